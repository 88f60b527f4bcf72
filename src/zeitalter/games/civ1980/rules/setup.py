"""Setting up the table: stacks of trade cards, the choice of nations, the first token (rulebook, Spielaufbau)."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import EVERYONE
from zeitalter.core.phase import Phase, Question
from zeitalter.games.civ1980.model import steps, verbs
from zeitalter.games.civ1980.model.catalogue import MYSTICISM, STACKS
from zeitalter.games.civ1980.model.options import Options, settings
from zeitalter.games.civ1980.model.state import Civ1980, lay_out
from zeitalter.games.civ1980.rules.moves import add_tokens, area_name
from zeitalter.games.civ1980.rules.trade_cards import lay_under


def set_up(state: Civ1980, options: Options) -> None:
    lay_out(state, settings(options), options.two_player_map == "three_panels")
    lay_out_cards(state)
    stack_trade_cards(state)
    state.chance.shuffle(state.places)
    state.push(steps.BeginGame(EVERYONE))
    for seat in reversed(state.places):
        state.push(steps.PickNation(seat))


def lay_out_cards(state: Civ1980) -> None:
    catalogue, settings = state.catalogue, state.settings
    for card in range(catalogue.cards):
        state.copies[card] = catalogue.copies[card] + (1 if settings.extra_cards and card != MYSTICISM else 0)
    state.copies[MYSTICISM] -= catalogue.mysticism_removed[state.seats]
    if settings.no_mysticism:
        state.copies[MYSTICISM] = 0


def stack_trade_cards(state: Civ1980) -> None:
    """Each stack is shuffled, with its calamity as the lowest card; 1 and 2 are mixed and halved."""
    catalogue = state.catalogue
    for card in range(catalogue.commodities):
        state.stacks[catalogue.trade_stack[card]] += [card] * catalogue.trade_copies[card]
    if not state.settings.stacks_apart:
        both = state.stacks[0] + state.stacks[1]
        state.chance.shuffle(both)
        state.stacks[0] = both[: len(both) // 2]
        state.stacks[1] = both[len(both) // 2 :]
    for stack in range(STACKS):
        state.chance.shuffle(state.stacks[stack])
    for card in range(catalogue.commodities, catalogue.trade_cards):
        lay_under(state, card)


class PickNation(Question[Civ1980, steps.PickNation]):
    """In the order of the numbers drawn everybody picks one of the nations that are left."""

    def legal(self, state: Civ1980, step: steps.PickNation, seat: int) -> list[Action]:
        taken = [player.nation for player in state.players]
        return [verbs.Nation(nation) for nation in state.board.nations if nation not in taken]

    def take(self, state: Civ1980, step: steps.PickNation, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Nation)
        state.players[seat].nation = action.nation
        state.emit("event-nation", {"seat": seat, "nation": "nation-" + state.catalogue.nations[action.nation].id})


class BeginGame(Phase[Civ1980, steps.BeginGame]):
    """The order of play follows the nations; then the first tokens are set."""

    def run(self, state: Civ1980, step: steps.BeginGame) -> None:
        state.order = sorted(range(state.seats), key=[player.nation for player in state.players].__getitem__)
        state.push(steps.BeginTurn(EVERYONE))
        for seat in reversed(state.order):
            areas = start_areas(state, seat)
            if len(areas) > 1:
                state.push(steps.StartArea(seat))
            else:
                begin_in(state, seat, areas[0])


def start_areas(state: Civ1980, seat: int) -> list[int]:
    nation = state.catalogue.nations[state.players[seat].nation]
    return [area for area in nation.start if state.board.in_play[area]]


def begin_in(state: Civ1980, seat: int, area: int) -> None:
    add_tokens(state, seat, area, 1)
    state.emit("event-start", {"seat": seat, "area": area_name(state, area)})


class StartArea(Question[Civ1980, steps.StartArea]):
    def legal(self, state: Civ1980, step: steps.StartArea, seat: int) -> list[Action]:
        return [verbs.Place(area) for area in start_areas(state, seat)]

    def take(self, state: Civ1980, step: steps.StartArea, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Place)
        begin_in(state, seat, action.area)
