"""Abilities of technologies outside battle, and what each of them does (rulebook page 22)."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.games.civ2010.model.catalogue import (
    CARAVAN,
    CHARGE,
    COIN,
    COIN_FOR_CULTURE,
    COIN_FOR_TRADE,
    CULTURE,
    DESTROY_CITY,
    EXTRA_ACTIONS,
    GAIN_PERSON,
    HEAL,
    HOLD_SQUARE,
    NONE,
    OBSOLETE_OR_KILL,
    OBSOLETE_OR_RAZE,
    PRODUCTION,
    SHIP,
    SQUARES,
    WOUND,
    Ability,
)
from zeitalter.games.civ2010.model.player import CITIES, DEMOCRACY_COINS, FIGURES, POTTERY_COINS, PRESS_COINS
from zeitalter.games.civ2010.model.shared import raised, without
from zeitalter.games.civ2010.model.state import Civ2010, Phase
from zeitalter.games.civ2010.model.steps import AIMING_ABILITY, HEALING, RESOLVE_ABILITY, WOUNDING
from zeitalter.games.civ2010.model.verbs import CHOOSE, CITY, OUTDATE, PLACES, USE
from zeitalter.games.civ2010.rules.board import (
    AROUND,
    city_with_centre,
    figures_at,
    is_building,
    is_water,
    own_cities,
    stacking_limit,
)
from zeitalter.games.civ2010.rules.moves import (
    at,
    destroy_building,
    destroy_city,
    discard_unit,
    draw_person,
    gain_coin,
    gain_culture,
    gain_trade,
    kill_figures,
    put_figure,
    recount_coins,
)
from zeitalter.games.civ2010.rules.paths import Walker
from zeitalter.games.civ2010.rules.payment import can_pay, push_payment
from zeitalter.games.civ2010.rules.reactions import ABILITY, ask_for_reactions, close_depth, open_depth

# Targets of an ability as one number.
SEAT_TARGET = 1000
SQUARE_TARGET = 2000


def ability_number(ability: Ability) -> int:
    return 2 * ability.tech + ability.number


def ability_of(state: Civ2010, number: int) -> Ability:
    return state.catalogue.techs[number // 2].abilities[number % 2]


def usable_abilities(state: Civ2010, seat: int, phase: int) -> list[Action]:
    """Abilities of a phase that can be used now: each once per round, paid for, and with something to do."""
    player = state.players[seat]
    actions: list[Action] = []
    for ability in state.catalogue.abilities:
        if ability.phase == phase and player.techs >> ability.tech & 1 and not player.used & ability.bit:
            if is_useful(state, seat, ability) and can_pay(state, seat, ability):
                actions.append(Action(USE, ability.tech, ability.number))
    return actions


def is_useful(state: Civ2010, seat: int, ability: Ability) -> bool:
    player = state.players[seat]
    op = ability.op
    if op == COIN:
        return player.coins[POTTERY_COINS] < ability.maximum
    if op == COIN_FOR_TRADE:
        return player.coins[DEMOCRACY_COINS] < ability.maximum and player.trade >= ability.amount
    if op == COIN_FOR_CULTURE:
        return player.coins[PRESS_COINS] < ability.maximum and player.culture >= ability.amount
    if op == GAIN_PERSON:
        return bool(state.persons)
    if op in (CULTURE, EXTRA_ACTIONS):
        return True
    return bool(ability_targets(state, seat, ability, NONE))


def use_ability(state: Civ2010, seat: int, tech: int, number: int) -> None:
    """Choose a target, pay, give the others the chance to answer, then it happens."""
    ability = state.catalogue.techs[tech].abilities[number]
    if ability.op != HEAL:  # that one is counted by battle
        state.players[seat].used |= ability.bit
    if state.log is not None:
        state.emit("event-use", {"seat": seat, "tech": "tech-" + state.catalogue.techs[tech].id})
    if ability.op in (COIN_FOR_TRADE, COIN_FOR_CULTURE, HEAL):  # no resource ability: nobody can cancel it
        carry_out(state, seat, ability, 0)
    elif ability.op in (CULTURE, EXTRA_ACTIONS, COIN, GAIN_PERSON, CHARGE, WOUND):
        launch(state, seat, ability, 0)
    else:
        state.push(Step(AIMING_ABILITY, seat, ability_number(ability), NONE))


def launch(state: Civ2010, seat: int, ability: Ability, target: int) -> None:
    depth = open_depth(state)
    state.push(Step(RESOLVE_ABILITY, seat, ability_number(ability), target, depth))
    ask_for_reactions(state, seat, depth, ABILITY, 0)
    push_payment(state, seat, ability)


# ---- targets --------------------------------------------------------------------------------------------------------


def ability_targets(state: Civ2010, seat: int, ability: Ability, chosen: int) -> list[Action]:
    op = ability.op
    if op == PRODUCTION:
        return [Action(CITY, seat, slot) for slot in own_cities(state.players[seat]) if state.turn.actions[slot] > 0]
    if op == CARAVAN:
        return [Action(CHOOSE, other) for other in state.others(seat)]
    if op == OBSOLETE_OR_KILL:
        units = [Action(CHOOSE, other) for other in state.others(seat) if state.players[other].units]
        return outdatable(state, ability.eras) + units
    if op == OBSOLETE_OR_RAZE:
        return outdatable(state, ability.eras) + [PLACES[square] for square in foreign_buildings(state, seat)]
    if op == HOLD_SQUARE:
        return [PLACES[square] for square in holdable(state)]
    if op == DESTROY_CITY:
        return [Action(CITY, other, s) for other in state.others(seat) for s in own_cities(state.players[other]) if s]
    if op == SHIP:
        return ship_targets(state, seat, chosen)
    return []


def holdable(state: Civ2010) -> list[int]:
    """Any square of the map; none that would leave a marching group where it may not stay."""
    result: list[int] = []
    for square in range(SQUARES):
        if state.ground[square] != NONE and square not in state.held and not strands(state, square):
            result.append(square)
    return result


def strands(state: Civ2010, square: int) -> bool:
    turn = state.turn
    if not turn.group:
        return False
    walker = Walker(state, turn.seat, turn.group)
    if walker.can_end(turn.square):
        return False
    state.held.append(square)
    stuck = square == turn.square or not walker.can_finish(turn.square, turn.left)
    state.held.pop()
    return stuck


def outdatable(state: Civ2010, eras: int) -> list[Action]:
    """Wonders on the map that still have their ability."""
    actions: list[Action] = []
    for wonder in state.catalogue.wonders:
        if eras >> wonder.era & 1 and state.wonder_square[wonder.index] != NONE:
            if not state.obsolete >> wonder.index & 1:
                actions.append(Action(OUTDATE, wonder.index))
    return actions


def foreign_buildings(state: Civ2010, seat: int) -> list[int]:
    """Squares of other players' buildings; city walls stand in the centre."""
    squares: list[int] = []
    for other in state.others(seat):
        player = state.players[other]
        for slot in own_cities(player):
            if player.walls >> slot & 1:
                squares.append(player.centres[slot])
            for square in AROUND[player.centres[slot]]:
                if is_building(state.works[square]):
                    squares.append(square)
    return squares


