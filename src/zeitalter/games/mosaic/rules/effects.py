"""What cards do: every operation with its words, its fields and what it does, and the choices it asks for."""

from collections.abc import Callable
from typing import Final

from zeitalter.core.action import DONE, Action
from zeitalter.core.phase import Phase, Question
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import steps, verbs
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.counting import count
from zeitalter.games.mosaic.rules.influence import own_regions
from zeitalter.games.mosaic.rules.moves import collect, gain, gain_people, produce_more
from zeitalter.games.mosaic.rules.offers import refresh_offer
from zeitalter.games.mosaic.rules.placing import ask_place
from zeitalter.games.mosaic.rules.tiles import tile_hexes
from zeitalter.games.mosaic.rules.units import ask_deploy, ask_remove, region_name, removal_region, unit_regions
from zeitalter.games.mosaic.rules.vain import is_vain

SOURCE_KEYS: Final = ["technology-", "build-", "leader-", "golden-"]  # what the names of cards begin with, by kind


def start_effects(state: Mosaic, seat: int, source: int, card: int) -> None:
    state.push(steps.RunEffect(seat, source, card, 0))


class RunEffect(Phase[Mosaic, steps.RunEffect]):
    """Operation by operation; what is impossible is lost."""

    def run(self, state: Mosaic, step: steps.RunEffect) -> None:
        effects = state.catalogue.effects_of(step.source, step.card)
        if step.operation >= len(effects):
            return
        effect = effects[step.operation]
        if state.log is not None and is_vain(state, step.seat, effect):
            card = SOURCE_KEYS[step.source] + state.catalogue.sources[step.source][step.card].id
            state.emit("event-vain", {"seat": step.seat, "card": card, "what": "vain-" + effect.name})
        if effect.op == c.EMIGRATE and state.players[step.seat].population < effect.amount:
            return  # nobody to move: the card does nothing
        if step.operation + 1 < len(effects):
            state.push(steps.RunEffect(step.seat, step.source, step.card, step.operation + 1))
        OPERATIONS[effect.op].carry_out(state, step.seat, effect)


# ---- operations -----------------------------------------------------------------------------------------------------


def counted(state: Mosaic, seat: int, effect: c.Effect) -> int:
    """The amount for each of what the effect counts, up to its maximum."""
    amount = effect.amount
    if effect.per != c.NOTHING:
        amount *= count(state, seat, effect)
    return min(amount, effect.maximum) if effect.maximum else amount


def later(state: Mosaic, seat: int, effect: c.Effect) -> None:
    """Nothing now: it counts at a scoring, or changes another rule."""


def produce(state: Mosaic, seat: int, effect: c.Effect) -> None:
    produce_more(state, seat, effect.track, counted(state, seat, effect))


def produce_any(state: Mosaic, seat: int, effect: c.Effect) -> None:
    state.push(steps.Raising(seat, effect.amount, effect.track))


def gain_currency(state: Mosaic, seat: int, effect: c.Effect) -> None:
    gain(state, seat, effect.resource, counted(state, seat, effect))


def gain_population(state: Mosaic, seat: int, effect: c.Effect) -> None:
    gain_people(state, seat, counted(state, seat, effect))


def emigrate(state: Mosaic, seat: int, effect: c.Effect) -> None:
    state.players[seat].population -= effect.amount


def place_units(state: Mosaic, seat: int, effect: c.Effect) -> None:
    ask_deploy(state, seat, effect.unit, effect.amount, unit_regions(state, seat, effect.where))


def eliminate(state: Mosaic, seat: int, effect: c.Effect) -> None:
    ask_remove(state, seat, effect.amount, effect.units, removal_region(effect))


def score_now(state: Mosaic, seat: int, effect: c.Effect) -> None:
    state.players[seat].card_vp += counted(state, seat, effect)


