"""What the board works out by itself agrees with the rules: prices, payments, points, where ships and tokens can go."""

import json
import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from zeitalter.games import load
from zeitalter.games.civ1980.model.catalogue import NONE
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.credits import price
from zeitalter.games.civ1980.rules.purchase import MAKE_ROOM, SAVE_CARDS, SAVE_TREASURY, proposal
from zeitalter.games.civ1980.rules.sea import FAR, distances, ship_range
from zeitalter.games.civ1980.rules.succession import total_points
from zeitalter.games.civ1980.view.observe import members

ASK = str(Path(__file__).parent / "ask_civ1980.ts")


def positions(seats: int) -> list[Civ1980]:
    """Some positions of a random game; random civilization cards, so that credits and ranges differ."""
    rules = load("civ1980")
    rng = random.Random(seats)
    state = rules.setup(seats, rules.modes[1], rng.randbytes(16))
    found: list[Civ1980] = []
    while state.actors() and len(found) < 25:
        seat = state.actors()[0]
        state.apply(seat, rng.choice(state.legal_actions(seat)))
        if rng.random() < 0.05:
            assert isinstance(state, Civ1980)
            copy = state.copy()
            for player in copy.players:
                player.cards = rng.getrandbits(state.catalogue.cards)
            found.append(copy)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 7])
def test_board_agrees_with_the_rules(run: Callable[..., str], seats: int) -> None:
    rng = random.Random(1980)
    rules = load("civ1980")
    cases = [(state, seat) for state in positions(seats) for seat in range(seats)]
    baskets = [[rng.getrandbits(state.catalogue.cards) for _ in range(5)] for state, _ in cases]
    costs = [rng.randrange(total_points(state, seat) + 1) for state, seat in cases]
    asked = {
        "catalogue": msgspec.to_builtins(rules.catalogue_view()),
        "cases": [
            {
                "view": msgspec.to_builtins(rules.show(state, seat)),
                "seat": seat,
                "baskets": [members(basket) for basket in wanted],
                "cost": cost,
            }
            for (state, seat), wanted, cost in zip(cases, baskets, costs, strict=True)
        ],
    }
    answers = json.loads(run("node", ASK, given=json.dumps(asked)))
    for (state, seat), wanted, cost, answer in zip(cases, baskets, costs, answers, strict=True):
        player = state.players[seat]
        assert answer["prices"] == [price(state, player.cards, basket) for basket in wanted]
        for way, paid in zip((SAVE_CARDS, SAVE_TREASURY, MAKE_ROOM), answer["payments"], strict=True):
            assert paid is None or paid == proposal(state, seat, cost, way)
        assert answer["points"] == total_points(state, seat)
        assert answer["reach"] == [reach(state, seat, ship) for ship in range(len(player.ships))]
        assert answer["walks"] == [
            links if state.board.in_play[area] else answer["walks"][area] for area, links in enumerate(state.board.land)
        ]


def reach(state: Civ1980, seat: int, ship: int) -> list[list[int]]:
    """Coasts within reach, with the number of steps."""
    player = state.players[seat]
    far = distances(state, seat, player.ships[ship], ship_range(state, seat) - player.sailed[ship])
    return [
        [water, steps]
        for water, steps in enumerate(far)
        if 0 < steps < FAR and state.catalogue.water_area[water] != NONE
    ]
