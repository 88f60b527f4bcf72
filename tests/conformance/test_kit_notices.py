"""The kit can fail: each deliberately broken variant of the trial game is noticed by the check made for it."""

from collections.abc import Callable

import msgspec
import pytest

from tests.conformance import broken, silent
from tests.trial import RULES
from zeitalter.core import conformance
from zeitalter.core.conformance import CHECKS, QUICK, Case, recording, run
from zeitalter.core.conformance import case as case_of
from zeitalter.core.conformance.pins import Pin, check_pin, pin
from zeitalter.core.conformance.showing import check_amounts, check_shown
from zeitalter.core.conformance.visibility import visible_fields, visible_nouns
from zeitalter.core.conformance.wording import check_words
from zeitalter.core.match import Match
from zeitalter.core.record import Record, RecordError
from zeitalter.core.replay import replay
from zeitalter.core.rules import Rules
from zeitalter.text import LANGUAGES, Words

SIZE = msgspec.structs.replace(QUICK, games=1, positions=30, deep_positions=7, damages=12)
SEATS = 3

ALL = [check.__name__.removeprefix("check_") for check in CHECKS]

# What breaks, the check that must notice, and the checks that cannot help noticing as well.
GAMES: list[tuple[broken.Variant, str, list[str]]] = [
    (broken.TooShort, "games_end", ["resignations"]),
    (broken.ListsIllegal, "invariants", ["undo", "redo", "records", "edited_records", "amounts", "choices"]),
    (
        broken.AcceptsTooMuch,
        "invariants",
        ["defaults", "resignations", "imagine", "unlisted_actions", "borders", "amounts"],
    ),
    (
        broken.KeepsSecretCount,
        "same_trace",
        ["invariants", "snapshots", "records", "edited_records", "defaults", "redo"],
    ),
    (broken.EndsTooSoon, "outcome", []),
    (broken.MiscountsTotals, "outcome", []),
    (broken.ValuesNothing, "value", []),
    (broken.CountsRoundsDown, "rounds", []),
    (broken.SharesList, "copies_isolated", ALL),
    (broken.ForgetsToCopy, "copy_covers_fields", ALL),
    (broken.ForgetsInDigest, "digest_covers_fields", []),
    (broken.ForgetsInSnapshot, "snapshot_covers_fields", ["snapshots"]),
    (broken.ForgetsCache, "digest_covers_fields", ["snapshot_covers_fields", "snapshots"]),
    (broken.ForgetsCacheRules, "snapshots", []),
    (broken.CarelessReader, "damaged_snapshots", []),
    (broken.Homonyms, "notation", ["records", "edited_records"]),
    (broken.NumbersTooFew, "numbers", []),
    (broken.WritesWhatItSees, "features", []),
    (broken.RaisesOnNonsense, "refusals", []),
    (broken.DescribesListedOnly, "unlisted_actions", []),
    (broken.FearsAnswers, "redo", []),
    (broken.OffersIllegal, "choices", []),
    (broken.LeaksInCandidates, "no_leak", []),
    (broken.OffersTooMuch, "amounts", []),
    (broken.OffersOthers, "amounts", []),
    (broken.OffersUnsaid, "amounts", []),
    (broken.OffersNothing, "amounts", []),
    (broken.OffersElsewhere, "amounts", []),
    (broken.ShowsFlow, "shown", []),
    (broken.ShowsNoSituation, "shown", []),
    (broken.ShowsLargeNumbers, "shown", []),
    (broken.ShowsTuples, "shown", []),
    (broken.IllegalDefault, "defaults", []),
    (broken.GoesOnWithoutThem, "resignations", []),
    (broken.FirstComeFirstServed, "sealed_order", []),
    (broken.LeavesTrace, "withdrawing", []),
    (broken.AnnouncesBids, "sealed_hidden", []),
    (broken.LeaksInViewRules, "no_leak", ["imagine", "borders", "turnings"]),
    (broken.LeaksToSpectators, "no_leak", ["borders", "turnings"]),
    (broken.LeaksInPrompt, "no_leak", []),
    (broken.LeaksInDescription, "no_leak", ["redo"]),
    (broken.LeaksInLegalActions, "player_view", ["no_leak"]),
    (broken.LeaksInEvents, "events", []),
    (broken.ForgetsBorder, "borders", ["turnings"]),
    (broken.ForgetsRareBorder, "turnings", []),
    (broken.ImaginesByMood, "imagine", []),
    (broken.ImaginesWrongly, "imagine", []),
    (broken.ImaginesAlways, "imagine_varies", []),
    (silent.CountsWrongly, "sums", []),
    (silent.ExplainsTwice, "sums", []),
    (silent.ExplainsTheHandsOfOthers, "no_leak", ["sums"]),
    (silent.CountsNobodysCoins, "holdings", []),
    (silent.TellsHands, "no_leak", ["events"]),
    (silent.ForgetsPlaces, "elements", []),
    (silent.PassesWhatIsNotPossible, "passing", []),
    (silent.PassesBySecrets, "no_leak", []),
    (silent.LeaksInReasons, "no_leak", []),
    (silent.LeaksInConsequences, "no_leak", []),
]


