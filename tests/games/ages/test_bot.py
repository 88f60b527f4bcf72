"""The greedy bot does not harm itself where a better choice is at hand."""

from tests.games.ages.kit import Table, rules, table
from zeitalter.bots.greedy import Greedy
from zeitalter.core.chance import stream
from zeitalter.core.player import PlayerView
from zeitalter.games.ages.bot.value import value


def chosen(game: Table, seat: int) -> str:
    """What the bot does now."""
    player = PlayerView(rules(), game.state.observe(seat))
    return rules().vocabulary.notation(Greedy().choose(player, stream("blunder")))


def play_turn(game: Table, seat: int) -> Table:
    while game.asked == [seat]:
        game.do(seat, chosen(game, seat))
    return game


def test_an_uprising_is_avoided() -> None:
    game = table().player(0, workers="agriculture=3 bronze=3 philosophy=1 warriors=2", yellow=12, unused=1)
    game.player(0, yellow=12, blue="bronze=6").turn(0, production=True)
    assert game.discontent(0) == 2
    play_turn(game, 0)
    assert "event-uprising" not in game.events


def test_a_hopeless_attack_is_left_alone() -> None:
    game = table().player(0, military="spy_ii plunder_i").player(1, workers="warriors=8", science=9, blue="bronze=5")
    assert not chosen(game.turn(0, politics=True), 0).startswith("attack")


def test_units_are_not_sacrificed_in_vain() -> None:
    game = table().player(0, workers="warriors=9", military="spy_ii", yellow=18)
    game.player(1, workers="warriors=2", science=5)
    game.turn(0, politics=True).do(0, "attack spy_ii 1")
    assert chosen(game, 0) == "done"
    game.do(0, "done")
    assert chosen(game, 1) == "done"


def test_a_pact_that_only_costs_is_refused() -> None:
    game = table(3).player(0, military="loss_of_sovereignty_iii").player(1, cards="taj_mahal").turn(0, politics=True)
    game.do(0, "offer loss_of_sovereignty_iii 1 a")
    assert chosen(game, 1) == "refuse"


def test_buildings_are_not_destroyed_for_nothing() -> None:
    game = table().player(0, blue="agriculture=2 bronze=2").row("iron moses").turn(0)
    played: list[str] = []
    while game.asked == [0]:
        played.append(chosen(game, 0))
        game.do(0, played[-1])
    assert not any(move.startswith("destroy") for move in played)


def test_hunger_ahead_lowers_the_value() -> None:
    fed = table().player(0, workers="agriculture=3", yellow=12).turn(0)
    hungry = table().player(0, workers="agriculture=0 bronze=5", yellow=12).turn(0)
    assert value(fed.state, 0) > value(hungry.state, 0)


def test_a_mine_rests_only_where_that_costs_nothing() -> None:
    game = table(alternative_corruption=True).player(0, workers="iron=1", blue="bronze=4", bank=14)
    game.turn(0, production=True).do(0, "done")
    assert chosen(game, 0) == "done"  # 9 tokens stay in the bank, without any corruption
    spared = table(alternative_corruption=True).player(0, blue="bronze=6", bank=12).turn(0, production=True)
    assert chosen(spared.do(0, "done"), 0) == "skip bronze"


def test_hunger_is_averted_by_the_trade_routes() -> None:
    game = table(3).player(0, pact="trade_routes_agreement_i", pact_partner=1, pact_role=1)
    game.player(0, workers="agriculture=0", blue="bronze=1", yellow=14, culture=9).turn(0, production=True)
    assert chosen(game.do(0, "done"), 0) == "swap"


def test_no_bonus_card_is_wasted_on_a_territory() -> None:
    game = table().player(0, military="defense_colonization_bonus_i").player(1, workers="warriors=0")
    game.event("historic_territory_i").do(0, "bid 1", "sacrifice warriors")
    assert chosen(game, 0) == "done"
