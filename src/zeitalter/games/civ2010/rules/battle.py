"""Battle: hands, fronts, trumps (rulebook pages 23 to 25); how it ends is in battle_result.py."""

from zeitalter.core.action import Action
from zeitalter.core.agenda import Step
from zeitalter.core.wording import Arg
from zeitalter.games.civ2010.model.battle import new_battle
from zeitalter.games.civ2010.model.catalogue import (
    AIRCRAFT,
    ARTILLERY,
    BATTLE,
    CAVALRY,
    CHARGE,
    HEAL,
    INFANTRY,
    NONE,
    OPEN_HAND,
    RAZE_ON_ARRIVAL,
    STRENGTH,
    WOUND,
    Ability,
)
from zeitalter.games.civ2010.model.player import CITIES, NOBODY
from zeitalter.games.civ2010.model.shared import changed
from zeitalter.games.civ2010.model.state import Civ2010, Phase
from zeitalter.games.civ2010.model.steps import (
    BEGIN_LOOT,
    END_BATTLE,
    FIGHTING,
    NEXT_FIGHT,
)
from zeitalter.games.civ2010.model.verbs import DONE, DONE_ACTION, FIGHT, USE
from zeitalter.games.civ2010.model.verbs import HEAL as HEAL_UNIT
from zeitalter.games.civ2010.model.verbs import WOUND as WOUND_UNIT
from zeitalter.games.civ2010.rules.abilities import use_ability
from zeitalter.games.civ2010.rules.board import (
    armies_in,
    city_with_centre,
    coins_bonus,
    combat_bonus,
    figures_at,
    has_wonder,
    rank,
)
from zeitalter.games.civ2010.rules.moves import (
    at,
    kill_figures,
    take_unit,
)
from zeitalter.games.civ2010.rules.payment import can_pay
from zeitalter.games.civ2010.rules.turn import has_secrets

ATTACKER = 0
DEFENDER = 1
BARBARIANS = (ARTILLERY, INFANTRY, CAVALRY)


# ---- 1 and 2: hands and bonus ---------------------------------------------------------------------------------------


class BeginBattle(Phase):
    def run(self, state: Civ2010, step: Step) -> None:
        seat, square = step.seat, step.a
        city = city_with_centre(state, square)
        if state.token[square] != NONE:
            begin_village(state, seat, square)
        elif city != NONE:
            begin_city(state, seat, square, city)
        elif armies_in(figures_at(state.players[state.holder[square]], square)):
            begin_fight(state, seat, state.holder[square], square)
        else:
            kill_scouts(state, seat, square)
            return
        battle = state.battle
        if state.log is not None:
            args = at({"seat": seat, "seat_to": battle.seats[DEFENDER]}, square)
            args["first"] = battle.bonus[ATTACKER]
            args["second"] = battle.bonus[DEFENDER]
            state.emit("event-battle-village" if battle.village else "event-battle", args)
        state.push(Step(NEXT_FIGHT, seat))


def kill_scouts(state: Civ2010, seat: int, square: int) -> None:
    """Lone scouts are simply eliminated; that is loot, but no battle."""
    owner = state.holder[square]
    kill_figures(state, owner, figures_at(state.players[owner], square))
    state.holder[square] = seat
    if state.log is not None:
        state.emit("event-scouts-killed", at({"seat": seat, "seat_to": owner}, square))
    state.push(Step(BEGIN_LOOT, seat, owner))


def hand_size(state: Civ2010, seat: int, armies: int, in_city: bool) -> int:
    """Three, two for each further army, and what government, city and computers add."""
    catalogue = state.catalogue
    size = catalogue.battle_hand + catalogue.governments[state.players[seat].government].battle_hand
    if armies > 1:
        size += catalogue.battle_hand_per_army * (armies - 1)
    if in_city:
        size += catalogue.battle_hand_in_city
    return size + coins_bonus(state, seat)


def draw_hand(state: Civ2010, seat: int, side: int, size: int) -> None:
    """Random units of the standing forces."""
    units = list(state.players[seat].units)
    state.chance.shuffle(units)
    hand = units[:size]
    hand.sort()
    state.battle.hands[side] = hand
    state.players[seat].units = tuple(sorted(units[size:]))
    enemy = state.battle.seats[1 - side]
    if not state.battle.village and has_wonder(state, enemy, OPEN_HAND):  # barbarians have no use of it
        for unit in hand:  # the Oracle shows the enemy's hand
            state.unit_known = changed(state.unit_known, unit, state.unit_known[unit] | 1 << enemy)


