"""Battle: hands, fronts, trumps (rulebook pages 23 to 25); how it ends is in battle_result.py."""

from typing import Final

from zeitalter.core.action import DONE, Action, Done
from zeitalter.core.phase import Phase, Question
from zeitalter.core.wording import Arg
from zeitalter.games.civ2010.model import catalogue as c
from zeitalter.games.civ2010.model import steps, verbs
from zeitalter.games.civ2010.model.battle import ATTACKER, DEFENDER, Battle, new_battle, new_front, side_led_by
from zeitalter.games.civ2010.model.player import NOBODY
from zeitalter.games.civ2010.model.shared import changed
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules import board
from zeitalter.games.civ2010.rules.abilities import ability_of, use_ability
from zeitalter.games.civ2010.rules.moves import at, kill_figures, take_unit
from zeitalter.games.civ2010.rules.payment import can_pay
from zeitalter.games.civ2010.rules.turn import has_secrets

BARBARIANS: Final = (c.INFANTRY, c.ARTILLERY, c.CAVALRY)


# ---- 1 and 2: hands and bonus ---------------------------------------------------------------------------------------


class BeginBattle(Phase[Civ2010, steps.BeginBattle]):
    def run(self, state: Civ2010, step: steps.BeginBattle) -> None:
        seat, square = step.seat, step.square
        owner = board.centre_owner(state, square)
        missing = 0
        if state.token[square] != c.NONE:
            missing = begin_village(state, seat, square)
        elif owner != c.NONE:
            begin_city(state, seat, square, owner)
        elif board.armies_in(board.figures_at(state.players[state.holder[square]], square)):
            begin_fight(state, seat, state.holder[square], square)
        else:
            kill_scouts(state, seat, square)
            return
        battle = state.battle
        args = at({"seat": seat, "seat_to": battle.seats[DEFENDER]}, square)
        args["first"] = battle.bonus[ATTACKER]
        args["second"] = battle.bonus[DEFENDER]
        args["units"] = len(battle.hands[ATTACKER])
        args["units_to"] = len(battle.hands[DEFENDER])
        state.emit("event-battle-village" if battle.village else "event-battle", args)
        state.push(steps.NextFight(seat, 0))
        for _ in range(missing):
            state.push(steps.Mustering(battle.seats[DEFENDER]))


def kill_scouts(state: Civ2010, seat: int, square: int) -> None:
    """Lone scouts are simply eliminated; that is loot, but no battle."""
    owner = state.holder[square]
    kill_figures(state, owner, board.figures_at(state.players[owner], square))
    state.holder[square] = seat
    state.emit("event-scouts-killed", at({"seat": seat, "seat_to": owner}, square))
    state.push(steps.Looting(seat, owner, 0))


def hand_size(state: Civ2010, seat: int, armies: int, in_city: bool) -> int:
    """Three, two for each further army, and what government, city and computers add."""
    catalogue = state.catalogue
    size = catalogue.battle_hand + catalogue.governments[state.players[seat].government].battle_hand
    if armies > 1:
        size += catalogue.battle_hand_per_army * (armies - 1)
    if in_city:
        size += catalogue.battle_hand_in_city
    return size + board.coins_bonus(state, seat)


def draw_hand(state: Civ2010, seat: int, side: int, size: int) -> None:
    """Random units of the standing forces."""
    units = list(state.players[seat].units)
    state.chance.shuffle(units)
    hand = units[:size]
    hand.sort()
    state.battle.hands[side] = hand
    state.players[seat].units = tuple(sorted(units[size:]))
    enemy = state.battle.seats[1 - side]
    if not state.battle.village and board.has_wonder(state, enemy, c.OPEN_HAND):  # barbarians have no use of it
        for unit in hand:  # the Oracle shows the enemy's hand
            state.unit_known = changed(state.unit_known, unit, state.unit_known[unit] | 1 << enemy)


def set_out_battle(state: Civ2010, seat: int, enemy: int, square: int, village: bool) -> None:
    state.battle = new_battle()
    state.battle.square = square
    state.battle.seats = [seat, enemy]
    state.battle.village = village
    state.battle.turn = DEFENDER
    armies = board.armies_in(board.figures_at(state.players[seat], square))
    draw_hand(state, seat, ATTACKER, hand_size(state, seat, armies, False))
    state.battle.bonus[ATTACKER] = board.combat_bonus(state, seat)


def begin_fight(state: Civ2010, seat: int, enemy: int, square: int) -> None:
    set_out_battle(state, seat, enemy, square, False)
    armies = board.armies_in(board.figures_at(state.players[enemy], square))
    draw_hand(state, enemy, DEFENDER, hand_size(state, enemy, armies, False))
    state.battle.bonus[DEFENDER] = board.combat_bonus(state, enemy)


