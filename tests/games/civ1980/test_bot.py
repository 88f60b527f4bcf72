"""How the greedy bot plays this game: deals it makes and refuses, cards it saves for, and how fast it can decide."""

from time import perf_counter

import pytest

from tests.games.civ1980.kit import (
    CATALOGUE,
    RULES,
    area,
    card,
    cities,
    deal,
    empty_stock,
    fill_treasury,
    hand,
    leave_stock,
    own,
    player,
    run,
    settle,
    ships,
    table,
    trade,
)
from zeitalter.bots import create
from zeitalter.core.action import DONE, Action, Done
from zeitalter.core.agenda import EVERYONE, Step
from zeitalter.core.chance import stream
from zeitalter.core.player import PlayerView
from zeitalter.games.civ1980.bot.bargains import DEAR, promise, size_worth
from zeitalter.games.civ1980.bot.budget import Budget, kept_cards, most_taxes, next_price, purchases, will_buy
from zeitalter.games.civ1980.bot.plan import still_to_pay
from zeitalter.games.civ1980.bot.suggestions import MOST_ROOM, generosity, ranked, suggest_offer
from zeitalter.games.civ1980.bot.value import (
    NO_CITY,
    SAVING,
    SPACE,
    UNREACHABLE,
    cards_worth,
    hand_worth,
    is_to_move,
    land_worth,
    last_points,
)
from zeitalter.games.civ1980.model import steps
from zeitalter.games.civ1980.model.catalogue import NONE
from zeitalter.games.civ1980.model.packet import ALL, Cards, Packet
from zeitalter.games.civ1980.model.player import NOBODY, count_cards, free_cards, hand_value, set_value
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.model.verbs import Accept, Buy, Retract
from zeitalter.games.civ1980.rules.credits import cards_value, finish_value
from zeitalter.games.civ1980.rules.packets import answers_to, find_packet, has_lain, own_packets, packet_value
from zeitalter.games.civ1980.rules.proposals import RECALL, SPREAD, follow

GREEDY = create("greedy")
HANDS = [
    ["hides", "ochre", "salt", "grain", "cloth", "bronze"],
    ["hides", "hides", "iron", "papyrus", "cloth", "cloth"],
    ["ochre", "iron", "salt", "salt", "bronze", "bronze"],
]

UNBOUGHT = ("democracy", "philosophy", "mysticism", "pottery", "cloth_making")  # eleven cards are left, worth 1140


def neighbours_of(name: str, most: int) -> list[int]:
    state = table(2)
    places = [place for place in state.board.land[area(name)] if state.board.in_play[place]]
    return places[:most]


def start(state: Civ1980, kind: type[Step], *fields: int) -> Civ1980:
    """One phase, and more turns to come: the bot looks ahead."""
    run(state, kind, *fields)
    state.agenda.insert(0, steps.BeginTurn(EVERYONE))
    return state


def choose(state: Civ1980, seat: int, seed: int) -> Action:
    return GREEDY.choose(PlayerView(RULES, state.observe(seat)), stream("civ1980 bot", seed))


def worth(state: Civ1980, seat: int) -> int:
    return hand_value(CATALOGUE, player(state, seat).hand)


def traders(seed: int, **options: object) -> Civ1980:
    state = table(**options)
    for seat in range(3):
        deal(state, seat, *HANDS[(seat + seed) % 3])
    return start(state, steps.BeginTrade)


def packet_of(*names: str) -> Cards:
    return tuple(sorted(trade(name) for name in names))


def land_of(state: Civ1980, seat: int) -> float:
    return land_worth(state, seat, Budget(state, player(state, seat)))


def gain_of(state: Civ1980, seat: int, action: Action) -> int:
    """What a deal would bring somebody who sees all cards."""
    after = state.copy()
    after.apply(seat, action)
    return worth(after, seat) - worth(state, seat)


