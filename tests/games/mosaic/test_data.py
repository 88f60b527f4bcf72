"""Data packs: what they may replace, the words that follow, and the sentence that refuses a bad one."""

import tomllib
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from tests.games.mosaic.kit import RULES
from zeitalter.core.chance import stream
from zeitalter.core.data import DataError
from zeitalter.core.playout import play_randomly
from zeitalter.games.mosaic.data import load
from zeitalter.games.mosaic.data.schema import EffectEntry
from zeitalter.games.mosaic.rules.counting import COUNTS
from zeitalter.games.mosaic.rules.effects import OPERATIONS, Operation
from zeitalter.games.mosaic.title import create
from zeitalter.text import LANGUAGES, Words


def pack(folder: Path, name: str, old: str, new: str) -> Path:
    """A pack with one built-in file, one thing in it changed everywhere."""
    text = (files("zeitalter.games.mosaic") / "data" / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new), encoding="utf-8")
    return folder


def test_a_pack_may_hold_any_of_the_files(tmp_path: Path) -> None:
    for name in load.FILES:
        pack(tmp_path, name, "", "")
        assert create(tmp_path).data_digest == RULES.data_digest


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("technologies.toml", "needs = { science = 2 }", "needs = { science = 1 }"),
        ("build_cards.toml", "stone = 4", "stone = 5"),
        ("leaders.toml", "money = 30", "money = 20"),
        ("wonders.toml", "amount = 4", "amount = 5"),
        ("golden_ages.toml", "vp = 6", "vp = 5"),
        ("achievements.toml", "amount = 12", "amount = 11"),
        ("governments.toml", "ideas = 15", "ideas = 12"),
        ("decks.toml", "unrest = 3", "unrest = 5"),
        ("board.toml", "amount = 7", "amount = 8"),
    ],
)
def test_a_pack_changes_the_data(tmp_path: Path, name: str, old: str, new: str) -> None:
    assert create(pack(tmp_path, name, old, new)).data_digest != RULES.data_digest


@pytest.mark.parametrize(
    ("name", "old", "new", "key", "german", "english"),
    [
        (
            "decks.toml",
            'id = "population_06_food_2_people"\nfood = 6\npeople = 2',
            'id = "migrants"\nfood = 7\npeople = 1',
            "population-migrants",
            "1 Bevölkerung für 7 Nahrung",
            "1 population for 7 food",
        ),
        (
            "decks.toml",
            'id = "tax_3x_2x"\nkind = "tax"\nfirst = 3\nsecond = 2',
            'id = "tithe"\nkind = "tax"\nfirst = 5\nsecond = 4',
            "tax-tithe",
            "Steuern 5 × Bevölkerung, 4 × Regierung",
            "Tax 5 × population, 4 × government",
        ),
        (
            "decks.toml",
            "first = 4\nsecond = 2",
            "first = 6\nsecond = 3",
            "tax-tariff_4x_2x",
            "Zoll 6 × Handelswaren, 3 × Städte",
            "Tariff 6 × goods, 3 × cities",
        ),
        ("board.toml", "amount = 15", "amount = 12", "tile-money_15", "12 Geld", "12 money"),
        ("leaders.toml", 'de = "Bauer"', 'de = "Bäuerin"', "leader-farmer", "Bäuerin", "Farmer"),
    ],
)
def test_names_follow_the_data(
    tmp_path: Path, name: str, old: str, new: str, key: str, german: str, english: str
) -> None:
    packed = create(pack(tmp_path, name, old, new))
    assert Words("de", packed, strict=True)(key) == german
    assert Words("en", packed, strict=True)(key) == english


def test_a_game_with_other_cards_is_worded_to_its_end(tmp_path: Path) -> None:
    packed = create(pack(tmp_path, "decks.toml", 'id = "', 'id = "my_'))
    state = packed.setup(2, None, "pack")
    state.log = []
    assert play_randomly(state, stream("pack"), packed.longest).ended
    for language in LANGUAGES:
        words = Words(language, packed, ["Anna", "Ben"], strict=True)
        for event in state.log:
            assert words.message(event.message)
        assert packed.render(state.observe(0), words, 100)


