"""Scripted opponents follow their lists, and want more of one thing than the greedy bot."""

from tests.games.mosaic.kit import CARDS, RULES, Table, table, technology
from zeitalter.bots import create
from zeitalter.bots.scripted import Exploiter
from zeitalter.core.chance import stream
from zeitalter.core.player import PlayerView
from zeitalter.games.mosaic.bot import scripts
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import Mosaic


def choice(game: Table, name: str) -> str:
    """What a bot does for the seat at turn."""
    seat = game.state.actors()[0]
    bot = create(name, RULES)
    return RULES.vocabulary.notation(bot.choose(PlayerView(RULES, game.state.observe(seat)), stream("script")))


def test_lists_name_leaders_and_starting_technologies() -> None:
    leaders = {card.id for card in CARDS.leaders}
    starting = {card.id for card in CARDS.technologies if card.starting}
    for names in (scripts.SCHOLARS, scripts.PATRIARCHS):
        assert set(names) <= leaders
        assert len(set(names)) == len(names)
    for names in (scripts.LEARNING, scripts.GROWING):
        assert set(names) <= starting
        assert len(set(names)) == len(names)


def test_leaders_and_picks_follow_the_list() -> None:
    state = RULES.setup(3, None, "scripts")
    assert isinstance(state, Mosaic)
    wanted = {"scholar": "philosopher", "settler": "farmer"}
    for name, leader in wanted.items():
        bot = create(name, RULES)
        assert isinstance(bot, Exploiter)
        seat = state.actors()[0]
        action = bot.choose(PlayerView(RULES, state.observe(seat)), stream("script"))
        assert RULES.vocabulary.notation(action) == f"leader {leader}"
    while len(state.actors()) == 1:
        state.apply(state.actors()[0], state.legal_actions(state.actors()[0])[0])
    action = create("scholar", RULES).choose(PlayerView(RULES, state.observe(1)), stream("script"))
    hand = [card for card in scripts.LEARNING if technology(card) in state.dealt[1]]
    assert RULES.vocabulary.notation(action) == f"draft {hand[0]}"


def test_the_scholar_researches_where_the_settler_grows() -> None:
    game = table().give(0, ideas=5, food=15).offer(c.BUILD)
    game.player().population = 4
    game.player().symbols[c.SCIENCE] = 2
    game.offer(c.TECHNOLOGY, technology("chemistry"))
    game.offer(c.POPULATION, [card.id for card in CARDS.populations].index("population_10_food_2_people"))
    game.state.round = 10
    assert choice(game, "scholar").startswith("research chemistry")
    assert choice(game, "settler").startswith("grow")
