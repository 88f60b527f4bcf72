# mypyc: no
"""The shape of what a seat may know; `observe.py` says what that is."""

from msgspec import Struct

from zeitalter.core.view import View


class SettingsView(Struct, frozen=True):
    turn_limit: int
    hand_cap: bool
    stacks_apart: bool
    cities_reduced: bool
    richest_benefits: bool
    always_in_order: bool
    trade_rounds: int
    printed_values: bool
    every_step: bool
    extra_cards: bool
    stay_aboard: bool
    no_mysticism: bool
    free_building: bool


class HeldView(Struct, frozen=True):
    """A trade card. A calamity that has a giver cannot be passed on."""

    card: int
    known: list[int]  # seats that know of it besides its holder; 7 stands for everybody, onlookers too
    giver: int | None


class PlayerView(Struct, frozen=True):
    """One nation. Of a hand that is not the viewer's own only the known cards are listed."""

    nation: int | None
    tokens: list[int]  # by area
    stock: int
    treasury: int
    cities: int
    ships: list[int]  # the water each is in
    aboard: list[int]
    sailed: list[int]
    cards: list[int]
    hand: list[HeldView]
    hand_size: int
    open: list[HeldView]
    census: int
    space: int


class ToldView(Struct, frozen=True):
    """What everybody has heard about a packet."""

    number: int
    owner: int
    to: int | None  # None: everybody
    answers: int | None  # the packet it answers
    named: int
    wish: int | None
    value: int
    round: int  # of trade, in which it was laid down
    size: int


class PacketView(ToldView, frozen=True):
    cards: list[int]  # of the viewer's own packets only


class LaidView(Struct, frozen=True):
    """A packet of the viewer that is not suggested again."""

    receivers: list[int]
    answers: int | None
    cards: list[int]


class StrikeView(Struct, frozen=True):
    calamity: int
    victim: int
    giver: int | None  # None also where the viewer may not know


class ForecastView(Struct, frozen=True):
    """What the next turn will ask of the viewer's nation as things stand."""

    cities: int  # those founded now included
    rate: int  # the lowest that may be chosen
    taxes: int
    stock: int  # when they are due
    revolting: int  # cities that cannot be paid for
    support: int  # tokens that the cities need on the board
    tokens: int  # that will be there
    surplus: int  # tokens above the limits, which die in phase 8
    growth: int
    stunted: int  # tokens that do not grow because the stock is too small


class Civ1980View(View, frozen=True, kw_only=True):
    board: int  # which of the catalogue's boards is in use
    settings: SettingsView
    players: list[PlayerView]
    order: list[int]
    places: list[int]
    city: list[int | None]  # by area: the owner
    fresh: list[int]
    stacks: list[int]
    red_tops: list[bool]  # by stack: whether the back of its top card is red, as a calamity's that cannot be traded
    depth: list[
        int | None
    ]  # by stack: cards above its calamity, as far as whoever has counted the cards drawn can know
    copies: list[int]
    turn: int
    phase: int
    moved: list[int]  # by area, while a nation moves by hand
    packets: list[PacketView]
    history: list[ToldView]
    packet_number: int
    trade_round: int
    trade_done: list[int]  # seats
    enough: list[int]  # seats that want no more trade in this turn
    trade_news: int
    dealt: list[list[int]]  # per seat: with whom
    offered: list[LaidView]
    packets_left: int  # that the viewer may still lay down in this phase
    basket: list[int]
    receipts: list[list[int]]
    struck: list[StrikeView]
    debts: list[int]
    lost: list[int]
    marked_tokens: list[int]
    marked_cities: list[int]
    forecast: ForecastView | None