@pytest.mark.parametrize("capped", [True, False])
def test_repetition_does_not_milk_the_bot(capped: bool) -> None:
    """Seat 0 knows all hands, offers at random again and again, and takes only what serves it. Whatever it does, the
    bots end with better sets than before, but for what they pay, once each nation, for room in a full hand."""
    deals = 0
    for seed in range(4):
        state = traders(seed, hand_cap=capped, trade_rounds=8)
        rng = stream("milker", seed)
        first = [worth(state, other) for other in range(3)]
        favours: list[tuple[int, ...]] = []
        paid = [0] * 3
        while isinstance(state.agenda[-1], steps.Trading):
            seat = state.actors()[-1]  # the milker decides last
            before = [worth(state, other) for other in range(3)]
            hands = [player(state, other).hand[:] for other in range(3)]
            if seat == 0:
                good = [Accept(packet.number) for packet in answers_to(state, 0)]
                good = [action for action in good if gain_of(state, 0, action) > 0]
                known = RULES.game.candidates(state, 0)
                offers = [action for action in known if not isinstance(action, (Accept, Done))]
                action = good[0] if good else offers[rng.below(len(offers))] if offers else DONE
            else:
                action = choose(state, seat, seed)
            state.apply(seat, action)
            if isinstance(action, Accept):
                deals += 1
                traded = [other for other in range(3) if player(state, other).hand != hands[other]]
                for bot in (1, 2):
                    clean = all(held.giver == NOBODY for held in player(state, bot).hand)
                    lost = before[bot] - worth(state, bot) if clean else 0
                    room = len(hands[bot]) - len(player(state, bot).hand)
                    if capped and lost > 0 and room > 0 and len(hands[bot]) >= CATALOGUE.hand_limit:
                        favours.append((bot, *traded))
                        paid[bot] += lost
                    else:
                        assert lost <= 1
        assert len(favours) == len(set(favours))
        for bot in (1, 2):
            assert worth(state, bot) + paid[bot] >= first[bot]
    assert deals > 0


@pytest.mark.parametrize("capped", [True, False])
def test_bots_do_not_crowd_the_table(capped: bool) -> None:
    """One offer and one answer each. A packet is taken back when nobody took it in the last round, or when a deal has
    spoilt it, and then something else is tried."""
    taken_back = 0
    for seed in range(3):
        state = traders(seed, hand_cap=capped)
        while isinstance(state.agenda[-1], steps.Trading):
            seat = state.actors()[seed % len(state.actors())]
            action = choose(state, seat, seed)
            if isinstance(action, Retract):
                packet = find_packet(state, action.packet)
                assert packet is not None
                assert has_lain(state, packet) or state.dealt[seat]
                taken_back += 1
            state.apply(seat, action)
            lying = [packet.answers != NONE for packet in own_packets(state, seat)]
            assert len(lying) == len(set(lying))
    assert taken_back


def test_both_sides_gain_by_a_swap_of_singles() -> None:
    """Two bots with the same four kinds: one collects bronze, the other cloth."""
    state = table(2)
    for seat in range(2):
        deal(state, seat, "hides", "iron", "cloth", "bronze")
    start(state, steps.BeginTrade)
    before = [worth(state, seat) for seat in range(2)]
    while isinstance(state.agenda[-1], steps.Trading):
        seat = state.actors()[0]
        state.apply(seat, choose(state, seat, 1))
    assert worth(state, 0) > before[0]
    assert worth(state, 1) > before[1]


def test_a_packet_too_cheap_for_its_size_is_refused() -> None:
    state = table(2)
    deal(state, 0, "hides", "bronze", "epidemic")
    deal(state, 1, "ochre", "iron", "bronze")
    start(state, steps.BeginTrade)
    state.apply(0, RULES.vocabulary.parse("offer 7 bronze nothing hides,bronze,epidemic"))
    answer = choose(state, 1, 1)
    state.apply(1, answer)
    assert "epidemic" not in hand(state, 1)


