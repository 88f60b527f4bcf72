"""What must hold in every position."""

from zeitalter.games.civ2010.model import steps
from zeitalter.games.civ2010.model.catalogue import BUILDING, GREAT_PERSON, NONE, SQUARES, WONDER
from zeitalter.games.civ2010.model.player import CITIES, FIGURES, NOBODY
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules.board import AROUND, figures_at, stacking_limit, work_on
from zeitalter.games.civ2010.rules.pyramid import row_counts


def check(state: Civ2010) -> None:
    check_sheets(state)
    check_map(state)
    check_figures(state)
    check_cards(state)
    check_units(state)
    check_tokens(state)
    check_offers(state)


def check_sheets(state: Civ2010) -> None:
    catalogue = state.catalogue
    for kind in range(len(state.market)):
        held = sum([player.resources[kind] for player in state.players])
        assert state.market[kind] >= 0, "the market has no such token"
        assert state.market[kind] + held == state.seats, "a market token got lost"
    for player in state.players:
        assert 0 <= player.trade <= catalogue.max_trade, "the trade dial goes from 0 to its maximum"
        assert player.culture >= 0, "culture tokens cannot be owed"
        assert 0 <= player.track <= len(catalogue.track), "the culture track has an end"
        assert min(player.resources) >= 0, "resource tokens cannot be owed"
        assert max(player.coins[:4]) <= 4, "a technology holds four coins at most"
        counts = row_counts(state, player)
        for level in range(2, 6):
            assert counts[level] == 0 or counts[level - 1] > counts[level], "a technology needs two below it"


def check_map(state: Civ2010) -> None:
    catalogue = state.catalogue
    owner = [NONE] * SQUARES
    district = [NONE] * SQUARES
    for seat in range(state.seats):
        for slot in range(CITIES):
            centre = state.players[seat].centres[slot]
            if centre != NONE:
                for square in [centre, *AROUND[centre]]:
                    assert owner[square] == NONE, "outskirts overlap"
                    owner[square] = seat
                    district[square] = slot
                assert state.works[centre] == NONE, "nothing is built in a city centre"
            assert centre != NONE or not state.players[seat].walls >> slot & 1, "walls need a city"
    assert (list(state.owner), list(state.district)) == (owner, district), "outskirts are those of the cities"
    supply = catalogue.supply[:]
    persons = [0] * len(catalogue.persons)
    for square in range(SQUARES):
        work = work_on(state, square)
        if work is not None:
            assert owner[square] != NONE, "buildings stand in outskirts"
            if work.kind == BUILDING:
                supply[catalogue.buildings[work.index].family] -= 1
            elif work.kind == WONDER:
                assert state.wonder_square[work.index] == square, "a wonder knows its square"
            else:
                persons[work.index] += 1
        assert state.token[square] == NONE or state.ground[square] != NONE, "tokens lie on revealed squares"
    assert list(state.supply) == supply, "a building marker got lost"
    for wonder in range(len(catalogue.wonders)):
        square = state.wonder_square[wonder]
        assert square == NONE or state.works[square] == catalogue.first_wonder + wonder, "a wonder stands where it is"
    for kind in range(len(persons)):
        reserve = sum([player.reserve[kind] for player in state.players])
        pile = state.persons.count(kind)
        assert persons[kind] + reserve + pile <= catalogue.person_copies[kind], "too many great persons"
    assert 0 <= state.disasters <= catalogue.disasters, "disaster markers are limited"
    places = sorted(state.place_tiles + state.spare_tiles)
    assert places == catalogue.neutral_tiles, "every neutral tile is in one place"


def check_figures(state: Civ2010) -> None:
    """Everybody stands alone on his squares, but for a group on the march or in battle."""
    busy = state.battle.square
    if state.turn.group:
        for step in state.agenda:
            if isinstance(step, (steps.Marching, steps.Arrive, steps.Enter, steps.Resume, steps.BeginBattle)):
                busy = state.turn.square
    for seat in range(state.seats):
        player = state.players[seat]
        for figure in range(FIGURES):
            square = player.figures[figure]
            if square >= 0:
                assert state.ground[square] != NONE, "figures stand on revealed squares"
                if square not in (busy, state.battle.square):
                    assert state.holder[square] == seat, f"figure {figure} of seat {seat} does not hold its square"
                    limit = stacking_limit(state, player)
                    assert figures_at(player, square).bit_count() <= limit, "the stacking limit holds"
    for square in range(SQUARES):
        holder = state.holder[square]
        if holder != NONE and square != busy:
            assert figures_at(state.players[holder], square), "a held square has figures"


