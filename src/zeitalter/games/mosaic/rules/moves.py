"""The small moves every rule is made of: gaining, paying, tiles, pieces, decks and offers."""

from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import SCORINGS, THIRD_EMPIRE, Mosaic, Piece


def gain(state: Mosaic, seat: int, currency: int, amount: int) -> None:
    state.players[seat].stock[currency] += amount
    if amount:
        state.emit("event-gain", {"seat": seat, "n": amount, "currency": "currency-" + c.CURRENCY_NAMES[currency]})


def gain_people(state: Mosaic, seat: int, amount: int) -> None:
    state.players[seat].population += amount
    if amount:
        state.emit("event-people", {"seat": seat, "n": amount})


def produce_more(state: Mosaic, seat: int, track: int, amount: int) -> None:
    """Move a production marker; it never falls below 0."""
    player = state.players[seat]
    player.production[track] = max(0, player.production[track] + amount)
    if amount > 0:
        state.emit("event-production", {"seat": seat, "n": amount, "track": "track-" + c.TRACK_NAMES[track]})


def add_symbols(state: Mosaic, seat: int, symbols: list[int]) -> None:
    own = state.players[seat].symbols
    for pillar in range(c.PILLARS):
        own[pillar] += symbols[pillar]


# ---- paying: money replaces stone, ideas and food ------------------------------------------------------------------


def missing(state: Mosaic, seat: int, currency: int, amount: int) -> int:
    return max(0, amount - state.players[seat].stock[currency])


def affordable(
    state: Mosaic, seat: int, first: int, n: int, more: int = 0, second: int = c.IDEAS, m: int = 0, more2: int = 0
) -> bool:
    """Whether a seat can pay n of the first currency and m of the second, replacing `more` and `more2` units by money
    beyond those that are missing."""
    one = missing(state, seat, first, n) + more
    two = missing(state, seat, second, m) + more2
    return one <= n and two <= m and c.MONEY_RATE * (one + two) <= state.players[seat].stock[c.MONEY]


def pay(
    state: Mosaic, seat: int, first: int, n: int, more: int = 0, second: int = c.IDEAS, m: int = 0, more2: int = 0
) -> None:
    one = missing(state, seat, first, n) + more
    two = missing(state, seat, second, m) + more2
    stock = state.players[seat].stock
    stock[first] -= n - one
    stock[second] -= m - two
    stock[c.MONEY] -= c.MONEY_RATE * (one + two)


# ---- tiles and pieces -----------------------------------------------------------------------------------------------


def collect(state: Mosaic, seat: int, place: int) -> None:
    """Take the tile on a hex: a trade good stays, a resource tile pays once and leaves the game."""
    tile = state.tiles[place]
    if tile == c.NOTHING:
        return
    state.tiles[place] = c.NOTHING
    catalogue = state.catalogue
    if catalogue.is_good(tile):
        state.players[seat].goods[tile] += 1
        state.emit("event-good", {"seat": seat, "good": "good-" + catalogue.goods[tile]})
        for track in range(c.TRACKS):
            if catalogue.goods_production[tile][track]:
                produce_more(state, seat, track, catalogue.goods_production[tile][track])
        return
    what = catalogue.resource_gain[tile - len(catalogue.goods)]
    amount = catalogue.resource_amount[tile - len(catalogue.goods)]
    if what == c.CURRENCIES:
        gain_people(state, seat, amount)
    else:
        gain(state, seat, what, amount)


def put_piece(state: Mosaic, seat: int, piece: int, place: int, is_built: bool) -> None:
    """Put a piece on the board and take the tile there. What is built after set-up also feeds the bonus space, the
    Engineer and the Merchants."""
    state.players[seat].sites[piece].append(place)
    state.pieces[place] = Piece(seat, piece)
    state.emit(
        "event-place-" + c.PIECE_NAMES[piece],
        {"seat": seat, "region": "region-" + state.catalogue.regions[state.region_of(place)].id},
    )
    collect(state, seat, place)
    if not is_built or piece == c.WONDER:
        return
    if state.power(seat) == c.STONE_ON_BUILD and piece != c.FARM:
        produce_more(state, seat, c.STONE_TRACK, 1)
    if piece <= c.PORT:
        state.bonus += state.catalogue.bonus[piece]
        for other in range(state.seats):
            gain(state, other, c.MONEY, state.lasting(other, c.CITY_MONEY) * (2 if piece == c.PORT else 1))


