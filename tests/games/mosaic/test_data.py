"""Data packs: what they may replace, the words that follow, and the sentence that refuses a bad one."""

from importlib.resources import files
from pathlib import Path

import pytest

from tests.games.mosaic.kit import RULES
from zeitalter.core.chance import stream
from zeitalter.core.data import DataError
from zeitalter.core.playout import play_randomly
from zeitalter.games.mosaic import load
from zeitalter.games.mosaic.rules import create
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


@pytest.mark.parametrize(
    ("name", "old", "new", "problem"),
    [
        ("decks.toml", "copies = 5", "copies = 6", "there are 21 population cards, but the game needs 20"),
        ("decks.toml", "{people}", "{persons}", "its name has other places than {people}, {food}"),
        ("board.toml", "{amount} Geld", "{} Geld", "its name has other places than {amount}"),
        ("decks.toml", "tariff = { de", "customs = { de", "customs"),
        ("decks.toml", "unrest = 4", 'unrest = "four"', "unrest"),
        ("decks.toml", '"tax_2x_1x"', '"tax_1x_1x"', "this id is used twice"),
        ("wonders.toml", 'per = "claimed"', 'per = "clamed"', "'clamed' is not known here"),
        ("leaders.toml", 'power = "art"', 'power = "arts"', "'arts' is not known here"),
    ],
)
def test_a_pack_that_cannot_be_used_says_why(tmp_path: Path, name: str, old: str, new: str, problem: str) -> None:
    with pytest.raises(DataError) as caught:
        create(pack(tmp_path, name, old, new))
    assert problem in str(caught.value)
