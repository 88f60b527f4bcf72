"""Positions and actions as numbers, for learners."""

import pytest

from tests.games.mosaic.kit import CARDS, RULES, Table, build_card, table, technology
from tests.games.numbering import listed_verbs, play_by_numbers, watch_bots
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import steps
from zeitalter.games.mosaic.model.options import Options
from zeitalter.games.mosaic.model.state import THIRD_EMPIRE, TWO_SETS, MovedUnit
from zeitalter.games.mosaic.rules.technologies import lay_down


def numbers(game: Table, seat: int = 0) -> dict[str, int]:
    """What this seat sees, by name."""
    features = RULES.features(game.state.seats)
    return dict(zip(features.names, features.numbers(game.state.observe(seat))))


def chosen(found: dict[str, int], block: str) -> dict[str, int]:
    """The entries of a block that are not 0."""
    return {name.removeprefix(block + "."): n for name, n in found.items() if name.startswith(block + ".") and n}


# ---- features --------------------------------------------------------------------------------------------------------


def test_a_tableau() -> None:
    game = table().lead(0, "scribe").own(0, "irrigation", "writing").give(0, stone=3, money=40)
    game.player().production = [1, 0, 2, 0, 5]
    game.player().wonders = [2]
    game.player().empire_vp = 12
    found = numbers(game)
    assert chosen(found, "player0.leader") == {"scribe": 1}
    assert chosen(found, "player0.up") == {"irrigation": 1, "writing": 1}
    assert chosen(found, "player0.stock") == {"stone": 3, "money": 40}
    assert chosen(found, "player0.production") == {"food": 1, "ideas": 2, "tariff": 5}
    assert chosen(found, "player0.wonders") == {CARDS.wonders[2].id: 1}
    assert found["player0.figures.empire_vp"] == 12


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_seats_are_counted_from_the_viewer(seats: int) -> None:
    game = table(seats)
    for seat in range(seats):
        game.player(seat).population = 3 + seat
    game.state.locked[4] = 1
    game.turn(1)
    for viewer in range(seats):
        found = numbers(game, viewer)
        for seat in range(seats):
            player = f"player{(seat - viewer) % seats}"
            assert found[f"{player}.figures.population"] == 3 + seat
            assert found[f"{player}.active"] == found[f"{player}.to_move"] == (seat == 1)
            assert found[f"{player}.starts"] == (seat == 0)
        assert chosen(found, "locked") == {f"player{(1 - viewer) % seats}:assyria": 1}


def test_pieces_and_units_on_the_map() -> None:
    game = table().put(2, "city", "HIS-01", "GAU-02").put(3, "farm", "HIS-03").units(2, "cavalry", "gaul", 2)
    found = numbers(game, 1)
    assert chosen(found, "pieces") == {"HIS-01:city": 1, "GAU-02:city": 1, "HIS-03:farm": 1}
    assert chosen(found, "player1.hexes") == {"HIS-01": 1, "GAU-02": 1}
    assert chosen(found, "player1.pieces") == {"city:hispania": 1, "city:gaul": 1}
    assert chosen(found, "player1.units") == {"cavalry:gaul": 2}
    assert chosen(found, "player2.pieces") == {"farm:hispania": 1}
    assert chosen(found, "player0.hexes") == {}


def test_every_piece_has_an_entry_on_the_ground_where_it_may_stand() -> None:
    names = RULES.features(2).names
    port = next(place.id for place in CARDS.hexes if place.kind == c.PORT_HEX)
    land = next(place.id for place in CARDS.hexes if place.kind == c.GOODS_HEX)
    assert [name for name in names if name.startswith(f"pieces.{port}:")] == [
        f"pieces.{port}:port",
        f"pieces.{port}:wonder",
    ]
    assert [name for name in names if name.startswith(f"pieces.{land}:")] == [
        f"pieces.{land}:{piece}" for piece in ("city", "farm", "craft", "wonder")
    ]


def test_where_a_wonder_stands() -> None:
    game = table().put(1, "wonder", "GAU-02")
    game.player(1).wonders = [2]
    assert chosen(numbers(game), "wonder_regions") == {f"{CARDS.wonders[2].id}:gaul": 1}


def test_tiles_on_the_map() -> None:
    by_kind = [next(place.id for place in CARDS.hexes if place.kind == kind) for kind in range(3)]
    game = table().tile(by_kind[c.GOODS_HEX], "spices").tile(by_kind[c.RESOURCE_HEX], "money_15")
    game.tile(by_kind[c.PORT_HEX], "fish")
    assert chosen(numbers(game), "tiles") == {
        f"{by_kind[c.GOODS_HEX]}:spices": 1,
        f"{by_kind[c.RESOURCE_HEX]}:money_15": 1,
        f"{by_kind[c.PORT_HEX]}:fish": 1,
    }


