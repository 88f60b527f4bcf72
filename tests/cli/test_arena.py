"""zeitalter arena"""

import json
from pathlib import Path

import pytest

from tests.cli.runner import run, run_program

ARENA = ("arena", "ages_cards", "--bots", "greedy,random", "--seed", "3")


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    done = run(capsys, *ARENA, "--players", "3", "--games", "3", "--jobs", "1", "--json")
    result = json.loads(done.out)
    assert result["balanced"]
    greedy, random = result["standings"]
    assert (greedy["bot"], greedy["games"], greedy["chance"]) == ("greedy", 3, pytest.approx(1 / 3))
    assert (random["bot"], random["games"], random["chance"]) == ("random", 3, pytest.approx(2 / 3))
    assert greedy["games_by_seat"] == [1, 1, 1]
    assert greedy["wins"] + random["wins"] == pytest.approx(3)
    assert greedy["low"] <= greedy["win_rate"] <= greedy["high"]
    parallel = run(capsys, *ARENA, "--players", "3", "--games", "3", "--jobs", "2", "--json")
    assert parallel.out == done.out


def test_table_says_when_seats_are_not_balanced(capsys: pytest.CaptureFixture[str]) -> None:
    arena = ("arena", "ages_cards", "--bots", "random,random", "--jobs", "1")
    odd = run(capsys, *arena, "--games", "3").out
    assert "not every bot sat in every seat" in odd
    assert "random#2" in odd
    assert "nicht jeder Bot" in run(capsys, *arena, "--games", "1", "--language", "de").out
    assert "not every" not in run(capsys, *arena, "--games", "2").out


# ---- pairs, the sequential test, times -------------------------------------------------------------------------------

SPRT = (*ARENA, "--players", "3", "--sprt")
EARLY = (*SPRT, "--h1", "0.7")  # clear after six games


def without(report: dict[str, object], *keys: str) -> dict[str, object]:
    return {key: value for key, value in report.items() if key not in keys}


def test_pairs_share_their_deals(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    done = run(capsys, *ARENA, "--games", "4", "--pairs", "--jobs", "1", "--json", "--record", str(records))
    assert json.loads(done.out)["block"] == 2
    seeds = [json.loads(line)["seed"] for line in records.read_text().splitlines()]
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3]
    assert "Each deal was played 2 times" in run(capsys, *ARENA, "--games", "4", "--pairs", "--jobs", "1").out
    plain = run(capsys, *ARENA, "--games", "4", "--jobs", "1", "--json").out
    assert {"block", "sprt", "times"}.isdisjoint(json.loads(plain))


def test_the_sequential_test_stops_as_soon_as_it_is_clear(capsys: pytest.CaptureFixture[str]) -> None:
    done = run(capsys, *SPRT, "--jobs", "1", "--json")
    result = json.loads(done.out)
    finding = result["sprt"]
    assert (finding["bot"], finding["against"], finding["verdict"]) == ("greedy", "random", "stronger")
    assert finding["h0"] == pytest.approx(1 / 3)
    assert finding["h1"] == pytest.approx(1 / 3 + 0.1)
    assert finding["llr"] >= finding["upper"] == pytest.approx(2.944, abs=1e-3)
    assert (finding["games"], finding["blocks"], finding["most_games"]) == (12, 4, 198)
    assert result["games"] == 12
    assert result["balanced"]
    assert finding["low"] == result["standings"][0]["low"]


@pytest.mark.parametrize("where", [("--jobs", "2"), ("--jobs", "2", "--ray", "local")])
def test_it_stops_at_the_same_game_everywhere(
    where: tuple[str, ...], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    journal, records, others = tmp_path / "games.journal", tmp_path / "games.jsonl", tmp_path / "others.jsonl"
    alone = run(capsys, *EARLY, "--jobs", "1", "--json", "--record", str(records))
    program = run_program(
        *EARLY, *where, "--json", "--resume", str(journal), "--record", str(others), RAY_AUTH_MODE="disabled"
    )
    assert (program.code, program.out) == (0, alone.out)
    assert others.read_bytes() == records.read_bytes()  # nothing of the games beyond the end
    kept = journal.read_bytes()
    again = run(capsys, *EARLY, "--jobs", "1", "--json", "--resume", str(journal), "--record", str(others))
    assert again.out == alone.out
    assert journal.read_bytes() == kept


def test_a_sequential_test_is_continued(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    journal = tmp_path / "games.journal"
    whole = run(capsys, *EARLY, "--jobs", "1", "--json", "--resume", str(journal))
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[:6]))  # five games
    assert run(capsys, *EARLY, "--jobs", "1", "--json", "--resume", str(journal)).out == whole.out
    assert journal.read_bytes() == b"".join(lines)
    plain = run(capsys, *ARENA, "--players", "3", "--games", "6", "--jobs", "1", "--resume", str(journal))
    assert "games with the same deal there: 3, here: 1" in plain.err


