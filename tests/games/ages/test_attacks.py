"""One test per aggression, war and pact, and the rules around them."""

from tests.games.ages.kit import Table, number, table
from zeitalter.core.action import TABLE, Timeout
from zeitalter.games.ages.model import steps
from zeitalter.games.ages.rules.fights import attack_strength


def aggression(card: str, victim: str = "", seats: int = 2, **fields: object) -> Table:
    """Seat 0, far stronger, plays the card against seat 1 and nobody sacrifices anything."""
    game = table(seats).player(0, workers="warriors=9", military=card, cards="communism")
    game.player(1, workers=victim, **fields)  # type: ignore[arg-type]
    return game.turn(0, politics=True).do(0, f"attack {card} 1", "done").do(1, "done")


def war(card: str, advantage: int, victim: str = "", **fields: object) -> Table:
    """A war of seat 0 against seat 1 that ends with this advantage."""
    game = table().player(0, workers=f"warriors={advantage + 1}", war=card, war_target=1)
    game.player(1, workers=victim, **fields)  # type: ignore[arg-type]
    return game.step(steps.ResolveWar(0)).do(0, "done").do(1, "done")


# ---- aggressions -----------------------------------------------------------------------------------------------------


def test_enslave_i() -> None:
    game = aggression("enslave_i")
    assert (game.of(1).unused, game.resources(0), game.of(0).military_left) == (0, 3, 3)


def test_plunder_i() -> None:
    game = aggression("plunder_i", blue="agriculture=2 bronze=4")
    assert game.legal(0) == ["mix 0", "mix 1", "mix 2"]
    game.do(0, "mix 1")
    assert (game.food(0), game.resources(0), game.food(1), game.resources(1)) == (1, 2, 1, 2)


def test_plunder_ii() -> None:
    game = aggression("plunder_ii", blue="agriculture=1 bronze=1")
    assert (game.food(0), game.resources(0), game.food(1)) == (1, 1, 0)  # no more than there is


def test_plunder_iii() -> None:
    game = aggression("plunder_iii", blue="bronze=9")
    assert (game.resources(0), game.resources(1)) == (8, 1)


def test_raid_i() -> None:
    game = aggression("raid_i", "alchemy=1 philosophy=1").do(0, "raze 1 philosophy")
    assert (game.workers(1, "philosophy"), game.of(1).unused, game.resources(0)) == (0, 2, 2)  # half of 3, rounded up


def test_raid_ii() -> None:
    game = aggression("raid_ii", "alchemy=1 philosophy=2", cards="monarchy").do(0, "raze 1 philosophy")
    assert game.legal(0) == ["raze 1 philosophy", "done"]  # one and the same type
    game.do(0, "raze 1 philosophy")
    assert (game.of(1).unused, game.resources(0)) == (3, 3)


def test_raid_iii() -> None:
    game = aggression("raid_iii", "religion=3", cards="monarchy").do(
        0, "raze 1 religion", "raze 1 religion", "raze 1 religion"
    )
    assert (game.of(1).unused, game.resources(0)) == (4, 4)  # half of 9, rounded down


def test_annex_ii() -> None:
    game = aggression("annex_ii", cards="historic_territory_i")
    assert (game.of(1).colonies, game.of(0).colonies) == ([], [number("historic_territory_i")])
    assert game.of(0).culture == 0  # gains at once do not happen again
    none = table().player(0, military="annex_ii").turn(0, politics=True)
    assert none.legal(0, "attack") == []


def test_assassinate_ii() -> None:
    game = aggression("assassinate_ii", cards="isaac_newton")
    assert (game.of(1).leader, game.of(0).culture, game.of(0).military_left) == (-1, 6, 3)


def test_sabotage_ii() -> None:
    game = aggression("sabotage_ii", wonder="eiffel_tower", stages=1)
    assert (game.of(1).wonder, game.of(1).bank, game.of(0).culture, game.of(0).military_left) == (-1, 18, 6, 3)


def test_spy_ii() -> None:
    game = aggression("spy_ii", science=7)
    assert (game.of(0).science, game.of(1).science) == (5, 2)


