"""Variants, and combinations that are refused."""

import pytest

from tests.games.ages.kit import Table, number, rules, table
from tests.games.ages.test_turns import finish_round, fresh
from zeitalter.core.action import TABLE, Resign
from zeitalter.core.chance import Stream
from zeitalter.core.playout import play_randomly
from zeitalter.core.rules import OptionsError
from zeitalter.core.wording import Arg
from zeitalter.games.ages.model import steps
from zeitalter.games.ages.model.catalogue import AGGRESSION, WAR
from zeitalter.games.ages.model.options import Options
from zeitalter.games.ages.rules.bonus_cards import scoring_cards
from zeitalter.text import Words


def test_easier_one_token_and_one_building_more() -> None:
    game = table(easier=True).player(0, workers="religion=2", blue="bronze=3")
    assert fresh(easier=True).players[0].yellow == 19
    game.turn(0).do(0, "build religion")
    assert not game.can(0, "build religion")


def test_less_mean_only_one_attacker_per_round() -> None:
    game = table(3, less_mean=True).player(0, military="spy_ii").player(1, military="spy_ii").turn(0, politics=True)
    game.do(0, "attack spy_ii 2", "done").do(2, "done")
    game.state.agenda.clear()
    game.turn(1, politics=True)
    assert game.legal(1, "attack") == ["attack spy_ii 0"]
    game.state.agenda.clear()
    game.turn(0, politics=True)  # the marker goes back before the next political action
    game.state.agenda.clear()
    game.turn(1, politics=True)
    assert game.legal(1, "attack") == ["attack spy_ii 0", "attack spy_ii 2"]


def test_peaceful_no_aggressions_no_wars() -> None:
    state = fresh(3, peaceful="yes")
    assert not any(state.card(card).kind in (AGGRESSION, WAR) for deck in state.military_decks for card in deck)
    assert number("acceptance_of_supremacy_ii") in state.military_decks[2]
    fewer = fresh(3, peaceful="without_pacts")
    assert number("acceptance_of_supremacy_ii") not in fewer.military_decks[2]
    assert number("loss_of_sovereignty_iii") not in fewer.military_decks[3]
    assert number("peace_treaty_iii") in fewer.military_decks[3]


def test_military_cards_as_an_action() -> None:
    game = table(draw_as_action=True).turn(0, production=True).do(0, "draw")
    assert (len(game.military(0)), game.of(0).military_left) == (1, 1)
    game.do(0, "done")
    assert len(game.military(0)) == 1


def test_alternative_corruption_lets_one_mine_rest() -> None:
    game = table(alternative_corruption=True).player(0, blue="bronze=6", bank=12).turn(0, production=True).do(0, "done")
    assert game.legal(0) == ["skip bronze", "done"]
    game.do(0, "skip bronze")
    assert (game.resources(0), game.of(0).bank) == (7, 9)
    other = table(alternative_corruption=True).player(0, blue="bronze=6", bank=12).turn(0, production=True)
    other.do(0, "done", "done")
    assert other.resources(0) == 6


def test_alternative_corruption_lets_a_mine_rest_also_where_that_spares_nothing() -> None:
    game = table(alternative_corruption=True).player(0, workers="iron=1").turn(0, production=True).do(0, "done")
    assert game.legal(0) == ["skip iron", "skip bronze", "done"]
    told = [told_by(game, "skip iron"), told_by(game, "done")]
    assert told == [("do-skip-same", {"card": "card-iron", "n": 2, "usual": 4}), ("do-produce-all", {"n": 4})]
    game.do(0, "skip iron")
    assert (game.resources(0), game.blue(0, "iron")) == (2, 0)


def test_alternative_corruption_tells_what_it_spares() -> None:
    game = table(alternative_corruption=True).player(0, blue="bronze=6", bank=12).turn(0, production=True).do(0, "done")
    args = {"card": "card-bronze", "n": 7, "usual": 6, "corruption": 0, "corruption_usual": 2}
    assert told_by(game, "skip bronze") == ("do-skip", args)


def told_by(game: Table, move: str) -> tuple[str, dict[str, Arg]]:
    words = game.state.describe(0, game.action(move)).words
    return words.key, words.args


def test_alternative_corruption_takes_one_token_off_the_production_and_no_other_mine_gets_it() -> None:
    game = table(alternative_corruption=True).player(0, workers="iron=1 agriculture=0", bank=1)
    game.turn(0, production=True).do(0, "done")
    assert game.legal(0) == ["skip iron", "done"]  # the token of the bank is for iron
    game.do(0, "skip iron")
    assert (game.resources(0), game.of(0).bank) == (0, 1)


def test_alternative_corruption_asks_nothing_where_no_mine_produces() -> None:
    game = table(alternative_corruption=True).player(0, workers="bronze=0").turn(0, production=True).do(0, "done")
    assert game.asked == []


def test_alternative_corruption_holds_for_every_production_of_mines() -> None:
    game = table(alternative_corruption=True).player(0, blue="bronze=6", bank=12).event("economic_progress")
    assert game.legal(0) == ["skip bronze", "done"]
    game.do(0, "skip bronze")
    assert (game.resources(0), game.of(0).bank) == (7, 9)
    alone = table(alternative_corruption=True).player(0, blue="bronze=6", bank=10).event("new_deposits")
    assert told_by(alone, "done") == ("do-produce-all", {"n": 8})  # this event brings no corruption
    alone.do(0, "skip bronze")
    assert (alone.resources(0), alone.of(0).bank) == (7, 9)


