"""Rules that meet: what two cards or two sections of the rulebook say together."""

from tests.games.ages.kit import Table, number, table
from zeitalter.games.ages.model import steps
from zeitalter.games.ages.rules.army import sacrifice_strength
from zeitalter.games.ages.rules.card_row import slide_and_fill
from zeitalter.games.ages.rules.end_of_age import end_age
from zeitalter.games.ages.rules.fights import attack_strength
from zeitalter.games.ages.rules.turn import start_afresh

# ---- revolutions -----------------------------------------------------------------------------------------------------


def test_actions_lost_to_a_rebellion_do_not_block_a_revolution() -> None:
    game = table().player(0, hand="monarchy", science=3, rebellion=2).step(steps.BeginTurn(0))
    assert game.of(0).civil_left == 2
    game.do(0, "revolt monarchy")
    assert (game.of(0).civil_left, game.of(0).civil_total) == (0, 5)


def test_the_free_worker_of_the_ocean_liners_does_not_block_a_revolution() -> None:
    game = table().player(0, cards="ocean_liner_service", hand="monarchy", science=3).turn(0).do(0, "free_grow")
    assert game.can(0, "revolt monarchy")
    game.do(0, "revolt monarchy")
    late = table().player(0, cards="ocean_liner_service", hand="monarchy", science=3).turn(0)
    assert late.do(0, "revolt monarchy").can(0, "free_grow")  # and costs no action after it


def test_an_action_newton_gave_back_blocks_a_revolution() -> None:
    game = table().player(0, cards="isaac_newton", hand="irrigation monarchy", science=9).turn(0)
    game.do(0, "discover irrigation")
    assert game.of(0).civil_left == game.of(0).civil_total
    assert not game.can(0, "revolt monarchy")


def test_breakthrough_and_revolution_under_newton_and_robespierre() -> None:
    newton = table().player(0, cards="isaac_newton", hand="breakthrough_i monarchy", science=3).turn(0)
    newton.do(0, "use_revolt breakthrough_i monarchy")
    assert (newton.of(0).civil_left, newton.of(0).science) == (1, 2)
    other = table().player(0, cards="maximilien_robespierre", hand="breakthrough_i monarchy", science=3).turn(0)
    other.do(0, "use_revolt breakthrough_i monarchy")
    assert (other.of(0).civil_left, other.of(0).military_left, other.of(0).science) == (3, 0, 2)


def test_a_military_action_paid_for_an_attack_blocks_robespierres_revolution() -> None:
    game = table().player(0, cards="maximilien_robespierre", hand="monarchy", science=3, military="spy_ii")
    game.turn(0, politics=True).do(0, "attack spy_ii 1", "done").do(1, "done")
    assert not game.can(0, "revolt monarchy")
    assert not table().player(0, hand="monarchy", science=2).turn(0).can(0, "revolt monarchy")


# ---- the last round --------------------------------------------------------------------------------------------------


def test_a_war_declared_in_the_last_round_is_never_settled() -> None:
    game = table().set(age=4, last_round=5).player(0, workers="warriors=5", military="war_over_culture_ii")
    game.player(0, cards="monarchy").player(1, culture=9)
    game.state.current = game.state.current_by = []
    game.state.push(steps.NextTurn(1))
    game.turn(0, politics=True).do(0, "attack war_over_culture_ii 1", "done")
    assert game.state.outcome() is not None
    assert game.of(1).culture == 9


def test_the_advanced_game_allows_sacrifices_to_the_end() -> None:
    game = table(level="advanced").set(age=3, last_round=5).player(0, workers="warriors=3", military="spy_ii")
    game.player(1, workers="warriors=3", science=5).turn(0, politics=True)
    game.do(0, "attack spy_ii 1", "sacrifice warriors", "done").do(1, "done")
    assert (game.of(0).science, game.workers(0, "warriors")) == (5, 2)
    assert game.state.military_decks[3] == []


def test_columbus_colonizes_in_the_last_round() -> None:
    game = table().set(last_round=5).player(0, cards="christopher_columbus", military="historic_territory_ii")
    game.turn(0, politics=True).do(0, "colonize historic_territory_ii")
    assert (game.of(0).culture, game.figures(0).faces) == (11, 2)


