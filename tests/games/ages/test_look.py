"""Looking things up: every card, in both languages, and no more than a seat may know."""

import pytest

from tests.games.ages.kit import Table, rules, table
from zeitalter.core.look import Entry, find
from zeitalter.text import Words

PLAYERS = ["Anna", "Bert", "Carl"]


def look(game: Table, wanted: str, seat: int | None = 0, language: str = "en") -> list[Entry]:
    words = Words(language, rules(), PLAYERS, strict=True)
    return find(rules().look(game.state.observe(seat), words), wanted)


def text_of(game: Table, card: str, seat: int | None = 0) -> list[str]:
    (entry,) = look(game, card, seat)
    return entry.text


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_can_be_looked_up_by_its_id_and_no_two_look_alike(language: str, seats: int) -> None:
    game = table(seats).turn(0)
    entries = rules().look(game.state.observe(0), Words(language, rules(), PLAYERS, strict=True))
    for card in rules().catalogue.ids:
        (entry,) = find(entries, card)
        assert (entry.id, len(entry.text) > 1) == (card, True)
    assert len({(entry.name, entry.kind) for entry in entries}) == len(entries)


def test_what_is_printed_on_cards() -> None:
    game = table().turn(0)
    assert text_of(game, "pyramids") == [
        "Age A; 1 card of it with 2 players",
        "Stages: 3, 2 and 1 (6 resources in all)",
        "1 more civil action.",
        "Other side, in ruins: only +2 culture per turn; it still counts as a wonder",
    ]
    assert text_of(game, "monarchy")[1] == "Costs 9 science points in peace, 3 by revolution"
    assert text_of(game, "alchemy")[1:3] == [
        "Costs 4 science points",
        "One more costs 6 resources and an unused worker",
    ]
    assert text_of(game, "trade_routes_agreement_i")[0] == "Age I; not used with 2 players"
    assert [entry.name for entry in look(game, "plunder")] == [
        "Plunder (Age I)",
        "Plunder (Age II)",
        "Plunder (Age III)",
    ]
    assert [entry.kind for entry in look(game, "Gelber Vorrat", language="de")] == ["Vorrat"]


def test_what_a_card_costs_this_seat() -> None:
    game = table().player(0, cards="johann_sebastian_bach architecture", hand="opera").player(1, hand="opera").turn(0)
    assert "You pay 6 science points" in text_of(game, "opera")
    assert "For you one more costs 6 resources" in text_of(game, "opera")
    assert not [line for line in text_of(game, "opera", seat=1) if line.startswith(("You", "For you"))]


def test_where_a_card_is() -> None:
    game = table(3).player(0, workers="iron=0", blue="iron=2", hand="coal").row("coal", slot=5)
    game.player(1, cards="monarchy moses legion", wonder="pyramids", stages=2, workers="iron=1")
    game.player(2, ruins=[rules().catalogue.ids.index("colossus")]).turn(0)
    assert text_of(game, "iron")[-2:] == ["Anna: in play, no workers on it, 2 blue tokens", "Bert: 1 worker on it"]
    assert text_of(game, "coal")[-2:] == ["Now in slot 5 of the card row (2 civil actions)", "Anna: 1 in hand"]
    for card in ("monarchy", "moses", "legion"):
        assert text_of(game, card)[-1] == "Bert: in play"
    assert text_of(game, "pyramids")[-1] == "Bert: under construction, 2 of 3 stages"
    assert text_of(game, "colossus")[-1] == "Carl: in ruins"


def test_military_cards_of_others_are_told_only_when_everybody_has_seen_them() -> None:
    game = table(3).player(0, military="raid_i raid_i").turn(1)
    assert text_of(game, "raid_i")[-1] == "Anna: 2 in hand"
    hidden = text_of(game, "raid_i", seat=1)
    assert hidden == text_of(game, "raid_i", seat=None)
    assert not [line for line in hidden if "in hand" in line]
    game.of(0).shown = [rules().catalogue.ids.index("raid_i")]
    assert text_of(game, "raid_i", seat=1)[-1] == "Anna: 1 in hand"


def test_the_banks() -> None:
    game = table().player(0, yellow=14).turn(0)
    assert text_of(game, "yellow_bank")[2] == "13: the next worker costs 3 food, consumption 1, happy faces needed 1"
    assert text_of(game, "yellow_bank")[-2:] == ["Anna: 14 in it", "Bert: 18 in it"]
    assert text_of(game, "blue_bank")[1:5] == [
        "9: corruption 0",
        "5: corruption 2",
        "1: corruption 4",
        "0: corruption 6",
    ]
