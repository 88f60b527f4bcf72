"""Abilities of technologies, and what each of them does (rulebook page 22)."""

from typing import Final

from zeitalter.core.action import Action
from zeitalter.core.phase import Phase, Question
from zeitalter.games.civ2010.model import steps, verbs
from zeitalter.games.civ2010.model import turn as t
from zeitalter.games.civ2010.model.battle import side_led_by
from zeitalter.games.civ2010.model.catalogue import HEAL, NONE, SHIP, SQUARES, Ability
from zeitalter.games.civ2010.model.player import DEMOCRACY_COINS, FIGURES, POTTERY_COINS, PRESS_COINS
from zeitalter.games.civ2010.model.shared import raised, without
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.model.turn import NO_TARGET, Target
from zeitalter.games.civ2010.rules import board, moves
from zeitalter.games.civ2010.rules.paths import Walker
from zeitalter.games.civ2010.rules.payment import can_pay, push_payment
from zeitalter.games.civ2010.rules.reactions import ABILITY, ask_for_reactions, close_depth, open_depth

# ---- what abilities do ----------------------------------------------------------------------------------------------


class Effect:
    """What abilities of one kind do. This one only counts: nobody uses it."""

    def __init__(self, *fields: str) -> None:
        self.fields = fields  # those of the data that it reads

    def is_aimed(self) -> bool:
        return False

    def can_be_cancelled(self) -> bool:
        """Others may answer abilities that cost a resource."""
        return True

    def is_useful(self, state: Civ2010, seat: int, ability: Ability) -> bool:
        return False

    def targets(self, state: Civ2010, seat: int, ability: Ability, square: int) -> list[Action]:
        """What it may be aimed at; `square` was chosen before, or is NONE."""
        return []

    def carry_out(self, state: Civ2010, seat: int, ability: Ability, target: Target) -> None:
        raise NotImplementedError


class Aimed(Effect):
    def is_aimed(self) -> bool:
        return True

    def is_useful(self, state: Civ2010, seat: int, ability: Ability) -> bool:
        return bool(self.targets(state, seat, ability, NONE))


class Production(Aimed):
    def targets(self, state: Civ2010, seat: int, ability: Ability, square: int) -> list[Action]:
        return idle_cities(state, seat)

    def carry_out(self, state: Civ2010, seat: int, ability: Ability, target: Target) -> None:
        state.turn.bonus = raised(state.turn.bonus, target.city, ability.amount)
        state.emit("event-bonus", {"seat": seat, "city": target.city + 1, "n": ability.amount})


def idle_cities(state: Civ2010, seat: int) -> list[Action]:
    """Cities that can still do something this turn."""
    return [verbs.City(seat, slot) for slot in board.own_cities(state.players[seat]) if state.turn.actions[slot] > 0]


class Culture(Effect):
    def is_useful(self, state: Civ2010, seat: int, ability: Ability) -> bool:
        return True

    def carry_out(self, state: Civ2010, seat: int, ability: Ability, target: Target) -> None:
        moves.gain_culture(state, seat, ability.amount)


class Caravan(Aimed):
    def targets(self, state: Civ2010, seat: int, ability: Ability, square: int) -> list[Action]:
        return [verbs.Choose(other) for other in state.others(seat)]

    def carry_out(self, state: Civ2010, seat: int, ability: Ability, target: Target) -> None:
        moves.gain_trade(state, seat, ability.amount)
        moves.gain_trade(state, target.seat, ability.other)


class GainPerson(Effect):
    def is_useful(self, state: Civ2010, seat: int, ability: Ability) -> bool:
        return bool(state.persons)

    def carry_out(self, state: Civ2010, seat: int, ability: Ability, target: Target) -> None:
        moves.draw_person(state, seat)


class Coin(Effect):
    def is_useful(self, state: Civ2010, seat: int, ability: Ability) -> bool:
        return state.players[seat].coins[POTTERY_COINS] < ability.maximum

    def carry_out(self, state: Civ2010, seat: int, ability: Ability, target: Target) -> None:
        moves.gain_coin(state, seat, POTTERY_COINS)


