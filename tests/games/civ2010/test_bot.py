"""How the greedy bot judges positions: roads to victory, errands of armies and scouts, danger; and how it plays."""

import pytest

from tests.games.civ2010.kit import Game, rules, square
from zeitalter.bots import create
from zeitalter.core.chance import stream
from zeitalter.core.player import PlayerView
from zeitalter.games.civ2010.catalogue import NONE
from zeitalter.games.civ2010.evaluate import count_yields, value
from zeitalter.games.civ2010.moves import put_figure
from zeitalter.games.civ2010.roads import (
    culture_rounds,
    danger,
    defence,
    economy_rounds,
    military_rounds,
    technology_rounds,
)
from zeitalter.games.civ2010.state import IN_STOCK, Civ2010

GREEDY = create("greedy")


def choose(game: Game, seat: int) -> str:
    """What the bot does in a game that goes on afterwards."""
    return rules().vocabulary.notation(
        GREEDY.choose(PlayerView(rules(), game.state.observe(seat)), stream("civ2010 bot", seat))
    )


def rounds(state: Civ2010, seat: int) -> list[float]:
    yields = count_yields(state, seat)[0]
    player = state.players[seat]
    return [
        culture_rounds(state, player, yields),
        technology_rounds(state, player, yields),
        economy_rounds(state, player, yields, False),
        military_rounds(state, seat, yields),
    ]


CULTURE, TECHNOLOGY, ECONOMY, CONQUEST = range(4)


def test_culture_is_near_for_artists() -> None:
    plain, artist = Game("chinese", "americans"), Game("chinese", "americans")
    artist.build("3-12", "temple")
    assert rounds(artist.state, 1)[CULTURE] < rounds(plain.state, 1)[CULTURE]
    assert rounds(artist.sheet(1, track=20, culture=7, trade=6).state, 1)[CULTURE] == 0


def test_technology_takes_a_round_for_each_card_at_least() -> None:
    game = Game("chinese", "americans").learn(1, "computers").sheet(1, trade=27)
    before = rounds(game.state, 1)[TECHNOLOGY]
    game.learn(1, "flight")
    assert 1 <= rounds(game.state, 1)[TECHNOLOGY] < before


def test_technologies_that_give_coins_bring_an_economic_victory_nearer() -> None:
    game = Game("chinese", "americans")
    before = rounds(game.state, 1)[ECONOMY]
    game.learn(1, "pottery")
    assert rounds(game.state, 1)[ECONOMY] < before


def test_walls_keep_conquest_away() -> None:
    game = Game("chinese", "americans").army(0, "0-12", 2).forces(0, *["infantry 3"] * 3, *["cavalry 3"] * 3)
    before = rounds(game.state, 0)[CONQUEST]
    bare = defence(game.state, 1)
    game.player(1).walls = 1
    assert defence(game.state, 1) == bare + 4
    assert rounds(game.state, 0)[CONQUEST] > before


def test_an_army_beside_the_capital_is_a_danger() -> None:
    game = Game("chinese", "americans").army(0, "0-12", 2).forces(0, "infantry 3", "cavalry 3")
    near = danger(game.state, 1)
    for figure in range(2):
        put_figure(game.state, 0, figure, IN_STOCK)
    assert near > danger(game.state, 1) == 0


def test_a_scout_founds_a_city_where_it_can() -> None:
    game = Game("chinese", "americans").tile(3, "n10").scout(1, "1-9")
    for place, token in enumerate(game.state.token):
        if token != NONE:
            game.state.token[place] = NONE
            game.state.spent.append(token)
            game.state.token_known[token] = 3
    game.starting(1)
    assert choose(game, 1) == "found 1-9"


def test_an_army_goes_for_a_hut() -> None:
    game = Game("chinese", "americans").army(1, "0-14")
    far = value(game.state, 1)
    game.state.token[square("1-14")] = game.state.hut_pile.pop()
    assert value(game.state, 1) > far


def test_an_offer_of_its_own_is_not_worth_thinking_about() -> None:
    game = Game("chinese", "americans").sheet(1, trade=9).trading()
    before = value(game.state, 1)
    game.do(1, "propose 0")
    assert value(game.state, 1) < before


@pytest.mark.parametrize(
    ("enemy", "chosen", "front"), [("artillery 2", "cavalry 2", 1), ("cavalry 3", "infantry 1", 0)]
)
def test_whoever_runs_out_of_time_fights_where_it_pays(enemy: str, chosen: str, front: int) -> None:
    """Cavalry trumps artillery and strikes first; nobody attacks only to die."""
    game = Game("chinese", "americans").army(1, "1-12").army(0, "0-12").forces(0, enemy)
    game.forces(1, chosen, "artillery 1")
    game.moving(1).do(1, "march 1-12 1 0", "step 0-12").let()
    action = game.state.default_action(1)
    catalogue = game.state.catalogue
    kinds = ("infantry", "artillery", "cavalry")
    assert f"{kinds[catalogue.unit_type[action.a]]} {catalogue.unit_strength[action.a]}" == chosen
    assert action.b == front
