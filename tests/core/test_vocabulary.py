"""A game's words: what its actions are about, lists, fields named like keywords, and steps people are told about."""

import msgspec
import pytest

from zeitalter.core.action import ITEM_LIMIT, LIST_LIMIT, NOUN_LIMIT, Action, ActionError, raw_action
from zeitalter.core.agenda import EVERYONE, Step
from zeitalter.core.vocabulary import Vocabulary

CARDS = ["salt", "cloth", "amber"]
PLACES = ["north", "south"]


class Buy(Action, code=16):
    card: int


class Sail(Action, code=17):
    """`card` is another kind of card here."""

    card: int


class Lay(Action, code=18):
    partner: int
    cards: tuple[int, ...]


class March(Action, code=19):
    from_: int
    to: int


class Dig(Step, code=0):
    from_: int
    card: int
    depth: int


class SetOut(Step, code=1):
    """Nothing else to tell."""


NOUNS: dict[str, list[str] | int] = {
    "card": CARDS,
    "sail.card": ["wind", "calm"],
    "partner": 4,
    "cards": CARDS,
    "from": PLACES,
    "to": PLACES,
    "dig.card": ["shovel"],
}
VOCABULARY = Vocabulary([Buy, Sail, Lay, March], NOUNS)


# ---- nouns -----------------------------------------------------------------------------------------------------------


def test_a_noun_may_mean_something_else_with_one_verb() -> None:
    assert VOCABULARY.notation(Buy(1)) == "buy cloth"
    assert VOCABULARY.notation(Sail(1)) == "sail calm"
    assert VOCABULARY.to_json(Sail(0)) == {"verb": "sail", "card": "wind"}
    assert VOCABULARY.knows(Buy(2))
    assert not VOCABULARY.knows(Sail(2))


def test_a_field_without_a_noun_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="'buy' speaks of 'card', and no noun says what that may be"):
        Vocabulary([Buy], {"sail.card": CARDS})
    with pytest.raises(ValueError, match="'march' speaks of 'from'"):
        Vocabulary([March], {"to": PLACES})


@pytest.mark.parametrize(("verb", "noun", "most"), [(Buy, "card", NOUN_LIMIT), (Lay, "cards", ITEM_LIMIT)])
def test_nouns_fit_into_a_key(verb: type[Action], noun: str, most: int) -> None:
    Vocabulary([verb], {"partner": 4, noun: most})
    with pytest.raises(ValueError, match=f"'{noun}' of '{verb.NAME}' may be one of {most} things at most"):
        Vocabulary([verb], {"partner": 4, noun: most + 1})
    with pytest.raises(ValueError, match="things at most"):
        Vocabulary([verb], {"partner": 4, noun: [str(number) for number in range(most + 1)]})


def test_keywords_lose_their_underscore() -> None:
    action = March(0, 1)
    assert VOCABULARY.notation(action) == "march north south"
    assert VOCABULARY.to_json(action) == {"verb": "march", "from": "north", "to": "south"}
    assert VOCABULARY.from_json({"verb": "march", "from": "north", "to": "south"}) == action
    with pytest.raises(ActionError, match="'march' takes from, to"):
        VOCABULARY.from_json({"verb": "march", "from_": "north", "to": "south"})
    with pytest.raises(ActionError, match="should have the form 'march <from> <to>'"):
        VOCABULARY.parse("march north")


def test_actions_are_read_as_their_own_class() -> None:
    for action in (VOCABULARY.parse("buy amber"), VOCABULARY.action([16, 2, 0, 0])):
        assert isinstance(action, Buy)
        assert action.card == 2


def test_what_has_numbers_too_many_is_a_mere_action() -> None:
    """Its class would lose them, and with them the difference from a sound action."""
    for packed in ([16, 2, 1, 0], [16, 2, 0, 0, 1], [250, 0, 0, 0]):
        action = VOCABULARY.action(packed)
        assert type(action) is Action
        assert action.pack() == packed
        assert not VOCABULARY.knows(action)


