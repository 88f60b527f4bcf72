"""What a seat may know. Hidden are military hands, decks, face-down events and discards; ages of all cards are open.

Cards are numbers of the catalogue, None stands for no card and nobody.
"""

from typing import Final

from zeitalter.games.ages.model.catalogue import AGES
from zeitalter.games.ages.model.fight import Fight
from zeitalter.games.ages.model.options import options_of
from zeitalter.games.ages.model.player import NOBODY, NOTHING, SOURCES
from zeitalter.games.ages.model.settings import ADVANCED
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.model.verbs import ROLES
from zeitalter.games.ages.rules.civilization import figures
from zeitalter.games.ages.rules.population import population_cost
from zeitalter.games.ages.rules.tokens import food_stored, resources_stored
from zeitalter.games.ages.view.shape import AgesView, FightView, PlacedEvent, PlayerBoard

PAYMENTS: Final = ("usually", "food_for_resource", "resource_for_food", "labs_first")  # as in `player.py`


def some(number: int) -> int | None:
    """A card or a seat, if there is one."""
    return None if number == NOTHING else number


def number_of(card_or_seat: int | None) -> int:
    return NOTHING if card_or_seat is None else card_or_seat


def observe(state: Ages, seat: int | None) -> AgesView:
    cards = state.catalogue.cards
    ages = [cards[card].age for card in state.current]
    everybody = state.everyone()
    mine = NOBODY if seat is None else 1 << seat
    return AgesView(
        game="ages",
        seat=seat,
        seats=state.seats,
        actors=state.actors(),
        flow=state.observe_flow(seat),
        settings=options_of(state.settings),
        active=state.active,
        start_player=state.start_player,
        round=state.round,
        age=state.age,
        last_round=state.last_round,
        keeps_cards=state.keeps_cards,
        players=[observe_player(state, other, seat) for other in range(state.seats)],
        row=[some(card) for card in state.row],
        civil_decks=[sorted(deck) for deck in state.civil_decks],
        military_decks=[len(deck) for deck in state.military_decks],
        discards=[discards_seen_by(state, age, everybody) for age in range(AGES)],
        discards_own=[discards_seen_by(state, age, mine) for age in range(AGES)],
        discards_hidden=[
            sum([seen not in (everybody, mine) for seen in state.discards_seen[age]]) for age in range(AGES)
        ],
        current_ages=ages,
        current_owners=sorted([PlacedEvent(age, owner) for age, owner in zip(ages, state.current_by)]),
        current_known=sorted([card for card, owner in zip(state.current, state.current_by) if owner == seat]),
        future_ages=[cards[card].age for card in state.future],
        future_by=state.future_by[:],
        future=[card if owner == seat else None for card, owner in zip(state.future, state.future_by)],
        past=state.past[:],
        unused_ages=[cards[card].age for card in state.unused_events],
        bonus=state.bonus[:],
        bonus_hidden=len(state.bonus_hidden),
        left=state.left[:],
        fight=None if state.fight.card == NOTHING else observe_fight(state, state.fight),
    )


def observe_fight(state: Ages, fight: Fight) -> FightView:
    return FightView(
        card=fight.card,
        attacker=some(fight.attacker),
        defender=some(fight.defender),
        units=fight.units[:],
        reply=fight.reply[:],
        cards=fight.cards[:],
        bid=fight.bid,
        bidder=some(fight.bidder),
        passed=[seat for seat in range(state.seats) if fight.passed >> seat & 1],
        razed=fight.razed,
    )


def discards_seen_by(state: Ages, age: int, seats: int) -> list[int]:
    """Discarded cards that exactly these seats (bit mask) know: all, or who discarded them."""
    return sorted([card for card, seen in zip(state.discards[age], state.discards_seen[age]) if seen == seats])


def observe_player(state: Ages, owner: int, seat: int | None) -> PlayerBoard:
    player = state.players[owner]
    own = seat == owner
    now = figures(state, owner)
    catalogue = state.catalogue
    needed = catalogue.faces_needed[player.yellow]
    serious = state.settings.level >= ADVANCED
    return PlayerBoard(
        culture=player.culture,
        science=player.science,
        government=player.government,
        leader=some(player.leader),
        columbus_used=player.columbus_used,
        wonder=some(player.wonder),
        stages=player.stages,
        tactic=some(player.tactic),
        yellow=player.yellow,
        unused=player.unused,
        bank=player.bank,
        yellow_owned=player.yellow_owned,
        blue_owned=player.blue_owned,
        civil_total=player.civil_total,
        civil_left=player.civil_left,
        civil_used=player.civil_used,
        military_total=player.military_total,
        military_left=player.military_left,
        military_used=player.military_used,
        military_extra=player.military_extra,
        unit_resources=player.unit_resources,
        leader_resources_used=player.leader_resources_used,
        free_population_used=player.free_population_used,
        swap_used=player.swap_used,
        rebellion=player.rebellion,
        no_politics=player.no_politics,
        pact=some(player.pact),
        pact_partner=some(player.pact_partner),
        war=some(player.war),
        war_target=some(player.war_target),
        attacker=some(player.attacker),
        techs=player.techs[:],
        workers=player.workers[:],
        blue=player.blue[:],
        specials=player.specials[:],
        wonders=player.wonders[:],
        ruins=player.ruins[:],
        colonies=player.colonies[:],
        hand=player.hand[:],
        fresh=player.fresh[:],
        shown=player.shown[:],
        military=player.military[:] if own else [],
        dealt=player.dealt[:] if own else [],
        chosen=player.chosen[:] if own or state.ended else [],
        scores=dict(zip(SOURCES, player.scores)),
        leaders_taken=[age for age in range(AGES) if player.leaders_taken >> age & 1],
        swap=PAYMENTS[player.swap],
        pact_role=ROLES[player.pact_role],
        military_ages=sorted([catalogue.cards[card].age for card in player.military]),
        culture_income=now.culture,
        science_income=now.science,
        strength=now.strength,
        faces=now.faces,
        food=food_stored(state, player),
        resources=resources_stored(state, player),
        food_production=now.food,
        resource_production=now.resources,
        population_cost=population_cost(state, player),
        consumption=catalogue.consumption[player.yellow],
        faces_needed=needed if serious else 0,
        discontent=max(0, needed - now.faces) if serious else 0,
        corruption=catalogue.corruption[player.bank] if serious else 0,
    )
