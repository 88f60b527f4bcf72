"""Numbers for learners: every action has one of its own, and a view becomes entries that mean what their names say."""

import random
from functools import cache

import pytest
from msgspec import structs

from tests.games.civ1980.kit import (
    CATALOGUE,
    RULES,
    act,
    area,
    by_hand,
    cities,
    deal,
    deal_calamity,
    fill_treasury,
    own,
    run,
    settle,
    ships,
    table,
)
from tests.games.numbering import check_turning, listed_verbs
from zeitalter.core.action import Action
from zeitalter.core.space import ActionSpace
from zeitalter.games.civ1980.bot.space import space
from zeitalter.games.civ1980.data import load
from zeitalter.games.civ1980.model import steps, verbs
from zeitalter.games.civ1980.model.catalogue import FAMINE
from zeitalter.games.civ1980.model.options import RULEBOOK, Options
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.model.verbs import DECIDE_BY_HAND

LISTED = {"offer", "counter", "accept", "refuse", "retract"}
PUBLIC = (
    "nation.",
    "tokens.",
    "cities.",
    "ships.",
    "cards.",
    "open.",
    "stock",
    "treasury",
    "space",
    "census",
    "named.",
)


@cache
def numbers() -> ActionSpace:
    return RULES.space


def written(state: Civ1980, seat: int) -> dict[str, int]:
    """What a seat sees, by name; what is 0 is left out."""
    features = RULES.features(state.seats)
    values = features.numbers(state.observe(seat))
    return {name: value for name, value in zip(features.names, values) if value}


# ---- features --------------------------------------------------------------------------------------------------------


def test_a_nation_is_seen_from_every_seat_in_its_place() -> None:
    state = table(3)
    settle(state, 0, rome=3)
    cities(state, 1, "carthage")
    ships(state, 1, "carthage")
    own(state, 1, "pottery")
    fill_treasury(state, 0, 7)
    first, second, third = (written(state, seat) for seat in range(3))
    assert (first["player0.tokens.rome"], first["player0.token_count"], first["player0.treasury"]) == (3, 3, 7)
    assert (second["player2.tokens.rome"], third["player1.tokens.rome"]) == (3, 3)
    for seen, place in ((first, 1), (second, 0), (third, 2)):
        assert seen[f"player{place}.cities.carthage"] == seen[f"player{place}.ships.carthage"] == 1
        assert seen[f"player{place}.cards.pottery"] == 1
        assert seen[f"player{place}.cards_cost"] == CATALOGUE.cost[CATALOGUE.card_ids.index("pottery")]
    assert second["own.ship0.carthage"] == 1, "the number of an own ship is its name in actions"
    assert "own.ship0.carthage" not in first


def test_hands_of_others_are_not_written_unless_the_viewer_knows_them() -> None:
    state = table(3)
    deal(state, 1, "salt", "salt", "gold")
    assert written(state, 1)["player0.hand.salt"] == 2
    assert written(state, 1)["own.hand_value"] == 4 * 3 + 9
    seen = written(state, 0)
    assert seen["player1.hand_size"] == 3
    assert not [name for name in seen if name.startswith("player1.hand.")]


def test_what_was_given_in_trade_is_known_to_the_giver() -> None:
    state = table(3)
    deal_calamity(state, 1, "epidemic", giver=2)
    assert written(state, 2)["player2.hand.epidemic"] == 1
    assert written(state, 1)["player1.knows.epidemic"] == written(state, 1)["own.locked.epidemic"] == 1
    assert not [name for name in written(state, 0) if name.endswith(".epidemic")]


def test_packets_are_numbered_as_they_are_listed() -> None:
    state = table(3)
    deal(state, 0, "hides", "iron", "cloth")
    deal(state, 1, "ochre", "salt", "bronze")
    deal(state, 2, "hides", "hides", "hides")
    run(state, steps.BeginTrade)
    act(state, 0, "offer 7 cloth bronze hides,iron,cloth")
    heard = written(state, 1)
    assert heard["offer0.with.player2"] == heard["offer0.named.cloth"] == heard["offer0.wish.bronze"] == 1
    assert (heard["offer0.size"], heard["offer0.to_all"], heard["player2.packets_laid"]) == (3, 1, 1)
    assert not [name for name in heard if name.startswith(("own_packet", "answer"))]
    act(state, 1, "counter 0 bronze ochre,salt,bronze")
    answered = written(state, 0)
    assert answered["answer0.with.player1"] == answered["answer0.named.bronze"] == 1
    assert answered["own_packet0.cards.cloth"] == answered["own_packet0.to_all"] == 1
    accept = numbers().action(numbers().blocks()["accept"].start, state.legal_actions(0))
    assert accept == verbs.Accept(1), "the first one listed is the first answer"
    act(state, 0, "accept 1")
    assert written(state, 2)["player1.dealt_with.player2"] == 1


def test_a_calamity_that_rages_and_whom_it_strikes() -> None:
    state = table(3)
    deal_calamity(state, 1, "famine")
    settle(state, 1, rome=3, etruria=4, neapolis=4)
    run(state, steps.Calamities)
    seen = written(state, 0)
    assert seen["calamity.famine"] == seen["player1.suffers"] == seen["player1.asked_or_next"] == 1
    assert seen["player1.debt"] == CATALOGUE.famine_loss
    assert seen["player1.open.famine"] == seen["player1.struck.famine"] == 1
    assert (seen["asked.losing"], seen["asked.losing.calamity"]) == (1, FAMINE)


