"""How the greedy bot judges positions: roads to victory, errands of armies and scouts, danger; and how it plays."""

import pytest

from tests.games.civ2010.kit import Game, rules, square
from zeitalter.bots import create
from zeitalter.core.chance import stream
from zeitalter.core.player import PlayerView
from zeitalter.games.civ2010.bot.conquest import danger, hosts_of, military_rounds
from zeitalter.games.civ2010.bot.errands import site_worth, spying_worth
from zeitalter.games.civ2010.bot.knowledge import knowledge_of
from zeitalter.games.civ2010.bot.roads import culture_rounds, economy_rounds, technology_rounds
from zeitalter.games.civ2010.bot.value import battle_worth, count_yields, value
from zeitalter.games.civ2010.bot.ways import ways_on
from zeitalter.games.civ2010.model.catalogue import NO_WATER, NONE, STOP_ON_WATER, WATER
from zeitalter.games.civ2010.model.player import IN_STOCK
from zeitalter.games.civ2010.model.shared import changed, filled
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules.board import NEIGHBOURS, distance, ground_of, is_water
from zeitalter.games.civ2010.rules.moves import put_figure

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
        technology_rounds(state, seat, knowledge_of(state, player), yields),
        economy_rounds(state, player, yields, False),
        military_rounds(state, seat, hosts_of(state), yields.trade, yields.production, yields.combat),
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


def test_a_point_of_trade_less_than_the_next_level_costs_a_part_of_a_round() -> None:
    """With five technologies of level 1 and four of level 2 the next one is of level 3, for 16 trade. A sixth one of
    level 1 does not help."""
    game = Game("chinese", "americans")
    game.learn(1, "pottery", "writing", "masonry", "navigation", "monarchy", "chivalry", "democracy", "mathematics")
    game.player(1).trade = 16
    enough = rounds(game.state, 1)[TECHNOLOGY]
    game.player(1).trade = 15
    short = rounds(game.state, 1)[TECHNOLOGY]
    assert enough < short < enough + 1
    game.learn(1, "animal_husbandry").player(1).trade = 16
    assert rounds(game.state, 1)[TECHNOLOGY] == enough


def test_trade_is_lost_with_each_research_but_for_coins() -> None:
    """A full dial pays for one technology; whoever has coins keeps some of it for the next."""
    game = Game("chinese", "americans").sheet(1, trade=27)
    poor = rounds(game.state, 1)[TECHNOLOGY]
    assert poor > 14
    game.player(1).coins[0] = 4
    assert 14 <= rounds(game.state, 1)[TECHNOLOGY] < poor


def test_technologies_that_give_coins_bring_an_economic_victory_nearer() -> None:
    game = Game("chinese", "americans")
    before = rounds(game.state, 1)[ECONOMY]
    game.learn(1, "pottery")
    assert rounds(game.state, 1)[ECONOMY] < before


def test_walls_keep_conquest_away() -> None:
    game = Game("chinese", "americans").army(0, "0-12", 2).forces(0, *["infantry 3"] * 3, *["cavalry 3"] * 3)
    before = rounds(game.state, 0)[CONQUEST]
    bare = hosts_of(game.state)[1].defence
    game.player(1).walls = 1
    assert hosts_of(game.state)[1].defence == bare + 4
    assert rounds(game.state, 0)[CONQUEST] > before


def test_units_help_conquest_until_the_hand_is_full_then_technologies_do() -> None:
    game = Game("chinese", "americans").army(0, "0-12", 2).forces(0, *["infantry 2"] * 3)
    game.sheet(0, trade=0)
    few = rounds(game.state, 0)[CONQUEST]
    full = rounds(game.forces(0, *["infantry 2"] * 5).state, 0)[CONQUEST]
    more = rounds(game.forces(0, *["infantry 2"] * 8).state, 0)[CONQUEST]
    assert few > full == more
    ranked = rounds(game.learn(0, "democracy").state, 0)[CONQUEST]
    assert ranked < more
    assert rounds(game.learn(0, "masonry").army(0, "0-12").state, 0)[CONQUEST] < ranked