def test_in_age_iv_iconoclasm_takes_every_leader() -> None:
    game = table().set(age=4, last_round=6).player(0, cards="albert_einstein").event("iconoclasm")
    assert game.of(0).leader == -1


# ---- military cards --------------------------------------------------------------------------------------------------


def test_the_action_of_patriotism_counts_for_drawing_but_not_for_the_hand() -> None:
    game = table().player(0, hand="patriotism_a", military="rats").turn(0, production=True)
    game.do(0, "use patriotism_a", "done")
    assert len(game.military(0)) == 4
    game.turn(0, politics=True).do(0, "done")
    assert game.state.agenda[-1].a == 2  # down to 2


def test_discards_of_an_earlier_age_are_not_shuffled() -> None:
    game = table().set(age=2)
    game.state.discards[1] = game.state.military_decks[1][:5]
    game.state.discards_seen[1] = [3] * 5
    game.state.military_decks[1] = game.state.military_decks[2] = []
    game.turn(0, production=True).do(0, "done")
    assert game.military(0) == []


def test_development_of_politics_lets_the_active_player_keep_all_cards() -> None:
    game = table().player(0, military="rats legion").current("development_of_politics no_event")
    game.turn(0, politics=True).do(0, "place rats")
    assert len(game.military(0)) == 4
    assert isinstance(game.state.agenda[-1], steps.Actions)
    assert game.state.keeps_cards == 0  # in this turn only


# ---- attacks and pacts -----------------------------------------------------------------------------------------------


def test_a_new_pact_does_not_stop_a_war_and_open_borders_count_in_it() -> None:
    game = table(3).player(0, workers="warriors=2", war="war_over_culture_ii", war_target=1)
    game.player(1, culture=9, pact="peace_treaty_iii", pact_partner=0).step(steps.ResolveWar(0))
    assert isinstance(game.state.agenda[-1], steps.Attacking)
    other = table(3).player(0, war="war_over_culture_ii", war_target=1)
    other.player(1, pact="open_borders_agreement_i", pact_partner=0).step(steps.ResolveWar(0))
    assert attack_strength(other.state) == 1 + 3


def test_sacrificed_units_cannot_be_given_as_lost_population_too() -> None:
    game = table().player(0, workers="warriors=9", military="enslave_i", cards="monarchy")
    game.player(1, workers="agriculture=0 bronze=1 philosophy=0 warriors=2", unused=0).turn(0, politics=True)
    game.do(0, "attack enslave_i 1", "done").do(1, "sacrifice warriors", "sacrifice warriors", "done")
    assert (game.workers(1, "bronze"), game.workers(1, "warriors")) == (0, 0)  # nothing to choose
    assert game.resources(0) == 3


def test_a_sacrificed_air_force_doubles_the_army_it_goes_with() -> None:
    game = table()
    tactic = game.state.card(number("legion"))
    units = [number("swordsmen")] * 3 + [number("air_forces")]
    assert sacrifice_strength(game.state.catalogue, units, tactic, None) == 3 * 2 + 5 + 2 * 2


def test_a_stolen_technology_older_than_the_own_one_of_its_kind_is_gone() -> None:
    game = table().player(0, workers="warriors=10", war="war_over_technology_ii", war_target=1, cards="justice_system")
    game.player(1, cards="code_of_laws", science=9).step(steps.ResolveWar(0)).do(0, "done").do(1, "done")
    game.do(0, "steal code_of_laws")
    assert (game.of(0).specials, game.of(1).specials) == ([number("justice_system")], [])
    assert (game.of(0).science, game.of(0).civil_total, game.of(1).civil_total) == (3, 5, 4)


def test_nobody_produces_by_pacts_in_an_uprising() -> None:
    game = table(3).player(0, pact="acceptance_of_supremacy_ii", pact_partner=1)
    game.player(1, yellow=12, unused=0, blue="bronze=3").turn(1, production=True).do(1, "done")
    assert game.resources(1) == 3
    game.turn(0, production=True).do(0, "done")
    assert game.resources(0) == 3  # the partner gains regardless