class BoughtCoin(Effect):
    """A coin for trade or culture, on the technology that sells it."""

    def __init__(self, place: int, *fields: str) -> None:
        super().__init__(*fields)
        self.place = place

    def can_be_cancelled(self) -> bool:
        return False

    def is_useful(self, state: Civ2010, seat: int, ability: Ability) -> bool:
        player = state.players[seat]
        purse = player.trade if self.place == DEMOCRACY_COINS else player.culture
        return player.coins[self.place] < ability.maximum and purse >= ability.amount

    def carry_out(self, state: Civ2010, seat: int, ability: Ability, target: Target) -> None:
        if self.place == DEMOCRACY_COINS:
            state.players[seat].trade -= ability.amount
        else:
            state.players[seat].culture -= ability.amount
        moves.gain_coin(state, seat, self.place)


class OutdateOrKill(Aimed):
    """A wonder becomes obsolete, or a random unit of somebody dies."""

    def targets(self, state: Civ2010, seat: int, ability: Ability, square: int) -> list[Action]:
        units: list[Action] = [verbs.Choose(other) for other in state.others(seat) if state.players[other].units]
        return outdatable(state, ability.eras) + units

    def carry_out(self, state: Civ2010, seat: int, ability: Ability, target: Target) -> None:
        if target.wonder != NONE:
            outdate(state, target.wonder)
        elif state.players[target.seat].units:
            player = state.players[target.seat]
            unit = player.units[state.chance.below(len(player.units))]
            player.units = without(player.units, unit)
            moves.discard_unit(state, unit)
            state.emit("event-unit-lost", {"seat": target.seat, "type": f"type-{state.catalogue.unit_type[unit]}"})


class OutdateOrRaze(Aimed):
    """A wonder becomes obsolete, or a building is destroyed."""

    def targets(self, state: Civ2010, seat: int, ability: Ability, square: int) -> list[Action]:
        buildings = buildings_of(state, [*state.others(seat), seat])
        return outdatable(state, ability.eras) + [verbs.PLACES[square] for square in buildings]

    def carry_out(self, state: Civ2010, seat: int, ability: Ability, target: Target) -> None:
        if target.wonder != NONE:
            outdate(state, target.wonder)
        elif has_building(state, target.square):
            moves.destroy_building(state, target.square)


class ExtraActions(Effect):
    def is_useful(self, state: Civ2010, seat: int, ability: Ability) -> bool:
        return True

    def carry_out(self, state: Civ2010, seat: int, ability: Ability, target: Target) -> None:
        player = state.players[seat]
        for slot in board.own_cities(player):
            if slot or player.government != state.catalogue.anarchy:
                state.turn.actions = raised(state.turn.actions, slot, 1)
        state.emit("event-extra-actions", {"seat": seat})


class HoldSquare(Aimed):
    def targets(self, state: Civ2010, seat: int, ability: Ability, square: int) -> list[Action]:
        return [verbs.PLACES[square] for square in holdable(state)]

    def carry_out(self, state: Civ2010, seat: int, ability: Ability, target: Target) -> None:
        state.held.append(target.square)
        state.emit("event-held", moves.at({"seat": seat}, target.square))


class Ship(Aimed):
    """All figures of a square go to a water square anywhere; armies fight whoever is there."""

    def targets(self, state: Civ2010, seat: int, ability: Ability, square: int) -> list[Action]:
        return ship_targets(state, seat, square)

    def carry_out(self, state: Civ2010, seat: int, ability: Ability, target: Target) -> None:
        player = state.players[seat]
        moving = board.figures_at(player, target.square)
        enemy = state.holder[target.second]
        player.grounded |= moving
        for figure in range(FIGURES):
            if moving >> figure & 1:
                moves.put_figure(state, seat, figure, target.second)
        state.emit("event-ship", moves.at({"seat": seat}, target.second))
        if enemy not in (NONE, seat):
            state.holder[target.second] = enemy  # who still holds the square
            state.push(steps.BeginBattle(seat, target.second))
        moves.recount_coins(state)


class Charge(Effect):
    def carry_out(self, state: Civ2010, seat: int, ability: Ability, target: Target) -> None:
        state.battle.charge += ability.amount
        state.emit("event-charge", {"seat": seat, "n": ability.amount})


class Wound(Effect):
    def carry_out(self, state: Civ2010, seat: int, ability: Ability, target: Target) -> None:
        state.push(steps.Wounding(seat, 1 - side_led_by(state.battle, seat), ability.amount))


