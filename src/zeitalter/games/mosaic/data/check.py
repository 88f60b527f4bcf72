# mypyc: no
"""What the data files must agree on beyond the shape of each entry."""

from collections import Counter

from zeitalter.core.data import DataError
from zeitalter.games.mosaic.data import schema as s
from zeitalter.games.mosaic.data.check_effects import check_effects
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import HAND
from zeitalter.games.mosaic.rules.counting import ACHIEVEMENTS, names
from zeitalter.games.mosaic.rules.setup import ACHIEVEMENTS_IN_PLAY


def check(tables: s.Tables) -> None:
    """Raise a DataError for the first thing that does not fit together."""
    check_ids(tables)
    check_numbers(tables)
    check_pillars(tables.golden_ages)
    check_powers(tables.leaders)
    check_needs(tables.achievements)
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
    """Enough of everything for the largest table; a pack may have more."""
    starting = [entry for entry in tables.technologies.technologies if entry.starting]
    for entry in starting:
        if entry.copies > 1:
            raise DataError("technologies.toml", entry.id, "a starting technology exists once; set its copies to 1")
    at_least("technologies.toml", len(starting), HAND * c.SEATS, "starting technology cards")
    at_least("build_cards.toml", len(tables.builds.cards), 1, "build cards")
    at_least("leaders.toml", len(tables.leaders.leaders), c.SEATS, "leaders")
    at_least("wonders.toml", len(tables.wonders.wonders), 1, "wonders")
    at_least("golden_ages.toml", len(tables.golden_ages.golden_ages), 1, "golden ages")
    at_least("achievements.toml", len(tables.achievements.achievements), ACHIEVEMENTS_IN_PLAY, "achievements")
    at_least("governments.toml", len(tables.governments.governments), 1, "governments")
    decks = tables.decks
    people = sum(entry.copies for entry in decks.population)
    at_least("decks.toml", people, max(decks.sizes.population), "population cards")
    for kind in ("tax", "tariff"):
        cards = sum(entry.copies for entry in decks.taxes if entry.kind == kind)
        at_least("decks.toml", cards, max(decks.sizes.tax) // 2, f"{kind} cards")


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


def check_needs(achievements: s.AchievementFile) -> None:
    words = names(ACHIEVEMENTS)
    for entry in achievements.achievements:
        if entry.needs.of not in words:
            advice = f"{entry.needs.of!r} is not known here; use one of {', '.join(words)}"
            raise DataError("achievements.toml", entry.id, advice)


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


def at_least(file: str, found: int, wanted: int, what: str) -> None:
    if found < wanted:
        raise DataError(file, "", f"there are {found} {what}, but the game needs at least {wanted}; add some")


def expect(file: str, found: int, wanted: int, what: str) -> None:
    if found != wanted:
        raise DataError(file, "", f"there are {found} {what}, but the game needs {wanted}; add or remove some")