def test_room_in_a_full_hand_is_paid_for_in_one_deal_per_turn_with_each_nation() -> None:
    """Six cards draw nothing: only then may sets shrink, for fewer cards, or, if no taxes are to come, for others."""
    state = table(3)
    deal(state, 0, "hides", "hides", "ochre", "ochre", "ochre", "ochre")
    cards = packet_of("hides", "ochre", "ochre", "ochre", "ochre")
    given = Packet(0, 0, ALL, NONE, trade("ochre"), CATALOGUE.no_wish, packet_value(state, cards), 1, cards)

    def gain(partner: int, *names: str) -> float:
        cards = packet_of(*names)
        got = Packet(0, partner, 0, NONE, trade(names[0]), CATALOGUE.no_wish, packet_value(state, cards), 1, cards)
        return promise(state, 0, count_cards(CATALOGUE, player(state, 0).hand), given, got)

    assert gain(1, "iron", "papyrus", "salt") > 0  # 8 points for 19
    assert gain(1, "iron", "papyrus", "salt", "hides", "ochre") < 0
    stuck = state.copy()
    empty_stock(stuck, 0, "athens")
    assert generosity(stuck, 0, ALL, 0) > generosity(state, 0, ALL, 0) == 0
    state.dealt[0] = 1 << 1
    assert gain(1, "iron", "papyrus", "salt") < 0
    assert gain(2, "iron", "papyrus", "salt") > 0
    leader = state.copy()
    own(leader, 0, "mysticism", "literacy")
    assert generosity(leader, 0, 2, 2) > 0
    own(leader, 0, "astronomy")  # 220 points ahead of everybody
    assert generosity(leader, 0, 2, 2) == 0
    stuck = leader.copy()
    empty_stock(stuck, 0, "athens")
    assert generosity(stuck, 0, 2, 2) > 0
    own(leader, 1, "literacy")
    assert generosity(leader, 0, 2, 2) > 0
    assert generosity(state, 0, 2, 1) < generosity(state, 0, 2, 2) == generosity(state, 0, 2, 3) == MOST_ROOM
    player(state, 0).hand.pop()
    assert gain(2, "iron", "papyrus", "salt") < 0


def test_nobody_pays_for_room_who_can_buy_by_the_next_turn() -> None:
    """The cheapest card on the way costs 30, the hand is worth 20; with all cards the last space counts instead."""
    state = table(2)
    deal(state, 0, "hides", "hides", "ochre", "ochre", "ochre", "ochre")
    assert next_price(state, player(state, 0)) == 30
    fill_treasury(state, 0, 5)
    assert generosity(state, 0, ALL, 2) > 0
    fill_treasury(state, 0, 5)
    assert generosity(state, 0, ALL, 2) == 0
    for seat in range(2):  # so that nobody is ahead
        own(state, seat, *[name for name in CATALOGUE.card_ids if name not in UNBOUGHT])
    missing = finish_value(state, player(state, 1)) - cards_value(state, player(state, 1).cards)
    deal(state, 1, *["gold"] * 3, *["bronze"] * 2, "spices")
    assert worth(state, 1) == missing - most_taxes(state) - 7
    assert generosity(state, 1, ALL, 2) > 0
    deal(state, 1, "gems")
    assert generosity(state, 1, ALL, 2) == 0


def test_no_plan_counts_on_a_price_that_a_capped_hand_hardly_reaches() -> None:
    """1400 points: with Mysticism the eleventh card would have to be Democracy at 140, without it none costs more than
    Law. Whoever may draw freely likes Mysticism."""
    for capped, wanted in ((True, False), (False, True)):
        state = table(4, ["egypt", "babylon", "assyria", "asia"], hand_cap=capped)
        before = still_to_pay(state, 0, 1400)
        assert (still_to_pay(state, 1 << card("mysticism"), 1400) < before) == wanted