def set_out_battle(state: Civ2010, seat: int, enemy: int, square: int, village: bool) -> None:
    state.battle = new_battle()
    state.battle.square = square
    state.battle.seats = [seat, enemy]
    state.battle.village = village
    state.battle.turn = DEFENDER
    armies = armies_in(figures_at(state.players[seat], square))
    draw_hand(state, seat, ATTACKER, hand_size(state, seat, armies, False))
    state.battle.bonus[ATTACKER] = combat_bonus(state, seat)


def begin_fight(state: Civ2010, seat: int, enemy: int, square: int) -> None:
    set_out_battle(state, seat, enemy, square, False)
    armies = armies_in(figures_at(state.players[enemy], square))
    draw_hand(state, enemy, DEFENDER, hand_size(state, enemy, armies, False))
    state.battle.bonus[DEFENDER] = combat_bonus(state, enemy)


def begin_city(state: Civ2010, seat: int, square: int, city: int) -> None:
    """A city defends itself without figures; behind walls the attacker plays first."""
    catalogue = state.catalogue
    enemy, slot = city // CITIES, city % CITIES
    owner = state.players[enemy]
    if state.players[seat].techs & catalogue.with_op[RAZE_ON_ARRIVAL]:
        owner.walls &= ~(1 << slot)
    set_out_battle(state, seat, enemy, square, False)
    state.battle.city = slot
    draw_hand(state, enemy, DEFENDER, hand_size(state, enemy, 0, True))
    bonus = combat_bonus(state, enemy) + (catalogue.bonus_city if slot else catalogue.bonus_capital)
    if owner.walls >> slot & 1:
        bonus += catalogue.bonus_walls
        state.battle.turn = ATTACKER
    state.battle.bonus[DEFENDER] = bonus


def begin_village(state: Civ2010, seat: int, square: int) -> None:
    """The left neighbour leads one barbarian unit of each kind."""
    neighbour = (seat + 1) % state.seats
    set_out_battle(state, seat, neighbour, square, True)
    hand: list[int] = []
    for wanted in BARBARIANS:
        unit = take_unit(state, wanted)
        for other in BARBARIANS:  # an empty deck is replaced by another
            if unit == NONE:
                unit = take_unit(state, other)
        if unit != NONE:
            known = 1 << neighbour
            if has_wonder(state, seat, OPEN_HAND):
                known |= 1 << seat
            state.unit_known = changed(state.unit_known, unit, known)
            hand.append(unit)
    hand.sort()
    state.battle.hands[DEFENDER] = hand


# ---- 3: playing units -----------------------------------------------------------------------------------------------


def is_barbarian(state: Civ2010, side: int) -> bool:
    return state.battle.village and side == DEFENDER


def strength(state: Civ2010, side: int, unit: int) -> int:
    """Strength of a unit in this battle: by rank, and one more with the Himeji castle."""
    catalogue = state.catalogue
    base = catalogue.unit_strength[unit]
    if is_barbarian(state, side):
        return base
    seat = state.battle.seats[side]
    kind = catalogue.unit_type[unit]
    if kind != AIRCRAFT:
        base += rank(catalogue, state.players[seat], kind) - 1
    return base + (1 if has_wonder(state, seat, STRENGTH) else 0)


class NextFight(Phase):
    """Turns alternate; who has no unit left stops, the other plays on. With a = 1 a unit was just played: before the
    turn passes its player may use abilities."""

    def run(self, state: Civ2010, step: Step) -> None:
        battle = state.battle
        if step.a:
            if might_follow_up(state, battle.turn):
                state.push(Step(FIGHTING, battle.seats[battle.turn], 1))
                return
            battle.turn = 1 - battle.turn
        if not battle.hands[battle.turn]:
            battle.turn = 1 - battle.turn
        side = battle.turn
        if not battle.hands[side]:
            state.push(Step(END_BATTLE, step.seat))
            return
        seat = battle.seats[side]
        if len(battle.hands[side]) == 1 and (is_barbarian(state, side) or not has_secrets(state, seat)):
            forced = fight_actions(state, side)
            if len(forced) == 1:
                play_unit(state, side, forced[0].a, NONE)
                return
        state.push(Step(FIGHTING, seat))


