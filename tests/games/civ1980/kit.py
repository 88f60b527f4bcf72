"""Builds positions to test single rules: an empty map, nations on their seats, and one phase at a time."""

from collections.abc import Iterable

from msgspec import structs

from zeitalter.core.agenda import EVERYONE, Step
from zeitalter.games.civ1980.model import steps
from zeitalter.games.civ1980.model.catalogue import NONE, STACKS
from zeitalter.games.civ1980.model.options import RULEBOOK
from zeitalter.games.civ1980.model.player import Held, Player, drawn, rank
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.model.verbs import BY_HAND
from zeitalter.games.civ1980.rules.moves import add_ship, add_tokens, place_city
from zeitalter.games.civ1980.title import create

RULES = create()
CATALOGUE = RULES.catalogue
HALT = steps.Moving(0)  # asks seat 0: here a test's phase is over


def table(seats: int = 3, nations: Iterable[str] = (), **options: object) -> Civ1980:
    """An empty board in play; seats in the order of the succession table unless nations are given."""
    state = RULES.setup(seats, structs.replace(RULEBOOK, **options), 1)
    assert isinstance(state, Civ1980)
    ids = [nation.id for nation in CATALOGUE.nations]
    chosen = [ids.index(name) for name in nations] or state.board.nations[:seats]
    for seat, nation in enumerate(chosen):
        state.players[seat].nation = nation
    state.order = sorted(range(seats), key=lambda seat: chosen[seat])
    state.agenda = [HALT]
    state.turn = 1
    state.depth = [NONE] * STACKS  # tests change stacks at will
    return state


def area(name: str) -> int:
    return CATALOGUE.area_ids.index(name)


def water(name: str) -> int:
    return CATALOGUE.water_ids.index(name)


def card(name: str) -> int:
    return CATALOGUE.card_ids.index(name)


def trade(name: str) -> int:
    return CATALOGUE.trade_ids.index(name)


def settle(state: Civ1980, seat: int, **tokens: int) -> None:
    for name, amount in tokens.items():
        add_tokens(state, seat, area(name), amount)


def cities(state: Civ1980, seat: int, *names: str) -> None:
    for name in names:
        place_city(state, seat, area(name))


def ships(state: Civ1980, seat: int, *names: str) -> None:
    for name in names:
        add_ship(state, seat, water(name))


def own(state: Civ1980, seat: int, *names: str) -> None:
    for name in names:
        state.players[seat].cards |= 1 << card(name)


def deal(state: Civ1980, seat: int, *names: str) -> None:
    """Cards from the stacks into a hand."""
    for name in names:
        take_out(state, trade(name))
        state.players[seat].hand.append(drawn(trade(name)))
    state.players[seat].hand.sort(key=rank)


def deal_calamity(state: Civ1980, seat: int, name: str, giver: int | None = None) -> None:
    """A red calamity lies open; one received in trade is in the hand, locked."""
    number = trade(name)
    take_out(state, number)
    if giver is None:
        state.players[seat].open.append(drawn(number))
    else:
        state.players[seat].hand.append(Held(number, 1 << giver, giver))
        state.players[seat].hand.sort(key=rank)


def take_out(state: Civ1980, number: int) -> None:
    for stack in state.stacks:
        if number in stack:
            stack.remove(number)
            return
    raise AssertionError("no such card left")


def fill_treasury(state: Civ1980, seat: int, amount: int) -> None:
    state.players[seat].stock -= amount
    state.players[seat].treasury += amount


def leave_stock(state: Civ1980, seat: int, amount: int) -> None:
    """All but some tokens of the stock go to the treasury."""
    fill_treasury(state, seat, state.players[seat].stock - amount)


def empty_stock(state: Civ1980, seat: int, place: str, left: int = 0) -> None:
    """All but some tokens of the stock live in one area."""
    settle(state, seat, **{place: state.players[seat].stock - left})


def run(state: Civ1980, kind: type[Step], *fields: int, seat: int = EVERYONE) -> Civ1980:
    """One phase, fields that are not given being 0; it stops where somebody is asked, at the latest at HALT."""
    numbers = [*fields, *[0] * (len(kind.PLACES) - len(fields))]
    state.agenda = [HALT, kind(seat, *numbers)]
    state.advance()
    return state


def act(state: Civ1980, seat: int, *notations: str) -> None:
    for notation in notations:
        action = RULES.vocabulary.parse(notation)
        assert state.is_legal(seat, action), f"{notation} is not legal: {legal(state, seat)}"
        state.apply(seat, action)
        state.check()


def refused(state: Civ1980, seat: int, notation: str) -> bool:
    return not state.is_legal(seat, RULES.vocabulary.parse(notation))


def legal(state: Civ1980, seat: int) -> list[str]:
    return [RULES.vocabulary.notation(action) for action in state.legal_actions(seat)]


def is_over(state: Civ1980) -> bool:
    """Whether the phase under test has ended."""
    return state.agenda == [HALT]


def tokens(state: Civ1980, seat: int, name: str) -> int:
    return state.players[seat].tokens[area(name)]


def on_board(state: Civ1980, seat: int) -> int:
    return sum(state.players[seat].tokens)


def city_of(state: Civ1980, name: str) -> int:
    return state.city[area(name)]


def hand(state: Civ1980, seat: int) -> list[str]:
    return sorted(CATALOGUE.trade_ids[held.card] for held in state.players[seat].hand)


def player(state: Civ1980, seat: int) -> Player:
    return state.players[seat]


def by_hand(state: Civ1980, seat: int) -> None:
    act(state, seat, f"follow {BY_HAND}")


def all_cards(state: Civ1980) -> list[int]:
    counts = [0] * CATALOGUE.trade_cards
    piles = [*state.stacks, *[[held.card for held in p.hand + p.open] for p in state.players]]
    for pile in piles:
        for card in pile:
            counts[card] += 1
    return counts
