"""Setting up the table and each civilization (rulebook pages 8 to 12)."""

from zeitalter.core.action import DONE, Action
from zeitalter.core.agenda import EVERYONE
from zeitalter.core.phase import Phase, Question, Sealed
from zeitalter.games.civ2010.model import catalogue as c
from zeitalter.games.civ2010.model import steps, verbs
from zeitalter.games.civ2010.model.battle import new_battle
from zeitalter.games.civ2010.model.offer import new_offer
from zeitalter.games.civ2010.model.options import Options, edition_of, settings_of
from zeitalter.games.civ2010.model.player import (
    CITIES,
    COIN_PLACES,
    FIGURES,
    FIRST_SCOUT,
    IN_STOCK,
    NOBODY,
    NOT_OWNED,
    WHITE_ARMY,
    Player,
)
from zeitalter.games.civ2010.model.shared import filled
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.model.turn import new_turn
from zeitalter.games.civ2010.rules import board, moves

CENTRAL = (5, 6, 9, 10)  # squares of a home tile on which the capital may stand


def set_up(state: Civ2010, options: Options) -> None:
    """A blank position becomes the table before the first decision."""
    state.settings = settings_of(options)
    state.edition = edition_of(options)
    state.game.attach(state)
    catalogue = state.catalogue
    state.players = [new_player(catalogue) for seat in range(state.seats)]
    state.ground = state.works = state.owner = state.district = filled(c.NONE, c.SQUARES)
    state.holder = [c.NONE] * c.SQUARES
    state.token = filled(c.NONE, c.SQUARES)
    state.market = [state.seats] * c.MARKET_RESOURCES
    state.supply = tuple(catalogue.supply)
    state.wonder_market = filled(c.NONE, 4)
    state.wonder_square = filled(c.NONE, len(catalogue.wonders))
    state.disasters = catalogue.disasters
    state.card_known = filled(0, len(catalogue.cards))
    state.token_known = filled(0, len(catalogue.token_content))
    state.unit_known = filled(0, len(catalogue.unit_type))
    state.turn = new_turn(NOBODY, c.TRADE)
    state.battle = new_battle()
    state.offers = [new_offer() for seat in range(state.seats)]
    state.offers_left = [0] * state.seats
    shuffle_everything(state)
    state.start_player = state.chance.below(state.seats)
    state.push(steps.BeginRound(EVERYONE))
    order = state.clockwise(state.start_player)
    order.reverse()
    for seat in order:
        state.push(steps.PlacingFirstPerson(seat))
    for seat in order:
        state.push(steps.BeginPlayer(seat))
    state.push(steps.BeginCivilizations(EVERYONE))
    if state.settings.choosing:
        state.push(steps.Consent(EVERYONE))


def new_player(catalogue: c.Catalogue) -> Player:
    player = Player.blank()
    player.civilization = c.NONE
    player.government = catalogue.despotism
    player.coins = [0] * COIN_PLACES
    player.figures = [IN_STOCK] * FIGURES
    player.figures[WHITE_ARMY] = NOT_OWNED
    player.targets = filled(c.NONE, FIGURES - FIRST_SCOUT)
    player.centres = filled(c.NONE, CITIES)
    player.resources = filled(0, c.MARKET_RESOURCES)
    player.reserve = filled(0, len(catalogue.persons))
    return player


def shuffle_everything(state: Civ2010) -> None:
    catalogue = state.catalogue
    tiles = catalogue.neutral_tiles[:]
    state.chance.shuffle(tiles)
    places = len(catalogue.layouts[state.seats].neutral_corners)
    state.place_tiles = tuple(tiles[:places])
    state.spare_tiles = tuple(tiles[places:])
    state.hut_pile = moves.shuffled(state, tuple(range(catalogue.huts)))
    state.village_pile = moves.shuffled(state, tuple(range(catalogue.huts, len(catalogue.token_content))))
    persons = [kind for kind in range(len(catalogue.persons)) for copy in range(catalogue.person_copies[kind])]
    state.persons = moves.shuffled(state, tuple(persons))
    decks: list[list[int]] = [[], [], [], []]
    for card in range(len(catalogue.cards)):
        decks[catalogue.cards[card].era].append(card)
    state.decks = [(), *[moves.shuffled(state, tuple(deck)) for deck in decks[1:]]]
    state.discards = [() for deck in decks]
    unit_decks: list[list[int]] = [[] for kind in range(c.UNIT_TYPES)]
    for unit in range(len(catalogue.unit_type)):
        unit_decks[catalogue.unit_type[unit]].append(unit)
    state.unit_decks = [moves.shuffled(state, tuple(deck)) for deck in unit_decks]
    state.unit_discards = [() for deck in unit_decks]


