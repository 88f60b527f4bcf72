"""The table explains itself: figures are the sums they explain, refusals have reasons, nothing of weight is silent."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.civ2010.kit import Game, rules
from zeitalter.bots import create
from zeitalter.core.chance import stream
from zeitalter.core.player import PlayerView
from zeitalter.core.wording import Consequence, Message
from zeitalter.games.civ2010.model.catalogue import NONE
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules.battle_result import total
from zeitalter.games.civ2010.rules.board import AROUND, can_found, is_water
from zeitalter.games.civ2010.view.shape import Civ2010View

BOARD = Path(__file__).parents[3] / "web" / "src" / "boards" / "civ2010"
EVERY = 9  # decisions, one position is looked at


def positions(number: int, bot: str = "random", most: int = 2500) -> Iterator[Civ2010]:
    seats = 2 + number % 3
    state = rules().setup(seats, rules().modes[0], f"figures {number}")
    assert isinstance(state, Civ2010)
    rng, player = stream("figures", number), create(bot)
    for decision in range(most):
        actors = state.actors()
        if not actors:
            return
        if decision % EVERY == 0:
            yield state
        seat = actors[rng.below(len(actors))]
        state.apply(seat, player.choose(PlayerView(rules(), state.observe(seat)), rng))


def shown(view: Civ2010View) -> dict[str, int]:
    """The figures that the board shows, as the view has them."""
    figures: dict[str, int] = {}
    for seat, sheet in enumerate(view.players):
        figures |= {
            f"income:{seat}": sheet.income,
            f"coins:{seat}": sheet.coins,
            f"combat:{seat}": sheet.combat_bonus,
            f"hand:{seat}": sheet.hand_limit,
            f"battle-hand:{seat}": sheet.battle_hand,
            f"speed:{seat}": sheet.speed,
            f"stacking:{seat}": sheet.stacking,
            f"cities:{seat}": sheet.city_limit,
        }
        figures |= {f"rank:{seat}:type-{kind}": rank for kind, rank in enumerate(sheet.ranks)}
        for city in sheet.cities:
            place = f"{seat}:city-{city.slot + 1}"
            figures |= {
                f"trade:{place}": city.trade,
                f"production:{place}": city.production,
                f"devotion:{place}": city.culture,
                f"defence:{place}": city.defence,
            }
    if view.seat is not None:
        own = view.players[view.seat]
        if view.battle.square == NONE:
            figures |= {f"unit:no-{unit}": n for unit, n in zip(own.units, own.unit_strengths, strict=True)}
    if view.battle.square != NONE:
        figures |= {f"bonus:{one}": bonus for one, bonus in zip(view.battle.seats, view.battle.bonus, strict=True)}
        for front in view.battle.fronts:
            figures |= {f"unit:no-{u}": n for u, n in zip(front.units, front.strengths, strict=True) if u != NONE}
        for hand, strengths in zip(view.battle.hands, view.battle.hand_strengths, strict=True):
            figures |= {f"unit:no-{unit}": n for unit, n in zip(hand, strengths, strict=True)}
    return figures


def check_figures(numbers: range, bot: str) -> int:
    seen = 0
    for number in numbers:
        for state in positions(number, bot):
            for seat in (*range(state.seats), None):
                view = rules().show(state, seat)
                assert isinstance(view, Civ2010View)
                explained = {one.figure: one.total for one in state.game.sums(state, seat)}
                for figure, n in shown(view).items():
                    assert explained[figure] == n, f"{figure} of game {number}"
                    seen += 1
                if view.battle.square != NONE:
                    seats = view.battle.seats
                    assert [explained[f"score:{one}"] for one in seats] == [total(state, s) for s in range(2)]
    return seen


def test_every_figure_is_the_sum_that_explains_it() -> None:
    assert check_figures(range(2), "random") > 1000


@pytest.mark.deep
def test_every_figure_is_the_sum_that_explains_it_in_twenty_games() -> None:
    check_figures(range(10), "random")
    check_figures(range(10, 20), "greedy")


def test_every_figure_that_the_board_marks_exists() -> None:
    [state] = [state for number, state in enumerate(positions(1)) if number == 40]
    battle = next(state for number in range(4) for state in positions(number) if state.battle.fronts)
    known = {one.figure for place in (state, battle) for one in place.game.sums(place, 0)}
    kinds = {re.split(r"[:]", figure)[0] for figure in known}
    marked = {
        found
        for file in BOARD.glob("*.svelte")
        for found in re.findall(r"(?:xplains=|figure\(|\? )[{]?[\"`]([a-z-]+):", file.read_text(encoding="utf-8"))
    }
    assert {"income", "coins", "production", "combat", "score"} <= marked <= kinds
    assert {f"price:type-{kind}" for kind in range(3)} <= known


# ---- reasons --------------------------------------------------------------------------------------------------------


def why(game: Game, seat: int, anchor: str) -> Message:
    reason = game.state.game.why_not(game.state, seat, anchor)
    assert reason is not None
    return reason


@pytest.mark.parametrize(
    ("anchor", "key", "args"),
    [
        ("market:granary", "why-needs", {"what": "tech-pottery"}),
        ("market:aircraft", "why-needs", {"what": "tech-flight"}),
        ("market:walls", "why-needs", {"what": "tech-masonry"}),
        ("market:scout", "why-production", {"n": 1, "price": 6}),
        ("wonder:stonehenge", "why-production", {"n": 5, "price": 10}),
        ("track", "why-track", {"culture": 3, "trade": 0}),
        ("resource:iron", "why-no-harvest", {"resource": "resource-3"}),
        ("tech:pottery", "why-trade", {"n": 6, "phase": "phase-research"}),
        ("tech:space_flight", "why-pyramid", {"level": "level-5", "below": "level-4"}),
        ("city:0-0", "why-belongs", {"seat": 0}),
        ("seat:1", "why-yourself", {}),
    ],
)
def test_city_management_says_what_is_missing(anchor: str, key: str, args: dict[str, object]) -> None:
    game = Game("chinese", "americans").offer_wonder("stonehenge").managing(1)
    assert why(game, 1, anchor) == Message(key, args)  # type: ignore[arg-type]


def test_a_building_needs_its_terrain() -> None:
    game = Game("chinese", "americans").learn(1, "navigation").sheet(1, trade=27).managing(1)
    game.do(1, "build 0 harbor") if game.can(1, "build 0 harbor") else None
    assert why(game, 1, "square:1-12").key == "why-terrain"
    assert why(game, 1, "square:6-2").key == "why-outskirts-of"


def test_figures_say_why_they_cannot_go_there() -> None:
    game = Game("chinese", "americans").army(1, "1-12").scout(1, "1-14").army(0, "0-14").moving(1)
    assert why(game, 1, "square:0-14") == Message("why-not-yours", {"seat": 0})
    assert why(game, 1, "square:2-12").key == "why-figures-first"
    assert why(game, 1, "place:0").key == "why-tile"
    game.do(1, "march 1-12 1 0")
    assert why(game, 1, "square:2-12") == Message("why-needs", {"what": "tech-navigation"})
    assert why(game, 1, "square:3-14") == Message("why-not-adjacent", {"n": 2})
    game.do(1, "stop", "march 1-14 0 1")
    assert why(game, 1, "square:0-14").key == "why-scouts"


def test_a_site_for_a_city_names_the_condition_that_fails() -> None:
    game = Game("chinese", "americans").scout(1, "1-14").scout(1, "3-14").starting(1)
    assert why(game, 1, "square:1-14").key == "why-site-city"
    assert why(game, 1, "square:0-12").key == "why-no-settler"
    assert why(game, 1, "government:republic") == Message("why-needs", {"what": "tech-code_of_laws"})


def test_whoever_is_not_asked_reads_who_is() -> None:
    game = Game("chinese", "americans").managing(1)
    assert why(game, 0, "market:army") == Message("why-other", {"seat": 1, "question": "asks-managing"})


# ---- consequences ---------------------------------------------------------------------------------------------------


def then(game: Game, seat: int, notation: str) -> list[Consequence]:
    return game.state.game.consequences(game.state, seat, game.rules.vocabulary.parse(notation))


def keys(found: list[Consequence]) -> list[str]:
    return [one.words.key for one in found]


def test_idle_cities_are_counted_before_city_management_ends() -> None:
    game = Game("chinese", "americans").managing(1)
    assert then(game, 1, "done") == [Consequence(Message("then-idle-cities", {"n": 1}), grave=True)]
    game.do(1, "devote 0").let()
    assert not game.state.agenda or then(game, 1, "done") == []


def test_trade_that_research_needs_is_not_spent_unawares() -> None:
    game = Game("chinese", "americans").sheet(1, trade=8).managing(1)
    [found] = then(game, 1, "figure 0 scout")  # 6 production, the capital has 5
    assert found == Consequence(Message("then-no-more-research", {"n": 3, "left": 5, "before": "level-1"}), grave=True)
    assert then(game, 1, "figure 0 army") == []
    game = Game("chinese", "americans").sheet(1, trade=9).managing(1)
    assert then(game, 1, "figure 0 scout") == []


def test_figures_in_the_field_are_not_forgotten() -> None:
    game = Game("chinese", "americans").army(1, "1-12").scout(1, "3-14", 0).moving(1)
    assert keys(then(game, 1, "done")) == [], "an army at home and a scout at work"
    game = Game("chinese", "americans").army(1, "5-3").army(1, "1-12").moving(1)
    assert keys(then(game, 1, "done")) == ["then-figures-left"]


def before_the_capital() -> tuple[Game, str, str]:
    """An American army with three horsemen below the German capital."""
    game = Game("germans", "americans").forces(1, *["cavalry 3"] * 3)
    centre = game.player(0).centres[0]
    x, y = centre % 16, centre // 16
    return game.army(1, f"{x}-{y + 1}"), f"{x}-{y + 1}", f"{x}-{y}"


def test_an_attack_tells_the_odds() -> None:
    game, below, centre = before_the_capital()
    game.forces(0).moving(1).do(1, f"march {below} 1 0")
    [found] = then(game, 1, f"step {centre}")
    assert found.words.key == "then-attack-capital"
    args = found.words.args
    assert (args["units"], args["enemies"], args["bonus"], args["against"], args["n"]) == (3, 0, 0, 12, 0)
    assert found.grave, "nine against twelve"
    game, below, centre = before_the_capital()
    game.build("3-14", "academy").build("3-12", "general").forces(0).moving(1).do(1, f"march {below} 1 0")
    [found] = then(game, 1, f"step {centre}")
    assert found.words.args["n"] == 10
    assert not found.grave


def test_odds_follow_from_what_a_seat_knows_only() -> None:
    strong, weak = [
        Game("chinese", "americans").forces(0, f"infantry {n}", f"cavalry {n}").forces(1, "cavalry 2").army(1, "1-12")
        for n in (3, 1)
    ]
    for game in (strong, weak):
        game.army(0, "0-12").moving(1).do(1, "march 1-12 1 0")
    assert then(strong, 1, "step 0-12") == then(weak, 1, "step 0-12") != []


def outskirts(game: Game, seat: int) -> Iterator[str]:
    """Dry squares around a capital."""
    for square in AROUND[game.player(seat).centres[0]]:
        if not is_water(game.state, square):
            yield f"{square % 16}-{square // 16}"


def test_an_open_capital_is_spoken_of() -> None:
    game = Game("germans", "americans").forces(1).forces(0, *["cavalry 3"] * 3).army(0, "0-13")
    game.moving(1)
    assert not game.state.agenda, "without figures there is nothing to ask"
    game = Game("germans", "americans").forces(1).forces(0, *["cavalry 3"] * 3).army(0, "0-13").army(1, "3-14")
    free = outskirts(game, 0)
    game.build(next(free), "academy").build(next(free), "general")
    found = then(game.moving(1), 1, "done")
    assert keys(found) == ["then-capital-open"]
    assert found[0].grave


def test_what_makes_room_is_named() -> None:
    game = Game("chinese", "americans").learn(1, "pottery").offer_wonder("stonehenge").sheet(1, trade=27).managing(1)
    game.build("3-12", "general").do(1, "erect 0 stonehenge")
    assert then(game, 1, "place 3-12")[0].words == Message("then-person-back", {"what": "person-general"})
    assert then(game, 1, "place 3-14") == []


# ---- what passes by itself ------------------------------------------------------------------------------------------


def passes(game: Game, seat: int) -> str:
    action = game.state.game.passing(game.state, seat)
    return "" if action is None else game.rules.vocabulary.notation(action)


def test_nobody_is_asked_for_a_revolution_that_leads_nowhere() -> None:
    game = Game("chinese", "americans").govern(1, "despotism").starting(1)
    assert game.legal(1) == ["govern anarchy", "done"]
    assert passes(game, 1) == "done"
    game = Game("chinese", "americans").govern(1, "despotism").card(1, "bread_and_circuses").starting(1)
    assert passes(game, 1) == "", "the others cannot know which card it is"
    game = Game("chinese", "americans").govern(1, "despotism").learn(1, "monarchy").starting(1)
    assert passes(game, 1) == ""


def test_a_scout_goes_on_gathering_for_its_city() -> None:
    game = Game("chinese", "americans")
    for place, tile in enumerate(game.state.place_tiles):
        game.tile(place, game.state.catalogue.tile_ids[tile])
    site = next(s for s, ground in enumerate(game.state.ground) if ground >= 0 and can_found(game.state, 1, s))
    game.city(1, f"{site % 16}-{site // 16}").scout(1, "3-14", 1).starting(1)
    while "send 1" not in game.legal(1):
        game.do(1, "done")
    assert passes(game, 1) == "send 1"


def test_there_is_nothing_to_trade_in_the_first_round() -> None:
    game = Game("chinese", "americans").trading()
    assert [passes(game, seat) for seat in range(2)] == ["done", "done"]
    game = Game("chinese", "americans").resource(0, "silk").trading()
    assert [passes(game, seat) for seat in range(2)] == ["", ""]


def test_movement_ends_by_itself_when_nobody_can_move() -> None:
    game = Game("chinese", "americans").card(1, "a_gift_from_afar").moving(1)
    assert passes(game, 1) == "", "a card of this age may be one for movement"
    game = Game("chinese", "americans").resource(1, "spy").moving(1)
    assert passes(game, 1) == "done"


def test_whoever_cannot_answer_as_everybody_sees_is_not_kept() -> None:
    game = Game("chinese", "americans").card(0, "sabotage").card(1, "drought").starting(1)
    game.do(1, "play drought.1", "place 3-14")
    assert passes(game, 0) == "done", "an ancient card answers only what is aimed at its owner"
    game = Game("chinese", "americans").card(0, "lost").card(1, "drought").starting(1)
    game.do(1, "play drought.1", "place 3-14")
    assert passes(game, 0) == "", "a medieval card may cancel anything"


# ---- the log --------------------------------------------------------------------------------------------------------


def told(game: Game) -> list[str]:
    return [event.message.key for event in game.log]


def test_research_that_is_skipped_for_want_of_trade_is_told() -> None:
    game = Game("chinese", "americans").sheet(0, trade=2).sheet(1, trade=6).research()
    [skipped] = [event.message for event in game.log if event.message.key == "event-no-research"]
    assert skipped.args == {"seat": 0, "n": 2, "m": 6}
    game.do(1, "done")
    assert "event-research-none" in told(game)


def test_the_capture_that_ends_the_game_is_told_with_its_battle() -> None:
    game, below, centre = before_the_capital()
    game.forces(0, "infantry 1").build("3-14", "academy").build("3-12", "general").moving(1)
    game.do(1, f"march {below} 1 0", f"step {centre}").let()
    while game.state.agenda:
        seat = game.state.actors()[0]
        game.state.apply(seat, game.state.default_action(seat))
    keys = told(game)
    for key in ("event-moved-armies", "event-battle", "event-fight", "event-battle-won", "event-capital-taken"):
        assert key in keys, key
    assert keys.index("event-capital-taken") < keys.index("event-wins")
    outcome = game.state.outcome()
    assert outcome is not None
    assert outcome.reason.args == {"seat": [1], "seat_to": 0}


def test_a_deal_says_what_changed_hands_and_a_refusal_who_refused() -> None:
    game = Game("chinese", "americans").resource(0, "silk").sheet(1, trade=5).trading()
    income = [player.trade for player in game.state.players]
    game.do(0, "propose 1", "give silk 1", "want trade 3", "submit").do(1, "accept 0")
    gifts = [event.message.args for event in game.log if event.message.key == "event-gives"]
    assert {"seat": 0, "seat_to": 1, "item": "item-3", "n": 1} in gifts
    assert {"seat": 1, "seat_to": 0, "item": "item-0", "n": 3} in gifts
    assert game.player(1).trade == income[1] - 3
    game.do(1, "propose 0", "give trade 1", "submit").do(0, "decline 1")
    assert game.log[-1].message == Message("event-declined", {"seat": 0, "seat_to": 1})