def has_building(state: Civ2010, square: int) -> bool:
    city = city_with_centre(state, square)
    if city != NONE:
        return state.players[city // CITIES].walls >> city % CITIES & 1 != 0
    return is_building(state.works[square])


def ship_targets(state: Civ2010, seat: int, source: int) -> list[Action]:
    """First the square whose figures sail, then any water square that can take them."""
    player = state.players[seat]
    if source == NONE:
        squares: list[int] = []
        for square in player.figures:
            if square >= 0 and square not in squares:
                squares.append(square)
        return [PLACES[square] for square in squares if ship_targets(state, seat, square)]
    count = figures_at(player, source).bit_count()
    limit = stacking_limit(state, player)
    actions: list[Action] = []
    for square in range(SQUARES):
        if state.ground[square] != NONE and is_water(state, square) and square != source:
            if (state.holder[square] == NONE and state.token[square] == NONE) or (
                state.holder[square] == seat and figures_at(player, square).bit_count() + count <= limit
            ):
                actions.append(PLACES[square])
    return actions


class AimingAbility(Phase):
    def legal(self, state: Civ2010, step: Step, seat: int) -> list[Action]:
        return ability_targets(state, seat, ability_of(state, step.a), step.b)

    def take(self, state: Civ2010, step: Step, seat: int, action: Action) -> None:
        ability = ability_of(state, step.a)
        if action.verb == CITY:
            target = action.a * CITIES + action.b
        elif action.verb == CHOOSE:
            target = SEAT_TARGET + action.a
        elif action.verb == OUTDATE:
            target = action.a
        elif ability.op == SHIP:
            if step.b == NONE:
                state.push(Step(AIMING_ABILITY, seat, step.a, action.a))
                return
            target = step.b + SQUARES * action.a
        else:
            target = SQUARE_TARGET + action.a
        launch(state, seat, ability, target)


# ---- effects --------------------------------------------------------------------------------------------------------


class ResolveAbility(Phase):
    def run(self, state: Civ2010, step: Step) -> None:
        if close_depth(state, step.c):
            carry_out(state, step.seat, ability_of(state, step.a), step.b)


def carry_out(state: Civ2010, seat: int, ability: Ability, target: int) -> None:
    player = state.players[seat]
    op = ability.op
    if op == PRODUCTION:
        state.turn.bonus = raised(state.turn.bonus, target % CITIES, ability.amount)
    elif op == CULTURE:
        gain_culture(state, seat, ability.amount)
    elif op == CARAVAN:
        gain_trade(state, seat, ability.amount)
        gain_trade(state, target - SEAT_TARGET, ability.other)
    elif op == GAIN_PERSON:
        draw_person(state, seat)
    elif op == COIN:
        gain_coin(state, seat, POTTERY_COINS)
    elif op == COIN_FOR_TRADE:
        player.trade -= ability.amount
        gain_coin(state, seat, DEMOCRACY_COINS)
    elif op == COIN_FOR_CULTURE:
        player.culture -= ability.amount
        gain_coin(state, seat, PRESS_COINS)
    elif op in (OBSOLETE_OR_KILL, OBSOLETE_OR_RAZE):
        outdate_or_destroy(state, target)
    elif op == EXTRA_ACTIONS:
        for slot in own_cities(player):
            if slot or player.government != state.catalogue.anarchy:
                state.turn.actions = raised(state.turn.actions, slot, 1)
    elif op == HOLD_SQUARE:
        state.held.append(target - SQUARE_TARGET)
        if state.log is not None:
            state.emit("event-held", at({"seat": seat}, target - SQUARE_TARGET))
    elif op == SHIP:
        ship(state, seat, target % SQUARES, target // SQUARES)
    elif op == CHARGE:
        state.battle.charge += ability.amount
    elif op == WOUND:
        state.push(Step(WOUNDING, seat, 1 - state.battle.turn, ability.amount))
    elif op == HEAL:
        heal(state, seat, ability.amount)
    elif op == DESTROY_CITY:
        annihilate(state, target // CITIES, target % CITIES)


def outdate_or_destroy(state: Civ2010, target: int) -> None:
    if target >= SQUARE_TARGET:
        square = target - SQUARE_TARGET
        if has_building(state, square):
            destroy_building(state, square)
    elif target >= SEAT_TARGET:
        player = state.players[target - SEAT_TARGET]
        if player.units:
            unit = player.units[state.chance.below(len(player.units))]
            player.units = without(player.units, unit)
            discard_unit(state, unit)
            if state.log is not None:
                kind = f"type-{state.catalogue.unit_type[unit]}"
                state.emit("event-unit-lost", {"seat": target - SEAT_TARGET, "type": kind})
    else:
        state.obsolete |= 1 << target
        if state.log is not None:
            state.emit("event-obsolete", {"wonder": "wonder-" + state.catalogue.wonders[target].id})


def ship(state: Civ2010, seat: int, source: int, water: int) -> None:
    player = state.players[seat]
    moving = figures_at(player, source)
    for figure in range(FIGURES):
        if moving >> figure & 1:
            put_figure(state, seat, figure, water)
            player.grounded |= 1 << figure
    recount_coins(state)
    if state.log is not None:
        state.emit("event-ship", at({"seat": seat}, water))


def heal(state: Civ2010, seat: int, amount: int) -> None:
    """All wounds of own units in play if they are no more than that, otherwise those the player chooses."""
    side = state.battle.turn
    fronts = state.battle.fronts
    wounds = sum(fronts[2 * side + 1 :: 4])
    if wounds > amount:
        state.push(Step(HEALING, seat, side, amount))
    else:
        for place in range(2 * side + 1, len(fronts), 4):
            fronts[place] = 0


def annihilate(state: Civ2010, seat: int, slot: int) -> None:
    """A city with everything in and around it, figures of all players included."""
    centre = state.players[seat].centres[slot]
    for square in [centre, *AROUND[centre]]:
        holder = state.holder[square]
        if holder != NONE:
            kill_figures(state, holder, figures_at(state.players[holder], square))
    destroy_city(state, seat, slot)