# ---- civilizations --------------------------------------------------------------------------------------------------


def civilizations_left(state: Civ2010) -> list[int]:
    """The recommended first game is played without Egypt and Rome."""
    taken = [player.civilization for player in state.players]
    result: list[int] = []
    for civilization in state.catalogue.civilizations:
        beginners = not civilization.wonder and civilization.ability != c.FREE_ADVANCES
        if civilization.index not in taken and (beginners or not state.settings.first_game):
            result.append(civilization.index)
    return result


class Consent(Sealed[Civ2010, steps.Consent]):
    """Civilizations are chosen only if everybody agrees; otherwise they are drawn."""

    def legal(self, state: Civ2010, step: steps.Consent, seat: int) -> list[Action]:
        return [verbs.AGREE, DONE]

    def resolve(self, state: Civ2010, step: steps.Consent) -> None:
        for seat in range(state.seats):
            if not state.has_resigned(seat) and not agrees(state, seat):
                state.emit("event-drawn-civilizations", {})
                return
        for seat in reversed(state.clockwise(state.start_player)):
            state.push(steps.Picking(seat))


def agrees(state: Civ2010, seat: int) -> bool:
    return bool(state.sealed[seat]) and isinstance(state.sealed[seat][0], verbs.Agree)


class Picking(Question[Civ2010, steps.Picking]):
    def legal(self, state: Civ2010, step: steps.Picking, seat: int) -> list[Action]:
        return [verbs.Pick(civilization) for civilization in civilizations_left(state)]

    def take(self, state: Civ2010, step: steps.Picking, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Pick)
        state.players[seat].civilization = action.civilization


class BeginCivilizations(Phase[Civ2010, steps.BeginCivilizations]):
    """Draw the civilizations that nobody chose, lay out the home tiles and the market of wonders."""

    def run(self, state: Civ2010, step: steps.BeginCivilizations) -> None:
        for seat in state.clockwise(state.start_player):
            if state.players[seat].civilization == c.NONE:
                left = civilizations_left(state)
                state.players[seat].civilization = left[state.chance.below(len(left))]
        layout = state.catalogue.layouts[state.seats]
        for seat in range(state.seats):
            civilization = state.catalogue.civilizations[state.players[seat].civilization]
            lay_tile(state, civilization.tile, layout.home_corners[seat], layout.home_turns[seat])
            state.emit("event-civilization", {"seat": seat, "civilization": "civilization-" + civilization.id})
        if not state.settings.first_game:
            lay_out_wonders(state)


def lay_tile(state: Civ2010, tile: int, corner: int, turns: int) -> None:
    """Only the ground; huts and villages are laid by whoever discovers a tile."""
    ground = list(state.ground)
    for index in range(c.TILE * c.TILE):
        ground[board.tile_square(corner, turns, index)] = state.catalogue.tiles[tile][index]
    state.ground = tuple(ground)


def lay_out_wonders(state: Civ2010) -> None:
    eras: list[list[int]] = [[], [], []]
    for wonder in state.catalogue.wonders:
        eras[wonder.era].append(wonder.index)
    for era in (c.ANCIENT, c.MEDIEVAL, c.MODERN):
        state.chance.shuffle(eras[era])
    deck = eras[c.MODERN] + eras[c.MEDIEVAL]
    market = eras[c.ANCIENT][:4]
    for player in state.players:
        if state.catalogue.civilizations[player.civilization].wonder:
            market[3] = deck.pop()
    state.wonder_deck = tuple(deck)
    state.wonder_market = tuple(market)


def egyptian_wonder(state: Civ2010) -> int:
    """The ancient wonder that is in no place of the market, and on no square."""
    for wonder in state.catalogue.wonders:
        if wonder.era == c.ANCIENT and wonder.index not in state.wonder_market:
            if state.wonder_square[wonder.index] == c.NONE:
                return wonder.index
    return c.NONE


# ---- each player ----------------------------------------------------------------------------------------------------


