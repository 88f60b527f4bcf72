"""The result of a battle: survivors, losses of the winner, fate of the loser (rulebook page 25)."""

from zeitalter.core.action import DONE, Action
from zeitalter.core.phase import Phase, Question
from zeitalter.core.wording import Arg
from zeitalter.games.civ2010.model import catalogue as c
from zeitalter.games.civ2010.model import steps, verbs
from zeitalter.games.civ2010.model.battle import ATTACKER, DEFENDER, new_battle
from zeitalter.games.civ2010.model.player import LAWS_COINS, NOBODY
from zeitalter.games.civ2010.model.shared import changed, joined, without
from zeitalter.games.civ2010.model.state import MILITARY_VICTORY, Civ2010
from zeitalter.games.civ2010.rules import moves
from zeitalter.games.civ2010.rules.battle import different_units, in_play, is_barbarian, strength, unit_on
from zeitalter.games.civ2010.rules.board import armies_in, figures_at, latest_ability
from zeitalter.games.civ2010.rules.culture import advance_culture
from zeitalter.games.civ2010.rules.movement import gain_token
from zeitalter.games.civ2010.rules.victory import win


def total(state: Civ2010, side: int) -> int:
    """Strength of the survivors and the combat bonus; only the difference matters."""
    result = state.battle.bonus[side]
    for front in in_play(state, side):
        result += strength(state, side, unit_on(state, front, side))
    return result


class EndBattle(Phase[Civ2010, steps.EndBattle]):
    def run(self, state: Civ2010, step: steps.EndBattle) -> None:
        battle = state.battle
        first, second = total(state, ATTACKER), total(state, DEFENDER)
        winner = ATTACKER if first > second else DEFENDER  # a tie goes to the defender
        args: dict[str, Arg] = {"seat": battle.seats[winner], "first": first, "second": second}
        key = "event-barbarians-win" if is_barbarian(state, winner) else "event-battle-won"
        args["seat_to"] = battle.seats[1 - winner]
        args["lost"] = len(battle.lost[winner])
        args["lost_to"] = len(battle.lost[1 - winner])
        state.emit(key, args)
        state.push(steps.Aftermath(battle.seats[winner], winner))
        for side in (ATTACKER, DEFENDER):
            send_home(state, side)
        battle.fronts = []


def send_home(state: Civ2010, side: int) -> None:
    """Survivors return to their standing forces; barbarians and the dead go under their decks."""
    battle = state.battle
    seat = battle.seats[side]
    for front in in_play(state, side):
        unit = unit_on(state, front, side)
        if is_barbarian(state, side):
            moves.discard_unit(state, unit)
        else:
            state.players[seat].units = joined(state.players[seat].units, unit)
    for unit in battle.lost[side]:
        moves.discard_unit(state, unit)
    if battle.lost[side] and not is_barbarian(state, side):
        if state.ability(seat) == c.HUT_CULTURE_AND_SAVED_UNIT:
            state.push(steps.Saving(seat, side))


class Saving(Question[Civ2010, steps.Saving]):
    """The Chinese may save one of their eliminated units after each battle."""

    def legal(self, state: Civ2010, step: steps.Saving, seat: int) -> list[Action]:
        return [*[verbs.Save(unit) for unit in different_units(state, state.battle.lost[step.side])], DONE]

    def take(self, state: Civ2010, step: steps.Saving, seat: int, action: Action) -> None:
        if isinstance(action, verbs.Save):
            unit_type = state.catalogue.unit_type[action.unit]
            state.unit_discards[unit_type] = without(state.unit_discards[unit_type], action.unit)
            state.players[seat].units = joined(state.players[seat].units, action.unit)
            kind = f"type-{unit_type}"
            state.emit("event-saved", {"seat": seat, "type": kind})


class Aftermath(Phase[Civ2010, steps.Aftermath]):
    """Losses of the winner, the fate of the loser, and loot."""

    def run(self, state: Civ2010, step: steps.Aftermath) -> None:
        battle = state.battle
        winner = step.winner
        loser = 1 - winner
        square = battle.square
        seats = battle.seats
        if not is_barbarian(state, winner):
            lose_armies(state, seats[winner], square, len(battle.lost[winner]) // 2)
        state.battle = new_battle()
        if battle.village:
            if winner == ATTACKER:
                conquer_village(state, seats[ATTACKER], square)
            else:
                beaten(state, seats[ATTACKER], square)
        elif battle.city != NOBODY and winner == ATTACKER:
            conquer_city(state, seats[ATTACKER], seats[DEFENDER], battle.city, square)
        else:
            state.push(steps.Looting(seats[winner], seats[loser], 0))
            beaten(state, seats[loser], square)
            if winner == ATTACKER:
                state.holder[square] = seats[winner]
        if not (battle.village and winner == DEFENDER):
            reward_victory(state, seats[winner])


def lose_armies(state: Civ2010, seat: int, square: int, count: int) -> None:
    """One army for every two units lost, never the last."""
    there = figures_at(state.players[seat], square)
    mask = 0
    left = armies_in(there)
    for figure in range(6, -1, -1):
        if count and left > 1 and there >> figure & 1:
            mask |= 1 << figure
            count -= 1
            left -= 1
    if mask:
        state.emit("event-armies-lost", moves.at({"seat": seat, "n": mask.bit_count()}, square))
        moves.kill_figures(state, seat, mask)


def beaten(state: Civ2010, seat: int, square: int) -> None:
    there = figures_at(state.players[seat], square)
    if there:
        state.emit("event-beaten", moves.at({"seat": seat, "n": there.bit_count()}, square))
    moves.kill_figures(state, seat, there)


def conquer_village(state: Civ2010, seat: int, square: int) -> None:
    token = state.token[square]
    ability = state.ability(seat)
    if state.catalogue.token_content[token] == c.GREAT_PERSON:
        state.token = changed(state.token, square, c.NONE)
        state.spent.append(token)
        state.token_known = changed(state.token_known, token, state.everyone())
        state.reveal()
        state.emit("event-village-person", moves.at({"seat": seat}, square))
        moves.draw_person(state, seat)
    else:
        gain_token(state, seat, square)
    if ability == c.HUT_CULTURE_AND_SAVED_UNIT:
        moves.gain_culture(state, seat, 3)
    if ability == c.FREE_ADVANCES:
        advance_culture(state, seat)


def conquer_city(state: Civ2010, seat: int, loser: int, slot: int, square: int) -> None:
    """A lost capital ends the game; any other city is destroyed and looted."""
    args = moves.at({"seat": seat, "seat_to": loser}, square)
    state.emit("event-city-taken" if slot else "event-capital-taken", args)
    if slot == 0:
        win(state, 1 << seat, MILITARY_VICTORY)
        return
    moves.destroy_city(state, loser, slot)
    state.holder[square] = seat
    state.push(steps.Looting(seat, loser, 1))
    if state.ability(seat) == c.FREE_ADVANCES:
        advance_culture(state, seat)


def reward_victory(state: Civ2010, seat: int) -> None:
    """Code of Laws: a coin for a won battle, once per turn and four in all."""
    player = state.players[seat]
    techs = player.techs & state.catalogue.with_op[c.COIN_FOR_VICTORY]
    if techs:
        ability = latest_ability(state.catalogue, techs, c.COIN_FOR_VICTORY)
        if player.coins[LAWS_COINS] < ability.maximum and not player.used & ability.bit:
            player.used |= ability.bit
            moves.gain_coin(state, seat, LAWS_COINS)
