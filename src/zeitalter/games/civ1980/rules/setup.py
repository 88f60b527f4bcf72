"""Setting up the table: stacks of trade cards, the choice of nations, the first token (rulebook, Spielaufbau)."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import EVERYONE, Step
from zeitalter.core.chance import Chance
from zeitalter.games.civ1980.model.catalogue import CARDS, COMMODITIES, MYSTICISM, STACKS, TRADE_CARDS, Catalogue
from zeitalter.games.civ1980.model.state import (
    BEGIN_GAME,
    BEGIN_TURN,
    EXTRA_CARDS,
    NO_MYSTICISM,
    PICK_NATION,
    STACKS_APART,
    START_AREA,
    Civ1980,
    Phase,
    new_state,
)
from zeitalter.games.civ1980.model.verbs import NATION, PLACE
from zeitalter.games.civ1980.rules.moves import add_tokens, area_name


def set_up(catalogue: Catalogue, seats: int, settings: list[int], key: bytes) -> Civ1980:
    state = new_state(catalogue, seats, settings)
    state.begin(seats, Chance(key))
    lay_out_cards(state)
    stack_trade_cards(state)
    state.chance.shuffle(state.places)
    state.push(Step(BEGIN_GAME, EVERYONE))
    for seat in reversed(state.places):
        state.push(Step(PICK_NATION, seat))
    return state


def lay_out_cards(state: Civ1980) -> None:
    catalogue, settings = state.catalogue, state.settings
    for card in range(CARDS):
        state.copies[card] = catalogue.copies[card] + (settings[EXTRA_CARDS] if card != MYSTICISM else 0)
    state.copies[MYSTICISM] -= catalogue.mysticism_removed[state.seats]
    if settings[NO_MYSTICISM]:
        state.copies[MYSTICISM] = 0


def stack_trade_cards(state: Civ1980) -> None:
    """Each stack is shuffled, with its calamity as the lowest card; 1 and 2 are mixed and halved."""
    catalogue = state.catalogue
    for card in range(COMMODITIES):
        state.stacks[catalogue.trade_stack[card]] += [card] * catalogue.trade_copies[card]
    if not state.settings[STACKS_APART]:
        both = state.stacks[0] + state.stacks[1]
        state.chance.shuffle(both)
        state.stacks[0] = both[: len(both) // 2]
        state.stacks[1] = both[len(both) // 2 :]
    for stack in range(STACKS):
        state.chance.shuffle(state.stacks[stack])
    for card in range(COMMODITIES, TRADE_CARDS):
        state.stacks[catalogue.trade_stack[card]].insert(0, card)


class PickNation(Phase):
    """In the order of the numbers drawn everybody picks one of the nations that are left."""

    def legal(self, state: Civ1980, step: Step, seat: int) -> list[Action]:
        taken = [player.nation for player in state.players]
        return [Action(NATION, nation) for nation in state.board.nations if nation not in taken]

    def take(self, state: Civ1980, step: Step, seat: int, action: Action) -> None:
        state.players[seat].nation = action.a
        if state.log is not None:
            state.emit("event-nation", {"seat": seat, "nation": "nation-" + state.catalogue.nations[action.a].id})


class BeginGame(Phase):
    """The order of play follows the nations; then the first tokens are set."""

    def run(self, state: Civ1980, step: Step) -> None:
        state.order = sorted(range(state.seats), key=[player.nation for player in state.players].__getitem__)
        state.push(Step(BEGIN_TURN, EVERYONE))
        for seat in reversed(state.order):
            areas = start_areas(state, seat)
            if len(areas) > 1:
                state.push(Step(START_AREA, seat))
            else:
                begin_in(state, seat, areas[0])


def start_areas(state: Civ1980, seat: int) -> list[int]:
    nation = state.catalogue.nations[state.players[seat].nation]
    return [area for area in nation.start if state.board.in_play[area]]


def begin_in(state: Civ1980, seat: int, area: int) -> None:
    add_tokens(state, seat, area, 1)
    if state.log is not None:
        state.emit("event-start", {"seat": seat, "area": area_name(state, area)})


class StartArea(Phase):
    def legal(self, state: Civ1980, step: Step, seat: int) -> list[Action]:
        return [Action(PLACE, area) for area in start_areas(state, seat)]

    def take(self, state: Civ1980, step: Step, seat: int, action: Action) -> None:
        begin_in(state, seat, action.a)
