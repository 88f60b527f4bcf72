"""Discovering technologies and changing the government (Zivilaktion 9, Eine Regierungsform spielen)."""

from zeitalter.games.ages.model import steps
from zeitalter.games.ages.model.catalogue import FIRST_UNIT, GOVERNMENT, LAST_BUILT, LAST_TECHNOLOGY, THEATER
from zeitalter.games.ages.model.player import LEADERS, NOTHING, Player
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.civilization import action_totals, pacts_of, partner_in, recount_actions
from zeitalter.games.ages.rules.moves import card_key, gain_culture
from zeitalter.games.ages.rules.tokens import gain_blue_tokens, gain_resources, lose_blue_tokens


def science_price(state: Ages, seat: int, card: int, peaceful: bool) -> int:
    """Science points for a technology, all discounts taken off."""
    return own_science_price(state, seat, card, peaceful, cooperation(state, seat))


def own_science_price(state: Ages, seat: int, card: int, peaceful: bool, saved: int) -> int:
    definition = state.catalogue.cards[card]
    cost = definition.science_peaceful if peaceful else definition.science_cost
    player = state.players[seat]
    if player.leader != NOTHING:
        leader = state.catalogue.cards[player.leader]
        if definition.kind == THEATER:
            cost -= leader.theater_science_discount
        elif FIRST_UNIT <= definition.kind <= LAST_BUILT:
            cost -= leader.unit_technology_discount
    cost -= saved
    return cost if cost > 0 else 0


def cooperation(state: Ages, seat: int) -> int:
    """Science saved by pacts of scientific cooperation."""
    saved = 0
    for owner in pacts_of(state, seat):
        saved += state.card(state.players[owner].pact).side_a.science_discount
    return saved


def partners_can_pay(state: Ages, seat: int) -> bool:
    """A partner in scientific cooperation without science blocks every technology."""
    for partner, needed in partners_pay(state, seat):
        if state.players[partner].science < needed:
            return False
    return True


def partners_pay(state: Ages, seat: int) -> list[tuple[int, int]]:
    """The science each partner pays for a technology."""
    owners = pacts_of(state, seat)
    if not owners:
        return []
    pays = [0] * state.seats
    for owner in owners:
        pays[partner_in(state, owner, seat)] += state.card(state.players[owner].pact).side_a.partner_pays
    return [(partner, pays[partner]) for partner in range(state.seats) if pays[partner]]


def let_partners_pay(state: Ages, seat: int) -> None:
    for partner, needed in partners_pay(state, seat):
        state.players[partner].science -= needed


def is_outdated(state: Ages, player: Player, card: int) -> bool:
    """A special technology while a newer one of its kind is in play."""
    definition = state.catalogue.cards[card]
    for special in player.specials:
        other = state.catalogue.cards[special]
        if other.kind == definition.kind and other.age >= definition.age:
            return True
    return False


def affordable(state: Ages, seat: int) -> list[int]:
    """Technologies in hand that can be played for one civil action, governments peacefully."""
    player = state.players[seat]
    cards = state.catalogue.cards
    result: list[int] = []
    saved = 0
    if state.seats > 2 and pacts_of(state, seat):
        if not partners_can_pay(state, seat):
            return result
        saved = cooperation(state, seat)
    for card in player.hand:
        kind = cards[card].kind
        if kind <= LAST_TECHNOLOGY:
            if own_science_price(state, seat, card, kind == GOVERNMENT, saved) <= player.science:
                result.append(card)
    return result


def revolutions(state: Ages, seat: int) -> list[int]:
    """Governments in hand for which a revolution can be paid in science."""
    player = state.players[seat]
    governments = [card for card in player.hand if state.catalogue.cards[card].kind == GOVERNMENT]
    if not governments or not partners_can_pay(state, seat):
        return []
    return [card for card in governments if science_price(state, seat, card, False) <= player.science]


