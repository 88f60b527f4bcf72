"""Setting up for 2, 3 and 4 players, choosing civilizations, the recommended first game (pages 8 to 12)."""

import pytest

from tests.games.civ2010.kit import Game, square
from zeitalter.core.rules import OptionsError
from zeitalter.games.civ2010.model import steps
from zeitalter.games.civ2010.model.catalogue import NONE
from zeitalter.games.civ2010.model.options import Options
from zeitalter.games.civ2010.model.player import FIRST_SCOUT
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules.board import coins, ground_of
from zeitalter.games.civ2010.rules.setup import suggested_capital
from zeitalter.games.civ2010.rules.start_of_turn import found
from zeitalter.games.civ2010.title import create


def set_up(seats: int, seed: int = 1, **options: str) -> Civ2010:
    state = create().setup(seats, Options(**options), seed)  # type: ignore[arg-type]
    assert isinstance(state, Civ2010)
    return state


def played(state: Civ2010) -> Civ2010:
    """Through all choices of the set-up."""
    while state.round == 0:
        seat = state.actors()[0]
        state.apply(seat, state.legal_actions(seat)[0])
    return state


@pytest.mark.parametrize(("seats", "neutral", "hidden"), [(2, 6, 8), (3, 7, 7), (4, 12, 2)])
def test_map_by_number_of_players(seats: int, neutral: int, hidden: int) -> None:
    state = set_up(seats)
    assert len(state.place_tiles) == neutral
    assert len(state.spare_tiles) == hidden
    assert sum(ground != NONE for ground in state.ground) == 16 * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_capital_stands_on_a_central_square_of_the_home_tile(seats: int) -> None:
    state = set_up(seats)
    seat = state.actors()[0]
    assert len(state.legal_actions(seat)) == 4
    assert suggested_capital(state, seat) in [action.a for action in state.legal_actions(seat)]
    played(state)
    for player in state.players:
        assert player.centres[0] != NONE


def test_everybody_has_one_army_one_scout_and_three_units() -> None:
    state = played(set_up(4))
    for player in state.players:
        civilization = state.catalogue.civilizations[player.civilization]
        armies = sum(place >= 0 for place in player.figures[:FIRST_SCOUT])
        assert armies == (2 if civilization.army else 1)
        assert sum(place >= 0 for place in player.figures[FIRST_SCOUT:]) == 1
        assert len(player.units) == 3 + civilization.infantry
        assert [place for place in player.figures if place >= 0 and ground_of(state, place).terrain == 4] == []


def test_start_coins_count_what_lies_in_the_outskirts() -> None:
    """The German gold lies on 0-15 of the unturned tile, in reach of a capital on 1-14."""
    rules = create()
    for place, gold in (("1-14", 1), ("2-13", 0)):
        state = set_up(2, civilizations="chosen")
        for seat in range(2):
            state.apply(seat, rules.vocabulary.parse("agree"))
        while state.round == 0:
            seat = state.actors()[0]
            action = state.legal_actions(seat)[0]
            if isinstance(state.agenda[-1], steps.Picking):
                action = rules.vocabulary.parse(f"pick {('chinese', 'germans')[seat]}")
            elif isinstance(state.agenda[-1], steps.Settling) and seat == 1:
                action = rules.vocabulary.parse(f"place {place}")
            state.apply(seat, action)
        assert coins(state, 1) == gold


def test_market_decks_and_piles() -> None:
    state = played(set_up(3))
    assert state.market == [3, 3, 3, 3]
    assert len([wonder for wonder in state.wonder_market if wonder != NONE]) == 4
    assert [len(deck) for deck in state.decks] == [0, 19, 17, 11]
    eras = [state.catalogue.wonders[wonder].era for wonder in state.wonder_deck]
    assert eras == sorted(eras, reverse=True), "medieval wonders lie on top of the modern ones"


def test_civilizations_are_chosen_only_if_all_agree() -> None:
    rules = create()
    state = set_up(3, civilizations="chosen")
    for seat, word in enumerate(("agree", "agree", "done")):
        state.apply(seat, rules.vocabulary.parse(word))
    assert isinstance(state.agenda[-1], steps.Settling), "drawn"
    state = set_up(3, civilizations="chosen")
    for seat in range(3):
        state.apply(seat, rules.vocabulary.parse("agree"))
    assert state.actors() == [state.start_player]
    assert len(state.legal_actions(state.start_player)) == 6


def test_the_start_player_moves_on_but_not_in_round_1() -> None:
    state = set_up(3)
    first = state.start_player
    played(state)
    assert state.start_player == first
    game = Game("chinese", "americans")
    game.state.agenda.clear()
    game.state.round = 1
    game.next_round()
    assert game.state.start_player == 1


def test_first_game_without_wonders_egypt_and_rome() -> None:
    for seed in range(6):
        state = set_up(4, seed, game="first")
        assert state.wonder_market == (NONE,) * 4
        names = {state.catalogue.civilizations[player.civilization].id for player in state.players}
        assert names == {"americans", "chinese", "germans", "russians"}


def test_first_game_ends_with_the_third_city_without_winners() -> None:
    game = Game("chinese", "americans", first=True).tile(3, "n10")
    game.learn(1, "irrigation").city(1, "1-9").scout(1, "0-12")
    game.phase(steps.Discarding(1))
    found(game.state, 1, square("0-12"), False)
    outcome = game.state.outcome()
    assert outcome is not None
    assert outcome.reason.key == "end-first-game"
    assert outcome.ranks == [1, 1]


def test_options_are_checked() -> None:
    with pytest.raises(OptionsError):
        create().setup(5, Options())
    with pytest.raises(OptionsError):
        create().read_options({"rounds": 999})


def test_people_play_without_a_round_limit() -> None:
    rules = create()
    assert rules.usual == Options()
    assert Options().rounds == 0
    assert [mode.rounds for mode in rules.modes] == [30, 15], "programs come to an end"
