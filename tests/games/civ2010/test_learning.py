"""Numbers for learners: every action has one of its own, and a view becomes entries that mean what their names say."""

import random
from functools import cache

import pytest

from tests.games.civ2010.kit import Game, rules
from tests.games.numbering import check_turning, listed_verbs
from zeitalter.core.action import DONE, Action
from zeitalter.core.space import ActionSpace
from zeitalter.games.civ2010.bot.space import highest_stack, most_fronts, space
from zeitalter.games.civ2010.data import load
from zeitalter.games.civ2010.model import steps
from zeitalter.games.civ2010.model.catalogue import NONE
from zeitalter.games.civ2010.model.options import Options
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.model.verbs import HUSH, STOP
from zeitalter.games.civ2010.view.observe import observe

PUBLIC = ("civilization.", "government.", "techs.", "sheet.", "resources.", "armies.", "scouts.", "land.", "cities.")


@cache
def numbers() -> ActionSpace:
    return rules().space


def written(state: Civ2010, seat: int) -> dict[str, int]:
    """What a seat sees, by name; what is 0 is left out."""
    features = rules().features(state.seats)
    values = features.numbers(observe(state, seat))
    return {name: value for name, value in zip(features.names, values) if value}


# ---- features --------------------------------------------------------------------------------------------------------


def test_a_civilization_is_seen_from_every_seat_in_its_place() -> None:
    game = Game("chinese", "americans", "germans").learn(1, "pottery").sheet(1, trade=9, culture=4).resource(1, "silk")
    for seat in range(3):
        seen, place = written(game.state, seat), (1 - seat) % 3
        assert seen[f"player{place}.civilization.americans"] == seen[f"player{place}.techs.pottery"] == 1
        assert (seen[f"player{place}.sheet.trade"], seen[f"player{place}.sheet.culture"]) == (9, 4)
        assert seen[f"player{place}.resources.silk"] == 1
        assert seen[f"player{place}.sheet.income"] == game.income(1)


def test_cities_and_what_stands_around_them() -> None:
    game = Game("chinese", "americans").build("3-12", "granary").build("3-14", "general").army(0, "1-12", 2)
    centre = game.player(1).centres[0]
    seen = written(game.state, 0)
    assert (seen["player1.cities.city0.column"], seen["player1.cities.city0.row"]) == (
        centre % 16 + 1,
        centre // 16 + 1,
    )
    assert seen["player1.cities.city0.production"] == game.production(1)
    assert seen["player1.cities.city0.works.granary"] == seen["player1.cities.city0.works.general"] == 1
    assert seen["map.building.3-12"] == seen["map.person.3-14"] == 1
    assert (seen["player1.land.3-12"], seen["player0.armies.1-12"]) == (1, 2)
    assert seen[f"player1.land.{centre % 16}-{centre // 16}"] == 2
    assert not [name for name in seen if name.startswith("player1.cities.city1")]


def test_the_map_shows_what_is_discovered() -> None:
    game = Game("chinese", "americans")
    hidden = [name for name in written(game.state, 0) if name.startswith("map.")]
    game.tile(0, game.state.catalogue.tile_ids[game.state.place_tiles[0]])
    shown = [name for name in written(game.state, 0) if name.startswith("map.")]
    ground = ("map.mountain.", "map.forest.", "map.grassland.", "map.desert.", "map.water.")
    assert sum(name.startswith(ground) for name in shown) - sum(name.startswith(ground) for name in hidden) == 16
    tokens = sum(token != NONE for token in game.state.token)
    assert sum(name.startswith(("map.hut.", "map.village.")) for name in shown) == tokens > 0


def test_what_lies_face_down_is_written_for_those_who_know_it() -> None:
    game = Game("chinese", "americans").token(1, "spy").card(1, "drought").forces(1, "infantry 2", "infantry 2")
    mine, theirs = written(game.state, 1), written(game.state, 0)
    spies = [name for name in mine if name.startswith("player0.tokens.") and name.endswith(".spy")]
    assert [mine[name] for name in spies] == [1]
    assert (mine["player0.cards.drought"], mine["player0.units.infantry2"]) == (1, 2)
    assert theirs["player1.unit_count.infantry"] == 2
    assert sum(theirs.get(f"player1.card_count.era{era}", 0) for era in (1, 2, 3)) == 1
    assert not [name for name in theirs if name.startswith(("player1.tokens", "player1.cards", "player1.units"))]


def test_a_battle_with_its_fronts_and_the_hand_of_the_viewer() -> None:
    game = Game("chinese", "americans").army(1, "1-12").army(0, "0-12")
    game.forces(1, "infantry 2", "cavalry 2").forces(0, "infantry 1", "artillery 1")
    game.moving(1).do(1, "march 1-12 1 0", "step 0-12").let()
    unit = next(action for action in game.legal(0) if action.startswith("fight"))
    game.do(0, unit)
    seen = written(game.state, 1)
    kind = "infantry" if game.state.catalogue.unit_type[int(unit.split()[1])] == 0 else "artillery"
    assert seen["battle.on"] == seen["battle.attacker.player0"] == seen["battle.defender.player1"] == 1
    assert (seen["battle.column"], seen["battle.row"]) == (1, 13)
    assert seen[f"battle.front.0.defender.{kind}"] == seen["battle.front.0.defender.strength"] == 1
    assert (seen["battle.hand_size.attacker"], seen["battle.hand_size.defender"]) == (2, 1)
    assert seen["battle.attacker.hand.infantry2"] == seen["battle.attacker.hand.cavalry2"] == 1
    assert not [name for name in seen if name.startswith("battle.defender.hand.")]


