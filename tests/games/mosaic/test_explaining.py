"""A table that explains itself: every figure shown is the total of the sum that explains it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.mosaic.kit import CARDS, REGIONS, RULES, symbols, table, technology
from zeitalter.bots import create
from zeitalter.core.chance import stream
from zeitalter.core.player import PlayerView
from zeitalter.core.rules import own
from zeitalter.core.sums import Sum
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.player import FaceDown
from zeitalter.games.mosaic.model.state import Mosaic, MovedUnit
from zeitalter.games.mosaic.view.shape import MosaicView, Reckoning, Tableau
from zeitalter.text import LANGUAGES, Words

BOARD = Path(__file__).parents[3] / "web" / "src" / "boards" / "mosaic"
EVERY = 5  # decisions, one is looked at
WORDS = [Words(language, RULES, strict=True) for language in LANGUAGES]


def positions(number: int, bot: str = "random", every: int = EVERY) -> Iterator[Mosaic]:
    """Of a game, with two to six players."""
    state = RULES.setup(2 + number % 5, None, f"explaining {number}")
    rng = stream("explaining", number)
    player = create(bot)
    for decision in range(RULES.longest):
        if decision % every == 0:
            yield own(Mosaic, state)
        actors = state.actors()
        if not actors:
            break
        seat = actors[rng.below(len(actors))]
        state.apply(seat, player.choose(PlayerView(RULES, state.observe(seat)), rng))
    yield own(Mosaic, state)


def shown(view: MosaicView) -> dict[str, int]:
    """Every figure of the board that is more than a count of what lies there, from the view for people."""
    found: dict[str, int] = {}
    for region, data in zip(CARDS.regions, view.regions):
        found[f"worth:region-{region.id}"] = data.worth
        for seat in range(view.seats):
            found[f"influence:region-{region.id}:{seat}"] = data.influence[seat]
            found[f"stake:region-{region.id}:{seat}"] = data.points[seat]
    for seat, player in enumerate(view.players):
        assert player.reckoning is not None
        for figure, n in figures_of(view, player, player.reckoning).items():
            found[f"{figure}:{seat}"] = n
    return found


def figures_of(view: MosaicView, player: Tableau, reckoning: Reckoning) -> dict[str, int]:
    found = {f"{name}_production": n + reckoning.government_production[name] for name, n in player.production.items()}
    found |= {f"work:currency-{name}": n for name, n in reckoning.work.items()}
    found |= {f"{name}_symbols": n for name, n in zip(c.PILLAR_NAMES, player.symbols)}
    found |= {f"category:{name}": n for name, n in zip(RULES.catalogue_view().categories, reckoning.points)}
    found |= {"points": sum(reckoning.points), "scoring": reckoning.scoring, "goods": reckoning.goods_kinds}
    found["cities"] = len(player.sites["city"]) + len(player.sites["port"])
    for unit, limit in zip(c.UNIT_NAMES, CARDS.unit_limits):
        found[f"supply:unit-{unit}"] = limit - sum(player.units[unit])
    for piece, limit in zip(c.PIECE_NAMES[: c.WONDER], CARDS.piece_limits):
        found[f"left:piece-{piece}"] = limit - len(player.sites[piece])
    found |= {f"wonder_cost:currency-{name}": n for name, n in reckoning.wonder_cost.items()}
    for card in view.decks["population"].offer:
        if card != c.NOTHING:
            found[f"grown:population-{CARDS.populations[card].id}"] = reckoning.grown[card]
    for card in view.decks["tax"].offer:
        if card != c.NOTHING:
            found[f"levied:tax-{CARDS.taxes[card].id}"] = reckoning.levied[card]
    found |= {f"levied:track-{kind}": n for kind, n in reckoning.plain_levied.items()}
    for card in view.achievements_in_play:
        found[f"progress:achievement-{CARDS.achievements[card].id}"] = reckoning.progress[card]
    return found


def check_game(number: int, bot: str = "random") -> int:
    checked = 0
    for state in positions(number, bot):
        sums = RULES.game.sums(state, 0)
        assert sums == RULES.game.sums(state, None)
        by_figure = {one.figure: one for one in sums}
        for figure, n in shown(own(MosaicView, RULES.show(state, 0))).items():
            assert by_figure[figure].total == n, f"{figure}: {n} is shown, {by_figure[figure].terms} make another"
        for one in sums:
            for term in one.terms:
                for words in WORDS:
                    words.message(term.words)
        checked += len(sums)
    return checked


@pytest.mark.parametrize("number", range(2))
def test_figures_equal_their_sums(number: int) -> None:
    assert check_game(number) > 1000


@pytest.mark.deep
@pytest.mark.parametrize("number", range(20))
def test_figures_equal_their_sums_in_twenty_games(number: int) -> None:
    check_game(number, "greedy" if number % 2 else "random")


def test_figures_of_the_board_exist() -> None:
    """Each id that the board's source marks, with anything in the place of what it fills in."""
    known = {
        one.figure for number in range(2) for state in positions(number, every=40) for one in state.game.sums(state, 0)
    }
    marked = [
        (path.name, text)
        for path in BOARD.glob("*.svelte")
        for text in re.findall(r"(?:figure\(|sum=)\s*[\"`]([^\"`]+)[\"`]", path.read_text(encoding="utf-8"))
    ]
    assert len(marked) > 15
    for name, text in marked:
        pattern = re.compile(re.sub(r"\\\{.*?\\\}", "[^ ]+", re.escape(text.replace("$", ""))))
        assert any(pattern.fullmatch(figure) for figure in known), f"{name} marks {text}, which no sum explains"