def test_nobody_gives_up_the_finish_for_cheap_cards() -> None:
    """Egypt needs 1400 points: with five cheap cards, eleven cannot reach that any more."""
    state = table(2, ["egypt", "crete"])

    def worth_of(*names: str) -> tuple[float, float]:
        player(state, 0).cards = 0
        own(state, 0, *names)
        budget = Budget(state, player(state, 0))
        return budget.due, cards_worth(state, player(state, 0), budget)

    due, worth_before = worth_of("mysticism", "music", "astronomy")
    later_due, worth_later = worth_of("mysticism", "music", "astronomy", "cloth_making", "pottery")
    assert due < UNREACHABLE < later_due
    assert worth_later < worth_before


@pytest.mark.parametrize("capped", [True, False])
def test_gold_is_kept_while_six_cards_are_the_limit(capped: bool) -> None:
    """The treasury buys more of it, and its sets grow fastest. Without the cap a small gain is enough to give it up."""
    state = table(2, hand_cap=capped)
    deal(state, 0, "hides", "ochre", "gold")
    cards = packet_of("hides", "ochre", "gold")
    given = Packet(0, 0, ALL, NONE, trade("gold"), CATALOGUE.no_wish, packet_value(state, cards), 1, cards)
    cards = packet_of("bronze", "cloth", "spices")
    got = Packet(1, 1, 0, 0, trade("bronze"), CATALOGUE.no_wish, packet_value(state, cards), 1, cards)
    assert got.value > given.value
    assert (promise(state, 0, count_cards(CATALOGUE, player(state, 0).hand), given, got) > 0) == (not capped)


def test_room_for_gold_is_worth_most_to_whoever_needs_a_dear_card() -> None:
    """Three cards of gold cost 54 tokens and bring 81 points."""
    state = table(2)
    state.phase = 11
    fill_treasury(state, 0, 2 * CATALOGUE.gold_price)

    def room_worth() -> float:
        return size_worth(state, player(state, 0), 4) - size_worth(state, player(state, 0), 6)

    assert next_price(state, player(state, 0)) < DEAR
    cheap = room_worth()
    own(state, 0, *[name for name in CATALOGUE.card_ids if name not in (*UNBOUGHT, "law")])
    assert next_price(state, player(state, 0)) > DEAR
    assert room_worth() > cheap


def test_a_nation_with_all_its_cards_wants_no_ship_and_no_seventh_trade_card() -> None:
    """Every token counts for the last points, and more than six trade cards must be handed back."""
    state = table(2)
    settle(state, 0, athens=2)

    def gain_by_a_ship() -> float:
        before = land_of(state, 0)
        with_ship = state.copy()
        ships(with_ship, 0, "athens")
        return land_of(with_ship, 0) - before

    assert gain_by_a_ship() > 0
    own(state, 0, *[name for name in CATALOGUE.card_ids if name not in UNBOUGHT])
    assert gain_by_a_ship() < 0
    assert size_worth(state, player(state, 0), 7) < size_worth(state, player(state, 0), 6) == 0


def test_an_offer_gives_what_is_missed_least_and_wishes_for_what_grows() -> None:
    state = table(2)
    deal(state, 0, "hides", "ochre", "spices", "cloth", "cloth", "cloth", "bronze")
    offer = ranked(state, 0, None, False)[0]
    assert CATALOGUE.trade_ids[offer.wish] == "cloth"
    assert trade("cloth") not in offer.cards
    spare = packet_of("hides", "ochre", "spices")  # one card of bronze would add less than one of cloth
    assert suggest_offer(state, free_cards(CATALOGUE, player(state, 0).hand), spare, 0.0).wish == trade("cloth")
    deal(state, 1, "hides", "papyrus", "cloth", "spices")
    packet = Packet(0, 0, ALL, NONE, offer.named, offer.wish, packet_value(state, offer.cards), 1, offer.cards)
    answer = ranked(state, 1, packet, False)[0]
    assert CATALOGUE.trade_ids[answer.named] == "cloth"


