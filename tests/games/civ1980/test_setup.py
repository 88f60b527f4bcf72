"""Set-ups for two to seven players, nations and the first tokens (rulebook, Spielaufbau)."""

import pytest

from tests.games.civ1980.kit import CATALOGUE, RULES, area, legal, table
from zeitalter.games.civ1980.model.options import RULEBOOK, USUAL, Options
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.setup import start_areas


@pytest.mark.parametrize(
    ("seats", "tokens", "areas", "nations", "mysticism"),
    [
        (2, 55, 103, 4, 1),
        (3, 47, 56, 5, 1),
        (4, 55, 67, 4, 2),
        (5, 47, 93, 6, 2),
        (6, 55, 123, 9, 3),
        (7, 47, 123, 9, 3),
    ],
)
def test_setup_by_number_of_players(seats: int, tokens: int, areas: int, nations: int, mysticism: int) -> None:
    state = table(seats)
    assert state.board.tokens == tokens
    assert sum(state.board.in_play) == areas
    assert len(state.board.nations) == nations
    assert state.copies[CATALOGUE.card_ids.index("mysticism")] == mysticism


def test_four_players_use_the_four_eastern_nations() -> None:
    assert [CATALOGUE.nations[n].id for n in table(4).board.nations] == ["asia", "assyria", "babylon", "egypt"]


def test_two_players_have_no_city_sites_on_islands() -> None:
    board = table(2).board
    assert board.site[area("syracuse")] == 0
    assert table(3).board.site[area("syracuse")] != 0
    assert board.site[area("rome")] != 0


def test_two_players_use_three_whole_panels() -> None:
    """The rulebook removes the eastern panel and names no dashed line; as an option they play west of it, as three
    do."""
    assert sum(table(2).board.in_play) == 103
    assert table(2, two_player_map="west").board.in_play == table(3).board.in_play
    assert table(2, two_player_map="west").board.site[area("syracuse")] == 0


def test_split_seas_stay_usable_on_both_sides() -> None:
    aegean = CATALOGUE.water_ids.index("aegean_sea")
    assert table(3).board.links[aegean]
    assert table(4).board.links[aegean]


START_AREAS = {
    "africa": "tunisia sahara tripolitania",
    "italy": "etruria cisalpina pannonia",
    "illyria": "germania sudeten",
    "thrace": "scythia",
    "crete": "knossos phaistos",
    "asia": "kuban maikop",
    "assyria": "nalchik caucasus",
    "babylon": "media parthia susa",
    "egypt": "jalo siwa upper_egypt buhen thebes nubia",
}


@pytest.mark.parametrize(
    "nation", ["africa", "italy", "illyria", "thrace", "crete", "asia", "assyria", "babylon", "egypt"]
)
def test_nation_starts_at_its_edge_with_its_row_of_the_table(nation: str) -> None:
    number = [n.id for n in CATALOGUE.nations].index(nation)
    others = [n.id for n in CATALOGUE.nations if n.id != nation][:5]
    state = table(6, [nation, *others])
    assert {CATALOGUE.area_ids[a] for a in start_areas(state, 0)} == set(START_AREAS[nation].split())
    row = CATALOGUE.nations[number]
    assert len(row.epoch) == len(row.printed) == 17
    assert row.epoch[0] == 0
    assert row.epoch == sorted(row.epoch)
    assert row.printed[15] >= 1200


def test_nations_are_picked_in_the_order_drawn_and_start_tokens_set_in_table_order() -> None:
    state = RULES.setup(4, RULEBOOK, 3)
    assert isinstance(state, Civ1980)
    picked = []
    while legal(state, state.actors()[0])[0].startswith("nation"):
        picked.append(state.actors()[0])
        state.apply(picked[-1], state.legal_actions(picked[-1])[-1])
    assert picked == state.places
    assert [state.players[seat].nation for seat in state.order] == sorted(p.nation for p in state.players)
    placing = []
    while legal(state, state.actors()[0])[0].startswith("place"):
        placing.append(state.actors()[0])
        state.apply(placing[-1], state.legal_actions(placing[-1])[0])
    assert placing == [seat for seat in state.order if len(start_areas(state, seat)) > 1]


def test_everybody_begins_with_one_token_and_an_empty_treasury() -> None:
    state = RULES.setup(3, RULEBOOK, 5)
    assert isinstance(state, Civ1980)
    while state.turn == 0:
        seat = state.actors()[0]
        state.apply(seat, state.legal_actions(seat)[0])
    for player in state.players:
        assert player.treasury == player.cities == player.space == 0
        assert sum(player.tokens) == 2  # one token, grown once
        assert player.stock == 45


def test_calamities_lie_at_the_bottom_and_stacks_1_and_2_are_mixed() -> None:
    state = table(7)
    assert [len(stack) for stack in state.stacks] == [12, 13, 10, 9, 8, 7, 6, 5, 4]
    for number, name in enumerate(("volcano_earthquake", "famine", "civil_war", "flood", "epidemic")):
        assert CATALOGUE.trade_ids[state.stacks[number + 1][0]] == name
    values = {CATALOGUE.trade_value[card] for card in state.stacks[0]}
    assert values == {1, 2}


def test_stacks_1_and_2_apart_as_an_option() -> None:
    state = table(7, stacks="apart")
    assert {CATALOGUE.trade_value[card] for card in state.stacks[0]} == {1}
    assert len(state.stacks[0]) == 14


@pytest.mark.parametrize(
    ("stacks", "first", "second", "sound"),
    [("mixed", 0, 1, True), ("apart", 0, 1, False), ("mixed", 1, 2, False), ("apart", 4, 7, False)],
)
def test_no_trade_card_lies_in_a_stack_of_another_number(stacks: str, first: int, second: int, sound: bool) -> None:
    """But for the commodities of stacks 1 and 2, if they are mixed."""
    state = table(7, stacks=stacks)
    state.check()
    state.stacks[first][-1], state.stacks[second][-1] = state.stacks[second][-1], state.stacks[first][-1]
    if sound:
        state.check()
    else:
        with pytest.raises(AssertionError, match="another number"):
            state.check()


def test_house_rule_1_adds_a_copy_of_everything_but_mysticism() -> None:
    plain, more = table(6), table(6, extra_cards=True)
    difference = [b - a for a, b in zip(plain.copies, more.copies)]
    assert difference.count(1) == 15
    assert difference[CATALOGUE.card_ids.index("mysticism")] == 0


def test_house_rule_3_removes_mysticism() -> None:
    assert table(6, no_mysticism=True).copies[CATALOGUE.card_ids.index("mysticism")] == 0


def test_presets() -> None:
    assert Options() == RULEBOOK == RULES.usual
    assert RULEBOOK.hand_cap
    assert not USUAL.hand_cap
    assert [preset.options for preset in RULES.presets] == [RULEBOOK, USUAL]
