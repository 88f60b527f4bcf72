# mypyc: no
"""What a person should know before an action: what stays unused, what research will lack, the odds of an attack."""

from typing import Final

from zeitalter.core.action import Action, Done
from zeitalter.core.wording import Arg, Consequence, Message
from zeitalter.games.civ2010.model import catalogue as c
from zeitalter.games.civ2010.model import steps, verbs
from zeitalter.games.civ2010.model.player import FIGURES, FIRST_SCOUT
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules import board
from zeitalter.games.civ2010.rules.abilities import ability_of
from zeitalter.games.civ2010.rules.city_management import city_of, project_of_turn
from zeitalter.games.civ2010.rules.movement import can_leave
from zeitalter.games.civ2010.rules.production import cost, project_of, trade_for
from zeitalter.games.civ2010.rules.pyramid import learnable, techs_in
from zeitalter.games.civ2010.rules.research import discount
from zeitalter.games.civ2010.rules.start_of_turn import start_actions
from zeitalter.games.civ2010.rules.trade import gives_nothing, is_asked
from zeitalter.games.civ2010.view import naming, odds

THREAT: Final = 4  # tenths: so likely may an attack on an own city succeed before one is warned
MAKING: Final = (verbs.Figure, verbs.Unit, verbs.Build, verbs.Wall, verbs.Erect)


def consequences(state: Civ2010, seat: int, action: Action) -> list[Consequence]:
    step = state.agenda[-1]
    match step:
        case steps.Managing():
            return of_managing(state, seat, action)
        case steps.Splitting() if isinstance(action, MAKING):
            return spent(state, seat, price(state, seat, action, state.turn.pool))
        case steps.Siting() | steps.PlacingPerson() if isinstance(action, verbs.Place):
            return of_site(state, step, action.square)
        case steps.Moving() if isinstance(action, Done):
            return [*left_standing(state, seat), *threats(state, seat)]
        case steps.Marching() if isinstance(action, verbs.Walk):
            return of_attack(state, seat, action.square)
        case steps.Starting():
            return of_start(state, seat, action)
        case steps.Trading():
            return of_trading(state, seat, action)
        case steps.Researching() if isinstance(action, Done):
            return [Consequence(Message("then-no-research"), grave=True)]
        case steps.Discarding() if isinstance(action, verbs.Discard):
            text = "event-text-" + state.catalogue.cards[action.card].id
            return [Consequence(Message("then-discarded", {"text": text}))]
        case _:
            return []


# ---- city management ------------------------------------------------------------------------------------------------


def of_managing(state: Civ2010, seat: int, action: Action) -> list[Consequence]:
    if isinstance(action, Done):
        idle = [slot for slot in board.own_cities(state.players[seat]) if state.turn.actions[slot] > 0]
        return [Consequence(Message("then-idle-cities", {"n": len(idle)}), grave=True)] if idle else []
    if isinstance(action, MAKING):
        return spent(state, seat, price(state, seat, action, board.production(state, seat, city_of(action))))
    if isinstance(action, verbs.Advance):
        return spent(state, seat, state.catalogue.track[state.players[seat].track].trade)
    if isinstance(action, verbs.Use):
        ability = ability_of(state, action.tech, action.number)
        return spent(state, seat, ability.amount) if ability.op == c.COIN_FOR_TRADE else []
    return []


def price(state: Civ2010, seat: int, action: Action, pool: int) -> int:
    """Trade that it costs to make something."""
    if isinstance(action, verbs.Wall) and action.number:
        return 0
    return trade_for(state, seat, cost(state, seat, *project_of(action)) - pool)


def highest_level(state: Civ2010, seat: int, trade: int) -> int:
    """Of the technologies that so much trade pays for and the pyramid has a place for; 0 for none."""
    trade += discount(state, seat)
    techs = [state.catalogue.techs[tech] for tech in techs_in(learnable(state, seat))]
    return max([tech.level for tech in techs if tech.cost <= trade], default=0)


def spent(state: Civ2010, seat: int, trade: int) -> list[Consequence]:
    """Trade that research would need: there is no more until the next round."""
    if not trade:
        return []
    left = state.players[seat].trade - trade
    before, after = highest_level(state, seat, state.players[seat].trade), highest_level(state, seat, left)
    if after == before:
        return []
    args: dict[str, Arg] = {"n": trade, "left": left, "before": f"level-{before}"}
    if not after:
        return [Consequence(Message("then-no-more-research", args), grave=True)]
    return [Consequence(Message("then-less-research", {**args, "after": f"level-{after}"}))]


def of_site(state: Civ2010, step: steps.Siting | steps.PlacingPerson, square: int) -> list[Consequence]:
    """What stands there makes room."""
    work = board.work_on(state, square)
    if work is None or (isinstance(step, steps.Siting) and project_of_turn(state).kind == 0):
        return []
    key = "then-person-back" if work.kind == c.PERSON else "then-replaced"
    return [Consequence(Message(key, {"what": naming.what_is_on(state, square)}))]


# ---- movement -------------------------------------------------------------------------------------------------------


