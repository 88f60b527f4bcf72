"""What the board works out by itself agrees with the rules: who can take which card, yields, money as a substitute."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from zeitalter.core.action import Action
from zeitalter.core.rules import Rules, own
from zeitalter.games import load
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import steps, verbs
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.actions import can_take
from zeitalter.games.mosaic.rules.building import can_pay_wonder, can_place_wonder
from zeitalter.games.mosaic.rules.governments import can_govern
from zeitalter.games.mosaic.view.shape import MosaicView

ASK = str(Path(__file__).parent / "ask_mosaic.ts")
ONLY_COST = (verbs.Research, verbs.Grow, verbs.Govern)  # bring nothing to the stock themselves
MOST_MONEY = 60  # handed out now and then: random players are poor, and money is what this is about


def positions(rules: Rules, seats: int) -> list[Mosaic]:
    """Some turns of a random game, with full purses."""
    rng = random.Random(seats)
    state = rules.setup(seats, rules.modes[0], rng.randbytes(16))
    found: list[Mosaic] = []
    while state.actors() and len(found) < 30:
        assert isinstance(state, Mosaic)
        step = state.agenda[-1]
        if isinstance(step, steps.Turn) and step.actions_left and rng.random() < 0.4:
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
        assert told["offers"][deck] == [can_take(state, seat, deck, card) for card in offers[deck]]
    wonders = range(len(state.catalogue.wonders))
    assert told["wonders"] == [
        can_pay_wonder(state, seat, 0, 0) and can_place_wonder(state, seat, wonder) for wonder in wonders
    ]
    for government, possible in enumerate(told["governments"]):
        if all(player.government != government for player in state.players):
            assert possible == can_govern(state, seat, government)
    player = own(MosaicView, rules.show(state, seat)).players[seat].reckoning
    assert player is not None
    for card in offers[c.TAX]:
        assert gained(state, seat, verbs.Levy(card))[c.MONEY] == player.levied[card]
    for card, possible in zip(offers[c.POPULATION], told["offers"][c.POPULATION], strict=True):
        if possible:
            assert gained(state, seat, verbs.Grow(card, 0))[-1] == player.grown[card]
    for currency, name in enumerate(player.work):
        assert gained(state, seat, verbs.Work(currency))[currency] == player.work[name]
    for payment in told["payments"]:
        accepted = rules.vocabulary.from_json(payment["accepted"])
        assert state.is_legal(seat, accepted), payment
        if isinstance(accepted, ONLY_COST):
            paid = [0] * c.CURRENCIES
            for part in payment["paid"]:
                paid[c.CURRENCY_NAMES.index(part["currency"])] = part["n"]
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
        cases.append({"view": msgspec.to_builtins(rules.show(state, seat)), "seat": seat, "actions": actions})
    asked = {"catalogue": msgspec.to_builtins(rules.catalogue_view()), "cases": cases}
    answers = json.loads(run("node", ASK, given=json.dumps(asked)))
    assert sum(len(answer["payments"]) for answer in answers) > 50
    for state, answer in zip(states, answers, strict=True):
        check(state, state.actors()[0], answer, rules)
