# mypyc: no
"""Reads the data files, checks them and builds the catalogue; a data pack may replace any of the files."""

from pathlib import Path
from typing import Any, Final, TypeVar

from zeitalter.core.data import DataError, DataFiles, digest
from zeitalter.games.mosaic.data import schema as s
from zeitalter.games.mosaic.data.check import check
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.rules.counting import code
from zeitalter.games.mosaic.rules.effects import OPERATIONS

SHAPES: Final[dict[str, Any]] = {  # in the order of `Tables`
    "technologies.toml": s.TechnologyFile,
    "build_cards.toml": s.BuildFile,
    "leaders.toml": s.LeaderFile,
    "wonders.toml": s.WonderFile,
    "golden_ages.toml": s.GoldenAgeFile,
    "achievements.toml": s.AchievementFile,
    "governments.toml": s.GovernmentFile,
    "decks.toml": s.DeckFile,
    "board.toml": s.BoardFile,
}
FILES: Final = tuple(SHAPES)


def read(pack: Path | None = None) -> s.Tables:
    """The checked contents of the data files; a data pack replaces some or all of them."""
    data = DataFiles("zeitalter.games.mosaic", FILES, pack)
    tables = s.Tables(*[data.decode(name, shape) for name, shape in SHAPES.items()])
    check(tables)
    return tables


# ---- building -------------------------------------------------------------------------------------------------------


def number(file: str, entry: str, word: str, words: list[str]) -> int:
    if word not in words:
        raise DataError(file, entry, f"{word!r} is not known here; use one of {', '.join(w for w in words if w)}")
    return words.index(word)


def symbols(file: str, entry: str, values: s.Symbols) -> list[int]:
    made = [0] * c.PILLARS
    for pillar, amount in values.items():
        made[number(file, entry, pillar, c.PILLAR_NAMES)] = amount
    return made


def filled(file: str, entry: str, name: s.Name, **numbers: int) -> s.Name:
    """A name with the numbers of its card in the places meant for them."""
    try:
        return s.Name(name.de.format(**numbers), name.en.format(**numbers))
    except (KeyError, IndexError, ValueError) as error:
        places = ", ".join(f"{{{number}}}" for number in numbers)
        raise DataError(file, entry, f"its name has other places than {places}; correct the name") from error


def place(word: str, words: list[str]) -> int:
    """The number of a word that was checked; nothing where there is none."""
    return words.index(word) if word else c.NOTHING


Entry = TypeVar("Entry", bound=s.CardEntry)


