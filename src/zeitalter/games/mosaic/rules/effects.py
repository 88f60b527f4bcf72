"""What cards do: one executor for the whole vocabulary of effects, and the choices they ask for."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import verbs
from zeitalter.games.mosaic.model.state import (
    CHOOSING_OFFER,
    CHOOSING_REGION,
    EFFECT,
    FROM_BUILD,
    FROM_GOLDEN_AGE,
    FROM_LEADER,
    FROM_TECHNOLOGY,
    RAID_MORE,
    RAIDING,
    RAISING,
    SHIFT_AMOUNT,
    SHIFTING,
    TAKE_MORE,
    TAKING_TILE,
    Mosaic,
    Phase,
)
from zeitalter.games.mosaic.rules.influence import count, survey
from zeitalter.games.mosaic.rules.moves import collect, gain, gain_people, produce_more, refresh_offer
from zeitalter.games.mosaic.rules.placing import ask_place
from zeitalter.games.mosaic.rules.units import ask_deploy, ask_remove

EXPLORE_REGION = 0
LOCK = 1


def start_effects(state: Mosaic, seat: int, kind: int, card: int) -> None:
    state.push(Step(EFFECT, seat, kind * 1000 + card))


def effects_of(state: Mosaic, source: int) -> list[c.Effect]:
    kind, card = source // 1000, source % 1000
    if kind == FROM_TECHNOLOGY:
        return state.catalogue.technologies[card].effects
    if kind == FROM_BUILD:
        return state.catalogue.builds[card].effects
    if kind == FROM_LEADER:
        return state.catalogue.leaders[card].effects
    assert kind == FROM_GOLDEN_AGE
    return state.catalogue.golden_ages[card].effects


class RunEffect(Phase):
    """Operation by operation; what is impossible is lost."""

    def run(self, state: Mosaic, step: Step) -> None:
        effects = effects_of(state, step.a)
        if step.b >= len(effects):
            return
        effect = effects[step.b]
        if effect.op == c.EMIGRATE and state.players[step.seat].population < effect.amount:
            return  # nobody to move: the card does nothing
        if step.b + 1 < len(effects):
            state.push(Step(EFFECT, step.seat, step.a, step.b + 1))
        carry_out(state, step.seat, effect)


def carry_out(state: Mosaic, seat: int, effect: c.Effect) -> None:
    """One operation. Those that only count at a scoring or change other rules do nothing now."""
    op = effect.op
    player = state.players[seat]
    if op == c.PRODUCTION:
        produce_more(state, seat, effect.track, effect.amount)
    elif op == c.ANY_PRODUCTION:
        state.push(Step(RAISING, seat, effect.amount, effect.track + 1))
    elif op == c.PRODUCTION_PER:
        produce_more(state, seat, effect.track, effect.amount * count(state, seat, effect, c.NOTHING))
    elif op == c.GAIN:
        gain(state, seat, effect.resource, effect.amount)
    elif op == c.GAIN_PER:
        gain(state, seat, effect.resource, effect.amount * count(state, seat, effect, c.NOTHING))
    elif op == c.PEOPLE:
        gain_people(state, seat, effect.amount)
    elif op == c.PEOPLE_PER:
        gain_people(state, seat, min(effect.maximum, effect.amount * count(state, seat, effect, c.NOTHING)))
    elif op == c.EMIGRATE:
        player.population -= effect.amount
    elif op == c.PLACE_UNITS:
        ask_deploy(state, seat, effect.unit, effect.amount, unit_regions(state, seat, effect.where))
    elif op == c.ELIMINATE:
        ask_remove(state, seat, effect.amount, effect.units, 0)
    elif op == c.VP_NOW:
        points = min(effect.maximum, effect.amount * count(state, seat, effect, c.NOTHING))
        player.card_vp += points
        if state.log is not None:
            state.emit("event-points", {"seat": seat, "n": points})
    elif op == c.TAKE_TILE:
        number = effect.amount
        if effect.per != c.PER_NOTHING:
            number = min(effect.maximum, number * count(state, seat, effect, c.NOTHING))
        state.push(Step(TAKE_MORE, seat, effect.what, number))
    elif op == c.PLACE:
        ask_place(state, seat, effect.piece, effect.where, 0, True)
    elif op == c.RAID:
        state.push(Step(RAID_MORE, seat, player.unit_count(), effect.amount))
    elif op == c.DOUBLE_POPULATION:
        player.doubled += 1
    else:
        choose_rest(state, seat, effect)


def choose_rest(state: Mosaic, seat: int, effect: c.Effect) -> None:
    op = effect.op
    if op == c.EXPLORE:
        ask_region(state, seat, EXPLORE_REGION)
    elif op == c.LOCK_REGION:
        ask_region(state, seat, LOCK)
    elif op == c.REFRESH:
        if effect.what == c.ANY_DECK:
            state.push(Step(CHOOSING_OFFER, seat))
        else:
            refresh_offer(state, effect.what)
    elif op == c.SHIFT_PRODUCTION:
        if max(state.players[seat].production) > 0:
            state.push(Step(SHIFTING, seat))


def unit_regions(state: Mosaic, seat: int, where: int) -> int:
    if where == c.ANY_REGION:
        return state.play_regions()
    if where == c.THIS_REGION:  # of the city just founded
        return 1 << state.region_of(state.players[seat].sites[c.CITY][-1])
    return state.city_regions(seat)


# ---- production -----------------------------------------------------------------------------------------------------


class Raising(Phase):
    """Raise one production of choice."""

    def legal(self, state: Mosaic, step: Step, seat: int) -> list[Action]:
        return [Action(verbs.RAISE, track) for track in range(c.TRACKS) if track != step.b - 1]

    def take(self, state: Mosaic, step: Step, action: Action) -> None:
        produce_more(state, step.seat, action.a, step.a)


class Shifting(Phase):
    """Schools of Thought: production of one kind becomes another."""

    def legal(self, state: Mosaic, step: Step, seat: int) -> list[Action]:
        own = state.players[step.seat].production
        found: list[Action] = []
        for source in range(c.TRACKS):
            if own[source]:
                for target in range(c.TRACKS):
                    if target != source:
                        found.append(Action(verbs.SHIFT, source, target))
        found.append(verbs.DONE_ACTION)
        return found

    def take(self, state: Mosaic, step: Step, action: Action) -> None:
        if action.verb == verbs.DONE:
            return
        if state.players[step.seat].production[action.a] == 1:
            shift(state, step.seat, action.a, action.b, 1)
        else:
            state.push(Step(SHIFT_AMOUNT, step.seat, action.a, action.b))


class ShiftAmount(Phase):
    def legal(self, state: Mosaic, step: Step, seat: int) -> list[Action]:
        own = state.players[step.seat].production[step.a]
        return [Action(verbs.AMOUNT, number) for number in range(1, own + 1)]

    def take(self, state: Mosaic, step: Step, action: Action) -> None:
        shift(state, step.seat, step.a, step.b, action.a)


def shift(state: Mosaic, seat: int, source: int, target: int, amount: int) -> None:
    state.players[seat].production[source] -= amount
    produce_more(state, seat, target, amount)


# ---- tiles ----------------------------------------------------------------------------------------------------------


def tile_hexes(state: Mosaic, what: int) -> list[int]:
    """Hexes without a piece whose tile may be taken."""
    found: list[int] = []
    for place in range(len(state.tiles)):
        tile = state.tiles[place]
        if tile != c.NOTHING and state.holder[place] == c.NOTHING:
            if what == c.ANY_TILE or (what == c.ANY_GOOD and tile < c.GOODS) or tile == what:
                found.append(place)
    return found


class TakeMore(Phase):
    def run(self, state: Mosaic, step: Step) -> None:
        options = tile_hexes(state, step.a) if step.b else []
        if len(options) == 1:
            collect(state, step.seat, options[0])
        elif options:
            state.push(Step(TAKING_TILE, step.seat, step.a, step.b))


class TakingTile(Phase):
    def legal(self, state: Mosaic, step: Step, seat: int) -> list[Action]:
        return [verbs.TAKES[place] for place in tile_hexes(state, step.a)]

    def take(self, state: Mosaic, step: Step, action: Action) -> None:
        collect(state, step.seat, action.a)
        state.push(Step(TAKE_MORE, step.seat, step.a, step.b - 1))


class RaidMore(Phase):
    def run(self, state: Mosaic, step: Step) -> None:
        if step.a:
            state.push(Step(RAIDING, step.seat, step.a, step.b))


class Raiding(Phase):
    """Raiders: stone, food or money for each own unit."""

    def legal(self, state: Mosaic, step: Step, seat: int) -> list[Action]:
        return [Action(verbs.RAID, currency) for currency in (c.STONE, c.FOOD, c.MONEY)]

    def take(self, state: Mosaic, step: Step, action: Action) -> None:
        gain(state, step.seat, action.a, step.b)
        state.push(Step(RAID_MORE, step.seat, step.a - 1, step.b))


# ---- regions and offers ---------------------------------------------------------------------------------------------


def choosable_regions(state: Mosaic, seat: int, purpose: int) -> list[int]:
    if purpose == LOCK:
        leaders = survey(state).leader
        return [region for region in range(len(leaders)) if leaders[region] == seat and state.in_play(region)]
    cities = state.city_regions(seat)
    return [
        region.index
        for region in state.catalogue.regions
        if state.in_play(region.index) and not cities >> region.index & 1
    ]


def ask_region(state: Mosaic, seat: int, purpose: int) -> None:
    options = choosable_regions(state, seat, purpose)
    if len(options) == 1:
        use_region(state, seat, purpose, options[0])
    elif options:
        state.push(Step(CHOOSING_REGION, seat, purpose))


def use_region(state: Mosaic, seat: int, purpose: int, region: int) -> None:
    if purpose == LOCK:
        state.locked[region] = seat
        if state.log is not None:
            state.emit("event-lock", {"seat": seat, "region": "region-" + state.catalogue.regions[region].id})
        return
    ask_place(state, seat, c.FARM, c.THIS_REGION, region, True)
    ask_deploy(state, seat, c.INFANTRY, 1, 1 << region)


class ChoosingRegion(Phase):
    def legal(self, state: Mosaic, step: Step, seat: int) -> list[Action]:
        return [Action(verbs.REGION, region) for region in choosable_regions(state, step.seat, step.a)]

    def take(self, state: Mosaic, step: Step, action: Action) -> None:
        use_region(state, step.seat, step.a, action.a)


class ChoosingOffer(Phase):
    def legal(self, state: Mosaic, step: Step, seat: int) -> list[Action]:
        return [Action(verbs.REFRESH, deck) for deck in range(c.DECKS)]

    def take(self, state: Mosaic, step: Step, action: Action) -> None:
        refresh_offer(state, action.a)
