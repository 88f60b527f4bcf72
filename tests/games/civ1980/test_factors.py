"""What a learnt value reads: each factor is the figure that the rules give, and nobody's hand but one's own is read."""

from math import isfinite

import pytest
from msgspec import structs

from tests.games.civ1980.kit import (
    CATALOGUE,
    RULES,
    act,
    area,
    cities,
    deal,
    deal_calamity,
    fill_treasury,
    own,
    player,
    run,
    settle,
    ships,
    table,
)
from zeitalter.core.agenda import EVERYONE
from zeitalter.core.chance import stream
from zeitalter.core.factors import STANDING
from zeitalter.games.civ1980.bot.budget import purchases
from zeitalter.games.civ1980.bot.factors import progress, read, variant
from zeitalter.games.civ1980.bot.means import USUAL_HAND
from zeitalter.games.civ1980.bot.plan import still_to_pay
from zeitalter.games.civ1980.bot.row import FACTORS, INCOME
from zeitalter.games.civ1980.model import steps
from zeitalter.games.civ1980.model.player import hand_value
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.model.verbs import Offer
from zeitalter.games.civ1980.rules.credits import cards_value, finish_value
from zeitalter.games.civ1980.rules.growth import due
from zeitalter.games.civ1980.rules.succession import step_of
from zeitalter.text import Words

LARGEST_FALL = 2.5 / CATALOGUE.finish  # of the progress: the foremost marker may go back


def factors(state: Civ1980, seat: int, judge: int | None = None) -> dict[str, float]:
    row = read(state, seat if judge is None else judge)[seat]
    return dict(zip(FACTORS, row, strict=True))


def three_cities() -> Civ1980:
    """Africa in the middle of a turn, with cities, cards and a hand."""
    state = table(3, ["africa", "italy", "thrace"])
    settle(state, 0, tripolitania=2, sabratha=1, numidia=3)
    cities(state, 0, "tunisia", "carthage", "thapsus")
    own(state, 0, "pottery", "mysticism", "coinage")
    deal(state, 0, "salt", "salt", "cloth", "epidemic")
    fill_treasury(state, 0, 20)
    state.phase = 10
    return state


def test_every_factor_has_words_in_both_languages() -> None:
    for language in ("en", "de"):
        words = Words(language, RULES)
        for name in FACTORS:
            assert words.has(f"factor-{name}"), name
            shown = words(f"factor-{name}", change="+2")
            assert "+2" in shown or words.has(f"factor-{name}-less"), name
    assert len(set(FACTORS)) == len(FACTORS)


def test_cards_and_funds() -> None:
    state = three_cities()
    found = factors(state, 0)
    held = player(state, 0)
    assert found["cards"] == found["first_cards"] == 3
    assert found["cards_points"] == cards_value(state, held.cards) == 45 + 30 + 110
    assert found["groups"] == 3  # crafts; arts and sciences; sciences
    assert found["coinage"] == 1
    assert found["agriculture"] == 0
    assert found["shelter"] == 1  # Pottery
    assert found["treasury"] == found["full_treasury"] == 20
    assert found["funds"] == 20 + hand_value(CATALOGUE, held.hand) == 20 + 4 * 3 + 5
    need = finish_value(state, held)
    assert found["due"] == still_to_pay(state, held.cards, need)
    prices = purchases(state, held.cards, need)
    payable = [gain for price, gain in prices if price <= found["funds"]]
    assert found["affordable"] == max(payable, default=0)
    assert found["saved"] >= found["affordable"]
    assert found["next_price"] == max(min(price for price, _ in prices) - found["funds"], 0)


def test_a_card_in_the_basket_belongs_to_whoever_pays_for_it() -> None:
    state = three_cities()
    fill_treasury(state, 0, 10)
    run(state, steps.Buying, seat=0)
    before = factors(state, 0)
    act(state, 0, "buy cloth_making")
    after = factors(state, 0)
    assert after["cards"] == before["cards"] + 1
    assert after["funds"] == before["funds"] - (45 - 10)  # Pottery helps
    assert factors(state, 1)["cards"] == 0


def test_taxes_and_the_danger_of_a_revolt() -> None:
    state = three_cities()
    held = player(state, 0)
    assert factors(state, 0)["next_taxes"] == 6
    state.phase = 13  # nothing is bought any more
    settle(state, 0, sabratha=1)
    held.tokens[area("numidia")] -= 1
    held.tokens[area("tripolitania")] -= 1
    held.stock += 2
    fill_treasury(state, 0, held.stock - 2)
    found = factors(state, 0)
    assert found["next_taxes"] == found["stock"] == 2
    assert found["thin_stock"] == 4
    assert found["revolts"] == 3 - 2  # Coinage: one token for each city
    assert found["defenceless"] == 1
    held.cards = 0
    assert factors(state, 0)["revolts"] == 3 - 2 / 2