class Builder:
    """Turns checked tables into the integers the rules work with."""

    def __init__(self, tables: s.Tables) -> None:
        self.tables = tables
        self.goods = [good.key for good in tables.board.goods]
        self.names: dict[str, dict[str, str]] = {}

    def equip(self, card: c.EffectCard, effects: list[s.EffectEntry]) -> None:
        card.effects = [self.effect(effect) for effect in effects]
        card.ops = sum({1 << effect.op for effect in card.effects})

    def effect(self, given: s.EffectEntry) -> c.Effect:
        made = c.Effect()
        made.op = [operation.name for operation in OPERATIONS].index(given.op)
        made.name = given.op
        made.amount = given.amount
        made.few = given.few or given.amount
        made.maximum = given.max
        made.per = code(given.per) if given.per else c.NOTHING
        made.track = place(given.track, c.TRACK_NAMES)
        made.resource = place(given.resource, c.CURRENCY_NAMES)
        made.pillar = place(given.pillar, c.PILLAR_NAMES)
        made.unit = place(given.unit, c.DEPLOYED_NAMES)
        made.units = sum(1 << c.UNIT_NAMES.index(unit) for unit in given.units)
        made.where = place(given.where, c.WHERES)
        made.piece = place(given.piece, c.PIECE_NAMES)
        special = {"any": c.ANY_TILE, "goods": c.ANY_GOOD}
        made.what = special[given.what] if given.what in special else place(given.what, self.goods)
        if given.deck:
            made.what = c.ANY_DECK if given.deck == "any" else place(given.deck, c.DECK_NAMES)
        made.goods = [self.goods.index(good) for good in given.goods]
        return made

    def build(self) -> c.Catalogue:
        tables = self.tables
        made = c.Catalogue()
        made.digest = digest(
            tables, ordered=("effects", "regions", "hexes", "goods", "resource_tiles", "population", "tax")
        )
        made.names = self.names
        self.cards(made)
        self.prizes(made)
        self.decks(made)
        self.board(made)
        made.sources = [[*made.technologies], [*made.builds], [*made.leaders], [*made.golden_ages]]
        decks: list[list[c.Card]] = [[*made.technologies], [*made.builds], [*made.populations], [*made.taxes]]
        made.deck_cards = [[f"{deck}-{card.id}" for card in cards] for deck, cards in zip(c.DECK_NAMES, decks)]
        return made

    def name(self, kind: str, key: str, name: s.Name) -> None:
        self.names[f"{kind}-{key}"] = {"de": name.de, "en": name.en}

    def numbered(self, kind: str, entries: list[Entry]) -> list[tuple[int, Entry]]:
        """The cards of a kind in the order of their ids, with their numbers; their names are noted."""
        for entry in entries:
            self.name(kind, entry.id, entry.name)
        return list(enumerate(sorted(entries, key=lambda entry: entry.id)))

    def cards(self, made: c.Catalogue) -> None:
        tables = self.tables
        made.technologies = [
            self.technology(*one) for one in self.numbered("technology", tables.technologies.technologies)
        ]
        made.builds = [self.build_card(*one) for one in self.numbered("build", tables.builds.cards)]
        made.leaders = [self.leader(*one) for one in self.numbered("leader", tables.leaders.leaders)]
        costs = tables.builds.costs
        city = [costs.city.get("stone", 0), 0, costs.city.get("population", 0)]
        port = [costs.port.get("stone", 0), 0, costs.port.get("population", 0)]
        project = [costs.project.get("stone", 0), costs.project.get("ideas", 0), 0]
        made.build_costs = [city, port, [0, 0, 0], [0, 0, 0], [0, 0, 0], project]

    def technology(self, index: int, entry: s.TechnologyEntry) -> c.Technology:
        card = c.Technology(index, entry.id)
        card.starting, card.copies = entry.starting, entry.copies
        card.needs = symbols("technologies.toml", entry.id, entry.needs)
        card.symbols = symbols("technologies.toml", entry.id, entry.symbols)
        self.equip(card, entry.effects)
        return card

    def build_card(self, index: int, entry: s.BuildEntry) -> c.BuildCard:
        card = c.BuildCard(index, entry.id)
        card.piece, card.copies = c.PIECE_NAMES.index(entry.piece), entry.copies
        card.symbols = symbols("build_cards.toml", entry.id, entry.symbols)
        self.equip(card, entry.effects)
        return card

    def leader(self, index: int, entry: s.LeaderEntry) -> c.Leader:
        leader = c.Leader(index, entry.id)
        leader.symbols = symbols("leaders.toml", entry.id, entry.symbols)
        self.equip(leader, entry.effects)
        leader.power = number("leaders.toml", entry.id, entry.power, c.POWERS)
        start = entry.start
        leader.start = [start.stone, start.ideas, start.food, start.money]
        leader.start_population, leader.start_infantry = start.population, start.infantry
        leader.start_piece = c.FARM if start.farm else c.CRAFT if start.craft else c.NOTHING
        leader.start_technologies = start.technology
        return leader

    def prizes(self, made: c.Catalogue) -> None:
        tables = self.tables
        made.wonders = []
        for i, entry in self.numbered("wonder", tables.wonders.wonders):
            wonder = c.Wonder(i, entry.id)
            wonder.where = c.WHERES.index(entry.place)
            self.equip(wonder, entry.effects)
            made.wonders.append(wonder)
        cost = tables.wonders.cost
        made.wonder_cost = [cost.stone, cost.food, cost.stone_step, cost.food_step]
        made.golden_ages = []
        ages = sorted(
            self.numbered("golden", tables.golden_ages.golden_ages), key=lambda one: c.PILLAR_NAMES.index(one[1].pillar)
        )
        for i, (_, age) in enumerate(ages):
            golden = c.GoldenAge(i, age.id)
            golden.pillar, golden.symbols, golden.vp = c.PILLAR_NAMES.index(age.pillar), age.symbols, age.vp
            self.equip(golden, age.effects)
            made.golden_ages.append(golden)
        made.achievements = []
        for i, given in self.numbered("achievement", tables.achievements.achievements):
            achievement = c.Achievement(i, given.id)
            achievement.need, achievement.amount = code(given.needs.of), given.needs.amount
            achievement.few = given.needs.few or given.needs.amount
            achievement.vp = given.vp
            made.achievements.append(achievement)
        made.governments = [
            self.government(*one) for one in self.numbered("government", tables.governments.governments)
        ]

    def government(self, index: int, entry: s.GovernmentEntry) -> c.Government:
        card = c.Government(index, entry.id)
        card.ideas = entry.ideas
        card.needs = symbols("governments.toml", entry.id, entry.needs)
        self.equip(card, entry.effects)
        card.production = [0] * c.TRACKS
        for effect in card.effects:
            if effect.op == c.PRODUCTION:
                card.production[effect.track] += effect.amount
        return card

    def decks(self, made: c.Catalogue) -> None:
        tables = self.tables.decks
        made.populations = []
        for i, entry in enumerate(sorted(tables.population, key=lambda e: e.id)):
            card = c.PopulationCard(i, entry.id)
            card.food, card.people, card.copies = entry.food, entry.people, entry.copies
            made.populations.append(card)
            name = filled("decks.toml", entry.id, tables.names.population, people=entry.people, food=entry.food)
            self.name("population", entry.id, name)
        made.taxes = []
        for i, given in enumerate(sorted(tables.taxes, key=lambda e: e.id)):
            tax = c.TaxCard(i, given.id)
            tax.tariff = given.kind == "tariff"
            tax.first, tax.second, tax.unrest, tax.copies = given.first, given.second, given.unrest, given.copies
            made.taxes.append(tax)
            pattern = tables.names.tariff if tax.tariff else tables.names.tax
            self.name("tax", given.id, filled("decks.toml", given.id, pattern, first=given.first, second=given.second))
        plain = tables.plain
        made.plain_population = [plain.food, plain.people]
        made.plain_tax = [[plain.tax_first, plain.tax_second], [plain.tariff_first, plain.tariff_second]]
        padded = [0, 0]
        made.deck_sizes = [[], [], padded + tables.sizes.population, padded + tables.sizes.tax]

    def board(self, made: c.Catalogue) -> None:
        board = self.tables.board
        made.regions = []
        made.hexes = []
        keys = [region.key for region in board.regions]
        for i, entry in enumerate(board.regions):
            region = c.Region(i, entry.key)
            region.neighbours = sorted(number("board.toml", entry.key, other, keys) for other in entry.neighbours)
            region.out_of_play = entry.out_of_play
            region.hexes, region.land, region.harbours = [], [], []
            for order, (q, r, kind) in enumerate(entry.hexes, start=1):
                index = len(made.hexes)
                name = f"{entry.hex_prefix}-{order:02}"
                place = c.Hex(index, name)
                place.region, place.kind, place.q, place.r = i, c.HEX_KINDS.index(kind), q, r
                made.hexes.append(place)
                self.name("hex", name, s.Name(f"{entry.name.de} {order}", f"{entry.name.en} {order}"))
                region.hexes.append(index)
                (region.harbours if kind == "port" else region.land).append(index)
            made.regions.append(region)
            self.name("region", entry.key, entry.name)
        made.regions_in_play = [
            sum(1 << region.index for region in made.regions if seats not in region.out_of_play)
            for seats in range(c.SEATS + 1)
        ]
        at = {(place.q, place.r): place.index for place in made.hexes}
        for place in made.hexes:
            around = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
            near = [at.get((place.q + dq, place.r + dr)) for dq, dr in around]
            place.neighbours = sorted(index for index in near if index is not None)
        made.goods = self.goods
        made.goods_tiles = [good.tiles for good in board.goods]
        made.goods_production = []
        for good in board.goods:
            tracks = [0] * c.TRACKS
            for track, amount in good.production.items():
                tracks[number("board.toml", good.key, track, c.TRACK_NAMES)] = amount
            made.goods_production.append(tracks)
            self.name("good", good.key, good.name)
        for tile in board.resource_tiles:
            self.name("tile", tile.key, filled("board.toml", tile.key, tile.name, amount=tile.amount))
        made.resource_tiles = [tile.key for tile in board.resource_tiles]
        made.resource_tile_counts = [tile.tiles for tile in board.resource_tiles]
        made.resource_gain = [[*c.CURRENCY_NAMES, "population"].index(tile.what) for tile in board.resource_tiles]
        made.resource_amount = [tile.amount for tile in board.resource_tiles]
        numbers = board.numbers
        made.blanks = numbers.blanks
        made.piece_limits = [numbers.cities, numbers.ports, numbers.farms, numbers.crafts, len(made.wonders)]
        made.unit_limits = [numbers.infantry, numbers.cavalry, numbers.siege]
        made.start_population = numbers.population
        made.recruit_cost, made.recruit_limit = numbers.recruit_cost, numbers.recruit_limit
        made.move_cost = numbers.move_cost
        made.bonus = [numbers.bonus_city, numbers.bonus_port]
        made.technology_cost = numbers.technology_cost


def build(tables: s.Tables) -> c.Catalogue:
    return Builder(tables).build()
