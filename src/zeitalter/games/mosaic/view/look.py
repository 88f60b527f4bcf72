# mypyc: no
"""What can be looked up at the table: cards with what is printed on them and who has them, regions, hexes, tiles,
settlements and units. All of it is open but face-down technologies, for which the view is asked."""

from collections import Counter
from typing import Final, NamedTuple

from zeitalter.core.look import Entry
from zeitalter.core.wording import Wording
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.building import wonder_cost
from zeitalter.games.mosaic.rules.claims import measure, wanted
from zeitalter.games.mosaic.rules.empire import worth
from zeitalter.games.mosaic.rules.influence import survey
from zeitalter.games.mosaic.rules.military import recruit_limit
from zeitalter.games.mosaic.view.catalogue_view import CardView, Cost, build_cost, catalogue_view
from zeitalter.games.mosaic.view.places import Places
from zeitalter.games.mosaic.view.shape import MosaicView

SETTLEMENTS: Final = {c.CITY: "anywhere", c.PORT: "port", c.FARM: "beside_city", c.CRAFT: "beside_city"}  # and where


class Found(NamedTuple):
    """An entry before it has its id: its message key, that of its kind, what is said about it."""

    key: str
    kind: str
    text: list[str]

    @property
    def id(self) -> str:
        """As in the notation of actions."""
        return self.key.split("-", 1)[1]