def free_golden_ages(state: Mosaic) -> list[int]:
    return untaken(len(state.catalogue.golden_ages), [player.golden_ages for player in state.players])


def untaken(number: int, owned: list[list[int]]) -> list[int]:
    """The cards among so many that nobody owns."""
    taken = 0
    for cards in owned:
        for card in cards:
            taken |= 1 << card
    return [card for card in range(number) if not taken >> card & 1]


# ---- decks and offers -----------------------------------------------------------------------------------------------


def deck_card(state: Mosaic, deck: int, card: int) -> str:
    """The message key of a card's name."""
    catalogue = state.catalogue
    if deck == c.TECHNOLOGY:
        return "technology-" + catalogue.technologies[card].id
    if deck == c.BUILD:
        return "build-" + catalogue.builds[card].id
    if deck == c.POPULATION:
        return "population-" + catalogue.populations[card].id
    return "tax-" + catalogue.taxes[card].id


def find_empires(state: Mosaic, deck: int) -> None:
    """Show empire cards on top of a deck and set them aside; a scoring follows at the end of the turn."""
    cards = state.decks[deck]
    while cards and cards[-1] == c.EMPIRE:
        cards.pop()
        state.top_seen[deck] = 0
        state.empires += 1
        state.emit("event-empire", {"n": state.empires, "deck": "deck-" + c.DECK_NAMES[deck]})
        if state.scorings + state.pending < SCORINGS:
            state.pending += 1
        if state.empires == SCORINGS and state.final_round == 0:
            announce_end(state, THIRD_EMPIRE)


def announce_end(state: Mosaic, ending: int) -> None:
    """This round is played to its end, then one more."""
    state.final_round = state.round + 1
    state.ending = ending
    state.emit("event-last-round", {"round": state.final_round})


def draw(state: Mosaic, deck: int) -> int:
    """The top card, or NOTHING when the deck is empty. Somebody learns what it is."""
    find_empires(state, deck)
    cards = state.decks[deck]
    if not cards:
        state.under[deck] = 0
        return c.NOTHING
    card = cards.pop()
    state.top_seen[deck] = 0
    state.under[deck] = min(state.under[deck], len(cards))
    return card


def refill(state: Mosaic, deck: int) -> None:
    """Fill the gaps of an offer from its deck; with an empty deck they close."""
    offer = state.offers[deck]
    if c.NOTHING not in offer and len(offer) == c.OFFER_SIZES[deck]:
        return
    if not state.decks[deck]:
        state.offers[deck] = [card for card in offer if card != c.NOTHING]
        return
    state.reveal()
    for i in range(len(offer)):
        if offer[i] == c.NOTHING:
            offer[i] = draw(state, deck)
            if offer[i] != c.NOTHING:
                state.emit("event-offer", {"card": deck_card(state, deck, offer[i])})
    state.offers[deck] = [card for card in offer if card != c.NOTHING]


def refresh_offer(state: Mosaic, deck: int) -> None:
    """Put all cards of an offer under the deck, in the order they lie, and lay out new ones from the top."""
    under = [card for card in state.offers[deck] if card != c.NOTHING]
    under.reverse()
    state.decks[deck] = under + state.decks[deck]
    state.under[deck] += len(under)
    state.reveal()
    state.emit("event-refresh", {"deck": "deck-" + c.DECK_NAMES[deck]})
    state.offers[deck] = [c.NOTHING] * c.OFFER_SIZES[deck]
    refill(state, deck)


def take_from_offer(state: Mosaic, deck: int, card: int) -> None:
    offer = state.offers[deck]
    offer[offer.index(card)] = c.NOTHING
