"""The view of a game of Civilization as numbers.

Packets are numbered in the order in which they are listed: the first answer is the one that the first number of
`accept` takes, the first own packet the one that the first number of `retract` takes back.
"""

from typing import Any, Final

from zeitalter.core.agenda import Step
from zeitalter.core.features import NOTHING, PLAYERS, Sheet, Writer, around
from zeitalter.games.civ1980.model import steps, verbs
from zeitalter.games.civ1980.model.catalogue import STACKS, Catalogue
from zeitalter.games.civ1980.model.state import WIDE_BOARD
from zeitalter.games.civ1980.rules.packets import OPEN_PACKETS

SETTINGS: Final = [
    "turn_limit", "hand_cap", "stacks_apart", "cities_reduced", "richest_benefits", "always_in_order", "trade_rounds",
    "printed_values", "every_step", "extra_cards", "stay_aboard", "no_mysticism", "free_building",
]  # fmt: skip
PHASES: Final = 16
PHASE_NAMES: Final = [f"phase{phase}" for phase in range(PHASES + 1)]
STACK_NAMES: Final = [f"stack{stack + 1}" for stack in range(STACKS)]
OFFERS: Final = [f"offer{place}" for place in range(OPEN_PACKETS)]
ANSWERS: Final = [f"answer{place}" for place in range(OPEN_PACKETS)]
OWN_PACKETS: Final = [f"own_packet{place}" for place in range(OPEN_PACKETS)]
OWN_CARDS: Final = [f"own_packet{place}.cards" for place in range(OPEN_PACKETS)]
PACKET_SIZES: Final = ["value", "size", "round", "to_all"]
NO_PACKET: Final = [0, 0, 0, 0]
SEAT_FIELDS: Final = ("owner", "victim", "beneficiary", "drawer", "buyer")  # of steps
MASK_FIELDS: Final = ("asked", "takers")
FIRST_FIELD: Final = 2  # of a packed step, after its kind and seat

# Which numbers of a packed action say where, and how many.
AREA_VERBS: Final = (verbs.Found.CODE, verbs.City.CODE, verbs.Levy.CODE)
AMOUNT_VERBS: Final = (verbs.Grow.CODE, verbs.Lose.CODE)
LAUNCH: Final = verbs.Launch.CODE
CONSCRIPT: Final = verbs.Conscript.CODE
SCRAP: Final = verbs.Scrap.CODE
PAY: Final = verbs.Pay.CODE
HAND_BACK: Final = verbs.HandBack.CODE
CALAMITY_RUNS: Final = steps.ReturnCalamity.CODE