class BeginPlayer(Phase[Civ2010, steps.BeginPlayer]):
    def run(self, state: Civ2010, step: steps.BeginPlayer) -> None:
        seat = step.seat
        player = state.players[seat]
        civilization = state.catalogue.civilizations[player.civilization]
        player.techs = 1 << civilization.tech
        player.government = civilization.government
        for kind in range(c.UNIT_TYPES - 1):
            moves.draw_unit(state, seat, kind)
        for _extra in range(civilization.infantry):
            moves.draw_unit(state, seat, c.INFANTRY)
        state.push(steps.PlacingFigure(seat, FIRST_SCOUT))
        state.push(steps.PlacingFigure(seat, 0))
        if civilization.army:
            player.figures[WHITE_ARMY] = IN_STOCK
            state.push(steps.PlacingFigure(seat, WHITE_ARMY))
        if civilization.wonder and not state.settings.first_game:
            state.push(steps.PlacingWonder(seat, egyptian_wonder(state)))
        state.push(steps.Settling(seat))


class Settling(Question[Civ2010, steps.Settling]):
    """The capital on one of the four central squares of the home tile; then the bonus of the civilization."""

    def legal(self, state: Civ2010, step: steps.Settling, seat: int) -> list[Action]:
        layout = state.catalogue.layouts[state.seats]
        return [verbs.PLACES[board.tile_square(layout.home_corners[seat], layout.home_turns[seat], i)] for i in CENTRAL]

    def take(self, state: Civ2010, step: steps.Settling, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Place)
        moves.found_city(state, seat, action.square)
        civilization = state.catalogue.civilizations[state.players[seat].civilization]
        if civilization.walls:
            state.players[seat].walls |= 1
        if civilization.great_person:
            moves.take_person(state, seat)


def suggested_capital(state: Civ2010, seat: int) -> int:
    """The square with the start arrow: a hint for beginners."""
    layout = state.catalogue.layouts[state.seats]
    tile = state.catalogue.civilizations[state.players[seat].civilization].tile
    return board.tile_square(layout.home_corners[seat], layout.home_turns[seat], state.catalogue.capitals[tile])


def dry_outskirts(state: Civ2010, seat: int) -> list[int]:
    return [square for square in board.AROUND[state.players[seat].centres[0]] if not board.is_water(state, square)]


class PlacingWonder(Question[Civ2010, steps.PlacingWonder]):
    def legal(self, state: Civ2010, step: steps.PlacingWonder, seat: int) -> list[Action]:
        return [verbs.PLACES[square] for square in dry_outskirts(state, seat)]

    def take(self, state: Civ2010, step: steps.PlacingWonder, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Place)
        moves.put_work(state, action.square, state.catalogue.first_wonder + step.wonder)


class PlacingFigure(Question[Civ2010, steps.PlacingFigure]):
    """One army and one scout, together or apart; the Russians have the white army besides."""

    def legal(self, state: Civ2010, step: steps.PlacingFigure, seat: int) -> list[Action]:
        player = state.players[seat]
        limit = board.stacking_limit(state, player)
        squares = dry_outskirts(state, seat)
        return [verbs.PLACES[square] for square in squares if board.figures_at(player, square).bit_count() < limit]

    def take(self, state: Civ2010, step: steps.PlacingFigure, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Place)
        moves.put_figure(state, seat, step.piece, action.square)
        if step.piece == FIRST_SCOUT:  # the last one: set the trade dial
            moves.gain_trade(state, seat, board.city_icons(state, seat, 0, board.TRADE_ICONS))


class PlacingFirstPerson(Question[Civ2010, steps.PlacingFirstPerson]):
    """America has drawn its great person at once, but places it last, after the trade dial was set."""

    def asks(self, state: Civ2010, step: steps.PlacingFirstPerson) -> int:
        civilization = state.catalogue.civilizations[state.players[step.seat].civilization]
        return 1 << step.seat if civilization.great_person else 0

    def run(self, state: Civ2010, step: steps.PlacingFirstPerson) -> None:
        """Everybody else has none."""

    def legal(self, state: Civ2010, step: steps.PlacingFirstPerson, seat: int) -> list[Action]:
        return [verbs.PLACES[square] for square in dry_outskirts(state, seat)]

    def take(self, state: Civ2010, step: steps.PlacingFirstPerson, seat: int, action: Action) -> None:
        assert isinstance(action, verbs.Place)
        moves.place_person(state, seat, first_person(state, seat), action.square)


def first_person(state: Civ2010, seat: int) -> int:
    return state.players[seat].reserve.index(1)
