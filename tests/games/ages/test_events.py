"""One test per event, each by letting it come up."""

from tests.games.ages.kit import Table, number, table
from zeitalter.games.ages.model import steps
from zeitalter.games.ages.rules.event_scoring import technologies


def strengths(*units: int) -> Table:
    """Civilizations with so many Warriors; seat 0 is on turn."""
    game = table(len(units))
    for seat, n in enumerate(units):
        game.player(seat, workers=f"warriors={n}")
    return game


# ---- age A -----------------------------------------------------------------------------------------------------------


def test_development_of_agriculture() -> None:
    game = table().player(1, workers="irrigation=0").event("development_of_agriculture")
    assert (game.blue(0, "agriculture"), game.blue(1, "irrigation"), game.food(0), game.food(1)) == (2, 1, 2, 2)
    assert game.state.past == [number("development_of_agriculture")]


def test_development_of_crafts() -> None:
    game = table().event("development_of_crafts")
    assert (game.resources(0), game.resources(1)) == (2, 2)


def test_development_of_markets() -> None:
    game = table().event("development_of_markets")
    assert game.legal(0) == ["mix 0", "mix 2"]
    game.do(0, "mix 2").do(1, "mix 0")
    assert (game.food(0), game.resources(1)) == (2, 2)


def test_development_of_politics() -> None:
    game = table().event("development_of_politics")
    assert [len(game.military(seat)) for seat in (0, 1)] == [3, 3]
    assert game.state.keeps_cards == 1


def test_development_of_religion() -> None:
    game = table().player(1, unused=0).event("development_of_religion").do(0, "free_build religion")
    assert (game.workers(0, "religion"), game.of(0).unused, game.resources(0)) == (1, 0, 0)
    assert game.asked == []  # no unused worker, no question


def test_development_of_science() -> None:
    game = table().event("development_of_science")
    assert (game.of(0).science, game.of(1).science) == (2, 2)


def test_development_of_settlement() -> None:
    game = table().event("development_of_settlement")
    assert (game.of(0).unused, game.of(0).yellow) == (2, 17)


def test_development_of_trade_routes() -> None:
    game = table().event("development_of_trade_routes")
    assert (game.of(0).science, game.food(0), game.resources(0)) == (1, 1, 1)


def test_development_of_warfare() -> None:
    game = table().event("development_of_warfare").do(0, "free_build warriors").do(1, "done")
    assert (game.workers(0, "warriors"), game.workers(1, "warriors")) == (2, 1)


def test_no_event() -> None:
    game = table().event("no_event")
    assert game.state.past == [number("no_event")]


# ---- age I -----------------------------------------------------------------------------------------------------------


def test_barbarians() -> None:
    game = strengths(1, 2, 3).player(0, culture=9).event("barbarians")
    assert (game.of(0).unused, game.of(1).unused) == (0, 1)
    strong = strengths(3, 2, 1).player(0, culture=9).event("barbarians")
    assert strong.of(0).unused == 1
    two = strengths(1, 2).player(1, culture=9).event("barbarians")
    assert two.of(1).unused == 1  # with two players only the weaker one


def test_border_conflict() -> None:
    game = strengths(2, 1).event("border_conflict")
    assert set(game.legal(1)) == {"lose agriculture", "lose bronze", "lose philosophy"}
    game.do(1, "lose philosophy")
    assert (game.workers(1, "philosophy"), game.of(1).unused, game.resources(0)) == (0, 2, 3)


def test_crusades() -> None:
    game = strengths(2, 1).player(1, culture=3).event("crusades")
    assert (game.of(0).culture, game.of(1).culture) == (4, 0)


def test_cultural_influence() -> None:
    game = table().player(0, cards="taj_mahal").event("cultural_influence")
    assert (game.of(0).culture, game.of(1).culture) == (3, 0)


def test_foray() -> None:
    game = strengths(1, 3, 2).event("foray")
    assert game.asked == [1]
    game.do(1, "mix 1").do(2, "mix 3")
    assert (game.food(1), game.resources(1), game.food(2), game.food(0)) == (1, 2, 3, 0)


def test_good_harvest() -> None:
    game = table().player(0, workers="agriculture=2 irrigation=1").event("good_harvest")
    assert (game.food(0), game.food(1)) == (4, 2)


def test_immigration() -> None:
    game = table(3).player(0, workers="religion=1").player(1, workers="religion=1").event("immigration")
    assert [game.of(seat).unused for seat in range(3)] == [2, 2, 1]


def test_new_deposits() -> None:
    game = table().player(0, workers="bronze=2 iron=1").event("new_deposits")
    assert (game.resources(0), game.resources(1)) == (4, 2)


