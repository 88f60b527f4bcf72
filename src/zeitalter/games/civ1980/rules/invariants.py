"""What must hold in every position: no token, city, ship or card gets lost."""

from zeitalter.games.civ1980.model import steps
from zeitalter.games.civ1980.model.catalogue import NONE, STACKS
from zeitalter.games.civ1980.model.packet import Cards
from zeitalter.games.civ1980.model.player import NOBODY, free_cards, rank
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.packets import OPEN_PACKETS, own_packets, packet_value


def check(state: Civ1980) -> None:
    check_pieces(state)
    check_trade_cards(state)
    check_civilization_cards(state)
    check_packets(state)


def check_pieces(state: Civ1980) -> None:
    catalogue, board = state.catalogue, state.board
    for seat in range(state.seats):
        player = state.players[seat]
        on_board = sum(player.tokens)
        assert min(player.tokens) >= 0, "a token was taken that was not there"
        assert player.stock >= 0, "the stock is overdrawn"
        assert player.treasury >= 0, "the treasury is overdrawn"
        assert on_board + player.stock + player.treasury + sum(player.aboard) == board.tokens, "a token got lost"
        assert state.city.count(seat) == player.cities <= catalogue.cities, "a city got lost"
        assert len(player.ships) == len(player.aboard) == len(player.sailed) <= catalogue.ships, "a ship got lost"
        for ship in range(len(player.ships)):
            assert 0 <= player.aboard[ship] <= catalogue.capacity, "a ship is overloaded"
            # Whoever leaves may end the game in the middle of a voyage.
            if state.agenda and not (isinstance(state.agenda[-1], steps.Moving) and state.agenda[-1].seat == seat):
                assert player.sailed[ship] == 0, "a ship sails out of turn"
                assert catalogue.water_area[player.ships[ship]] != NONE, "a ship stays on an open sea"
                assert player.aboard[ship] == 0 or state.settings.stay_aboard, "tokens stay aboard"
        for area in range(catalogue.areas):
            if player.tokens[area] or state.city[area] == seat:
                assert board.in_play[area], f"{catalogue.area_ids[area]} is not in play"
        assert 0 <= player.space <= catalogue.finish, "a marker left the table"
    for area in state.fresh:
        assert state.city[area] != NOBODY, "a city of this turn is gone"


def check_trade_cards(state: Civ1980) -> None:
    catalogue = state.catalogue
    counts = [0] * catalogue.trade_cards
    for stack in range(STACKS):
        for card in state.stacks[stack]:
            counts[card] += 1
            assert may_lie_in(state, card, stack), "a trade card lies in a stack of another number"
        if state.depth[stack] != NONE:
            card = state.stacks[stack][-1 - state.depth[stack]]
            assert card >= catalogue.commodities, "a calamity is not where everybody knows it to be"
    for player in state.players:
        assert player.hand == sorted(player.hand, key=rank), "hands are sorted"
        for held in player.hand:
            counts[held.card] += 1
            assert catalogue.tradable[held.card], "a red calamity is in a hand"
            assert held.giver == NOBODY or held.card >= catalogue.commodities, "a commodity is locked"
        for held in player.open:
            counts[held.card] += 1
    assert counts == catalogue.trade_copies, "a trade card got lost"


def may_lie_in(state: Civ1980, card: int, stack: int) -> bool:
    """Commodities of the first two stacks are mixed at the start, unless the players want them apart."""
    mixed = card < state.catalogue.commodities and stack < 2 and not state.settings.stacks_apart
    return state.catalogue.trade_stack[card] == stack or (mixed and state.catalogue.trade_stack[card] < 2)


def check_civilization_cards(state: Civ1980) -> None:
    for left in state.copies:
        assert left >= 0, "a card was sold that was not there"
    for player in state.players:
        assert player.cards.bit_count() <= state.catalogue.most_owned, "a nation has too many cards"


def check_packets(state: Civ1980) -> None:
    for packet in state.packets:
        assert packet.named in packet.cards, "a packet does not hold what was named"
        assert packet.value == packet_value(state, packet.cards), "a packet is not worth what was told"
    for seat in range(state.seats):
        free = free_cards(state.catalogue, state.players[seat].hand)
        mine = own_packets(state, seat)
        assert len(mine) <= OPEN_PACKETS, "somebody has too many packets on the table"
        for packet in mine:
            check_contents(state, free, packet.cards)
        for laid in state.offered[seat]:
            check_contents(state, free, laid.cards)
            assert laid.receivers & ~(state.everyone() & ~(1 << seat)) == 0, "a packet was offered to nobody here"


def check_contents(state: Civ1980, free: list[int], cards: Cards) -> None:
    """Of a packet on the table, or of one that was there and could be laid down again."""
    assert len(cards) >= state.catalogue.packet, "a packet is too small"
    for card in cards:
        assert cards.count(card) <= free[card], "a packet holds cards that are not there"
