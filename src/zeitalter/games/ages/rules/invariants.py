"""What must hold in every position."""

from zeitalter.core.agenda import Step
from zeitalter.games.ages.model import steps
from zeitalter.games.ages.model.catalogue import AGES, FIRST_URBAN, LAST_URBAN, PACT, WAR
from zeitalter.games.ages.model.player import NOTHING, Player
from zeitalter.games.ages.model.settings import BEGINNER
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.model.verbs import SLOTS
from zeitalter.games.ages.rules.army import count
from zeitalter.games.ages.rules.civilization import action_totals, urban_limit


def check(state: Ages) -> None:
    for seat in range(state.seats):
        check_tokens(state, state.players[seat])
        check_cards_in_play(state, seat)
        check_actions(state, seat)
    check_military_cards(state)
    assert len(state.row) == SLOTS, "the row has another length"
    assert len(state.current) == len(state.current_by), "a current event without owner"
    assert len(state.future) == len(state.future_by), "a future event without owner"
    for age in range(AGES):
        assert len(state.discards[age]) == len(state.discards_seen[age]), "who knows a discarded card is lost"


def check_tokens(state: Ages, player: Player) -> None:
    """No token is lost or won unnoticed."""
    assert min(player.workers + player.blue) >= 0, "fewer than no tokens on a card"
    assert min(player.unused, player.yellow, player.bank) >= 0, "fewer than no tokens in a bank"
    yellow = player.yellow + player.unused + sum(player.workers)
    assert yellow == player.yellow_owned, f"{yellow} yellow tokens instead of {player.yellow_owned}"
    blue = player.bank + sum(player.blue) + player.stages
    assert blue == player.blue_owned, f"{blue} blue tokens instead of {player.blue_owned}"
    assert 0 <= player.science <= state.catalogue.science_limit, "science out of range"
    assert player.culture >= 0, "culture below 0"
    assert sum(player.scores) == player.culture, "the sources of culture do not add up"


def check_cards_in_play(state: Ages, seat: int) -> None:
    player = state.players[seat]
    for tech in range(state.catalogue.built):
        assert tech in player.techs or not player.workers[tech], "a worker on a card that is not in play"
    for place in range(len(player.blue)):
        assert place in player.techs or not player.blue[place], "a token on a card that is not in play"
    has_labs = player.leader != NOTHING and state.card(player.leader).labs_are_mines
    assert has_labs or not sum(player.blue[state.catalogue.labs.first :]), "tokens on a lab without Nikola Tesla"
    kinds = [state.card(special).kind for special in player.specials]
    assert len(set(kinds)) == len(kinds), "two special technologies of a kind"
    if not any(is_about_buildings(step, seat) for step in state.agenda):
        for kind in range(FIRST_URBAN, LAST_URBAN + 1):
            number = count(player.workers, state.catalogue.spans[kind])
            assert number <= urban_limit(state, player), "more buildings than the urban limit"
    assert player.wonder != NOTHING or player.stages == 0, "stages of no wonder"
    assert len(set(player.techs)) == len(player.techs), "a technology twice"


def is_about_buildings(step: Step, seat: int) -> bool:
    """Buildings beyond the urban limit are about to be lost."""
    return step.seat == seat and isinstance(step, steps.Surplus | steps.LosingBuilding)


def check_actions(state: Ages, seat: int) -> None:
    player = state.players[seat]
    civil, military = action_totals(state, seat)
    assert (civil, military) == (player.civil_total, player.military_total), "actions are counted wrongly"
    if state.round > 1:
        assert 0 <= player.civil_left <= civil, "civil actions out of range"
        assert 0 <= player.military_left <= military + player.military_extra, "military actions out of range"


def check_military_cards(state: Ages) -> None:
    """No military card is in two places, as far as its number of copies tells."""
    if state.settings.level == BEGINNER:
        return
    found = [0] * len(state.catalogue.cards)
    places = state.discards + state.military_decks + [state.current, state.future, state.past, state.unused_events]
    for player in state.players:
        places = places + [player.military, player.colonies]
        for card in (player.tactic, player.pact, player.war):
            if card != NOTHING:
                found[card] += 1
        assert player.pact == NOTHING or state.card(player.pact).kind == PACT, "no pact"
        assert player.war == NOTHING or state.card(player.war).kind == WAR, "no war"
    for step in state.agenda:
        if isinstance(step, steps.EndEvent):
            found[step.card] += 1
    if state.fight.card != NOTHING:
        found[state.fight.card] += 1
        places = [*places, state.fight.cards]
    for place in places:
        for card in place:
            found[card] += 1
    for card in range(len(found)):
        limit = state.card(card).copies[state.seats]
        assert found[card] <= limit, f"military card {card} is {found[card]} times in the game"
