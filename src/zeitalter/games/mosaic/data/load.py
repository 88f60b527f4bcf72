# mypyc: no
"""Reads the data files, checks them and builds the catalogue; a data pack may replace any of the files."""

from pathlib import Path
from typing import Final

from zeitalter.core.data import DataError, DataFiles, digest
from zeitalter.games.mosaic.data import schema as s
from zeitalter.games.mosaic.data.check import check
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.rules.claims import NEEDS
from zeitalter.games.mosaic.rules.counting import COUNTS
from zeitalter.games.mosaic.rules.effects import OPERATIONS

FILES: Final = (
    "technologies.toml",
    "build_cards.toml",
    "leaders.toml",
    "wonders.toml",
    "golden_ages.toml",
    "achievements.toml",
    "governments.toml",
    "decks.toml",
    "board.toml",
)


def load(pack: Path | None = None) -> c.Catalogue:
    """The catalogue of the built-in data, or of a data pack that replaces some or all of the files."""
    return build(read(pack))


def read(pack: Path | None = None) -> s.Tables:
    """The checked contents of the data files."""
    data = DataFiles("zeitalter.games.mosaic", FILES, pack)
    tables = s.Tables(
        data.decode("technologies.toml", s.TechnologyFile),
        data.decode("build_cards.toml", s.BuildFile),
        data.decode("leaders.toml", s.LeaderFile),
        data.decode("wonders.toml", s.WonderFile),
        data.decode("golden_ages.toml", s.GoldenAgeFile),
        data.decode("achievements.toml", s.AchievementFile),
        data.decode("governments.toml", s.GovernmentFile),
        data.decode("decks.toml", s.DeckFile),
        data.decode("board.toml", s.BoardFile),
    )
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