class Heal(Effect):
    """All wounds of own units in play if they are no more than that, otherwise those the player chooses."""

    def can_be_cancelled(self) -> bool:
        return False

    def carry_out(self, state: Civ2010, seat: int, ability: Ability, target: Target) -> None:
        side = side_led_by(state.battle, seat)
        if sum([front.wounds[side] for front in state.battle.fronts]) > ability.amount:
            state.push(steps.Healing(seat, side, ability.amount))
        else:
            state.emit("event-healed", {"seat": seat, "n": sum([front.wounds[side] for front in state.battle.fronts])})
            for front in state.battle.fronts:
                front.wounds[side] = 0


class DestroyCity(Aimed):
    """A city with everything in and around it, figures of all players included; no capital. All of it goes at once: no
    blockade ends before the city is gone."""

    def targets(self, state: Civ2010, seat: int, ability: Ability, square: int) -> list[Action]:
        found: list[Action] = []
        for other in [*state.others(seat), seat]:
            found.extend([verbs.City(other, slot) for slot in board.own_cities(state.players[other]) if slot])
        return found

    def carry_out(self, state: Civ2010, seat: int, ability: Ability, target: Target) -> None:
        centre = state.players[target.seat].centres[target.city]
        for square in [centre, *board.AROUND[centre]]:
            for other in range(state.seats):  # some may be flying past
                moves.remove_figures(state, other, board.figures_at(state.players[other], square))
        moves.destroy_city(state, target.seat, target.city)


EFFECTS: Final[dict[str, Effect]] = {
    "production": Production("amount"),
    "heal": Heal("amount"),
    "coin_for_victory": Effect("maximum"),
    "culture": Culture("amount"),
    "caravan": Caravan("amount", "other"),
    "walls": Effect("amount"),
    "charge": Charge("amount"),
    "great_person": GainPerson(),
    "coin": Coin("maximum"),
    "cancel_city_action": Effect(),
    "cancel_event": Effect(),
    "coin_for_trade": BoughtCoin(DEMOCRACY_COINS, "amount", "maximum"),
    "split": Effect(),
    "third_city": Effect(),
    "wound": Wound("amount"),
    "obsolete_or_kill": OutdateOrKill("eras"),
    "coin_for_culture": BoughtCoin(PRESS_COINS, "amount", "maximum"),
    "hold_square": HoldSquare(),
    "obsolete_or_raze": OutdateOrRaze("eras"),
    "production_by_coins": Effect("amount"),
    "ship": Ship(),
    "extra_actions": ExtraActions(),
    "destroy_city": DestroyCity(),
    "raze_on_arrival": Effect(),
    "hand_by_coins": Effect("amount"),
    "fly_past": Effect(),
    "cancel_ability": Effect(),
    "events_stand": Effect(),
    "win": Effect(),
}


# ---- using an ability -----------------------------------------------------------------------------------------------


def ability_of(state: Civ2010, tech: int, number: int) -> Ability:
    return state.catalogue.techs[tech].abilities[number]


def usable_abilities(state: Civ2010, seat: int, phase: int) -> list[verbs.Use]:
    """Abilities of a phase that can be used now: each once per round, paid for, and with something to do."""
    player = state.players[seat]
    actions: list[verbs.Use] = []
    for ability in state.catalogue.abilities:
        if ability.phase == phase and player.techs >> ability.tech & 1 and not player.used & ability.bit:
            if EFFECTS[ability.op].is_useful(state, seat, ability) and can_pay(state, seat, ability):
                actions.append(verbs.Use(ability.tech, ability.number))
    return actions


def use_ability(state: Civ2010, seat: int, use: verbs.Use) -> None:
    """Choose a target, pay, give the others the chance to answer, then it happens."""
    ability = ability_of(state, use.tech, use.number)
    effect = EFFECTS[ability.op]
    if ability.op != HEAL:  # that one is counted by battle
        state.players[seat].used |= ability.bit
    tech = state.catalogue.techs[use.tech].id
    state.emit("event-use", {"seat": seat, "tech": "tech-" + tech, "ability": f"ability-{tech}-{use.number}"})
    if not effect.can_be_cancelled():
        effect.carry_out(state, seat, ability, NO_TARGET)
    elif effect.is_aimed():
        state.push(steps.AimingAbility(seat, use.tech, use.number, NONE))
    else:
        launch(state, seat, ability, NO_TARGET)


def launch(state: Civ2010, seat: int, ability: Ability, target: Target) -> None:
    depth = open_depth(state, target)
    state.push(steps.ResolveAbility(seat, ability.tech, ability.number, depth))
    ask_for_reactions(state, seat, depth, ABILITY, 0)
    push_payment(state, seat, ability)