def failures(case: Case) -> set[str]:
    found = set()
    for check in CHECKS:
        try:
            run(check, case)
        except AssertionError:
            found.add(check.__name__.removeprefix("check_"))
    return found


@pytest.mark.parametrize(("variant", "noticed", "also"), GAMES, ids=[variant.__name__ for variant, _, _ in GAMES])
def test_broken_game_is_noticed(variant: broken.Variant, noticed: str, also: list[str]) -> None:
    found = failures(Case(broken.rules_of(variant), SEATS, seed=1, size=SIZE))
    assert noticed in found
    assert found <= {noticed, *also}


def test_the_trial_game_itself_passes() -> None:
    assert failures(Case(RULES, SEATS, seed=1, size=SIZE)) == set()


def test_every_check_is_proved_able_to_fail() -> None:
    proved = {noticed for _, noticed, _ in GAMES} | {"undo", "redo", "records", "edited_records"}  # those below
    assert proved == set(ALL)


@pytest.mark.parametrize(
    ("match", "noticed"),
    [(broken.UndoesTooFar, "undo"), (broken.UndoForgets, "redo"), (broken.LosesEntry, "records")],
)
def test_broken_match_is_noticed(match: type[Match], noticed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(case_of, "Match", match)
    assert noticed in failures(Case(RULES, SEATS, seed=1, size=SIZE))


def test_careless_replay_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(record: Record, rules: Rules) -> Match | None:
        try:
            return replay(record, rules)
        except RecordError as error:
            if "chance answered" in str(error):
                return None
            raise

    monkeypatch.setattr(recording, "replay", careless)
    assert failures(Case(RULES, SEATS, seed=1, size=SIZE)) == {"edited_records"}


def known(rules: Rules) -> Callable[[object], None]:
    words = [Words(language, rules, strict=True) for language in LANGUAGES]

    def word(message):  # type: ignore[no-untyped-def]
        for language in words:
            language.message(message)

    return word


def check_people_shown(case: Case) -> None:
    check_amounts(case)
    check_shown(case)


@pytest.mark.parametrize(
    ("variant", "reason"),
    [
        (broken.OffersTooMuch, r"\d is in the range Amount.* of 'move .*' of seat \d, but not legal"),
        (broken.OffersOthers, "the amount of 'move .*' is not in its own range"),
        (broken.OffersUnsaid, "the words of 'move .*' give n = None, but the amount is 1"),
        (broken.OffersNothing, "not a range"),
        (broken.OffersElsewhere, "has no number 'coins' that could be chosen"),
        (broken.ShowsFlow, "seat 0 is shown flow, which is for bots"),
        (broken.ShowsNoSituation, "seat 0 is not told where the game stands"),
        (broken.ShowsLargeNumbers, r"discards\[0\] of seat 0 is too large for a browser: 90071992547"),
        (broken.ShowsTuples, "what seat 0 is shown changes on its way through JSON"),
    ],
)
def test_it_is_said_what_people_are_shown_wrongly(variant: broken.Variant, reason: str) -> None:
    case = Case(broken.rules_of(variant), SEATS, seed=1, size=SIZE)
    with pytest.raises(AssertionError, match=reason):
        check_people_shown(case)


def test_missing_words_are_noticed() -> None:
    case = Case(broken.rules_of(broken.WithoutWords), SEATS, seed=1, size=SIZE)
    with pytest.raises(AssertionError, match="no words for 'trial-ask-nothing'"):
        check_words(case, known(RULES))


def test_secret_told_to_everybody_is_noticed() -> None:
    case = Case(broken.rules_of(broken.LeaksInEvents), SEATS, seed=1, size=SIZE)
    with pytest.raises(AssertionError, match="tells everybody card_secret"):
        check_words(case, known(RULES))


def test_openly_leaking_view_changes_the_table_of_fields() -> None:
    sound = visible_fields(Case(RULES, SEATS, seed=1))
    leaking = visible_fields(Case(broken.rules_of(broken.HonestLeak), SEATS, seed=1))
    assert sound["hands[][]"] == "owner, others"  # others remember what they handed on
    assert leaking["hands[][]"] == "everybody"


def test_leaking_log_changes_the_table_of_nouns() -> None:
    sound = visible_nouns(Case(RULES, SEATS, seed=1))
    leaking = visible_nouns(Case(broken.rules_of(broken.LeaksNumberOfEvents), SEATS, seed=1))
    assert sound["offer <card>"] == "owner"
    assert leaking["offer <card>"] == "everybody"


def test_changed_rules_are_noticed_by_a_pin() -> None:
    case = Case(RULES, SEATS, seed=1)
    pinned = pin(case)
    check_pin(case, pinned)
    with pytest.raises(AssertionError, match="step 2: "):
        check_pin(case, Pin([*pinned.counts[:2], 99, *pinned.counts[3:]], pinned.digest))
    with pytest.raises(AssertionError, match="another position"):
        check_pin(case, Pin(pinned.counts, "0"))
    with pytest.raises(AssertionError, match="not pinned yet"):
        check_pin(case, None)


def test_a_failure_tells_how_to_repeat_it() -> None:
    with pytest.raises(AssertionError, match=r"^trial, 3 seats, usual options, seed 7, step 40: "):
        conformance.check_game(broken.TooShort(), SEATS, seed=7, size=SIZE)