def test_a_calamity_is_hidden_only_where_nobody_must_see_it() -> None:
    state = table(2)
    deal(state, 0, "hides", "ochre", "epidemic")
    assert not ranked(state, 0, None, True)  # 2 points for three cards
    deal(state, 0, "salt", "salt")
    assert trade("epidemic") in ranked(state, 0, None, True)[0].cards


def test_tokens_are_recalled_for_the_next_taxes() -> None:
    """Two cities ask for four tokens of stock; those that support them stay."""
    state = table(2)
    cities(state, 0, "rome", "sparta")
    settle(state, 0, **{CATALOGUE.area_ids[place]: CATALOGUE.limit[place] for place in neighbours_of("rome", 3)})
    before = sum(player(state, 0).tokens)
    leave_stock(state, 0, 0)
    follow(state, 0, RECALL)
    crowd = sum(max(n - state.limit(0, place), 0) for place, n in enumerate(player(state, 0).tokens))
    assert sum(player(state, 0).tokens) == before
    assert min(4, before - 4) <= crowd


def test_every_token_of_stock_counts_for_the_taxes_of_the_next_turn() -> None:
    """Two cities ask for four; those who are to move and are too many can still be recalled."""
    state = table(2)
    cities(state, 0, "rome", "sparta")
    state.phase = 14

    def worth_with(stock: int) -> float:
        leave_stock(state, 0, stock)
        return land_of(state, 0)

    assert worth_with(0) < worth_with(1) < worth_with(2) < worth_with(3) < worth_with(4) == worth_with(5)
    fill_treasury(state, 0, -player(state, 0).treasury)
    state.phase = 4
    settle(state, 0, pannonia=11, thessaly=11, dacia=11)  # too few for a city in one place
    assert not Budget(state, player(state, 0)).spending
    assert worth_with(0) == worth_with(4)


def test_all_cards_bought_treasury_and_hand_count_for_the_last_spaces() -> None:
    state = table(3, ["crete", "illyria", "thrace"])
    own(state, 0, *[name for name in CATALOGUE.card_ids if name not in UNBOUGHT])
    budget = Budget(state, player(state, 0))
    assert budget.cards.bit_count() == CATALOGUE.most_owned
    before = last_points(state, player(state, 0), budget)
    fill_treasury(state, 0, 10)
    assert last_points(state, player(state, 0), Budget(state, player(state, 0))) > before
    own(state, 1, "law")
    assert last_points(state, player(state, 1), Budget(state, player(state, 1))) == 0.0


def test_points_for_the_last_space_count_most_when_they_are_there() -> None:
    """What the next taxes may bring is less: nobody builds a ship with the token that makes the step possible."""
    state = table(2)
    own(state, 0, *[name for name in CATALOGUE.card_ids if name not in UNBOUGHT])
    cities(state, 0, "rome", "sparta")  # four tokens of tax
    me = player(state, 0)
    missing = finish_value(state, me) - cards_value(state, me.cards)
    deal(state, 0, "gold", "gold")

    def worth_with(treasury: int) -> float:
        fill_treasury(state, 0, treasury - me.treasury)
        return last_points(state, me, Budget(state, me))

    enough = missing - worth(state, 0)
    values = [worth_with(enough + more) for more in (-2, -1, 0, 1)]
    assert values[0] < values[1] < values[2] - SPACE
    assert values[2] == values[3]


def test_cards_that_must_be_handed_back_are_worth_nothing_once_nothing_is_bought() -> None:
    state = table(2)
    deal(state, 0, "hides", "ochre", "iron", "salt", "grain", "cloth", "bronze")
    for phase, kept in ((11, 22), (12, 21), (13, 21), (14, 22)):
        state.phase = phase
        assert set_value(CATALOGUE, kept_cards(state, player(state, 0))) == kept
        assert Budget(state, player(state, 0)).funds == kept


def test_every_card_of_the_plan_makes_the_rest_cheaper() -> None:
    state = table(2)
    need = 1300
    nothing = still_to_pay(state, 0, need)
    held = 0
    for name in ("mysticism", "astronomy", "coinage", "engineering", "medicine", "law", "philosophy"):
        held |= 1 << card(name)
        less = still_to_pay(state, held, need)
        assert less < nothing
        nothing = less


