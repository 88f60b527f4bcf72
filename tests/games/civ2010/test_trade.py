"""Trade: income, the dial, deals (pages 14 and 15)."""

from tests.games.civ2010.kit import Game
from zeitalter.core.action import TABLE, Timeout
from zeitalter.games.civ2010.bot.candidates import candidates
from zeitalter.games.civ2010.bot.value import value
from zeitalter.games.civ2010.model.offer import NO_TERMS
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
    assert game.can(0, "accept 1")
    game.do(0, "accept 1")
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
    assert observe(game.state, 0).offers[1].terms[0].tokens == [], "the partner sees the back only"
    assert observe(game.state, 0).offers[1].terms[0].huts == 1
    game.do(0, "accept 1")
    assert game.player(0).tokens == (token,)
    assert game.player(1).cards == (card,)
    assert observe(game.state, 1).players[0].tokens == [token], "the giver remembers"
    assert observe(game.state, 2).players[0].tokens == []


def test_whoever_gets_too_many_cards_discards_at_once() -> None:
    game = Game("chinese", "americans").card(0, "drought", "sabotage").card(1, "defection").trading()
    card = game.player(1).cards[0]
    game.do(1, "propose 0", f"give_card {card_name(game, card)}", "submit")
    game.do(0, "accept 1")
    assert game.asked == [0]
    assert all(action.startswith("discard") for action in game.legal(0))


def card_name(game: Game, card: int) -> str:
    return game.state.catalogue.card_names[card]


def test_offers_are_declined_and_taken_back_as_often_as_one_likes() -> None:
    game = talks()
    for _ in range(20):
        game.do(1, "propose 0", "give trade 1", "submit")
        game.do(0, "decline 1")
        game.do(1, "propose 0", "give trade 2", "take_back")
    assert game.can(1, "propose 0")


def test_no_program_can_talk_for_ever() -> None:
    game = talks()
    for seat in range(2):
        game.state.offers_left[seat] = 1
        game.do(seat, f"propose {1 - seat}", "give trade 1", "take_back")
        game.do(seat, f"propose {1 - seat}", "give trade 1", "submit", "take_back")
        assert not game.can(seat, f"propose {1 - seat}"), "drafts are free, offers are not quite"


def test_terms_are_changed_as_often_as_one_likes() -> None:
    game = Game("chinese", "americans").token(1, "silk").sheet(1, trade=9).trading()
    token = game.player(1).tokens[0]
    game.do(1, "propose 0")
    for amount in range(1, 10):
        game.do(1, f"give trade {amount}")
    game.do(1, "give trade 0", f"give_token {token}", f"give_token {token}")
    assert game.state.offers[1].terms[0] == NO_TERMS, "all of it taken out again"
    assert not game.can(1, "submit")


def test_more_than_27_culture_changes_hands() -> None:
    game = Game("chinese", "americans").sheet(1, culture=60).trading()
    game.do(1, "propose 0")
    assert not game.can(1, "give culture 61")
    game.do(1, "give culture 60", "submit").do(0, "accept 1")
    assert (game.player(0).culture, game.player(1).culture) == (60, 0)


def test_several_tokens_and_cards_from_either_side() -> None:
    game = Game("chinese", "americans", "germans").card(0, "drought", "sabotage").card(1, "defection")
    for name in ("wheat", "silk", "iron"):
        game.token(0, name)
    game.token(1, "spy").resource(1, "silk", "iron").sheet(0, trade=5, culture=4).trading()
    huts = [token for token in game.player(0).tokens if token < game.state.catalogue.huts]
    assert len(huts) == 3
    mine = game.player(1).tokens[0]
    game.do(1, "propose 0", "give silk 1", "give iron 1", f"give_token {mine}", "give_card defection.1")
    game.do(1, "want hut 2", "want card 1", "want trade 3", "want culture 4", "submit")
    trade = [game.player(seat).trade for seat in range(2)]
    game.do(0, "accept 1")
    assert game.asked == [0], "the giver chooses what was wanted face down"
    assert game.legal(0) == [f"give_token {token}" for token in huts]
    game.do(0, f"give_token {huts[0]}", f"give_token {huts[2]}")
    game.do(0, "give_card drought.1")
    assert game.player(1).tokens == (huts[0], huts[2])
    assert game.player(0).tokens == tuple(sorted([huts[1], mine]))
    assert (sorted(game.hand(0)), game.hand(1)) == (["defection", "sabotage"], ["drought"])
    assert [game.player(seat).trade for seat in range(2)] == [trade[0] - 3, trade[1] + 3]
    assert (game.player(0).culture, game.player(1).culture) == (0, 4)
    assert (sum(game.player(0).resources), sum(game.player(1).resources)) == (2, 0)


def test_a_deal_of_three_is_carried_out_when_both_have_accepted() -> None:
    game = Game("chinese", "americans", "germans").resource(0, "silk").resource(2, "iron").sheet(1, trade=9).trading()
    assert not game.can(1, "give silk 1")
    game.do(1, "propose 0", "want silk 1", "propose 2", "want iron 1", "give silk 1", "propose 0", "give trade 5")
    game.do(1, "submit")
    assert game.asked == [0, 1, 2]
    game.do(2, "accept 1")
    assert sum(game.player(2).resources) == 1, "nothing happens before everybody has agreed"
    assert not game.can(2, "accept 1")
    trade = game.player(0).trade
    game.do(0, "accept 1")
    assert [game.player(seat).resources for seat in range(3)] == [(0, 0, 0, 0), (0, 0, 0, 1), (0, 1, 0, 0)]
    assert game.player(0).trade == trade + 5
    assert game.state.offers[1].partner == -1


