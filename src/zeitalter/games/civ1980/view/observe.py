# mypyc: no
"""What a seat may know: everything but the hands of others, the contents of their packets, and the order of the stacks.

Cards given in trade stay known to the giver until the hand they are in changes unseen.
"""

from msgspec import Struct

from zeitalter.core.view import View
from zeitalter.games.civ1980.model.state import CARD_MASK, GIVER_SHIFT, KNOWN_SHIFT, TRADING, Civ1980, Packet

SPECTATOR_BIT = 7  # of the mask of those who know a card


class PlayerView(Struct, frozen=True):
    """One nation. Of a hand that is not the viewer's own only the known cards are listed."""

    nation: int
    tokens: list[int]
    stock: int
    treasury: int
    cities: int
    ships: list[int]
    aboard: list[int]
    sailed: list[int]
    cards: int
    hand: list[int]
    hand_size: int
    open: list[int]
    census: int
    space: int


class PacketView(Struct, frozen=True):
    number: int
    owner: int
    to: int
    answers: int
    named: int
    wish: int
    value: int
    size: int
    cards: list[int]  # of the own packets only


class Civ1980View(View, frozen=True, kw_only=True):
    settings: list[int]
    players: list[PlayerView]
    order: list[int]
    places: list[int]
    city: list[int]
    fresh: list[int]
    stacks: list[int]
    copies: list[int]
    turn: int
    phase: int
    moved: list[int]
    by_hand: int
    packets: list[PacketView]
    history: list[int]
    packet_number: int
    trade_round: int
    trade_done: int
    trade_news: int
    dealt: int
    draft: list[int]
    offered: list[int]
    basket: int
    receipts: list[list[int]]
    struck: list[int]
    debts: list[int]
    lost: list[int]
    marked_tokens: list[int]
    marked_cities: list[int]


def observe(state: Civ1980, seat: int | None) -> Civ1980View:
    trading = bool(state.agenda) and state.agenda[-1].kind == TRADING
    own = 0 if seat is None else 1 << seat
    return Civ1980View(
        game="civ1980",
        seat=seat,
        seats=state.seats,
        actors=state.actors(),
        flow=state.observe_flow(seat),
        settings=state.settings[:],
        players=[observe_player(state, other, seat) for other in range(state.seats)],
        order=state.order[:],
        places=state.places[:],
        city=state.city[:],
        fresh=state.fresh[:],
        stacks=[len(stack) for stack in state.stacks],
        copies=state.copies[:],
        turn=state.turn,
        phase=state.phase,
        moved=state.moved[:],
        by_hand=state.by_hand & own if trading else state.by_hand,
        packets=[observe_packet(packet, seat) for packet in state.packets],
        history=state.history[:],
        packet_number=state.packet_number,
        trade_round=state.trade_round,
        trade_done=state.trade_done,
        trade_news=state.trade_news,
        dealt=state.dealt,
        draft=[] if seat is None else state.drafts[seat][:],
        offered=[] if seat is None else state.offered[seat][:],
        basket=state.basket,
        receipts=[paid[:] for paid in state.receipts],
        struck=state.struck[:],
        debts=state.debts[:],
        lost=state.lost[:],
        marked_tokens=state.marked_tokens[:],
        marked_cities=state.marked_cities[:],
    )


def observe_player(state: Civ1980, owner: int, seat: int | None) -> PlayerView:
    player = state.players[owner]
    return PlayerView(
        nation=player.nation,
        tokens=player.tokens[:],
        stock=player.stock,
        treasury=player.treasury,
        cities=player.cities,
        ships=player.ships[:],
        aboard=player.aboard[:],
        sailed=player.sailed[:],
        cards=player.cards,
        hand=player.hand[:] if seat == owner or state.ended else known_cards(player.hand, seat),
        hand_size=len(player.hand),
        open=player.open[:],
        census=player.census,
        space=player.space,
    )


def known_cards(hand: list[int], seat: int | None) -> list[int]:
    """Cards of somebody else's hand that the viewer knows, as the viewer knows them."""
    bit = 1 << KNOWN_SHIFT + (SPECTATOR_BIT if seat is None else seat)
    keep = CARD_MASK | bit | 1 << KNOWN_SHIFT + SPECTATOR_BIT | -1 << GIVER_SHIFT
    return sorted(entry & keep for entry in hand if entry & bit)


def observe_packet(packet: Packet, seat: int | None) -> PacketView:
    return PacketView(
        packet.number,
        packet.owner,
        packet.to,
        packet.answers,
        packet.named,
        packet.wish,
        packet.value,
        len(packet.cards),
        packet.cards[:] if packet.owner == seat else [],
    )