def take_tiles(state: Mosaic, seat: int, effect: c.Effect) -> None:
    ask_tile(state, seat, effect.what, counted(state, seat, effect))


def place_piece(state: Mosaic, seat: int, effect: c.Effect) -> None:
    ask_place(state, seat, effect.piece, effect.where)


def explore(state: Mosaic, seat: int, effect: c.Effect) -> None:
    regions = unsettled(state, seat)
    if len(regions) == 1:
        settle(state, seat, regions[0])
    elif regions:
        state.push(steps.Exploring(seat))


def refresh(state: Mosaic, seat: int, effect: c.Effect) -> None:
    if effect.what == c.ANY_DECK:
        state.push(steps.ChoosingOffer(seat))
    else:
        refresh_offer(state, effect.what)


def raid(state: Mosaic, seat: int, effect: c.Effect) -> None:
    ask_raid(state, seat, state.players[seat].unit_count(), effect.amount)


def double_population(state: Mosaic, seat: int, effect: c.Effect) -> None:
    state.players[seat].doubled += 1


def lock_region(state: Mosaic, seat: int, effect: c.Effect) -> None:
    regions = own_regions(state, seat)
    if len(regions) == 1:
        lock(state, seat, regions[0])
    elif regions:
        state.push(steps.Locking(seat))


def shift_production(state: Mosaic, seat: int, effect: c.Effect) -> None:
    if max(state.players[seat].production) > 0:
        state.push(steps.Shifting(seat))


# Kinds of cards, as data packs are told about them.
TECHNOLOGY: Final = "technology"
SETTLEMENT: Final = "settlement"  # a build card with a piece for the board
PROJECT: Final = "project"
LEADER: Final = "leader"
WONDER: Final = "wonder"
GOLDEN_AGE: Final = "golden age"
GOVERNMENT: Final = "government"

PLAYED: Final = (TECHNOLOGY, SETTLEMENT, LEADER, GOLDEN_AGE)  # carried out once, when the card comes into play
LASTING: Final = (TECHNOLOGY,)  # change a rule as long as the card lies face up
COUNTED: Final = (TECHNOLOGY, SETTLEMENT, PROJECT)  # at the end of the game


class Operation:
    """Its code and name, the fields it needs and those it may have, the kinds of cards on which the rules look for it,
    and what it does when a card comes into play."""

    def __init__(
        self,
        op: int,
        name: str,
        needs: tuple[str, ...],
        may: tuple[str, ...],
        kinds: tuple[str, ...],
        carry_out: Callable[[Mosaic, int, c.Effect], None],
    ) -> None:
        self.op = op
        self.name = name
        self.needs = needs
        self.may = may
        self.kinds = kinds
        self.carry_out = carry_out