def begin_city(state: Civ2010, seat: int, square: int, enemy: int) -> None:
    """A city defends itself without figures; behind walls the attacker plays first."""
    catalogue = state.catalogue
    slot = state.district[square]
    owner = state.players[enemy]
    if state.players[seat].techs & catalogue.with_op[c.RAZE_ON_ARRIVAL]:
        owner.walls &= ~(1 << slot)
    set_out_battle(state, seat, enemy, square, False)
    state.battle.city = slot
    draw_hand(state, enemy, DEFENDER, hand_size(state, enemy, 0, True))
    state.battle.bonus[DEFENDER] = city_bonus(state, enemy, slot)
    if owner.walls >> slot & 1:
        state.battle.turn = ATTACKER


def city_bonus(state: Civ2010, seat: int, slot: int) -> int:
    """Combat bonus of a city that is attacked."""
    catalogue = state.catalogue
    bonus = board.combat_bonus(state, seat) + (catalogue.bonus_city if slot else catalogue.bonus_capital)
    return bonus + (catalogue.bonus_walls if state.players[seat].walls >> slot & 1 else 0)


def begin_village(state: Civ2010, seat: int, square: int) -> int:
    """The left neighbour leads one barbarian unit of each kind; returns how many piles are empty."""
    set_out_battle(state, seat, (seat + 1) % state.seats, square, True)
    empty = 0
    for kind in BARBARIANS:
        if not muster(state, kind):
            empty += 1
    return empty


def muster(state: Civ2010, kind: int) -> bool:
    """A unit of a pile joins the barbarians, if there is one."""
    unit = take_unit(state, kind)
    if unit == c.NONE:
        return False
    seat, neighbour = state.battle.seats
    known = 1 << neighbour
    if board.has_wonder(state, seat, c.OPEN_HAND):
        known |= 1 << seat
    state.unit_known = changed(state.unit_known, unit, known)
    state.battle.hands[DEFENDER].append(unit)
    state.battle.hands[DEFENDER].sort()
    return True


def piles_left(state: Civ2010) -> list[int]:
    return [kind for kind in BARBARIANS if state.unit_decks[kind] or state.unit_discards[kind]]


class Mustering(Question[Civ2010, steps.Mustering]):
    """Whoever leads the barbarians draws from another pile of land units instead, where there is more than one."""

    def asks(self, state: Civ2010, step: steps.Mustering) -> int:
        return 1 << step.seat if len(piles_left(state)) > 1 else 0

    def run(self, state: Civ2010, step: steps.Mustering) -> None:
        for kind in piles_left(state):
            muster(state, kind)

    def legal(self, state: Civ2010, step: steps.Mustering, seat: int) -> list[Action]:
        return [verbs.Draw(kind) for kind in piles_left(state)]

    def take(self, state: Civ2010, step: steps.Mustering, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Draw)
        muster(state, action.type)


# ---- 3: playing units -----------------------------------------------------------------------------------------------


def is_barbarian(state: Civ2010, side: int) -> bool:
    return state.battle.village and side == DEFENDER


def strength(state: Civ2010, side: int, unit: int) -> int:
    """Strength of a unit in this battle: by rank, and one more with the Himeji castle."""
    if is_barbarian(state, side):
        return state.catalogue.unit_strength[unit]
    seat = state.battle.seats[side]
    base = board.ranked_strength(state.catalogue, state.players[seat], unit)
    return base + (1 if board.has_wonder(state, seat, c.STRENGTH) else 0)


class NextFight(Phase[Civ2010, steps.NextFight]):
    """Turns alternate; who has no unit left stops, the other plays on. Before and after every unit both sides may use
    abilities: first the one that is not to play, then the one that is; at the end until both let it be."""

    def run(self, state: Civ2010, step: steps.NextFight) -> None:
        battle = state.battle
        if not battle.hands[battle.turn] and battle.hands[1 - battle.turn]:
            battle.turn = 1 - battle.turn
        side = battle.turn
        if step.silent == 0 and may_use_abilities(state, 1 - side, step.seat):
            state.push(steps.Fighting(battle.seats[1 - side], 1))
        elif battle.hands[side]:
            let_play(state, side)
        elif step.silent < 2 and may_use_abilities(state, side, step.seat):
            state.push(steps.Fighting(battle.seats[side], 1))
        else:
            state.push(steps.EndBattle(battle.seats[ATTACKER]))


def let_play(state: Civ2010, side: int) -> None:
    """A unit without a choice is played without a question, if not asking tells nothing."""
    battle = state.battle
    seat = battle.seats[side]
    if len(battle.hands[side]) == 1 and (is_barbarian(state, side) or not has_secrets(state, seat)):
        if len(fight_actions(state, side)) == 1:
            play_unit(state, side, battle.hands[side][0], c.NONE)
            return
    state.push(steps.Fighting(seat, 0))


