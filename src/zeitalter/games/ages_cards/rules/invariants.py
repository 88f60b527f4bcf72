"""What must hold in every position."""

from zeitalter.games.ages_cards.model.catalogue import ERAS, NOTHING, RESOURCES, START_SET
from zeitalter.games.ages_cards.model.state import NEW_WORLD_MODE, AgesCards
from zeitalter.games.ages_cards.rules.setup import theme_sets, wonder_set


def check(state: AgesCards) -> None:
    check_cards(state)
    check_wonders(state)
    turn = state.turn
    assert all(amount >= 0 for amount in turn.gained + turn.paid), "a temporary resource was overspent"
    for player in state.players:
        assert player.vp >= 0, "victory points fell below 0"
        assert state.mode != NEW_WORLD_MODE or player.vp == 0, "there is no point track in A New World"


def check_cards(state: AgesCards) -> None:
    """Every card of the game lies in exactly one place."""
    places = [0] * len(state.catalogue.cards)
    for player in state.players:
        for card in player.owned():
            places[card] += 1
    for era in range(ERAS):
        for card in state.pyramid[era] + state.projects[era]:
            if card != NOTHING:
                places[card] += 1
                assert state.card(card).era == era, f"card {card} lies in the wrong row"
    for card, times in enumerate(places):
        assert times == expected(state, card), f"card {card} is {times} times in the game"


def expected(state: AgesCards, card: int) -> int:
    definition = state.card(card)
    if definition.set == START_SET:
        return 1 if card < state.seats * state.catalogue.start_cards else 0
    if definition.set not in theme_sets(state.mode) or (state.seats == 2 and definition.removed_with_2_players):
        return 0
    return 1


def check_wonders(state: AgesCards) -> None:
    theme = wonder_set(state.mode)
    owned = [wonder for wonder in state.wonders if wonder != NOTHING]
    for player in state.players:
        owned = owned + player.wonders
        assert sum(player.fame) <= state.catalogue.fame_markers, "too many fame markers"
        for era in range(ERAS):
            assert player.fame[era] >= 0, "a fame marker was taken that was not there"
            assert state.wonders[era] != NOTHING or player.fame[era] == 0, "a fame marker lies on a wonder that is gone"
    assert len(owned) == ERAS, "there is one wonder per era"
    assert sorted([state.wonder(wonder).era for wonder in owned]) == list(range(ERAS)), "an era has no wonder"
    for wonder in owned:
        assert state.wonder(wonder).set == theme, "a wonder of the other set"
    assert len(state.turn.gained) == RESOURCES, "temporary resources have another shape"
