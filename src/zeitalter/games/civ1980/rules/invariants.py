"""What must hold in every position: no token, city, ship or card gets lost."""

from zeitalter.games.civ1980.model.catalogue import CARDS, COMMODITIES, NONE, STACKS, TRADE_CARDS
from zeitalter.games.civ1980.model.state import CARD_MASK, MOVING, NOBODY, STACKS_APART, STAY_ABOARD, Civ1980
from zeitalter.games.civ1980.rules.packets import LAID, free_cards, packet_value


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
            if state.agenda and not (state.agenda[-1].kind == MOVING and state.agenda[-1].seat == seat):
                assert player.sailed[ship] == 0, "a ship sails out of turn"
                assert catalogue.water_area[player.ships[ship]] != NONE, "a ship stays on an open sea"
                assert player.aboard[ship] == 0 or state.settings[STAY_ABOARD], "tokens stay aboard"
        for area in range(catalogue.areas):
            if player.tokens[area] or state.city[area] == seat:
                assert board.in_play[area], f"{catalogue.area_ids[area]} is not in play"
        assert 0 <= player.space <= catalogue.finish, "a marker left the table"
    for area in state.fresh:
        assert state.city[area] != NOBODY, "a city of this turn is gone"


def check_trade_cards(state: Civ1980) -> None:
    counts = [0] * TRADE_CARDS
    for stack in range(STACKS):
        for card in state.stacks[stack]:
            counts[card] += 1
            assert may_lie_in(state, card, stack), "a trade card lies in a stack of another number"
    for player in state.players:
        assert player.hand == sorted(player.hand), "hands are sorted"
        for entry in player.hand:
            counts[entry & CARD_MASK] += 1
            assert state.catalogue.tradable[entry & CARD_MASK], "a red calamity is in a hand"
        for entry in player.open:
            counts[entry & CARD_MASK] += 1
    assert counts == state.catalogue.trade_copies, "a trade card got lost"


def may_lie_in(state: Civ1980, card: int, stack: int) -> bool:
    """Commodities of the first two stacks are mixed at the start, unless the players want them apart."""
    mixed = card < COMMODITIES and stack < 2 and not state.settings[STACKS_APART]
    return state.catalogue.trade_stack[card] == stack or (mixed and state.catalogue.trade_stack[card] < 2)


def check_civilization_cards(state: Civ1980) -> None:
    for card in range(CARDS):
        assert state.copies[card] >= 0, "a card was sold that was not there"
    for player in state.players:
        assert player.cards.bit_count() <= state.catalogue.most_owned, "a nation has too many cards"


def check_packets(state: Civ1980) -> None:
    for packet in state.packets:
        assert len(packet.cards) >= state.catalogue.packet, "a packet is too small"
        assert packet.named in packet.cards, "a packet does not hold what was named"
        assert packet.value == packet_value(state, packet.cards), "a packet is not worth what was told"
    for seat in range(state.seats):
        mine = [packet for packet in state.packets if packet.owner == seat]
        assert len(mine) <= 1, "everybody has one packet at a time"
        free = free_cards(state, seat)
        for packet in mine:
            for card in packet.cards:
                assert packet.cards.count(card) <= free[card], "a packet holds cards that are not there"
        for card in range(len(state.drafts[seat])):
            assert state.drafts[seat][card] <= free[card], "a packet is put together from cards that are not there"
        told = state.offered[seat]
        place = 0
        while place < len(told):
            assert place + LAID <= len(told), "a packet that was offered is cut off"
            size = told[place + 2]
            cards = told[place + LAID : place + LAID + size]
            assert size >= state.catalogue.packet, "a packet that was offered is too small"
            assert len(cards) == size, "a packet that was offered is cut off"
            assert told[place] & ~(state.everyone() & ~(1 << seat)) == 0, "a packet was offered to nobody at the table"
            for card in cards:
                assert cards.count(card) <= free[card], "a packet that was offered is no longer in hand"
            place += LAID + size
