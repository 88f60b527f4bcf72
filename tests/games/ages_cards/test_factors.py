"""What the learnt value reads, against figures recomputed from the rules."""

from collections.abc import Iterator
from math import isfinite

import pytest

from tests.games.ages_cards.kit import Table, rules, table
from zeitalter.core.chance import stream
from zeitalter.games.ages_cards.bot.factors import FACTORS
from zeitalter.games.ages_cards.model.catalogue import NOTHING
from zeitalter.games.ages_cards.model.options import MODES, Mode, Options
from zeitalter.games.ages_cards.model.state import AgesCards
from zeitalter.games.ages_cards.rules.scoring import scores
from zeitalter.games.ages_cards.rules.wonders import is_fulfilled

ALL = rules().game.factors()
assert ALL is not None
READ, PROGRESS = ALL.read, ALL.progress


def read(game: Table, seat: int) -> dict[str, float]:
    return dict(zip(FACTORS, READ(game.state, 0)[seat], strict=True))


def expect(game: Table, seat: int, **figures: float) -> None:
    found = read(game, seat)
    assert {name: found[name] for name in figures} == pytest.approx(figures)


def positions(mode: Mode, seats: int) -> Iterator[AgesCards]:
    """All positions of a random game."""
    state = rules().setup(seats, Options(mode), f"factors {mode} {seats}")
    assert isinstance(state, AgesCards)
    rng = stream("factors", seats)
    while state.agenda:
        yield state
        seat = state.actors()[0]
        legal = state.legal_actions(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    yield state


# ---- in any position ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rows_are_finite_and_agree_with_the_rules(mode: Mode, seats: int) -> None:
    last = 0.0
    for state in positions(mode, seats):
        rows = READ(state, 0)
        assert [len(row) for row in rows] == [len(FACTORS)] * seats
        assert all(isfinite(number) for row in rows for number in row)
        for seat, row in enumerate(rows):
            found = dict(zip(FACTORS, row))
            score = scores(state, seat)
            assert found["card_points"] == score["score-cards"]
            assert found["wonder_points"] == score["score-wonders"]
            assert found["track"] == score["score-track"]
            assert found["strength"] == state.strength(seat)
            beside = [state.wonder(wonder) for wonder in state.wonders if wonder != NOTHING]
            assert found["wonder_fulfilled"] == sum(w.vp for w in beside if is_fulfilled(state, seat, w))
        assert 0.0 <= PROGRESS(state) <= 1.0
        assert PROGRESS(state) >= last - 0.15
        last = PROGRESS(state)


@pytest.mark.parametrize("mode", MODES)
def test_reading_changes_nothing_and_a_copy_reads_the_same(mode: Mode) -> None:
    for state in positions(mode, 3):
        before = state.encode()
        rows = READ(state.copy(), 0)
        assert READ(state, 2) == rows
        assert state.encode() == before


def test_the_order_of_the_projects_is_not_read() -> None:
    game = (
        table(mode="combined").row("animal", "C06 C31").projects("oil", "C22 C19 C20").player(0, hand="C01 C02").turn(0)
    )
    rows = READ(game.state, 0)
    game.state.projects[2][:2] = reversed(game.state.projects[2][:2])
    assert READ(game.state, 0) == rows


def test_the_variants_are_the_modes() -> None:
    assert ALL is not None
    assert ALL.variants == list(MODES)
    assert [ALL.variant(table(mode=mode).turn(0).state) for mode in MODES] == [0, 1, 2]


# ---- points and cards ---------------------------------------------------------------------------------------------


def test_points_and_who_leads() -> None:
    game = (
        table(seats=3, mode="reason")
        .player(0, hand="C01 C39", wonders="W13", vp=11)  # 2 + 3 + 11
        .player(1, hand="C01 C02", vp=4)
        .player(2, hand="C01 C02", resources="C49", vp=6)  # 3 + 6
        .turn(0)
    )
    expect(game, 0, card_points=2, wonder_points=3, track=11, track_near_end=2, lead=7, behind=0)
    expect(game, 1, card_points=0, wonder_points=0, track=4, track_near_end=0, lead=0, behind=12)
    expect(game, 2, card_points=3, track=6, lead=0, behind=7)


def test_cards_by_what_they_show_and_where_they_lie() -> None:
    game = (
        table(seats=2)
        .player(0, hand="C01 C02 C04 C05 C06", resources="C03 C13 C22", technologies="C08 C28")
        .player(1, hand="C01 C02")
        .turn(1)
    )
    expect(game, 0, hand=5, turns_to_collect=2, animals=2, gunpowders=1, oils=1, earths=0, spaces=1)
    expect(game, 0, attacks=2, tactics=1, hand_civil=3, hand_attack=1, hand_tactic=1)
    expect(game, 0, ready_food=1, ready_gunpowder=1, ready_oil=1, ready_iron=0, ready_kinds=3, units=3)
    expect(game, 0, used_up=1.2 + 8.0)  # an animal and a space


@pytest.mark.parametrize(("hand", "turns"), [(0, 1), (1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3)])
def test_turns_until_everything_comes_back(hand: int, turns: int) -> None:
    cards = ["C06", "C07", "C08", "C09", "C10", "C11", "C12"][:hand]
    game = table().player(0, hand=" ".join(cards), resources="C01").player(1, hand="C01 C02").turn(1)
    expect(game, 0, turns_to_collect=turns)


def test_the_running_turn_is_counted_as_far_as_it_is() -> None:
    """Four cards last for two turns, whether or not the first of them are played; a resource is played only once."""
    game = table().player(0, hand="C13 C01 C02 C03", resources="C14").row("oil", "C22").turn(0)
    expect(game, 0, turns_to_collect=2, buy_era=3)
    game.do(0, "resource C01")
    expect(game, 0, turns_to_collect=2, buy_era=0)  # the gunpowder is still in hand
    game.do(0, "technology C02")
    expect(game, 0, turns_to_collect=2, buy_era=0)


def test_temporary_resources_belong_to_the_turn() -> None:
    game = table().player(0, hand="C01 C02 C03").temporary("iron gunpowder").turn(0, "resource")
    expect(game, 0, temporary=0.6 + 2.0)
    expect(game, 1, temporary=0)


def test_what_the_effects_can_do() -> None:
    """Ironworks 2 iron, Currency exhausts 1 for 2 animals, Steam Engine refreshes 3, Railway plays 2, Computer 2."""
    game = table().player(0, hand="C13 C07", resources="C19 C20", technologies="C28").player(1, hand="C01 C02").turn(1)
    expect(game, 0, gaining=2 * 0.6 + 2 * 1.2 - 0.6, refreshing=3, deploying=2, repeating=2, scoring=0)


def test_effects_for_points() -> None:
    """Calendar 1, Mass Media 3, Guilds cost 1, Frigate 2."""
    game = (
        table(mode="reason")
        .player(0, hand="C31 C47", resources="C49", technologies="C40")
        .player(1, hand="C01 C02")
        .turn(1)
    )
    expect(game, 0, scoring=scoring("C31") + 3 - 1 + scoring("C47"))
    expect(game, 0, scoring_in_hand=scoring("C31") + scoring("C47"), best_score_in_hand=scoring("C47"))


def scoring(name: str) -> int:
    """The points of an effect, by the data."""
    card = rules().catalogue.cards[rules().catalogue.instance_names.index(name)]
    return sum(
        [effect.attacker_vp + (effect.amount if effect.op == 4 and effect.who == 0 else 0) for effect in card.effects]
    )


# ---- strength and danger ------------------------------------------------------------------------------------------


def test_strength_against_the_strongest_rival() -> None:
    game = (
        table(seats=3)
        .player(0, hand="C01 C02", technologies="C11 C12")  # 2 + 1
        .player(1, hand="C01 C02", technologies="C17")  # 3
        .player(2, hand="C01 C02", technologies="C04")  # 1
        .turn(0)
    )
    expect(game, 0, strength=3, strength_lead=0, strength_gap=0)
    expect(game, 2, strength=1, strength_lead=0, strength_gap=2)


def test_reserve_is_what_reactions_would_add() -> None:
    """From hand with the symbol; resources whose back is military, without it."""
    game = (
        table().player(0, hand="C01 C17 C22", resources="C26 C13", technologies="C12").player(1, hand="C01 C02").turn(1)
    )
    expect(game, 0, strength=1, reserve=3 + 4, all_strength=1 + 3 + 3 + 4)


def test_power_of_the_next_attack() -> None:
    """An attack from hand; a tactic only where it finds its attack."""
    game = table().player(0, hand="C01 C11 C18", technologies="C05").player(1, hand="C01 C02").turn(1)
    expect(game, 0, power=1 + 2)  # Charge needs an attack in the display
    game = table().player(0, hand="C01 C18", technologies="C11").player(1, hand="C01 C02").turn(1)
    expect(game, 0, power=2 + 2 + 2)
    game = table().player(0, hand="C27 C11 C17 C04").player(1, hand="C01 C02").turn(1)
    expect(game, 0, power=3 + 3 + 2)  # Blitzkrieg puts two down
    game = table().player(0, hand="C12 C22").player(1, hand="C01 C02").turn(1)
    expect(game, 0, power=3)  # Ambush leaves the Cannon in hand; played it has 3
    expect(game, 1, power=0)


def test_danger_and_prey() -> None:
    game = (
        table(seats=3)
        .player(0, hand="C26 C22")
        .player(1, hand="C01 C05", resources="C02 C03", wonders="W01 W06")
        .player(2, hand="C03 C17", technologies="C11", resources="C02", wonders="W03")
        .turn(1)
    )
    cheapest = rules().catalogue.wonders[0].vp
    expect(game, 0, power=4, prey_resources=2, prey_wonders=cheapest)  # the third has 2 and may react with 3
    expect(game, 1, resources_in_danger=2, wonder_in_danger=cheapest, defence_gap=4, defence_spare=0)
    expect(game, 2, resources_in_danger=0, wonder_in_danger=0, defence_gap=0, defence_spare=1)


# ---- wonders ------------------------------------------------------------------------------------------------------


def test_wonders_in_reach() -> None:
    """Hanging Gardens ask for 2 animals, Himeji for 3 tactics."""
    game = (
        table()
        .player(0, hand="C07 C12 C18", resources="C06", technologies="C05", wonders="W10")
        .player(1, hand="C08", resources="C09 C10")
        .wonders_beside("W02 W06")
        .turn(0)
    )
    gardens, himeji = rules().catalogue.wonders[1].vp, rules().catalogue.wonders[5].vp
    half, third = gardens / 2, himeji / 3
    expect(game, 0, wonders=1, wonder_fulfilled=0, wonder_progress=half + third, wonder_reach=gardens + himeji)
    expect(game, 0, wonder_ripe=half + third, wonder_contest=gardens)
    expect(
        game,
        1,
        wonder_fulfilled=gardens,
        wonder_progress=gardens,
        wonder_reach=gardens,
        wonder_contest=gardens + himeji,
    )


def test_fame() -> None:
    game = (
        table(mode="reason")
        .player(0, hand="C01 C02", fame="gunpowder earth")
        .player(1, hand="C01 C02", fame="earth earth")
        .wonders_beside("W13 W17")
        .turn(0)
    )
    wonders = rules().catalogue.wonders
    expect(game, 0, fame=wonders[12].vp / 2 + wonders[16].vp / 3, fame_almost=wonders[12].vp, fame_free=3)
    expect(game, 0, fame_threatened=wonders[16].vp / 3)
    expect(game, 1, fame=wonders[16].vp * 2 / 3, fame_almost=wonders[16].vp, fame_threatened=0, fame_free=3)


# ---- purchase, end, order -----------------------------------------------------------------------------------------


def test_the_next_purchase() -> None:
    """One gunpowder in the display and one in hand pay for the Cannon, if no card below costs more."""
    game = table().player(0, hand="C13 C01", resources="C14").row("oil", "C22").player(1, hand="C01 C02").turn(1)
    expect(game, 0, units=1, buy_era=3, buy_points=3)
    game = (
        table()
        .player(0, hand="C13 C01", resources="C14")
        .row("oil", "C22")
        .row("gunpowder", "C15")
        .player(1, hand="C01 C02")
        .turn(1)
    )
    expect(game, 0, buy_era=0, buy_points=0)


def test_who_may_end_the_game() -> None:
    game = (
        table(mode="reason")
        .player(0, hand="C01 C49", vp=12)
        .player(1, hand="C01 C02", vp=14)
        .wonders_beside("W13 W17")
        .turn(0)
    )
    expect(game, 0, end_ahead=4, end_behind=0)  # 12 and 3 on the card against 14, and 3 more on the track
    expect(game, 1, end_ahead=0, end_behind=0)
    game = table().player(0, hand="C06 C07").player(1, hand="C01 C39").wonders_beside("W02").turn(0)
    expect(game, 0, end_ahead=rules().catalogue.wonders[1].vp)  # both have 2 points, the last wonder decides
    game = table().player(0, hand="C06 C07").player(1, hand="C01 C28", wonders="W03").wonders_beside("W02").turn(0)
    expect(game, 0, end_ahead=0, end_behind=3 + rules().catalogue.wonders[2].vp - rules().catalogue.wonders[1].vp)


def test_the_order_of_play() -> None:
    game = table(seats=3).player(1, hand="C01 C02").turn(1)
    starts = game.state.start_player
    expect(game, 1, on_turn=1, seats_to_turn=0, starts=float(starts == 1))
    expect(game, 0, on_turn=0, seats_to_turn=2, starts=float(starts == 0))