OPERATIONS: Final = [
    Operation(c.PRODUCTION, "production", ("track", "amount"), (), (*PLAYED, GOVERNMENT), produce),
    Operation(c.ANY_PRODUCTION, "any_production", ("amount",), ("track",), PLAYED, produce_any),
    Operation(c.PRODUCTION_PER, "production_per", ("track", "amount", "per"), (), PLAYED, produce),
    Operation(c.GAIN, "gain", ("resource", "amount"), (), PLAYED, gain_currency),
    Operation(c.GAIN_PER, "gain_per", ("resource", "amount", "per"), (), PLAYED, gain_currency),
    Operation(c.PEOPLE, "population", ("amount",), (), PLAYED, gain_population),
    Operation(c.PEOPLE_PER, "population_per", ("amount", "per", "max"), (), PLAYED, gain_population),
    Operation(c.EMIGRATE, "emigrate", ("amount",), (), PLAYED, emigrate),
    Operation(c.PLACE_UNITS, "units", ("unit", "amount", "where"), (), PLAYED, place_units),
    Operation(c.ELIMINATE, "eliminate", ("units", "amount"), ("where",), PLAYED, eliminate),
    Operation(c.VP, "vp", ("amount",), (), COUNTED, later),
    Operation(c.VP_NOW, "vp_now", ("amount", "per", "max"), (), PLAYED, score_now),
    Operation(c.VP_PER, "vp_per", ("amount", "per"), ("few",), (*COUNTED, WONDER, GOVERNMENT), later),
    Operation(c.CALM, "calm", ("amount",), (), (*COUNTED, WONDER, LEADER), later),
    Operation(c.CALM_PER, "calm_per", ("amount", "per"), (), (*COUNTED, WONDER, LEADER), later),
    Operation(c.TAKE_TILE, "take_tile", ("what", "amount"), ("per", "max"), PLAYED, take_tiles),
    Operation(c.WILD_GOOD, "wild_good", (), (), LASTING, later),
    Operation(c.PLACE, "place", ("piece", "where"), (), PLAYED, place_piece),
    Operation(c.EXPLORE, "explore", (), (), PLAYED, explore),
    Operation(c.GOODS_SET, "goods_set", ("goods", "amount"), (), (SETTLEMENT, PROJECT), later),
    Operation(c.INFLUENCE, "influence", ("unit", "amount"), (), LASTING, later),
    Operation(c.REFRESH, "refresh", ("deck",), (), PLAYED, refresh),
    Operation(c.RAID, "raid", ("amount",), (), PLAYED, raid),
    Operation(c.ARMOR, "armor", (), (), LASTING, later),
    Operation(c.FREE_GOVERNMENT, "free_government", (), (), LASTING, later),
    Operation(c.RECRUIT_LIMIT, "recruit_limit", ("amount",), (), LASTING, later),
    Operation(c.EXPEL, "expel", (), (), LASTING, later),
    Operation(c.DOUBLE_POPULATION, "double_population", (), (), PLAYED, double_population),
    Operation(c.FAST_CAVALRY, "fast_cavalry", (), (), LASTING, later),
    Operation(c.LOCK_REGION, "lock_region", (), (), PLAYED, lock_region),
    Operation(c.CITY_MONEY, "city_money", ("amount",), (), LASTING, later),
    Operation(c.SHIFT_PRODUCTION, "shift_production", (), (), PLAYED, shift_production),
    Operation(c.SIEGE_ENGINES, "siege", (), (), LASTING, later),
    Operation(c.WORK_STONE, "work_stone", ("amount",), (), LASTING, later),
    Operation(c.LOOK, "look", (), (), (GOVERNMENT,), later),
]


# ---- production -----------------------------------------------------------------------------------------------------


class Raising(Question[Mosaic, steps.Raising]):
    """Raise one production of choice."""

    def legal(self, state: Mosaic, step: steps.Raising, seat: int) -> list[Action]:
        return [verbs.Raise(track) for track in range(c.TRACKS) if track != step.track]

    def take(self, state: Mosaic, step: steps.Raising, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Raise)
        produce_more(state, seat, action.track, step.amount)


class Shifting(Question[Mosaic, steps.Shifting]):
    """Schools of Thought: production of one currency becomes that of another; taxes and tariffs both produce money."""

    def legal(self, state: Mosaic, step: steps.Shifting, seat: int) -> list[Action]:
        own = state.players[seat].production
        found: list[Action] = []
        for source in range(c.TRACKS):
            if own[source]:
                for target in range(c.TRACKS):
                    if c.CURRENCY_OF_TRACK[target] != c.CURRENCY_OF_TRACK[source]:
                        found.append(verbs.Shift(source, target))
        found.append(DONE)
        return found

    def take(self, state: Mosaic, step: steps.Shifting, seat: int, action: Action) -> None:
        if isinstance(action, verbs.Shift):
            if state.players[seat].production[action.from_] == 1:
                shift(state, seat, action.from_, action.to, 1)
            else:
                state.push(steps.ShiftAmount(seat, action.from_, action.to))