def test_the_bot_buys_what_is_on_its_way() -> None:
    state = table(2)
    deal(state, 0, "bronze", "bronze", "bronze", "cloth")
    own(state, 0, "mysticism")
    fill_treasury(state, 0, 10)
    state.turn = 12
    start(state, steps.Purchases, 1)
    while isinstance(state.agenda[-1], steps.Buying) and state.agenda[-1].seat == 0:
        action = choose(state, 0, 1)
        if not isinstance(action, Buy):
            break
        state.apply(0, action)
    assert state.basket


def test_forty_tokens_are_moved_without_delay() -> None:
    """The shortest of several times, so that a busy machine does not matter."""
    state = table(4)
    free = [area for area in range(CATALOGUE.areas) if state.board.in_play[area]][:20]
    settle(state, 0, **{CATALOGUE.area_ids[area]: 2 for area in free})
    state.agenda = [steps.Moving(0)]
    times = []
    for wish in (False, True):
        if wish:
            state.apply(0, RULES.vocabulary.parse("follow 0"))
        for _ in range(5):
            start = perf_counter()
            assert len(state.legal_actions(0)) > 3
            times.append(perf_counter() - start)
    assert max(min(times[:5]), min(times[5:])) < 0.005


def test_pairs_that_have_no_room_to_grow_settle_the_land_around() -> None:
    """Phaistos feeds two. Both neighbours of Crete's strait grow if one of them moves over."""
    state = table(3, ["crete", "illyria", "thrace"])
    settle(state, 0, phaistos=2)
    follow(state, 0, SPREAD)
    assert [player(state, 0).tokens[area(name)] for name in ("phaistos", "knossos")] == [1, 1]


def test_what_is_held_for_a_dear_card_counts_more_the_nearer_its_price() -> None:
    """And less than having it: otherwise nobody would ever buy."""
    state = table(3, ["crete", "illyria", "thrace"])
    own(state, 0, "architecture", "drama_poetry", "literacy", "music", "mysticism")
    saved = []
    for more in (20, 10, 10):
        fill_treasury(state, 0, more)
        budget = Budget(state, player(state, 0))
        saved.append(budget.saved)
        assert not budget.spending  # 40, and the cheapest card on the way costs 60
    assert saved[0] < saved[1] < saved[2]
    deal(state, 0, "bronze", "bronze")
    assert Budget(state, player(state, 0)).spending == 60
    assert SAVING < 1.0


def test_nobody_waits_with_a_full_hand_for_a_price_that_all_taxes_do_not_reach() -> None:
    """A full hand grows no more: what it lacks must be taxes, and some tokens never get into the treasury."""
    state = table(2)
    own(state, 0, *[name for name in CATALOGUE.card_ids if name not in (*UNBOUGHT, "law")])
    me = player(state, 0)
    ((law, _gain),) = purchases(state, me.cards, finish_value(state, me))
    fill_treasury(state, 0, most_taxes(state))
    missing = law - most_taxes(state)
    deal(state, 0, "gold", "gold", "gold", "hides", "iron")
    assert worth(state, 0) >= missing
    assert Budget(state, me).saved > 0
    me.hand.clear()
    deal(state, 0, *["hides"] * 3, "ochre", "iron")
    assert worth(state, 0) < missing
    assert Budget(state, me).saved > 0  # the hand may become better
    deal(state, 0, "papyrus")
    assert Budget(state, me).saved == 0


def test_what_a_card_will_cost_in_this_turn_is_back_in_stock_for_the_next_taxes() -> None:
    """Before the purchase nobody shrinks from revolts that the purchase prevents."""
    state = table(2)
    cities(state, 0, "rome", "sparta")
    fill_treasury(state, 0, 30)
    empty_stock(state, 0, "athens")
    fears = {}
    for phase in (9, 11, 13):
        state.phase = phase
        fears[phase] = land_of(state, 0)
    assert Budget(state, player(state, 0)).spending == 30  # Mysticism
    assert fears[13] < fears[9] == fears[11]