def left_standing(state: Civ2010, seat: int) -> list[Consequence]:
    """Figures in the field that could still move. Armies at home and scouts that gather are where they belong."""
    player, turn = state.players[seat], state.turn
    speed = board.highest_speed(state, player)
    left = 0
    for figure in range(FIGURES):
        square = player.figures[figure]
        if square < 0 or turn.moved >> figure & 1 or square in state.held or is_at_rest(state, seat, figure):
            continue
        left += can_leave(state, seat, 1 << figure, square, speed)
    return [Consequence(Message("then-figures-left", {"n": left}))] if left else []


def is_at_rest(state: Civ2010, seat: int, figure: int) -> bool:
    player = state.players[seat]
    if figure >= FIRST_SCOUT:
        return player.targets[figure - FIRST_SCOUT] != c.NONE
    return state.owner[player.figures[figure]] == seat


def threats(state: Civ2010, seat: int) -> list[Consequence]:
    """Enemy groups that could reach an own city with one move, and would probably take it."""
    found: list[Consequence] = []
    for slot in board.own_cities(state.players[seat]):
        centre = state.players[seat].centres[slot]
        worst: tuple[int, int] | None = None
        for other in state.others(seat):
            chance = threat(state, seat, slot, other, centre)
            if chance >= THREAT and (worst is None or chance > worst[0]):
                worst = chance, other
        if worst is not None:
            args: dict[str, Arg] = {"seat": worst[1], "n": worst[0], "city": slot + 1}
            args["units"] = len(state.players[seat].units)
            found.append(Consequence(Message("then-city-open" if slot else "then-capital-open", args), grave=True))
    return found


def threat(state: Civ2010, seat: int, slot: int, other: int, centre: int) -> int:
    """Chance in tenths of the largest group of another that is near enough."""
    enemy = state.players[other]
    if state.catalogue.governments[enemy.government].no_city_attacks or state.has_resigned(other):
        return 0
    speed, armies = board.highest_speed(state, enemy), 0
    for square in set(enemy.figures[:FIRST_SCOUT]):
        if square >= 0 and board.distance(square, centre) <= speed:
            armies = max(armies, board.armies_in(board.figures_at(enemy, square)))
    return odds.of_city(state, seat, other, armies, seat, slot).tenths if armies else 0


def of_attack(state: Civ2010, seat: int, square: int) -> list[Consequence]:
    """What a group meets where it goes, and how the battle would probably end."""
    turn = state.turn
    armies = board.armies_in(turn.group | board.figures_at(state.players[seat], square))
    owner, holder = board.centre_owner(state, square), state.holder[square]
    if not armies:
        return []
    if state.token[square] >= state.catalogue.huts:
        return told("then-village", odds.of_village(state, seat, seat, armies), {})
    if owner not in (c.NONE, seat):
        slot = state.district[square]
        found = odds.of_city(state, seat, seat, armies, owner, slot)
        return told("then-attack-city" if slot else "then-attack-capital", found, {"seat": owner})
    if holder in (c.NONE, seat):
        return []
    against = board.armies_in(board.figures_at(state.players[holder], square))
    if not against:
        return []
    return told("then-attack", odds.of_armies(state, seat, seat, armies, holder, against), {"seat": holder})


def told(key: str, found: odds.Odds, args: dict[str, Arg]) -> list[Consequence]:
    attacker, defender = found.attacker, found.defender
    args |= {"n": found.tenths, "bonus": attacker.bonus, "against": defender.bonus}
    args |= {"units": min(attacker.hand, len(attacker.units)), "enemies": min(defender.hand, len(defender.units))}
    return [Consequence(Message(key, args), grave=found.tenths < odds.TENTHS // 2)]


# ---- start of turn, trade -------------------------------------------------------------------------------------------


def of_start(state: Civ2010, seat: int, action: Action) -> list[Consequence]:
    if isinstance(action, verbs.Govern) and action.government == state.catalogue.anarchy:
        return [Consequence(Message("then-anarchy"), grave=True)]
    if isinstance(action, Done):
        sites = [one for one in start_actions(state, seat) if isinstance(one, verbs.Found)]
        if sites:
            args = naming.thing(state, "square", sites[0].square)[0]
            return [Consequence(Message("then-no-city", args))]
    return []


def of_trading(state: Civ2010, seat: int, action: Action) -> list[Consequence]:
    if isinstance(action, Done):
        offers = state.offers
        waiting = [o for o in state.others(seat) if is_asked(offers[o], seat) and not offers[o].accepted >> seat & 1]
        return [Consequence(Message("then-offers-void", {"seats": [*waiting]}))] if waiting else []
    if isinstance(action, verbs.Accept):
        terms = state.offers[action.seat].terms[seat]
        gift = [Consequence(Message("then-gift", {"seat": action.seat}), grave=True)] if gives_nothing(terms) else []
        trade = terms.want[verbs.TRADE_ITEM] - terms.give[verbs.TRADE_ITEM]
        return gift + (spent(state, seat, trade) if trade > 0 else [])
    return []