def may_use_abilities(state: Civ2010, side: int, last: int) -> bool:
    """By the book before and after every unit; by the option only after an own one."""
    own = state.battle.seats[side] == last
    return (own or not state.settings.own_battle_turn) and might_follow_up(state, side)


def fight_actions(state: Civ2010, side: int) -> list[Action]:
    """Each different unit in hand, to a new front or against an enemy who stands alone; and abilities."""
    battle = state.battle
    actions: list[Action] = []
    for unit in different_units(state, battle.hands[side]):
        actions.append(verbs.Fight(unit, 0))
        for front in range(len(battle.fronts)):
            if unit_on(state, front, 1 - side) != NOBODY and unit_on(state, front, side) == NOBODY:
                actions.append(verbs.Fight(unit, front + 1))
    if not is_barbarian(state, side):
        actions.extend(battle_abilities(state, side))
    return actions


def different_units(state: Civ2010, units: list[int]) -> list[int]:
    """The first of each kind and strength."""
    kinds, strengths = state.catalogue.unit_type, state.catalogue.unit_strength
    seen: list[tuple[int, int]] = []
    result: list[int] = []
    for unit in units:
        if (kinds[unit], strengths[unit]) not in seen:
            seen.append((kinds[unit], strengths[unit]))
            result.append(unit)
    return result


def follow_ups(state: Civ2010, side: int) -> list[verbs.Use]:
    """Abilities while no own unit is to be played: healing and wounding, for there is nothing to charge."""
    actions: list[verbs.Use] = []
    for use in battle_abilities(state, side):
        if ability_of(state, use.tech, use.number).op != c.CHARGE:
            actions.append(use)
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
        if ability.op == c.WOUND and player.techs >> ability.tech & 1 and not player.used & ability.bit:
            if helps_in_battle(state, side, ability):
                return True
    return False


def battle_abilities(state: Civ2010, side: int) -> list[verbs.Use]:
    seat = state.battle.seats[side]
    player = state.players[seat]
    actions: list[verbs.Use] = []
    for ability in state.catalogue.abilities:
        if ability.phase == c.BATTLE and player.techs >> ability.tech & 1 and not player.used & ability.bit:
            if helps_in_battle(state, side, ability) and can_pay(state, seat, ability):
                actions.append(verbs.Use(ability.tech, ability.number))
    return actions


def helps_in_battle(state: Civ2010, side: int, ability: c.Ability) -> bool:
    battle = state.battle
    if ability.op == c.HEAL:
        return ability.tech not in battle.healed[side] and bool(wounded(state, side))
    if ability.op == c.WOUND:
        return bool(in_play(state, 1 - side))
    return ability.op == c.CHARGE and battle.charge == 0


def unit_on(state: Civ2010, front: int, side: int) -> int:
    return state.battle.fronts[front].units[side]


def in_play(state: Civ2010, side: int) -> list[int]:
    """Fronts that hold a unit of a side."""
    return [front for front in range(len(state.battle.fronts)) if unit_on(state, front, side) != NOBODY]


def wounded(state: Civ2010, side: int) -> list[int]:
    return [front for front in in_play(state, side) if state.battle.fronts[front].wounds[side] > 0]


class Fighting(Question[Civ2010, steps.Fighting]):
    """A unit and abilities before it; abilities only while it waits."""

    def legal(self, state: Civ2010, step: steps.Fighting, seat: int) -> list[Action]:
        side = side_led_by(state.battle, seat)
        return [*follow_ups(state, side), DONE] if step.waits else fight_actions(state, side)

    def default(self, state: Civ2010, step: steps.Fighting, seat: int) -> Action:
        return DONE if step.waits else plain_fight(state, state.battle.turn)

    def take(self, state: Civ2010, step: steps.Fighting, seat: int, action: Action) -> None:
        battle = state.battle
        side = side_led_by(battle, seat)
        if isinstance(action, verbs.Fight):
            play_unit(state, side, action.unit, action.front - 1)
        elif isinstance(action, Done):
            state.push(steps.NextFight(seat, 2 if side == battle.turn else 1))
        else:
            assert isinstance(action, verbs.Use)
            state.push(steps.NextFight(seat, 0))
            if ability_of(state, action.tech, action.number).op == c.HEAL:
                note_healing(battle, side, action.tech)
            use_ability(state, seat, action)


def note_healing(battle: Battle, side: int, tech: int) -> None:
    first, second = battle.healed
    battle.healed = (first, (*second, tech)) if side == DEFENDER else ((*first, tech), second)


