"""Looking things up in the terminal, and what the board in the terminal shows."""

import pytest

from tests.games.ages_cards.kit import Table, rules, table
from zeitalter.core.look import Entry, find
from zeitalter.text import Words
from zeitalter.text.languages import LANGUAGES


def entries(game: Table, language: str = "en", seat: int | None = 0) -> list[Entry]:
    return rules().look(game.state.observe(seat), Words(language, rules(), strict=True))


def looked_up(game: Table, wanted: str, language: str = "en") -> list[str]:
    [entry] = find(entries(game, language), wanted)
    return entry.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", range(3))
def test_every_card_and_wonder_can_be_looked_up(language: str, mode: int) -> None:
    words = Words(language, rules(), strict=True)
    view = rules().setup(4, rules().modes[mode]).observe(0)
    found = rules().look(view, words)
    assert len({entry.id for entry in found}) == len(found)
    catalogue = rules().catalogue
    for thing in [*catalogue.definitions, *catalogue.wonders]:
        [entry] = find(found, thing.id)
        assert entry.name == words(thing.name)
        assert entry.text
        assert entry in find(found, entry.name)


def test_a_card_is_told_with_both_sides_its_price_and_where_it_lies() -> None:
    game = table(3).row("gunpowder", "C17 C18").row("animal", "C06 C11 C07").row("oil", "C22").turn(0, "buy")
    assert looked_up(game, "knights") == [
        "Gunpowder Age, A New World",
        "Resource side: gunpowder",
        "Technology side: attack, strength 3, reaction",
        "  Attack all opponents.",
        "  Everyone defeated exhausts 2 resources.",
        "2 points at the end",
        "Base cost: iron, iron and animal",
        "Now in the pyramid, for its base cost and 2 of any kind",
        "Rests on: Domestication and Swordsmen",
        "Carries: Cannon",
    ]


def test_where_the_copies_of_a_start_card_are() -> None:
    game = table(3).player(0, hand="C01").player(1, resources="C01").player(2, technologies="C01").turn(0, "buy")
    assert looked_up(game, "agriculture")[-3:] == [
        "Now in the hand of Player 1",
        "Now in the display of Player 2, resource side up",
        "Now in the display of Player 3, technology side up",
    ]


def test_a_wonder_is_told_with_its_condition_and_how_far_everybody_is() -> None:
    game = table(2, "reason").player(0, hand="C01", resources="C02", fame="animal").wonders_beside("W11").turn(0, "buy")
    text = looked_up(game, "stonehenge")
    assert text[1:4] == [
        "At least 2 resources in your display (any resource)",
        "Needs 3 fame markers",
        "2 points at the end",
    ]
    assert text[-3:] == [
        "Now beside the pyramid",
        "  Player 1: 1 of 2, 1 fame marker",
        "  Player 2: 0 of 2, 0 fame markers",
    ]
    assert looked_up(game, "colosseum")[-1] == "Not in this game"


def test_resources_and_ages() -> None:
    game = table(2, "combined").row("animal", "C06 - C11").projects("animal", "C31 C07 C08").wonders_beside("W11")
    game.turn(0, "buy")
    assert looked_up(game, "Lasttier", "de")[0] == "Beim Kaufen werden 2 davon zu 1 Schwarzpulver"
    assert looked_up(game, "Animal Age") == [
        "In the pyramid, from the left: Domestication and Swordsmen",
        "Research projects: Calendar on top, 2 below",
        "Wonder: Stonehenge",
    ]


def test_the_order_of_the_projects_is_not_told() -> None:
    one, other = (
        table(2, "combined").projects("animal", f"C31 {rest}").turn(0, "buy") for rest in ("C07 C08", "C08 C07")
    )
    assert entries(one) == entries(other)
    assert looked_up(one, "philosophy")[-1] == "Now a research project of its age, below the top"


# ---- the board ----------------------------------------------------------------------------------------------------


def shown(game: Table, language: str = "en") -> str:
    return rules().render(game.state.observe(0), Words(language, rules(), strict=True), 120)


def test_the_board_names_what_numbers_mean() -> None:
    game = table(2).player(0, hand="C04 C01").player(1, hand="C17 C02").wonders_beside("W02").turn(0, "technology")
    text = shown(game)
    assert "Hanging Gardens (2 points): At least 2 resources in your display (animal) [you 0/2]" in text
    assert "(attack, Reaction) [iron, 0 points]" in text
    assert "fo food, ir iron, an animal, gu gunpowder, oi oil" in text
    assert "Knights" in text  # hands are open


def test_the_board_shows_what_is_put_down() -> None:
    game = table(3).player(0, resources="C01 C03 C02 C24").row("animal", "C06").turn(0, "buy")
    assert "Put down" not in shown(game)
    game.do(0, "buy C06", "exhaust C24")
    assert "Put down: 1 earth" in shown(game)
    assert "Hingelegt: 1 Erde" in shown(game, "de")