# One more card of each kind, as a pack adds it to the built-in ones.
CARDS = {
    "starting technology": (
        "technologies.toml",
        """[[technologies]]
        starting = true
copies = 1
needs = {}
symbols = { food = 1 }
        effects = [{ op = "production", track = "food", amount = 1 }]""",
    ),
    "technology": (
        "technologies.toml",
        """[[technologies]]
        starting = false
copies = 2
needs = { food = 1 }
symbols = { science = 1 }
        effects = [{ op = "take_tile", what = "any", amount = 1 }]""",
    ),
    "settlement": (
        "build_cards.toml",
        """[[cards]]
        piece = "city"
copies = 3
symbols = { culture = 1 }
        effects = [{ op = "units", unit = "infantry", amount = 1, where = "this_region" }]""",
    ),
    "project": (
        "build_cards.toml",
        """[[cards]]
        piece = "project"
copies = 1
symbols = { science = 1 }
        effects = [{ op = "vp_per", amount = 1, per = "farms" }]""",
    ),
    "leader": (
        "leaders.toml",
        """[[leaders]]
        symbols = { food = 1 }
effects = [{ op = "calm", amount = 1 }]
power = "none"
start = { money = 5 }""",
    ),
    "wonder": (
        "wonders.toml",
        """[[wonders]]
        place = "anywhere"
effects = [{ op = "vp_per", amount = 1, per = "cities" }]""",
    ),
    "achievement": (
        "achievements.toml",
        """[[achievements]]
        needs = { of = "food_production", amount = 1 }
vp = 1""",
    ),
    "government": (
        "governments.toml",
        """[[governments]]
        ideas = 1
needs = {}
effects = [{ op = "production", track = "stone", amount = 1 }]""",
    ),
    "population card": ("decks.toml", "[[population]]\nfood = 5\npeople = 3\ncopies = 9"),
    "tax card": ("decks.toml", '[[taxes]]\nkind = "tax"\nfirst = 1\nsecond = 5\nunrest = 1\ncopies = 9'),
}


@pytest.mark.parametrize("kind", CARDS)
def test_a_pack_may_add_a_card_of_any_kind(tmp_path: Path, kind: str) -> None:
    name, entry = CARDS[kind]
    text = (files("zeitalter.games.mosaic") / "data" / name).read_text(encoding="utf-8")
    named = "" if name == "decks.toml" else '\nname = { de = "Neu", en = "New" }'
    (tmp_path / name).write_text(f'{text}\n{entry}\nid = "new"{named}\nsource = {{}}\n', encoding="utf-8")
    packed = create(tmp_path)
    noun = {"population card": "grow.card", "tax card": "levy.card"}.get(kind)
    words = packed.vocabulary.nouns
    assert any("new" in ids for key, ids in words.items() if isinstance(ids, list) and noun in (None, key))
    for seats in packed.seats:
        state = packed.setup(seats, None, f"new {kind}")
        assert play_randomly(state, stream("new", kind), packed.longest).ended
        state.check()
        assert packed.decode(packed.snapshot(state)).digest() == state.digest()


@pytest.mark.parametrize(
    ("name", "old", "new", "problem"),
    [
        ("decks.toml", "copies = 3", "copies = 1", "there are 4 tax cards, but the game needs at least 7"),
        ("decks.toml", "{people}", "{persons}", "its name has other places than {people}, {food}"),
        ("board.toml", "{amount} Geld", "{} Geld", "its name has other places than {amount}"),
        ("decks.toml", "tariff = { de", "customs = { de", "customs"),
        ("decks.toml", "unrest = 4", 'unrest = "four"', "unrest"),
        ("decks.toml", '"tax_2x_1x"', '"tax_1x_1x"', "this id is used twice"),
        ("golden_ages.toml", 'pillar = "science"', 'pillar = "sciense"', "there is no pillar 'sciense'; use one of"),
        ("golden_ages.toml", 'pillar = "food"', 'pillar = "science"', "another golden age has the pillar 'science'"),
        ("leaders.toml", 'power = "art"', 'power = "extra_actions"', "has the power 'extra_actions' already"),
        ("leaders.toml", 'power = "art"', 'power = "arts"', "'arts' is not known here"),
        (
            "achievements.toml",
            'of = "cities"',
            'of = "towns"',
            "'towns' is not known here; use one of cities, population",
        ),
    ],
)
def test_a_pack_that_cannot_be_used_says_why(tmp_path: Path, name: str, old: str, new: str, problem: str) -> None:
    with pytest.raises(DataError) as caught:
        create(pack(tmp_path, name, old, new))
    assert problem in str(caught.value)