def test_an_offer_is_open_but_not_what_lies_face_down_in_it() -> None:
    game = Game("chinese", "americans", "germans").token(1, "silk").sheet(1, trade=5).trading()
    game.do(1, "propose 0", "give trade 4", f"give_token {game.player(1).tokens[0]}", "submit")
    theirs, mine = written(game.state, 0), written(game.state, 1)
    assert theirs["player1.offer.submitted"] == theirs["player1.offer.to.player0.gives.hut"] == 1
    assert theirs["player1.offer.to.player0.gives.trade"] == mine["player0.offer.to.player2.gives.trade"] == 4
    assert [name for name in mine if name.startswith("player0.offer.to.player2.tokens.")]
    assert not [name for name in theirs if ".offer." in name and ".tokens." in name]


def test_a_card_that_waits_for_answers() -> None:
    game = Game("chinese", "americans").card(0, "drought").starting(0)
    game.do(0, next(action for action in game.legal(0) if action.startswith("play drought")))
    seen = written(game.state, 1)
    assert seen["turn.event.drought"] == seen["turn.player.player1"] == 1
    assert seen["asked.aiming_event"] == 1


def test_the_group_on_the_march() -> None:
    game = Game("chinese", "americans").army(1, "0-12", 2).moving(1).do(1, "march 0-12 2 0")
    seen = written(game.state, 1)
    assert (seen["turn.group.army"], seen["turn.column"], seen["turn.row"], seen["turn.left"]) == (2, 1, 13, 2)


def test_options_are_written_and_change_no_name() -> None:
    options = Options(game="first", cards="printed", battle="own", rounds=9)
    state = rules().setup(2, options, 3)
    assert isinstance(state, Civ2010)
    seen = written(state, 0)
    assert (seen["first_game"], seen["printed_cards"], seen["own_battle_turn"], seen["round_limit"]) == (1, 1, 1, 9)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_public_turns_with_the_seats(seats: int) -> None:
    state = played(random.Random(seats), seats, Options(rounds=30), 400)
    check_turning([written(state, seat) for seat in range(seats)], PUBLIC)


# ---- numbers of actions ----------------------------------------------------------------------------------------------


def test_only_amounts_in_an_offer_are_listed() -> None:
    assert set(listed_verbs(rules())) == {"give", "want"}


def test_numbers_have_the_names_of_their_actions() -> None:
    names = numbers().names()
    assert len(set(names)) == len(names) < 15_000
    stack = highest_stack(rules().catalogues)
    for name in (f"march 3-12 {stack} 0", "kill 3-12 0 0", "fight 0 0", "use pottery 0", "give #1", "research writing"):
        assert name in names
    assert f"march 3-12 {stack} 1" not in names, "no more figures than this stand together"
    assert "found 0-0" not in names, "a city needs eight squares around it"


def test_numbers_follow_from_the_data() -> None:
    catalogues = [load.build(load.read(), edition) for edition in (load.CORRECTED, load.PRINTED)]
    catalogues[1].loot += 1
    catalogues[1].battle_hand += 1
    larger = space(catalogues, rules().vocabulary).names()
    assert set(numbers().names()) < set(larger)
    assert f"loot_some trade {catalogues[1].loot}" in larger
    assert f"wound {most_fronts(rules().catalogues)}" in larger


def some_options(rng: random.Random) -> Options:
    return Options(
        game=rng.choice(["full", "full", "first"]),
        civilizations=rng.choice(["random", "chosen"]),
        cards=rng.choice(["corrected", "printed"]),
        battle=rng.choice(["book", "own"]),
        rounds=rng.choice([10, 20, 40]),
    )


def played(rng: random.Random, seats: int, options: Options, decisions: int) -> Civ2010:
    """A game of somebody who seldom lets a chance pass; every action on the way has its number, and every number
    means its action."""
    state = rules().setup(seats, options, rng.randrange(1 << 30))
    assert isinstance(state, Civ2010)
    meant: dict[int, Action] = {}
    for _ in range(decisions):
        if not state.actors():
            break
        seat = rng.choice(state.actors())
        legal = state.legal_actions(seat)
        for number, action in zip(numbers().numbers(legal), legal):
            assert number is not None, f"{rules().vocabulary.notation(action)} is listed beyond its numbers"
            assert numbers().is_listed(number) or meant.setdefault(number, action) == action
        state.apply(seat, rng.choice(chances(rng, state, legal)))
    return state


def chances(rng: random.Random, state: Civ2010, legal: list[Action]) -> list[Action]:
    """Mostly without letting it be; but whoever trades so talks for ever."""
    if isinstance(state.agenda[-1], steps.Trading) or rng.random() < 0.1:
        return legal
    return [action for action in legal if action not in (DONE, HUSH, STOP)] or legal


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_action_has_its_number(seats: int) -> None:
    rng = random.Random(100 + seats)
    for _ in range(3):
        played(rng, seats, some_options(rng), 3000)


@pytest.mark.deep
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_action_of_many_games_has_its_number(seats: int) -> None:
    rng = random.Random(seats)
    for _ in range(40):
        played(rng, seats, some_options(rng), 5000)
