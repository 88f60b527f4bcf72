"""Who knows what."""

from tests.games.ages.kit import Table, number, rules, table
from zeitalter.core.action import DONE
from zeitalter.core.chance import stream
from zeitalter.core.choices import choices
from zeitalter.core.wording import Amount
from zeitalter.games.ages.model import steps
from zeitalter.games.ages.model.options import Options
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.view.shape import AgesView


def view(game: Table, seat: int | None) -> AgesView:
    seen = game.state.observe(seat)
    assert isinstance(seen, AgesView)
    return seen


def test_military_hands_are_hidden_their_ages_open() -> None:
    game = table().player(0, military="rats spy_ii").turn(0)
    assert view(game, 0).players[0].military == sorted([number("rats"), number("spy_ii")])
    for eye in (1, None):
        assert view(game, eye).players[0].military == []
        assert view(game, eye).players[0].military_ages == [1, 2]


def test_civil_hands_are_open() -> None:
    game = table().player(0, hand="iron").turn(0)
    assert view(game, 1).players[0].hand == [number("iron")]


def test_own_events_are_known_to_who_placed_them() -> None:
    game = table().player(0, military="rats").current("no_event development_of_science").turn(0, politics=True)
    game.do(0, "place rats")
    assert view(game, 0).future == [number("rats")]
    assert view(game, 1).future == [None]
    imagined = rules().from_view(view(game, 0), stream("events"))
    assert imagined.future == [number("rats")]  # type: ignore[attr-defined]


def test_a_discarded_card_is_known_to_its_owner_alone() -> None:
    game = table().player(0, military="raid_i raid_i legion").turn(0, politics=True).do(0, "done", "discard legion")
    assert view(game, 0).discards_own[1] == [number("legion")]
    assert (view(game, 1).discards[1], view(game, 1).discards_own[1], view(game, 1).discards_hidden[1]) == ([], [], 1)


def test_a_refused_pact_stays_known_until_a_card_of_its_age_is_discarded() -> None:
    game = table(3).player(0, military="peace_treaty_iii plunder_iii plunder_iii").turn(0, politics=True)
    game.do(0, "offer peace_treaty_iii 1 a").do(1, "refuse")
    assert view(game, 2).players[0].shown == [number("peace_treaty_iii")]
    assert isinstance(game.state.agenda[-1], steps.Discarding)
    game.do(0, "discard plunder_iii")
    assert view(game, 2).players[0].shown == []


def test_a_military_card_that_everybody_has_seen_is_not_taken_back() -> None:
    """Attack, tactic, territory of Columbus, bonus cards of a defender and of a colonizer."""
    bonus = "defense_colonization_bonus_i"
    game = table().player(0, military="raid_i", workers="warriors=2").player(1, military=bonus).turn(0, politics=True)
    assert not game.may_take_back(0, "attack raid_i 1")
    game.do(0, "done")
    assert not game.may_take_back(1, f"spend {bonus}")
    game = table().player(0, military="legion").turn(0)
    assert game.state.describe(0, game.action("tactic legion")).irreversible
    assert not game.may_take_back(0, "tactic legion")
    game = table().player(0, cards="christopher_columbus", military="historic_territory_i").turn(0, politics=True)
    assert not game.may_take_back(0, "colonize historic_territory_i")
    game = table().player(0, workers="warriors=2", military=bonus).player(1, workers="warriors=0")
    game.event("historic_territory_i").do(0, "bid 2")
    assert game.may_take_back(0, "sacrifice warriors")  # tells nobody anything new
    assert not game.may_take_back(0, f"spend {bonus}")


def test_how_high_a_bid_may_go_is_told_to_the_bidder_alone() -> None:
    def bidding(hand: str) -> Table:
        return table().player(0, workers="warriors=2", military=hand).event("historic_territory_i")

    weak, strong = bidding("raid_i"), bidding("defense_colonization_bonus_i")
    highest = [choices(game.state, 0)[0].meaning.amount for game in (weak, strong)]
    assert highest == [Amount(1, 2), Amount(1, 3)]
    assert [choices(game.state, 1) for game in (weak, strong)] == [[], []]
    for eye in (1, None):
        assert view(weak, eye) == view(strong, eye)
    assert weak.state.prompt(0) == strong.state.prompt(0)  # in words that all may read


def test_a_colonizer_without_units_left_is_asked_as_long_as_it_holds_any_military_card() -> None:
    for hand in ("raid_i", "defense_colonization_bonus_i"):
        game = table().player(0, workers="warriors=1", military=hand).player(1, workers="warriors=0")
        game.event("historic_territory_i").do(0, "bid 1", "sacrifice warriors")
        assert game.can(0, "done")
        assert game.can(0, f"spend {hand}") == (hand != "raid_i")


def test_politics_is_asked_with_any_military_card_in_hand() -> None:
    game = table().player(0, military="legion").turn(0, politics=True)
    assert game.legal(0) == ["done"]
    assert isinstance(game.state.agenda[-1], steps.Politics)


def test_bonus_cards_to_choose_from_are_imagined_in_no_deck() -> None:
    state = rules().setup(2, Options("expert", bonus="open"), 3)
    for seed in range(5):
        imagined = rules().from_view(state.observe(state.actors()[0]), stream(seed))
        assert isinstance(imagined, Ages)
        assert not any(imagined.card(card).scoring for card in imagined.military_decks[3])


def test_who_has_bid_is_imagined_with_the_cards_for_it() -> None:
    """Warriors alone are worth 1: a bid of 4 tells the others of bonus cards in hand."""
    hand = "defense_colonization_bonus_i defense_colonization_bonus_ii spy_ii"
    game = table(seats=3).player(0, military=hand).player(1, workers="warriors=9").player(2, workers="warriors=0")
    game.event("historic_territory_i").do(0, "bid 4")
    for seed in range(30):
        imagined = rules().from_view(game.state.observe(1), stream("bid", seed))
        assert isinstance(imagined, Ages)
        imagined.check()
        assert imagined.observe(1) == game.state.observe(1)
        imagined.apply(1, DONE)
        while imagined.is_actor(0):
            imagined.apply(0, imagined.legal_actions(0)[-1])
        assert imagined.players[0].colonies
