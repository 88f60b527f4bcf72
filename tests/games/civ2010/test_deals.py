"""Deals that bots propose: sensible ones, few, never twice the same; and what they answer."""

from pathlib import Path

from msgspec import json

from tests.games.civ2010.kit import Game, rules
from zeitalter.bots import create
from zeitalter.bots.values import Values, Weights
from zeitalter.core.agenda import EVERYONE
from zeitalter.core.chance import stream
from zeitalter.core.player import PlayerView
from zeitalter.games.civ2010.model import steps


def talks() -> Game:
    """The Americans have Currency and need incense; the Romans have some, and Horseback Riding for silk."""
    game = Game("romans", "americans", "germans").learn(0, "horseback_riding").learn(1, "currency")
    game.resource(0, "incense").resource(1, "silk")
    return game


def weighed(game: Game, seat: int) -> list[str]:
    return [rules().vocabulary.notation(action) for action in rules().game.considered(game.state, seat)]


def test_whoever_lacks_a_resource_gives_one_that_the_other_lacks() -> None:
    game = talks().trading()
    assert "propose 0" in weighed(game, 1)
    game.do(1, "propose 0")
    assert "want incense 1" in weighed(game, 1)
    game.do(1, "want incense 1")
    assert "give silk 1" in weighed(game, 1)
    game.do(1, "give silk 1")
    assert weighed(game, 1) == ["submit"]
    game.do(1, "submit")
    assert weighed(game, 1) == ["done"], "the offer stays on the table"
    game.do(1, "done").do(0, "accept 1")
    assert (game.player(0).resources, game.player(1).resources) == ((0, 1, 0, 0), (0, 0, 1, 0))


def test_a_resource_has_its_price() -> None:
    game = Game("romans", "americans", "germans").learn(1, "currency").resource(0, "incense").sheet(1, trade=9)
    game.trading().do(1, "propose 0", "want incense 1")
    assert "give trade 4" in weighed(game, 1)


def test_trade_for_the_next_technology_is_paid_with_culture() -> None:
    game = Game("romans", "americans", "germans").trading().sheet(0, trade=9).sheet(1, trade=2, culture=3)
    game.do(1, "propose 0")
    assert "want trade 4" in weighed(game, 1)
    game.do(1, "want trade 4")
    assert weighed(game, 1) == ["give culture 3", "give culture 2"], "a space for a technology, or the price"


def test_culture_for_the_next_space_is_paid_with_trade() -> None:
    game = Game("romans", "americans", "germans").trading().sheet(0, culture=5).sheet(1, trade=9, culture=1)
    game.do(1, "propose 0", "want culture 2")
    assert weighed(game, 1) == ["give trade 3", "give trade 4", "give trade 6"], "the other lacks 3 for a technology"


def test_nobody_asks_for_twice_as_much_as_he_gives() -> None:
    game = Game("romans", "americans", "germans").trading().sheet(0, trade=5, culture=5).sheet(1, trade=9, culture=0)
    game.do(1, "propose 0", "want culture 3")
    assert weighed(game, 1) == ["give trade 6", "give trade 9"], "though the other lacks 1 for a technology"


def test_a_seat_makes_one_offer_in_a_round() -> None:
    game = talks().trading()
    game.do(1, "propose 0", "want incense 1", "give silk 1", "submit").do(0, "decline 1")
    assert weighed(game, 1) == ["done"]


def test_two_have_nothing_to_deal() -> None:
    game = Game("romans", "americans").learn(0, "horseback_riding").learn(1, "currency")
    game.resource(0, "incense").resource(1, "silk").trading()
    assert weighed(game, 1) == ["done"]


def test_nothing_comes_to_mind_where_nothing_is_lacking() -> None:
    game = Game("romans", "americans", "germans").resource(0, "wheat").resource(1, "wheat").trading()
    for seat in range(3):
        game.sheet(seat, trade=26)
    assert weighed(game, 0) == weighed(game, 1) == ["done"]


def test_an_offer_that_was_meant_otherwise_is_taken_back() -> None:
    game = talks().trading()
    game.do(1, "propose 0", "want incense 1", "propose 2")
    assert weighed(game, 1) == ["take_back"]
    game.do(1, "take_back", "propose 0", "want incense 1", "give trade 1")
    assert weighed(game, 1) == ["take_back"]


def test_who_is_asked_answers_first_and_keeps_his_word() -> None:
    game = talks().sheet(2, trade=9).trading()
    game.do(2, "propose 0", "give trade 1", "propose 1", "give trade 1", "submit")
    assert weighed(game, 1) == ["decline 2", "accept 2"]
    game.do(1, "accept 2")
    assert "decline 2" not in weighed(game, 1)
    assert weighed(game, 1)[-1] == "done"


def test_a_bot_proposes_what_helps_both(tmp_path: Path) -> None:
    """Both judge by the abilities that they can pay. Between two, what helps both would help neither."""
    factors = rules().game.factors()
    assert factors is not None
    weights = [1.0 if name == "abilities_ready" else 0.0 for name in factors.names]
    values = Values(
        game=rules().id,
        version=rules().version,
        data=rules().data_digest,
        factors=factors.names,
        variants={name: Weights(early=weights, late=weights) for name in factors.variants},
    )
    file = tmp_path / "values.json"
    file.write_bytes(json.encode(values))
    bot = create(f"hard/3@{file}")
    game = talks().trading()
    game.state.agenda.insert(0, steps.BeginRound(EVERYONE))
    for seat in (2, 1, 0):
        game.state.agenda.insert(1, steps.BeginManaging(seat, 0))
    game.do(2, "done")
    for seat in (1, 1, 1, 1, 1, 0):  # written, on the table, accepted
        action = bot.choose(PlayerView(rules(), game.state.observe(seat)), stream("civ2010 deals", seat))
        game.do(seat, rules().vocabulary.notation(action))
    assert game.player(1).resources == (0, 0, 1, 0)