def test_income_and_strength_never_fall_below_0() -> None:
    game = table(3).player(0, pact="loss_of_sovereignty_iii", pact_partner=1)
    assert game.figures(1).culture == 0
    game.player(1, cards="taj_mahal")
    assert game.figures(1).culture == 3 - 2  # counted from the sum
    designer = table().player(0, cards="game_designer", workers="philosophy=2")
    assert designer.figures(0).science == 0


# ---- tokens ----------------------------------------------------------------------------------------------------------


def test_with_too_few_tokens_the_largest_value_that_fits_is_gained() -> None:
    game = (
        table().player(0, workers="iron=0", blue="bronze=9 agriculture=7", bank=1, hand="mineral_deposits_ii").turn(0)
    )
    game.do(0, "use mineral_deposits_ii")
    assert (game.blue(0, "iron"), game.resources(0), game.of(0).bank) == (1, 9 + 2, 0)


def test_with_too_few_tokens_food_is_produced_first_and_the_best_card_first() -> None:
    game = table(level="beginner").player(0, workers="agriculture=2 irrigation=1", bank=2).turn(0, production=True)
    game.do(0, "done")
    assert (game.blue(0, "irrigation"), game.blue(0, "agriculture"), game.resources(0)) == (1, 1, 0)


def test_a_stage_but_the_last_needs_a_token_for_its_marker() -> None:
    game = table().player(0, hand="engineering_genius_a", wonder="hanging_gardens", blue="agriculture=18", bank=0)
    assert not game.turn(0).can(0, "use engineering_genius_a")
    last = table().player(
        0, hand="engineering_genius_a", wonder="hanging_gardens", stages=2, blue="agriculture=16", bank=0
    )
    last.turn(0).do(0, "use engineering_genius_a")
    assert (last.of(0).wonders, last.of(0).bank) == ([number("hanging_gardens")], 2)


def test_yellow_tokens_of_a_colony_come_from_the_bank_only() -> None:
    game = table().player(0, cards="fertile_territory_i", yellow=1).player(1, workers="warriors=5")
    workers = sum(game.of(0).workers)
    game.event("independence_declaration")
    assert (game.of(0).yellow, sum(game.of(0).workers), game.of(0).unused) == (0, workers, 1)


# ---- the row ---------------------------------------------------------------------------------------------------------


def test_four_players_may_need_the_whole_deck_a_and_one_card_more() -> None:
    game = table(4).set(round=2, age=0)
    game.row("moses homer aristotle hammurabi colossus pyramids")
    game.state.civil_decks[0] = game.state.civil_decks[0][:7]
    game.step(steps.Refill(0))
    ages = [game.state.card(card).age for card in game.state.row]
    assert (ages.count(0), ages.count(1), game.state.age) == (5 + 7, 1, 1)


def test_the_end_of_an_age_in_the_own_turn_takes_actions_of_the_leader() -> None:
    game = table().player(0, cards="hammurabi").player(1, cards="hammurabi").turn(0)
    end_age(game.state)
    assert [(game.of(seat).civil_left, game.of(seat).military_left) for seat in (0, 1)] == [(4, 2), (4, 2)]


def test_who_takes_nothing_by_the_international_agreement_keeps_the_political_action() -> None:
    game = strongest_with_row().do(1, "done")
    assert game.of(1).no_politics == 0


def test_action_cards_of_the_international_agreement_wait_for_the_next_turn_of_the_attacker() -> None:
    game = strongest_with_row().do(1, "take 0", "done")
    game.state.active = 1
    start_afresh(game.of(1))
    assert game.turn(1).can(1, "use work_of_art_i")
    own = table().player(0, workers="warriors=3").row("work_of_art_i").event("international_agreement")
    own.do(0, "take 0", "done")
    assert not own.turn(0).can(0, "use work_of_art_i")


def strongest_with_row() -> Table:
    game = table().player(1, workers="warriors=3").row("work_of_art_i")
    return game.event("international_agreement")


def test_after_the_last_card_the_row_only_moves_up() -> None:
    game = table(level="beginner").set(age=2, last_round=5).row("iron coal alchemy", slot=1)
    game.step(steps.Refill(0))
    assert game.state.row == [number("alchemy")] + [-1] * 12
    slide_and_fill(game.state)
    assert game.state.row == [number("alchemy")] + [-1] * 12
