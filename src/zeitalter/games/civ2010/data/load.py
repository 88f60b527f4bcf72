# mypyc: no
"""Reads the data files, checks them and builds the catalogue; a data pack may replace any of the files."""

from pathlib import Path
from types import GenericAlias
from typing import Any, Final, TypeVar

import msgspec

from zeitalter.core.data import DataError, DataFiles, digest, fidelity
from zeitalter.games.civ2010.data import schema as s
from zeitalter.games.civ2010.data.check import check
from zeitalter.games.civ2010.model import catalogue as c
from zeitalter.games.civ2010.rules import abilities, wonders

T = TypeVar("T")
__all__ = ["CORRECTED", "FILES", "PRINTED", "DataError", "build", "fidelity", "read"]

FILES: Final = (
    "techs.toml", "wonders.toml", "events.toml", "buildings.toml", "governments.toml", "civilizations.toml",
    "persons.toml", "units.toml", "tiles.toml", "rules.toml",
)  # fmt: skip
# Entries are numbered by their order, so all lists keep it.
ORDERED: Final = (
    "techs", "wonders", "events", "buildings", "supply", "governments", "civilizations", "persons", "units", "tiles",
    "layouts", "track", "terrains", "abilities", "bonus", "ranks", "cards", "rows", "homes", "neutrals",
    "eras", "resources", "terrain",
)  # fmt: skip
CORRECTED, PRINTED = c.CORRECTED, c.PRINTED
TERRAIN_LETTERS: Final = "mfgdw"
RESOURCE_LETTERS: Final = "WSIF"
WATER: Final = {"no": c.NO_WATER, "cross": c.CROSS_WATER, "stop": c.STOP_ON_WATER}
REWARDS: Final = {"event": c.EVENT_SPACE, "person": c.PERSON_SPACE, "victory": c.VICTORY_SPACE}


def entries(data: DataFiles, name: str, kind: type[T]) -> list[T]:
    """A file that is one list."""
    shape = msgspec.defstruct(name, [(name, GenericAlias(list, (kind,)))], forbid_unknown_fields=True)
    return list(getattr(data.decode(f"{name}.toml", shape), name))


def read(pack: Path | None = None) -> s.Tables:
    """The checked contents of the data files."""
    data = DataFiles("zeitalter.games.civ2010", FILES, pack)
    tables = s.Tables(
        techs=entries(data, "techs", s.TechEntry),
        wonders=entries(data, "wonders", s.WonderEntry),
        events=entries(data, "events", s.EventEntry),
        buildings=data.decode("buildings.toml", s.Buildings),
        governments=entries(data, "governments", s.GovernmentEntry),
        civilizations=entries(data, "civilizations", s.CivilizationEntry),
        persons=entries(data, "persons", s.PersonEntry),
        units=entries(data, "units", s.UnitEntry),
        tiles=data.decode("tiles.toml", s.Tiles),
        rules=data.decode("rules.toml", s.RulesFile),
    )
    check(tables)
    return tables


# ---- building -------------------------------------------------------------------------------------------------------


def index(entries: list[Any], wanted: str | None) -> int:
    return c.NONE if wanted is None else [entry.id for entry in entries].index(wanted)


def mask(names: list[str], order: list[str]) -> int:
    return sum(1 << order.index(name) for name in names)


def build(tables: s.Tables, edition: int) -> c.Catalogue:
    """Checked tables as the integers the rules work with; `edition` chooses between print and correction."""
    made = c.Catalogue()
    made.digest = digest(tables, ORDERED)
    made.edition = edition
    build_buildings(tables, made)
    build_techs(tables, made)
    build_wonders(tables, made)
    build_works(tables, made)
    build_events(tables, made)
    build_governments(tables, made)
    build_civilizations(tables, made)
    build_units(tables, made)
    build_map(tables, made)
    build_rules(tables.rules, made)
    build_names(tables, made)
    return made


def icons(work: c.Work, yields: s.Yields) -> None:
    work.trade, work.production, work.culture = yields.trade, yields.production, yields.culture
    work.coin, work.combat = yields.coin, yields.combat_bonus


