"""What the board works out by itself agrees with the rules: who can take which card, yields, money as a substitute."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from zeitalter.core.action import Action
from zeitalter.core.rules import Rules
from zeitalter.games import load
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import verbs
from zeitalter.games.mosaic.model.state import TURN, Mosaic
from zeitalter.games.mosaic.rules.actions import can_govern, can_take, is_possible
from zeitalter.games.mosaic.rules.free import wanted

ASK = str(Path(__file__).parent / "ask_mosaic.ts")
ONLY_COST = (verbs.RESEARCH, verbs.GROW, verbs.GOVERN)  # bring nothing to the stock themselves
MOST_MONEY = 60  # handed out now and then: random players are poor, and money is what this is about


def positions(rules: Rules, seats: int) -> list[Mosaic]:
    """Some turns of a random game, with full purses."""
    rng = random.Random(seats)
    state = rules.setup(seats, rules.modes[0], rng.randbytes(16))
    found: list[Mosaic] = []
    while state.actors() and len(found) < 30:
        assert isinstance(state, Mosaic)
        if state.agenda[-1].kind == TURN and state.agenda[-1].a and rng.random() < 0.4:
            position = state.copy()
            for player in position.players:
                player.stock = [rng.randint(0, 12), rng.randint(0, 12), rng.randint(0, 12), rng.randint(0, MOST_MONEY)]
            found.append(position)
        seat = state.actors()[0]
        state.apply(seat, rng.choice(state.legal_actions(seat)))
    return found


def gained(state: Mosaic, seat: int, action: Action) -> list[int]:
    """What an action brings at once: stone, ideas, food, money, population."""
    after = state.copy()
    after.apply(seat, action)
    before = [*state.players[seat].stock, state.players[seat].population]
    return [new - old for new, old in zip([*after.players[seat].stock, after.players[seat].population], before)]


def check(state: Mosaic, seat: int, told: dict[str, Any], rules: Rules) -> None:
    offers = [[card for card in offer if card != c.NOTHING] for offer in state.offers]
    for deck in (c.TECHNOLOGY, c.BUILD, c.POPULATION):
        assert told["offers"][deck] == [can_take(state, seat, deck, card, 0, 0) for card in offers[deck]]
    wonders = range(len(state.catalogue.wonders))
    assert told["wonders"] == [is_possible(state, seat, Action(verbs.WONDER, wonder)) for wonder in wonders]
    for government, possible in enumerate(told["governments"]):
        if all(player.government != government for player in state.players):
            assert possible == can_govern(state, seat, government, 0)
    assert told["wanted"] == [wanted(state, card.index) for card in state.catalogue.achievements]
    for card, money in zip(offers[c.TAX], told["levied"], strict=True):
        assert gained(state, seat, Action(verbs.LEVY, card))[c.MONEY] == money
    for number, (card, people) in enumerate(zip(offers[c.POPULATION], told["grown"], strict=True)):
        if told["offers"][c.POPULATION][number]:
            assert gained(state, seat, Action(verbs.GROW, card))[-1] == people
    for currency, amount in enumerate(told["work"]):
        assert gained(state, seat, Action(verbs.WORK, currency))[currency] == amount
    for payment in told["payments"]:
        accepted = rules.vocabulary.from_json(payment["accepted"])
        assert state.is_legal(seat, accepted), payment
        if accepted.verb in ONLY_COST:
            paid = [0] * c.CURRENCIES
            for part in payment["paid"]:
                paid[part["currency"]] = part["n"]
            assert gained(state, seat, accepted)[: c.CURRENCIES] == [-amount for amount in paid], payment
        assert not state.is_legal(seat, rules.vocabulary.from_json(payment["refused"])), payment


def listed(rules: Rules, state: Mosaic, seat: int, action: Action) -> dict[str, Any]:
    """As the server lists it."""
    description = state.describe(seat, action)
    words = msgspec.to_builtins(description.words)
    return {"action": rules.vocabulary.to_json(action), "words": words, "anchors": description.anchors}


@pytest.mark.parametrize("seats", [2, 4])
def test_board_agrees_with_the_rules(run: Callable[..., str], seats: int) -> None:
    rules = load("mosaic")
    states = positions(rules, seats)
    cases = []
    for state in states:
        seat = state.actors()[0]
        actions = [listed(rules, state, seat, action) for action in state.legal_actions(seat)]
        cases.append({"view": msgspec.to_builtins(state.observe(seat)), "seat": seat, "actions": actions})
    asked = {"catalogue": msgspec.to_builtins(rules.catalogue_view()), "cases": cases}
    answers = json.loads(run("node", ASK, given=json.dumps(asked)))
    assert sum(len(answer["payments"]) for answer in answers) > 50
    for state, answer in zip(states, answers, strict=True):
        check(state, state.actors()[0], answer, rules)