def revolts_by_military(state: Ages, player: Player) -> bool:
    """Maximilien Robespierre."""
    return player.leader != NOTHING and state.card(player.leader).revolution_by_military != 0


def may_revolt(state: Ages, player: Player) -> bool:
    """A revolution takes all civil actions, none of which may have been spent; under Robespierre the military ones."""
    if revolts_by_military(state, player):
        return not player.military_used and player.military_left > 0
    return not player.civil_used and player.civil_left > 0


def play_technology(state: Ages, seat: int, card: int) -> None:
    """Pay the science for a technology and bring it into play; the action is paid by the caller."""
    kind = state.card(card).kind
    pay_science(state, seat, card, kind == GOVERNMENT)
    if kind == GOVERNMENT:
        change_government(state, seat, card)
    else:
        put_into_play(state, seat, card)
    technology_played(state, seat)
    state.emit("event-discover", {"seat": seat, "card": card_key(state, card)})
    if kind == GOVERNMENT:
        state.push(steps.Surplus(seat))


def begin_revolution(state: Ages, seat: int, card: int) -> None:
    player = state.players[seat]
    by_military = revolts_by_military(state, player)
    pay_science(state, seat, card, False)
    civil_left = player.civil_left
    change_government(state, seat, card)
    if by_military:
        player.military_left = 0
        player.military_used = True
        player.civil_left = min(civil_left, player.civil_total)
    else:
        player.civil_left = 0
        player.civil_used = True
    technology_played(state, seat)
    state.emit("event-revolt", {"seat": seat, "card": card_key(state, card)})
    state.push(steps.Surplus(seat))


def pay_science(state: Ages, seat: int, card: int, peaceful: bool) -> None:
    player = state.players[seat]
    player.science -= science_price(state, seat, card, peaceful)
    let_partners_pay(state, seat)
    player.hand.remove(card)


def put_into_play(state: Ages, seat: int, card: int) -> None:
    """A technology with workers joins its row; of special technologies of a kind the newest stays."""
    player = state.players[seat]
    definition = state.card(card)
    if definition.kind <= LAST_BUILT:
        player.techs.append(card)
        player.techs.sort()
        return
    put_special_into_play(state, seat, card)


def put_special_into_play(state: Ages, seat: int, card: int) -> None:
    """Of two of a kind the newer one stays in play, whichever comes first."""
    player = state.players[seat]
    if is_outdated(state, player, card):
        return
    definition = state.card(card)
    gain_blue_tokens(player, definition.blue_tokens)
    for special in player.specials[:]:
        older = state.card(special)
        if older.kind == definition.kind:
            player.specials.remove(special)
            state.emit("event-replaced", {"seat": seat, "card": card_key(state, special)})
            lose_blue_tokens(player, older.blue_tokens)
    player.specials.append(card)
    player.specials.sort()
    recount_actions(state, seat)


def change_government(state: Ages, seat: int, card: int) -> None:
    """As many actions as before count as spent."""
    player = state.players[seat]
    civil_spent = player.civil_total - player.civil_left
    military_spent = player.military_total + player.military_extra - player.military_left
    player.government = card
    civil, military = action_totals(state, seat)
    player.civil_total, player.military_total = civil, military
    player.civil_left = min(civil, max(0, civil - civil_spent))
    player.military_left = max(0, military + player.military_extra - military_spent)


def technology_played(state: Ages, seat: int) -> None:
    """Leonardo da Vinci, Isaac Newton, Albert Einstein."""
    player = state.players[seat]
    if player.leader == NOTHING:
        return
    leader = state.card(player.leader)
    if leader.resource_per_technology_played:
        gain_resources(state, player, leader.resource_per_technology_played)
    if leader.civil_action_per_technology:
        player.civil_left = min(player.civil_total, player.civil_left + leader.civil_action_per_technology)
    if leader.culture_per_technology_played:
        gain_culture(state, seat, leader.culture_per_technology_played, LEADERS)
