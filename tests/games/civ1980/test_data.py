"""The map and the data files: borders, sites, plains, volcanoes, data packs."""

from importlib.resources import files
from pathlib import Path

import pytest

from tests.games.civ1980.kit import CATALOGUE, RULES, area, water
from zeitalter import bots
from zeitalter.core.chance import stream
from zeitalter.core.data import DataError
from zeitalter.core.player import PlayerView
from zeitalter.games.civ1980.data.load import load, read
from zeitalter.games.civ1980.model.catalogue import NONE
from zeitalter.games.civ1980.title import create
from zeitalter.text import LANGUAGES, Words

BOARD = CATALOGUE.boards[7]


@pytest.mark.parametrize(
    "name",
    [
        "aleppo",
        "alexandria",
        "ancyra",
        "antioch",
        "apollonia",
        "arabia",
        "argos",
        "armenia",
        "assyria_land",
        "athens",
        "babylon_city",
        "babylonia",
        "bithynia",
        "buhen",
        "byzantium",
        "campania",
        "cappadocia",
        "caralis",
        "carrhae",
        "carthage",
        "caucasus",
        "chalcis",
        "chaldaea",
        "charax",
        "cilicia",
        "cisalpina",
        "corinth",
        "corsica",
        "crimea",
        "cyprus",
        "cyrenaica",
        "cyrene",
        "dacia",
        "dalmatia",
        "damascus",
        "danube",
        "delphi",
        "eastern_desert",
        "elam",
        "epirus",
        "eretria",
        "etruria",
        "fayum",
        "galatia",
        "gaza",
        "germania",
        "gordium",
        "illyricum",
        "ionia",
        "ithaca",
        "jalo",
        "jericho",
        "jerusalem",
        "kanesh",
        "knossos",
        "kuban",
        "lemnos",
        "lesbos",
        "lesser_armenia",
        "libya",
        "lycia",
        "macedonia",
        "maikop",
        "mari",
        "media",
        "memphis",
        "mesopotamia",
        "midian",
        "milazzo",
        "miletus",
        "moesia",
        "nalchik",
        "neapolis",
        "nineveh",
        "nubia",
        "numidia",
        "paeonia",
        "palermo",
        "pannonia",
        "parthia",
        "petra",
        "phaistos",
        "phoenicia",
        "phrygia",
        "ptolemais",
        "rhodes",
        "rome",
        "rubicon",
        "sabratha",
        "sahara",
        "salamis",
        "samnium",
        "sardinia",
        "sardis",
        "scythia",
        "sidon",
        "sinai",
        "sinope",
        "siwa",
        "sparta",
        "sudeten",
        "sumeria",
        "susa",
        "syracuse",
        "syria",
        "tanis",
        "tarentum",
        "thapsus",
        "thebes",
        "thera",
        "thessalonica",
        "thessaly",
        "thrace_land",
        "tripoli",
        "tripolitania",
        "troy",
        "tunisia",
        "tyras",
        "tyre",
        "upper_egypt",
        "ur",
        "van",
        "western_desert",
    ],
)
def test_area_has_mutual_borders_a_limit_and_a_name(name: str) -> None:
    number = area(name)
    assert 1 <= CATALOGUE.limit[number] <= 5
    assert BOARD.land[number] or BOARD.nodes[number]
    for other in BOARD.land[number]:
        assert number in BOARD.land[other]
    for coast in BOARD.nodes[number]:
        assert CATALOGUE.water_area[coast] == number
        assert all(coast in BOARD.links[other] for other in BOARD.links[coast])
    for language in LANGUAGES:
        assert Words(language, RULES, strict=True)(f"area-{name}")


@pytest.mark.parametrize(
    "name",
    [
        "adriatic_sea",
        "aegean_sea",
        "black_sea",
        "caspian_sea",
        "central_mediterranean",
        "eastern_mediterranean",
        "red_sea",
        "western_mediterranean",
    ],
)
def test_sea_touches_coasts(name: str) -> None:
    number = water(name)
    assert CATALOGUE.water_area[number] == NONE
    assert BOARD.links[number]
    assert all(number in BOARD.links[other] for other in BOARD.links[number])


def test_totals_of_the_board() -> None:
    assert CATALOGUE.areas == 123
    assert len(CATALOGUE.seas) == 8
    assert sum(CATALOGUE.limit) == 250
    assert sum(len(links) for links in BOARD.land) == 2 * 231
    assert [BOARD.site.count(kind) for kind in (1, 2, 0)] == [47, 8, 68]


@pytest.mark.parametrize(("plain", "number"), [("nile", 5), ("mesopotamia", 7), ("danube", 3), ("po", 2)])
def test_flood_plains(plain: str, number: int) -> None:
    assert CATALOGUE.plain.count(CATALOGUE.plain_ids.index(plain)) == number


