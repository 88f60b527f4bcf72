"""One game between bots."""

import pytest

from tests.trial import RULES
from tests.trial.model.verbs import Move
from zeitalter.arena import BotError, play_match, record_match
from zeitalter.bots import create
from zeitalter.core.action import FIRST_GAME_VERB, Action, raw_action
from zeitalter.core.chance import Stream
from zeitalter.core.player import Bot, PlayerView
from zeitalter.core.replay import replay


def bots(*names: str) -> list[Bot]:
    return [create(name) for name in names]


def test_equal_seeds_give_equal_games() -> None:
    first = play_match(RULES, 3, None, bots("greedy", "random", "random"), seed="7/1")
    assert play_match(RULES, 3, None, bots("greedy", "random", "random"), seed="7/1") == first
    assert play_match(RULES, 3, None, bots("greedy", "random", "random"), seed="7/2").digest != first.digest


def test_the_result_tells_the_end() -> None:
    result = play_match(RULES, 4, RULES.modes[1], bots(*4 * ["random"]), seed=1)
    assert len(result.totals) == len(result.ranks) == len(result.scores) == 4
    assert result.winners == [seat for seat in range(4) if result.ranks[seat] == 1]
    assert 0 < result.decisions <= result.actions
    assert result.rounds == 1


def test_a_recorded_game_is_the_same_game_and_replays() -> None:
    players = ["random", "greedy", "random"]
    result, record = record_match(RULES, None, bots(*players), 5, players)
    assert result == play_match(RULES, 3, None, bots(*players), seed=5)
    assert record.players == players
    assert replay(record, RULES).state.digest() == result.digest


def test_bots_have_streams_of_their_own() -> None:
    """A seat's bot plays on alike whatever dice another seat's bot throws."""
    drawn: list[list[int]] = [[], []]

    class Thrower(Bot):
        def __init__(self, log: list[int], extra: int) -> None:
            self.log, self.extra = log, extra

        def choose(self, player: PlayerView, rng: Stream) -> Action:
            for _ in range(self.extra):
                rng.word()
            if player.seat == 0:
                self.log.append(rng.word())
            return player.legal_actions[0]

    for log, extra in zip(drawn, (0, 3)):
        play_match(RULES, 3, None, [Thrower(log, 0), Thrower(log, extra), Thrower(log, extra)], seed=2)
    assert drawn[0]
    assert drawn[0] == drawn[1]


def test_nobody_is_always_the_first_where_all_act_at_once() -> None:
    first: set[int] = set()

    class Waiter(Bot):
        """Notes who is asked while the other could act, too, and has nothing to say."""

        def choose(self, player: PlayerView, rng: Stream) -> Action:
            if len(player.view.actors) == 2:
                first.add(player.seat)
            return player.legal_actions[0]

    play_match(RULES, 2, None, [Waiter(), Waiter()], seed=3)
    assert first == {0, 1}


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    class Cheat(Bot):
        def choose(self, player: PlayerView, rng: Stream) -> Action:
            return raw_action(FIRST_GAME_VERB + 60)

    with pytest.raises(BotError, match="seat 1 of trial, seed 9"):
        play_match(RULES, 3, None, [*bots("random"), Cheat(), *bots("random")], seed=9)


def test_a_bot_may_do_what_is_legal_without_being_listed() -> None:
    chosen: list[Action] = []

    class Marches(Bot):
        """Moves more pieces than the list of actions offers, whenever it may."""

        def choose(self, player: PlayerView, rng: Stream) -> Action:
            state, legal = player.imagine(rng), player.legal_actions
            moves = [action for action in legal if isinstance(action, Move)]
            for action in [Move(move.from_, move.to, move.amount + 1) for move in moves]:
                if action not in legal and state.is_legal(player.seat, action):
                    chosen.append(action)
                    return action
            return legal[-1]

    play_match(RULES, 2, None, [Marches(), *bots("random")], seed=1)
    assert chosen


def test_the_number_of_bots_must_fit() -> None:
    with pytest.raises(ValueError, match="2 bots for 3 seats"):
        play_match(RULES, 3, None, bots("random", "random"), seed=1)
