"""Trade: income, the dial, deals (pages 14 and 15)."""

from tests.games.civ2010.kit import Game
from zeitalter.core.action import TABLE, Timeout
from zeitalter.games.civ2010.view.observe import observe


def talks(seats: int = 2) -> Game:
    return Game(*("chinese", "americans", "germans")[:seats]).trading()


def test_the_dial_stops_at_27() -> None:
    game = Game("chinese", "americans").sheet(1, trade=26).trading()
    assert game.player(1).trade == 27


def test_a_blockaded_square_gives_no_trade() -> None:
    assert Game("chinese", "americans").army(0, "1-14").income(1) == 2


def test_a_deal_is_built_offered_and_accepted() -> None:
    game = Game("chinese", "americans").sheet(0, culture=4).sheet(1, trade=5).trading()
    before = game.player(1).trade
    game.do(1, "propose 0", "give trade 4", "want culture 3", "submit")
    assert game.can(0, "accept 1 0 0")
    game.do(0, "accept 1 0 0")
    assert game.player(1).trade == before - 4
    assert (game.player(0).culture, game.player(1).culture) == (1, 3)


def test_any_amount_can_be_offered_but_not_more_than_there_is() -> None:
    game = Game("chinese", "americans").sheet(1, trade=4).trading()
    game.do(1, "propose 0")
    assert game.can(1, "give trade 7")
    assert not game.can(1, "give trade 8")
    assert not game.can(1, "give silk 1")


def test_tokens_and_cards_change_hands_face_down() -> None:
    game = Game("chinese", "americans", "germans").token(1, "silk").card(0, "drought").trading()
    token, card = game.player(1).tokens[0], game.player(0).cards[0]
    game.do(1, "propose 0", f"give_token {token}", "want card 1", "submit")
    assert observe(game.state, 0).offers[1].tokens == [], "the partner sees the back only"
    assert observe(game.state, 0).offers[1].huts == 1
    game.do(0, f"accept 1 0 {card + 1}")
    assert game.player(0).tokens == (token,)
    assert game.player(1).cards == (card,)
    assert observe(game.state, 1).players[0].tokens == [token], "the giver remembers"
    assert observe(game.state, 2).players[0].tokens == []


def test_whoever_gets_too_many_cards_discards_at_once() -> None:
    game = Game("chinese", "americans").card(0, "drought", "sabotage").card(1, "defection").trading()
    card = game.player(1).cards[0]
    game.do(1, "propose 0", f"give_card {card_name(game, card)}", "submit")
    game.do(0, "accept 1 0 0")
    assert game.asked == [0]
    assert all(action.startswith("discard") for action in game.legal(0))


def card_name(game: Game, card: int) -> str:
    return game.state.catalogue.card_names[card]


def test_offers_are_limited_declined_and_taken_back() -> None:
    game = talks()
    game.do(1, "propose 0", "give trade 1", "submit")
    game.do(0, "decline 1")
    game.do(1, "propose 0", "take_back")
    assert not game.can(1, "propose 0"), "two offers per round"


def test_an_offer_calls_back_who_was_done() -> None:
    game = talks(3)
    game.do(0, "done")
    game.do(1, "propose 0", "give trade 1")
    game.do(2, "done")
    assert game.asked == [1]
    game.do(1, "submit")
    assert game.asked == [0, 1]
    game.do(0, "done")
    assert game.state.offers[1].partner == -1, "leaving again declines it"
    game.do(1, "propose 2", "done")
    assert game.asked != [1], "the talks are over"


def test_nothing_else_can_be_dealt_with() -> None:
    from zeitalter.games.civ2010.model.verbs import GIVE_NAMES, ITEM_NAMES

    assert GIVE_NAMES == ["trade", "culture", "wheat", "silk", "incense", "iron"]
    assert ITEM_NAMES[6:] == ["hut", "village", "card"]


def test_talks_end_when_all_are_done_and_a_deadline_ends_them() -> None:
    game = talks(3)
    game.do(1, "done")
    game.state.apply(TABLE, Timeout(0))
    assert game.asked == [2]
    game.do(2, "done")
    assert game.asked == []


def test_trade_over_27_is_lost_in_a_deal() -> None:
    game = Game("chinese", "americans").sheet(0, trade=27).sheet(1, trade=9).trading()
    game.do(1, "propose 0", "give trade 6", "submit")
    game.do(0, "accept 1 0 0")
    assert game.player(0).trade == 27


def test_what_is_paid_during_the_talks_is_no_longer_offered() -> None:
    game = Game("chinese", "americans").learn(1, "horseback_riding").resource(1, "silk")
    game.learn(0, "mass_media").token(0, "spy").trading()
    token = game.player(0).tokens[0]
    game.do(0, "propose 1", f"give_token {token}", "submit")
    game.do(1, "use horseback_riding 0", "choose 0")
    game.do(0, "cancel mass_media", f"pay_token {token}")
    assert game.player(0).tokens == ()
    assert not game.can(1, "accept 0 0 0"), "the spy is gone"


def test_a_card_played_during_the_talks_is_no_longer_offered() -> None:
    game = (
        Game("chinese", "americans").learn(1, "horseback_riding").resource(1, "silk").card(0, "primetime_tv").trading()
    )
    card = card_name(game, game.player(0).cards[0])
    game.do(0, "propose 1", f"give_card {card}", "submit")
    game.do(1, "use horseback_riding 0", "choose 0")
    game.do(0, f"cancel {card}")
    assert not game.can(1, "accept 0 0 0")


def test_a_wanted_token_is_chosen_by_its_giver() -> None:
    game = Game("chinese", "americans", "germans").token(0, "silk").token(0, "spy").token(0, "uranium").trading()
    huts = [token for token in game.player(0).tokens if token < game.state.catalogue.huts]
    village = next(token for token in game.player(0).tokens if token >= game.state.catalogue.huts)
    game.do(1, "propose 0", "give trade 1", "want hut 1")
    assert not game.can(1, "want village 1"), "one token at a time"
    game.do(1, "submit")
    assert {f"accept 1 {token + 1} 0" for token in huts} == {a for a in game.legal(0) if a.startswith("accept")}
    game.do(0, f"accept 1 {huts[1] + 1} 0")
    assert game.player(1).tokens == (huts[1],)
    game.do(1, "propose 0", "give trade 1", "want village 1", "submit")
    game.do(0, f"accept 1 {village + 1} 0")
    assert game.player(1).tokens == (huts[1], village)
    assert observe(game.state, 2).players[1].tokens == []
