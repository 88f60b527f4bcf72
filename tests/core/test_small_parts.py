"""Outcomes, events, player views and random play."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.play import begin, play, skip_bids
from tests.trial import RULES
from zeitalter.core.chance import stream
from zeitalter.core.outcome import Outcome, ranks
from zeitalter.core.player import Bot, PlayerView
from zeitalter.core.playout import play_randomly
from zeitalter.core.wording import Event, Message


@given(st.lists(st.tuples(st.integers(0, 5), st.integers(0, 2)), min_size=1, max_size=7))
def test_ranks_count_those_ahead(keys: list[tuple[int, int]]) -> None:
    places = ranks(keys)
    assert min(places) == 1
    for key, place in zip(keys, places):
        assert place == 1 + sum(other > key for other in keys)


def test_equal_ranks_share_the_victory() -> None:
    outcome = Outcome([{}, {}, {}], [3, 5, 5], ranks([(3,), (5,), (5,)]), Message("end"))
    assert outcome.ranks == [3, 1, 1]
    assert outcome.winners == [1, 2]


def test_an_event_is_read_by_those_it_is_for() -> None:
    event = Event(Message("drew", {"card_secret": "x"}), 0b101, Message("drew-hidden"))
    assert [event.for_seat(seat).key for seat in (0, 1, 2)] == ["drew", "drew-hidden", "drew"]  # type: ignore[union-attr]
    assert event.for_seat(None) == Message("drew-hidden")
    assert Event(Message("whisper"), 0b1).for_seat(1) is None
    assert Event(Message("public")).for_seat(None) == Message("public")


def test_emitted_secrets_are_left_out_of_the_public_text() -> None:
    state = begin()
    state.log = []
    state.emit("key", {"seat": 1, "card_secret": "card-salt"}, 0b10, "key-hidden")
    assert state.log[0].public == Message("key-hidden", {"seat": 1})
    state.log = None
    state.emit("key", {})


def test_a_player_gets_the_view_and_nothing_else() -> None:
    state = begin()
    skip_bids(state)
    player = PlayerView(RULES, state.observe(1))
    assert player.legal_actions == state.legal_actions(1)
    assert player.legal_actions is player.legal_actions
    assert player.imagine(stream(1)).digest() == player.imagine(stream(1)).digest()
    assert player.imagine(stream(1)).digest() != player.imagine(stream(2)).digest()


def test_a_spectator_is_no_player() -> None:
    with pytest.raises(ValueError, match="spectator"):
        PlayerView(RULES, begin().observe(None))


def test_a_bot_has_to_choose() -> None:
    with pytest.raises(NotImplementedError):
        Bot().choose(PlayerView(RULES, begin().observe(0)), stream(1))


def test_random_play_counts_real_decisions() -> None:
    state = begin(2)
    playout = play_randomly(state, stream(3), 1000)
    assert playout.ended
    assert state.outcome() is not None
    assert playout.decisions <= playout.actions
    assert playout.options >= 2 * playout.decisions


def test_random_play_stops_at_its_limit() -> None:
    state = begin(2)
    playout = play_randomly(state, stream(3), 4)
    assert not playout.ended
    assert playout.actions == 4
    play(state, *[f"{seat} {RULES.vocabulary.notation(state.default_action(seat))}" for seat in state.actors()[:1]])
