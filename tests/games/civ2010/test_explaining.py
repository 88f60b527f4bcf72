"""The table explains itself: figures are the sums they explain, refusals have reasons, nothing of weight is silent."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.civ2010.kit import rules
from zeitalter.bots import create
from zeitalter.core.chance import stream
from zeitalter.core.player import PlayerView
from zeitalter.games.civ2010.model.catalogue import NONE
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules.battle_result import total
from zeitalter.games.civ2010.view.shape import Civ2010View

BOARD = Path(__file__).parents[3] / "web" / "src" / "boards" / "civ2010"
EVERY = 9  # decisions, one position is looked at


def positions(number: int, bot: str = "random", most: int = 2500) -> Iterator[Civ2010]:
    seats = 2 + number % 3
    state = rules().setup(seats, rules().modes[0], f"figures {number}")
    assert isinstance(state, Civ2010)
    rng, player = stream("figures", number), create(bot)
    for decision in range(most):
        actors = state.actors()
        if not actors:
            return
        if decision % EVERY == 0:
            yield state
        seat = actors[rng.below(len(actors))]
        state.apply(seat, player.choose(PlayerView(rules(), state.observe(seat)), rng))


def shown(view: Civ2010View) -> dict[str, int]:
    """The figures that the board shows, as the view has them."""
    figures: dict[str, int] = {}
    for seat, sheet in enumerate(view.players):
        figures |= {
            f"income:{seat}": sheet.income,
            f"coins:{seat}": sheet.coins,
            f"combat:{seat}": sheet.combat_bonus,
            f"hand:{seat}": sheet.hand_limit,
            f"battle-hand:{seat}": sheet.battle_hand,
            f"speed:{seat}": sheet.speed,
            f"stacking:{seat}": sheet.stacking,
            f"cities:{seat}": sheet.city_limit,
        }
        figures |= {f"rank:{seat}:type-{kind}": rank for kind, rank in enumerate(sheet.ranks)}
        for city in sheet.cities:
            place = f"{seat}:city-{city.slot + 1}"
            figures |= {
                f"trade:{place}": city.trade,
                f"production:{place}": city.production,
                f"devotion:{place}": city.culture,
                f"defence:{place}": city.defence,
            }
    if view.seat is not None:
        own = view.players[view.seat]
        if view.battle.square == NONE:
            figures |= {f"unit:no-{unit}": n for unit, n in zip(own.units, own.unit_strengths, strict=True)}
    if view.battle.square != NONE:
        figures |= {f"bonus:{one}": bonus for one, bonus in zip(view.battle.seats, view.battle.bonus, strict=True)}
        for front in view.battle.fronts:
            figures |= {f"unit:no-{u}": n for u, n in zip(front.units, front.strengths, strict=True) if u != NONE}
        for hand, strengths in zip(view.battle.hands, view.battle.hand_strengths, strict=True):
            figures |= {f"unit:no-{unit}": n for unit, n in zip(hand, strengths, strict=True)}
    return figures


def check_figures(numbers: range, bot: str) -> int:
    seen = 0
    for number in numbers:
        for state in positions(number, bot):
            for seat in (*range(state.seats), None):
                view = rules().show(state, seat)
                assert isinstance(view, Civ2010View)
                explained = {one.figure: one.total for one in state.game.sums(state, seat)}
                for figure, n in shown(view).items():
                    assert explained[figure] == n, f"{figure} of game {number}"
                    seen += 1
                if view.battle.square != NONE:
                    seats = view.battle.seats
                    assert [explained[f"score:{one}"] for one in seats] == [total(state, s) for s in range(2)]
    return seen


def test_every_figure_is_the_sum_that_explains_it() -> None:
    assert check_figures(range(2), "random") > 1000


@pytest.mark.deep
def test_every_figure_is_the_sum_that_explains_it_in_twenty_games() -> None:
    check_figures(range(10), "random")
    check_figures(range(10, 20), "greedy")


def test_every_figure_that_the_board_marks_exists() -> None:
    [state] = [state for number, state in enumerate(positions(1)) if number == 40]
    battle = next(state for number in range(4) for state in positions(number) if state.battle.fronts)
    known = {one.figure for place in (state, battle) for one in place.game.sums(place, 0)}
    kinds = {re.split(r"[:]", figure)[0] for figure in known}
    marked = {
        found
        for file in BOARD.glob("*.svelte")
        for found in re.findall(r"figure(?:=|\()[\"`{]+([a-z-]+):", file.read_text(encoding="utf-8"))
    }
    assert {"income", "coins", "production", "combat", "score"} <= marked <= kinds
    assert {f"price:type-{kind}" for kind in range(3)} <= known
