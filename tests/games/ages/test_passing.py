"""What is no decision passes by itself, if everybody can see that it is none."""

from tests.games.ages.kit import Table, table
from zeitalter.games.ages.model import steps
from zeitalter.games.ages.model.fight import no_fight


def passes(game: Table, seat: int) -> str:
    action = game.state.game.passing(game.state, seat)
    return "" if action is None else game.state.game.vocabulary.notation(action)


def auction(game: Table, bid: int) -> Table:
    """Seat 1 has made a bid, seat 0 is asked."""
    fight = game.state.fight = no_fight()
    fight.card = next(card.index for card in game.state.catalogue.cards if card.id == "historic_territory_i")
    game.take_from_deck(fight.card)
    fight.bid, fight.bidder = bid, 1
    return game.step(steps.Bidding(0))


def test_a_bid_that_nobody_could_believe_passes() -> None:
    assert passes(auction(table().player(0, workers="warriors=1"), 1), 0) == "done"
    assert passes(auction(table().player(0, workers="warriors=2"), 1), 0) == ""


def test_a_card_in_hand_might_be_worth_a_bid() -> None:
    """Even one that is not: its passing would tell."""
    assert passes(auction(table().player(0, workers="warriors=1", military="enslave_i"), 1), 0) == ""


def test_the_last_answer_in_a_fight_passes() -> None:
    game = table().player(0, workers="warriors=3", military="enslave_i").player(1, workers="warriors=1")
    game.turn(0, politics=True).do(0, "attack enslave_i 1", "done")
    assert passes(game, 1) == ""
    game.do(1, "sacrifice warriors")
    assert passes(game, 1) == "done"


def test_a_hand_of_unknown_cards_never_passes() -> None:
    game = table().player(0, workers="warriors=3", military="enslave_i")
    game.player(1, workers="warriors=1", military="raid_i").turn(0, politics=True).do(0, "attack enslave_i 1", "done")
    game.do(1, "sacrifice warriors")
    assert passes(game, 1) == ""


def test_gains_pass_where_no_token_is_left() -> None:
    assert passes(table().player(0, bank=0).step(steps.GainingMix(0, 2, 0)), 0) == "mix 0"
    assert passes(table().player(0, bank=1).step(steps.GainingMix(0, 2, 0)), 0) == ""


def test_a_single_loss_passes() -> None:
    game = table().player(0, workers="agriculture=0 bronze=1 philosophy=0 warriors=0")
    assert passes(game.step(steps.LosingBuilding(0, -1)), 0) == "lose bronze"


def test_nothing_to_take_by_an_agreement_passes() -> None:
    assert passes(table().step(steps.TakingFree(0, 4, 0)), 0) == "done"
    assert passes(table().row("coal").step(steps.TakingFree(0, 4, 0)), 0) == ""


def test_the_end_of_a_turn_never_passes() -> None:
    game = table().turn(0)
    game.of(0).civil_left = game.of(0).military_left = 0
    assert game.legal(0) == ["done"]
    assert passes(game, 0) == ""