def fight_actions(state: Civ2010, side: int) -> list[Action]:
    """Each different unit in hand, to a new front or against an enemy who stands alone; and abilities."""
    battle = state.battle
    catalogue = state.catalogue
    actions: list[Action] = []
    seen = 0
    for unit in battle.hands[side]:
        mark = 1 << (catalogue.unit_type[unit] * 10 + catalogue.unit_strength[unit])
        if seen & mark:
            continue
        seen |= mark
        actions.append(Action(FIGHT, unit, 0))
        for front in range(len(battle.fronts) // 4):
            if unit_on(state, front, 1 - side) != NOBODY and unit_on(state, front, side) == NOBODY:
                actions.append(Action(FIGHT, unit, front + 1))
    if not is_barbarian(state, side):
        actions.extend(battle_abilities(state, side))
    return actions


def follow_ups(state: Civ2010, side: int) -> list[Action]:
    """Abilities after the own unit was played: healing and wounding, for there is nothing left to charge."""
    actions: list[Action] = []
    for action in battle_abilities(state, side):
        if state.catalogue.techs[action.a].abilities[action.b].op != CHARGE:
            actions.append(action)
    return actions


def might_follow_up(state: Civ2010, side: int) -> bool:
    """Judged from what lies openly, or asking would tell who holds iron face down."""
    if is_barbarian(state, side):
        return False
    if follow_ups(state, side):
        return True
    seat = state.battle.seats[side]
    player = state.players[seat]
    if not has_secrets(state, seat):
        return False
    for ability in state.catalogue.abilities:
        if ability.op == WOUND and player.techs >> ability.tech & 1 and not player.used & ability.bit:
            if helps_in_battle(state, side, ability):
                return True
    return False


def battle_abilities(state: Civ2010, side: int) -> list[Action]:
    seat = state.battle.seats[side]
    player = state.players[seat]
    actions: list[Action] = []
    for ability in state.catalogue.abilities:
        if ability.phase == BATTLE and player.techs >> ability.tech & 1 and not player.used & ability.bit:
            if helps_in_battle(state, side, ability) and can_pay(state, seat, ability):
                actions.append(Action(USE, ability.tech, ability.number))
    return actions


def healing_bit(side: int, tech: int) -> int:
    return 1 << (2 * tech + side)


def helps_in_battle(state: Civ2010, side: int, ability: Ability) -> bool:
    battle = state.battle
    if ability.op == HEAL:
        return not battle.used & healing_bit(side, ability.tech) and bool(wounded(state, side))
    if ability.op == WOUND:
        return bool(in_play(state, 1 - side))
    return ability.op == CHARGE and battle.charge == 0


def unit_on(state: Civ2010, front: int, side: int) -> int:
    return state.battle.fronts[4 * front + 2 * side]


def in_play(state: Civ2010, side: int) -> list[int]:
    """Fronts that hold a unit of a side."""
    return [front for front in range(len(state.battle.fronts) // 4) if unit_on(state, front, side) != NOBODY]


def wounded(state: Civ2010, side: int) -> list[int]:
    return [front for front in in_play(state, side) if state.battle.fronts[4 * front + 2 * side + 1] > 0]


class Fighting(Phase):
    """A unit and abilities before it; with a = 1 abilities after it."""

    def legal(self, state: Civ2010, step: Step, seat: int) -> list[Action]:
        if step.a:
            return [*follow_ups(state, state.battle.turn), DONE_ACTION]
        return fight_actions(state, state.battle.turn)

    def default(self, state: Civ2010, step: Step, seat: int) -> Action:
        return DONE_ACTION if step.a else plain_fight(state, state.battle.turn)

    def take(self, state: Civ2010, step: Step, seat: int, action: Action) -> None:
        side = state.battle.turn
        if action.verb == FIGHT:
            play_unit(state, side, action.a, action.b - 1)
            return
        if action.verb == DONE:
            state.battle.turn = 1 - side
            state.push(Step(NEXT_FIGHT, state.battle.seats[ATTACKER]))
            return
        state.push(Step(NEXT_FIGHT, seat, step.a))
        ability = state.catalogue.techs[action.a].abilities[action.b]
        if ability.op == HEAL:
            state.battle.used |= healing_bit(side, action.a)
        use_ability(state, seat, action.a, action.b)


def plain_fight(state: Civ2010, side: int) -> Action:
    """The unit and the front with the best exchange of strength, abilities left aside."""
    best = fight_actions(state, side)[0]
    most = -99
    for action in fight_actions(state, side):
        if action.verb == FIGHT:
            gain = 0 if action.b == 0 else exchange(state, action.b - 1, side, action.a)
            if gain > most:
                best, most = action, gain
    return best


def exchange(state: Civ2010, front: int, side: int, unit: int) -> int:
    """Strength that the enemy on a front would lose by a unit, less what the unit would lose."""
    catalogue = state.catalogue
    enemy = unit_on(state, front, 1 - side)
    kind, enemy_kind = catalogue.unit_type[unit], catalogue.unit_type[enemy]
    power = strength(state, side, unit)
    enemy_power = strength(state, 1 - side, enemy)
    enemy_left = enemy_power - state.battle.fronts[4 * front + 2 * (1 - side) + 1]
    if catalogue.trumps[kind] == enemy_kind and power >= enemy_left:
        return enemy_power
    if catalogue.trumps[enemy_kind] == kind and enemy_power >= power:
        return -power
    return (enemy_power if power >= enemy_left else 0) - (power if enemy_power >= power else 0)


def play_unit(state: Civ2010, side: int, unit: int, front: int) -> None:
    battle = state.battle
    battle.hands[side].remove(unit)
    state.unit_known = changed(state.unit_known, unit, state.everyone())
    state.reveal()
    charge = battle.charge
    battle.charge = 0
    battle.turn = side
    if state.log is not None:
        kind = state.catalogue.unit_type[unit]
        args: dict[str, Arg] = {"seat": battle.seats[side], "type": f"type-{kind}", "n": strength(state, side, unit)}
        state.emit("event-fight" if front == NONE else "event-fight-front", args)
    if front == NONE:
        new = [NOBODY, 0, NOBODY, 0]
        new[2 * side] = unit
        battle.fronts.extend(new)
    else:
        battle.fronts[4 * front + 2 * side] = unit
        clash(state, front, side, charge)
    state.push(Step(NEXT_FIGHT, battle.seats[ATTACKER], 1))


def clash(state: Civ2010, front: int, side: int, charge: int) -> None:
    """Both deal wounds by their full strength; who trumps strikes first, and the dead do not strike back."""
    catalogue = state.catalogue
    unit, enemy = unit_on(state, front, side), unit_on(state, front, 1 - side)
    kind, enemy_kind = catalogue.unit_type[unit], catalogue.unit_type[enemy]
    power, enemy_power = strength(state, side, unit), strength(state, 1 - side, enemy)
    if catalogue.trumps[kind] == enemy_kind:
        hurt(state, front, 1 - side, power + charge)
        if unit_on(state, front, 1 - side) != NOBODY:
            hurt(state, front, side, enemy_power)
    elif catalogue.trumps[enemy_kind] == kind:
        hurt(state, front, side, enemy_power)
        if unit_on(state, front, side) != NOBODY:
            hurt(state, front, 1 - side, power + charge)
    else:
        hurt(state, front, 1 - side, power + charge)
        hurt(state, front, side, enemy_power)
    bury(state)


def hurt(state: Civ2010, front: int, side: int, wounds: int) -> None:
    fronts = state.battle.fronts
    place = 4 * front + 2 * side
    fronts[place + 1] += wounds
    unit = fronts[place]
    if fronts[place + 1] >= strength(state, side, unit):
        state.battle.lost[side].append(unit)
        fronts[place] = NOBODY
        fronts[place + 1] = 0
        if state.log is not None:
            kind = f"type-{state.catalogue.unit_type[unit]}"
            state.emit("event-eliminated", {"seat": state.battle.seats[side], "type": kind})


def bury(state: Civ2010) -> None:
    """Fronts on which nobody is left disappear."""
    kept: list[int] = []
    fronts = state.battle.fronts
    for place in range(0, len(fronts), 4):
        if fronts[place] != NOBODY or fronts[place + 2] != NOBODY:
            kept.extend(fronts[place : place + 4])
    state.battle.fronts = kept


class Wounding(Phase):
    """Mathematics and Ballistics: wounds one by one, divided at will among enemy units in play."""

    def legal(self, state: Civ2010, step: Step, seat: int) -> list[Action]:
        actions = [Action(WOUND_UNIT, front) for front in in_play(state, step.a)]
        actions.append(DONE_ACTION)
        return actions

    def take(self, state: Civ2010, step: Step, seat: int, action: Action) -> None:
        if action.verb == WOUND_UNIT:
            hurt(state, action.a, step.a, 1)
            bury(state)
            if step.b > 1 and in_play(state, step.a):
                state.push(Step(step.kind, seat, step.a, step.b - 1))


class Healing(Phase):
    """Animal Husbandry: up to three wounds of own units."""

    def legal(self, state: Civ2010, step: Step, seat: int) -> list[Action]:
        actions = [Action(HEAL_UNIT, front) for front in wounded(state, step.a)]
        actions.append(DONE_ACTION)
        return actions

    def take(self, state: Civ2010, step: Step, seat: int, action: Action) -> None:
        if action.verb == HEAL_UNIT:
            state.battle.fronts[4 * action.a + 2 * step.a + 1] -= 1
            if step.b > 1 and wounded(state, step.a):
                state.push(Step(step.kind, seat, step.a, step.b - 1))
