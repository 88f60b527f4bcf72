# mypyc: no
"""What the data files must agree on."""

import re
from collections.abc import Iterable, Mapping
from typing import Protocol

import msgspec

from zeitalter.core.data import DataError
from zeitalter.games.civ2010.data import schema as s
from zeitalter.games.civ2010.model import catalogue as c
from zeitalter.games.civ2010.rules import abilities, events, wonders

SQUARE = r"[mfgdw][WSIF]?\$?\*?[hv]?"


class Effect(Protocol):
    """What the rules know of an operation."""

    @property
    def fields(self) -> tuple[str, ...]: ...


def need(condition: bool, file: str, entry: str, advice: str) -> None:
    if not condition:
        raise DataError(file, entry, advice)


def one_of(word: str, known: Iterable[str], file: str, entry: str) -> None:
    words = list(known)
    need(word in words, file, entry, f"{word} is not known here; take one of {', '.join(words)}")


def check(tables: s.Tables) -> None:
    """References from one file to another, and names that the rules know."""
    check_techs(tables)
    check_wonders(tables)
    check_events(tables)
    check_civilizations(tables)
    check_buildings(tables)
    check_tiles(tables)
    need(
        [unit.id for unit in tables.units] == list(c.TYPE_NAMES),
        "units.toml",
        "",
        f"keep the order {', '.join(c.TYPE_NAMES)}",
    )
    need([t.id for t in tables.rules.terrains] == c.TERRAIN_NAMES, "rules.toml", "terrains", "keep their order")
    need(tables.rules.track[-1].reward == "victory", "rules.toml", "track", "the last space must be the victory")


def check_op(entry: s.Entry, op: str, effects: Mapping[str, Effect], settable: set[str], file: str, name: str) -> None:
    """An operation the rules know, and no number that it does not read."""
    one_of(op, effects, file, name)
    for field in msgspec.structs.fields(entry):
        value = getattr(entry, field.name)
        if field.name in settable and value not in (0, None, False, []):
            reads = ", ".join(effects[op].fields) or "nothing"
            need(field.name in effects[op].fields, file, name, f"{op} reads {reads}; leave out {field.name}")


def check_techs(tables: s.Tables) -> None:
    file = "techs.toml"
    buildings = [building.id for building in tables.buildings.buildings]
    governments = [government.id for government in tables.governments]
    for tech in tables.techs:
        if tech.building is not None:
            one_of(tech.building, buildings, file, tech.id)
        if tech.government is not None:
            one_of(tech.government, governments, file, tech.id)
        if tech.unit is not None:
            one_of(tech.unit.type, c.TYPE_NAMES, file, tech.id)
        for ability in tech.abilities:
            check_op(ability, ability.op, abilities.EFFECTS, {"amount", "other", "maximum", "eras"}, file, tech.id)
            one_of(ability.phase, c.PHASE_NAMES, file, tech.id)
        need(len(tech.abilities) <= 2, file, tech.id, "a technology has at most two abilities; remove one")


def check_wonders(tables: s.Tables) -> None:
    file = "wonders.toml"
    techs = [tech.id for tech in tables.techs]
    for wonder in tables.wonders:
        check_op(wonder, wonder.op, wonders.EFFECTS, {"amount"}, file, wonder.id)
        if wonder.printed is not None:
            one_of(wonder.printed.op, wonders.EFFECTS, file, wonder.id)
        if wonder.discount is not None:
            one_of(wonder.discount.tech, techs, file, wonder.id)
    ancient = sum(wonder.era == "ancient" for wonder in tables.wonders)
    need(ancient >= 4, file, "", "the market begins with four ancient wonders; add some")


def check_events(tables: s.Tables) -> None:
    file = "events.toml"
    settable = {"amount", "range", "resources", "becomes", "person"}
    for event in tables.events:
        check_op(event, event.op, events.EFFECTS, settable, file, event.id)
        one_of(event.phase, c.PHASE_NAMES, file, event.id)


def check_civilizations(tables: s.Tables) -> None:
    file = "civilizations.toml"
    techs = [tech.id for tech in tables.techs]
    governments = [government.id for government in tables.governments]
    tiles = [tile.id for tile in tables.tiles.tiles]
    for civilization in tables.civilizations:
        one_of(civilization.tech, techs, file, civilization.id)
        one_of(civilization.government, governments, file, civilization.id)
        one_of(civilization.tile, tiles, file, civilization.id)
        one_of(civilization.ability, c.CIVILIZATION_ABILITIES, file, civilization.id)
    need(len(tables.civilizations) >= c.SEATS, file, "", "every player needs a civilization; add some")


def check_buildings(tables: s.Tables) -> None:
    file = "buildings.toml"
    families = [entry.family for entry in tables.buildings.supply]
    unlocked = [tech.building for tech in tables.techs]
    for building in tables.buildings.buildings:
        one_of(building.family, families, file, building.id)
        need(building.id in unlocked, file, building.id, "no technology unlocks it; add it to one of techs.toml")


def check_tiles(tables: s.Tables) -> None:
    file = "tiles.toml"
    rows = [(tile.id, row) for tile in tables.tiles.tiles for row in tile.rows]
    for name, row in rows:
        fits = re.fullmatch(rf"{SQUARE}( {SQUARE}){{3}}", row)
        need(fits is not None, file, name, f"{row!r} is no row of four squares; use the letters above")
    tokens = tables.rules.tokens
    for letter, pile in (("h", tokens.huts), ("v", tokens.villages)):
        shown = sum(row.count(letter) for name, row in rows)
        need(sum(pile.values()) >= shown, "rules.toml", "tokens", f"the tiles show {shown} squares for these; add some")
