"""What must hold in every position."""

from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import verbs
from zeitalter.games.mosaic.model.player import DRAFTED
from zeitalter.games.mosaic.model.state import HAND, Mosaic, Piece
from zeitalter.games.mosaic.rules.setup import ACHIEVEMENTS_IN_PLAY, deck_size, empire_high, empire_low, hand
from zeitalter.games.mosaic.rules.units import recruit_limit


def check(state: Mosaic) -> None:
    check_decks(state)
    check_draft(state)
    check_board(state)
    for seat in range(state.seats):
        check_player(state, seat)
    check_army(state)
    check_prizes(state)


def tally(cards: list[int], kinds: int) -> list[int]:
    found = [0] * kinds
    for card in cards:
        if card not in (c.NOTHING, c.EMPIRE):
            assert 0 <= card < kinds, "a card that does not exist"
            found[card] += 1
    return found


def check_decks(state: Mosaic) -> None:
    catalogue = state.catalogue
    cards = [state.decks[deck] + state.offers[deck] for deck in range(c.DECKS)]
    cards[c.POPULATION] += state.used_population
    for player in state.players:
        cards[c.TECHNOLOGY] += player.up + player.face_down()
        cards[c.BUILD] += player.builds
        cards[c.TAX] += player.taxes
    if len(state.picks[0]) < HAND:
        for dealt in state.dealt:
            cards[c.TECHNOLOGY] += dealt
    found = tally(cards[c.TECHNOLOGY], len(catalogue.technologies))
    assert found == [card.copies for card in catalogue.technologies], "a technology is lost or doubled"
    found = tally(cards[c.BUILD], len(catalogue.builds))
    assert found == [card.copies for card in catalogue.builds], "a build card is lost or doubled"
    found = tally(cards[c.POPULATION], len(catalogue.populations))
    assert all(found[card.index] <= card.copies for card in catalogue.populations), "too many population cards"
    assert sum(found) == deck_size(state, c.POPULATION), "a population card is lost"
    found = tally(cards[c.TAX], len(catalogue.taxes))
    assert all(found[card.index] <= card.copies for card in catalogue.taxes), "too many tax cards"
    for tariff in (False, True):
        number = sum([found[card.index] for card in catalogue.taxes if card.tariff == tariff])
        assert number == deck_size(state, c.TAX) // 2, "there are as many tax as tariff cards"
    check_empires(state)


def check_empires(state: Mosaic) -> None:
    left = 0
    for deck in range(c.DECKS):
        cards = state.decks[deck]
        assert 0 <= state.under[deck] <= len(cards), "more known cards than there are"
        assert state.top_seen[deck] == 0 or (cards and cards[-1] != c.EMPIRE), "an empire card was seen and left"
        assert len(state.offers[deck]) <= c.OFFER_SIZES[deck], "the offer is too large"
        if c.EMPIRE in cards:
            left += 1
            assert cards.count(c.EMPIRE) == 1, "two empire cards in a deck"
            size = deck_size(state, deck)
            place = cards.index(c.EMPIRE) - state.under[deck]
            low, high = empire_low(deck, size, state.seats), empire_high(deck, size, state.seats)
            assert low <= place <= high, "the empire card lies in the wrong part"
    assert left + state.empires == c.DECKS, "an empire card is lost"
    assert 0 <= state.pending + state.scorings <= 3, "too many scorings"


def check_draft(state: Mosaic) -> None:
    """Every pick was made from the hand that lay there."""
    done = len(state.picks[0])
    for seat in range(state.seats):
        assert len(state.picks[seat]) == done, "a pick is missing"
        assert len(state.dealt[seat]) == HAND, "a hand is too small"
        assert list(state.dealt[seat]) == sorted(state.dealt[seat]), "a hand is not in order"
        for turn in range(done):
            owner = (seat - turn) % state.seats
            assert state.picks[seat][turn] in state.dealt[owner], "a pick from another hand"
        if done < HAND:
            cards = hand(state, seat, done)
            assert len(cards) == HAND - done, "a hand has the wrong size"
            for answer in state.sealed[seat]:
                assert isinstance(answer, verbs.Draft), "a sealed answer that is no pick"
                assert answer.technology in cards, "a sealed pick from another hand"
        else:
            player = state.players[seat]
            for card in state.picks[seat]:
                assert card in player.up or card in player.face_down(), "a drafted card is lost"
            for down in player.down:
                assert down.origin != DRAFTED or down.card in state.picks[seat], "not a drafted card"