def test_volcanoes_two_of_three_touch_two_areas() -> None:
    assert sorted(CATALOGUE.volcano.count(number) for number in range(3)) == [1, 2, 2]


def test_every_part_of_the_map_can_be_reached() -> None:
    for seats in RULES.seats:
        board = CATALOGUE.boards[seats]
        start = CATALOGUE.nations[board.nations[0]].start[0]
        seen, edge = {start}, [start]
        while edge:
            here = edge.pop()
            near = set(board.land[here])
            for coast in board.nodes[here]:
                for other in board.links[coast]:
                    ends = [other] if CATALOGUE.water_area[other] != NONE else board.links[other]
                    near |= {CATALOGUE.water_area[end] for end in ends if CATALOGUE.water_area[end] != NONE}
            edge += near - seen
            seen |= near
        assert len(seen) == sum(board.in_play)


def test_counts_of_cards() -> None:
    assert sum(CATALOGUE.trade_copies[: CATALOGUE.commodities]) == 66
    assert sum(CATALOGUE.trade_copies[CATALOGUE.commodities :]) == 8
    assert sum(CATALOGUE.copies) == 72


def test_reconstructed_values_are_marked() -> None:
    tables = read()
    assert all(nation.source["values"] == "R" for nation in tables.nations.nations)
    assert RULES.fidelity.values.reconstructed == 12


def test_a_pack_replaces_printed_values(tmp_path: Path) -> None:
    source = Path(str(RULES.texts)).parent / "data" / "nations.toml"
    (tmp_path / "nations.toml").write_text(source.read_text(encoding="utf-8").replace("points = 1300", "points = 1250"))
    assert load(tmp_path).nations[1].printed[15] == 1250
    assert load(tmp_path).digest != CATALOGUE.digest


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("map.toml", "limit  = 2", "limit  = 0", "limit"),
        ("map.toml", '"antioch", "assyria_land"', '"nowhere", "assyria_land"', "nowhere"),
        ("nations.toml", "players = 7", "players = 6", "one set-up"),
        ("trade_cards.toml", 'id     = "hides"', 'id     = "furs"', "ids must be"),
        ("civilization_cards.toml", 'needs   = ["law"]', 'needs   = ["order"]', "order"),
        ("rules.toml", "hand_limit  = 6", "hand_limits = 6", "hand_limit"),
    ],
    ids=["limit", "border", "setups", "commodity", "needs", "unknown-key"],
)
def test_broken_packs_are_refused_with_advice(tmp_path: Path, file: str, old: str, new: str, message: str) -> None:
    text = (Path(str(RULES.texts)).parent / "data" / file).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError, match=message):
        read(tmp_path)


def test_an_empty_or_misspelt_pack_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="empty"):
        read(tmp_path)
    (tmp_path / "maps.toml").write_text("")
    with pytest.raises(DataError, match="no such file"):
        read(tmp_path)


MORE_CARDS = {
    "trade_cards.toml": """
[[commodities]]
id     = "silk"
name   = { de = "Seide", en = "Silk" }
stack  = 9
value  = 9
copies = 4
source = { name = "R", stack = "R", value = "R", copies = "R" }
""",
    "civilization_cards.toml": """
[[cards]]
id      = "mathematics"
name    = { de = "Mathematik", en = "Mathematics" }
cost    = 30
groups  = ["sciences"]
colours = ["sciences"]
credits = { sciences = 10 }
special = { astronomy = 20 }
needs   = []
copies  = 4
source  = { name = "R", cost = "R", groups = "R", credits = "R", special = "R", needs = "R", copies = "R" }
""",
}


def test_a_pack_may_add_commodities_and_civilization_cards(tmp_path: Path) -> None:
    for file, text in MORE_CARDS.items():
        before = (files("zeitalter.games.civ1980") / "data" / file).read_text(encoding="utf-8")
        (tmp_path / file).write_text(before + text, encoding="utf-8")
    rules = create(tmp_path)
    made = rules.catalogue
    assert (made.commodities, made.trade_cards, made.cards) == (12, 20, 17)
    bot = bots.create("greedy")
    seen: set[str] = set()
    for seed in range(3):
        state = rules.setup(3, None, seed)
        rng = stream("pack", seed)
        while state.actors():
            seat = state.actors()[0]
            legal = state.legal_actions(seat)
            action = legal[rng.below(len(legal))]
            if len(legal) > 1 and rng.below(200) == 0:
                action = bot.choose(PlayerView(rules, state.observe(seat)), rng)
            seen |= set(rules.vocabulary.notation(action).replace(",", " ").split(" "))
            state.apply(seat, action)
        state.check()
    assert {"silk", "mathematics"} <= seen
