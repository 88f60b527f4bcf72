"""Blue tokens: food and resources are tokens on farms and mines, each worth what the card shows.

Paying returns tokens to the bank. Change is made downwards only: a token may move to a card of lower value, or be paid
whole for tokens of the bank on cards of lower value. The payment carried out is the best there is: it leaves the fewest
tokens on cards, and among those it keeps the tokens of highest value. A payment that leaves more tokens lying can never
be better: they are worth the same, and the bank, which protects from corruption, is emptier. The one exception are
tokens on labs, which are lost with Nikola Tesla: the player may choose to pay with them first.
"""

from zeitalter.games.ages.model.catalogue import LAB, Card
from zeitalter.games.ages.model.player import LABS_FIRST, NOTHING, Player
from zeitalter.games.ages.model.state import Ages


def food_stored(state: Ages, player: Player) -> int:
    catalogue = state.catalogue
    cards, blue = catalogue.cards, player.blue
    total = 0
    for place in range(catalogue.farms.end):
        tokens = blue[place]
        if tokens:
            total += tokens * cards[place].token
    return total


def resources_stored(state: Ages, player: Player) -> int:
    """On mines, and under Nikola Tesla on labs."""
    catalogue = state.catalogue
    cards, blue = catalogue.cards, player.blue
    total = 0
    for place in range(catalogue.mines.first, len(blue)):
        tokens = blue[place]
        if tokens:
            total += tokens * cards[place].token
    return total


def food_places(state: Ages, player: Player) -> list[int]:
    """Farm technologies in play by rising value."""
    end = state.catalogue.farms.end
    return [tech for tech in player.techs if tech < end]


def resource_places(state: Ages, player: Player) -> list[int]:
    """Mine technologies in play by rising value, and under Nikola Tesla labs, each before the mine of its value."""
    catalogue = state.catalogue
    cards = catalogue.cards
    mines = [tech for tech in player.techs if catalogue.mines.first <= tech < catalogue.mines.end]
    if player.leader == NOTHING or not cards[player.leader].labs_are_mines:
        return mines
    labs = [tech for tech in player.techs if cards[tech].kind == LAB and cards[tech].age]
    merged: list[int] = []
    for mine in mines:
        for lab in labs:
            if lab not in merged and cards[lab].token <= cards[mine].token:
                merged.append(lab)
        merged.append(mine)
    for lab in labs:
        if lab not in merged:
            merged.append(lab)
    return merged


def put(cards: list[Card], player: Player, places: list[int], amount: int) -> int:
    """Lay out tokens worth `amount`: as few as possible, and with too few in the bank the largest value that fits.
    Returns what was gained."""
    left = amount
    for i in range(len(places) - 1, -1, -1):
        place = places[i]
        value = cards[place].token
        while left >= value and player.bank > 0:
            player.blue[place] += 1
            player.bank -= 1
            left -= value
    return amount - left


def remove(cards: list[Card], player: Player, order: list[int], places: list[int], amount: int) -> int:
    """Pay or lose tokens worth `amount`, at most what is there: taken in this order of cards, change laid on those of
    `places` (by rising value) that are worth less than the token it is for. Returns what was paid."""
    left = amount
    last = 0
    for place in order:
        value = cards[place].token
        while left > 0 and player.blue[place]:
            player.blue[place] -= 1
            player.bank += 1
            left -= value
            last = value
    if left < 0:
        smaller = [place for place in places if cards[place].token < last]
        put(cards, player, smaller, -left)
        return amount
    return amount - left


def gain_food(state: Ages, player: Player, amount: int) -> int:
    return put(state.catalogue.cards, player, food_places(state, player), amount)


def gain_resources(state: Ages, player: Player, amount: int) -> int:
    return put(state.catalogue.cards, player, resource_places(state, player), amount)


def pay_food(state: Ages, player: Player, amount: int) -> int:
    places = food_places(state, player)
    return remove(state.catalogue.cards, player, places, places, amount)


def pay_resources(state: Ages, player: Player, amount: int) -> int:
    places = resource_places(state, player)
    order = places
    if player.swap == LABS_FIRST:
        first = state.catalogue.labs.first
        order = [place for place in places if place >= first] + [place for place in places if place < first]
    return remove(state.catalogue.cards, player, order, places, amount)


def labs_wait(state: Ages, player: Player) -> bool:
    """Whether the usual payment would take a token of a mine before a more valuable one of a lab."""
    catalogue = state.catalogue
    cards = catalogue.cards
    for lab in range(catalogue.labs.first, catalogue.labs.end):
        if player.blue[lab]:
            for mine in range(catalogue.mines.first, catalogue.mines.end):
                if player.blue[mine] and cards[mine].token < cards[lab].token:
                    return True
    return False


def clear_labs(state: Ages, player: Player) -> None:
    """Without Nikola Tesla labs hold no tokens."""
    for place in range(state.catalogue.labs.first, state.catalogue.labs.end):
        player.bank += player.blue[place]
        player.blue[place] = 0


def gain_blue_tokens(player: Player, amount: int) -> None:
    player.bank += amount
    player.blue_owned += amount


def lose_blue_tokens(player: Player, amount: int) -> int:
    """Back to the box, from the bank; returns how many are still to be lost."""
    taken = min(amount, player.bank)
    player.bank -= taken
    player.blue_owned -= taken
    return amount - taken


def gain_yellow_tokens(player: Player, amount: int) -> None:
    player.yellow += amount
    player.yellow_owned += amount


def lose_yellow_tokens(player: Player, amount: int) -> int:
    """Back to the box, from the bank only; returns how many were lost."""
    taken = min(amount, player.yellow)
    player.yellow -= taken
    player.yellow_owned -= taken
    return taken