def test_cities_that_revolt_are_seen_while_others_decide_about_them() -> None:
    state = three_cities()
    fill_treasury(state, 0, player(state, 0).stock - 3)
    run(state, steps.Taxes)
    rates = {}
    for rate in (1, 2, 3):
        trial = state.copy()
        trial.apply(0, RULES.vocabulary.parse(f"tax {rate}"))
        rates[rate] = factors(trial, 0)["revolting"]
    assert rates == {1: 0, 2: 2, 3: 2}


def test_an_answer_that_is_sealed_counts_for_its_judge_alone() -> None:
    state = three_cities()
    fill_treasury(state, 0, player(state, 0).stock - 3)
    own(state, 1, "coinage")
    cities(state, 1, "etruria")
    run(state, steps.Taxes)
    act(state, 0, "tax 3")
    assert factors(state, 0)["revolting"] == 2
    assert factors(state, 0, judge=1)["revolting"] == 0


def test_hands_of_others_are_guessed_by_their_size() -> None:
    state = three_cities()
    seen = factors(state, 0, judge=1)
    assert seen["hand"] == 4
    assert seen["funds"] == 20 + USUAL_HAND[4]
    assert seen["calamities_held"] == 0
    other = three_cities()
    other.players[0].hand = []
    deal(other, 0, "gold", "gold", "gold", "spices")
    assert read(other, 1) == read(state, 1)
    own_row = factors(state, 0)
    assert own_row["calamities_held"] == own_row["hand_pairs"] == 1


def test_packets_on_the_table_add_to_the_funds() -> None:
    state = table()
    deal(state, 0, "hides", "ochre", "spices", "cloth", "cloth", "cloth", "bronze")
    deal(state, 1, "hides", "papyrus", "cloth", "spices")
    run(state, steps.BeginTrade)
    offers = [action for action in RULES.game.candidates(state, 0) if isinstance(action, Offer)]
    before = factors(state, 0)["funds"]
    state.apply(0, offers[0])
    assert factors(state, 0)["funds"] > before


def test_the_standing_counts_on_what_may_lie_in_packets() -> None:
    """A packet that the hand-made value thinks vain may be a prospect, for its owner alone."""
    state = table(hand_cap=False)
    deal(state, 0, "hides", "iron", "salt", "salt", "cloth", "cloth")
    deal(state, 1, "hides", "ochre", "salt", "cloth", "bronze")
    run(state, steps.BeginTrade)
    made = RULES.game.factors()
    assert made is not None
    before = made.rows(state, 0)
    assert [row[-1] for row in before] == [state.value(seat) for seat in range(3)]
    offers = [action for action in RULES.game.considered(state, 0) if isinstance(action, Offer)]
    for offer in offers:
        trial = state.copy()
        trial.apply(0, offer)
        assert made.rows(trial, 0)[0][-1] > before[0][-1]
        assert made.rows(trial, 1)[0][-1] == pytest.approx(before[0][-1])


def test_people_and_land() -> None:
    state = three_cities()
    found = factors(state, 0)
    held = player(state, 0)
    limits = [CATALOGUE.limit[area(name)] for name in ("tripolitania", "sabratha", "numidia")]
    lost = sum(max(n - limit, 0) for n, limit in zip((2, 1, 3), limits))
    assert found["crowd"] == lost
    assert found["people"] == found["few_people"] == 6 - lost
    assert found["seeds"] == 3
    room = [max(limit - n, 0) for n, limit in zip((2, 1, 3), limits)]
    assert found["room"] == sum(room)
    grown = [min(new, left) for new, left in zip((2, 1, 2), room)]
    assert found["growth"] == sum(grown)
    assert sum(due(state, 0)) >= found["growth"]
    assert found["cities"] == held.cities == 3
    assert found["first_cities"] == 2
    assert found["trade_income"] == INCOME[3]
    odd = [name for name in ("tunisia", "carthage", "thapsus") if not state.board.site[area(name)]]
    assert found["odd_cities"] == len(odd)
    assert found["unsupported"] == 1  # four people will be left for three cities
    ships(state, 0, CATALOGUE.water_ids[0])
    assert factors(state, 0)["ships"] == factors(state, 0)["first_ship"] == 1


