"""What may lie in a packet, and what a deal is worth on average."""

import pytest

from tests.games.civ1980.kit import CATALOGUE, cities, deal, run, table, trade
from zeitalter.games.civ1980.bot.deals import contents_of, lurking, promising, prospects
from zeitalter.games.civ1980.bot.gains import loss, sure_gain
from zeitalter.games.civ1980.model import steps
from zeitalter.games.civ1980.model.catalogue import NONE
from zeitalter.games.civ1980.model.packet import ALL, Packet
from zeitalter.games.civ1980.model.player import free_cards
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.packets import packet_value
from zeitalter.games.civ1980.rules.trade import lay_down


def cards(*names: str) -> tuple[int, ...]:
    return tuple(sorted(trade(name) for name in names))


def packet(state: Civ1980, owner: int, named: str, *names: str) -> Packet:
    held = cards(*names)
    return Packet(
        0, owner, ALL, NONE, trade(named), CATALOGUE.no_wish, packet_value(state, held), state.trade_round, held
    )


def trading(**options: bool) -> Civ1980:
    state = table(3, [], **options)
    deal(state, 0, "hides", "iron", "salt", "salt", "cloth", "cloth")
    deal(state, 1, "hides", "ochre", "salt", "cloth", "bronze")
    deal(state, 2, "papyrus", "iron", "grain", "bronze")
    return run(state, steps.BeginTrade)


def test_every_possible_content_has_the_size_the_value_and_the_kind_that_were_told() -> None:
    state = trading()
    got = packet(state, 1, "cloth", "cloth", "hides", "iron")
    counts = free_cards(CATALOGUE, state.players[0].hand)
    contents = contents_of(state, counts, got)
    assert tuple(sorted((trade("cloth"), trade("hides"), trade("iron")))) in [
        tuple(sorted(one)) for one in contents.found
    ]
    for one in contents.found:
        assert len(one) == 3
        assert trade("cloth") in one
        assert packet_value(state, tuple(sorted(one))) == got.value
    assert contents.total == pytest.approx(sum(contents.weights))


def test_what_was_listed_before_is_remembered_for_equal_hands_only() -> None:
    state = trading()
    got = packet(state, 1, "cloth", "cloth", "hides", "iron")
    counts = free_cards(CATALOGUE, state.players[0].hand)
    contents = contents_of(state, counts, got)
    assert contents_of(state.copy(), counts[:], got) is contents
    counts[trade("hides")] += 1
    fewer = contents_of(state, counts, got)
    assert fewer is not contents
    assert fewer.total < contents.total, "one of the hides is known to lie elsewhere"


def test_a_packet_brings_on_average_at_least_what_is_sure() -> None:
    state = trading()
    counts = free_cards(CATALOGUE, state.players[0].hand)
    for names in (("cloth", "hides", "ochre"), ("bronze", "salt", "grain"), ("cloth", "cloth", "iron")):
        got = packet(state, 1, names[0], *names)
        for given in (cards("hides", "iron", "salt"), cards("hides", "salt", "cloth")):
            hoped = contents_of(state, counts, got).gain(state, counts, given, got)
            assert hoped >= sure_gain(state, counts, given, got) - 1e-9


def test_of_a_large_packet_an_average_is_taken() -> None:
    state = trading()
    counts = free_cards(CATALOGUE, state.players[0].hand)
    got = packet(state, 1, "salt", "salt", "salt", "salt", "salt", "salt", "salt")
    contents = contents_of(state, counts, got)
    assert not contents.found
    given = cards("hides", "iron", "cloth")
    assert contents.gain(state, counts, given, got) > got.value - loss(state, counts, given)


def test_a_calamity_may_lie_in_a_packet_once_somebody_could_have_drawn_it() -> None:
    state = trading()
    counts = free_cards(CATALOGUE, state.players[0].hand)
    assert lurking(state, counts) == 0
    cities(state, 1, "carthage", "thapsus", "tripoli", "cyrene", "rome", "byzantium")
    assert lurking(state, counts) == 1  # Epidemic, from the sixth stack
    got = packet(state, 1, "cloth", "cloth", "iron", "epidemic")
    suspected = contents_of(state, counts, got).gain(state, counts, cards("hides", "iron", "salt"), got)
    state.depth[5] = 3  # it is known to lie in its stack
    assert lurking(state, counts) == 0
    assert contents_of(state, counts, got).gain(state, counts, cards("hides", "iron", "salt"), got) > suspected


def test_both_sides_gain_by_what_is_suggested() -> None:
    state = trading(hand_cap=False)
    for one in promising(state, 0, None):
        assert one.merit > 0
        assert one.named in one.cards
    lay_down(state, 1, ALL, NONE, cards("cloth", "hides", "ochre"), trade("cloth"), trade("salt"))
    answers = promising(state, 0, state.packets[0])
    assert answers
    assert all(one.merit > 0 for one in answers)


def test_a_good_packet_on_the_table_is_a_prospect_and_a_bad_one_is_not() -> None:
    state = trading(hand_cap=False)
    counts = free_cards(CATALOGUE, state.players[0].hand)
    best = promising(state, 0, None)[0]
    good, bad = state.copy(), state.copy()
    lay_down(good, 0, ALL, NONE, best.cards, best.named, best.wish)
    assert prospects(good, 0, counts) > 0
    lay_down(bad, 0, ALL, NONE, cards("cloth", "cloth", "salt", "salt"), trade("cloth"), trade("hides"))
    assert prospects(bad, 0, counts) < 0