def build_buildings(tables: s.Tables, made: c.Catalogue) -> None:
    made.families = [entry.family for entry in tables.buildings.supply]
    made.supply = [entry.markers for entry in tables.buildings.supply]
    made.face = [[c.NONE, c.NONE] for family in made.families]
    made.buildings = []
    for number, entry in enumerate(tables.buildings.buildings):
        building = c.Building(number, entry.id)
        building.family = made.families.index(entry.family)
        building.cost, building.limited, building.upgraded = entry.cost, entry.limited, entry.upgraded
        building.terrain = mask(entry.terrain, c.TERRAIN_NAMES)
        building.tech = [tech.building for tech in tables.techs].index(entry.id)
        icons(building, entry.yields)
        made.face[building.family][1 if entry.upgraded else 0] = number
        made.buildings.append(building)


def build_techs(tables: s.Tables, made: c.Catalogue) -> None:
    made.techs = []
    made.abilities = []
    made.with_op = dict.fromkeys(abilities.EFFECTS, 0)
    made.level_masks = [0] * 6
    bits = 0
    for number, entry in enumerate(tables.techs):
        tech = c.Tech(number, entry.id)
        tech.level, tech.cost = entry.level, entry.cost
        tech.building = index(tables.buildings.buildings, entry.building)
        tech.government = index(tables.governments, entry.government)
        if entry.unit is not None:
            tech.unit, tech.rank = c.TYPE_NAMES.index(entry.unit.type), entry.unit.rank
        tech.stacking, tech.speed, tech.cards = entry.stacking, entry.speed, entry.cards
        tech.water = WATER[entry.water]
        printed = made.edition == PRINTED and entry.coin_printed is not None
        tech.coin = (entry.coin_printed or 0) if printed else entry.coin
        for place, ability_entry in enumerate(entry.abilities):
            tech.abilities.append(build_ability(number, place, 1 << bits, ability_entry))
            bits += 1
        for ability in tech.abilities:
            made.with_op[ability.op] |= 1 << number
            if ability.phase != c.ANY_TIME:
                made.abilities.append(ability)
        made.level_masks[tech.level] |= 1 << number
        made.techs.append(tech)
    made.fast = sorted([t for t in made.techs if t.speed], key=lambda t: -t.speed)
    made.crowding = sorted([t for t in made.techs if t.stacking], key=lambda t: -t.stacking)
    made.seafaring = sorted([t for t in made.techs if t.water], key=lambda t: -t.water)
    made.arming = [
        sorted([t for t in made.techs if t.unit == kind], key=lambda t: -t.rank) for kind in range(c.UNIT_TYPES)
    ]
    made.with_coin = [tech for tech in made.techs if tech.coin]
    made.with_cards = [tech for tech in made.techs if tech.cards]


def build_ability(tech: int, number: int, bit: int, entry: s.AbilityEntry) -> c.Ability:
    ability = c.Ability(tech, number, bit, entry.op)
    ability.cost, ability.any = entry.cost.units(), entry.cost.any
    ability.resource = next((kind for kind, n in enumerate(ability.cost) if n), c.NONE)
    ability.phase = c.PHASE_NAMES.index(entry.phase)
    ability.amount, ability.other, ability.maximum = entry.amount, entry.other, entry.maximum
    ability.eras = mask(entry.eras, c.ERA_NAMES)
    return ability


def build_wonders(tables: s.Tables, made: c.Catalogue) -> None:
    made.wonders = []
    for number, entry in enumerate(tables.wonders):
        wonder = c.Wonder(number, entry.id)
        wonder.era, wonder.cost, wonder.culture = c.ERA_NAMES.index(entry.era), entry.cost, entry.culture
        wonder.op, wonder.amount = entry.op, entry.amount
        discount = entry.discount
        if entry.printed is not None and made.edition == PRINTED:
            wonder.op, discount = entry.printed.op, entry.printed.discount
        wonder.discount_cost = entry.cost if discount is None else discount.cost
        wonder.discount_tech = index(tables.techs, None if discount is None else discount.tech)
        made.wonders.append(wonder)
    made.wonders_with = {op: [w for w in made.wonders if w.op == op] for op in wonders.EFFECTS}