def test_a_deal_of_three_fails_with_one_of_them() -> None:
    for refusal in ("decline 1", "done"):
        game = Game("chinese", "americans", "germans").sheet(1, trade=9).trading()
        game.do(1, "propose 0", "give trade 1", "propose 2", "give trade 1", "submit")
        game.do(2, "accept 1").do(0, refusal)
        assert not game.state.offers[1].submitted
        assert not game.can(2, "decline 1")


def test_whoever_has_accepted_may_leave_or_change_his_mind() -> None:
    game = Game("chinese", "americans", "germans").sheet(1, trade=9).trading()
    game.do(1, "propose 0", "give trade 1", "propose 2", "give trade 1", "submit")
    game.do(2, "accept 1", "done")
    assert game.asked == [0, 1]
    before = game.player(2).trade
    game.do(0, "accept 1")
    assert game.player(2).trade == before + 1, "his word holds"
    game.do(1, "propose 0", "give trade 1", "propose 2", "give trade 1", "submit")
    game.do(2, "accept 1", "decline 1")
    assert not game.state.offers[1].submitted


def test_what_somebody_has_spent_meanwhile_binds_nobody() -> None:
    game = Game("chinese", "americans", "germans").sheet(1, trade=9).sheet(2, trade=0).trading()
    game.do(1, "propose 2", f"want trade {game.player(2).trade}", "propose 0", "give trade 1", "submit")
    game.do(2, "accept 1")
    game.player(2).trade -= 1
    assert not game.can(0, "accept 1")
    assert game.can(0, "decline 1")


def test_a_token_lies_in_the_terms_of_one_partner_only() -> None:
    game = Game("chinese", "americans", "germans").token(1, "silk").trading()
    token = game.player(1).tokens[0]
    game.do(1, "propose 0", f"give_token {token}", "propose 2")
    assert not game.can(1, f"give_token {token}")


def test_a_bot_accepts_a_deal_of_three_that_is_good_for_it_and_no_other() -> None:
    for terms, good in (("give trade 4", True), ("want trade 4", False)):
        game = Game("chinese", "americans", "germans").sheet(0, trade=9).sheet(1, trade=9).trading()
        game.do(1, "propose 0", terms, "propose 2", "give trade 1", "submit")
        before = value(game.state, 0)
        game.do(0, "accept 1")
        assert (value(game.state, 0) > before) == good


def test_bots_write_no_offers() -> None:
    game = talks(3)
    words = game.rules.vocabulary
    assert [words.notation(action) for action in candidates(game.state, 0)] == ["done"]


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


def test_an_offer_waits_for_its_answer_when_its_owner_is_done() -> None:
    game = talks(3)
    game.do(1, "propose 0", "give trade 1", "submit", "done")
    assert game.asked == [0, 2]
    before = game.player(0).trade
    game.do(0, "accept 1")
    assert game.player(0).trade == before + 1
    assert game.asked == [0, 2], "its owner stays done"


def test_no_offer_outlives_the_talks() -> None:
    game = talks(3)
    game.do(1, "propose 0", "give trade 1", "propose 2", "give trade 1", "submit", "done")
    game.do(2, "accept 1", "done")
    game.do(0, "done")
    assert game.asked == []
    assert all(offer.partner == -1 for offer in game.state.offers)


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
    game.do(0, "accept 1")
    assert game.player(0).trade == 27


def test_what_is_paid_during_the_talks_is_no_longer_offered() -> None:
    game = Game("chinese", "americans").learn(1, "horseback_riding").resource(1, "silk")
    game.learn(0, "mass_media").token(0, "spy").trading()
    token = game.player(0).tokens[0]
    game.do(0, "propose 1", f"give_token {token}", "submit")
    game.do(1, "use horseback_riding 0", "choose 0")
    game.do(0, "cancel mass_media", f"pay_token {token}")
    assert game.player(0).tokens == ()
    assert not game.can(1, "accept 0"), "the spy is gone"


def test_a_card_played_during_the_talks_is_no_longer_offered() -> None:
    game = (
        Game("chinese", "americans").learn(1, "horseback_riding").resource(1, "silk").card(0, "primetime_tv").trading()
    )
    card = card_name(game, game.player(0).cards[0])
    game.do(0, "propose 1", f"give_card {card}", "submit")
    game.do(1, "use horseback_riding 0", "choose 0")
    game.do(0, f"cancel {card}")
    assert not game.can(1, "accept 0")


def test_a_wanted_token_is_chosen_by_its_giver() -> None:
    game = Game("chinese", "americans", "germans").token(0, "silk").token(0, "spy").token(0, "uranium").trading()
    huts = [token for token in game.player(0).tokens if token < game.state.catalogue.huts]
    village = next(token for token in game.player(0).tokens if token >= game.state.catalogue.huts)
    game.do(1, "propose 0", "give trade 1", "want hut 1", "submit").do(0, "accept 1")
    assert game.legal(0) == [f"give_token {token}" for token in huts]
    game.do(0, f"give_token {huts[1]}")
    assert game.player(1).tokens == (huts[1],)
    game.do(1, "propose 0", "give trade 1", "want village 1", "submit").do(0, "accept 1")
    assert game.player(1).tokens == (huts[1], village), "there is only one"
    assert observe(game.state, 2).players[1].tokens == []
