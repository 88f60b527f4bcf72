# mypyc: no
"""What an action brings with it, said before it is done: only where something is at stake."""

from typing import Final

from zeitalter.core.action import Action, Done
from zeitalter.core.wording import Consequence, Message
from zeitalter.games.ages.model import steps, verbs
from zeitalter.games.ages.model.catalogue import BONUS, FIRST_URBAN, LAST_URBAN, WAR
from zeitalter.games.ages.model.player import NOTHING
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.army import count, sacrifice_strength
from zeitalter.games.ages.rules.civilization import figures, leader_of, pacts_of, strength, tactic_of
from zeitalter.games.ages.rules.fights import attack_strength, defense_strength
from zeitalter.games.ages.rules.moves import card_key
from zeitalter.games.ages.rules.payments import unit_resources
from zeitalter.games.ages.rules.production import cards_to_draw, is_uprising
from zeitalter.games.ages.rules.technologies import revolts_by_military
from zeitalter.games.ages.rules.territories import all_units, force, highest_bid
from zeitalter.games.ages.view.outlook import outlook

# Not worth a word when the turn ends without them.
NO_USE: Final = (Done, verbs.DrawFewer, verbs.Destroy, verbs.Swap)
MILITARY: Final = (verbs.Tactic, verbs.Draw)


def consequences(state: Ages, seat: int, action: Action) -> list[Consequence]:
    step = state.agenda[-1]
    match action:
        case Done() | verbs.DrawFewer() if isinstance(step, steps.Actions):
            drawn = action.cards if isinstance(action, verbs.DrawFewer) else cards_to_draw(state, seat)
            return [*unused(state, seat, drawn), *production_ahead(state, seat)]
        case Done():
            return given_up(state, seat)
        case verbs.Attack():
            return odds(state, seat, action)
        case verbs.Place():
            return placed(state, action.card)
        case verbs.Bid():
            return bid_ahead(state, seat, action.amount)
        case verbs.Destroy():
            key = "ahead-disband" if action.tech >= state.catalogue.units.first else "ahead-destroy"
            return [grave(Message(key, {"card": card_key(state, action.tech)}))]
        case verbs.Break():
            return broken(state, action.opponent)
        case verbs.Revolt():
            return revolution(state, seat, action.card)
        case verbs.UseRevolt():
            return revolution(state, seat, action.target)
        case verbs.Discover() if state.card(action.card).urban_limit:
            return fewer_buildings(state, seat, action.card)
        case verbs.Lead() if state.players[seat].leader != NOTHING:
            return [Consequence(Message("ahead-leader", {"card": card_key(state, state.players[seat].leader)}))]
        case verbs.Tactic() if state.players[seat].tactic != NOTHING:
            return tactic_replaced(state, seat, action.card)
        case verbs.Take() if isinstance(step, steps.TakingFree) and not step.taken:
            return [Consequence(Message("ahead-no-politics"))]
        case verbs.Sacrifice() if isinstance(step, (steps.Attacking, steps.Defending)) and not sacrificed(state, step):
            return [Consequence(Message("ahead-sacrifice", {"card": card_key(state, action.tech)}))]
    return []


def grave(words: Message) -> Consequence:
    return Consequence(words, grave=True)


# ---- the end of the turn ---------------------------------------------------------------------------------------------


def unused(state: Ages, seat: int, drawn: int) -> list[Consequence]:
    """Actions left over although there is something to do with them."""
    player = state.players[seat]
    useful = [one for one in state.legal_actions(seat) if not isinstance(one, NO_USE)]
    by_unit = [one for one in useful if isinstance(one, MILITARY) or is_for_unit(state, one)]
    found = []
    if player.civil_left and len(useful) > len(by_unit):
        found.append(Consequence(Message("ahead-civil", {"n": player.civil_left})))
    spare = player.military_left - drawn
    if spare > 0 and by_unit:
        found.append(Consequence(Message("ahead-military", {"n": spare, "cards": drawn})))
    if by_unit and unit_resources(state, player):
        found.append(Consequence(Message("ahead-unit-resources", {"n": unit_resources(state, player)})))
    return found