# ---- sums of positions made by hand ----------------------------------------------------------------------------------


def terms(state: Mosaic, figure: str) -> list[tuple[str, int]]:
    return [(term.words.key, term.n) for term in find(state, figure).terms]


def find(state: Mosaic, figure: str) -> Sum:
    return next(one for one in RULES.game.sums(state, 0) if one.figure == figure)


def test_besieged_cities_and_bonuses_are_terms_of_influence() -> None:
    game = table(4).put(0, "city", "ITA-01").put(0, "farm", "ITA-04").units(0, "infantry", "italy", 2)
    game.units(1, "siege", "italy", 1).own(0, "formations")
    assert game.state.in_play(REGIONS["italy"])
    assert terms(game.state, "influence:region-italy:0") == [
        ("sum-pieces", 2),
        ("sum-pieces", 1),
        ("sum-units", 2),
        ("sum-unit-bonus", 2),
        ("sum-besieged", -2),
    ]


def test_money_in_place_of_what_is_missing_is_explained() -> None:
    game = table(4).give(0, ideas=CARDS.technology_cost - 3, money=20)
    assert terms(game.state, "replaced:deck-technology:0") == [("sum-instead", 6)]
    assert find(game.state, "replaced:deck-technology:0").total == 6


# ---- reasons ---------------------------------------------------------------------------------------------------------


def reason(state: Mosaic, seat: int, anchor: str) -> tuple[str, dict[str, object]]:
    found = RULES.game.why_not(state, seat, anchor)
    assert found is not None
    for words in WORDS:
        words.message(found)
    return found.key, dict(found.args)


def test_what_is_missing_for_a_card_is_said_with_the_money_that_would_do() -> None:
    game = table(4).give(0, ideas=CARDS.technology_cost - 3, money=4).offer(c.TECHNOLOGY, technology("crafts"))
    args = {"n": 3, "currency": "currency-ideas", "money": 2}
    assert reason(game.state, 0, "card:technology-crafts") == ("why-lacks", args)


def test_a_wonder_says_that_stone_and_food_are_missing_or_who_has_it() -> None:
    game = table(4).give(0, stone=1, food=2)
    card = CARDS.wonders[0]
    assert reason(game.state, 0, f"card:wonder-{card.id}")[0] == "why-lacks-two"
    game.player(2).wonders.append(0)
    assert reason(game.state, 0, f"card:wonder-{card.id}") == ("why-built", {"seat": 2})


def test_a_government_names_the_symbols_it_lacks() -> None:
    game = table(4).give(0, ideas=50)
    card = next(card for card in CARDS.governments if sum(card.needs))
    key, args = reason(game.state, 0, f"card:government-{card.id}")
    assert key == "why-symbols"
    assert len(args["symbols"]) == sum(card.needs)  # type: ignore[arg-type]


def test_another_seat_hears_whose_decision_it_is() -> None:
    assert reason(table(4).state, 1, "track:food") == ("why-others", {"seat": 0})


def test_villages_say_that_they_stand_beside_cities() -> None:
    game = table(4).put(0, "city", "ITA-01").give(0, stone=40)
    game.do("found farm 0")
    idle = [anchor for anchor in RULES.game.elements(game.state, 0) if anchor.startswith("hex:ITA")]
    reasons = {RULES.game.why_not(game.state, 0, anchor).key for anchor in idle}  # type: ignore[union-attr]
    assert {"why-hex-taken", "why-hex-beside", "why-hex-port"} <= reasons
    assert reason(game.state, 0, "card:technology-crafts")[0] == "why-first"


def test_nobody_is_told_what_lies_face_down_before_others() -> None:
    game = table(4)
    card = CARDS.technologies[3]
    game.offer(c.TECHNOLOGY).player(1).down.append(FaceDown(3, 0, 1 << 1, True))
    assert reason(game.state, 0, f"card:technology-{card.id}")[0] == "why-not-offered"
    assert f"card:technology-{card.id}" not in RULES.game.elements(game.state, 0)
    assert f"down:technology-{card.id}" in RULES.game.elements(game.state, 1)