def test_the_giver_of_a_calamity_is_written_for_those_who_know_him() -> None:
    state = table(3)
    deal_calamity(state, 1, "civil_war", giver=2)
    cities(state, 1, "rome", "neapolis", "tarentum", "carthage", "athens", "corinth", "sparta")
    run(state, steps.Calamities)
    assert written(state, 1)["player1.gave.civil_war"] == written(state, 2)["player0.gave.civil_war"] == 1
    assert not [name for name in written(state, 0) if ".gave." in name or ".struck_others." in name]


def test_an_answer_put_together_by_hand_is_seen_by_its_seat_only() -> None:
    state = table(2)
    settle(state, 0, rome=3, etruria=2, neapolis=2)
    settle(state, 1, carthage=3)
    fill_treasury(state, 0, 4)
    run(state, steps.BeginShipyard)
    by_hand(state, 0)
    act(state, 0, "conscript etruria etruria 2", "launch rome")
    mine = written(state, 0)
    assert (mine["own.answer.waters.etruria"], mine["own.answer.areas.etruria"]) == (1, 2)
    assert mine["own.answer.waters.rome"] == 1
    assert not [name for name in written(state, 1) if name.startswith("own.answer")]


def test_options_are_written_and_change_no_name() -> None:
    usual, house = table(2), table(2, stay_aboard=True, two_player_map="west", turn_limit=9)
    assert written(usual, 0)["wide_board"] == 1
    seen = written(house, 0)
    assert (seen["stay_aboard"], seen["turn_limit"], seen.get("wide_board", 0)) == (1, 9, 0)


@pytest.mark.parametrize("seats", [2, 3, 7])
def test_what_is_public_turns_with_the_seats(seats: int) -> None:
    state = played(random.Random(seats), seats, RULEBOOK, 900)
    check_turning([written(state, seat) for seat in range(seats)], PUBLIC)


# ---- numbers of actions ----------------------------------------------------------------------------------------------


def test_only_verbs_about_packets_are_listed() -> None:
    assert set(listed_verbs(RULES)) == LISTED


def test_numbers_have_the_names_of_their_actions() -> None:
    names = numbers().names()
    assert len(set(names)) == len(names) < 40_000
    for name in ("move rome etruria 3", "voyage 0 carthage 5", "conscript rome etruria 1", "offer #1", "buy pottery"):
        assert name in names
    assert "move rome carthage 1" not in names, "one cannot walk there"
    assert "conscript rome etruria 2" not in names, "a ship paid by tokens alone takes them from its own coast"


def test_moves_have_numbers_for_all_tokens_that_growth_may_bring_together() -> None:
    """Rome full, with Agriculture, and grown: as many as ever stand in an area when movement begins."""
    state = table(2)
    own(state, 0, "agriculture")
    full = state.limit(0, area("rome"))
    settle(state, 0, rome=full)
    run(state, steps.Growth)
    run(state, steps.Moving, seat=0)
    by_hand(state, 0)
    moves = [action for action in state.legal_actions(0) if isinstance(action, verbs.Move)]
    assert max(move.amount for move in moves) == full + 2
    assert None not in numbers().numbers(state.legal_actions(0))


def test_numbers_follow_from_the_data() -> None:
    catalogue = load.build(load.read())
    catalogue.limit[area("rome")] += 1
    catalogue.ships += 1
    larger = space(catalogue, RULES.vocabulary).names()
    assert set(numbers().names()) < set(larger)
    assert f"move rome etruria {catalogue.limit[area('rome')] + 3}" in larger
    assert "scrap 4" in larger


def some_options(rng: random.Random) -> Options:
    return Options(
        turn_limit=rng.choice([4, 12, 40]),
        hand_cap=rng.random() < 0.5,
        stacks=rng.choice(["mixed", "apart"]),
        city_losses=rng.choice(["removed", "reduced"]),
        beneficiary=rng.choice(["named", "richest"]),
        order=rng.choice(["sealed", "always"]),
        two_player_map=rng.choice(["three_panels", "west"]),
        extra_cards=rng.random() < 0.3,
        stay_aboard=rng.random() < 0.4,
        free_building=rng.random() < 0.4,
    )


def played(rng: random.Random, seats: int, options: Options, decisions: int) -> Civ1980:
    """A game of somebody who often decides by hand and sometimes thinks; every action on the way has its number, and
    every number means its action."""
    state = RULES.setup(seats, options, rng.randrange(1 << 30))
    assert isinstance(state, Civ1980)
    meant: dict[int, Action] = {}
    for _ in range(decisions):
        if not state.actors():
            break
        seat = rng.choice(state.actors())
        legal = state.legal_actions(seat)
        for number, action in zip(numbers().numbers(legal), legal):
            assert number is not None, f"{RULES.vocabulary.notation(action)} is listed beyond its numbers"
            assert numbers().is_listed(number) or meant.setdefault(number, action) == action
        state.apply(seat, somehow(rng, state, seat, legal))
    return state


def somehow(rng: random.Random, state: Civ1980, seat: int, legal: list[Action]) -> Action:
    if rng.random() < 0.3 and state.is_legal(seat, DECIDE_BY_HAND):
        return DECIDE_BY_HAND
    return rng.choice(state.game.candidates(state, seat) if rng.random() < 0.2 else legal)


@pytest.mark.parametrize("seats", RULES.seats)
def test_every_action_has_its_number(seats: int) -> None:
    rng = random.Random(100 + seats)
    played(rng, seats, some_options(rng), 1200)


@pytest.mark.deep
@pytest.mark.parametrize("seats", RULES.seats)
def test_every_action_of_many_games_has_its_number(seats: int) -> None:
    rng = random.Random(seats)
    for _ in range(40):
        played(rng, seats, some_options(rng), 6000)
    played(rng, seats, structs.replace(RULEBOOK, turn_limit=60), 20_000)
