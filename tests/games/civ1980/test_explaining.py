"""The board explains itself: figures and sums, reasons, consequences, what passes by itself, what the log tells."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.games.civ1980.kit import CATALOGUE, area, card, cities, run, settle, table, trade
from zeitalter.bots import create
from zeitalter.core.action import DONE, WITHDRAW
from zeitalter.core.chance import stream
from zeitalter.core.player import PlayerView
from zeitalter.games import load
from zeitalter.games.civ1980.model import steps, verbs
from zeitalter.games.civ1980.model.packet import ALL
from zeitalter.games.civ1980.model.player import Held, drawn
from zeitalter.games.civ1980.model.state import Civ1980

BOARD = Path(__file__).parents[3] / "web/src/boards/civ1980"
EVERY = 9  # decisions, one is looked at


def figures_of(state: Civ1980, seat: int) -> dict[str, int]:
    """The numbers on the board, from the view that the board gets."""
    view: Any = state.observe(seat)
    shown: dict[str, int] = {}
    for owner, player in enumerate(view.players):
        shown |= {
            f"tokens:{owner}": sum(player.tokens) + sum(player.aboard),
            f"stock:{owner}": player.stock,
            f"treasury:{owner}": player.treasury,
            f"cities:{owner}": player.cities,
            f"ships:{owner}": len(player.ships),
            f"census:{owner}": player.census,
            f"trade:{owner}": player.hand_size,
            f"cards:{owner}": len(player.cards),
            f"cards-value:{owner}": sum(CATALOGUE.cost[one] for one in player.cards),
            f"space:{owner}": player.space,
        }
    counts = Counter(held.card for held in view.players[seat].hand)
    worth = sum(n * n * CATALOGUE.trade_value[one] for one, n in counts.items())
    mine, ahead = view.players[seat], view.forecast
    return shown | {
        f"hand-value:{seat}": worth,
        f"spend:{seat}": worth + mine.treasury,
        f"points:{seat}": worth + mine.treasury + shown[f"cards-value:{seat}"],
        "next-stock": ahead.stock,
        "next-taxes": ahead.taxes,
        "next-support": ahead.support,
        "next-tokens": ahead.tokens,
        "next-growth": ahead.growth,
    }


def check_game(number: int, bot: str) -> int:
    rules = load("civ1980")
    state: Any = rules.setup(2 + number % 5, rules.modes[number % 2], f"sums {number}")
    rng, player, checked = stream("sums", number), create(bot), 0
    for decision in range(4000):
        actors = state.actors()
        if not actors:
            break
        seat = actors[rng.below(len(actors))]
        if decision % EVERY == 0:
            sums = {one.figure: one for one in state.game.sums(state, seat)}
            for figure, number_shown in figures_of(state, seat).items():
                assert sums[figure].total == number_shown, f"{figure}, decision {decision}"
                assert sum(term.n for term in sums[figure].terms) == number_shown
                checked += 1
        state.apply(seat, player.choose(PlayerView(rules, state.observe(seat)), rng))
    return checked


def test_shown_figures_equal_their_sums() -> None:
    assert sum(check_game(number, "random") for number in range(2)) > 1000


@pytest.mark.deep
def test_shown_figures_equal_their_sums_over_twenty_games() -> None:
    assert sum(check_game(number, "random" if number % 2 else "greedy") for number in range(20)) > 10_000


def test_every_figure_the_board_marks_has_a_sum() -> None:
    state = table()
    known = {one.figure.split(":")[0] for one in state.game.sums(state, 0)} | {"packet"}
    marked = set()
    for file in BOARD.glob("*.svelte"):
        marked |= set(re.findall(r"figure\(\s*[\"`]([a-z-]+)[:\"]", file.read_text(encoding="utf-8")))
    assert len(marked) > 15
    assert marked <= known
    facts = set(re.findall(r'^ +\["\w+", "(\w+)", say', (BOARD / "Facts.svelte").read_text(encoding="utf-8"), re.M))
    assert len(facts) == 5
    assert facts <= known


def test_every_term_the_board_marks_is_in_the_glossary() -> None:
    texts = (Path(load("civ1980").texts) / "en.ftl").read_text(encoding="utf-8")
    marked = set()
    for file in BOARD.glob("*.svelte"):
        marked |= set(re.findall(r'term\("([a-z-]+)"\)', file.read_text(encoding="utf-8")))
    phases = re.search(r"const TERMS = \[(.*?)\]", (BOARD / "Phases.svelte").read_text(encoding="utf-8"), re.S)
    assert phases is not None
    marked |= set(re.findall(r'"([a-z-]+)"', phases[1]))
    assert len(marked) > 15
    assert [name for name in sorted(marked) if f"\nterm-{name} = " not in texts] == []


# ---- reasons ---------------------------------------------------------------------------------------------------------


def reason(state: Civ1980, anchor: str, seat: int = 0) -> tuple[str, dict[str, Any]]:
    message = state.game.why_not(state, seat, anchor)
    assert message is not None
    return message.key, message.args


def building(state: Civ1980) -> None:
    state.phase = 7
    state.agenda = [steps.Building(-1, 1)]


def test_a_city_that_cannot_be_founded_says_what_is_missing() -> None:
    state = table()
    first, second, third = names(3)
    settle(state, 0, **{first: 4})
    cities(state, 1, second)
    building(state)
    key, args = reason(state, f"area:{first}")
    assert (key, args["price"], args["missing"]) == ("why-site-1", 6, 2)
    assert reason(state, f"area:{second}")[0] == "why-city-there"
    assert reason(state, f"area:{third}")[0] == "why-no-tokens"


def test_a_card_that_is_too_dear_says_how_much_is_missing() -> None:
    state = table()
    state.agenda = [steps.Buying(0)]
    assert reason(state, "card:law") == (
        "why-too-dear",
        {"card": "card-law", "price": 170, "have": 0, "missing": 170},
    )
    assert reason(state, "card:democracy")[0] == "why-needs-card"
    state.copies[card("law")] = 0
    assert reason(state, "card:law")[0] == "why-sold-out"


def test_gold_that_cannot_be_paid_says_so() -> None:
    key, args = reason(table(), "stack:9")
    assert (key, args["missing"]) == ("why-gold-price", 18)


def test_whoever_is_not_asked_hears_whose_turn_it_is() -> None:
    key, args = reason(table(), f"area:{names(1)[0]}", 1)
    assert (key, args["seat"]) == ("why-turn-of", 0)


def test_a_calamity_received_cannot_be_passed_on() -> None:
    state = table()
    state.players[0].hand = [Held(trade("piracy"), 0, 1)]
    assert reason(state, "card:piracy")[0] == "why-locked"


# ---- consequences ----------------------------------------------------------------------------------------------------


def brought(state: Civ1980, action: Any, seat: int = 0) -> dict[str, bool]:
    return {one.words.key: one.grave for one in state.game.consequences(state, seat, action)}


def spend_stock(state: Civ1980, seat: int, left: int) -> None:
    """Into the treasury."""
    player = state.players[seat]
    player.treasury += player.stock - left
    player.stock = left


SITES = [
    number
    for number in range(CATALOGUE.areas)
    if CATALOGUE.boards[3].in_play[number] and CATALOGUE.boards[3].site[number]
]


def names(count: int) -> list[str]:
    return [CATALOGUE.area_ids[number] for number in SITES[:count]]


def test_founding_a_city_that_cannot_be_paid_or_supported_is_grave() -> None:
    state = table()
    first, *rest = names(9)
    cities(state, 0, *rest[:7])
    settle(state, 0, **{first: 6, rest[7]: 20})
    building(state)
    spend_stock(state, 0, 9)
    found = brought(state, verbs.Found(area(first)))
    assert found == {"brings-no-support": True}  # of the twenty most die in phase 8, and fill the stock
    state.players[0].tokens[area(rest[7])] = 0
    assert brought(state, verbs.Found(area(first)))["brings-revolt"]


def test_taxes_that_cannot_be_paid_are_grave() -> None:
    state = table()
    cities(state, 0, *names(4))
    spend_stock(state, 0, 5)
    state.agenda = [steps.TaxRate(-1, 1)]
    assert brought(state, verbs.Tax(1)) == {}
    assert brought(state, verbs.Tax(2)) == {"brings-revolt": True}


def test_the_end_of_movement_tells_of_crowds_revolts_and_fights() -> None:
    state = table()
    free = next(
        number
        for number in range(CATALOGUE.areas)
        if state.board.in_play[number] and not state.board.site[number] and CATALOGUE.limit[number] == 2
    )
    name = CATALOGUE.area_ids[free]
    settle(state, 0, **{name: 5})
    assert brought(state, DONE) == {"brings-surplus": False}
    settle(state, 1, **{name: 3})
    assert "brings-fight" in brought(state, DONE)
    cities(state, 0, *names(3))
    spend_stock(state, 0, 0)
    for seat in (0, 1):
        state.players[seat].tokens[free] = 1 - seat
    found = brought(state, DONE)
    assert found["brings-revolt"]
    assert found["brings-no-support"]


def test_too_few_attackers_are_warned() -> None:
    state = table()
    (name,) = names(1)
    cities(state, 1, name)
    settle(state, 0, **{name: 5})
    assert brought(state, DONE)["brings-driven-off"]


def test_leaving_the_shop_with_means_is_told() -> None:
    state = table()
    spend_stock(state, 0, 0)
    state.agenda = [steps.Buying(0)]
    assert "brings-unbought" in brought(state, DONE)
    state.players[0].hand = sorted([drawn(trade("salt"))] * 8, key=lambda held: held.card)
    assert "brings-surplus-cards" in brought(state, DONE)


# ---- what passes by itself, and orders that stand --------------------------------------------------------------------


def test_whoever_has_nothing_to_buy_with_is_not_kept() -> None:
    state = table()
    state.agenda = [steps.Buying(0)]
    assert state.game.passing(state, 0) == DONE
    spend_stock(state, 0, 0)
    assert state.game.passing(state, 0) is None


def test_a_nation_that_cannot_leave_its_island_is_not_asked_to_move() -> None:
    state = table()
    alone = next((number for number in range(CATALOGUE.areas) if not state.board.land[number]), None)
    assert alone is not None
    state.players[0].tokens[alone] = 1
    assert state.game.passing(state, 0) == DONE
    state.players[0].tokens[SITES[0]] = 1
    assert state.game.passing(state, 0) is None


def trading() -> Civ1980:
    state = table()
    for seat in range(3):
        state.players[seat].hand = [drawn(trade("salt"))] * 3
    state.agenda = []
    state.push(steps.BeginTrade(-1))
    state.advance()
    return state


def test_no_more_trade_is_said_once_and_can_be_withdrawn() -> None:
    state = trading()
    salt = trade("salt")
    offer = verbs.Offer(ALL, salt, CATALOGUE.no_wish, (salt, salt, salt))
    assert verbs.ENOUGH in state.game.choices(state, 0)
    assert verbs.ENOUGH not in state.legal_actions(0)
    state.apply(0, verbs.ENOUGH)
    view: Any = state.observe(1)
    assert view.enough == [0]
    state.apply(1, offer)  # news for the others
    assert state.actors() == [1, 2]
    state.apply(1, DONE)
    state.apply(2, DONE)  # the next round
    assert state.trade_round == 2
    assert state.actors() == [1, 2]
    assert state.is_legal(0, WITHDRAW)
    assert not state.is_legal(1, WITHDRAW)
    state.apply(0, WITHDRAW)
    assert state.actors() == [0, 1, 2]
    view = state.observe(0)
    assert view.enough == []


def test_the_order_ends_with_the_trade_of_the_turn() -> None:
    state = trading()
    for seat in range(3):
        state.apply(seat, verbs.ENOUGH)
    assert state.trade_done == 0
    assert not any(state.is_legal(seat, WITHDRAW) for seat in range(3))


# ---- the log ---------------------------------------------------------------------------------------------------------


def told(state: Civ1980) -> list[tuple[str, dict[str, Any]]]:
    return [(event.message.key, event.message.args) for event in state.log or []]


def test_the_log_tells_of_revolts_that_nobody_takes() -> None:
    state = table()
    cities(state, 0, *names(2))
    spend_stock(state, 0, 1)
    state.log = []
    run(state, steps.Taxes)
    assert ("event-revolting", {"seat": 0, "n": 2, "stock": 1, "rate": 2}) in told(state)
    while isinstance(state.agenda[-1], steps.Revolt):
        state.apply(state.actors()[0], DONE)
    keys = [key for key, _ in told(state)]
    assert keys.count("event-revolt-declined") == 2
    assert ("event-revolt-stays", {"seat": 0, "n": 2}) in told(state)


def test_a_refusal_is_called_a_refusal_and_packets_keep_their_numbers() -> None:
    state = trading()
    salt = trade("salt")
    three = (salt, salt, salt)
    state.log = []
    state.apply(0, verbs.Offer(1, salt, CATALOGUE.no_wish, three))
    state.apply(0, verbs.Offer(2, salt, CATALOGUE.no_wish, three))
    state.apply(2, verbs.Counter(1, salt, three))
    state.apply(1, verbs.Refuse(0))
    state.apply(0, verbs.Refuse(2))
    state.apply(0, verbs.Retract(1))
    lines = {key: args for key, args in told(state) if key.startswith(("event-offer", "event-answer", "event-re"))}
    assert lines["event-answer"]["packet"] == 3
    assert lines["event-answer"]["answered"] == 2
    assert lines["event-refused-offer"] == {"seat": 1, "seat_to": 0, "n": 1}
    assert lines["event-refused-answer"] == {"seat": 0, "seat_to": 2, "n": 3, "answered": 2}
    assert lines["event-retracted"] == {"seat": 0, "n": 2}


def test_a_calamity_without_effect_says_so() -> None:
    state = table()
    state.log = []
    state.agenda.append(steps.Calamity(-1, 3, 0))  # a flood, with nobody on a plain
    state.advance()
    assert ("event-no-effect", {"seat": 0, "card": "trade-flood"}) in told(state)


def test_what_holds_a_marker_is_told() -> None:
    state = table()
    state.log = []
    player = state.players[0]
    epochs = CATALOGUE.nations[player.nation].epoch
    player.space = epochs.index(1) - 1
    run(state, steps.Succession)
    assert ("event-space-stay", {"seat": 0, "space": player.space, "why": "hurdle-epoch-1"}) in told(state)
    player.space = epochs.index(1)
    run(state, steps.Succession)
    assert ("event-space-back", {"seat": 0, "space": player.space, "why": "hurdle-no-city"}) in told(state)


def test_the_end_is_told_in_spaces_and_points() -> None:
    state = table()
    state.players[0].space = 16
    state.agenda = []
    state.ended = 2
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.table[0]["score-space"] == 16
    assert outcome.table[0]["score-points"] == 0