class Builder:
    """Turns checked tables into the integers the rules work with."""

    def __init__(self, tables: s.Tables) -> None:
        self.tables = tables
        self.goods = [good.key for good in tables.board.goods]

    def effects(self, file: str, entry: str, effects: list[s.EffectEntry]) -> list[c.Effect]:
        return [self.effect(file, entry, effect) for effect in effects]

    def effect(self, file: str, entry: str, given: s.EffectEntry) -> c.Effect:
        made = c.Effect(number(file, entry, given.op, [operation.name for operation in OPERATIONS]), given.op)
        made.amount = given.amount
        made.few = given.few or given.amount
        made.maximum = given.max
        made.per = number(file, entry, given.per, [count.name for count in COUNTS])
        if given.track:
            made.track = number(file, entry, given.track, c.TRACK_NAMES)
        if given.resource:
            made.resource = number(file, entry, given.resource, c.CURRENCY_NAMES)
        if given.pillar:
            made.pillar = number(file, entry, given.pillar, c.PILLAR_NAMES)
        if given.unit:
            made.unit = number(file, entry, given.unit, c.DEPLOYED_NAMES)
        made.units = sum(1 << number(file, entry, unit, c.UNIT_NAMES) for unit in given.units)
        if given.where:
            made.where = number(file, entry, given.where, c.WHERES)
        if given.piece:
            made.piece = number(file, entry, given.piece, c.PIECE_NAMES)
        if given.what:
            special = {"any": c.ANY_TILE, "goods": c.ANY_GOOD}
            made.what = special[given.what] if given.what in special else number(file, entry, given.what, self.goods)
        if given.deck:
            made.what = c.ANY_DECK if given.deck == "any" else number(file, entry, given.deck, c.DECK_NAMES)
        made.goods = [number(file, entry, good, self.goods) for good in given.goods]
        return made

    def build(self) -> c.Catalogue:
        tables = self.tables
        made = c.Catalogue()
        made.digest = digest(
            tables, ordered=("effects", "regions", "hexes", "goods", "resource_tiles", "population", "tax")
        )
        made.names = {}
        self.cards(made)
        self.decks(made)
        self.board(made)
        return made

    def name(self, made: c.Catalogue, kind: str, key: str, name: s.Name) -> None:
        made.names[f"{kind}-{key}"] = {"de": name.de, "en": name.en}

    def cards(self, made: c.Catalogue) -> None:
        file = "technologies.toml"
        made.technologies = []
        for i, entry in enumerate(sorted(self.tables.technologies.technologies, key=lambda e: e.id)):
            card = c.Technology(i, entry.id)
            card.starting, card.copies = entry.starting, entry.copies
            card.needs, card.symbols = symbols(file, entry.id, entry.needs), symbols(file, entry.id, entry.symbols)
            card.effects = self.effects(file, entry.id, entry.effects)
            for effect in card.effects:
                card.ops |= 1 << effect.op
            made.technologies.append(card)
            self.name(made, "technology", entry.id, entry.name)
        file = "build_cards.toml"
        made.builds = []
        for i, build in enumerate(sorted(self.tables.builds.cards, key=lambda e: e.id)):
            plan = c.BuildCard(i, build.id)
            plan.piece, plan.copies = c.PIECE_NAMES.index(build.piece), build.copies
            plan.symbols = symbols(file, build.id, build.symbols)
            plan.effects = self.effects(file, build.id, build.effects)
            made.builds.append(plan)
            self.name(made, "build", build.id, build.name)
        costs = self.tables.builds.costs
        city = [costs.city.get("stone", 0), 0, costs.city.get("population", 0)]
        port = [costs.port.get("stone", 0), 0, costs.port.get("population", 0)]
        project = [costs.project.get("stone", 0), costs.project.get("ideas", 0), 0]
        made.build_costs = [city, port, [0, 0, 0], [0, 0, 0], [0, 0, 0], project]
        self.leaders(made)
        self.prizes(made)

    def leaders(self, made: c.Catalogue) -> None:
        file = "leaders.toml"
        made.leaders = []
        for i, entry in enumerate(sorted(self.tables.leaders.leaders, key=lambda e: e.id)):
            leader = c.Leader(i, entry.id)
            leader.symbols = symbols(file, entry.id, entry.symbols)
            leader.effects = self.effects(file, entry.id, entry.effects)
            leader.power = number(file, entry.id, entry.power, c.POWERS)
            start = entry.start
            leader.start = [start.stone, start.ideas, start.food, start.money]
            leader.start_population, leader.start_infantry = start.population, start.infantry
            leader.start_piece = c.FARM if start.farm else c.CRAFT if start.craft else c.NOTHING
            leader.start_technologies = start.technology
            made.leaders.append(leader)
            self.name(made, "leader", entry.id, entry.name)

    def prizes(self, made: c.Catalogue) -> None:
        made.wonders = []
        for i, entry in enumerate(sorted(self.tables.wonders.wonders, key=lambda e: e.id)):
            wonder = c.Wonder(i, entry.id)
            wonder.where = c.WHERES.index(entry.place)
            wonder.effects = self.effects("wonders.toml", entry.id, entry.effects)
            made.wonders.append(wonder)
            self.name(made, "wonder", entry.id, entry.name)
        cost = self.tables.wonders.cost
        made.wonder_cost = [cost.stone, cost.food, cost.stone_step, cost.food_step]
        made.golden_ages = []
        ages = self.tables.golden_ages.golden_ages
        for i, age in enumerate(sorted(ages, key=lambda e: c.PILLAR_NAMES.index(e.pillar))):
            golden = c.GoldenAge(i, age.id)
            golden.pillar = number("golden_ages.toml", age.id, age.pillar, c.PILLAR_NAMES)
            golden.symbols, golden.vp = age.symbols, age.vp
            golden.effects = self.effects("golden_ages.toml", age.id, age.effects)
            made.golden_ages.append(golden)
            self.name(made, "golden", age.id, age.name)
        made.achievements = []
        for i, given in enumerate(sorted(self.tables.achievements.achievements, key=lambda e: e.id)):
            achievement = c.Achievement(i, given.id)
            achievement.need = number("achievements.toml", given.id, given.needs.of, [need.name for need in NEEDS])
            achievement.amount = given.needs.amount
            achievement.few = given.needs.few or given.needs.amount
            achievement.vp = given.vp
            made.achievements.append(achievement)
            self.name(made, "achievement", given.id, given.name)
        made.governments = []
        for i, rule in enumerate(sorted(self.tables.governments.governments, key=lambda e: e.id)):
            government = c.Government(i, rule.id)
            government.ideas = rule.ideas
            government.needs = symbols("governments.toml", rule.id, rule.needs)
            government.effects = self.effects("governments.toml", rule.id, rule.effects)
            for effect in government.effects:
                if effect.op == c.PRODUCTION:
                    government.production[effect.track] += effect.amount
            made.governments.append(government)
            self.name(made, "government", rule.id, rule.name)

    def decks(self, made: c.Catalogue) -> None:
        tables = self.tables.decks
        made.populations = []
        for i, entry in enumerate(sorted(tables.population, key=lambda e: e.id)):
            card = c.PopulationCard(i, entry.id)
            card.food, card.people, card.copies = entry.food, entry.people, entry.copies
            made.populations.append(card)
            name = filled("decks.toml", entry.id, tables.names.population, people=entry.people, food=entry.food)
            self.name(made, "population", entry.id, name)
        made.taxes = []
        for i, given in enumerate(sorted(tables.taxes, key=lambda e: e.id)):
            tax = c.TaxCard(i, given.id)
            tax.tariff = given.kind == "tariff"
            tax.first, tax.second, tax.unrest, tax.copies = given.first, given.second, given.unrest, given.copies
            made.taxes.append(tax)
            pattern = tables.names.tariff if tax.tariff else tables.names.tax
            name = filled("decks.toml", given.id, pattern, first=given.first, second=given.second)
            self.name(made, "tax", given.id, name)
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
            for order, (q, r, kind) in enumerate(entry.hexes, start=1):
                index = len(made.hexes)
                name = f"{entry.hex_prefix}-{order:02}"
                made.hexes.append(c.Hex(index, name, i, c.HEX_KINDS.index(kind), q, r))
                region.hexes.append(index)
                (region.harbours if kind == "port" else region.land).append(index)
            made.regions.append(region)
            self.name(made, "region", entry.key, entry.name)
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
            self.name(made, "good", good.key, good.name)
        for tile in board.resource_tiles:
            self.name(made, "tile", tile.key, filled("board.toml", tile.key, tile.name, amount=tile.amount))
        made.resource_tiles = [tile.key for tile in board.resource_tiles]
        made.resource_tile_counts = [tile.tiles for tile in board.resource_tiles]
        made.resource_gain = [[*c.CURRENCY_NAMES, "population"].index(tile.what) for tile in board.resource_tiles]
        made.resource_amount = [tile.amount for tile in board.resource_tiles]
        numbers = board.numbers
        made.blanks = numbers.blanks
        made.piece_limits = [numbers.cities, numbers.ports, numbers.farms, numbers.crafts, len(made.wonders)]
        made.unit_limits = [numbers.infantry, numbers.cavalry, numbers.siege]
        made.start_population = numbers.population
        made.recruit_cost, made.recruit_limit, made.move_cost = (
            numbers.recruit_cost,
            numbers.recruit_limit,
            numbers.move_cost,
        )
        made.bonus = [numbers.bonus_city, numbers.bonus_port]
        made.technology_cost = numbers.technology_cost


def build(tables: s.Tables) -> c.Catalogue:
    return Builder(tables).build()
