"""Nothing of weight happens silently: the log says effects, gains and losses."""

from tests.games.ages.kit import Table, rules, table
from zeitalter.core.wording import Message
from zeitalter.games.ages.model import steps
from zeitalter.text import Words


def told(game: Table, seat: int, *moves: str) -> list[Message]:
    """What everybody reads of these moves."""
    lines = []
    for move in moves:
        game.state.log = []
        game.state.apply(seat, game.action(move))
        lines += [event.for_seat(None) for event in game.state.log]
    found = [line for line in lines if line is not None]
    for language in ("de", "en"):
        words = Words(language, rules(), ["Anna", "Ben", "Cem"], strict=True)
        assert all(words.message(line) for line in found)
    return found


def place(game: Table, event: str) -> list[Message]:
    """Seat 0 places an event, and this one comes up."""
    game.player(0, military="pestilence").turn(0, politics=True).current(event)
    return told(game, 0, "place pestilence")


def test_an_event_says_its_effect_and_who_gains() -> None:
    lines = place(table(), "development_of_science")
    keys = [line.key for line in lines]
    assert keys.index("event-revealed") < keys.index("effect-event-science")
    gains = [line.args for line in lines if line.key == "event-more" and line.args["figure"] == "figure-science"]
    assert {args["seat"] for args in gains} == {0, 1}


def test_an_event_says_whom_it_reaches() -> None:
    lines = place(table().player(1, workers="warriors=3"), "barbarians")
    reached = [line.args["seat"] for line in lines if line.key == "event-reached"]
    assert reached or "event-reaches-nobody" in [line.key for line in lines]


def test_a_building_that_is_declined_or_impossible_is_told() -> None:
    game = table().player(0, unused=1).step(steps.FreeBuilding(0, 0))
    assert "event-declines" in [line.key for line in told(game, 0, "done")]
    lines = place(table().player(0, unused=0).player(1, unused=0), "development_of_religion")
    assert [line.args["seat"] for line in lines if line.key == "event-cannot-build"] == [0, 1]


def test_an_attack_says_what_it_takes() -> None:
    game = table().player(0, workers="warriors=1", military="enslave_i").player(1, military="raid_i")
    keys = [line.key for line in told(game.turn(0, politics=True), 0, "attack enslave_i 1")]
    assert "effect-attack-enslave" in keys


def test_production_says_what_it_brings() -> None:
    game = table().player(0, workers="religion=1", yellow=12).turn(0, production=True)
    lines = told(game, 0, "done")
    assert "event-production" in [line.key for line in lines]
    more = {line.args["figure"] for line in lines if line.key == "event-more"}
    assert {"figure-culture", "figure-science", "figure-resources"} <= more


def test_cards_in_hand_that_an_age_makes_outdated_are_named() -> None:
    game = table().player(0, hand="frugality_a iron", wonder="pyramids", stages=1).set(age=1)
    game.state.civil_decks[1] = game.state.civil_decks[1][:1]
    lines = [event.for_seat(None) for event in renewed(game)]
    keys = [line.key for line in lines if line is not None]
    assert "event-outdated" in keys
    assert "event-wonder-lost" in keys


def renewed(game: Table) -> list:  # type: ignore[type-arg]
    game.state.push(steps.Actions(0))
    game.state.push(steps.Refill(0))
    game.state.log = []
    game.state.advance()
    return game.state.log
