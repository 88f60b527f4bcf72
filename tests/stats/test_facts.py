"""What a record tells: the same as the arena said when the game was played."""

from pathlib import Path

import pytest
from msgspec import structs

from zeitalter.arena import record_match
from zeitalter.bots import create
from zeitalter.core.action import TABLE, Action, Control
from zeitalter.core.chance import stream
from zeitalter.core.match import Match
from zeitalter.core.names import told_apart
from zeitalter.core.player import PlayerView
from zeitalter.core.playout import play_randomly
from zeitalter.core.record import Entry, Record, RecordError
from zeitalter.core.records import Found, to_line
from zeitalter.games import games, load
from zeitalter.stats.facts import ReadFacts, facts_of
from zeitalter.text import LANGUAGES, Words


@pytest.mark.parametrize("game", ["ages", "ages_cards", "mosaic"])
def test_the_same_as_the_arena_says(game: str) -> None:
    rules, players = load(game), ["random", "random", "random"]
    result, record = record_match(rules, None, [create(name) for name in players], "facts", told_apart(players))
    facts = facts_of(record, rules)
    assert facts.players == players
    assert facts.winners == result.winners
    assert facts.totals == result.totals
    assert facts.rounds == result.rounds
    assert facts.decisions == result.decisions
    assert facts.ending == result.reason.key
    assert all(facts.traits)


def played(trying: bool) -> Record:
    """A game of random bots. One that tries makes another choice first wherever it can be taken back, and does so."""
    rules = load("ages_cards")
    match = Match(rules, 2, seed="undo", players=["random 1", "random 2"])
    bot, rng = create("random"), stream("undo")
    while match.state.actors():
        seat = match.state.actors()[0]
        if trying:
            for choice in can_be_taken_back(match, seat)[:2]:
                match.act(seat, choice)
                match.act(TABLE, Control(seat, 1))  # somebody sits down meanwhile
                match.undo(seat)
        match.act(seat, bot.choose(PlayerView(rules, match.state.observe(seat)), rng))
    return match.record()


def can_be_taken_back(match: Match, seat: int) -> list[Action]:
    borders = match.state.borders()
    found = []
    for action in match.state.legal_actions(seat):
        after = match.state.copy()
        after.apply(seat, action)
        if after.borders() == borders and after.agenda:
            found.append(action)
    return found


def test_what_was_taken_back_does_not_count() -> None:
    rules = load("ages_cards")
    plain, tried = played(False), played(True)
    assert sum(entry.action == "undo" for entry in tried.entries) > 50
    assert facts_of(tried, rules) == facts_of(plain, rules)


def found(record: Record) -> Found:
    return Found(Path("games.jsonl.gz"), 3, to_line(record))


def test_a_game_that_was_not_finished_tells_nothing() -> None:
    match = Match(load("ages_cards"), 2, seed=1)
    assert ReadFacts().read(found(match.record())) is None
    with pytest.raises(RecordError, match="not finished"):
        facts_of(match.record(), load("ages_cards"))


def test_what_is_wrong_names_file_and_line() -> None:
    broken = structs.replace(played(False), version=99)
    with pytest.raises(RecordError, match=r"^games.jsonl.gz:3: .*version 99"):
        ReadFacts().read(found(broken))
    for action in ("fly", "undo"):
        nonsense = structs.replace(played(False), entries=[Entry(0, action)])
        with pytest.raises(RecordError, match=r"^games.jsonl.gz:3: entry 1 of 1"):
            ReadFacts().read(found(nonsense))
    with pytest.raises(RecordError, match=r"^games.jsonl.gz:3: there is no game 'chess'"):
        ReadFacts().read(found(structs.replace(broken, game="chess")))


@pytest.mark.parametrize("game", games())
def test_traits_have_names_in_both_languages(game: str) -> None:
    """Looked at all through a random game, for every seat."""
    rules = load(game)
    state = rules.setup(rules.seats.start, None, "traits")
    rng = stream("traits")
    seen: dict[str, set[str]] = {}
    while state.actors():
        play_randomly(state, rng, 20)
        for seat in range(state.seats):
            for kind, keys in rules.traits(state, seat).items():
                seen.setdefault(kind, set()).update(keys)
    assert sum(map(len, seen.values())) > 5
    for language in LANGUAGES:
        words = Words(language, rules, strict=True)
        for kind, keys in seen.items():
            assert words(f"trait-{kind}")
            assert all(words(key) for key in keys)
