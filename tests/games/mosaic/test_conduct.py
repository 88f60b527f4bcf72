"""Blunders that bots with a level do not make: wasted last turns, unclaimed prizes, idle marches, blind drafts."""

import pytest

from tests.games.mosaic.kit import CARDS, RULES, Table, build_card, symbols, table, technology
from zeitalter.bots import create
from zeitalter.bots.judge import Learnt
from zeitalter.bots.values import judge_of
from zeitalter.core.agenda import EVERYONE
from zeitalter.core.chance import stream
from zeitalter.core.player import PlayerView
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import steps
from zeitalter.games.mosaic.model.state import Mosaic

LEVELS = ["easy", "medium"]
SURE = ["hard/8", "hard/2"]  # never in doubt
needs_learning = pytest.mark.skipif(
    not isinstance(judge_of(RULES, None), Learnt), reason="the hand-made value does not judge cards before they work"
)


def chosen(game: Table, level: str, seat: int | None = None) -> str:
    """What a bot of this level does for the seat that is asked."""
    who = game.state.actors()[0] if seat is None else seat
    view = PlayerView(RULES, game.state.observe(who))
    return RULES.vocabulary.notation(create(level).choose(view, stream("conduct", level)))


def last_turn(game: Table) -> Table:
    """Seat 0 has its last turn, all scorings are over."""
    game.state.empires = game.state.scorings = 3
    game.state.decks = [[card for card in deck if card != c.EMPIRE] for deck in game.state.decks]
    game.state.round = game.state.final_round = 20
    return game


@pytest.mark.parametrize("level", SURE)
def test_the_last_turn_is_used_for_points(level: str) -> None:
    rich = last_turn(table(2).put(0, "city", "ITA-01", "ITA-04").give(0, stone=20, food=5))
    assert chosen(rich, level).startswith(("wonder", "build", "found"))
    poor = last_turn(table(2).put(0, "city", "ITA-01").offer(c.BUILD).offer(c.TAX))
    assert chosen(poor, level).startswith("found")  # a village is free of charge


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_is_taxed_in_the_last_turn(level: str) -> None:
    game = last_turn(table(2).offer(c.BUILD).offer(c.TECHNOLOGY))
    game.player().population = 12
    assert not chosen(game, level).startswith("levy")


@pytest.mark.parametrize("level", LEVELS)
def test_prizes_are_claimed_before_they_are_lost(level: str) -> None:
    game = table(2).put(0, "city", "ITA-01").give(0, money=80, ideas=20)
    game.state.achievements = [[card.id for card in CARDS.achievements].index("wealthy")]
    assert chosen(game, level) == "claim wealthy"
    game.state.achievements = []
    game.player().symbols = symbols("culture 6")
    assert chosen(game, level) == "golden_age art"


@pytest.mark.parametrize("level", LEVELS)
def test_a_lead_is_not_given_up_before_a_scoring(level: str) -> None:
    game = table(2).give(0, money=3).units(0, "infantry", "italy", 2).units(1, "infantry", "italy", 1)
    game.units(1, "infantry", "greece", 4)
    game.state.pending, game.state.empires = 1, 1
    game.state.push(steps.Military(0, 1))
    assert not chosen(game, level).startswith("move infantry italy")


@pytest.mark.parametrize("level", LEVELS)
def test_units_do_not_march_to_and_fro(level: str) -> None:
    game = table(2).give(0, money=8).put(0, "city", "ITA-01").units(0, "infantry", "italy", 1)
    game.units(1, "infantry", "greece", 6).units(1, "infantry", "numidia", 6).units(1, "infantry", "egypt", 6)
    game.state.achievements = []
    marched = 0
    for _ in range(2):
        text = chosen(game.turn(0), level)
        marched += text == "military"
        game.do(text).finish()
    assert marched < 2


@pytest.mark.parametrize("level", LEVELS)
def test_ideas_are_spent_rather_than_heaped_up(level: str) -> None:
    game = table(3).give(0, ideas=25).put(0, "city", "EGY-13").offer(c.BUILD).offer(c.TAX)
    game.player().symbols = symbols("science 2 food")
    game.offer(c.TECHNOLOGY, technology("chemistry"), technology("scientific_method"), technology("fertilizer"))
    game.state.round = 6
    assert chosen(game, level) != "work ideas"


@pytest.mark.parametrize("level", LEVELS)
def test_a_card_is_taken_for_what_it_builds(level: str) -> None:
    game = table(3).give(0, stone=4).put(0, "city", "ITA-01").offer(c.BUILD, build_card("research_city"))
    game.player().population = 6
    assert chosen(game, level) != "found city 0"


def draft(hand: list[str]) -> Table:
    """Seat 0 picks first from a hand; its leader is the Philosopher."""
    game = table(2).lead(0, "philosopher").lead(1, "general")
    state = game.state
    state.turns = 0
    others = [card.index for card in CARDS.technologies if card.starting and card.id not in hand]
    state.dealt = [tuple(sorted(technology(card) for card in hand)), tuple(others[:5])]
    state.decks[c.TECHNOLOGY] = [card for card in state.decks[c.TECHNOLOGY] if card not in state.dealt[0]]
    state.agenda.clear()
    state.push(steps.BeginTurn(0))
    state.push(steps.Benefits(1))
    state.push(steps.Benefits(0))
    state.push(steps.StartCity(1))
    state.push(steps.StartCity(0))
    state.push(steps.Drafting(EVERYONE, 0))
    return game


@needs_learning
@pytest.mark.parametrize("level", LEVELS)
def test_a_pick_can_be_played(level: str) -> None:
    game = draft(["corvee", "crafts", "irrigation", "poetry", "roof_tiles"])
    assert chosen(game, level, 0) == "draft poetry"  # all the others lack a symbol


@needs_learning
@pytest.mark.parametrize("level", SURE)
def test_the_choice_of_a_leader_is_no_accident(level: str) -> None:
    found: set[str] = set()
    for deal in range(4):
        state = RULES.setup(4, None, f"leaders {deal}")
        assert isinstance(state, Mosaic)
        seat = state.actors()[0]
        view = PlayerView(RULES, state.observe(seat))
        found.add(RULES.vocabulary.notation(create(level).choose(view, stream("leaders", deal))))
    assert len(found) <= 2
