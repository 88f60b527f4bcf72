# mypyc: no
"""What the data files must agree on beyond the shape of each entry."""

from collections import Counter

from zeitalter.core.data import DataError
from zeitalter.games.mosaic.data import schema as s
from zeitalter.games.mosaic.data.check_effects import check_effects
from zeitalter.games.mosaic.model import catalogue as c


def check(tables: s.Tables) -> None:
    """Raise a DataError for the first thing that does not fit together."""
    check_ids(tables)
    check_numbers(tables)
    check_pillars(tables.golden_ages)
    check_powers(tables.leaders)
    check_board(tables.board)
    check_effects(tables)


def check_ids(tables: s.Tables) -> None:
    lists: list[tuple[str, list[str]]] = [
        ("technologies.toml", [entry.id for entry in tables.technologies.technologies]),
        ("build_cards.toml", [entry.id for entry in tables.builds.cards]),
        ("leaders.toml", [entry.id for entry in tables.leaders.leaders]),
        ("wonders.toml", [entry.id for entry in tables.wonders.wonders]),
        ("golden_ages.toml", [entry.id for entry in tables.golden_ages.golden_ages]),
        ("achievements.toml", [entry.id for entry in tables.achievements.achievements]),
        ("governments.toml", [entry.id for entry in tables.governments.governments]),
        ("decks.toml", [entry.id for entry in tables.decks.population]),
        ("decks.toml", [entry.id for entry in tables.decks.taxes]),
        ("board.toml", [entry.key for entry in tables.board.regions]),
        ("board.toml", [entry.key for entry in tables.board.goods]),
    ]
    for file, ids in lists:
        twice = [name for name, count in Counter(ids).items() if count > 1]
        if twice:
            raise DataError(file, twice[0], "this id is used twice; give each entry one of its own")


def check_numbers(tables: s.Tables) -> None:
    starting = [entry for entry in tables.technologies.technologies if entry.starting]
    expect("technologies.toml", sum(entry.copies for entry in starting), 39, "starting technology cards")
    for entry in starting:
        if entry.copies > 1:
            raise DataError("technologies.toml", entry.id, "a starting technology exists once; set its copies to 1")
    expect("build_cards.toml", sum(entry.copies for entry in tables.builds.cards), 38, "build cards")
    expect("leaders.toml", len(tables.leaders.leaders), 9, "leaders")
    expect("wonders.toml", len(tables.wonders.wonders), 9, "wonders")
    expect("golden_ages.toml", len(tables.golden_ages.golden_ages), 9, "golden ages")
    expect("achievements.toml", len(tables.achievements.achievements), 15, "achievements")
    expect("governments.toml", len(tables.governments.governments), 6, "governments")
    expect("decks.toml", sum(entry.copies for entry in tables.decks.population), 20, "population cards")
    for kind in ("tax", "tariff"):
        cards = sum(entry.copies for entry in tables.decks.taxes if entry.kind == kind)
        expect("decks.toml", cards, 10, f"{kind} cards")


def check_pillars(ages: s.GoldenAgeFile) -> None:
    taken: set[str] = set()
    for entry in ages.golden_ages:
        left = ", ".join(pillar for pillar in c.PILLAR_NAMES if pillar not in taken)
        if entry.pillar not in c.PILLAR_NAMES:
            raise DataError("golden_ages.toml", entry.id, f"there is no pillar {entry.pillar!r}; use one of {left}")
        if entry.pillar in taken:
            advice = f"another golden age has the pillar {entry.pillar!r}; use one of {left}"
            raise DataError("golden_ages.toml", entry.id, advice)
        taken.add(entry.pillar)


def check_powers(leaders: s.LeaderFile) -> None:
    """The closing actions of the game are played by one leader."""
    power = c.POWERS[c.EXTRA_ACTIONS]
    owners = [entry.id for entry in leaders.leaders if entry.power == power]
    if len(owners) > 1:
        raise DataError("leaders.toml", owners[1], f"{owners[0]} has the power {power!r} already; use another power")


def check_board(board: s.BoardFile) -> None:
    hexes = [kind for region in board.regions for q, r, kind in region.hexes]
    goods = sum(good.tiles for good in board.goods[1:]) + board.numbers.blanks
    expect("board.toml", hexes.count("port"), board.goods[0].tiles, "port hexes, one per fish tile")
    expect("board.toml", hexes.count("resource"), sum(tile.tiles for tile in board.resource_tiles), "resource hexes")
    expect("board.toml", hexes.count("goods"), goods, "hexes without symbol, one per goods tile or blank")
    places = Counter((q, r) for region in board.regions for q, r, kind in region.hexes)
    for place, number in places.items():
        if number > 1:
            raise DataError("board.toml", str(place), "two hexes lie there; move one")


def expect(file: str, found: int, wanted: int, what: str) -> None:
    if found != wanted:
        raise DataError(file, "", f"there are {found} {what}, but the game needs {wanted}; add or remove some")