class ShiftAmount(Question[Mosaic, steps.ShiftAmount]):
    def legal(self, state: Mosaic, step: steps.ShiftAmount, seat: int) -> list[Action]:
        own = state.players[seat].production[step.from_]
        return [verbs.Amount(number) for number in range(1, own + 1)]

    def take(self, state: Mosaic, step: steps.ShiftAmount, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Amount)
        shift(state, seat, step.from_, step.to, action.number)


def shift(state: Mosaic, seat: int, source: int, target: int, amount: int) -> None:
    state.players[seat].production[source] -= amount
    produce_more(state, seat, target, amount)


# ---- tiles and raids ------------------------------------------------------------------------------------------------


def ask_tile(state: Mosaic, seat: int, what: int, number: int) -> None:
    """Let a seat take tiles: the last one by itself, as long as there are any."""
    options = tile_hexes(state, what) if number else []
    if len(options) == 1:
        collect(state, seat, options[0])
    elif options:
        state.push(steps.TakingTile(seat, what, number))


class TakingTile(Question[Mosaic, steps.TakingTile]):
    def legal(self, state: Mosaic, step: steps.TakingTile, seat: int) -> list[Action]:
        return [state.listed.takes[place] for place in tile_hexes(state, step.tile)]

    def take(self, state: Mosaic, step: steps.TakingTile, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Take)
        collect(state, seat, action.hex)
        ask_tile(state, seat, step.tile, step.left - 1)


def ask_raid(state: Mosaic, seat: int, units: int, amount: int) -> None:
    if units:
        state.push(steps.Raiding(seat, units, amount))


class Raiding(Question[Mosaic, steps.Raiding]):
    """Raiders: stone, food or money for each own unit."""

    def legal(self, state: Mosaic, step: steps.Raiding, seat: int) -> list[Action]:
        return [verbs.Raid(currency) for currency in (c.STONE, c.FOOD, c.MONEY)]

    def take(self, state: Mosaic, step: steps.Raiding, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Raid)
        gain(state, seat, action.currency, step.amount)
        ask_raid(state, seat, step.left - 1, step.amount)


# ---- regions and offers ---------------------------------------------------------------------------------------------


def unsettled(state: Mosaic, seat: int) -> list[int]:
    """Regions without a city of this seat."""
    mask = state.play_regions() & ~state.city_regions(seat)
    return [region for region in range(len(state.catalogue.regions)) if mask >> region & 1]


def settle(state: Mosaic, seat: int, region: int) -> None:
    """A farm and infantry for a region just explored."""
    ask_place(state, seat, c.FARM, c.THIS_REGION, region)
    ask_deploy(state, seat, c.INFANTRY, 1, 1 << region)


class Exploring(Question[Mosaic, steps.Exploring]):
    def legal(self, state: Mosaic, step: steps.Exploring, seat: int) -> list[Action]:
        return [verbs.Region(region) for region in unsettled(state, seat)]

    def take(self, state: Mosaic, step: steps.Exploring, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Region)
        settle(state, seat, action.region)


def lock(state: Mosaic, seat: int, region: int) -> None:
    state.locked[region] = seat
    state.emit("event-lock", {"seat": seat, "region": region_name(state, region)})


class Locking(Question[Mosaic, steps.Locking]):
    def legal(self, state: Mosaic, step: steps.Locking, seat: int) -> list[Action]:
        return [verbs.Region(region) for region in own_regions(state, seat)]

    def take(self, state: Mosaic, step: steps.Locking, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Region)
        lock(state, seat, action.region)


class ChoosingOffer(Question[Mosaic, steps.ChoosingOffer]):
    def legal(self, state: Mosaic, step: steps.ChoosingOffer, seat: int) -> list[Action]:
        return [verbs.Refresh(deck) for deck in range(c.DECKS)]

    def take(self, state: Mosaic, step: steps.ChoosingOffer, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Refresh)
        refresh_offer(state, action.deck)