def test_armed_intervention_iii() -> None:
    game = aggression("armed_intervention_iii", culture=4)
    assert (game.of(0).culture, game.of(1).culture) == (4, 0)


def test_an_aggression_of_equal_strength_fails() -> None:
    game = table().player(0, military="spy_ii").player(1, science=5)
    game.turn(0, politics=True).do(0, "attack spy_ii 1", "done").do(1, "done")
    assert game.of(1).science == 5
    assert "event-repelled" in game.events


def test_sacrificed_units_leave_after_the_aggression_and_count_twice() -> None:
    game = table().player(0, workers="warriors=2", military="spy_ii").player(1, workers="warriors=3", science=5)
    game.turn(0, politics=True).do(0, "attack spy_ii 1", "sacrifice warriors")
    assert attack_strength(game.state) == 3
    game.do(0, "sacrifice warriors", "done").do(1, "done")
    assert (game.workers(0, "warriors"), game.of(0).science) == (0, 5)


# ---- wars ------------------------------------------------------------------------------------------------------------


def test_war_over_culture_ii() -> None:
    game = war("war_over_culture_ii", 4, culture=10)
    assert (game.of(0).culture, game.of(1).culture) == (4, 6)


def test_war_over_culture_iii() -> None:
    game = war("war_over_culture_iii", 7, culture=5)
    assert (game.of(0).culture, game.of(1).culture) == (5, 0)


def test_war_over_resources_ii() -> None:
    game = war("war_over_resources_ii", 3, blue="agriculture=2 bronze=2").do(0, "mix 2")
    assert (game.food(0), game.resources(0), game.resources(1)) == (2, 1, 1)


def test_war_over_technology_ii() -> None:
    game = war("war_over_technology_ii", 9, cards="code_of_laws cartography", science=8)
    assert game.legal(0) == ["steal code_of_laws", "steal cartography", "done"]
    game.do(0, "steal code_of_laws")
    assert (game.of(0).civil_total, game.of(1).civil_total) == (5, 4)
    assert (game.of(0).science, game.of(1).science) == (2, 6)  # cartography is 1 strength: 8 - 6 are left


def test_war_over_territory_ii() -> None:
    game = war("war_over_territory_ii", 6)
    assert (game.of(0).yellow_owned, game.of(1).yellow_owned) == (28, 22)


def test_holy_war_iii() -> None:
    game = war("holy_war_iii", 7, unused=2)
    assert (game.of(1).unused, game.of(0).culture) == (0, 6)


def test_a_war_is_settled_at_the_beginning_of_the_next_turn_of_the_attacker_without_bonus_cards() -> None:
    game = table().player(0, workers="warriors=3", military="war_over_culture_ii", cards="monarchy", blue="bronze=0")
    game.player(1, culture=9, military="defense_colonization_bonus_iii").turn(0, politics=True)
    game.do(0, "attack war_over_culture_ii 1")
    assert (game.of(0).war, game.of(0).military_left, game.of(1).culture) == (number("war_over_culture_ii"), 0, 9)
    game.state.agenda.clear()
    game.step(steps.ResolveWar(0)).do(0, "done")
    assert game.legal(1) == ["sacrifice warriors", "done"]
    game.do(1, "done")
    assert (game.of(0).culture, game.of(1).culture, game.of(0).war) == (2, 7, -1)


def test_a_tied_war_has_no_effect() -> None:
    game = war("war_over_culture_ii", 0, culture=9)
    assert game.of(1).culture == 9


def test_no_sacrifices_in_the_last_round() -> None:
    game = table().set(last_round=5).player(0, workers="warriors=3", military="spy_ii").player(1, science=5)
    game.turn(0, politics=True).do(0, "attack spy_ii 1")
    assert (game.of(0).science, game.of(1).science) == (5, 0)  # nobody was asked
    late = table().set(last_round=5).event("historic_territory_i")
    assert late.state.past == [number("historic_territory_i")]  # nobody may bid


# ---- pacts -----------------------------------------------------------------------------------------------------------


def pact(card: str, role: int = 0, **fields: object) -> Table:
    """Seat 0 has this pact with seat 1 in a game of three."""
    game = table(3).player(0, pact=card, pact_partner=1, pact_role=role, **fields)  # type: ignore[arg-type]
    return game


