"""The bot's judgement: when the end will come, what a lead is worth, races, and what to do in the last turn."""

import pytest

from tests.games.mosaic.kit import RULES, Table, symbols, table
from zeitalter.bots.greedy import ALL
from zeitalter.bots.judge import HandMade
from zeitalter.bots.lookahead import Lookahead
from zeitalter.core.chance import stream
from zeitalter.core.playout import play_randomly
from zeitalter.games.mosaic.bot.value import Outlook, cards_until_empire, engine, standings_of, value
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import verbs
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.scoring import points


def best(game: Table) -> str:
    """What the look-ahead likes best for the seat at turn."""
    seat = game.state.actors()[0]
    actions = game.state.legal_actions(seat)
    worths = Lookahead(seat, HandMade(), ALL, stream("test")).worths(game.state, actions)
    return RULES.vocabulary.notation(actions[worths.index(max(worths))])


def test_empire_card_is_expected_in_the_middle_of_its_part() -> None:
    state = table(4).state
    # 12 cards: 2 lie in the offer, 10 and the empire card in the deck, 0 to 6 of them below it
    assert cards_until_empire(state, c.POPULATION) == 10 - 3 + 1
    state.decks[c.POPULATION] = [c.EMPIRE, 0, 0]
    assert cards_until_empire(state, c.POPULATION) == 2 - 1 + 1
    state.decks[c.POPULATION] = [0, 0, c.EMPIRE, 0]
    state.under[c.POPULATION] = 2  # everybody knows that it does not lie below them
    assert cards_until_empire(state, c.POPULATION) == 1.5


def test_end_comes_nearer_with_every_card() -> None:
    game = table(4)
    before = Outlook(game.state).left
    for deck in range(c.DECKS):
        game.state.decks[deck].pop()
    assert Outlook(game.state).left < before
    game.state.empires, game.state.final_round = 3, 7
    game.state.round = 6
    outlook = Outlook(game.state)
    assert [outlook.turns(game.state, seat) for seat in range(4)] == [2, 2, 2, 2]
    game.turn(2)
    assert [outlook.turns(game.state, seat) for seat in range(4)] == [1, 1, 2, 2]


def test_nobody_invests_for_ever() -> None:
    state = table(4).state
    assert Outlook(state).left > 20
    state.round = 35
    assert Outlook(state).left == 4
    state.round = 60
    assert Outlook(state).left == 3


def test_a_small_lead_is_worth_more_right_before_a_scoring() -> None:
    def worth_of_leading() -> float:
        behind = game.units(0, "infantry", "italy", 1).units(1, "infantry", "italy", 2).state
        before = value(behind, 0)
        return value(game.units(0, "infantry", "italy", 3).state, 0) - before

    game = table(4)
    early = worth_of_leading()
    for deck in range(c.DECKS):
        game.state.decks[deck] = [c.EMPIRE]
    assert worth_of_leading() > early


def test_the_nearer_a_golden_age_the_more_a_symbol_is_worth() -> None:
    def worth_of(number: int, rival: int) -> float:
        game = table(4)
        game.player(0).symbols = symbols(f"science {number}")
        game.player(1).symbols = symbols(f"science {rival}")
        return standings_of(game.state)[0]

    assert worth_of(5, 0) - worth_of(4, 0) > worth_of(4, 0) - worth_of(3, 0)
    assert worth_of(4, 3) > worth_of(4, 5)


def test_goods_and_people_are_worthless_after_the_last_turn() -> None:
    game = table(4).give(0, 30, 30, 30, 30)
    assert engine(game.state, 0, 10.0) > engine(game.state, 0, 2.0) > engine(game.state, 0, 0.0) == 0.0


def test_over_is_what_was_scored() -> None:
    state = RULES.setup(3, None, "bot")
    assert isinstance(state, Mosaic)
    assert play_randomly(state, stream("bot"), RULES.longest).ended
    totals = [sum(points(state, seat)) for seat in range(3)]
    assert value(state, 0) == pytest.approx(totals[0] - 0.35 * (totals[1] + totals[2]) - 0.3 * max(totals[1:]))


def test_a_wonder_is_built_in_the_last_turn() -> None:
    game = table(4).put(0, "city", "ITA-01").give(0, stone=20, food=5)
    game.state.empires = game.state.scorings = 3
    game.state.round = game.state.final_round = 20
    assert best(game).startswith("wonder")


def test_a_golden_age_is_claimed() -> None:
    game = table(4).put(0, "city", "ITA-01").turn(0, actions=0)
    game.player(0).symbols = symbols("science 6")
    assert best(game) == "golden_age science"


def test_work_comes_before_a_village_without_card_when_nothing_is_in_stock() -> None:
    game = table(4).put(0, "city", "EGY-13").offer(c.BUILD)
    game.player(0).production[c.STONE_TRACK] = 8
    assert best(game) == "work stone"


def test_bots_look_only_where_they_could_take_a_card() -> None:
    game = table(4).offer(c.POPULATION, 4, 5)
    game.player().government = [card.id for card in RULES.catalogue.governments].index("republic")
    assert [deck_of(action) for action in game.state.legal_actions(0) if isinstance(action, verbs.Look)] == c.DECK_NAMES
    weighed = game.state.game.candidates(game.state, 0)
    assert [deck_of(action) for action in weighed if isinstance(action, verbs.Look)] == ["tax"]
    assert len(weighed) == len(game.state.legal_actions(0)) - 3


def deck_of(look: verbs.Look) -> str:
    return c.DECK_NAMES[look.deck]


def test_second_place_behind_two_equal_players_is_worth_its_points() -> None:
    def worth_of_presence() -> float:
        before = standings_of(game.units(0, "infantry", "italy", 0).state)[0]
        return standings_of(game.units(0, "infantry", "italy", 1).state)[0] - before

    game = table(4).units(1, "infantry", "italy", 5).units(2, "cavalry", "italy", 5)
    tied = worth_of_presence()
    game.state.second_after_tie = False
    assert tied > worth_of_presence() + 1.0
