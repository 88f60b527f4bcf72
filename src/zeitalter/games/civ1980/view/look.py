# mypyc: no
"""What can be looked up at the table: cards with what they cost and do, areas and seas with who is there, nations,
pieces. All of it is open to everybody, but for the cards in the reader's own hand."""

from zeitalter.core.look import Entry
from zeitalter.core.wording import Wording
from zeitalter.games.civ1980.model.catalogue import NONE
from zeitalter.games.civ1980.model.player import NOBODY, count_cards
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.cities import city_price
from zeitalter.games.civ1980.rules.moves import area_name
from zeitalter.games.civ1980.rules.trade_cards import trade_name
from zeitalter.games.civ1980.view.observe import members
from zeitalter.games.civ1980.view.words import card_name, water_area


class Table:
    """One position as a seat sees it. `state` is imagined: hands of others and stacks are invented in it."""

    def __init__(self, state: Civ1980, words: Wording, seat: int | None) -> None:
        self.state = state
        self.catalogue = state.catalogue
        self.words = words
        self.seat = seat

    def entries(self) -> list[Entry]:
        catalogue = self.catalogue
        trade_cards = [self.trade_card(card) for card in range(catalogue.trade_cards)]
        cards = [self.card(card) for card in range(catalogue.cards)]
        areas = [self.area(area) for area in range(catalogue.areas) if self.state.board.in_play[area]]
        seas = [self.sea(water) for water in catalogue.seas if self.state.board.links[water]]
        nations = [self.nation(nation) for nation in range(len(catalogue.nations))]
        return [*cards, *trade_cards, *areas, *seas, *nations, *self.pieces()]

    def entry(self, thing: str, key: str, kind: str, *text: list[str]) -> Entry:
        return Entry(thing, self.words(key), self.words("kind-" + kind), [line for lines in text for line in lines])

    def labelled(self, label: str, items: list[str]) -> list[str]:
        return [f"{self.words('label-' + label)}: {', '.join(items)}"] if items else []

    # ---- cards -------------------------------------------------------------------------------------------------------

    def card(self, card: int) -> Entry:
        words, catalogue = self.words, self.catalogue
        groups = ", ".join([words(f"group-{group}") for group in members(catalogue.groups[card])])
        best = [max(catalogue.credit[card][other], catalogue.special[card][other]) for other in range(catalogue.cards)]
        helped = [f"{words(card_name(self.state, other))} {n}" for other, n in enumerate(best) if n]
        return self.entry(
            catalogue.card_ids[card],
            card_name(self.state, card),
            "card",
            [words("look-cost", n=catalogue.cost[card]) + f" ({groups})"],
            [words("effect-" + catalogue.card_ids[card])],
            self.labelled("credits", helped),
            [words("look-copies", n=self.state.copies[card])],
            self.labelled("owners", self.players([p.cards >> card & 1 != 0 for p in self.state.players])),
        )

    def trade_card(self, card: int) -> Entry:
        catalogue = self.catalogue
        stack, copies = catalogue.trade_stack[card] + 1, catalogue.trade_copies[card]
        if card >= catalogue.commodities:
            back = "look-brown-back" if catalogue.tradable[card] else "look-red-back"
            printed = [self.words(back, n=stack), self.words("effect-" + catalogue.trade_ids[card])]
        else:
            values = [f"{n}: {n * n * catalogue.trade_value[card]}" for n in range(1, copies + 1)]
            printed = [self.words("look-commodity", n=stack, copies=copies), *self.labelled("sets", values)]
        held = 0 if self.seat is None else count_cards(catalogue, self.state.players[self.seat].hand)[card]
        shown = self.players([any(held.card == card for held in player.open) for player in self.state.players])
        return self.entry(
            catalogue.trade_ids[card],
            trade_name(self.state, card),
            "calamity" if card >= catalogue.commodities else "commodity",
            printed,
            [self.words("look-in-hand", n=held)] if held else [],
            self.labelled("open", shown),
        )

    def players(self, chosen: list[bool]) -> list[str]:
        return [self.words.player(seat) for seat in self.state.order if chosen[seat]]

    # ---- the map -----------------------------------------------------------------------------------------------------

    def area(self, area: int) -> Entry:
        state, words = self.state, self.words
        limit = [words("look-limit", n=self.catalogue.limit[area])]
        if self.seat is not None and state.limit(self.seat, area) > self.catalogue.limit[area]:
            limit.append(words("look-limit-mine", n=state.limit(self.seat, area)))
        return self.entry(
            self.catalogue.area_ids[area],
            area_name(state, area),
            "area",
            limit,
            [words(f"look-site-{state.board.site[area]}", n=city_price(state, area))],
            self.whole("plain", self.catalogue.plain, area),
            self.whole("volcano", self.catalogue.volcano, area),
            [] if state.city[area] == NOBODY else [words("look-city", seat=state.city[area])],
            [
                words("look-tokens", seat=seat, n=state.players[seat].tokens[area])
                for seat in state.order
                if state.players[seat].tokens[area]
            ],
            self.ships(state.board.nodes[area]),
            self.labelled("by-land", [words(area_name(state, other)) for other in state.board.land[area]]),
            self.labelled(
                "by-water", self.waters([to for node in state.board.nodes[area] for to in state.board.links[node]])
            ),
        )

    def whole(self, label: str, regions: list[int], area: int) -> list[str]:
        """The areas in play of the flood plain or volcano that an area belongs to."""
        if regions[area] == NONE:
            return []
        areas = [other for other in range(self.catalogue.areas) if regions[other] == regions[area]]
        return self.labelled(
            label, [self.words(area_name(self.state, a)) for a in areas if self.state.board.in_play[a]]
        )

    def ships(self, waters: list[int]) -> list[str]:
        numbers = [sum(ship in waters for ship in player.ships) for player in self.state.players]
        return [self.words("look-ships", seat=seat, n=numbers[seat]) for seat in self.state.order if numbers[seat]]

    def waters(self, waters: list[int]) -> list[str]:
        """By the names of their areas, each once."""
        return list(dict.fromkeys([self.words(water_area(self.state, water)[0]) for water in waters]))

    def sea(self, water: int) -> Entry:
        coasts = self.labelled("by-water", self.waters(self.state.board.links[water]))
        name = water_area(self.state, water)[0]
        return self.entry(
            self.catalogue.water_ids[water], name, "sea", [self.words("look-sea")], self.ships([water]), coasts
        )

    # ---- nations and pieces ------------------------------------------------------------------------------------------

    def nation(self, number: int) -> Entry:
        state, words, nation = self.state, self.words, self.catalogue.nations[number]
        start = [words(area_name(state, area)) for area in nation.start if state.board.in_play[area]]
        epochs = [
            f"{words(f'epoch-{epoch}')} {nation.epoch.index(epoch)}" for epoch in dict.fromkeys(nation.epoch) if epoch
        ]
        printed = (
            [f"{space}: {n}" for space, n in enumerate(nation.printed) if n] if state.settings.printed_values else []
        )
        return self.entry(
            nation.id,
            "nation-" + nation.id,
            "nation",
            self.labelled("player", self.players([player.nation == number for player in state.players])),
            self.labelled("start", start),
            self.labelled("epochs", epochs),
            self.labelled("printed", printed),
        )

    def pieces(self) -> list[Entry]:
        c = self.catalogue
        token = [self.words("look-token")]
        city = [
            self.words("look-city-price", n=c.city_on_site, dear=c.city_elsewhere, most=c.cities),
            self.words("look-city-life", tax=c.tax, support=c.support),
            self.words("look-city-defence", n=c.attackers, defenders=c.defenders),
        ]
        ship = [
            self.words("look-ship-price", n=c.ship_cost, most=c.ships),
            self.words("look-ship-voyage", n=c.range, capacity=c.capacity),
        ]
        pieces = {"token": token, "city": city, "ship": ship}
        return [self.entry(name, "piece-" + name, "piece", text) for name, text in pieces.items()]