def is_for_unit(state: Ages, action: Action) -> bool:
    return isinstance(action, (verbs.Build, verbs.Upgrade)) and action.tech >= state.catalogue.units.first


def production_ahead(state: Ages, seat: int) -> list[Consequence]:
    """Uprising, hunger, corruption, and what is lost at the ends of the tracks."""
    if state.round == 1:
        return []
    coming, now, player = outlook(state, seat), figures(state, seat), state.players[seat]
    if is_uprising(state, seat, now):
        missing = state.catalogue.faces_needed[player.yellow] - now.faces
        return [grave(Message("ahead-uprising", {"n": missing, "unused": player.unused}))]
    found = []
    if coming.hunger:
        food = state.catalogue.consumption[player.yellow] - coming.eaten
        found.append(grave(Message("ahead-hunger", {"food": food, "n": coming.hunger})))
    if coming.corruption:
        found.append(Consequence(Message("ahead-corruption", {"n": coming.corruption})))
    wasted = player.science + now.science - state.catalogue.science_limit
    if wasted > 0:
        found.append(Consequence(Message("ahead-science", {"n": wasted, "most": state.catalogue.science_limit})))
    short = now.food + now.resources - coming.food - coming.resources
    if short > 0 and not player.bank:
        found.append(Consequence(Message("ahead-no-tokens")))
    return found


# ---- attacks ---------------------------------------------------------------------------------------------------------


def odds(state: Ages, seat: int, action: verbs.Attack) -> list[Consequence]:
    """The strengths known to this seat, and what each side can add."""
    card, target = state.card(action.card), action.opponent
    mine, theirs = strength(state, seat) + pact_bonus(state, seat, target), strength(state, target)
    found = [Consequence(Message("ahead-odds", {"seat": target, "mine": mine, "theirs": theirs}))]
    if card.kind == WAR and state.is_last_round():
        return [grave(Message("ahead-war-pointless")), *found]
    more, answer = all_sacrificed(state, seat), all_sacrificed(state, target)
    cards = len(state.players[target].military)
    if card.kind == WAR:
        found.append(Consequence(Message("ahead-war", {"seat": target, "mine": more, "theirs": answer})))
    else:
        args = {"seat": target, "mine": more, "theirs": answer, "cards": cards, "most": best_defense(state, target)}
        found.append(Consequence(Message("ahead-aggression", {**args})))
        if mine + more <= theirs:
            found.append(grave(Message("ahead-hopeless")))
    leader = leader_of(state, target)
    if leader is not None and leader.culture_when_attacked:
        args = {"seat": target, "n": leader.culture_when_attacked}
        found.append(Consequence(Message("ahead-culture-when-attacked", {**args})))
    for owner in pacts_of(state, seat):
        pact = state.card(state.players[owner].pact)
        if pact.ends_on_attack and target in (owner, state.players[owner].pact_partner):
            found.append(Consequence(Message("ahead-pact-ends", {"card": card_key(state, pact.index)})))
    return found


def pact_bonus(state: Ages, seat: int, target: int) -> int:
    """For an attack on the partner in a pact."""
    owners = [owner for owner in pacts_of(state, seat) if target in (owner, state.players[owner].pact_partner)]
    return sum(state.card(state.players[owner].pact).attack_bonus for owner in owners)


def all_sacrificed(state: Ages, seat: int) -> int:
    """What all units are worth when they are sacrificed."""
    if state.is_last_round():
        return 0
    units = all_units(state, seat)
    return sacrifice_strength(state.catalogue, units, tactic_of(state, seat), leader_of(state, seat))


def best_defense(state: Ages, seat: int) -> int:
    """The most the cards in hand can add, by their ages, which everybody sees."""
    leader = leader_of(state, seat)
    factor = 1 if leader is None else leader.defense_card_factor
    total = 0
    for card in state.players[seat].military:
        age = state.card(card).age
        total += max([0, *[one.defense for one in state.catalogue.cards if one.kind == BONUS and one.age == age]])
    return total * factor