def plain_fight(state: Civ2010, side: int) -> Action:
    """The unit and the front with the best exchange of strength, abilities left aside."""
    best = fight_actions(state, side)[0]
    most = -99
    for action in fight_actions(state, side):
        if isinstance(action, verbs.Fight):
            gain = exchange(state, action.front - 1, side, action.unit) if action.front else 0
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
    enemy_left = enemy_power - state.battle.fronts[front].wounds[1 - side]
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
    battle.turn = 1 - side
    kind = state.catalogue.unit_type[unit]
    args: dict[str, Arg] = {"seat": battle.seats[side], "type": f"type-{kind}", "n": strength(state, side, unit)}
    if front == c.NONE:
        args["front"] = len(battle.fronts) + 1
        state.emit("event-fight", args)
    else:
        enemy = unit_on(state, front, 1 - side)
        args["front"] = front + 1
        args["other"] = f"type-{state.catalogue.unit_type[enemy]}"
        args["m"] = strength(state, 1 - side, enemy)
        args["wounds"] = battle.fronts[front].wounds[1 - side]
        state.emit("event-fight-front", args)
    if front == c.NONE:
        battle.fronts.append(new_front(side, unit))
    else:
        battle.fronts[front].units[side] = unit
        clash(state, front, side, charge)
    state.push(steps.NextFight(battle.seats[side], 0))


def clash(state: Civ2010, front: int, side: int, charge: int) -> None:
    """Both deal wounds by their full strength; who trumps strikes first, and the dead do not strike back."""
    catalogue = state.catalogue
    unit, enemy = unit_on(state, front, side), unit_on(state, front, 1 - side)
    kind, enemy_kind = catalogue.unit_type[unit], catalogue.unit_type[enemy]
    power, enemy_power = strength(state, side, unit), strength(state, 1 - side, enemy)
    if catalogue.trumps[kind] == enemy_kind:
        state.emit("event-first-strike", {"seat": state.battle.seats[side], "type": f"type-{kind}"})
        hurt(state, front, 1 - side, power + charge)
        if unit_on(state, front, 1 - side) != NOBODY:
            hurt(state, front, side, enemy_power)
    elif catalogue.trumps[enemy_kind] == kind:
        state.emit("event-first-strike", {"seat": state.battle.seats[1 - side], "type": f"type-{enemy_kind}"})
        hurt(state, front, side, enemy_power)
        if unit_on(state, front, side) != NOBODY:
            hurt(state, front, 1 - side, power + charge)
    else:
        hurt(state, front, 1 - side, power + charge)
        hurt(state, front, side, enemy_power)
    bury(state)


def hurt(state: Civ2010, front: int, side: int, wounds: int) -> None:
    place = state.battle.fronts[front]
    place.wounds[side] += wounds
    unit = place.units[side]
    args: dict[str, Arg] = {"seat": state.battle.seats[side], "type": f"type-{state.catalogue.unit_type[unit]}"}
    if place.wounds[side] >= strength(state, side, unit):
        state.battle.lost[side].append(unit)
        place.units[side] = NOBODY
        place.wounds[side] = 0
        state.emit("event-eliminated", args)
    else:
        args["n"] = wounds
        args["left"] = strength(state, side, unit) - place.wounds[side]
        state.emit("event-wounded", args)


def bury(state: Civ2010) -> None:
    """Fronts on which nobody is left disappear."""
    battle = state.battle
    battle.fronts = [front for front in battle.fronts if front.units[0] != NOBODY or front.units[1] != NOBODY]


class Wounding(Question[Civ2010, steps.Wounding]):
    """Mathematics and Ballistics: wounds one by one, divided at will among enemy units in play."""

    def legal(self, state: Civ2010, step: steps.Wounding, seat: int) -> list[Action]:
        return [*[verbs.Wound(front) for front in in_play(state, step.side)], DONE]

    def take(self, state: Civ2010, step: steps.Wounding, seat: int, action: Action) -> None:
        if isinstance(action, verbs.Wound):
            hurt(state, action.front, step.side, 1)
            bury(state)
            if step.wounds > 1 and in_play(state, step.side):
                state.push(steps.Wounding(seat, step.side, step.wounds - 1))


class Healing(Question[Civ2010, steps.Healing]):
    """Animal Husbandry: up to three wounds of own units."""

    def legal(self, state: Civ2010, step: steps.Healing, seat: int) -> list[Action]:
        return [*[verbs.Heal(front) for front in wounded(state, step.side)], DONE]

    def take(self, state: Civ2010, step: steps.Healing, seat: int, action: Action) -> None:
        if isinstance(action, verbs.Heal):
            state.battle.fronts[action.front].wounds[step.side] -= 1
            state.emit("event-healed", {"seat": seat, "n": 1})
            if step.wounds > 1 and wounded(state, step.side):
                state.push(steps.Healing(seat, step.side, step.wounds - 1))