class Civ1980Writer(Writer):
    def __init__(self, kinds: list[type[Step]], catalogue: Catalogue) -> None:
        super().__init__(kinds, [*SEAT_FIELDS, *MASK_FIELDS])
        self.areas = catalogue.area_ids
        self.waters = catalogue.water_ids
        self.nations = [nation.id for nation in catalogue.nations]
        self.cards = catalogue.card_ids
        self.cost = catalogue.cost
        self.trade_cards = catalogue.trade_ids
        self.trade_value = catalogue.trade_value
        self.first_calamity = catalogue.commodities
        self.commodities = catalogue.trade_ids[: catalogue.commodities]
        self.calamities = catalogue.trade_ids[catalogue.commodities :]
        self.ships = [f"ship{ship}" for ship in range(catalogue.ships)]
        self.packet_words: list[list[str]] = []  # by number of players: with whom, what is named, what is wished for
        for seats in range(len(PLAYERS)):
            told = [f"{word}.{commodity}" for word in ("named", "wish") for commodity in self.commodities]
            self.packet_words.append([*[f"with.{player}" for player in PLAYERS[:seats]], *told])
        self.nowhere: list[int] = [0] * catalogue.areas
        # By kind of step: where it says whom it is about, and who is asked or may still be.
        self.about = {kind.CODE: place_of(kind, name) for kind in kinds for name in SEAT_FIELDS if name in kind.PLACES}
        self.asked = {kind.CODE: place_of(kind, name) for kind in kinds for name in MASK_FIELDS if name in kind.PLACES}

    def write(self, sheet: Sheet, view: Any) -> None:
        super().write(sheet, view)
        seats = around(view)
        self.write_table(sheet, view)
        self.write_players(sheet, view, seats)
        self.write_own(sheet, view)
        self.write_trade(sheet, view, seats)
        self.write_calamity(sheet, view)

    def write_table(self, sheet: Sheet, view: Any) -> None:
        settings = view.settings
        for name in SETTINGS:
            sheet.number(name, getattr(settings, name))
        sheet.number("wide_board", view.board == WIDE_BOARD)
        sheet.number("turn", view.turn)
        sheet.one_of("phase", PHASE_NAMES, view.phase)
        sheet.each("copies", self.cards, view.copies)
        sheet.each("stack_size", STACK_NAMES, view.stacks)
        sheet.each("red_top", STACK_NAMES, view.red_tops)
        sheet.each("calamity_known", STACK_NAMES, [above is not None for above in view.depth])
        sheet.each("calamity_depth", STACK_NAMES, [above or 0 for above in view.depth])
        sheet.several("fresh_cities", self.areas, view.fresh)
        sheet.each("moved", self.areas, view.moved or self.nowhere)
        sheet.several("basket", self.cards, view.basket)

    # ---- nations -----------------------------------------------------------------------------------------------------

    def write_players(self, sheet: Sheet, view: Any, seats: list[int]) -> None:
        cities: list[list[int]] = [[] for seat in seats]
        for area, owner in enumerate(view.city):
            if owner is not None:
                cities[owner].append(area)
        about, mask = self.whom(view)
        for place, seat in enumerate(seats):
            player = view.players[seat]
            sheet.under(PLAYERS[place])
            sheet.number("asked_about", seat == about)
            sheet.number("asked_or_next", mask >> seat & 1)
            sheet.number("order", view.order.index(seat))
            sheet.number("choice", view.places.index(seat))
            self.write_pieces(sheet, player, cities[seat])
            self.write_cards(sheet, player)
            sheet.number("debt", view.debts[seat])
            sheet.several("paid", self.trade_cards, view.receipts[seat])

    def whom(self, view: Any) -> tuple[int, int]:
        """Which seat the question is about, and a mask of those who are asked or may still be."""
        agenda = view.flow.agenda
        if not agenda:
            return NOTHING, 0
        step = agenda[-1]
        seat: int = step[self.about[step[0]]] if step[0] in self.about else NOTHING
        mask: int = step[self.asked[step[0]]] if step[0] in self.asked else 0
        return seat, mask

    def write_pieces(self, sheet: Sheet, player: Any, cities: list[int]) -> None:
        sheet.one_of("nation", self.nations, player.nation)
        sheet.number("space", player.space)
        sheet.number("census", player.census)
        sheet.number("stock", player.stock)
        sheet.number("treasury", player.treasury)
        sheet.number("city_count", player.cities)
        sheet.number("token_count", sum(player.tokens))
        sheet.number("aboard", sum(player.aboard))
        sheet.each("tokens", self.areas, player.tokens)
        sheet.several("cities", self.areas, cities)
        sheet.several("ships", self.waters, player.ships)

    def write_cards(self, sheet: Sheet, player: Any) -> None:
        """Of the hands of others only what the viewer knows is in the view."""
        worth = 0
        for card in player.cards:
            worth += self.cost[card]
        sheet.several("cards", self.cards, player.cards)
        sheet.number("cards_cost", worth)
        sheet.number("hand_size", player.hand_size)
        sheet.several("hand", self.trade_cards, [held.card for held in player.hand])
        sheet.several("open", self.trade_cards, [held.card for held in player.open])

    # ---- the viewer's own --------------------------------------------------------------------------------------------

    def write_own(self, sheet: Sheet, view: Any) -> None:
        player = view.players[view.seat]
        sheet.under("own")
        sheet.number("hand_value", self.value_of(player.hand))
        sheet.several("locked", self.trade_cards, [held.card for held in player.hand if held.giver is not None])
        for ship, name in enumerate(self.ships):
            sheet.one_of(name, self.waters, player.ships[ship] if ship < len(player.ships) else NOTHING)
        unbuilt = [0] * (len(self.ships) - len(player.ships))
        sheet.each("aboard", self.ships, player.aboard + unbuilt)
        sheet.each("sailed", self.ships, player.sailed + unbuilt)
        self.write_answer(sheet, view.flow.sealed)

    def value_of(self, hand: Any) -> int:
        """Sets of n equal cards are worth n * n times their value."""
        counts = [0] * len(self.trade_value)
        total = 0
        for held in hand:
            total += (2 * counts[held.card] + 1) * self.trade_value[held.card]
            counts[held.card] += 1
        return total

    def write_answer(self, sheet: Sheet, sealed: Any) -> None:
        """The parts of a sealed answer that have been given so far."""
        areas: list[int] = []
        waters: list[int] = []
        scrapped: list[int] = []
        cards: list[int] = []
        for action in sealed:
            verb, first, second = action[0], action[1], action[2]
            if verb in AREA_VERBS:
                areas.append(first)
            elif verb in AMOUNT_VERBS:
                areas += [first] * second
            elif verb == LAUNCH:
                waters.append(first)
            elif verb == CONSCRIPT:
                waters.append(first)
                areas += [second] * action[3]
            elif verb == SCRAP:
                scrapped.append(first)
            elif verb == PAY:
                cards = [card for card in cards if card != first] + [first] * second  # names the new number of a kind
            elif verb == HAND_BACK:
                cards.append(first)
        sheet.several("answer.areas", self.areas, areas)
        sheet.several("answer.waters", self.waters, waters)
        sheet.several("answer.scrapped", self.ships, scrapped)
        sheet.several("answer.cards", self.trade_cards, cards)

    # ---- trade -------------------------------------------------------------------------------------------------------

    def write_trade(self, sheet: Sheet, view: Any, seats: list[int]) -> None:
        viewer = view.seat
        sheet.under("trade")
        sheet.number("round", view.trade_round)
        sheet.number("news", view.trade_news)
        sheet.number("packets_left", view.packets_left)
        sheet.number("offered_before", len(view.offered))
        self.write_traders(sheet, view, seats)
        sheet.under("")
        offers: list[Any] = []
        answers: list[Any] = []
        own: list[Any] = []
        for packet in view.packets:
            if packet.owner == viewer:
                own.append(packet)
            elif packet.answers is not None:
                if packet.to == viewer:
                    answers.append(packet)
            elif packet.to is None or packet.to == viewer:
                offers.append(packet)
        self.write_packets(sheet, OFFERS, offers, view)
        self.write_packets(sheet, ANSWERS, answers, view)
        self.write_packets(sheet, OWN_PACKETS, own, view)
        for place, name in enumerate(OWN_CARDS):
            sheet.several(name, self.trade_cards, own[place].cards if place < len(own) else [])

    def write_traders(self, sheet: Sheet, view: Any, seats: list[int]) -> None:
        """What everybody has heard in this phase, and what of the viewer's hand others know."""
        hand = view.players[view.seat].hand
        places = PLAYERS[: len(seats)]
        for place, seat in enumerate(seats):
            told = [packet for packet in view.history if packet.owner == seat]
            sheet.under(PLAYERS[place])
            sheet.number("trade_done", seat in view.trade_done)
            sheet.several("dealt_with", places, [(other - view.seat) % len(seats) for other in view.dealt[seat]])
            sheet.number("packets_laid", len(told))
            sheet.several("named", self.commodities, [packet.named for packet in told])
            sheet.several("wished", self.commodities, [packet.wish for packet in told])
            sheet.several("knows", self.trade_cards, [held.card for held in hand if seat in held.known])

    def write_packets(self, sheet: Sheet, names: list[str], packets: list[Any], view: Any) -> None:
        """The oldest of them, as many as there are names for: there are seldom more than one for each player."""
        words = self.packet_words[view.seats]
        first_wish = view.seats + len(self.commodities)
        for number, name in enumerate(names):
            told: list[int] = []
            sizes = NO_PACKET
            if number < len(packets):
                packet = packets[number]
                partner = packet.to if packet.owner == view.seat else packet.owner
                told.append(view.seats + packet.named)
                if partner is not None:
                    told.append((partner - view.seat) % view.seats)
                if packet.wish is not None:
                    told.append(first_wish + packet.wish)
                sizes = [packet.value, packet.size, packet.round, packet.to is None]
            sheet.several(name, words, told)
            sheet.each(name, PACKET_SIZES, sizes)

    # ---- calamities --------------------------------------------------------------------------------------------------

    def write_calamity(self, sheet: Sheet, view: Any) -> None:
        """The one that rages, what it has done so far, and what has struck whom in the last phase 14."""
        raging = NOTHING
        victim = NOTHING
        for step in view.flow.agenda:
            if step[0] == CALAMITY_RUNS:
                raging, victim = step[FIRST_FIELD], step[FIRST_FIELD + 1]
        civil_war = len(view.marked_tokens) > 0  # then seats are lost to, in their order, otherwise areas are lost
        sheet.one_of("calamity", self.calamities, raging)
        sheet.several("lost_areas", self.areas, [] if civil_war else view.lost)
        sheet.each("marked_tokens", self.areas, view.marked_tokens or self.nowhere)
        sheet.several("marked_cities", self.areas, view.marked_cities)
        for place, seat in enumerate(around(view)):
            sheet.under(PLAYERS[place])
            sheet.number("suffers", seat == victim)
            sheet.number("takes_over", civil_war and seat in view.lost)
            struck = [strike.calamity - self.first_calamity for strike in view.struck if strike.victim == seat]
            given = [strike.calamity - self.first_calamity for strike in view.struck if strike.giver == seat]
            waiting = self.given_open(view, seat)
            sheet.several("struck", self.calamities, struck)
            sheet.several("struck_others", self.calamities, given)
            sheet.several("gave", self.calamities, waiting)
        sheet.under("")

    def given_open(self, view: Any, seat: int) -> list[int]:
        """Calamities that lie open before somebody and came from this seat, as far as the viewer may know."""
        found: list[int] = []
        for player in view.players:
            for held in player.open:
                if held.giver == seat:
                    found.append(held.card - self.first_calamity)
        return found


def place_of(kind: type[Step], field: str) -> int:
    """Where a packed step has a field."""
    return FIRST_FIELD + list(kind.PLACES).index(field)
