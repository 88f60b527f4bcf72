"""The rules of the trial game, one by one."""

import pytest

from tests.core.play import begin, give, play, refused, skip_bids, skip_trades
from tests.trial import RULES
from tests.trial.model.catalogue import CARDS
from tests.trial.model.state import NONE, Trial
from tests.trial.view.observe import FACE_DOWN, TrialView
from zeitalter.core.chance import stream
from zeitalter.core.playout import play_randomly


def seen(state: Trial, seat: int | None) -> TrialView:
    view = state.observe(seat)
    assert isinstance(view, TrialView)
    return view


def cards(*names: str) -> list[int]:
    return [CARDS.index(name) for name in names]


def trading(seats: int = 3) -> Trial:
    """Everybody may trade; seat 0 holds amber, seat 1 salt."""
    state = begin(seats)
    skip_bids(state)
    give(state, 0, *cards("amber0", "amber1", "amber2"))
    give(state, 1, *cards("salt0", "salt1", "salt2"))
    return state


# ---- bids ------------------------------------------------------------------------------------------------------------


def test_the_highest_bid_pays_and_leads() -> None:
    state = begin()
    play(state, "0 add 1", "0 seal", "1 add 3", "1 seal", "2 add 2", "2 seal")
    assert state.leader == 1
    assert state.coins == [5, 2, 5]
    assert state.bids == [1, 3, 2]


def test_among_equal_bids_the_first_from_the_old_leader_leads() -> None:
    state = begin()
    state.leader = 1
    play(state, "0 add 2", "0 seal", "1 seal", "2 add 2", "2 seal")
    assert state.leader == 2


# ---- trades ----------------------------------------------------------------------------------------------------------


def test_cards_change_hands_when_the_first_agrees() -> None:
    state = trading()
    play(state, "0 offer 1 amber0", "1 counter 0 salt0")
    borders = state.borders()
    play(state, "0 agree")
    assert state.hands[0] == cards("amber1", "amber2", "salt0")
    assert state.hands[1] == cards("amber0", "salt1", "salt2")
    assert state.borders() > borders


def test_cards_lie_face_down() -> None:
    state = trading()
    play(state, "0 offer 1 amber0", "1 counter 0 salt0")
    (amber, salt) = cards("amber0", "salt0")
    shown = [(seen(state, eye).offers[0].card, seen(state, eye).offers[0].reply) for eye in (0, 1, 2, None)]
    assert shown == [(amber, FACE_DOWN), (FACE_DOWN, salt), (FACE_DOWN, FACE_DOWN), (FACE_DOWN, FACE_DOWN)]


def test_a_card_lies_before_one_partner_only() -> None:
    state = trading()
    play(state, "2 offer 0 " + CARDS[state.hands[2][0]], "0 offer 1 amber0")
    assert refused(state, "0 counter 2 amber0")
    play(state, "0 counter 2 amber1")


def test_an_offer_is_refused_or_falls_with_the_end_of_trading() -> None:
    state = trading()
    play(state, "0 offer 1 amber0", "1 refuse 0")
    assert state.offers[0].partner == NONE
    play(state, "0 offer 1 amber1", "1 counter 0 salt0", "1 done")
    assert state.offers[0].partner == NONE
    assert refused(state, "0 offer 2 amber0")  # two offers a round


def test_the_deadline_ends_trading_for_a_seat() -> None:
    state = trading()
    play(state, "0 offer 1 amber0", "table timeout 0")
    assert state.offers[0].partner == NONE
    assert state.actors() == [1, 2]


def test_both_traders_know_what_they_gave_and_got() -> None:
    state = trading()
    play(state, "0 offer 1 amber0", "1 counter 0 salt0", "0 agree")
    assert seen(state, 0).known[1] == cards("amber0")
    assert seen(state, 1).known[0] == cards("salt0")
    assert seen(state, 2).known[:2] == [[], []]


def test_others_no_longer_know_a_hand_that_traded() -> None:
    """Which card went is a secret: forgetting only that one would tell."""
    state = trading()
    for card in state.hands[0] + state.hands[1]:
        state.knows[card] |= 0b100
    assert seen(state, 2).known[:2] == [state.hands[0], state.hands[1]]
    play(state, "0 offer 1 amber0", "1 counter 0 salt0", "0 agree")
    assert seen(state, 2).known[:2] == [[], []]


# ---- marches and ambushes --------------------------------------------------------------------------------------------


def marching(seats: int = 3) -> Trial:
    state = trading(seats)
    skip_trades(state)
    return state


def test_any_amount_marches_along_a_path() -> None:
    state = marching()
    play(state, "0 move north isle 4")
    assert state.pieces[0][0] == 2
    assert state.pieces[4][0] == 4
    assert refused(state, "0 move isle north 5")
    assert refused(state, "0 move isle east 1")
    play(state, "0 move isle south 4")


def test_everybody_who_stands_there_may_react_clockwise() -> None:
    state = marching()
    state.pieces[1] = [0, 5, 1]
    state.pieces[2][2] -= 1
    state.lost[1] += 1
    play(state, "0 move north east 2")
    assert state.actors() == [1]
    play(state, "1 let")
    assert state.actors() == [2]
    play(state, "2 let")
    assert state.actors() == [0]


@pytest.mark.parametrize("seed", range(6))
def test_an_ambush_throws_a_die_against_the_strength_of_the_card(seed: int) -> None:
    state = marching()
    state.chance.key = bytes([seed]) * 16
    play(state, "0 move north east 1")
    state.log = []
    play(state, "1 ambush salt0")
    event = state.log[0].message
    roll = event.args["roll"]
    assert isinstance(roll, int)
    assert (event.key == "trial-event-ambush") == (roll <= 5)
    assert state.lost[0] == (roll <= 5)
    assert state.discards == cards("salt0")


def test_nobody_reacts_to_an_enemy_who_is_gone() -> None:
    state = marching()
    give(state, 1, *cards("spice0", "spice1", "spice2"))  # six out of six
    state.pieces[1] = [0, 5, 1]
    state.pieces[2][2] -= 1
    state.lost[1] += 1
    play(state, "0 move north east 1", "1 ambush spice0")
    assert state.actors() == [0]


# ---- hands -----------------------------------------------------------------------------------------------------------


def test_hands_go_to_the_left_and_are_remembered() -> None:
    state = marching()
    before = [hand[:] for hand in state.hands]
    while state.round == 1:
        state.apply(state.actors()[0], state.default_action(state.actors()[0]))
    assert state.hands == [before[2], before[0], before[1]]
    assert seen(state, 0).known == [before[2], before[0], []]
    assert seen(state, None).known == [[], [], []]


def test_an_imagined_game_remembers_too() -> None:
    state = marching()
    while state.round == 1:
        state.apply(state.actors()[0], state.default_action(state.actors()[0]))
    hands = set()
    for number in range(20):
        imagined = RULES.from_view(state.observe(0), stream(number))
        assert isinstance(imagined, Trial)
        assert imagined.hands[:2] == state.hands[:2]
        hands.add(tuple(imagined.hands[2]))
    assert len(hands) > 5


# ---- the end ---------------------------------------------------------------------------------------------------------


def test_the_hands_are_shown_at_the_end() -> None:
    state = begin()
    play_randomly(state, stream(1), 1000)
    assert seen(state, None).known == state.hands


def test_there_are_ties() -> None:
    shared = 0
    for seed in range(60):
        state = begin(4, seed)
        play_randomly(state, stream(seed), 1000)
        outcome = state.outcome()
        assert outcome is not None
        shared += len(set(outcome.ranks)) < 4
    assert shared > 0
