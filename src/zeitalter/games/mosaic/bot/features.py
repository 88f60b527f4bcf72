"""The view as numbers: all tableaus, the map with its tiles, pieces and units, offers and decks, the draft."""

from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import Any, Final

from zeitalter.core.agenda import STEP_SIZE, Step
from zeitalter.core.features import PLAYERS, Sheet, Writer, around
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import THIRD_EMPIRE

# Fields of a view that are plain numbers or truths.
TABLE: Final = (
    "second_after_tie", "bonus", "turns", "round", "final_round", "empires", "scorings", "pending", "looked",
    "recruited", "draft_round",
)  # fmt: skip
FIGURES: Final = ("population", "power_used", "expelled", "doubled", "empire_vp", "card_vp")
ENDINGS: Final = ["third_empire", "two_sets"]  # in the order of `model/state.py`
DECK: Final = ("size", "has_empire")
NOBODY_ASKED: Final = [0] + [c.NOTHING] * STEP_SIZE
PIECES: Final = c.PIECE_NAMES[: c.PIECES]


class MosaicWriter(Writer):
    def __init__(self, steps: list[type[Step]], catalogue: c.Catalogue) -> None:
        super().__init__(steps)
        self.leaders = ids(catalogue.leaders)
        self.technologies = ids(catalogue.technologies)
        self.builds = ids(catalogue.builds)
        self.taxes = ids(catalogue.taxes)
        self.populations = ids(catalogue.populations)
        self.wonders = ids(catalogue.wonders)
        self.golden_ages = ids(catalogue.golden_ages)
        self.achievements = ids(catalogue.achievements)
        self.governments = ids(catalogue.governments)
        self.goods = catalogue.goods
        self.hexes = ids(catalogue.hexes)
        self.regions = ids(catalogue.regions)
        self.region_of = [place.region for place in catalogue.hexes]
        self.by_deck = [self.technologies, self.builds, self.populations, self.taxes]
        # Entries for combinations: hexes with what may lie or stand there, pieces and units with regions.
        names = [*catalogue.goods, *catalogue.resource_tiles]
        self.tiles: list[str] = []
        self.first_tile: list[int] = []  # by hex: where the entry of the tile 0 is, or would be
        self.pieces: list[str] = []
        self.piece_at: list[list[int]] = [[] for piece in PIECES]  # by piece and hex: its entry
        for place in catalogue.hexes:
            tiles = tiles_on(catalogue, place.kind)
            self.first_tile.append(len(self.tiles) - tiles.start)
            self.tiles += [f"{place.id}:{names[tile]}" for tile in tiles]
            for piece, entries in enumerate(self.piece_at):
                entries.append(len(self.pieces) if may_stand(piece, place.kind) else c.NOTHING)
                if may_stand(piece, place.kind):
                    self.pieces.append(f"{place.id}:{PIECES[piece]}")
        self.wonders_by_region = [f"{wonder}:{region}" for wonder in self.wonders for region in self.regions]
        self.pieces_by_region = [f"{piece}:{region}" for piece in PIECES for region in self.regions]
        self.units_by_region = [f"{unit}:{region}" for unit in c.UNIT_NAMES for region in self.regions]
        self.regions_by_player = [f"{player}:{region}" for player in PLAYERS for region in self.regions]
        # What a question may be about: the name of the field, its words, and where it is in each kind of step.
        self.asked: list[tuple[str, Sequence[str], list[int]]] = [
            (f"question_{name}", words, [place_in(step, name) for step in steps])
            for name, words in (
                ("piece", c.PIECE_NAMES),
                ("where", c.WHERES),
                ("region", self.regions),
                ("unit", c.DEPLOYED_NAMES),
                ("tile", names),
                ("deck", c.DECK_NAMES),
                ("track", c.TRACK_NAMES),
                ("from", c.TRACK_NAMES),
                ("to", c.TRACK_NAMES),
            )
        ]
        self.regions_at = [place_in(step, "regions") for step in steps]
        self.table_of: Any = attrgetter(*TABLE)
        self.figures_of: Any = attrgetter(*FIGURES)
        self.deck_of: Any = attrgetter(*DECK)

    def write(self, sheet: Sheet, view: Any) -> None:
        super().write(sheet, view)
        seats = around(view)
        sheet.each("table", TABLE, self.table_of(view))
        sheet.one_of("ending", ENDINGS, view.ending - THIRD_EMPIRE)
        self.write_question(sheet, view)
        self.write_draft(sheet, view)
        self.write_map(sheet, view, seats)
        self.write_decks(sheet, view, seats)
        for place, seat in enumerate(seats):
            sheet.under(PLAYERS[place])
            sheet.number("starts", seat == view.start_player)
            sheet.number("active", seat == view.active)
            self.write_player(sheet, view, view.players[seat])
        sheet.under("")

    # ---- the table -------------------------------------------------------------------------------------------------

    def write_question(self, sheet: Sheet, view: Any) -> None:
        agenda = view.flow.agenda
        asked = [*agenda[-1], c.NOTHING] if agenda else NOBODY_ASKED
        for name, words, places in self.asked:
            sheet.one_of(name, words, asked[places[asked[0]]])
        regions = max(0, asked[self.regions_at[asked[0]]])
        sheet.several("question_regions", self.regions, bits(regions, len(self.regions)))

    def write_draft(self, sheet: Sheet, view: Any) -> None:
        """The hand to choose from, the cards picked, and all that went through the viewer's hands."""
        hand = view.hands[view.draft_round] if view.draft_round < len(view.hands) else []
        sheet.several("hand", self.technologies, hand)
        sheet.several("picks", self.technologies, view.picks)
        sheet.several("drafted", self.technologies, [card for cards in view.hands for card in cards])

    def write_map(self, sheet: Sheet, view: Any, seats: list[int]) -> None:
        sheet.several("tiles", self.tiles, [at + tile for at, tile in zip(self.first_tile, view.tiles) if tile >= 0])
        pieces = [
            entries[place]
            for player in view.players
            for entries, places in zip(self.piece_at, player.sites.values())
            for place in places
        ]
        sheet.several("pieces", self.pieces, pieces)
        number = len(self.regions)
        wonders = [
            wonder * number + self.region_of[place]
            for player in view.players
            for wonder, place in zip(player.wonders, player.sites["wonder"])
        ]
        sheet.several("wonder_regions", self.wonders_by_region, wonders)
        locks = [seats.index(seat) * number + region for region, seat in enumerate(view.locked) if seat >= 0]
        sheet.several("locked", self.regions_by_player[: number * view.seats], locks)
        moved = [c.UNIT_NAMES.index(unit.unit) * number + unit.region for unit in view.moved]
        sheet.several("moved", self.units_by_region, moved)

    def write_decks(self, sheet: Sheet, view: Any, seats: list[int]) -> None:
        for name, words in zip(c.DECK_NAMES, self.by_deck):
            deck = view.decks[name]
            sheet.under(name)
            sheet.each("deck", DECK, self.deck_of(deck))
            sheet.several("offer", words, deck.offer)
            sheet.several("bottom", words, deck.bottom)
            sheet.one_of("top", words, deck.top)
            sheet.several("top_seen", PLAYERS[: view.seats], [seats.index(seat) for seat in deck.top_seen])
        sheet.under("")
        sheet.several("used_population", self.populations, view.used_population)
        sheet.several("achievements", self.achievements, view.achievements)

    # ---- tableaus --------------------------------------------------------------------------------------------------

    def write_player(self, sheet: Sheet, view: Any, player: Any) -> None:
        sheet.each("figures", FIGURES, self.figures_of(player))
        sheet.one_of("leader", self.leaders, player.leader)
        sheet.each("stock", c.CURRENCY_NAMES, list(player.stock.values()))
        sheet.each("production", c.TRACK_NAMES, list(player.production.values()))
        sheet.each("goods", self.goods, player.goods)
        sheet.each("symbols", c.PILLAR_NAMES, player.symbols)
        sheet.several("up", self.technologies, player.up)
        self.write_face_down(sheet, view, player.down)
        sheet.several("builds", self.builds, player.builds)
        sheet.several("taxes", self.taxes, player.taxes)
        sheet.several("wonders", self.wonders, player.wonders)
        sheet.several("golden_ages", self.golden_ages, player.golden_ages)
        sheet.several("achievements", self.achievements, player.achievements)
        sheet.one_of("government", self.governments, player.government)
        sheet.several("refreshed", self.governments, player.refreshed)
        self.write_pieces(sheet, player)

    def write_face_down(self, sheet: Sheet, view: Any, down: list[Any]) -> None:
        """The cards the viewer knows; of all, how many it does not, how many others do not, and which are too new."""
        known = [card.card for card in down if card.card >= 0]
        sheet.several("down", self.technologies, known)
        sheet.number("down_unknown", len(down) - len(known))
        sheet.number("down_secret", len([card for card in down if len(card.known_by) < view.seats]))
        sheet.number("down_new", len([card for card in down if card.since == view.turns]))

    def write_pieces(self, sheet: Sheet, player: Any) -> None:
        hexes: list[int] = []
        regions: list[int] = []
        first = 0
        for places in player.sites.values():
            if places:
                hexes += places
                regions += [first + self.region_of[place] for place in places]
            first += len(self.regions)
        sheet.several("hexes", self.hexes, hexes)
        sheet.several("pieces", self.pieces_by_region, regions)
        infantry, cavalry, siege = player.units.values()
        sheet.each("units", self.units_by_region, infantry + cavalry + siege)


def ids(cards: Iterable[c.Card]) -> list[str]:
    return [card.id for card in cards]


def tiles_on(catalogue: c.Catalogue, kind: int) -> range:
    """The tiles that may lie on a hex of this kind: resource tiles are counted on from the goods."""
    goods = len(catalogue.goods)
    if kind == c.PORT_HEX:
        return range(c.FISH, c.FISH + 1)
    return range(goods, goods + len(catalogue.resource_tiles)) if kind == c.RESOURCE_HEX else range(c.FISH + 1, goods)


def may_stand(piece: int, kind: int) -> bool:
    """Ports stand on port hexes alone, cities and villages on all others, wonders anywhere."""
    return piece == c.WONDER or (piece == c.PORT) == (kind == c.PORT_HEX)


def place_in(step: type[Step], name: str) -> int:
    """Where a packed step has the field with this name; a step without it has NOTHING at its end."""
    names = [field.rstrip("_") for field in step.PLACES]
    return 2 + names.index(name) if name in names else -1


def bits(mask: int, number: int) -> list[int]:
    return [bit for bit in range(number) if mask >> bit & 1]