def test_pestilence() -> None:
    game = table().player(0, unused=0).event("pestilence")
    assert game.of(1).unused == 1
    game.do(0, "lose agriculture")
    assert (game.workers(0, "agriculture"), game.of(1).unused) == (1, 0)


def test_raiders() -> None:
    game = strengths(3, 2, 1).player(1, blue="agriculture=2 bronze=2").player(2, blue="bronze=1").event("raiders")
    assert game.legal(1) == ["mix 0", "mix 1", "mix 2"]
    game.do(1, "mix 1")
    assert (game.food(1), game.resources(1), game.resources(2)) == (1, 1, 0)


def test_rats() -> None:
    game = table().player(0, blue="agriculture=5 bronze=1").event("rats")
    assert (game.food(0), game.resources(0), game.of(0).bank) == (0, 1, 17)


def test_rebellion() -> None:
    game = table().player(0, yellow=14).event("rebellion")
    assert game.of(0).rebellion == 2
    game.step(steps.BeginTurn(0))
    assert (game.of(0).civil_left, game.of(0).rebellion) == (2, 0)


def test_rebellion_takes_actions_of_those_that_the_refill_leaves() -> None:
    """Hammurabi leaves with age I, which ends with this refill: 5 - 1 - 2."""
    game = table().player(0, cards="hammurabi", yellow=14, rebellion=2)
    game.state.civil_decks[1] = game.state.civil_decks[1][:1]
    game.step(steps.BeginTurn(0))
    assert (game.state.age, game.of(0).leader, game.of(0).civil_total, game.of(0).civil_left) == (2, -1, 4, 2)


def test_reign_of_terror() -> None:
    game = strengths(2, 1).event("reign_of_terror")
    assert (game.of(0).unused, game.of(1).unused) == (1, 0)


def test_scientific_breakthrough() -> None:
    game = table().player(0, workers="alchemy=1").event("scientific_breakthrough")
    assert (game.of(0).science, game.of(1).science) == (3, 1)


def test_uncertain_borders() -> None:
    game = strengths(2, 1).event("uncertain_borders")
    assert (game.of(0).yellow_owned, game.of(1).yellow_owned) == (26, 24)


# ---- age II ----------------------------------------------------------------------------------------------------------


def test_civil_unrest() -> None:
    game = table().player(0, yellow=12, culture=20).event("civil_unrest")
    assert game.of(0).culture == 20 - 2 * 4


def test_cold_war() -> None:
    game = strengths(1, 3, 2).event("cold_war")
    assert [game.of(seat).science for seat in range(3)] == [0, 6, 6]


def test_crime_wave() -> None:
    game = strengths(3, 2, 1)
    for seat in range(3):
        game.player(seat, culture=5)
    game.event("crime_wave")
    assert [game.of(seat).culture for seat in range(3)] == [5, 2, 2]
    assert [game.of(seat).blue_owned for seat in range(3)] == [18, 17, 17]


def test_crime_wave_takes_tokens_of_cards_when_the_bank_is_empty() -> None:
    game = strengths(2, 1).player(1, blue="agriculture=9 bronze=9").event("crime_wave")
    game.do(1, "give bronze")
    assert (game.blue(1, "bronze"), game.of(1).blue_owned) == (8, 17)


def test_economic_progress() -> None:
    game = table().player(0, yellow=14, blue="bronze=8").event("economic_progress")
    assert game.food(0) == 2 - 1
    assert game.resources(0) == 8 + 2 - 2  # with 7 tokens in the bank corruption takes 2


def test_economic_progress_leaves_pacts_out() -> None:
    game = table(3).player(0, pact="international_trade_agreement_ii", pact_partner=1).event("economic_progress")
    assert (game.resources(0), game.food(1)) == (2, 2)


def test_emigration() -> None:
    game = table().player(0, yellow=10, unused=2).event("emigration")
    assert (game.of(0).unused, game.of(0).yellow) == (0, 12)  # half of 3, rounded up


def test_iconoclasm() -> None:
    game = table().set(age=2).player(0, cards="michelangelo").player(1, cards="isaac_newton").event("iconoclasm")
    assert (game.of(0).leader, game.of(1).leader) == (-1, number("isaac_newton"))


def test_independence_declaration() -> None:
    game = strengths(2, 1).player(1, cards="historic_territory_i strategic_territory_i")
    game.player(0, workers="warriors=9").event("independence_declaration")
    game.do(1, "surrender historic_territory_i")
    assert game.of(1).colonies == [number("strategic_territory_i")]


