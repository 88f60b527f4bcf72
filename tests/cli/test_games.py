"""zeitalter games and bench"""

import json
from typing import Annotated, Literal

import pytest
from msgspec import Meta, Struct

from tests.cli.runner import run
from zeitalter.arena.speed import measure
from zeitalter.cli import bench
from zeitalter.cli.errors import UserError
from zeitalter.cli.options import limits, mode_name, read_options
from zeitalter.core.options import options_of
from zeitalter.core.rules import Rules
from zeitalter.games import games, load


def test_json_lists_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    listed = json.loads(run(capsys, "games", "--json", "--language", "de").out)
    assert [game["id"] for game in listed] == games()
    card_game = next(game for game in listed if game["id"] == "ages_cards")
    assert "Kartenspiel" in card_game["name"]
    assert card_game["players"] == [2, 4]
    assert [mode["mode"] for mode in card_game["modes"]] == ["new_world", "reason", "combined"]
    (option,) = card_game["options"]
    assert list(option["values"]) == ["new_world", "reason", "combined"]
    assert all(option["values"].values())
    assert option["label"]
    assert option["explanation"]
    assert 0 < card_game["reconstructed"] < 1
    assert sum(card_game["fidelity"]["values"].values()) > 0
    assert sum(card_game["fidelity"]["names"].values()) > 0
    assert next(game for game in listed if game["id"] == "civ1980")["presets"] == ["rulebook", "usual"]


def test_text_names_options_and_fidelity(capsys: pytest.CaptureFixture[str]) -> None:
    text = run(capsys, "games", "ages_cards").out
    assert "2 to 4 players" in text
    assert "mode=new_world | reason | combined" in text
    fidelity = load("ages_cards").fidelity
    assert f"Values: {100 * fidelity.values.reconstructed_share:.0f} % reconstructed" in text
    assert f"Names: {100 * fidelity.names.reconstructed_share:.0f} % translated" in text


class Many(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["b", "a"] = "b"
    expert: bool = False
    rounds: Annotated[int, Meta(ge=2, lt=9, description="how long")] = 4
    bid: int = 0


class ManyRules(Rules):
    id = "many"
    options = Many
    modes = (Many(), Many(kind="a", expert=True))

    def __init__(self) -> None:
        """Without a game: only its options are looked at."""


def test_options_are_read_off_the_struct() -> None:
    kind, expert, rounds, bid = options_of(ManyRules())
    assert (kind.values, kind.default) == (["b", "a"], "b")
    assert expert.values == [False, True]
    assert (rounds.low, rounds.high, limits(rounds)) == (2, 8, "2–8")
    assert limits(bid) == "…–…"


def test_other_kinds_of_options_are_refused() -> None:
    class Odd(Struct, frozen=True):
        name: str = ""

    class OddRules(ManyRules):
        options = Odd
        modes = (Odd(),)

    with pytest.raises(TypeError, match="option 'name' must be a Literal, a bool or an int"):
        options_of(OddRules())


def test_options_from_texts() -> None:
    chosen = read_options(ManyRules(), Many(), ["kind=a", "expert = yes", "rounds=8", "bid=-3"])
    assert chosen == Many("a", True, 8, -3)
    assert read_options(ManyRules(), Many(), []) == Many()


@pytest.mark.parametrize(
    "given", ["kind=c", "expert=perhaps", "rounds=9", "rounds=1", "rounds=x", "rounds=", "bid=x", "bid=--3"]
)
def test_bad_values_are_refused(given: str) -> None:
    with pytest.raises(UserError):
        read_options(ManyRules(), Many(), [given])


def test_modes_are_named_by_what_differs() -> None:
    rules = ManyRules()
    assert [mode_name(rules, mode) for mode in rules.modes] == ["kind=b expert=false", "kind=a expert=true"]


def test_bench(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "measure", lambda rules, players, mode, seconds: measure(rules, players, mode, 0.01))
    report = json.loads(run(capsys, "bench", "ages_cards", "--json").out)
    assert report["build"] in ("pure", "compiled")
    assert [line["options"]["mode"] for line in report["lines"]] == ["new_world", "reason", "combined"]
    assert all(line["speed"]["decisions_per_second"] > 0 for line in report["lines"])
    text = run(capsys, "bench", "ages_cards", "--players", "2").out
    assert "mode=combined" in text
    assert "Decisions/s" in text
