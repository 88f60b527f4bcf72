"""The small moves every rule is made of: gaining, tiles and pieces. What a player has is told whenever it changes (see
`Game.figures`), so gaining says nothing of its own."""

from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import Mosaic, Piece


def gain(state: Mosaic, seat: int, currency: int, amount: int) -> None:
    state.players[seat].stock[currency] += amount


def gain_people(state: Mosaic, seat: int, amount: int) -> None:
    state.players[seat].population += amount


def produce_more(state: Mosaic, seat: int, track: int, amount: int) -> None:
    """Move a production marker; it never falls below 0."""
    player = state.players[seat]
    player.production[track] = max(0, player.production[track] + amount)


def add_symbols(state: Mosaic, seat: int, symbols: list[int]) -> None:
    own = state.players[seat].symbols
    for pillar in range(c.PILLARS):
        own[pillar] += symbols[pillar]


def hex_name(state: Mosaic, place: int) -> str:
    return "hex-" + state.catalogue.hexes[place].id


def collect(state: Mosaic, seat: int, place: int) -> None:
    """Take the tile on a hex: a trade good stays, a resource tile pays once and leaves the game."""
    tile = state.tiles[place]
    if tile == c.NOTHING:
        return
    state.tiles[place] = c.NOTHING
    catalogue = state.catalogue
    if catalogue.is_good(tile):
        state.players[seat].goods[tile] += 1
        state.emit("event-good", {"seat": seat, "good": "good-" + catalogue.goods[tile], "hex": hex_name(state, place)})
        for track in range(c.TRACKS):
            if catalogue.goods_production[tile][track]:
                produce_more(state, seat, track, catalogue.goods_production[tile][track])
        return
    what = catalogue.resource_gain[tile - len(catalogue.goods)]
    amount = catalogue.resource_amount[tile - len(catalogue.goods)]
    name = "tile-" + catalogue.resource_tiles[tile - len(catalogue.goods)]
    state.emit("event-tile", {"seat": seat, "tile": name, "hex": hex_name(state, place)})
    if what == c.CURRENCIES:
        gain_people(state, seat, amount)
    else:
        gain(state, seat, what, amount)


def put_piece(state: Mosaic, seat: int, piece: int, place: int, is_built: bool) -> None:
    """Put a piece on the board and take the tile there. What is built after set-up also feeds the bonus space, the
    Engineer and the Merchants."""
    state.players[seat].sites[piece].append(place)
    state.pieces[place] = Piece(seat, piece)
    state.emit("event-place-" + c.PIECE_NAMES[piece], {"seat": seat, "hex": hex_name(state, place)})
    collect(state, seat, place)
    if not is_built or piece == c.WONDER:
        return
    if state.power(seat) == c.STONE_ON_BUILD and piece != c.FARM:
        produce_more(state, seat, c.STONE_TRACK, 1)
    if piece <= c.PORT:
        state.bonus += state.catalogue.bonus[piece]
        state.emit("event-bonus", {"n": state.catalogue.bonus[piece], "all": state.bonus})
        for other in range(state.seats):
            gain(state, other, c.MONEY, state.lasting(other, c.CITY_MONEY) * (2 if piece == c.PORT else 1))


def untaken(number: int, owned: list[list[int]]) -> list[int]:
    """The cards among so many that nobody owns."""
    taken = 0
    for cards in owned:
        for card in cards:
            taken |= 1 << card
    return [card for card in range(number) if not taken >> card & 1]
