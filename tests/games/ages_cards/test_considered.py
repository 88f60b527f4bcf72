"""What bots with a level weigh: legal, never nothing, and without what is never worth a thought."""

import pytest

from tests.games.ages_cards.kit import Table, rules, table
from zeitalter.core.chance import stream
from zeitalter.games.ages_cards.model.options import MODES, Mode, Options


def considered(game: Table, seat: int) -> set[str]:
    actions = game.state.game.considered(game.state, seat)
    return {rules().vocabulary.notation(action).replace(f".{seat}", "") for action in actions}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", [2, 4])
def test_legal_and_never_none(mode: Mode, seats: int) -> None:
    state = rules().setup(seats, Options(mode), f"considered {mode} {seats}")
    rng = stream("considered", seats)
    while state.agenda:
        seat = state.actors()[0]
        actions = state.game.considered(state, seat)
        assert actions
        assert actions == state.game.considered(state.copy(), seat)
        assert all(state.is_legal(seat, action) for action in actions)
        state.apply(seat, actions[rng.below(len(actions))])


def test_resources_for_nothing_are_taken() -> None:
    game = table().player(0, hand="C13 C01").turn(0, "technology").do(0, "technology C13")
    assert game.options(0) == {"activate", "done"}
    assert considered(game, 0) == {"activate"}


def test_an_attack_that_is_lost_already_is_left() -> None:
    game = table().player(0, hand="C11 C01").player(1, resources="C01", technologies="C17")
    game.turn(0, "technology").do(0, "technology C11")
    assert considered(game, 0) == {"done"}


def test_an_attack_on_those_who_have_nothing_to_lose_is_left() -> None:
    game = table().player(0, hand="C26 C01").player(1, resources="C01", hand="C02")  # no wonder to take
    game.turn(0, "technology").do(0, "technology C26")
    assert considered(game, 0) == {"done"}


def test_an_attack_for_fame_is_weighed() -> None:
    game = table(mode="reason").player(0, hand="C11 C01").player(1, technologies="C17").wonders_beside("W12")
    game.turn(0, "technology").do(0, "technology C11")
    assert considered(game, 0) == {"activate", "done"}


def test_nobody_reacts_in_vain_or_without_need() -> None:
    def attacked(hand: str, technologies: str = "", resources: str = "C02") -> set[str]:
        game = table().player(0, hand="C17 C01")
        game.player(1, hand=hand, technologies=technologies, resources=resources).turn(0, "technology")
        game.do(0, "technology C17", "activate")
        return considered(game, 1)

    assert attacked("C04 C05") == {"done"}  # 2 against 3
    assert attacked("C04 C05", technologies="C11 C12") == {"done"}  # 3 already
    assert attacked("C04 C05", technologies="C12") == {"react C04", "react C05", "done"}
    assert attacked("C04 C05", technologies="C12", resources="") == {"done"}  # nothing to lose


def test_payments_in_one_order() -> None:
    """Temporary resources go first anyway, and of equal cards one is enough."""
    game = table().player(0, resources="C01 C03 C02 C06").temporary("food").row("animal", "C07").turn(0, "buy")
    game.do(0, "buy C07")
    assert "spend food" in game.options(0)
    assert considered(game, 0) == {"pay", "exhaust C01", "exhaust C02", "exhaust C06"}
    game.do(0, "exhaust C02")
    assert "exhaust C01" in game.options(0)
    assert considered(game, 0) == {"pay", "exhaust C06"}


def test_nobody_waits_for_nothing() -> None:
    """With so few cards no technology is played, and what lies there buys no more than before."""
    game = table().player(0, resources="C01 C02").turn(0, "end")
    assert game.options(0) == {"take_back C01", "take_back C02", "done"}
    assert considered(game, 0) == {"take_back C01", "take_back C02"}
    game.do(0, "take_back C01")
    assert considered(game, 0) == {"take_back C02"}
    two = table().player(0, hand="C03", technologies="C04", resources="C01 C02").turn(0, "end")  # one comes back
    assert considered(two, 0) == {"take_back C01", "take_back C02", "done"}


def test_who_has_bought_may_wait() -> None:
    game = table().player(0, resources="C01 C03 C02").row("animal", "C06").turn(0, "buy", "end")
    game.do(0, "buy C06")
    assert "done" in considered(game, 0)


def test_who_waits_for_a_wonder_may_wait() -> None:
    """The next turn builds the second of two wonders, or places the next marker."""
    game = table().player(0, resources="C06 C07 C11").wonders_beside("W02").turn(0, "end")
    assert game.wonders(0) == "W02"
    assert "done" not in considered(game, 0)
    second = table().player(0, resources="C01 C03 C06 C07 C13 C15").wonders_beside("W04 W02").turn(0, "end")
    second.do(0, "build W04")
    assert "done" in considered(second, 0)
    fame = table(mode="reason").player(0, resources="C01 C02").wonders_beside("W11").turn(0, "end")
    assert "done" in considered(fame, 0)
    out = table(mode="reason").player(0, resources="C01 C02", fame="gunpowder gunpowder oil oil earth")
    out.wonders_beside("W11").turn(0, "end")
    assert "done" not in considered(out, 0)


def test_where_a_game_drags_on_whoever_can_buy_does() -> None:
    def offered(rounds: int) -> set[str]:
        game = table().player(0, resources="C01 C02 C03 C04 C05").player(1, hand="C01 C02 C03 C04 C05 C07")
        game.row("animal", "C06").turn(0, "buy")
        game.state.turns = 2 * rounds
        assert game.options(0) == {"buy C06", "done"}
        return considered(game, 0)

    assert offered(rounds=8) == {"buy C06", "done"}  # a card bought so far
    assert offered(rounds=9) == {"buy C06"}