class Table:
    """One position as a seat sees it. `state` is imagined: what is hidden from the seat is invented in it."""

    def __init__(self, state: Mosaic, view: MosaicView, words: Wording) -> None:
        self.state = state
        self.view = view
        self.words = words
        self.regions = survey(state)
        self.places = Places(state, self.regions, words)

    def entries(self) -> list[Entry]:
        found = [*self.cards(), *self.regions_and_hexes(), *self.pieces(), *self.tiles()]
        times = Counter(one.id for one in found)  # a technology and an achievement may have the same
        return [
            Entry(one.id if times[one.id] == 1 else one.key, self.words(one.key), self.words(one.kind), one.text)
            for one in found
        ]

    def labelled(self, label: str, items: list[str]) -> list[str]:
        return [f"{self.words('label-' + label)}: {', '.join(items)}"] if items else []

    # ---- cards ------------------------------------------------------------------------------------------------------

    def cards(self) -> list[Found]:
        shown = catalogue_view(self.state.catalogue)
        kinds: list[tuple[str, list[CardView]]] = [
            ("technology", shown.technologies),
            ("build", shown.builds),
            ("population", shown.populations),
            ("tax", shown.taxes),
            ("leader", shown.leaders),
            ("wonder", shown.wonders),
            ("golden-age", shown.golden_ages),
            ("achievement", shown.achievements),
            ("government", shown.governments),
        ]
        return [
            Found(card.name, "kind-" + kind, self.printed(card) + self.more(kind, number) + self.owners(kind, number))
            for kind, cards in kinds
            for number, card in enumerate(cards)
        ]

    def printed(self, card: CardView) -> list[str]:
        """Cost, what it needs, what it does, what it gives: the same words as in the browser."""
        lines = [self.words("look-builds", piece="piece-" + card.piece)] if card.piece else []
        lines += self.cost(card.cost) + self.labelled("needs", self.symbols(card.needs))
        lines += [self.words.message(word) for word in card.words]
        if card.where:
            lines.append(self.words("look-only", where=card.where))
        if card.formula is not None:
            key = "look-tariff" if card.formula.tariff else "look-tax"
            lines.append(self.words(key, first=card.formula.first, second=card.formula.second))
        if card.vp:
            lines.append(self.words("effect-vp", n=card.vp) if card.vp > 0 else self.words("look-unrest", n=-card.vp))
        return lines + self.labelled("gives", self.symbols(card.symbols))

    def cost(self, cost: Cost) -> list[str]:
        return self.labelled("cost", [f"{n} {self.words(f'currency-{of}')}" for of, n in cost.items()])

    def symbols(self, numbers: list[int]) -> list[str]:
        return [f"{n} {self.words('pillar-' + name)}" for name, n in zip(c.PILLAR_NAMES, numbers) if n]

    def more(self, kind: str, card: int) -> list[str]:
        """What is not printed on the card itself, or only as its number."""
        state = self.state
        catalogue = state.catalogue
        if kind == "technology" and catalogue.technologies[card].starting:
            return [self.words("look-starting")]
        if kind == "population":
            return [self.words("effect-population", n=catalogue.populations[card].people)]
        if kind == "wonder":
            stone, food, more_stone, more_food = catalogue.wonder_cost
            lines = [self.words("look-wonder", stone=stone, food=food, more_stone=more_stone, more_food=more_food)]
            if self.view.seat is not None:
                stone, food = wonder_cost(state, self.view.seat)
                lines.append(self.words("look-next-wonder", stone=stone, food=food))
            return lines
        if kind == "achievement" and card in state.achievements:
            done = self.by_player([measure(state, seat, card) for seat in range(state.seats)])
            return [f"{self.words('look-progress', n=wanted(state, card))} {', '.join(done)}"]
        return []

    def owners(self, kind: str, card: int) -> list[str]:
        """Where the card is now, as far as the seat knows."""
        lines: list[str] = []
        if kind in c.DECK_NAMES:
            deck = self.view.decks[kind]
            if card in deck.offer:
                lines.append(self.words("look-in-offer"))
            if card == deck.top:
                lines.append(self.words("look-on-top"))
        for seat, player in enumerate(self.view.players):
            owned = {
                "technology": player.up,
                "build": player.builds,
                "population": [],
                "tax": player.taxes,
                "leader": [player.leader],
                "wonder": player.wonders,
                "golden-age": player.golden_ages,
                "achievement": player.achievements,
                "government": [player.government],
            }
            if card in owned[kind]:
                lines.append(self.words("look-owner", seat=seat))
            if kind == "technology" and any(card == down.card for down in player.down):
                lines.append(self.words("look-face-down", seat=seat))
        if kind == "achievement" and card not in self.view.achievements_in_play:
            return [self.words("look-not-in-game")]
        return lines if lines or kind in (*c.DECK_NAMES, "leader") else [self.words("look-free")]

    # ---- the board --------------------------------------------------------------------------------------------------

    def regions_and_hexes(self) -> list[Found]:
        catalogue = self.state.catalogue
        found = [Found(f"region-{region.id}", "kind-region", self.region_text(region)) for region in catalogue.regions]
        return found + [Found(f"hex-{place.id}", "kind-hex", self.hex_text(place)) for place in catalogue.hexes]

    def region_text(self, region: c.Region) -> list[str]:
        near = self.labelled("neighbours", [self.places.region(other) for other in region.neighbours])
        if not self.state.in_play(region.index):
            return [*near, self.words("look-out-of-play")]
        lines = [*near, self.words("label-worth", n=worth(self.regions, region.index))]
        lock = self.state.locked[region.index]
        if lock != c.NOBODY:
            lines.append(self.words("label-martial-law", seat=lock))
        lines += [f"{who}: {', '.join(things)}" for who, things in self.places.stakes(region.index)]
        free = [place for place in region.hexes if self.state.pieces[place] is None]
        return lines + self.labelled("free-hexes", [self.with_tile(place) for place in free])

    def with_tile(self, place: int) -> str:
        return self.words("do-place", hex=self.places.keys.hex(place), tile=self.places.keys.tile(place))

    def hex_text(self, place: c.Hex) -> list[str]:
        piece = self.state.pieces[place.index]
        lines = [self.words("look-hex-" + c.HEX_KINDS[place.kind])]
        if not self.state.in_play(place.region):
            lines.append(self.words("look-out-of-play"))
        elif piece is None:
            lines += self.labelled("tile", [self.places.tile(place.index)])
        elif piece.piece == c.WONDER:
            owner = self.state.players[piece.seat]
            wonder = self.state.catalogue.wonders[owner.wonders[owner.sites[c.WONDER].index(place.index)]]
            lines.append(self.words("look-piece", piece="wonder-" + wonder.id, seat=piece.seat))
        else:
            lines.append(self.words("look-piece", piece="piece-" + c.PIECE_NAMES[piece.piece], seat=piece.seat))
        return lines + self.labelled("neighbours", [self.places.hex(other) for other in place.neighbours])

    # ---- settlements, units, tiles ----------------------------------------------------------------------------------

    def pieces(self) -> list[Found]:
        settlements = [
            Found(f"piece-{c.PIECE_NAMES[piece]}", "kind-settlement", self.settlement_text(piece))
            for piece in SETTLEMENTS
        ]
        units = [Found(f"unit-{name}", "kind-unit", self.unit_text(unit)) for unit, name in enumerate(c.UNIT_NAMES)]
        return settlements + units

    def settlement_text(self, piece: int) -> list[str]:
        catalogue = self.state.catalogue
        lines = self.cost(build_cost(catalogue, piece))
        lines.append(self.words("look-only", where="where-" + SETTLEMENTS[piece]))
        if piece <= c.PORT:
            lines += [self.words("look-city"), self.words("look-bonus", n=catalogue.bonus[piece])]
        else:
            lines.append(self.words("look-village"))
        left = [catalogue.piece_limits[piece] - len(player.sites[piece]) for player in self.state.players]
        return lines + self.supplies(left)

    def unit_text(self, unit: int) -> list[str]:
        state = self.state
        catalogue = state.catalogue
        limit = catalogue.recruit_limit if self.view.seat is None else recruit_limit(state, self.view.seat)
        lines = [self.words("look-unit", cost=catalogue.recruit_cost, limit=limit, move=catalogue.move_cost)]
        if unit == c.SIEGE:
            lines.append(self.words("effect-siege"))
        for seat, player in enumerate(state.players):
            there = [f"{n} {self.places.region(region)}" for region, n in enumerate(player.units[unit]) if n]
            if there:
                lines.append(f"{self.words.player(seat)}: {', '.join(there)}")
        return lines + self.supplies([catalogue.unit_limits[unit] - player.units_of(unit) for player in state.players])

    def supplies(self, left: list[int]) -> list[str]:
        return self.labelled("supply", self.by_player(left))

    def by_player(self, numbers: list[int]) -> list[str]:
        return [f"{self.words.player(seat)}: {number}" for seat, number in enumerate(numbers)]

    def tiles(self) -> list[Found]:
        catalogue = self.state.catalogue
        goods = [Found(f"good-{key}", "kind-good", self.good_text(good)) for good, key in enumerate(catalogue.goods)]
        resources = [
            Found(f"tile-{key}", "kind-resource", self.resource_text(tile))
            for tile, key in enumerate(catalogue.resource_tiles)
        ]
        return goods + resources

    def good_text(self, good: int) -> list[str]:
        raised = self.state.catalogue.goods_production[good]
        lines = [
            self.words("effect-production", track="track-" + name, n=n) for name, n in zip(c.TRACK_NAMES, raised) if n
        ]
        return [
            *lines,
            self.words("look-on-board", n=self.state.tiles.count(good)),
            *self.labelled("owned", self.by_player([player.goods[good] for player in self.state.players])),
        ]

    def resource_text(self, tile: int) -> list[str]:
        catalogue = self.state.catalogue
        what, amount = catalogue.resource_gain[tile], catalogue.resource_amount[tile]
        if what == c.CURRENCIES:
            once = self.words("effect-population", n=amount)
        else:
            once = self.words("effect-gain", n=amount, currency="currency-" + c.CURRENCY_NAMES[what])
        return [once, self.words("look-on-board", n=self.state.tiles.count(len(catalogue.goods) + tile))]
