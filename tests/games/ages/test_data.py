"""The data files, data packs, words made from the data, and the statistics of a given civilization."""

import re
from pathlib import Path

import pytest

from tests.games.ages.kit import rules, table
from tests.games.ages.test_variant_contract import SMALL
from zeitalter.core.chance import stream
from zeitalter.core.conformance import CHECKS, Case, run
from zeitalter.core.data import DataError
from zeitalter.games.ages import Tableau, statistics
from zeitalter.games.ages.data.load import load
from zeitalter.games.ages.model.catalogue import KINDS
from zeitalter.games.ages.model.options import Options
from zeitalter.games.ages.title import AgesRules, create
from zeitalter.games.ages.view.effect_words import card_words
from zeitalter.text import LANGUAGES, Words

DATA = Path(load.__code__.co_filename).parent


def pack(folder: Path, name: str, old: str, new: str) -> Path:
    text = (DATA / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def test_cards_are_as_many_as_the_rulebook_says() -> None:
    cards = rules().catalogue.cards
    civil = sum(card.copies[4] for card in cards if card.kind <= 18)
    military = sum(card.copies[4] for card in cards if card.kind > 18)
    assert (civil, military) == (185, 155)


def test_each_deck_has_5_cards_marked_3_and_5_marked_4() -> None:
    for age in (1, 2, 3):
        deck = [rules().catalogue.cards[card] for card in rules().catalogue.civil_decks[age]]
        assert sum(card.copies[3] - card.copies[2] for card in deck) == 5
        assert sum(card.copies[4] - card.copies[3] for card in deck) == 5


def test_banks_as_printed() -> None:
    made = rules().catalogue
    assert [made.population_cost[n] for n in (18, 17, 16, 12, 8, 4, 1)] == [2, 2, 3, 4, 5, 7, 7]
    assert [made.consumption[n] for n in (18, 17, 16, 12, 8, 4, 0)] == [0, 0, 1, 2, 3, 4, 6]
    assert [made.faces_needed[n] for n in (18, 16, 12, 10, 8, 6, 4, 2, 0)] == [0, 1, 2, 3, 4, 5, 6, 7, 8]
    assert [made.corruption[n] for n in (18, 9, 8, 5, 4, 1, 0)] == [0, 0, 2, 2, 4, 4, 6]


def test_a_pack_changes_values(tmp_path: Path) -> None:
    packed = create(pack(tmp_path, "civil.toml", "science = 5\ncost    = 5", "science = 4\ncost    = 5"))
    iron = packed.catalogue.ids.index("iron")
    assert packed.catalogue.cards[iron].science_cost == 4
    assert packed.data_digest != rules().data_digest


def test_one_copy_said_or_left_out_is_the_same_data(tmp_path: Path) -> None:
    effects = "effects = { strength_per_unit = 1 }"
    said = create(pack(tmp_path, "civil.toml", effects, f"{effects}\ncopies  = [1, 1, 1]"))
    assert said.data_digest == rules().data_digest


@pytest.mark.parametrize(
    ("name", "old", "new", "problem"),
    [
        ("civil.toml", 'id      = "iron"', 'id      = "steel"', "iron: the entry is missing"),
        ("civil.toml", 'kind    = "mine"', 'kind    = "farm"', 'kind = "mine"'),
        ("military.toml", 'op = "food"', 'op = "bread"', "no event operation"),
        (
            "civil.toml",
            "gives   = { resource = 2 }",
            "gives   = { resource = 2, culture = 1 }",
            "mine cannot give culture",
        ),
        ("civil.toml", "{ strength = 5, civil", "{ science = 1, strength = 5, civil", "cannot give science"),
        ("civil.toml", "{ strength_per_unit = 1 }", "{ doubles_faces = 1 }", "leader cannot have doubles_faces"),
        ("board.toml", "tokens      = 2", 'tokens      = "two"', "tokens"),
        ("board.toml", "hunger", "hungry", "hungry"),
    ],
)
def test_a_pack_that_cannot_be_used_says_why(tmp_path: Path, name: str, old: str, new: str, problem: str) -> None:
    with pytest.raises(DataError, match=problem):
        create(pack(tmp_path, name, old, new))


def with_twins(folder: Path) -> AgesRules:
    """The rules of a pack that adds a twin to the last card of every kind."""
    for name in ("civil.toml", "military.toml"):
        text = (DATA / name).read_text(encoding="utf-8")
        last = {re.search(r'kind += +"(.*)"', block)[1]: block for block in text.split("[[cards]]")[1:]}  # type: ignore[index]
        twins = [re.sub(r'id( +)= "(.*)"', r'id\1= "\2_twin"', block, count=1) for block in last.values()]
        (folder / name).write_text("[[cards]]".join([text + "\n", *twins]), encoding="utf-8")
    return create(folder)


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> AgesRules:
    return with_twins(tmp_path_factory.mktemp("twins"))


def test_a_pack_adds_a_card_of_every_kind(twins: AgesRules) -> None:
    added = [card for card in twins.catalogue.cards if card.id.endswith("_twin")]
    assert [card.kind for card in added] == list(range(len(KINDS)))
    assert len(twins.catalogue.cards) == len(rules().catalogue.cards) + len(KINDS)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_with_added_cards_keep_the_contract(twins: AgesRules, seats: int) -> None:
    for check in CHECKS:
        run(check, Case(twins, seats, Options("expert"), 1, SMALL))


def test_added_cards_are_played(twins: AgesRules) -> None:
    wanted = {"mechanized_agriculture_twin", "organized_religion_twin", "raid_iii_twin", "peace_treaty_iii_twin"}
    used: set[str] = set()
    for seed in range(500):  # as many games as it takes: the rarest card is played in one of thirty
        if wanted <= used:
            break
        rng = stream("twins", seed)
        state = twins.setup(4, Options("expert"), seed)
        while actors := state.actors():
            legal = state.legal_actions(actors[0])
            action = legal[rng.below(len(legal))]
            used |= {word for word in twins.vocabulary.notation(action).split() if word.endswith("_twin")}
            state.apply(actors[0], action)
        state.check()
    assert wanted <= used


def test_every_card_is_worded_in_both_languages() -> None:
    for language in LANGUAGES:
        words = Words(language, rules(), strict=True)
        for card in rules().catalogue.cards:
            assert words(f"card-{card.id}")
            assert words(f"kind-{card.kind}")
            sentences = [words.message(message) for message in card_words(card)]
            assert sentences, card.id
            assert all(sentences)


def test_the_table_as_text_in_both_languages() -> None:
    game = table(3).player(0, hand="iron", military="rats", cards="moses pyramids", wonder="taj_mahal").turn(0)
    for language in LANGUAGES:
        words = Words(language, rules(), ["Anna", "Ben", "Cleo"], strict=True)
        for seat in (0, None):
            text = rules().render(game.state.observe(seat), words, 100)
            assert "Anna" in text
            assert words("card-pyramids") in text


def test_statistics_of_the_start() -> None:
    found = statistics(Tableau(workers={"agriculture": 2, "bronze": 2, "philosophy": 1, "warriors": 1}, unused=1))
    assert (found.culture, found.science, found.strength, found.faces) == (0, 1, 1, 0)
    assert (found.food_production, found.resource_production, found.population_cost) == (2, 2, 2)
    assert (found.consumption, found.corruption, found.civil_actions, found.military_actions) == (0, 0, 4, 2)


def test_statistics_of_a_late_civilization() -> None:
    found = statistics(
        Tableau(
            government="fundamentalism",
            workers={"tanks": 3, "rockets": 2, "modern_infantry": 2, "air_forces": 1, "oil": 2, "movies": 2},
            tactic="modern_army",
            colonies=["strategic_territory_ii"],
            yellow_bank=3,
            blue_bank=4,
            blue={"oil": 2},
        )
    )
    assert found.strength == 60
    assert (found.culture, found.faces, found.faces_needed, found.discontent) == (8, 2, 6, 4)
    assert (found.resource_production, found.resources, found.corruption, found.consumption) == (10, 10, 4, 4)
