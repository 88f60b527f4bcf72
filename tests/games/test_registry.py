"""Games are found by themselves."""

import pickle
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import zeitalter.games
from zeitalter.core.look import find
from zeitalter.games import PackError, UnknownGame, all_rules, games, load
from zeitalter.text import LANGUAGES, Words


def test_packages_are_games() -> None:
    assert "ages_cards" in games()
    assert [rules.id for rules in all_rules()] == games()


def test_rules_are_made_once() -> None:
    assert load("ages_cards") is load("ages_cards")


def test_other_distributions_bring_games_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [EntryPoint("trial", "tests.trial", zeitalter.games.GROUP)]
    monkeypatch.setattr(zeitalter.games, "entry_points", lambda group: found if group == zeitalter.games.GROUP else [])
    assert "trial" in games()
    assert load("trial").id == "trial"


def test_a_package_without_rules_is_not_a_game_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(zeitalter.games, "entry_points", lambda group: [EntryPoint("not_yet", "tests.cli", group)])
    assert "not_yet" not in games()


@pytest.mark.parametrize("game", games())
def test_what_people_begin_with_is_the_first_preset_and_each_stands_for_a_mode(game: str) -> None:
    rules = load(game)
    assert [preset.options for preset in rules.presets[:1]] in ([], [rules.usual])
    assert len(rules.presets) in (0, len(rules.modes))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_everything_that_can_be_looked_up_has_a_name_and_a_kind_of_its_own(game: str, language: str) -> None:
    rules = load(game)
    state = rules.setup(max(rules.seats), seed="look")
    entries = rules.look(state.observe(0), Words(language, rules, strict=True))
    ids = [entry.id for entry in entries]
    assert len(entries) > 40
    assert len(set(ids)) == len(ids)
    for entry in entries:
        assert entry.name
        assert entry.kind
        assert entry.text
        assert entry.id in [found.id for found in find(entries, entry.id)]
        assert entry.id in [found.id for found in find(entries, entry.name)]


def test_unknown_games_are_refused_with_a_list() -> None:
    with pytest.raises(UnknownGame, match=r"'chess'; there are: .*ages_cards"):
        load("chess")


def test_a_pack_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="no folder"):
        load("ages_cards", tmp_path / "missing")


def test_a_broken_pack(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text("this is not toml", encoding="utf-8")
    with pytest.raises(PackError, match=r"cards\.toml"):
        load("ages_cards", tmp_path)


def test_rules_must_be_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    class Module:
        @staticmethod
        def create(pack: Path | None) -> Any:
            return 7

    monkeypatch.setattr(zeitalter.games, "import_module", lambda name: Module)
    with pytest.raises(TypeError, match="gave int"):
        load("ages_cards", Path(__file__).parent)


def test_an_unknown_game_is_told_across_processes() -> None:
    error = pickle.loads(pickle.dumps(UnknownGame("go", ["ages"])))
    assert (str(error), error.game_id, error.known) == ("there is no game 'go'; there are: ages", "go", ["ages"])