def build_works(tables: s.Tables, made: c.Catalogue) -> None:
    """Buildings come first: their numbers are those of the works."""
    made.persons = []
    made.person_copies = []
    for number, person in enumerate(tables.persons):
        work = c.Work(c.PERSON, number, person.id)
        icons(work, person.yields)
        made.persons.append(work)
        made.person_copies.append(person.copies)
    markers = []
    for wonder in made.wonders:
        marker = c.Work(c.WONDER, wonder.index, wonder.id)
        marker.culture = wonder.culture
        markers.append(marker)
    made.works = [*made.buildings, *markers, *made.persons]
    made.first_wonder = len(made.buildings)
    made.first_person = len(made.buildings) + len(markers)


def build_events(tables: s.Tables, made: c.Catalogue) -> None:
    made.events = []
    made.cards = []
    made.card_names = []
    for number, entry in enumerate(tables.events):
        event = c.Event(number, entry.id)
        event.era, event.copies, event.phase = entry.era, entry.copies, c.PHASE_NAMES.index(entry.phase)
        event.op, event.amount, event.person = entry.op, entry.amount, entry.person
        event.range = c.NONE if entry.range is None else entry.range
        event.resources = mask(entry.resources, c.RESOURCE_NAMES)
        event.becomes = c.NONE if entry.becomes is None else c.TERRAIN_NAMES.index(entry.becomes)
        made.events.append(event)
        made.cards += [event] * entry.copies
        made.card_names += [f"{entry.id}.{copy + 1}" for copy in range(entry.copies)]


def build_governments(tables: s.Tables, made: c.Catalogue) -> None:
    made.governments = []
    for number, entry in enumerate(tables.governments):
        government = c.Government(number, entry.id)
        government.trade, government.production, government.culture = entry.trade, entry.production, entry.culture
        government.coin, government.cards, government.battle_hand = entry.coin, entry.cards, entry.battle_hand
        government.scouts_explore_huts = entry.scouts_explore_huts
        government.armies_found_cities = entry.armies_found_cities
        government.shared_harvest = entry.shared_harvest
        government.no_city_attacks = entry.no_city_attacks
        made.governments.append(government)
    made.anarchy = index(tables.governments, "anarchy")
    made.despotism = index(tables.governments, "despotism")


def build_civilizations(tables: s.Tables, made: c.Catalogue) -> None:
    made.civilizations = []
    for number, entry in enumerate(tables.civilizations):
        civilization = c.Civilization(number, entry.id)
        civilization.leader = entry.leader
        civilization.tech = index(tables.techs, entry.tech)
        civilization.government = index(tables.governments, entry.government)
        civilization.tile = index(tables.tiles.tiles, entry.tile)
        civilization.ability = entry.ability
        civilization.great_person = "great_person" in entry.bonus
        civilization.walls, civilization.wonder = "walls" in entry.bonus, "wonder" in entry.bonus
        civilization.infantry, civilization.army = entry.bonus.count("infantry"), "army" in entry.bonus
        made.civilizations.append(civilization)


def build_units(tables: s.Tables, made: c.Catalogue) -> None:
    made.unit_type = []
    made.unit_strength = []
    made.trumps = []
    made.unit_costs = []
    for number, entry in enumerate(tables.units):
        made.trumps.append(c.NONE if entry.trumps is None else c.TYPE_NAMES.index(entry.trumps))
        made.unit_costs.append([rank.cost for rank in entry.ranks])
        for cards in entry.cards:
            made.unit_type += [number] * cards.copies
            made.unit_strength += [cards.strength] * cards.copies


