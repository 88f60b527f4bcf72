"""Numbers for actions, and views as numbers."""

import pytest

from tests.trial import RULES
from tests.trial.model.verbs import Add, Move, Offer, Seal
from zeitalter.core.action import DONE, Action, ActionError
from zeitalter.core.features import Features, Names, Numbers, Sheet, Writer, around
from zeitalter.core.space import ActionSpace
from zeitalter.core.vocabulary import Vocabulary


class Trade(Action, code=30):
    cards: tuple[int, ...]


class Huge(Action, code=31):
    left: int
    right: int


# ---- numbers for actions --------------------------------------------------------------------------------------------


def test_every_combination_has_a_number_in_the_order_of_the_verbs() -> None:
    space = ActionSpace(RULES.vocabulary)
    assert space.name(0) == "done"
    assert space.names()[1:6] == ["add 0", "add 1", "add 2", "add 3", "seal"]
    assert space.blocks()["add"] == range(1, 5)
    assert sum(len(block) for block in space.blocks().values()) == space.size
    assert space.numbers([Add(2), Seal(), DONE]) == [3, 5, 0]
    assert space.action(3, [Seal(), Add(2)]) == Add(2)


def test_a_verb_may_be_narrowed_to_what_can_occur() -> None:
    space = ActionSpace(RULES.vocabulary, {Move: [Move(0, 1, 1), Move(1, 0, 2)]})
    assert len(space.blocks()["move"]) == 2
    assert space.numbers([Move(1, 0, 2)]) == [space.blocks()["move"][1]]
    with pytest.raises(KeyError):
        space.numbers([Move(0, 1, 2)])


def test_listed_verbs_are_numbered_by_their_place() -> None:
    space = ActionSpace(RULES.vocabulary, listed={Offer: 2})
    first, second, third = Offer(1, 4), Offer(0, 2), Offer(2, 2)
    start = space.blocks()["offer"].start
    assert space.numbers([Seal(), first, second, third]) == [5, start, start + 1, None]
    assert space.choosable([first, second, third]) == [start, start + 1]
    assert space.action(start, [second, first]) == second
    assert space.name(start + 1) == "offer #2"
    assert space.is_listed(start)
    assert not space.is_listed(start - 1)


def test_open_lists_are_listed_by_themselves() -> None:
    space = ActionSpace(Vocabulary([Trade], {"cards": 3}))
    assert space.numbers([Trade((1, 2)), Trade((0,))]) == [1, 2]


def test_a_space_nobody_could_learn_is_refused() -> None:
    with pytest.raises(ValueError, match="'huge' has 4294967296 actions; a space must narrow it"):
        ActionSpace(Vocabulary([Huge], {"left": 1 << 16, "right": 1 << 16}))


def test_one_action_cannot_have_two_numbers() -> None:
    with pytest.raises(ValueError, match="two numbers"):
        ActionSpace(RULES.vocabulary, {Move: [Move(0, 1, 1), Move(0, 1, 1)]})


@pytest.mark.parametrize(
    ("number", "why"),
    [
        (-1, "there is no action -1; the numbers go from 0 to"),
        (10**6, "there is no action 1000000; the numbers go from 0 to"),
        (1, r"action 1 \(add 0\) is not legal now; the action mask allows 2, 5$"),
    ],
)
def test_wrong_numbers_are_refused_with_what_would_be_right(number: int, why: str) -> None:
    with pytest.raises(ActionError, match=why):
        RULES.space.action(number, [Seal(), Add(1)])


# ---- views as numbers -----------------------------------------------------------------------------------------------


def write_some(sheet: Sheet) -> None:
    sheet.number("round", 7)
    sheet.under("player0")
    sheet.one_of("leader", ["plato", "homer"], 1)
    sheet.one_of("wonder", ["colossus"], None)
    sheet.each("stock", ["food", "ore"], [0, 5])
    sheet.several("hand", ["a", "b", "c"], [2, 0, 2, None, -1])
    sheet.under("")
    sheet.number("over", True)


def test_names_and_numbers_of_a_sheet() -> None:
    names = Names()
    write_some(names)
    numbers = Numbers(len(names.names))
    write_some(numbers)
    assert numbers.at == len(names.names)
    assert {name: value for name, value in zip(names.names, numbers.values) if value} == {
        "round": 7,
        "player0.leader.homer": 1,
        "player0.stock.ore": 5,
        "player0.hand.a": 1,
        "player0.hand.c": 2,
        "over": 1,
    }
    assert "player0.wonder.colossus" in names.names


def test_words_and_values_must_fit() -> None:
    with pytest.raises(ValueError, match="stock has 2 entries, not 3"):
        Names().each("stock", ["food", "ore"], [1, 2, 3])


def test_what_is_asked_and_whom() -> None:
    features = RULES.features(3)
    state = RULES.setup(3)
    view = state.observe(1)
    told = dict(zip(features.names, features.numbers(view)))
    assert around(view) == [1, 2, 0]
    assert told["asked.bid"] == 1
    assert [told[f"player{place}.to_move"] for place in range(3)] == [1, 1, 1]
    state.apply(2, Seal())
    told = dict(zip(features.names, features.numbers(state.observe(1))))
    assert [told[f"player{place}.to_move"] for place in range(3)] == [1, 0, 1]


def test_views_of_others_are_refused() -> None:
    features = RULES.features(3)
    for view in (RULES.setup(2).observe(0), RULES.setup(3).observe(None)):
        with pytest.raises(ValueError, match="these features are of views of seats in trial for 3 players"):
            features.numbers(view)


def test_a_careless_writer_is_caught() -> None:
    class Careless(Writer):
        def write(self, sheet: Sheet, view: object) -> None:
            sheet.number("one", 1)
            if isinstance(sheet, Numbers):
                sheet.number("two", 0)

    view = RULES.setup(2).observe(0)
    with pytest.raises(ValueError, match="trial wrote 2 entries, where there are 1"):
        Features(Careless([]), view).numbers(view)