def offered(card: str, role: str = "a") -> Table:
    game = table(3).player(0, military=card).turn(0, politics=True)
    return game.do(0, f"offer {card} 1 {role}")


def test_open_borders_agreement_i() -> None:
    game = offered("open_borders_agreement_i").do(1, "accept")
    assert (game.of(0).military_total, game.of(1).military_total) == (3, 3)
    fight = pact("open_borders_agreement_i", military="spy_ii").turn(0, politics=True).do(0, "attack spy_ii 1")
    assert attack_strength(fight.state) == 1 + 3


def test_trade_routes_agreement_i() -> None:
    game = pact("trade_routes_agreement_i", blue="agriculture=1 bronze=1").turn(0)
    assert not game.can(0, "build bronze")
    game.do(0, "swap", "build bronze")
    assert (game.food(0), game.resources(0)) == (0, 0)
    partner = pact("trade_routes_agreement_i").player(1, blue="agriculture=1 bronze=1").turn(1).do(1, "swap", "grow")
    assert (partner.food(1), partner.resources(1), partner.of(1).unused) == (0, 0, 2)


def hungry(food: int, culture: int = 9) -> Table:
    """Seat 1 needs 1 food and has 1 resource and the trade routes."""
    game = pact("trade_routes_agreement_i")
    game.player(1, workers="agriculture=0", blue=f"agriculture={food} bronze=1", yellow=14, culture=culture)
    return game.turn(1, production=True)


def left(game: Table) -> tuple[int, int, int]:
    return game.food(1), game.resources(1) - 2, game.of(1).culture


def test_trade_routes_before_hunger_the_player_is_asked() -> None:
    game = hungry(0).do(1, "done")
    assert game.legal(1) == ["swap", "done"]
    assert left(game.do(1, "swap")) == (0, 0, 9)
    assert left(hungry(0).do(1, "done", "done")) == (0, 1, 5)
    assert left(hungry(0, culture=0).do(1, "done", "done")) == (0, 1, 0)
    timed_out = hungry(0).do(1, "done")
    timed_out.state.apply(TABLE, Timeout(1))
    assert left(timed_out) == (0, 0, 9)  # nobody loses 4 culture points because time ran out


def test_trade_routes_at_the_consumption_no_question_with_food_enough_or_after_the_players_word() -> None:
    assert left(hungry(1).do(1, "done")) == (0, 1, 9)
    assert left(hungry(1).do(1, "swap", "done")) == (1, 0, 9)  # the player would rather keep the food
    assert left(hungry(0).do(1, "swap", "done")) == (0, 0, 9)


def test_trade_routes_before_hunger_come_before_mines_and_corruption() -> None:
    game = hungry(0)
    game.of(1).bank, game.of(1).blue_owned = 0, 1
    game.do(1, "done")
    assert (game.of(1).bank, game.resources(1)) == (0, 1)
    game.do(1, "swap")
    assert left(game) == (0, -2, 9)  # one token is produced with what was paid, and corruption takes it


def test_trade_routes_are_offered_before_the_hunger_of_an_event() -> None:
    game = pact("trade_routes_agreement_i")
    game.player(1, workers="agriculture=0", blue="bronze=1", yellow=14, culture=9).event("economic_progress")
    assert (game.asked, game.legal(1)) == ([1], ["swap", "done"])
    assert left(game.do(1, "swap")) == (0, 0, 9)


def test_trade_routes_pay_for_a_draft_only_once() -> None:
    game = pact("trade_routes_agreement_i", cards="frederick_barbarossa", blue="agriculture=1 bronze=0").turn(0)
    game.do(0, "swap")
    assert not game.can(0, "draft warriors")  # the food is for the new worker
    game = pact("trade_routes_agreement_i").player(1, cards="frederick_barbarossa", blue="bronze=1").turn(1)
    game.do(1, "swap")
    assert not game.can(1, "draft warriors")  # and here the resource
    game = pact("trade_routes_agreement_i").player(1, cards="frederick_barbarossa", blue="bronze=2").turn(1)
    game.do(1, "swap", "draft warriors")
    assert (game.resources(1), game.workers(1, "warriors")) == (0, 2)


