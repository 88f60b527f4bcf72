"""Every figure on the board equals the sum that explains it, in every position of whole games."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.ages.kit import rules
from zeitalter.bots import create
from zeitalter.core.chance import stream
from zeitalter.core.player import PlayerView
from zeitalter.core.rules import own
from zeitalter.games.ages.model.options import Options
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.fights import attack_strength, defense_strength
from zeitalter.games.ages.rules.territories import force, highest_bid
from zeitalter.games.ages.view.outlook import Outlook
from zeitalter.games.ages.view.shape import AgesView, PlayerBoard

BOARD = Path(__file__).parents[3] / "web/src/boards/ages"

# Figures of every civilization and the fields of the view that hold them.
OF_ALL = {
    "culture": "culture",
    "culture-income": "culture_income",
    "science": "science",
    "science-income": "science_income",
    "strength": "strength",
    "faces": "faces",
    "faces-needed": "faces_needed",
    "discontent": "discontent",
    "food": "food",
    "food-production": "food_production",
    "resources": "resources",
    "resource-production": "resource_production",
    "civil": "civil_total",
    "civil-left": "civil_left",
    "military": "military_total",
    "military-left": "military_left",
    "yellow": "yellow",
    "blue": "bank",
    "population-cost": "population_cost",
    "consumption": "consumption",
    "corruption": "corruption",
}
AHEAD = ("food", "eaten", "hunger", "resources", "corruption", "cards")
LIMITS = {"hand-limit": "hand_limit", "military-limit": "military_limit", "urban-limit": "urban_limit"}


def shown(board: PlayerBoard, seat: int) -> dict[str, int]:
    return {f"{figure}:{seat}": getattr(board, field) for figure, field in OF_ALL.items()}


def shown_to_me(view: AgesView, ahead: Outlook, seat: int) -> dict[str, int]:
    figures = {f"ahead-{name}": getattr(ahead, name) for name in AHEAD}
    figures |= {f"{figure}:{seat}": getattr(ahead, field) for figure, field in LIMITS.items()}
    figures |= {f"row:{slot}": ahead.costs[slot] for slot, card in enumerate(view.row) if card is not None}
    cards = rules().catalogue.cards
    prices = {price.card: price for price in ahead.prices}
    player = view.players[seat]
    for number in {*player.techs, *player.hand, *[card for card in view.row if card is not None]}:
        card, mine = cards[number], prices.get(number)
        if card.kind <= 10:
            figures[f"build:{card.id}"] = mine.cost if mine else card.cost
        if card.kind <= 15 and number not in player.techs:
            peaceful = card.science_peaceful if card.kind == 11 else card.science_cost
            figures[f"technology:{card.id}"] = mine.science if mine else peaceful
            if card.kind == 11:
                figures[f"revolution:{card.id}"] = mine.revolution if mine else card.science_cost
    return figures


def shown_in_fights(state: Ages, seat: int) -> dict[str, int]:
    fight = state.fight
    figures = {"highest-bid": highest_bid(state, seat)}
    if fight.card >= 0 and fight.attacker >= 0:
        figures |= {"attack": attack_strength(state), "defense": defense_strength(state)}
    elif fight.card >= 0 and fight.bidder >= 0:
        figures["force"] = force(state, fight.bidder, fight.units, fight.cards)
    return figures


def check(state: Ages, seat: int) -> int:
    """Every figure of a position; returns how many there are."""
    view = own(AgesView, rules().show(state, seat))
    expected = shown_in_fights(state, seat) | shown_to_me(view, own(Outlook, view.outlook), seat)
    for other, board in enumerate(view.players):
        expected |= shown(board, other)
    sums = {one.figure: one for one in state.game.sums(state, seat)}
    for figure, total in expected.items():
        assert sums[figure].total == total, (figure, sums[figure], total)
        assert sum(term.n for term in sums[figure].terms) == total
    return len(expected)


def positions(number: int, bot: str) -> Iterator[tuple[Ages, int]]:
    """All of one game, with the seat that is asked."""
    options = Options(("expert", "expert", "advanced", "beginner")[number % 4], easier=number % 3 == 0)
    state = own(Ages, rules().setup(2 + number % 3, options, f"sums {number}"))
    rng = stream("sums", number)
    player = create(bot)
    while state.actors():
        seat = state.actors()[0]
        yield state, seat
        state.apply(seat, player.choose(PlayerView(rules(), state.observe(seat)), rng))


@pytest.mark.parametrize("number", range(2))
def test_figures_equal_the_sums_that_explain_them(number: int) -> None:
    found = [check(state, seat) for place, (state, seat) in enumerate(positions(number, "random")) if place % 5 == 0]
    assert sum(found) > 1000


@pytest.mark.deep
@pytest.mark.parametrize("number", range(20))
def test_figures_equal_the_sums_in_twenty_games(number: int) -> None:
    for state, seat in positions(number, "greedy" if number % 2 else "random"):
        check(state, seat)


def test_the_board_marks_only_figures_that_are_explained() -> None:
    known = {*OF_ALL, *LIMITS, *(f"ahead-{name}" for name in AHEAD)}
    known |= {"row", "build", "technology", "revolution", "attack", "defense", "force", "highest-bid", "colonization"}
    source = "\n".join(file.read_text(encoding="utf-8") for file in BOARD.glob("*.svelte"))
    marked = set(re.findall(r"figure\([`\"]([a-z-]+)", source)) | set(re.findall(r"figure=\"?\{?`?([a-z-]+):", source))
    assert marked
    assert marked <= known, sorted(marked - known)