def test_armies_say_what_they_lack() -> None:
    assert reason(table(4).give(0, money=50).state, 0, "army")[0] == "why-no-army"
    game = table(4).put(0, "city", "ITA-01").give(0, money=1)
    assert reason(game.state, 0, "army")[0] == "why-army-money"
    game = table(4).put(0, "city", "ITA-01").give(0, money=60).do("military", "recruit infantry italy")
    assert reason(game.state, 0, "region:gaul") == ("why-recruit-city", {})
    game.do("recruit infantry italy")
    assert reason(game.state, 0, "region:gaul")[0] == "why-recruit-limit"


# ---- consequences ----------------------------------------------------------------------------------------------------


def consequences(state: Mosaic, text: str) -> dict[str, bool]:
    """What is said before an action, and whether it is grave."""
    seat = state.actors()[0]
    found = RULES.game.consequences(state, seat, RULES.vocabulary.parse(text))
    for words in WORDS:
        for one in found:
            words.message(one.words)
    return {one.words.key: one.grave for one in found}


def test_nothing_is_said_where_nothing_is_at_stake() -> None:
    game = table(4).put(0, "city", "ITA-01").give(0, stone=40, ideas=40, food=40, money=40)
    for action in game.state.legal_actions(0):
        if RULES.vocabulary.notation(action).split()[0] in ("work", "found", "wonder", "military"):
            assert RULES.game.consequences(game.state, 0, action) == []


def test_goods_of_the_last_action_bring_nothing() -> None:
    game = table(4)
    game.state.final_round = game.state.round
    assert consequences(game.state, "work food") == {"consequence-last-goods": True}
    assert consequences(game.turn(0, actions=2).state, "work food") == {}


def test_a_prize_left_to_others_is_grave() -> None:
    game = table(4)
    game.player().symbols = symbols("culture 6")
    assert consequences(game.turn(0, actions=0).state, "done") == {"consequence-unclaimed": True}


def test_a_technology_without_its_symbols_stays_face_down() -> None:
    card = next(card for card in CARDS.technologies if sum(card.needs) > 1)
    game = table(4).give(0, ideas=20).offer(c.TECHNOLOGY, card.index)
    assert consequences(game.state, f"research {card.id} 0") == {"consequence-face-down": False}


def test_effects_that_bring_nothing_are_said_before_and_logged_after() -> None:
    game = table(4).give(0, ideas=20, money=20).offer(c.TECHNOLOGY, technology("raiders"))
    game.player().symbols = [9] * c.PILLARS
    assert consequences(game.state, "research raiders 0") == {"consequence-vain": True}
    game.do("research raiders 0")
    game.state.log = []
    game.do("play raiders")
    assert "event-vain" in [event.message.key for event in game.state.log or []]


def test_the_empire_card_known_to_come_is_announced() -> None:
    game = table(4).put(1, "city", "ITA-01")
    card = game.state.offers[c.TAX][0]
    game.state.decks[c.TAX] = [c.EMPIRE]
    game.player().population = 5
    assert consequences(game.state, f"levy {CARDS.taxes[card].id}")["consequence-scoring"]
    game.state.decks[c.TAX] = [card, c.EMPIRE]
    assert "consequence-scoring" not in consequences(game.state, f"levy {CARDS.taxes[card].id}")


def test_marches_say_what_they_give_up_or_that_they_change_nothing() -> None:
    game = table(4).units(0, "infantry", "gaul", 2).units(1, "infantry", "gaul", 2).units(2, "infantry", "italy", 9)
    game.units(3, "infantry", "italy", 7).give(0, money=20).do("military")
    assert consequences(game.state, "move infantry gaul italy") == {"consequence-retreat": True}
    game = table(4).units(0, "infantry", "gaul", 3).units(1, "infantry", "gaul", 1).units(2, "infantry", "italy", 9)
    game.units(3, "infantry", "italy", 7).give(0, money=20).do("military")
    assert consequences(game.state, "move infantry gaul italy") == {"consequence-idle-march": False}


def test_a_new_government_sends_the_old_one_back() -> None:
    game = table(4).give(0, ideas=60)
    game.player().symbols = [9] * c.PILLARS
    game.player().government = 0
    assert consequences(game.state, f"govern {CARDS.governments[1].id} 0") == {"consequence-govern": False}


def test_a_single_open_choice_passes_and_one_that_may_hide_cards_does_not() -> None:
    game = table(4).put(0, "city", "ITA-01").give(0, money=10)
    player = game.player()
    player.units[c.CAVALRY][0] = CARDS.unit_limits[c.CAVALRY]
    game.state.moved = [MovedUnit(c.CAVALRY, 0)] * CARDS.unit_limits[c.CAVALRY]
    game.do("military")
    only = RULES.game.passing(game.state, 0)
    assert only is not None
    assert RULES.vocabulary.notation(only) == "recruit infantry italy"
    game = table(4).turn(0, actions=0)
    player = game.player()
    player.down.append(FaceDown(technology("raiders"), 0, 1, False))
    assert game.options(0) == ["done"]
    assert RULES.game.passing(game.state, 0) is None  # it would tell that the card cannot be played
