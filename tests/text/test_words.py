"""Messages become sentences: arguments by their convention, both languages, nothing missing."""

import pytest

from tests.trial import RULES
from zeitalter.core.wording import Message
from zeitalter.text import NoWords, Raw, Words


def words(language: str, strict: bool = True) -> Words:
    return Words(language, RULES, ["Anna", "Bot 2", "Carl"], strict)


def test_numbers_named_seat_are_players_and_texts_are_keys() -> None:
    message = Message("trial-event-move", {"seat": 0, "place": "place-north", "amount": 2})
    assert words("en").message(message) == "Anna marches into the north with 2"
    assert "Anna" in words("de").message(message)
    assert "the north" not in words("de").message(message)


def test_names_come_from_the_data_of_the_game() -> None:
    key = next(iter(RULES.names))
    assert words("en")(key) == RULES.names[key]["en"]
    assert words("de")(key) == RULES.names[key]["de"]


@pytest.mark.parametrize(
    ("language", "seats", "text"),
    [
        ("en", [], "nothing"),
        ("en", [2], "Carl"),
        ("en", [0, 1, 2], "Anna, Bot 2 and Carl"),
        ("de", [0, 1], "Anna und Bot 2"),
        ("de", [0, 1, 2], "Anna, Bot 2 und Carl"),
    ],
)
def test_lists_are_joined_naturally(language: str, seats: list[int], text: str) -> None:
    assert words(language).join([words(language).player(seat) for seat in seats]) == text
    arg: list[int | str] = list(seats)
    assert text in words(language)("scores-winners", count=2, seats=arg)


def test_plurals_follow_the_language() -> None:
    assert words("en")("scores-winners", count=1, seats=[0]) == "Anna wins."
    assert words("de")("scores-winners", count=2, seats=[0, 1]) == "Anna und Bot 2 teilen sich den Sieg."


def test_raw_texts_are_not_keys() -> None:
    assert words("en")("error-read", file=Raw("list-empty"), reason=Raw("gone")) == "list-empty cannot be read: gone"


def test_no_isolation_marks() -> None:
    text = words("en")("error-read", file=Raw("a"), reason=Raw("b"))
    assert text.isascii()


def test_numbers_have_the_separators_of_the_language() -> None:
    assert words("en").decimal(1234.56) == "1,234.6"
    assert words("de").decimal(1234.56) == "1.234,6"
    assert words("de").percent(0.2556) == "25,6 %"


def test_seats_without_a_name_are_numbered() -> None:
    assert Words("de").player(3) == "Spieler 4"


def test_strict_words_refuse_what_is_missing() -> None:
    with pytest.raises(NoWords, match="no-such-key"):
        words("en")("no-such-key")
    with pytest.raises(NoWords, match="no-such-name"):
        words("en")("trial-event-move", seat=0, place="no-such-name", amount=1)
    with pytest.raises(NoWords, match="error-read"):
        words("en")("error-read", file=Raw("a"))


def test_otherwise_the_key_is_shown() -> None:
    assert words("de", strict=False)("no-such-key") == "no-such-key"
    assert "no-such-name" in words("de", strict=False)("trial-event-move", seat=0, place="no-such-name", amount=1)


def test_the_environment_can_make_words_strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZEITALTER_STRICT_WORDS", "1")
    with pytest.raises(NoWords):
        Words("en")("no-such-key")


def test_a_switch_of_language_keeps_the_rest() -> None:
    german = words("en").switched("de")
    assert german.language == "de"
    assert german.player(0) == "Anna"
    assert german("place-north") != words("en")("place-north")


def test_unknown_languages_are_refused() -> None:
    with pytest.raises(ValueError, match=r"'fr'.*en, de"):
        Words("fr")