def test_a_secret_card_is_known_to_who_has_seen_it() -> None:
    def laid(card: str) -> Table:
        game = table()
        lay_down(game.state, 2, technology(card), known_by=1 << 2)
        lay_down(game.state, 2, technology("alphabet"), known_by=game.state.everyone())
        return game

    assert numbers(laid("writing"), 0) == numbers(laid("irrigation"), 0)
    found = numbers(laid("writing"), 0)
    assert chosen(found, "player2.down") == {"alphabet": 1}
    assert found["player2.down_unknown"] == found["player2.down_secret"] == 1
    assert chosen(numbers(laid("writing"), 2), "player0.down") == {"alphabet": 1, "writing": 1}


def test_offers_and_what_is_known_of_the_decks() -> None:
    game = table(2)
    first, second = build_card("capital_city"), build_card("farming_village")
    game.offer(c.BUILD, first, first, second)
    game.state.decks[c.BUILD] = [second, first, c.EMPIRE, second, first]
    game.state.under[c.BUILD] = 2
    game.state.top_seen[c.BUILD] = 1 << 1
    own, other = numbers(game, 1), numbers(game, 0)
    for found in (own, other):
        assert chosen(found, "build.offer") == {"capital_city": 2, "farming_village": 1}
        assert chosen(found, "build.bottom") == {"capital_city": 1, "farming_village": 1}
        assert chosen(found, "build.deck") == {"size": 5, "has_empire": 1}
    assert chosen(own, "build.top") == {"capital_city": 1}
    assert chosen(own, "build.top_seen") == {"player0": 1}
    assert chosen(other, "build.top") == {}
    assert chosen(other, "build.top_seen") == {"player1": 1}


def test_what_is_asked() -> None:
    game = table()
    game.state.push(steps.Placing(0, c.FARM, c.THIS_REGION, 3))
    found = numbers(game)
    assert found["asked.placing"] == 1
    assert chosen(found, "question_piece") == {"farm": 1}
    assert chosen(found, "question_where") == {"this_region": 1}
    assert chosen(found, "question_region") == {"greece": 1}
    game.state.push(steps.Deploying(0, c.EITHER, 2, 0b1001))
    found = numbers(game)
    assert chosen(found, "question_unit") == {"infantry_or_cavalry": 1}
    assert chosen(found, "question_regions") == {"hispania": 1, "greece": 1}
    assert chosen(found, "question_piece") == {}
    game.state.push(steps.ShiftAmount(0, c.STONE_TRACK, c.TAX_TRACK))
    found = numbers(game)
    assert (chosen(found, "question_from"), chosen(found, "question_to")) == ({"stone": 1}, {"tax": 1})


def test_units_that_have_moved() -> None:
    game = table()
    game.state.moved = [MovedUnit(c.CAVALRY, 1), MovedUnit(c.CAVALRY, 1)]
    assert chosen(numbers(game), "moved") == {"cavalry:gaul": 2}


def test_the_draft_shows_the_own_hand_alone() -> None:
    state = RULES.setup(3, None, 1)
    for _ in range(3):
        state.apply(state.actors()[0], state.legal_actions(state.actors()[0])[0])
    features = RULES.features(3)
    for seat in range(3):
        found = dict(zip(features.names, features.numbers(state.observe(seat))))
        legal = [RULES.vocabulary.notation(action) for action in state.legal_actions(seat)]
        assert [f"draft {card}" for card in chosen(found, "hand")] == legal
        assert chosen(found, "hand") == chosen(found, "drafted")


def test_the_end_in_sight() -> None:
    game = table()
    assert chosen(numbers(game), "ending") == {}
    game.state.ending = TWO_SETS
    assert chosen(numbers(game), "ending") == {"two_sets": 1}
    game.state.ending = THIRD_EMPIRE
    assert chosen(numbers(game), "ending") == {"third_empire": 1}


# ---- actions ---------------------------------------------------------------------------------------------------------


def test_every_number_means_one_action() -> None:
    space = RULES.space
    assert listed_verbs(RULES) == []
    names = space.names()
    assert len(set(names)) == space.size
    assert names[0] == "done"
    assert names[space.blocks()["move"].start] == "move infantry hispania gaul"


def test_only_what_can_occur_has_a_number() -> None:
    names = set(RULES.space.names())
    assert {"move cavalry hispania italy", "move siege hispania numidia", "expel 5 italy gaul"} <= names
    assert not names & {"move infantry hispania italy", "move cavalry hispania hispania", "expel 5 italy egypt"}
    assert {"research writing 0", "build capital_city 0 0", "shift stone tax", "amount 999"} <= names
    assert not names & {"research writing 1", "shift tax tariff", "shift stone stone", "amount 0", "raid ideas"}


@pytest.mark.parametrize("seats", RULES.seats)
def test_random_games_stay_within_the_numbers(seats: int) -> None:
    seen = set[str]()
    for seed in range(4):
        seen |= play_by_numbers(RULES, seats, Options(), seed)
    assert {"leader", "draft", "place", "research", "build", "wonder", "move", "recruit", "deploy", "play"} <= seen


@pytest.mark.deep
@pytest.mark.parametrize("seats", RULES.seats)
def test_many_games_stay_within_the_numbers(seats: int) -> None:
    for seed in range(150):
        play_by_numbers(RULES, seats, Options(second_after_tie=seed % 2 == 0), seed)
    watch_bots(RULES, seats, Options(), seats, 2000)