def sacrificed(state: Ages, step: steps.Attacking | steps.Defending) -> bool:
    """Whether this side has named a unit already, and knows what it means."""
    return bool(state.fight.units if isinstance(step, steps.Attacking) else state.fight.reply)


def given_up(state: Ages, seat: int) -> list[Consequence]:
    """Nothing more is added to a fight as it stands."""
    step, fight = state.agenda[-1], state.fight
    if not isinstance(step, (steps.Attacking, steps.Defending)):
        return []
    attack, defense = attack_strength(state), defense_strength(state)
    args = {"attack": attack, "defense": defense}
    war = state.card(fight.card).kind == WAR
    if isinstance(step, steps.Attacking):
        if attack > defense:
            return []
        return [grave(Message("ahead-attack-lost" if war and attack < defense else "ahead-attack-fails", {**args}))]
    if attack <= defense:
        return []
    effects = [grave(words) for words in state.catalogue.told[fight.card][:1]]
    return [grave(Message("ahead-defense-lost", {**args})), *effects]


# ---- events, territories ---------------------------------------------------------------------------------------------


def placed(state: Ages, card: int) -> list[Consequence]:
    """What the event or territory does when it comes up, and what comes up now."""
    found = [Consequence(Message("ahead-placed", {"card": card_key(state, card)}))]
    found += [Consequence(words) for words in state.catalogue.told[card]]
    if state.current:
        age = state.card(state.current[-1]).age
        found.append(Consequence(Message("ahead-event", {"age": f"age-{age}"})))
    return found


def bid_ahead(state: Ages, seat: int, amount: int) -> list[Consequence]:
    """What a bid may take: units that are sacrificed."""
    free = force(state, seat, [], [card for card in state.players[seat].military if state.card(card).kind == BONUS])
    most = highest_bid(state, seat)
    found = [Consequence(Message("ahead-bid", {"n": amount, "free": free, "most": most}))]
    return [grave(Message("ahead-bid-all", {"n": amount}))] if amount == most else found


# ---- the rest --------------------------------------------------------------------------------------------------------


def broken(state: Ages, owner: int) -> list[Consequence]:
    """Both parties lose what the pact gives."""
    player = state.players[owner]
    args = {"card": card_key(state, player.pact)}
    found = [Consequence(Message("ahead-break", {**args}))]
    return found + [Consequence(words) for words in state.catalogue.told[player.pact]]


def revolution(state: Ages, seat: int, card: int) -> list[Consequence]:
    player = state.players[seat]
    if revolts_by_military(state, player):
        found = [Consequence(Message("ahead-revolution-military", {"n": player.military_left}))]
    else:
        found = [Consequence(Message("ahead-revolution", {"n": player.civil_left}))]
    return found + fewer_buildings(state, seat, card)


def fewer_buildings(state: Ages, seat: int, government: int) -> list[Consequence]:
    """Buildings a new government has no room for."""
    player = state.players[seat]
    limit = state.card(government).urban_limit + (1 if state.settings.easier else 0)
    kinds = [state.catalogue.spans[kind] for kind in range(FIRST_URBAN, LAST_URBAN + 1)]
    lost = sum(max(0, count(player.workers, span) - limit) for span in kinds)
    return [grave(Message("ahead-surplus", {"n": lost}))] if lost else []


def tactic_replaced(state: Ages, seat: int, card: int) -> list[Consequence]:
    """The old tactic goes; the strength with the new one."""
    trial = state.copy()
    trial.players[seat].tactic = card
    args = {"card": card_key(state, state.players[seat].tactic)}
    now, then = strength(state, seat), strength(trial, seat)
    words = Message("ahead-tactic", {**args, "now": now, "then": then})
    return [Consequence(words, grave=then < now)]
