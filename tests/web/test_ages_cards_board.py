"""What the board reads out of a view agrees with the rules: prices, progress towards wonders, the phase, the attack."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from zeitalter.core.rules import Rules
from zeitalter.games import load
from zeitalter.games.ages_cards.model import steps
from zeitalter.games.ages_cards.model.catalogue import NOTHING
from zeitalter.games.ages_cards.model.state import AgesCards
from zeitalter.games.ages_cards.rules.buying import affordable, available, price
from zeitalter.games.ages_cards.rules.payment import cheapest
from zeitalter.games.ages_cards.rules.pyramid import surcharge
from zeitalter.games.ages_cards.rules.wonders import is_fulfilled, progress
from zeitalter.games.ages_cards.view.shape import AgesCardsView

ASK = str(Path(__file__).parent / "ask_board.ts")
PHASES = {steps.ResourcePhase: "resource", steps.TechnologyPhase: "technology", steps.Buying: "buy"}


def positions(rules: Rules, seats: int, mode: int) -> list[AgesCards]:
    """Some positions of a random game."""
    rng = random.Random(f"{seats} {mode}")
    state = rules.setup(seats, rules.modes[mode], rng.randbytes(16))
    found: list[AgesCards] = []
    while state.actors() and len(found) < 40:
        seat = state.actors()[0]
        state.apply(seat, rng.choice(state.legal_actions(seat)))
        if rng.random() < 0.2 and state.actors():
            assert isinstance(state, AgesCards)
            found.append(state.copy())
    return found


def expected(state: AgesCards, seat: int) -> dict[str, Any]:
    offered = [card for row in state.pyramid for card in row if card != NOTHING]
    top = state.agenda[-1]
    wonders = [state.catalogue.wonders[number] for number in state.wonders if number != NOTHING]
    attack = None
    if isinstance(top, steps.Reacting):
        attack = {"attacker": state.active, "card": top.card, "strength": top.strength, "defender": top.seat}
    return {
        "below": {str(card): surcharge(state, card) for card in offered},
        "extra": {str(card): surcharge(state, card) for card in offered + tops(state)},
        "affordable": sorted(affordable(state, seat)),
        "progress": [progress(state, seat, wonder) for wonder in wonders],
        "fulfilled": [is_fulfilled(state, seat, wonder) for wonder in wonders],
        "attack": attack,
        "paying": top.card if isinstance(top, steps.Paying) else None,
    }


def tops(state: AgesCards) -> list[int]:
    return [stack[-1] for stack in state.projects if stack]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("mode", [0, 1, 2])
def test_board_agrees_with_the_rules(run: Callable[..., str], seats: int, mode: int) -> None:
    rules = load("ages_cards")
    states = positions(rules, seats, mode)
    cases = [(state, seat) for state in states for seat in range(seats)]
    asked = {
        "catalogue": msgspec.to_builtins(rules.catalogue_view()),
        "cases": [{"view": msgspec.to_builtins(rules.show(state, seat)), "seat": seat} for state, seat in cases],
    }
    answers = json.loads(run("node", ASK, given=json.dumps(asked)))
    for (state, seat), answer in zip(cases, answers, strict=True):
        for name, wanted in expected(state, seat).items():
            assert answer[name] == wanted, name
        running = PHASES.get(type(state.agenda[-1]))
        assert running is None or answer["phase"] == running


def reckoning(rules: Rules, state: AgesCards, seat: int | None) -> Any:
    view = rules.show(state, seat)
    assert isinstance(view, AgesCardsView)
    return view.reckoning


def test_what_paying_the_cheapest_way_takes_is_told() -> None:
    rules = load("ages_cards")
    paying = 0
    for state in [state for mode in range(3) for state in positions(rules, 3, mode)]:
        top = state.agenda[-1]
        told = reckoning(rules, state, None).proposal
        if isinstance(top, steps.Paying):
            cost, extra = price(state, top.card)
            way = cheapest(available(state, top.seat), state.turn.paid, cost, extra, state.turn.gained)
            assert told == [amount - down for amount, down in zip(way, state.turn.paid, strict=True)]
            paying += 1
        else:
            assert told == []
    assert paying > 0


def test_points_told_at_the_end_are_the_final_score() -> None:
    rules = load("ages_cards")
    rng = random.Random(7)
    state = rules.setup(3, rules.modes[1], rng.randbytes(16))
    while state.actors():
        seat = state.actors()[0]
        state.apply(seat, rng.choice(state.legal_actions(seat)))
    assert isinstance(state, AgesCards)
    result = state.outcome()
    assert result is not None
    assert reckoning(rules, state, None).points == result.totals
