"""What the board works out by itself agrees with the rules: prices, progress towards wonders, points, the phase."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from zeitalter.core.rules import Rules
from zeitalter.games import load
from zeitalter.games.ages_cards.model import state as kinds
from zeitalter.games.ages_cards.model.state import NOTHING, AgesCards
from zeitalter.games.ages_cards.rules.buying import affordable, ways_to_pay
from zeitalter.games.ages_cards.rules.payment import cheapest
from zeitalter.games.ages_cards.rules.pyramid import surcharge
from zeitalter.games.ages_cards.rules.scoring import outcome
from zeitalter.games.ages_cards.rules.wonders import is_fulfilled, progress

ASK = str(Path(__file__).parent / "ask_board.ts")
PHASES = {kinds.RESOURCE_PHASE: "resource", kinds.TECHNOLOGY_PHASE: "technology", kinds.BUY_PHASE: "buy"}


def positions(rules: Rules, seats: int, mode: int) -> list[AgesCards]:
    """Some positions of a random game."""
    rng = random.Random(f"{seats} {mode}")
    state = rules.setup(seats, rules.modes[mode], rng.randbytes(16))
    found = []
    while state.actors() and len(found) < 40:
        seat = state.actors()[0]
        state.apply(seat, rng.choice(state.legal_actions(seat)))
        if rng.random() < 0.2 and state.actors():
            assert isinstance(state, AgesCards)
            found.append(state.copy())
    return found


def expected(state: AgesCards, seat: int) -> dict[str, Any]:
    offered = [card for row in state.pyramid for card in row if card != NOTHING]
    offered += [stack[-1] for stack in state.projects if stack]
    payable = affordable(state, seat) if seat == state.active else []
    top = state.agenda[-1]
    wonders = [state.catalogue.wonders[number] for number in state.wonders if number != NOTHING]
    return {
        "extra": {card: surcharge(state, card) for card in offered},
        "affordable": sorted(payable) if seat == state.active else None,
        "fulfilled": [is_fulfilled(state, seat, wonder) for wonder in wonders],
        "progress": [None if wonder.condition_eras else min(99, progress(state, seat, wonder)) for wonder in wonders],
        "phase": PHASES.get(top.kind) if top.seat == state.active else None,
        "attack": top.b if top.kind == kinds.REACTING else None,
        "paying": top.a if top.kind == kinds.PAYING else None,
        "proposal": {
            card: proposal(state, seat, card) for card in payable if not any(state.turn.paid) or card == top.a
        },
    }


def proposal(state: AgesCards, seat: int, card: int) -> list[int]:
    way = cheapest(ways_to_pay(state, seat, card), state.turn.gained)
    return [amount - down for amount, down in zip(way, state.turn.paid, strict=True)]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("mode", [0, 1, 2])
def test_board_agrees_with_the_rules(run: Callable[..., str], seats: int, mode: int) -> None:
    rules = load("ages_cards")
    states = positions(rules, seats, mode)
    cases = [(state, seat) for state in states for seat in range(seats)]
    asked = {
        "catalogue": msgspec.to_builtins(rules.catalogue_view()),
        "cases": [{"view": msgspec.to_builtins(state.observe(seat)), "seat": seat} for state, seat in cases],
    }
    answers = json.loads(run("node", ASK, given=json.dumps(asked)))
    for (state, seat), answer in zip(cases, answers, strict=True):
        wanted = expected(state, seat)
        assert answer["extra"] == {str(card): extra for card, extra in wanted["extra"].items()}
        if wanted["affordable"] is not None:
            assert answer["affordable"] == wanted["affordable"]
        for card, way in wanted["proposal"].items():
            assert answer["proposal"][str(card)] == way
        assert answer["fulfilled"] == wanted["fulfilled"]
        for told, counted in zip(answer["progress"], wanted["progress"], strict=True):
            assert counted is None or told == counted
        for name in ("phase", "attack", "paying"):
            if wanted[name] is not None:
                assert answer[name] == wanted[name], name


def test_points_agree_with_the_final_score(run: Callable[..., str]) -> None:
    rules = load("ages_cards")
    rng = random.Random(7)
    state = rules.setup(3, rules.modes[1], rng.randbytes(16))
    while state.actors():
        seat = state.actors()[0]
        state.apply(seat, rng.choice(state.legal_actions(seat)))
    assert isinstance(state, AgesCards)
    result = outcome(state)
    assert result is not None
    view = msgspec.to_builtins(state.observe(None))
    asked = {
        "catalogue": msgspec.to_builtins(rules.catalogue_view()),
        "cases": [{"view": view, "seat": seat} for seat in range(3)],
    }
    answers = json.loads(run("node", ASK, given=json.dumps(asked)))
    assert [answer["points"] for answer in answers] == result.totals