@pytest.mark.parametrize(
    ("language", "bots", "settings", "expected"),
    [
        ("en", "greedy,random", (), ["greedy is stronger than random.", "H0 33.3 % of wins, H1 43.3 %", "LLR "]),
        ("de", "greedy,random", (), ["greedy ist stärker als random.", "H0 33,3 % der Siege, H1 43,3 %"]),
        ("en", "random,greedy", ("--h1", "0.6"), ["No: random does not win 60.0 % against greedy."]),
        ("de", "random,greedy", ("--h1", "0.6"), ["Nein: random gewinnt gegen greedy keine 60,0 %."]),
        ("en", "greedy,random", ("--games", "3"), ["Not shown:", "after 3 of at most 3 games in 1 blocks"]),
        ("de", "greedy,random", ("--games", "5"), ["Nicht gezeigt:", "nach 3 von höchstens 3 Partien"]),
        ("en", "greedy,random", ("--alpha", "0.1", "--beta", "0.2"), ["errors 10.0 % and 20.0 %", "-1.50 and 2.08"]),
        ("en", "greedy,random", ("--h0", "0.5"), ["H0 50.0 % of wins, H1 60.0 %"]),
    ],
)
def test_verdicts_in_words(
    language: str, bots: str, settings: tuple[str, ...], expected: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    arena = ("arena", "ages_cards", "--bots", bots, "--players", "3", "--seed", "3", "--sprt", "--jobs", "1")
    done = run(capsys, *arena, *settings, "--language", language)
    assert (done.code, done.err) == (0, "")
    assert [text for text in expected if text not in done.out] == []


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--bots", "greedy,random,random", "--sprt"), "--sprt compares two bots, not 3"),
        (("--bots", "greedy", "--sprt"), "--sprt compares two bots, not 1"),
        (("--bots", "greedy,random", "--sprt", "--games", "1"), "--sprt needs a game for each of the 2 seats"),
        (("--bots", "greedy,random", "--h0", "0.4"), "--h0 belongs to the sequential test: add --sprt"),
        (("--bots", "greedy,random", "--sprt", "--h1", "0.4"), "H0 (50.0 %) must be less than H1 (40.0 %)"),
        (("--bots", "greedy,random", "--sprt", "--alpha", "0.5"), "both errors less than 50 %"),
        (("--bots", "greedy,random", "--sprt", "--h1", "60"), "“60” is not a share between 0 and 1"),
    ],
)
def test_mistakes(arguments: tuple[str, ...], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    done = run(capsys, "arena", "ages_cards", *arguments)
    assert done.code == 2
    assert complaint in done.err


MIRROR = ("arena", "ages_cards", "--bots", "random,random", "--jobs", "1")


@pytest.mark.parametrize("pairs", [(), ("--pairs",)])
@pytest.mark.parametrize("players", [2, 4])
def test_a_mirror_match_brackets_the_fair_share(
    players: int, pairs: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    done = run(capsys, *MIRROR, "--players", str(players), "--games", "80", "--seed", "1", "--json", *pairs)
    one, copies = json.loads(done.out)["standings"]
    assert (one["bot"], copies["bot"]) == ("random", "random#2")
    assert one["chance"] == pytest.approx(1 / players)
    assert one["low"] <= one["chance"] <= one["high"]
    assert copies["low"] <= copies["chance"] <= copies["high"]


def test_a_mirror_match_is_called_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert "A mirror match: random against itself." in run(capsys, *MIRROR, "--games", "4").out
    assert "Ein Spiegelkampf: random" in run(capsys, *MIRROR, "--games", "4", "--language", "de").out
    assert "mirror" not in run(capsys, *ARENA, "--games", "2", "--jobs", "1").out


def test_nobody_is_stronger_than_itself(capsys: pytest.CaptureFixture[str]) -> None:
    done = run(capsys, *MIRROR, "--sprt", "--seed", "3", "--json")
    assert json.loads(done.out)["sprt"]["verdict"] == "no"


def test_times(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    plain = json.loads(run(capsys, *ARENA, "--games", "2", "--jobs", "1", "--json").out)
    journal = str(tmp_path / "games.journal")
    timed = run(capsys, *ARENA, "--games", "2", "--jobs", "1", "--json", "--times", "--resume", journal)
    assert without(json.loads(timed.out), "times") == plain
    greedy, random = json.loads(timed.out)["times"]
    assert (greedy["bot"], random["bot"]) == ("greedy", "random")
    assert greedy["decisions"] > greedy["turns"] > 0
    assert 0 < greedy["decision_median"] <= greedy["decision_p99"] <= greedy["turn_p99"]
    assert greedy["decision_median"] > random["decision_median"]
    again = run(capsys, *ARENA, "--games", "2", "--jobs", "1", "--json", "--times", "--resume", journal)
    assert again.out == timed.out  # the times are kept with the games
    untimed = run(capsys, *ARENA, "--games", "2", "--jobs", "1", "--resume", journal)
    assert "with times there: true, here: false" in untimed.err


@pytest.mark.parametrize(
    ("language", "words"), [("en", ["ms/decision", "ms/turn"]), ("de", ["ms/Entscheidung", "Zug"])]
)
def test_times_in_words(language: str, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    shown = run(capsys, *ARENA, "--games", "1", "--jobs", "1", "--times", "--language", language).out
    assert [word for word in words if word not in shown] == []
