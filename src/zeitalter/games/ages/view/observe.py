# mypyc: no
"""What a seat may know. Hidden are military hands, decks, face-down events and discards; ages of all cards are open."""

from typing import Final

from msgspec import Struct

from zeitalter.core.view import View
from zeitalter.games.ages.model.catalogue import AGES
from zeitalter.games.ages.model.player import NOBODY, Player
from zeitalter.games.ages.model.state import ADVANCED, Ages, PackedFight
from zeitalter.games.ages.rules.building import population_cost
from zeitalter.games.ages.rules.civilization import figures
from zeitalter.games.ages.rules.tokens import food_stored, resources_stored
from zeitalter.games.ages.view.outlook import Outlook, outlook

HIDDEN: Final = -1

# Fields of a player that everybody sees, under the same names as in `Player`.
NUMBERS: Final = (
    "culture", "science", "government", "leader", "leaders_taken", "columbus_used", "wonder", "stages", "tactic",
    "yellow", "unused", "bank", "yellow_owned", "blue_owned", "civil_total", "civil_left", "civil_used",
    "military_total", "military_left", "military_used", "military_extra", "unit_resources", "leader_resources_used",
    "free_population_used", "swap", "swap_used", "rebellion", "no_politics", "pact", "pact_partner", "pact_role",
    "war", "war_target", "attacker",
)  # fmt: skip
LISTS: Final = (
    "scores", "techs", "workers", "blue", "specials", "wonders", "ruins", "colonies", "hand", "fresh", "shown",
)  # fmt: skip


class PlayerBoard(Struct, frozen=True, kw_only=True):
    """A civilization. Cards are numbers of the catalogue; `military` and `dealt` are empty but for the viewer."""

    culture: int
    science: int
    government: int
    leader: int
    leaders_taken: int
    columbus_used: int
    wonder: int
    stages: int
    tactic: int
    yellow: int
    unused: int
    bank: int
    yellow_owned: int
    blue_owned: int
    civil_total: int
    civil_left: int
    civil_used: int
    military_total: int
    military_left: int
    military_used: int
    military_extra: int
    unit_resources: int
    leader_resources_used: int
    free_population_used: int
    swap: int
    swap_used: int
    rebellion: int
    no_politics: int
    pact: int
    pact_partner: int
    pact_role: int
    war: int
    war_target: int
    attacker: int
    scores: list[int]
    techs: list[int]
    workers: list[int]
    blue: list[int]
    specials: list[int]
    wonders: list[int]
    ruins: list[int]
    colonies: list[int]
    hand: list[int]
    fresh: list[int]
    shown: list[int]
    military_ages: list[int]  # of the cards in the military hand, sorted
    military: list[int]
    dealt: list[int]
    chosen: list[int]
    # Recomputed for the reader.
    culture_income: int
    science_income: int
    strength: int
    faces: int
    food: int
    resources: int
    food_production: int
    resource_production: int
    population_cost: int  # of the next worker, all discounts taken off
    consumption: int
    faces_needed: int
    discontent: int
    corruption: int  # with the tokens in the bank now


class AgesView(View, frozen=True, kw_only=True):
    settings: list[int]
    level: int
    active: int
    start_player: int
    round: int
    age: int
    last_round: int
    players: list[PlayerBoard]
    row: list[int]
    civil_decks: list[list[int]]  # by age, sorted: what has not come up yet
    military_decks: list[int]  # number of cards by age
    discards: list[list[int]]  # by age: those everybody has seen, sorted
    discards_own: list[list[int]]  # by age: those only the viewer knows
    discards_hidden: list[int]  # by age: number of the others
    current_ages: list[int]  # of the current events, the top card last
    current_owners: list[list[int]]  # pairs of age and who placed it, sorted
    current_known: list[int]  # own events among them
    future_ages: list[int]
    future_by: list[int]
    future: list[int]  # own events, HIDDEN where they are others'
    past: list[int]
    unused_ages: list[int]
    bonus: list[int]
    bonus_hidden: int
    left: list[int]
    fight: PackedFight
    outlook: Outlook | None  # of the viewer


def observe(state: Ages, seat: int | None) -> AgesView:
    ages = [state.card(card).age for card in state.current]
    everybody = (1 << state.seats) - 1
    mine = NOBODY if seat is None else 1 << seat
    return AgesView(
        game="ages",
        seat=seat,
        seats=state.seats,
        actors=state.actors(),
        flow=state.observe_flow(seat),
        settings=state.settings(),
        level=state.level,
        active=state.active,
        start_player=state.start_player,
        round=state.round,
        age=state.age,
        last_round=state.last_round,
        players=[observe_player(state, other, seat) for other in range(state.seats)],
        row=state.row[:],
        civil_decks=[sorted(deck) for deck in state.civil_decks],
        military_decks=[len(deck) for deck in state.military_decks],
        discards=[discards_seen_by(state, age, everybody) for age in range(AGES)],
        discards_own=[discards_seen_by(state, age, mine) for age in range(AGES)],
        discards_hidden=[
            sum(seen not in (everybody, mine) for seen in state.discards_seen[age]) for age in range(AGES)
        ],
        current_ages=ages,
        current_owners=sorted([age, owner] for age, owner in zip(ages, state.current_by)),
        current_known=sorted(card for card, owner in zip(state.current, state.current_by) if owner == seat),
        future_ages=[state.card(card).age for card in state.future],
        future_by=state.future_by[:],
        future=[card if owner == seat else HIDDEN for card, owner in zip(state.future, state.future_by)],
        past=state.past[:],
        unused_ages=[state.card(card).age for card in state.unused_events],
        bonus=state.bonus[:],
        bonus_hidden=len(state.bonus_hidden),
        left=state.left[:],
        fight=tuple(state.fight.copy().pack()),  # type: ignore[arg-type]  # the tuple's shape is PackedFight
        outlook=None if seat is None else outlook(state, seat),
    )


def discards_seen_by(state: Ages, age: int, seats: int) -> list[int]:
    """Discarded cards that exactly these seats (bit mask) know: all, or who discarded them."""
    return sorted(card for card, seen in zip(state.discards[age], state.discards_seen[age]) if seen == seats)


def observe_player(state: Ages, owner: int, seat: int | None) -> PlayerBoard:
    player = state.players[owner]
    numbers = {name: getattr(player, name) for name in NUMBERS}
    lists = {name: getattr(player, name)[:] for name in LISTS}
    own = seat == owner
    now = figures(state, owner)
    catalogue = state.catalogue
    needed = catalogue.faces_needed[player.yellow]
    return PlayerBoard(
        **numbers,
        **lists,
        military_ages=sorted(state.card(card).age for card in player.military),
        military=player.military[:] if own else [],
        dealt=player.dealt[:] if own else [],
        chosen=player.chosen[:] if own or state.ended else [],
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
        faces_needed=needed if state.level >= ADVANCED else 0,
        discontent=max(0, needed - now.faces) if state.level >= ADVANCED else 0,
        corruption=catalogue.corruption[player.bank] if state.level >= ADVANCED else 0,
    )


def restore_player(board: PlayerBoard) -> Player:
    """The open part of a player; the military hand is the viewer's or empty."""
    player = Player()
    for name in NUMBERS:
        setattr(player, name, getattr(board, name))
    for name in (*LISTS, "military", "dealt", "chosen"):
        setattr(player, name, getattr(board, name)[:])
    return player