def test_alternative_corruption_counts_the_token_of_a_pact() -> None:
    game = table(3, alternative_corruption=True).player(0, pact="international_trade_agreement_ii", pact_partner=1)
    game.player(0, blue="bronze=5", bank=13).turn(0, production=True).do(0, "done")  # 4 of the workers, 1 of the pact
    assert game.legal(0) == ["skip bronze", "done"]
    game.do(0, "skip bronze")
    assert (game.resources(0), game.of(0).bank) == (5 + 1 + 1, 9)


def test_less_mean_nobody_is_protected_by_an_attacker_who_left() -> None:
    game = table(4, less_mean=True).player(0, military="spy_ii").player(1, military="spy_ii").turn(0, politics=True)
    game.do(0, "attack spy_ii 2", "done").do(2, "done")
    game.state.apply(TABLE, Resign(0))
    game.state.agenda.clear()
    game.turn(1, politics=True)
    assert game.legal(1, "attack") == ["attack spy_ii 2", "attack spy_ii 3"]


def test_public_bonus_cards_lie_open_and_the_others_join_deck_iii() -> None:
    for cards in (3, 4, 5):
        state = fresh(bonus="public", bonus_cards=cards)
        assert len(state.bonus) == cards
        assert len(state.military_decks[3]) == 41 - cards
    assert len(fresh(level="advanced", bonus="public", bonus_cards=5).bonus) == 5


def test_age_by_age_turns_one_card_after_another() -> None:
    state = fresh(bonus="age_by_age")
    assert (len(state.bonus), len(state.bonus_hidden)) == (1, 4)
    finish_round(state)
    assert (len(state.bonus), len(state.bonus_hidden)) == (2, 3)
    play_randomly(state, Stream(b"age by age"), 10_000)
    assert (len(state.bonus), len(state.bonus_hidden)) == (5, 0)


def test_private_bonus_cards_are_chosen_secretly_by_all_at_once() -> None:
    state = fresh(3, bonus="private")
    assert state.actors() == [0, 1, 2]
    assert [len(player.dealt) for player in state.players] == [4, 4, 4]
    for seat in (2, 0, 1):
        state.apply(seat, state.legal_actions(seat)[0])
    assert [len(player.chosen) for player in state.players] == [1, 1, 1]
    assert len(state.military_decks[3]) == 45 - 4
    assert fresh(2, bonus="private").seats == 2
    two = fresh(2, bonus="private")
    assert len(two.players[0].dealt) == 6
    two.apply(0, two.legal_actions(0)[0])
    assert two.is_actor(0)  # a second one


def test_open_choice_in_turn() -> None:
    state = fresh(2, bonus="open")
    order = []
    while len(state.bonus) < 4:
        seat = state.actors()[0]
        order.append(seat)
        state.apply(seat, state.legal_actions(seat)[0])
    assert order == [state.start_player, 1 - state.start_player] * 2
    assert len(state.military_decks[3]) == 41 - 4
    assert len(scoring_cards(state)) == 13


def test_fewer_bonus_points_leave_the_piles_unscored() -> None:
    game = table(bonus="public", fewer_bonus=True).set(age=4, last_round=5).player(0, cards="pyramids")
    game.state.bonus = []
    game.current("impact_of_wonders")
    game.step(steps.NextTurn(1))
    assert game.of(0).culture == 0


def test_fewer_bonus_points_alone_are_allowed_and_then_nothing_counts_at_the_end() -> None:
    game = table(fewer_bonus=True).set(age=4, last_round=5).player(0, cards="pyramids").current("impact_of_wonders")
    game.step(steps.NextTurn(1))
    assert game.of(0).culture == 0
    words = [Words(language, rules())("option-fewer_bonus-help") for language in ("de", "en")]
    assert "nicht zu empfehlen" in words[0]  # the rulebook's warning
    assert "not recommended" in words[1]


@pytest.mark.parametrize(
    ("options", "seats", "reason"),
    [
        (Options("beginner", less_mean=True), 3, "beginner game has no military cards"),
        (Options("beginner", peaceful="yes"), 3, "beginner game has no military cards"),
        (Options("beginner", bonus="public"), 3, "beginner game has no military cards"),
        (Options("expert", less_mean=True, peaceful="yes"), 3, "choose one of them"),
        (Options("expert", less_mean=True), 2, "only one possible attacker"),
        (Options("expert", peaceful="without_pacts"), 2, "no pacts"),
        (Options("advanced", bonus="age_by_age"), 3, "choose the level expert"),
        (Options("expert", bonus_cards=3), 3, "bonus=public"),
        (Options("advanced", bonus="public", fewer_bonus=True), 3, "choose the level expert"),
    ],
)
def test_combinations_without_meaning_are_refused_with_a_reason(options: Options, seats: int, reason: str) -> None:
    with pytest.raises(OptionsError, match=reason) as refused:
        rules().setup(seats, options)
    assert all(Words(language, rules()).has(refused.value.reason) for language in ("de", "en"))


@pytest.mark.parametrize(
    "options",
    [
        Options(
            "expert", easier=True, draw_as_action=True, alternative_corruption=True, bonus="open", fewer_bonus=True
        ),
        Options("expert", less_mean=True, bonus="private"),
        Options("expert", peaceful="without_pacts", bonus="age_by_age"),
        Options("advanced", bonus="private", peaceful="yes"),
        Options("advanced", bonus="open", draw_as_action=True),
    ],
)
def test_random_games_with_variants_end(options: Options) -> None:
    state = rules().setup(3, options, 7)
    assert play_randomly(state, Stream(b"variants"), rules().longest).ended
    state.check()
