"""The table explains itself: sums of all figures, reasons for refusals, consequences, what passes, and the log."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.ages_cards.kit import Table, rules, table
from zeitalter.bots import create
from zeitalter.core.chance import stream
from zeitalter.core.player import PlayerView
from zeitalter.core.wording import Consequence, Message
from zeitalter.games.ages_cards.model import steps
from zeitalter.games.ages_cards.model.catalogue import NOTHING
from zeitalter.games.ages_cards.model.state import NEW_WORLD_MODE, AgesCards
from zeitalter.games.ages_cards.view.shape import AgesCardsView
from zeitalter.text import Words

BOARD = Path(__file__).parents[3] / "web" / "src" / "boards" / "ages_cards"
FIGURES = {"points", "strength", "defence", "fame", "attack", "price", "progress"}


def positions(number: int) -> Iterator[AgesCards]:
    """All positions of a game between bots; modes and seats take turns."""
    seats = 2 + number % 3
    state = rules().setup(seats, rules().modes[number % len(rules().modes)], f"explaining {number}")
    bot, rng = create("greedy" if number % 2 else "random"), stream("explaining", str(number))
    while state.actors():
        assert isinstance(state, AgesCards)
        yield state
        seat = state.actors()[0]
        state.apply(seat, bot.choose(PlayerView(rules(), state.observe(seat)), rng))


def shown(state: AgesCards, seat: int | None) -> dict[str, int]:
    """The figures that people see."""
    view = rules().show(state, seat)
    assert isinstance(view, AgesCardsView)
    assert view.reckoning is not None
    known = view.reckoning
    cards = rules().catalogue.cards
    found = {f"points:{other}": points for other, points in enumerate(known.points)}
    found |= {f"strength:{other}": strength for other, strength in enumerate(known.strength)}
    found |= {f"defence:{other}": strength for other, strength in enumerate(known.defence)}
    for offer in known.offers:
        found[f"price:{cards[offer.card].name}"] = cards[offer.card].units + offer.extra
    for era, number in enumerate(view.wonders):
        if number != NOTHING:
            found |= {
                f"progress:wonder-{rules().catalogue.wonders[number].id}:{other}": n
                for other, n in enumerate(known.progress[era])
            }
    if state.mode != NEW_WORLD_MODE:
        markers = rules().catalogue.fame_markers
        found |= {f"fame:{other}": markers - sum(player.fame) for other, player in enumerate(view.players)}
    for step in state.agenda:
        if isinstance(step, steps.Battle):
            found["attack"] = known.strength[step.seat] + step.bonus
    return found


def check_sums(numbers: range) -> None:
    words = [Words(language, rules(), strict=True) for language in ("en", "de")]
    checked = 0
    for number in numbers:
        for at, state in enumerate(positions(number)):
            for seat in (0, None):
                sums = rules().game.sums(state, seat)
                assert {one.figure: one.total for one in sums} == shown(state, seat)
                checked += len(sums)
            if at % 20 == 0:
                assert all(word.message(term.words) for word in words for one in sums for term in one.terms)
    assert checked > 1000


def test_every_figure_is_the_sum_that_explains_it() -> None:
    check_sums(range(2))


@pytest.mark.deep
def test_every_figure_is_the_sum_that_explains_it_in_twenty_games() -> None:
    check_sums(range(20))


def test_every_figure_that_the_board_marks_is_explained() -> None:
    marked = {
        name
        for path in BOARD.glob("*.svelte")
        for name in re.findall(r"""figure\([`"]([a-z]+)""", path.read_text(encoding="utf-8"))
    }
    assert marked == FIGURES


def test_every_term_that_the_board_marks_is_in_the_glossary() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in BOARD.glob("*.svelte"))
    marked = set(re.findall(r'term\("([a-z-]+)"\)', sources))
    words = Words("en", rules(), strict=True)
    assert len(marked) >= 10
    assert all(words(f"term-{name}") and words(f"term-{name}-text") for name in marked)


def check_reasons(numbers: range) -> None:
    """Every element that is not to be clicked has a reason, for whoever clicks it, worded in both languages."""
    words = [Words(language, rules(), strict=True) for language in ("en", "de")]
    for number in numbers:
        for at, state in enumerate(positions(number)):
            if at % 7:
                continue
            for seat in range(state.seats):
                for anchor in rules().game.elements(state, seat):
                    why = rules().game.why_not(state, seat, anchor)
                    assert why is not None, anchor
                    assert all(word.message(why) for word in words)


def test_every_refusal_has_a_reason() -> None:
    check_reasons(range(3))


@pytest.mark.deep
def test_every_refusal_has_a_reason_in_twenty_games() -> None:
    check_reasons(range(20))


# ---- reasons ------------------------------------------------------------------------------------------------------


def why(game: Table, seat: int, anchor: str) -> str:
    message = rules().game.why_not(game.state, seat, anchor)
    assert message is not None
    return Words("en", rules(), ["Anna", "Bert", "Cleo"], strict=True).message(message)


def test_how_much_is_missing_for_a_card() -> None:
    game = table().player(0, hand="C01 C02", resources="C03 C05").row("animal", "C06 C07")
    game.row("gunpowder", "C13").turn(0, "buy", "end")
    assert "buy C06" in game.options(0)
    assert why(game, 0, "card:C07").endswith("You are 1 resource of the right kind short.")
    assert "+ 2 any" in why(game, 0, "card:C13")


def test_what_the_hand_cannot_do() -> None:
    game = table().player(0, hand="C01 C02", resources="C03 C05").row("animal", "C06").turn(0, "buy", "end")
    assert "pay for nothing" in why(game, 0, "card:C01.0")
    assert "belongs to Bert" in why(game, 0, "card:C01.1")
    assert "Now Anna is on turn" in why(game, 1, "card:C01.1")


def test_what_an_effect_does_not_reach() -> None:
    game = table().player(0, hand="C01 C02", technologies="C03 C04 C05").turn(0, "technology")
    game.do(0, "technology C01", "activate")
    assert why(game, 0, "card:C04.0") == "The effect refreshes only: food."
    assert "exhausted card" in why(game, 0, "card:C02.0")


def test_no_reaction_without_the_symbol() -> None:
    game = table().player(0, hand="C04 C01").player(1, hand="C04 C01", resources="C05 C03").turn(0, "technology")
    game.do(0, "technology C04", "activate")
    assert "lacks the reaction symbol" in why(game, 1, "card:C01.1")
    assert "civil technology behind" in why(game, 1, "card:C03.1")


def test_how_far_a_wonder_is() -> None:
    game = table().player(0, hand="C01 C02", resources="C03 C05").wonders_beside("W01").player(1, wonders="W03")
    game.turn(0, "resource", "end")
    assert why(game, 0, "wonder:W01") == "Its condition is not met: you have 2 of 5."
    assert why(game, 0, "wonder:W03").startswith("This wonder belongs to Bert")


# ---- consequences -------------------------------------------------------------------------------------------------


def consequences(game: Table, seat: int, move: str) -> list[Consequence]:
    action = rules().vocabulary.parse(re.sub(r"\b(C0[1-5])\b", rf"\1.{seat}", move))
    assert game.state.is_legal(seat, action)
    before = game.state.digest()
    found = rules().game.consequences(game.state, seat, action)
    assert game.state.digest() == before
    return found


def told(game: Table, seat: int, move: str) -> list[tuple[str, bool]]:
    words = [Words(language, rules(), strict=True) for language in ("en", "de")]
    found = consequences(game, seat, move)
    assert all(word.message(one.words) for word in words for one in found)
    return [(one.words.key.removeprefix("consequence-"), one.grave) for one in found]


def test_the_odds_of_an_attack() -> None:
    game = table(4).player(0, hand="C04 C01")
    game.player(1, hand="C01", resources="C03").player(2, hand="C04 C05", resources="C02")
    game.player(3, technologies="C23 C27").turn(0, "technology").do(0, "technology C04")
    found = consequences(game, 0, "activate")
    assert [one.words.key for one in found] == [
        "consequence-attack",
        "consequence-beaten",
        "consequence-may-react",
        "consequence-stands",
    ]
    assert found[0].words.args["n"] == game.strength(0) == 1
    assert found[2].words == Message("consequence-may-react", {"seat": 2, "n": 0, "most": 2})
    assert told(game, 0, "done") == []


def test_a_tactic_that_attacks_at_once_tells_the_odds_too() -> None:
    game = table().player(0, hand="C05 C01", technologies="C04").player(1, technologies="C23")
    game.turn(0, "technology").do(0, "technology C05")
    assert told(game, 0, "activate") == [("attack", False), ("stands", False), ("defeats-nobody", True)]


def test_an_attack_that_takes_nothing_is_told() -> None:
    game = table().player(0, hand="C04 C01").turn(0, "technology").do(0, "technology C04")
    assert told(game, 0, "activate")[-1] == ("takes-nothing", True)


def test_a_civil_effect_is_not_asked_about() -> None:
    game = table().player(0, hand="C01 C02", technologies="C03").turn(0, "technology").do(0, "technology C01")
    assert told(game, 0, "activate") == []


def test_what_a_reaction_changes() -> None:
    def attacked(hand: str, resources: str = "", technologies: str = "") -> Table:
        game = table().player(0, hand="C04 C01", technologies="C11")
        game.player(1, hand, resources, technologies).turn(0, "technology")
        return game.do(0, "technology C04", "activate")

    vain = attacked(hand="C04 C01", resources="C03")
    assert told(vain, 1, "react C04") == [("in-vain", True)]
    assert told(vain, 1, "done") == []
    useful = attacked(hand="C04 C05 C01", resources="C03", technologies="C12")
    assert told(useful, 1, "done") == [("could-stand", True)]
    assert told(useful, 1, "react C04") == []
    safe = attacked(hand="C04 C01", technologies="C23 C27")
    assert told(safe, 1, "react C04") == [("stands-already", False)]


def test_buying_nothing_although_something_could_be_paid() -> None:
    game = table().player(0, hand="C01 C02", resources="C03 C05").row("animal", "C06").turn(0, "buy", "end")
    assert told(game, 0, "done") == [("could-buy", False)]
    game = table().player(0, hand="C01 C02").row("animal", "C06").temporary("food food").turn(0, "buy", "end")
    assert told(game, 0, "done") == [("could-buy", False), ("lapses", True)]
    assert told(game, 0, "buy C06") == []


@pytest.mark.parametrize(("vp", "expected"), [(2, ("ends-behind", True)), (14, ("ends-ahead", False))])
def test_the_last_space_card_ends_the_game(vp: int, expected: tuple[str, bool]) -> None:
    game = table(mode="reason").player(0, hand="C01 C02", resources="C45 C46 C38 C31", vp=vp)
    game.player(1, hand="C01 C49 C50", vp=13).row("space", "C53").row("animal", "C32 C33").turn(0, "buy", "end")
    assert told(game, 0, "buy C53") == [expected]


# ---- what passes by itself ----------------------------------------------------------------------------------------


def test_a_single_choice_passes_by_itself() -> None:
    for number in range(4):
        for state in positions(number):
            seat = state.actors()[0]
            legal = state.legal_actions(seat)
            assert rules().game.passing(state, seat) == (legal[0] if len(legal) == 1 else None)


# ---- the log ------------------------------------------------------------------------------------------------------


def test_the_log_tells_what_was_paid_what_lapses_and_what_is_left_undone() -> None:
    game = table().player(0, hand="C01 C02", resources="C03 C05").row("animal", "C06").temporary("oil")
    game.turn(0, "buy", "end").do(0, "buy C06")
    assert game.state.log is not None
    bought = next(event.message for event in game.state.log if event.message.key == "event-buy")
    assert len(list(bought.args["what"])) >= 2  # type: ignore[arg-type]
    game = table().player(0, hand="C01 C02", resources="C03 C05").row("animal", "C06").temporary("oil")
    game.turn(0, "buy", "end").do(0, "done")
    assert [event for event in game.events() if event in ("event-buy-nothing", "event-lapse")] == [
        "event-buy-nothing",
        "event-lapse",
    ]


def test_the_log_tells_of_effects_that_bring_nothing_and_of_those_left() -> None:
    game = table().player(0, hand="C03 C01").turn(0, "technology").do(0, "technology C03")
    assert "event-no-effect" in game.events()  # there is nothing to exhaust for it
    game = table().player(0, hand="C01 C02", technologies="C03").turn(0, "technology").do(0, "technology C01", "done")
    assert "event-leave" in game.events()