# A field or operation of a card, what it becomes, and the whole sentence.
EFFECTS = {
    "missing": (
        "technologies.toml",
        'op = "gain", resource = "food", amount = 12',
        'op = "gain", amount = 12',
        "operation 'gain', field 'resource': it is missing; add resource = \"...\" with one of stone, ideas, food",
    ),
    "missing number": (
        "technologies.toml",
        'op = "vp_now", amount = 1, per = "population", max = 10',
        'op = "vp_now", amount = 1, per = "population"',
        "operation 'vp_now', field 'max': it is missing; add max = a number from 1 on",
    ),
    "missing list": (
        "build_cards.toml",
        ', goods = ["grain", "wine", "olive_oil"]',
        "",
        "operation 'goods_set', field 'goods': it is missing; add goods = [\"...\"] with some of fish, grain",
    ),
    "missing pillar": (
        "technologies.toml",
        'op = "calm_per", amount = 1, per = "symbols", pillar = "culture"',
        'op = "calm_per", amount = 1, per = "symbols"',
        "operation 'calm_per', field 'pillar': it is missing; add pillar",
    ),
    "missing maximum of a counted number": (
        "technologies.toml",
        ', per = "ports", max = 3',
        ', per = "ports"',
        "operation 'take_tile', field 'max': it is missing",
    ),
    "field of another operation": (
        "governments.toml",
        'op = "look"',
        'op = "look", amount = 2',
        "operation 'look', field 'amount': it has no such field; leave it out (it has none)",
    ),
    "misspelt field": (
        "golden_ages.toml",
        'op = "gain", resource',
        'op = "gain", resorce',
        "in the operation 'gain': Object contains unknown field `resorce`",
    ),
    "wrong type": (
        "wonders.toml",
        "amount = 4",
        'amount = "four"',
        "in the operation 'vp_per': Expected `int`, got `str`",
    ),
    "unknown operation": (
        "leaders.toml",
        'op = "calm"',
        'op = "clam"',
        "operation 'clam': there is no such operation; use one",
    ),
    "unknown word": (
        "wonders.toml",
        'per = "claimed"',
        'per = "clamed"',
        "operation 'vp_per', field 'per': 'clamed' is not known here; use one of symbols, wonders",
    ),
    "unknown good": (
        "technologies.toml",
        'what = "bronze"',
        'what = "brass"',
        "field 'what': 'brass' is not known here",
    ),
    "no use on this kind of card": (
        "wonders.toml",
        'op = "calm", amount',
        'op = "vp", amount',
        "operation 'vp': it does nothing on a wonder; use one of vp_per, calm, calm_per",
    ),
    "nothing happens when a project is built": (
        "build_cards.toml",
        'op = "vp_per", amount = 1, per = "symbols", pillar = "military"',
        'op = "population", amount = 1',
        "operation 'population': it does nothing on a project; use one of vp, vp_per, calm",
    ),
    "no region of its own": (
        "technologies.toml",
        'per = "cities"',
        'per = "cities_in_region"',
        "field 'per': 'cities_in_region' is not known here",
    ),
    "units removed in one region or in any": (
        "technologies.toml",
        'units = ["infantry"], where = "any_region"',
        'units = ["infantry"], where = "city_region"',
        "operation 'eliminate', field 'where': 'city_region' is not known here; use one of any_region",
    ),
    "no city just founded": (
        "technologies.toml",
        'amount = 3, where = "any_region"',
        'amount = 3, where = "this_region"',
        "field 'where': 'this_region' is not known here; use one of city_region, any_region",
    ),
    "a city beside a city": (
        "technologies.toml",
        'piece = "farm", where = "beside_city"',
        'piece = "city", where = "beside_city"',
        "operation 'place', field 'where': only villages are put beside a city",
    ),
    "few players matter to governments alone": (
        "technologies.toml",
        'op = "vp_per", amount = 1,',
        'op = "vp_per", amount = 1, few = 2,',
        "operation 'vp_per', field 'few': only governments count fewer with 2 and 3 players; leave it out",
    ),
}


@pytest.mark.parametrize("case", EFFECTS)
def test_an_operation_says_what_is_wrong_with_it(tmp_path: Path, case: str) -> None:
    name, old, new, problem = EFFECTS[case]
    with pytest.raises(DataError) as caught:
        create(pack(tmp_path, name, old, new))
    assert problem in caught.value.advice
    assert caught.value.file == name
    entries = tomllib.loads((files("zeitalter.games.mosaic") / "data" / name).read_text(encoding="utf-8"))
    ids = [entry["id"] for table in entries.values() if isinstance(table, list) for entry in table]
    assert caught.value.entry in ids


@pytest.mark.parametrize("operation", OPERATIONS, ids=[operation.name for operation in OPERATIONS])
def test_every_operation_says_which_fields_it_has(operation: Operation) -> None:
    fields = {field.name for field in msgspec.structs.fields(EffectEntry)}
    assert {*operation.needs, *operation.may} <= fields
    assert operation.kinds


def test_what_the_tables_of_words_hold_stands_where_its_number_says() -> None:
    assert [operation.op for operation in OPERATIONS] == list(range(len(OPERATIONS)))
    assert len({count.name for count in COUNTS}) == len(COUNTS)


MARTIAL_LAW = 'id = "martial_law"\nname = { de = "Kriegsrecht", en = "Martial Law" }'


@pytest.mark.parametrize(
    ("old", "new", "entry", "problem"),
    [
        (MARTIAL_LAW, MARTIAL_LAW + "\ncopies = 2", "martial_law", "give the card one copy"),
        ('op = "explore"', 'op = "lock_region"', "martial_law", "has it already; leave it out of one of them"),
    ],
    ids=["two copies", "two cards"],
)
def test_one_card_locks_a_region(tmp_path: Path, old: str, new: str, entry: str, problem: str) -> None:
    with pytest.raises(DataError) as caught:
        create(pack(tmp_path, "technologies.toml", old, new))
    assert (caught.value.file, caught.value.entry) == ("technologies.toml", entry)
    assert "the operation 'lock_region' exists once in the game" in caught.value.advice
    assert problem in caught.value.advice
