"""What the sentences of events do to a seat they reach."""

from collections.abc import Callable
from typing import Final

from zeitalter.games.ages.model import steps
from zeitalter.games.ages.model.player import EVENTS, NOTHING
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.army import count
from zeitalter.games.ages.rules.building import room_for
from zeitalter.games.ages.rules.civilization import discontent, figures
from zeitalter.games.ages.rules.event_choices import old_wonders, ruin
from zeitalter.games.ages.rules.leaders import remove_leader
from zeitalter.games.ages.rules.mines import produce_food
from zeitalter.games.ages.rules.moves import (
    card_key,
    draw_military,
    gain_culture,
    gain_science,
    grow,
    lose_blue,
    lose_culture,
    shrink,
)
from zeitalter.games.ages.rules.production import consume
from zeitalter.games.ages.rules.ranking import by_strength
from zeitalter.games.ages.rules.territories import give_up_colony
from zeitalter.games.ages.rules.tokens import (
    food_stored,
    gain_food,
    gain_resources,
    gain_yellow_tokens,
    lose_yellow_tokens,
    pay_food,
    pay_resources,
    resources_stored,
)


def no_discarding(state: Ages, seat: int, amount: int) -> None:
    state.keeps_cards = True
    state.emit("event-keeps-cards", {"seat": seat})


def offer_building(state: Ages, seat: int, tech: int) -> None:
    player = state.players[seat]
    if player.unused and room_for(state, player, state.card(tech).kind):
        state.push(steps.FreeBuilding(seat, tech))
    else:
        state.emit("event-cannot-build", {"seat": seat, "card": card_key(state, tech)})


def economy(state: Ages, seat: int, amount: int) -> None:
    produce_food(state, state.players[seat])
    state.push(steps.ProduceResources(seat, steps.ECONOMY))
    consume(state, seat)


def lose_building(state: Ages, seat: int, amount: int) -> None:
    if count(state.players[seat].workers, state.catalogue.buildings):
        state.push(steps.LosingBuilding(seat, NOTHING))


def lose_culture_per_discontent(state: Ages, seat: int, amount: int) -> None:
    lose_culture(state, seat, amount * discontent(state, seat), EVENTS)


def lose_mix(state: Ages, seat: int, amount: int) -> None:
    player = state.players[seat]
    food, resources = food_stored(state, player), resources_stored(state, player)
    if food + resources <= amount or not food or not resources:
        paid = pay_food(state, player, min(food, amount))
        pay_resources(state, player, min(resources, amount - paid))
    else:
        state.push(steps.LosingMix(seat, amount))


def lose_all_food(state: Ages, seat: int, amount: int) -> None:
    player = state.players[seat]
    pay_food(state, player, food_stored(state, player))


def lose_civil_actions(state: Ages, seat: int, amount: int) -> None:
    lost = amount * discontent(state, seat)
    state.players[seat].rebellion += lost
    if lost:
        state.emit("event-rebellion", {"seat": seat, "n": lost})


def lose_colony(state: Ages, seat: int, amount: int) -> None:
    colonies = state.players[seat].colonies
    if len(colonies) == 1:
        give_up_colony(state, seat, colonies[0])
    elif colonies:
        state.push(steps.LosingColony(seat))


def yellow_to_strongest(state: Ages, seat: int, amount: int) -> None:
    lost = lose_yellow_tokens(state.players[seat], amount)
    gain_yellow_tokens(state.players[by_strength(state)[0]], lost)


def old_leader_leaves(state: Ages, seat: int, amount: int) -> None:
    leader = state.players[seat].leader
    if leader != NOTHING and state.card(leader).age != state.age:
        remove_leader(state, seat)


def turn_wonder(state: Ages, seat: int, amount: int) -> None:
    wonders = old_wonders(state, seat)
    if len(wonders) == 1:
        ruin(state, seat, wonders[0])
    elif wonders:
        state.push(steps.TurningWonder(seat))


def terror(state: Ages, seat: int, amount: int) -> None:
    for victim in reversed(state.order()):
        if victim != seat:
            state.push(steps.BeginRazing(seat, victim, 1))


# By number: the name in the data, and what it does to a seat with an amount.
EFFECTS: Final[list[tuple[str, Callable[[Ages, int, int], object]]]] = [
    ("food", lambda state, seat, amount: gain_food(state, state.players[seat], amount)),
    ("resource", lambda state, seat, amount: gain_resources(state, state.players[seat], amount)),
    ("food_or_resource", lambda state, seat, amount: state.push(steps.GainingMix(seat, amount, 1))),
    ("mix", lambda state, seat, amount: state.push(steps.GainingMix(seat, amount, 0))),
    ("science", gain_science),
    ("culture", lambda state, seat, amount: gain_culture(state, seat, amount, EVENTS)),
    ("population", grow),
    ("military_cards", draw_military),
    ("no_discarding", no_discarding),
    ("free_temple", lambda state, seat, amount: offer_building(state, seat, state.catalogue.religion)),
    ("free_warrior", lambda state, seat, amount: offer_building(state, seat, state.catalogue.warriors)),
    ("culture_income", lambda state, seat, amount: gain_culture(state, seat, figures(state, seat).culture, EVENTS)),
    ("science_income", lambda state, seat, amount: gain_science(state, seat, figures(state, seat).science)),
    ("culture_by_science", lambda state, seat, amount: gain_culture(state, seat, figures(state, seat).science, EVENTS)),
    ("farms_produce", lambda state, seat, amount: produce_food(state, state.players[seat])),
    ("mines_produce", lambda state, seat, amount: state.push(steps.ProduceResources(seat, steps.MINES_ALONE))),
    ("economy", economy),
    ("lose_population", shrink),
    ("lose_building", lose_building),
    ("lose_culture", lambda state, seat, amount: lose_culture(state, seat, amount, EVENTS)),
    ("lose_culture_per_discontent", lose_culture_per_discontent),
    ("lose_mix", lose_mix),
    ("lose_all_food", lose_all_food),
    ("lose_civil_actions", lose_civil_actions),
    ("lose_blue", lose_blue),
    ("lose_colony", lose_colony),
    ("yellow_to_strongest", yellow_to_strongest),
    ("emigration", lambda state, seat, amount: shrink(state, seat, -(-discontent(state, seat) // amount))),
    ("old_leader_leaves", old_leader_leaves),
    ("take_cards", lambda state, seat, amount: state.push(steps.TakingFree(seat, amount, 0))),
    ("turn_wonder", turn_wonder),
    ("terror", terror),
]
