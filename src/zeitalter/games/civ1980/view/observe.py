"""What a seat may know: everything but the hands of others, the contents of their packets, and the order of the stacks,
of which only the back of the top card is seen.

Cards given in trade stay known to the giver until the hand they are in changes unseen.
"""

from zeitalter.games.civ1980.model.catalogue import NONE, STACKS
from zeitalter.games.civ1980.model.packet import ALL, Laid, Packet, Told
from zeitalter.games.civ1980.model.player import NOBODY, ONLOOKERS, Held, rank
from zeitalter.games.civ1980.model.state import Civ1980, board_number
from zeitalter.games.civ1980.model.strike import Strike
from zeitalter.games.civ1980.rules.calamities import knows_giver
from zeitalter.games.civ1980.rules.forecast import forecast
from zeitalter.games.civ1980.rules.packets import packets_left
from zeitalter.games.civ1980.rules.trade import has_enough
from zeitalter.games.civ1980.rules.trade_cards import has_red_top
from zeitalter.games.civ1980.view.shape import (
    Civ1980View,
    ForecastView,
    HeldView,
    LaidView,
    PacketView,
    PlayerView,
    SettingsView,
    StrikeView,
    ToldView,
)


def members(mask: int) -> list[int]:
    """What a bit mask stands for."""
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def unless(number: int, nothing: int) -> int | None:
    """A number that may stand for nothing."""
    return None if number == nothing else number


def observe(state: Civ1980, seat: int | None) -> Civ1980View:
    return Civ1980View(
        game="civ1980",
        seat=seat,
        seats=state.seats,
        actors=state.actors(),
        flow=state.observe_flow(seat),
        board=board_number(state.seats, state.wide),
        settings=observe_settings(state),
        players=[observe_player(state, other, seat) for other in range(state.seats)],
        order=state.order[:],
        places=state.places[:],
        city=[unless(owner, NOBODY) for owner in state.city],
        fresh=state.fresh[:],
        stacks=[len(stack) for stack in state.stacks],
        red_tops=[has_red_top(state, stack) for stack in range(STACKS)],
        depth=[unless(above, NONE) for above in state.depth],
        copies=state.copies[:],
        turn=state.turn,
        phase=state.phase,
        moved=state.moved[:],
        packets=[observe_packet(state, packet, seat) for packet in state.packets],
        history=[ToldView(*heard(state, told), told.size) for told in state.history],
        packet_number=state.packet_number,
        trade_round=state.trade_round,
        trade_done=members(state.trade_done & state.everyone()),
        enough=[other for other in range(state.seats) if has_enough(state, other)],
        trade_news=state.trade_news,
        dealt=[members(mask) for mask in state.dealt],
        offered=[] if seat is None else [observe_laid(laid) for laid in state.offered[seat]],
        packets_left=0 if seat is None or not state.trade_round else packets_left(state, seat),
        basket=members(state.basket),
        receipts=[paid[:] for paid in state.receipts],
        struck=[observe_strike(state, strike, seat) for strike in state.struck],
        debts=state.debts[:],
        lost=state.lost[:],
        marked_tokens=state.marked_tokens[:],
        marked_cities=state.marked_cities[:],
        forecast=None if seat is None else observe_forecast(state, seat),
    )


def observe_forecast(state: Civ1980, seat: int) -> ForecastView:
    ahead = forecast(state, seat)
    return ForecastView(
        cities=len(ahead.cities),
        rate=ahead.rate,
        taxes=ahead.taxes,
        stock=ahead.stock,
        revolting=ahead.revolting,
        support=ahead.support,
        tokens=ahead.tokens,
        surplus=ahead.surplus,
        growth=ahead.growth,
        stunted=ahead.stunted,
    )


def observe_strike(state: Civ1980, strike: Strike, seat: int | None) -> StrikeView:
    card = state.catalogue.commodities + strike.calamity
    return StrikeView(card, strike.victim, observe_giver(state, seat, strike.victim, card, strike.giver))


def observe_giver(state: Civ1980, seat: int | None, victim: int, card: int, giver: int) -> int | None:
    """From whom a calamity came that is shown, as far as the viewer may know."""
    return unless(giver, NOBODY) if knows_giver(state, seat, victim, card, giver) else None


def observe_settings(state: Civ1980) -> SettingsView:
    return SettingsView(*[getattr(state.settings, name) for name in SettingsView.__struct_fields__])


def observe_player(state: Civ1980, owner: int, seat: int | None) -> PlayerView:
    player = state.players[owner]
    return PlayerView(
        nation=unless(player.nation, NONE),
        tokens=player.tokens[:],
        stock=player.stock,
        treasury=player.treasury,
        cities=player.cities,
        ships=player.ships[:],
        aboard=player.aboard[:],
        sailed=player.sailed[:],
        cards=members(player.cards),
        hand=[
            observe_held(held)
            for held in (player.hand if seat == owner or state.ended else known_cards(player.hand, seat))
        ],
        hand_size=len(player.hand),
        open=[
            HeldView(held.card, members(held.known), observe_giver(state, seat, owner, held.card, held.giver))
            for held in player.open
        ],
        census=player.census,
        space=player.space,
    )


def observe_held(held: Held) -> HeldView:
    return HeldView(held.card, members(held.known), unless(held.giver, NOBODY))


def known_cards(hand: list[Held], seat: int | None) -> list[Held]:
    """Cards of somebody else's hand that the viewer knows, as the viewer knows them."""
    viewer = 1 << (ONLOOKERS if seat is None else seat)
    seen = viewer | 1 << ONLOOKERS
    return sorted([Held(held.card, held.known & seen, held.giver) for held in hand if held.known & viewer], key=rank)


def heard(state: Civ1980, told: Packet | Told) -> tuple[int, int, int | None, int | None, int, int | None, int, int]:
    to, answers = unless(told.to, ALL), unless(told.answers, NONE)
    wish = unless(told.wish, state.catalogue.no_wish)
    return told.number, told.owner, to, answers, told.named, wish, told.value, told.round


def observe_packet(state: Civ1980, packet: Packet, seat: int | None) -> PacketView:
    shown = list(packet.cards) if packet.owner == seat else []
    return PacketView(*heard(state, packet), len(packet.cards), shown)


def observe_laid(laid: Laid) -> LaidView:
    return LaidView(members(laid.receivers), unless(laid.answers, NONE), list(laid.cards))