def test_international_agreement() -> None:
    game = strengths(1, 2).row("iron irrigation alchemy", slot=4).event("international_agreement")
    game.do(1, "take 4", "take 5", "take 6")  # 1 + 2 + 2
    assert game.legal(1) == ["done"]
    game.do(1, "done")
    assert (game.hand(1), game.of(1).no_politics) == (["iron", "irrigation", "alchemy"], 1)
    assert -1 not in game.state.row


def test_national_pride() -> None:
    game = table().player(1, culture=3).event("national_pride")
    assert (game.of(0).culture, game.of(1).culture) == (0, 8)


def test_popularization_of_science() -> None:
    game = table().player(0, workers="alchemy=1").event("popularization_of_science")
    assert (game.of(0).culture, game.of(1).culture) == (3, 1)


def test_ravages_of_time() -> None:
    game = table().player(0, cards="pyramids taj_mahal eiffel_tower").event("ravages_of_time")
    assert game.legal(0) == ["turn pyramids", "turn taj_mahal"]
    game.do(0, "turn pyramids")
    assert (game.of(0).civil_total, game.figures(0).culture) == (4, 3 + 4 + 2)


def test_refugees() -> None:
    game = strengths(2, 1).player(1, culture=5).event("refugees")
    assert (game.of(0).culture, game.of(0).unused, game.of(1).culture, game.of(1).unused) == (3, 2, 2, 0)


def test_terrorism() -> None:
    game = table(3).player(0, workers="religion=1", culture=5).player(1, culture=3).player(2, workers="religion=1")
    game.event("terrorism")
    assert game.legal(2) == ["raze 0 philosophy", "raze 0 religion"]
    game.do(2, "raze 0 philosophy")
    assert game.workers(1, "philosophy") == 0  # its only one
    assert (game.workers(0, "philosophy"), game.of(0).unused, game.workers(2, "religion")) == (0, 2, 1)


# ---- age III: scoring ------------------------------------------------------------------------------------------------


def score(card: str, workers: str = "", cards: str = "", **fields: int) -> int:
    """Culture the event gives seat 0."""
    game = table().player(0, workers=workers, cards=cards, **fields).player(1, workers="warriors=2").event(card)
    return game.of(0).culture


def test_impact_of_agriculture() -> None:
    assert score("impact_of_agriculture", "agriculture=2 irrigation=1") == 4


def test_impact_of_architecture() -> None:
    assert score("impact_of_architecture", "philosophy=0 alchemy=2 opera=1") == 4


def test_impact_of_colonies() -> None:
    assert score("impact_of_colonies", cards="historic_territory_i wealthy_territory_i") == 8


def test_impact_of_competition() -> None:
    assert score("impact_of_competition", "swordsmen=2 cannon=1 bread_and_circuses=1") == 5


def test_impact_of_government() -> None:
    assert score("impact_of_government", cards="monarchy") == 2 * 5 + 3


def test_impact_of_happiness() -> None:
    assert score("impact_of_happiness", "religion=2") == 4
    assert score("impact_of_happiness", "religion=1", yellow=12, culture=10) == 10 + 2 - 2


def test_impact_of_industry() -> None:
    assert score("impact_of_industry", "bronze=2 iron=1 alchemy=1", cards="nikola_tesla") == 2 + 2 + 1


def test_impact_of_population() -> None:
    assert score("impact_of_population", "agriculture=6 bronze=6") == 2 * (15 - 3 - 10)  # 3 discontent


def test_impact_of_progress() -> None:
    assert score("impact_of_progress", cards="monarchy navigation") == 2 * (1 + 2)


def test_impact_of_science() -> None:
    assert score("impact_of_science") == 10  # a tie: seat 0 is on turn
    three = table(3).player(2, workers="philosophy=0 alchemy=2").event("impact_of_science", seat=1)
    assert [three.of(seat).culture for seat in range(3)] == [0, 7, 14]
    four = table(4).player(3, workers="philosophy=0 alchemy=2").event("impact_of_science")
    assert [four.of(seat).culture for seat in range(4)] == [10, 5, 0, 15]


def test_impact_of_strength() -> None:
    assert score("impact_of_strength") == 0
    assert score("impact_of_strength", "warriors=3") == 10


def test_impact_of_technology() -> None:
    assert score("impact_of_technology", "oil=0 computers=0 coal=0", cards="democracy") == 3 * 4
    game = table(level="advanced").player(0, workers="coal=0 oil=0")
    assert technologies(game.state, 0, 4) == 4


def test_impact_of_wonders() -> None:
    assert score("impact_of_wonders", cards="pyramids taj_mahal eiffel_tower internet") == 5 + 4 + 3 + 2
