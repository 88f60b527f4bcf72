# mypyc: no
"""Reads the data files, checks them and builds the catalogue; a data pack may replace any of the files."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar, get_origin

import msgspec

from zeitalter.core.data import DataError, DataFiles, digest, fidelity
from zeitalter.games.civ2010.data import schema as s
from zeitalter.games.civ2010.data.check import check
from zeitalter.games.civ2010.model import catalogue as c
from zeitalter.games.civ2010.rules import abilities, wonders

T = TypeVar("T")
__all__ = ["CORRECTED", "FILES", "PRINTED", "DataError", "build", "fidelity", "read"]

FILES: Final = tuple(f"{name}.toml" for name in s.Tables.__struct_fields__)
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


def content(data: DataFiles, name: str, shape: Any) -> Any:
    """What one file holds; most are one list."""
    if get_origin(shape) is not list:
        return data.decode(f"{name}.toml", shape)
    file: Any = msgspec.defstruct(name, [(name, shape)], forbid_unknown_fields=True)
    return getattr(data.decode(f"{name}.toml", file), name)


def read(pack: Path | None = None) -> s.Tables:
    """The checked contents of the data files."""
    data = DataFiles("zeitalter.games.civ2010", FILES, pack)
    fields = msgspec.structs.fields(s.Tables)
    tables = s.Tables(**{field.name: content(data, field.name, field.type) for field in fields})
    check(tables)
    return tables


# ---- building -------------------------------------------------------------------------------------------------------


def index(entries: list[Any], wanted: str | None) -> int:
    return c.NONE if wanted is None else [entry.id for entry in entries].index(wanted)


def plain(entry: s.Entry, *left_out: str) -> dict[str, Any]:
    """What an entry says under the name that the catalogue has for it."""
    unsaid = ("name", "source", *left_out)
    return {name: getattr(entry, name) for name in entry.__struct_fields__ if name not in unsaid}


def make(kind: Callable[..., T], entry: s.Entry, *left_out: str, **other: object) -> T:
    """An entry as the catalogue has it; `other` is what is said in another way there."""
    return kind(**plain(entry, *left_out) | other)


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
        printed = made.edition == PRINTED and entry.coin_printed is not None
        places = range(len(entry.abilities))
        tech = make(
            c.Tech,
            entry,
            "coin_printed",
            index=number,
            building=index(tables.buildings.buildings, entry.building),
            government=index(tables.governments, entry.government),
            unit=c.NONE if entry.unit is None else c.TYPE_NAMES.index(entry.unit.type),
            rank=0 if entry.unit is None else entry.unit.rank,
            water=WATER[entry.water],
            coin=entry.coin_printed if printed else entry.coin,
            abilities=tuple(build_ability(number, i, 1 << bits + i, entry.abilities[i]) for i in places),
        )
        bits += len(entry.abilities)
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
    cost = entry.cost.units()
    return make(
        c.Ability,
        entry,
        tech=tech,
        number=number,
        bit=bit,
        cost=tuple(cost),
        any=entry.cost.any,
        resource=next((kind for kind, n in enumerate(cost) if n), c.NONE),
        phase=c.PHASE_NAMES.index(entry.phase),
        eras=mask(entry.eras, c.ERA_NAMES),
    )


def build_wonders(tables: s.Tables, made: c.Catalogue) -> None:
    made.wonders = []
    for number, entry in enumerate(tables.wonders):
        op, discount = entry.op, entry.discount
        if entry.printed is not None and made.edition == PRINTED:
            op, discount = entry.printed.op, entry.printed.discount
        price = entry.cost if discount is None else discount.cost
        tech = index(tables.techs, None if discount is None else discount.tech)
        own = {"era": c.ERA_NAMES.index(entry.era), "op": op, "discount_cost": price, "discount_tech": tech}
        made.wonders.append(make(c.Wonder, entry, "discount", "printed", index=number, **own))
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
        event = make(
            c.Event,
            entry,
            index=number,
            phase=c.PHASE_NAMES.index(entry.phase),
            range=c.NONE if entry.range is None else entry.range,
            resources=mask(entry.resources, c.RESOURCE_NAMES),
            becomes=c.NONE if entry.becomes is None else c.TERRAIN_NAMES.index(entry.becomes),
        )
        made.events.append(event)
        made.cards += [event] * entry.copies
        made.card_names += [f"{entry.id}.{copy + 1}" for copy in range(entry.copies)]


def build_governments(tables: s.Tables, made: c.Catalogue) -> None:
    made.governments = [make(c.Government, entry, index=i) for i, entry in enumerate(tables.governments)]
    made.anarchy = index(tables.governments, "anarchy")
    made.despotism = index(tables.governments, "despotism")


def build_civilizations(tables: s.Tables, made: c.Catalogue) -> None:
    made.civilizations = []
    for number, entry in enumerate(tables.civilizations):
        bonus = {name: name in entry.bonus for name in ("great_person", "walls", "wonder", "army")}
        civilization = make(
            c.Civilization,
            entry,
            "bonus",
            index=number,
            tech=index(tables.techs, entry.tech),
            government=index(tables.governments, entry.government),
            tile=index(tables.tiles.tiles, entry.tile),
            infantry=entry.bonus.count("infantry"),
            **bonus,
        )
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
    made.track = [make(c.Space, space) for space in rules.track]
    contents = (*c.RESOURCE_NAMES, "great_person")
    made.token_content = [contents.index(name) for name, n in rules.tokens.huts.items() for i in range(n)]
    made.huts = len(made.token_content)
    made.token_content += [contents.index(name) for name, n in rules.tokens.villages.items() for i in range(n)]
    for ground in made.grounds[:-1]:
        ground.trade = rules.terrains[ground.terrain].trade
        ground.production = rules.terrains[ground.terrain].production
    made.terrain_trade = [terrain.trade for terrain in rules.terrains]
    made.terrain_production = [terrain.production for terrain in rules.terrains]
    made.max_trade, made.coins_to_win = rules.limits.trade, rules.limits.coins
    for name, limit in plain(rules.limits, "trade", "coins", "scouts").items():
        setattr(made, name, limit)


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
            made.names[f"{kind}-{entry.id}"] = msgspec.to_builtins(entry.name)
    for unit in tables.units:
        for number, rank in enumerate(unit.ranks, 1):
            made.names[f"unit-{unit.id}-{number}"] = msgspec.to_builtins(rank.name)