def test_acceptance_of_supremacy_ii() -> None:
    game = pact("acceptance_of_supremacy_ii", military="spy_ii").turn(0, politics=True)
    assert game.legal(0, "attack") == ["attack spy_ii 2"]
    game.state.agenda.clear()
    game.turn(0, production=True).do(0, "done")
    assert game.resources(0) == 3
    game.turn(1, production=True).do(1, "done")
    assert game.resources(1) == 1


def test_international_trade_agreement_ii() -> None:
    game = pact("international_trade_agreement_ii", role=1).turn(0, production=True).do(0, "done")
    game.turn(1, production=True).do(1, "done")
    assert (game.food(0), game.resources(0), game.food(1), game.resources(1)) == (3, 2, 2, 3)


def test_promise_of_military_protection_ii() -> None:
    game = pact("promise_of_military_protection_ii", military="spy_ii", cards="taj_mahal")
    game.player(1, cards="taj_mahal")
    assert (game.figures(0).culture, game.figures(1).culture, game.figures(1).strength) == (4, 2, 6)
    game.turn(0, politics=True).do(0, "attack spy_ii 1")
    assert game.of(0).pact == -1
    assert game.figures(1).strength == 1


def test_scientific_cooperation_ii() -> None:
    game = pact("scientific_cooperation_ii", hand="iron", science=3).player(1, science=1).turn(0).do(0, "discover iron")
    assert (game.of(0).science, game.of(1).science) == (0, 0)
    blocked = pact("scientific_cooperation_ii", hand="iron", science=9).turn(0)
    assert not blocked.can(0, "discover iron")


def test_international_tourism_iii() -> None:
    game = pact("international_tourism_iii", cards="pyramids").player(1, cards="colossus taj_mahal")
    assert (game.figures(0).culture, game.figures(1).culture) == (2, 4 + 1)


def test_loss_of_sovereignty_iii() -> None:
    game = (
        pact("loss_of_sovereignty_iii")
        .player(1, cards="taj_mahal")
        .player(2, military="war_over_culture_ii", cards="monarchy")
    )
    assert (game.figures(0).culture, game.figures(1).culture) == (2, 1)
    game.turn(2, politics=True)
    assert game.legal(2, "attack") == ["attack war_over_culture_ii 0"]


def test_military_pact_iii() -> None:
    game = pact("military_pact_iii", military="spy_ii").turn(0, politics=True)
    assert (game.figures(0).strength, game.figures(1).strength) == (5, 5)
    game.do(0, "attack spy_ii 2", "done")
    assert game.of(0).pact != -1  # only an attack on the partner ends it


def test_peace_treaty_iii() -> None:
    game = pact("peace_treaty_iii", military="spy_ii").turn(0, politics=True)
    assert (game.figures(0).culture, game.figures(1).culture) == (1, 1)
    assert game.legal(0, "attack") == ["attack spy_ii 2"]


def test_a_refused_pact_returns_to_the_hand_and_costs_the_political_action() -> None:
    game = offered("peace_treaty_iii").do(1, "refuse")
    assert game.military(0) == ["peace_treaty_iii"]
    assert isinstance(game.state.agenda[-1], steps.Actions)


def test_a_new_pact_ends_the_old_one_of_its_owner_but_not_that_of_a_partner() -> None:
    game = table(3).player(0, pact="peace_treaty_iii", pact_partner=2, military="military_pact_iii")
    game.player(1, pact="international_tourism_iii", pact_partner=0).turn(0, politics=True)
    game.do(0, "offer military_pact_iii 1 a").do(1, "accept")
    assert game.of(0).pact == number("military_pact_iii")
    assert game.of(1).pact == number("international_tourism_iii")


def test_roles_of_an_unequal_pact_are_named_and_either_party_may_break_it() -> None:
    game = offered("promise_of_military_protection_ii", "b").do(1, "accept")
    assert game.figures(0).strength == 6
    game.state.agenda.clear()
    game.turn(1, politics=True).do(1, "break 0")
    assert game.of(0).pact == -1