def test_cities_without_support() -> None:
    state = table(3, ["africa", "italy", "thrace"])
    cities(state, 0, "tunisia", "carthage", "thapsus")
    settle(state, 0, tripolitania=1)
    state.phase = 10
    assert factors(state, 0)["unsupported"] == 3


def test_a_city_that_can_be_built_is_planned() -> None:
    state = table(3, ["africa", "italy", "thrace"])
    settle(state, 0, carthage=6, numidia=2)
    state.phase = 6
    found = factors(state, 0)
    assert found["planned"] == 1
    assert found["planned_income"] == INCOME[1] - INCOME[0]
    assert found["people"] == 2
    player(state, 0).tokens[area("numidia")] = 1  # too few to support it
    assert factors(state, 0)["planned"] == 0


def test_a_city_with_many_strangers_around_can_be_attacked() -> None:
    state = table(3, ["africa", "italy", "thrace"])
    cities(state, 0, "tunisia")
    near = state.board.land[area("tunisia")][0]
    player(state, 1).tokens[near] = 6
    state.phase = 3
    assert factors(state, 0)["attacked_cities"] == 0
    player(state, 1).tokens[near] = 7
    assert factors(state, 0)["attacked_cities"] == 1


def test_the_succession_table() -> None:
    state = three_cities()
    player(state, 0).space = 9
    player(state, 1).space = 11
    player(state, 2).space = 4
    found = factors(state, 0)
    assert found["space"] == 9
    assert found["space_behind"] == 2
    assert found["space_lead"] == 0
    assert found["next_space"] == 1
    assert step_of(state, 0) == 1
    assert found["gate_near"] == pytest.approx((7 - 3) / 7 / (11 - 9))
    assert found["gate_far"] == pytest.approx((1000 - 185) / 1000 / (14 - 9))
    player(state, 0).space = 10  # the Early Iron Age asks for seven cards
    assert factors(state, 0)["next_space"] == 0
    assert step_of(state, 0) == 0
    assert factors(state, 1)["falling_back"] == 1  # no city outside the Stone Age
    assert step_of(state, 1) == -1
    assert factors(state, 2)["falling_back"] == 0


def test_the_last_points() -> None:
    state = three_cities()
    names = CATALOGUE.card_ids[:11]
    own(state, 0, *names)
    player(state, 0).cards = sum(1 << card for card in range(11))
    player(state, 0).space = 14
    found = factors(state, 0)
    missing = 1200 - cards_value(state, player(state, 0).cards) - found["funds"]
    assert found["last_missing"] == pytest.approx(max(missing, 0) / 100)


def test_calamities_ahead() -> None:
    state = three_cities()
    assert factors(state, 0)["risk_cities"] == 0
    deal_calamity(state, 0, "iconoclasm_heresy", giver=1)
    assert factors(state, 0)["risk_cities"] == 3  # four, but it has three
    assert factors(state, 0, judge=2)["risk_cities"] == 0  # nobody else knows
    deal_calamity(state, 0, "famine")
    assert factors(state, 0, judge=2)["risk_people"] == CATALOGUE.famine_loss


@pytest.mark.parametrize("mode", RULES.modes)
@pytest.mark.parametrize("seats", RULES.seats)
def test_rows_are_finite_in_every_position(seats: int, mode: object) -> None:
    assert isinstance(mode, RULES.options)
    state = RULES.setup(seats, structs.replace(mode, turn_limit=12), seats)
    assert isinstance(state, Civ1980)
    rng = stream("factors", seats)
    before = 0.0
    while state.agenda:
        now = progress(state)
        assert 0.0 <= now <= 1.0
        assert now >= before - LARGEST_FALL
        before = now
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        if rng.below(4) == 0:
            digest = state.digest()
            rows = read(state, seat)
            assert len(rows) == seats
            assert all(len(row) == len(FACTORS) and all(map(isfinite, row)) for row in rows)
            assert read(state.copy(), seat) == rows
            assert state.digest() == digest
        legal = state.legal_actions(seat)
        state.apply(seat, legal[rng.below(len(legal))])


def test_variants_and_progress() -> None:
    assert variant(table()) == 0
    assert variant(table(hand_cap=False)) == 1
    state = table(turn_limit=10)
    state.turn = 5
    assert progress(state) == 0.5
    player(state, 1).space = 12
    assert progress(state) == 0.75
    made = RULES.game.factors()
    assert made is not None
    assert made.names == [*FACTORS, STANDING]
    state.agenda = [steps.BeginTurn(EVERYONE)]
    assert len(made.read(state, 0)) == state.seats
