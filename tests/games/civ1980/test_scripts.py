"""Scripted opponents do their one thing."""

from tests.games.civ1980.kit import CATALOGUE, RULES, act, deal, empty_stock, hand, run, table, trade
from zeitalter.bots import bots_of, create
from zeitalter.core.action import Action, Done
from zeitalter.core.agenda import EVERYONE
from zeitalter.core.chance import stream
from zeitalter.core.player import PlayerView
from zeitalter.games.civ1980.bot.gains import sure_gain
from zeitalter.games.civ1980.bot.scripts import PROFIT, Miser, PlagueBearer, scripts
from zeitalter.games.civ1980.bot.suggestions import offer_merit
from zeitalter.games.civ1980.model import steps
from zeitalter.games.civ1980.model.player import Held, free_cards
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.model.verbs import Accept, Counter, Offer
from zeitalter.games.civ1980.rules.packets import find_packet
from zeitalter.text import Words


def chosen(state: Civ1980, seat: int, name: str, seed: int = 1) -> Action:
    return create(name, RULES).choose(PlayerView(RULES, state.observe(seat)), stream("script", seed))


def trading() -> Civ1980:
    state = table(2)
    deal(state, 0, "hides", "iron", "papyrus", "cloth", "cloth", "epidemic")
    deal(state, 1, "ochre", "salt", "salt", "cloth", "bronze", "iron")
    run(state, steps.BeginTrade)
    state.agenda.insert(0, steps.BeginTurn(EVERYONE))
    return state


def test_both_have_names_and_words() -> None:
    assert [script.name for script in scripts()] == ["miser", "plague_bearer"]
    assert set(bots_of(RULES)) >= {"miser", "plague_bearer"}
    for language in ("en", "de"):
        for script in scripts():
            assert Words(language, RULES).has(f"bot-{script.name}")
            assert Words(language, RULES).has(f"bot-{script.name}-help")


def test_the_plague_bearer_hides_its_calamity_in_a_packet() -> None:
    state = table(2)
    deal(state, 0, "salt", "grain", "grain", "cloth", "cloth", "epidemic")
    deal(state, 1, "ochre", "salt", "salt", "cloth", "bronze", "iron")
    run(state, steps.BeginTrade)
    state.agenda.insert(0, steps.BeginTurn(EVERYONE))
    action = chosen(state, 0, "plague_bearer")
    assert isinstance(action, Offer)
    assert trade("epidemic") in action.cards


def test_the_plague_bearer_is_glad_of_calamities_that_others_have_from_it() -> None:
    state = trading()
    script = PlagueBearer("plague_bearer")
    before = script.bend(state, 0)
    state.players[0].hand = [held for held in state.players[0].hand if held.card != trade("epidemic")]
    state.players[1].hand.append(Held(trade("epidemic"), 1, 0))
    assert script.bend(state, 0) > before
    assert script.bend(state, 1) <= 0


def test_without_a_calamity_the_plague_bearer_plays_like_others() -> None:
    state = trading()
    actions = RULES.game.candidates(state, 1)
    assert PlagueBearer("plague_bearer").narrow(state, 1, actions) == actions


def test_the_miser_makes_no_deal_that_costs_it_a_point() -> None:
    """With a full hand others pay for room in it."""
    state = table(2)
    deal(state, 0, "hides", "hides", "iron", "iron", "salt", "cloth")
    deal(state, 1, "ochre", "salt", "salt", "cloth", "bronze", "iron")
    empty_stock(state, 0, "pannonia")
    run(state, steps.BeginTrade)
    state.agenda.insert(0, steps.BeginTurn(EVERYONE))
    actions = RULES.game.candidates(state, 0)
    kept = Miser("miser").narrow(state, 0, actions)
    assert len(kept) < len(actions)
    assert isinstance(kept[-1], Done)
    counts = free_cards(CATALOGUE, state.players[0].hand)
    for offer in kept[:-1]:
        assert isinstance(offer, Offer)
        assert offer_merit(state, counts, offer.cards, offer.named, offer.wish, 0.0) >= PROFIT


def test_the_miser_refuses_an_answer_without_profit() -> None:
    state = trading()
    act(state, 1, "offer 7 salt cloth salt,salt,bronze")
    offer = state.packets[0]
    counts = free_cards(CATALOGUE, state.players[0].hand)
    assert "cloth" in hand(state, 0)
    for action in Miser("miser").narrow(state, 0, RULES.game.candidates(state, 0)):
        if isinstance(action, Counter):
            assert sure_gain(state, counts, action.cards, offer) >= PROFIT
    act(state, 0, "counter 0 hides hides,iron,papyrus")
    answers = [Accept(packet.number) for packet in state.packets if packet.answers == offer.number]
    assert answers
    assert find_packet(state, answers[0].packet) is not None
    assert not [action for action in Miser("miser").narrow(state, 1, [*answers]) if action != answers[0]]
    kept = Miser("miser").narrow(state, 1, RULES.game.candidates(state, 1))
    assert not any(isinstance(action, Accept) for action in kept)