# ---- lists -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "notation", "form"),
    [
        ((), "lay 3 -", []),
        ((1,), "lay 3 cloth", ["cloth"]),
        ((2, 0, 2), "lay 3 amber,salt,amber", ["amber", "salt", "amber"]),
        ((0,) * LIST_LIMIT, "lay 3 " + ",".join(["salt"] * LIST_LIMIT), ["salt"] * LIST_LIMIT),
    ],
)
def test_lists_are_written_and_read(cards: tuple[int, ...], notation: str, form: list[str]) -> None:
    action = Lay(3, cards)
    assert VOCABULARY.knows(action)
    assert VOCABULARY.notation(action) == notation
    assert VOCABULARY.to_json(action) == {"verb": "lay", "partner": 3, "cards": form}
    wire = msgspec.json.decode(msgspec.json.encode(VOCABULARY.to_json(action)))
    for again in (VOCABULARY.parse(notation), VOCABULARY.from_json(wire), VOCABULARY.action(action.pack())):
        assert isinstance(again, Lay)
        assert again == action
        assert again.cards == cards


def test_a_list_may_consist_of_numbers() -> None:
    numbers = Vocabulary([Lay], {"partner": 4, "cards": 10})
    assert numbers.notation(Lay(0, (7, 0))) == "lay 0 7,0"
    assert numbers.parse("lay 0 7,0") == Lay(0, (7, 0))
    assert numbers.from_json({"verb": "lay", "partner": 0, "cards": [7, 0]}) == Lay(0, (7, 0))
    with pytest.raises(ActionError, match="cards must be a number from 0 to 9, not '10'"):
        numbers.parse("lay 0 10")


def test_the_order_and_the_number_of_things_count() -> None:
    kinds = [Lay(0, ()), Lay(0, (0,)), Lay(0, (0, 0)), Lay(0, (0, 1)), Lay(0, (1, 0))]
    assert len({action.key for action in kinds}) == len(kinds)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("lay 3", "should have the form 'lay <partner> <cards>'"),
        ("lay 3 ", "'' is not a known cards"),
        ("lay 3 salt,", "'' is not a known cards"),
        ("lay 3 salt,-", "'-' is not a known cards"),
        ("lay 3 salt,gold", "'gold' is not a known cards"),
        ("lay 3 salt cloth", "should have the form"),
        ("lay 3 " + ",".join(["salt"] * 33), "cards must have at most 32 entries, not 33"),
    ],
)
def test_misspelt_lists_say_what_is_wrong(text: str, reason: str) -> None:
    with pytest.raises(ActionError) as error:
        VOCABULARY.parse(text)
    assert reason in str(error.value)


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("salt", "cards must be a list, not 'salt'"),
        (None, "cards must be a list, not None"),
        ({"salt": 1}, "cards must be a list"),
        ([["salt"]], "cards must be a text, not ['salt']"),
        ([0], "cards must be a text, not 0"),
        (["gold"], "'gold' is not a known cards"),
        (["salt"] * 33, "cards must have at most 32 entries, not 33"),
    ],
)
def test_wrong_lists_in_json_say_what_is_wrong(cards: object, reason: str) -> None:
    with pytest.raises(ActionError) as error:
        VOCABULARY.from_json({"verb": "lay", "partner": 3, "cards": cards})
    assert reason in str(error.value)


@pytest.mark.parametrize("cards", [(3,), (0, 3), (0,) * (LIST_LIMIT + 1)])
def test_what_cannot_be_read_back_is_not_known(cards: tuple[int, ...]) -> None:
    assert not VOCABULARY.knows(Lay(3, cards))
    assert not VOCABULARY.knows(raw_action(Lay.CODE, 3, 0, 0, cards))


# ---- steps -----------------------------------------------------------------------------------------------------------


def test_people_are_told_of_steps_by_name() -> None:
    assert VOCABULARY.step_json(Dig(2, 1, 0, 7)) == {
        "kind": "dig",
        "seat": 2,
        "from": "south",
        "card": "shovel",  # a step may mean something else by a noun, too
        "depth": 7,
    }
    assert VOCABULARY.step_json(SetOut(EVERYONE)) == {"kind": "set_out", "seat": None}


def test_a_step_may_speak_of_nothing() -> None:
    """By convention a negative number stands for none."""
    assert VOCABULARY.step_json(Dig(0, -1, -1, -1)) == {
        "kind": "dig",
        "seat": 0,
        "from": None,
        "card": None,
        "depth": -1,
    }