class AimingAbility(Question[Civ2010, steps.AimingAbility]):
    def legal(self, state: Civ2010, step: steps.AimingAbility, seat: int) -> list[Action]:
        ability = ability_of(state, step.tech, step.number)
        return EFFECTS[ability.op].targets(state, seat, ability, step.square)

    def take(self, state: Civ2010, step: steps.AimingAbility, seat: int, action: Action) -> None:
        ability = ability_of(state, step.tech, step.number)
        if isinstance(action, verbs.Place) and ability.op == SHIP and step.square == NONE:
            state.push(steps.AimingAbility(seat, step.tech, step.number, action.square))
        else:
            launch(state, seat, ability, target_of(action, step.square))


def target_of(action: Action, square: int) -> Target:
    """What an action aims at; `square` was chosen before, or is NONE."""
    if isinstance(action, verbs.City):
        return t.target(seat=action.seat, city=action.city)
    if isinstance(action, verbs.Choose):
        return t.target(seat=action.seat)
    if isinstance(action, verbs.Outdate):
        return t.target(wonder=action.wonder)
    if isinstance(action, verbs.Kill):
        return t.target(square=action.square, armies=action.armies, scouts=action.scouts)
    if isinstance(action, verbs.KillMarching):
        return t.target(square=action.square, armies=action.armies, scouts=action.scouts, marching=True)
    assert isinstance(action, verbs.Place)
    return t.target(square=action.square) if square == NONE else t.target(square=square, second=action.square)


class ResolveAbility(Phase[Civ2010, steps.ResolveAbility]):
    def run(self, state: Civ2010, step: steps.ResolveAbility) -> None:
        target = state.turn.targets[step.depth]
        if close_depth(state, step.depth):
            ability = ability_of(state, step.tech, step.number)
            EFFECTS[ability.op].carry_out(state, step.seat, ability, target)


# ---- targets --------------------------------------------------------------------------------------------------------


def holdable(state: Civ2010) -> list[int]:
    """Any square of the map; none that would leave a marching group where it may not stay."""
    free: list[int] = []
    for square in range(SQUARES):
        if state.ground[square] != NONE and square not in state.held:
            free.append(square)
    turn = state.turn
    if not turn.group:
        return free
    walker = Walker(state, turn.seat, turn.group)
    if walker.can_end(turn.square):
        return free
    return [square for square in free if not strands(state, walker, square)]


def strands(state: Civ2010, walker: Walker, square: int) -> bool:
    """Whether a group that may not stay where it is could go nowhere else with this square held."""
    turn = state.turn
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
                actions.append(verbs.Outdate(wonder.index))
    return actions


def outdate(state: Civ2010, wonder: int) -> None:
    state.obsolete |= 1 << wonder
    state.emit("event-obsolete", {"wonder": "wonder-" + state.catalogue.wonders[wonder].id})


def buildings_of(state: Civ2010, seats: list[int]) -> list[int]:
    """Squares of these players' buildings; city walls stand in the centre."""
    squares: list[int] = []
    for seat in seats:
        player = state.players[seat]
        for slot in board.own_cities(player):
            if player.walls >> slot & 1:
                squares.append(player.centres[slot])
            for square in board.AROUND[player.centres[slot]]:
                if board.is_building(state, square):
                    squares.append(square)
    return squares


def has_building(state: Civ2010, square: int) -> bool:
    owner = board.centre_owner(state, square)
    if owner != NONE:
        return state.players[owner].walls >> state.district[square] & 1 != 0
    return board.is_building(state, square)


def ship_targets(state: Civ2010, seat: int, source: int) -> list[Action]:
    """First the square whose figures sail, then any water square that can take them: no scouts where enemies are."""
    player = state.players[seat]
    if source == NONE:
        squares: list[int] = []
        for square in player.figures:
            if square >= 0 and square not in squares:
                squares.append(square)
        return [verbs.PLACES[square] for square in squares if ship_targets(state, seat, square)]
    walker = Walker(state, seat, board.figures_at(player, source))
    actions: list[Action] = []
    for square in range(SQUARES):
        if state.ground[square] != NONE and board.is_water(state, square) and square != source:
            if state.token[square] == NONE and walker.can_end(square):
                actions.append(verbs.PLACES[square])
    return actions