def test_armies_go_round_water() -> None:
    """Steps are counted along the way, not as the crow flies, until Navigation crosses water."""
    game = Game("chinese", "americans")
    goal = game.player(1).centres[0]
    for place in range(6):
        game.tile(place, f"n{place + 1:02}")
    by_land = ways_on(game.state).march(goal, NO_WATER)
    by_sea = ways_on(game.state).march(goal, STOP_ON_WATER)
    dry = [
        place for place, ground in enumerate(game.state.ground) if ground != NONE and not is_water(game.state, place)
    ]
    assert all(by_land[place] >= by_sea[place] >= distance(place, goal) for place in dry)
    assert any(by_land[place] > by_sea[place] for place in dry)


def test_russians_count_on_infiltration() -> None:
    game = Game("americans", "russians")
    game.player(0).techs = 0
    before = rounds(game.state, 1)[TECHNOLOGY]
    game.learn(0, "pottery", "writing", "masonry", "navigation")
    assert rounds(game.state, 1)[TECHNOLOGY] < before


def beside_capital(game: Game, seat: int) -> str:
    """A dry square next to a capital."""
    centre = game.player(seat).centres[0]
    place = next(near for near in NEIGHBOURS[centre] if ground_of(game.state, near).terrain != WATER)
    return f"{place % 16}-{place // 16}"


def test_russian_armies_are_drawn_to_cities_with_something_to_learn() -> None:
    game = Game("americans", "russians")
    game.army(1, beside_capital(game, 0))
    player = game.player(1)
    assert spying_worth(game.state, 1, player, NO_WATER) > 0
    assert spying_worth(game.learn(1, "currency").state, 1, player, NO_WATER) == 0


def test_a_russian_army_gives_itself_up_for_a_technology() -> None:
    """It may discover a tile before."""
    game = Game("americans", "russians").learn(0, "pottery")
    game.army(1, beside_capital(game, 0)).moving(1)
    chosen: list[str] = []
    while game.state.actors() == [1] and not any("infiltrate" in action for action in chosen):
        chosen.append(choose(game, 1))
        game.do(1, chosen[-1])
    centre = game.player(0).centres[0]
    assert chosen[-1] == f"infiltrate {centre % 16}-{centre // 16}"


def test_a_scout_looks_for_sites_it_can_walk_to() -> None:
    game = Game("chinese", "americans").tile(3, "n10")
    open_land = square("1-9")
    game.state.token = filled(NONE, len(game.state.token))
    assert site_worth(game.state, 1, open_land, NO_WATER) > 0
    island = square("0-14")
    for near in NEIGHBOURS[island]:
        if near != NONE:
            game.state.ground = changed(game.state.ground, near, WATER)
    assert site_worth(game.state, 1, island, NO_WATER) == 0
    assert site_worth(game.state, 1, island, STOP_ON_WATER) > 0


def test_a_battle_is_judged_by_who_is_stronger() -> None:
    game = Game("chinese", "americans").army(1, "1-12").army(0, "0-12").forces(0, "artillery 2")
    game.forces(1, "cavalry 2", "artillery 1")
    assert battle_worth(game.state, 1) == 0
    game.moving(1).do(1, "march 1-12 1 0", "step 0-12").let()
    assert battle_worth(game.state, 1) > 0 > battle_worth(game.state, 0)


def test_an_army_beside_the_capital_is_a_danger() -> None:
    game = Game("chinese", "americans").army(0, "0-12", 2).forces(0, *["infantry 3"] * 3, *["cavalry 3"] * 2)
    near = danger(game.state, 1, hosts_of(game.state))
    for figure in range(2):
        put_figure(game.state, 0, figure, IN_STOCK)
    assert near > danger(game.state, 1, hosts_of(game.state)) == 0


def test_a_scout_founds_a_city_where_it_can() -> None:
    game = Game("chinese", "americans").tile(3, "n10").scout(1, "1-9")
    for place, token in enumerate(game.state.token):
        if token != NONE:
            game.state.token = changed(game.state.token, place, NONE)
            game.state.spent.append(token)
            game.state.token_known = changed(game.state.token_known, token, 3)
    game.starting(1)
    assert choose(game, 1) == "found 1-9"


def test_an_army_goes_for_a_hut() -> None:
    game = Game("chinese", "americans").army(1, "0-14")
    far = value(game.state, 1)
    game.state.token = changed(game.state.token, square("1-14"), game.state.hut_pile[-1])
    game.state.hut_pile = game.state.hut_pile[:-1]
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
