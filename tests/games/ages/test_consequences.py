"""What an action brings is said before it is done, and nothing where nothing is at stake."""

from tests.games.ages.kit import Table, rules, table
from zeitalter.core.wording import Consequence
from zeitalter.games.ages.model import steps
from zeitalter.text import Words


def ahead(game: Table, move: str, seat: int = 0) -> dict[str, Consequence]:
    found = game.state.game.consequences(game.state, seat, game.action(move))
    for language in ("de", "en"):
        words = Words(language, rules(), ["Anna", "Ben", "Cem"], strict=True)
        assert all(words.message(one.words) for one in found)
    return {one.words.key: one for one in found}


def test_unused_actions_are_counted() -> None:
    game = table().player(0, blue="bronze=3", unused=1).turn(0, production=True)
    assert ahead(game, "done")["ahead-civil"].words.args == {"n": 4}
    game.of(0).civil_left = 0
    assert "ahead-civil" not in ahead(game, "done")


def test_military_actions_that_draw_cards_are_not_lost() -> None:
    game = table().player(0, blue="bronze=3", unused=1).turn(0, production=True)
    assert "ahead-military" not in ahead(game, "done")
    assert ahead(game, "draw_fewer 0")["ahead-military"].words.args == {"n": 2, "cards": 0}


def test_an_uprising_is_announced() -> None:
    game = table().player(0, workers="religion=0", yellow=4, unused=0).turn(0, production=True)
    said = ahead(game, "done")
    assert said["ahead-uprising"].grave
    game.do(0, "done")
    assert "event-uprising" in game.events


def test_hunger_is_announced_with_its_price() -> None:
    game = table().player(0, workers="agriculture=0 religion=2", yellow=8, unused=2, culture=20)
    game.turn(0, production=True)
    said = ahead(game, "done")["ahead-hunger"]
    assert said.grave
    before = game.of(0).culture
    income = game.figures(0).culture
    game.do(0, "done")
    assert before + income - game.of(0).culture == said.words.args["n"]


def test_corruption_is_announced() -> None:
    game = table().player(0, blue="bronze=8", workers="bronze=2", bank=6).turn(0, production=True)
    assert ahead(game, "done")["ahead-corruption"].words.args["n"] > 0  # type: ignore[operator]


def test_the_odds_of_an_aggression() -> None:
    game = (
        table().player(0, workers="warriors=2", military="enslave_i").player(1, workers="warriors=5", military="raid_i")
    )
    game.turn(0, politics=True)
    said = ahead(game, "attack enslave_i 1")
    assert said["ahead-odds"].words.args == {"seat": 1, "mine": 2, "theirs": 5}
    assert said["ahead-aggression"].words.args["cards"] == 1
    assert said["ahead-hopeless"].grave


def test_an_event_says_what_it_will_do() -> None:
    game = table().player(0, military="pestilence").turn(0, politics=True)
    assert set(ahead(game, "place pestilence")) >= {"ahead-placed", "effect-event-lose-population", "ahead-event"}


def test_tearing_down_is_grave() -> None:
    game = table().player(0, workers="warriors=1").turn(0)
    assert ahead(game, "destroy bronze")["ahead-destroy"].grave
    assert ahead(game, "destroy warriors")["ahead-disband"].grave


def test_what_is_torn_down_comes_last() -> None:
    game = table().player(0, blue="bronze=3", unused=1).turn(0)
    names = [action.NAME for action in game.state.game.choices(game.state, 0)]
    first = names.index("destroy")
    assert set(names[:first]) >= {"build"}
    assert [name for name in names[first:] if name != "destroy"] == ["draw_fewer", "done"]


def test_nothing_is_asked_where_nothing_is_at_stake() -> None:
    game = table().player(0, blue="bronze=3 agriculture=2", unused=1).row("coal").turn(0)
    for move in ("take 0", "grow", "build bronze"):
        assert ahead(game, move) == {}


def test_giving_up_a_defense_that_fails() -> None:
    game = table().player(0, workers="warriors=3", military="enslave_i").player(1, workers="warriors=1")
    game.turn(0, politics=True).do(0, "attack enslave_i 1", "done")
    assert ahead(game, "done", seat=1)["ahead-defense-lost"].grave


def test_the_first_card_of_an_agreement_costs_the_next_political_action() -> None:
    game = table().row("coal").step(steps.TakingFree(0, 4, 0))
    assert "ahead-no-politics" in ahead(game, "take 0")