def check_cards(state: Civ2010) -> None:
    held: list[int] = []
    for deck in state.decks + state.discards:
        held.extend(deck)
    for seat in range(state.seats):
        cards = state.players[seat].cards
        held.extend(cards)
        assert list(cards) == sorted(cards), "hands are sorted"
        for card in cards:
            assert state.card_known[card] >> seat & 1, "everybody knows their own cards"
    assert sorted(held) == list(range(len(state.catalogue.cards))), "every culture event is in one place"
    for era in range(1, 4):
        for card in state.decks[era]:
            assert state.catalogue.cards[card].era == era, "a culture event lies in another deck"
            assert state.card_known[card] == 0, "nobody knows the deck"
        for card in state.discards[era]:
            assert state.card_known[card] == state.everyone(), "discards lie open"


def check_units(state: Civ2010) -> None:
    held: list[int] = []
    for kind in range(len(state.unit_decks)):
        for unit in state.unit_decks[kind] + state.unit_discards[kind]:
            assert state.catalogue.unit_type[unit] == kind, "a unit lies in another deck"
        for unit in state.unit_decks[kind]:
            assert state.unit_known[unit] == 0, "nobody knows the deck"
        for unit in state.unit_discards[kind]:
            assert state.unit_known[unit] == state.everyone(), "discards lie open"
        held.extend(state.unit_decks[kind] + state.unit_discards[kind])
    battle = state.battle
    for seat in range(state.seats):
        units = state.players[seat].units
        assert list(units) == sorted(units), "standing forces are sorted"
        held.extend(units)
        for unit in units:
            assert state.unit_known[unit] >> seat & 1, "everybody knows their own units"
    for side in range(2):
        held = held + battle.hands[side]
        assert battle.hands[side] == sorted(battle.hands[side]), "battle hands are sorted"
        for unit in battle.hands[side]:
            assert state.unit_known[unit] >> battle.seats[side] & 1, "everybody knows their own battle hand"
        for unit in [front.units[side] for front in battle.fronts]:
            if unit != NOBODY:
                held = held + [unit]
                assert state.unit_known[unit] == state.everyone(), "units in play lie open"
        if battle.fronts or battle.hands[0] or battle.hands[1]:
            held = held + battle.lost[side]  # discarded when the battle is over
    assert sorted(held) == list(range(len(state.catalogue.unit_type))), "every unit is in one place"


def check_tokens(state: Civ2010) -> None:
    unseen = [*state.hut_pile, *state.village_pile, *[token for token in state.token if token != NONE]]
    held = unseen + state.spent
    for seat in range(state.seats):
        tokens = state.players[seat].tokens
        held.extend(tokens)
        assert list(tokens) == sorted(tokens), "tokens are sorted"
        for token in tokens:
            assert state.token_known[token] >> seat & 1, "everybody knows their own tokens"
            assert state.catalogue.token_content[token] != GREAT_PERSON, "a great person is no token to keep"
    assert sorted(held) == list(range(len(state.catalogue.token_content))), "every token is in one place"
    for token in unseen:
        assert state.token_known[token] == 0, "nobody has seen what nobody has taken"
    for token in state.spent:
        assert state.token_known[token] == state.everyone(), "spent tokens were shown"
    for token in state.hut_pile:
        assert token < state.catalogue.huts, "a village lies among the huts"
    for token in state.village_pile:
        assert token >= state.catalogue.huts, "a hut lies among the villages"


def check_offers(state: Civ2010) -> None:
    for seat in range(state.seats):
        tokens: list[int] = []
        cards: list[int] = []
        for terms in state.offers[seat].terms:
            tokens.extend(terms.tokens)
            cards.extend(terms.cards)
        assert len(tokens) == len(set(tokens)), "a token is offered once"
        assert len(cards) == len(set(cards)), "a card is offered once"
        for token in tokens:
            assert token in state.players[seat].tokens, "offered tokens are still there"
        for card in cards:
            assert card in state.players[seat].cards, "offered cards are still there"