def check_board(state: Mosaic) -> None:
    catalogue = state.catalogue
    pieces: list[Piece | None] = [None] * len(catalogue.hexes)
    for seat in range(state.seats):
        for piece in range(c.PIECES):
            sites = state.players[seat].sites[piece]
            assert len(sites) <= catalogue.piece_limits[piece], "too many pieces of a kind"
            for place in sites:
                assert pieces[place] is None, "two pieces on a hex"
                assert state.in_play(state.region_of(place)), "a piece in a region out of play"
                pieces[place] = Piece(seat, piece)
                is_port = catalogue.hexes[place].kind == c.PORT_HEX
                assert piece == c.WONDER or is_port == (piece == c.PORT), "a piece on the wrong kind of hex"
    assert pieces == state.pieces, "the board and the players disagree"
    goods = [0] * len(catalogue.goods)
    for place in range(len(state.tiles)):
        tile = state.tiles[place]
        assert tile == c.NOTHING or pieces[place] is None, "a tile under a piece"
        if catalogue.is_good(tile):
            goods[tile] += 1
    for good in range(len(goods)):
        owned = sum([player.goods[good] for player in state.players])
        assert goods[good] + owned <= catalogue.goods_tiles[good], "too many tiles of a good"


def check_player(state: Mosaic, seat: int) -> None:
    catalogue = state.catalogue
    player = state.players[seat]
    assert min(player.stock) >= 0, "overspent"
    assert player.population >= 0, "population below 0"
    assert min(player.production + player.goods) >= 0, "below 0"
    symbols = [0] * c.PILLARS
    cards = [catalogue.technologies[card].symbols for card in player.up]
    cards += [catalogue.builds[card].symbols for card in player.builds]
    if state.turns and player.leader != c.NOTHING:
        cards.append(catalogue.leaders[player.leader].symbols)
    for card in cards:
        for pillar in range(c.PILLARS):
            symbols[pillar] += card[pillar]
    assert not state.turns or symbols == player.symbols, "the symbols are counted wrongly"
    for unit in range(c.UNITS):
        assert player.units_of(unit) <= catalogue.unit_limits[unit], "too many units"
        for region in range(len(catalogue.regions)):
            assert player.units[unit][region] >= 0, "a unit that is not there"
            assert player.units[unit][region] == 0 or state.in_play(region), "a unit in a region out of play"


def check_army(state: Mosaic) -> None:
    """What the running turn remembers of its military actions."""
    assert state.recruited == 0 or state.recruited <= recruit_limit(state, state.active), "too many recruits"
    for moved in state.moved:
        there = state.players[state.active].units[moved.unit][moved.region]
        assert state.moved.count(moved) <= there, "a unit moved that is not there"


def check_prizes(state: Mosaic) -> None:
    claimed = state.achievements[:]
    wonders: list[int] = []
    ages: list[int] = []
    governments: list[int] = []
    for player in state.players:
        claimed += player.achievements
        wonders += player.wonders
        ages += player.golden_ages
        if player.government != c.NOTHING:
            governments.append(player.government)
    assert tuple(sorted(claimed)) == state.achievements_in_play, "an achievement is lost or doubled"
    assert len(claimed) == ACHIEVEMENTS_IN_PLAY, "the wrong number of achievements"
    for cards in (wonders, ages, governments):
        assert len(set(cards)) == len(cards), "a card is owned twice"