def test_purchases_are_to_come_until_it_was_ones_turn() -> None:
    """In reverse order of the table: Thrace, then Italy."""
    state = table(2, ["italy", "thrace"])
    for phase, bought, expected in (
        (11, 0, [True, True]),
        (12, 0, [True, True]),
        (12, 1, [True, False]),
        (12, 2, [False, False]),
        (13, 0, [False, False]),
    ):
        state.phase = phase
        state.agenda = [steps.Purchases(EVERYONE, bought)] if phase == 12 else []
        assert [will_buy(state, player(state, seat)) for seat in range(2)] == expected


def test_a_full_hand_does_no_harm_between_drawing_and_the_purchase_that_empties_it() -> None:
    """Otherwise nobody who can buy would ever end the trade; but whoever puts the purchase off will draw nothing."""
    state = table(2, ["italy", "thrace"])
    cities(state, 0, "rome", "sparta", "athens")
    deal(state, 0, *["hides"] * 3, *["ochre"] * 3)
    fill_treasury(state, 0, 12)  # 30 for Mysticism

    def worth_in(phase: int, bought: int) -> float:
        state.phase = phase
        state.agenda = [steps.Purchases(EVERYONE, bought)] if phase == 12 else []
        return hand_worth(state, 0, Budget(state, player(state, 0)))

    assert worth_in(11, 0) == pytest.approx(worth_in(12, 0), abs=3.0)  # but for the haste of trading
    assert worth_in(12, 2) < worth_in(12, 1) - 10
    assert worth_in(9, 0) < worth_in(12, 1) - 10


def test_a_nation_with_all_its_cards_keeps_a_city() -> None:
    """Without one its marker goes back, whatever lies in its treasury."""
    state = table(2)
    own(state, 0, *[name for name in CATALOGUE.card_ids if name not in UNBOUGHT])
    cities(state, 0, "rome", "sparta")
    settle(state, 0, etruria=4)
    state.phase = 15

    def worth_with(stock: int) -> float:
        leave_stock(state, 0, stock)
        return land_of(state, 0)

    tax = 1  # with Coinage
    assert worth_with(tax) - worth_with(0) > NO_CITY
    assert worth_with(2 * tax) - worth_with(tax) < NO_CITY


def test_many_cheap_cards_of_a_full_hand_are_given_for_few() -> None:
    """Room is worth more than two cheap cards, and still more with an empty stock."""
    state = table(2)
    deal(state, 0, "hides", "ochre", "iron", "papyrus", "salt", "bronze")
    deal(state, 1, "hides", "ochre", "iron", "cloth", "cloth", "cloth")
    state.phase = 11
    cheap = packet_of("hides", "ochre", "iron", "papyrus", "salt")
    given = Packet(0, 0, ALL, NONE, trade("salt"), CATALOGUE.no_wish, 9, 1, cheap)
    got = Packet(1, 1, 0, 0, trade("iron"), CATALOGUE.no_wish, 4, 1, packet_of("hides", "ochre", "iron"))
    counts = count_cards(CATALOGUE, player(state, 0).hand)
    gain = promise(state, 0, counts, given, got)
    assert gain > 0
    empty_stock(state, 0, "athens", 3)
    assert promise(state, 0, counts, given, got) > gain


def test_who_has_yet_to_move_can_leave_a_crowded_area() -> None:
    """In census order: after the first nation has moved, only the second can."""
    state = table(2)
    state.phase = 5
    for seat, size in enumerate((3, 2)):
        player(state, seat).census = size
    for moved, waiting in ((0, [True, True]), (1, [False, True]), (2, [False, False])):
        state.agenda = [steps.Movement(EVERYONE, moved)]
        assert [is_to_move(state, seat) for seat in range(2)] == waiting