def build_map(tables: s.Tables, made: c.Catalogue) -> None:
    made.grounds = [c.Ground(terrain, c.NONE, 0, 0) for terrain in range(len(c.TERRAIN_NAMES))]
    made.bare = list(range(len(c.TERRAIN_NAMES)))
    made.tiles = []
    made.tile_markers = []
    made.tile_ids = []
    made.capitals = []
    made.neutral_tiles = []
    homes = {civilization.tile for civilization in tables.civilizations}
    for number, entry in enumerate(tables.tiles.tiles):
        squares = [square for row in entry.rows for square in row.split()]
        made.tiles.append([number_of(made, build_ground(square)) for square in squares])
        made.tile_markers.append([1 if "h" in square[1:] else 2 if "v" in square[1:] else 0 for square in squares])
        made.tile_ids.append(entry.id)
        made.capitals.append(c.NONE if entry.capital is None else entry.capital[0] * c.TILE + entry.capital[1])
        if entry.id not in homes:
            made.neutral_tiles.append(number)
    made.grounds.append(c.Ground(c.NONE, c.NONE, 0, 0))
    made.layouts = [c.Layout(players) for players in range(c.SEATS + 1)]
    for layout in tables.tiles.layouts:
        target = made.layouts[layout.players]
        target.home_corners = [y * c.WIDTH + x for x, y, turns in layout.homes]
        target.home_turns = [turns for x, y, turns in layout.homes]
        target.neutral_corners = [y * c.WIDTH + x for x, y in layout.neutrals]
        for place, corner in enumerate(target.neutral_corners):
            for index in range(c.TILE * c.TILE):
                target.places[corner + index // c.TILE * c.WIDTH + index % c.TILE] = place


def build_ground(square: str) -> c.Ground:
    resource = next((RESOURCE_LETTERS.index(letter) for letter in square if letter in RESOURCE_LETTERS), c.NONE)
    return c.Ground(TERRAIN_LETTERS.index(square[0]), resource, int("$" in square), int("*" in square))


def shown(ground: c.Ground) -> tuple[int, int, int, int]:
    return ground.terrain, ground.resource, ground.coin, ground.culture


def number_of(made: c.Catalogue, ground: c.Ground) -> int:
    """The place of a ground among all of them; squares that show the same share it."""
    for number, known in enumerate(made.grounds):
        if shown(known) == shown(ground):
            return number
    made.grounds.append(ground)
    return len(made.grounds) - 1


def build_rules(rules: s.RulesFile, made: c.Catalogue) -> None:
    made.track = [c.Space(space.era, space.culture, space.trade, REWARDS[space.reward]) for space in rules.track]
    contents = (*c.RESOURCE_NAMES, "great_person")
    made.token_content = [contents.index(name) for name, n in rules.tokens.huts.items() for i in range(n)]
    made.huts = len(made.token_content)
    made.token_content += [contents.index(name) for name, n in rules.tokens.villages.items() for i in range(n)]
    for ground in made.grounds[:-1]:
        ground.trade = rules.terrains[ground.terrain].trade
        ground.production = rules.terrains[ground.terrain].production
    made.terrain_trade = [terrain.trade for terrain in rules.terrains]
    made.terrain_production = [terrain.production for terrain in rules.terrains]
    limits = rules.limits
    made.max_trade, made.coins_to_win = limits.trade, limits.coins
    made.army_cost, made.scout_cost, made.armies = limits.army_cost, limits.scout_cost, limits.armies
    made.conversion, made.hand, made.speed, made.stacking = (
        limits.conversion,
        limits.hand,
        limits.speed,
        limits.stacking,
    )
    made.cities, made.battle_hand = limits.cities, limits.battle_hand
    made.battle_hand_per_army, made.battle_hand_in_city = limits.battle_hand_per_army, limits.battle_hand_in_city
    made.bonus_city, made.bonus_capital, made.bonus_walls = limits.bonus_city, limits.bonus_capital, limits.bonus_walls
    made.disasters, made.loot = limits.disasters, limits.loot


def build_names(tables: s.Tables, made: c.Catalogue) -> None:
    made.names = {}
    for kind, entries in (
        ("tech", tables.techs),
        ("wonder", tables.wonders),
        ("card", tables.events),
        ("building", tables.buildings.buildings),
        ("government", tables.governments),
        ("civilization", tables.civilizations),
        ("person", tables.persons),
        ("unit", tables.units),
    ):
        for entry in entries:
            made.names[f"{kind}-{entry.id}"] = {"de": entry.name.de, "en": entry.name.en}
    for unit in tables.units:
        for number, rank in enumerate(unit.ranks, 1):
            made.names[f"unit-{unit.id}-{number}"] = {"de": rank.name.de, "en": rank.name.en}
