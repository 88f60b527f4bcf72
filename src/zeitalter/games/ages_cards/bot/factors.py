"""What a learnt value reads of a position: points, cards by their use, danger, wonders, the next purchase, the end."""

from typing import Final

from zeitalter.core.factors import Factors
from zeitalter.games.ages_cards.bot.standing import Counter, Standing, different
from zeitalter.games.ages_cards.bot.value import WORTH
from zeitalter.games.ages_cards.model import catalogue as c
from zeitalter.games.ages_cards.model.catalogue import ERAS, NOTHING, Catalogue
from zeitalter.games.ages_cards.model.options import MODES
from zeitalter.games.ages_cards.model.state import NEW_WORLD_MODE, AgesCards
from zeitalter.games.ages_cards.rules.pyramid import surcharges

FACTORS: Final[list[str]] = [
    "card_points", "wonder_points", "track", "track_near_end", "lead", "behind",
    "hand", "turns_to_collect", "animals", "gunpowders", "oils", "earths", "spaces", "attacks", "tactics",
    "ready_food", "ready_iron", "ready_animal", "ready_gunpowder", "ready_oil", "ready_earth", "ready_space",
    "ready_kinds", "used_up", "temporary", "hand_civil", "hand_attack", "hand_tactic",
    "gaining", "refreshing", "deploying", "repeating", "scoring", "scoring_in_hand", "best_score_in_hand",
    "strength", "strength_lead", "strength_gap", "reserve", "defence_spare", "defence_gap", "power", "all_strength",
    "resources_in_danger", "wonder_in_danger", "prey_resources", "prey_wonders",
    "wonders", "wonder_fulfilled", "wonder_progress", "wonder_ripe", "wonder_reach", "wonder_contest",
    "fame", "fame_almost", "fame_threatened", "fame_free",
    "units", "buy_era", "buy_points", "end_ahead", "end_behind",
    "on_turn", "seats_to_turn", "starts",
]  # fmt: skip
GOOD: Final = [
    "card_points", "wonder_points", "track", "lead", "animals", "gunpowders", "oils", "earths", "spaces",
    "ready_food", "ready_iron", "ready_animal", "ready_gunpowder", "ready_oil", "ready_earth", "ready_space",
    "ready_kinds", "gaining", "refreshing", "deploying", "repeating", "scoring", "scoring_in_hand",
    "best_score_in_hand", "strength", "strength_lead", "reserve", "defence_spare", "all_strength",
    "prey_resources", "prey_wonders", "wonders", "wonder_fulfilled", "wonder_progress", "wonder_reach",
    "fame", "fame_almost", "end_ahead",
]  # fmt: skip
BAD: Final = [
    "behind", "turns_to_collect", "strength_gap", "defence_gap", "resources_in_danger", "wonder_in_danger",
    "wonder_contest", "fame_threatened",
]  # fmt: skip
VARIANTS: Final[list[str]] = list(MODES)
NEAR_LIMIT: Final = 9  # points on the track from which on its end is near


class Reader:
    def __init__(self, catalogue: Catalogue) -> None:
        self.counter = Counter(catalogue)

    def read(self, state: AgesCards, judge: int) -> list[list[float]]:
        """The factors of each seat, in the order of FACTORS. Everybody sees the same."""
        extras = surcharges(state)
        standings: list[Standing] = []
        for seat in range(state.seats):
            standings.append(self.counter.stand(state, seat, extras))
        rows: list[list[float]] = []
        for seat in range(state.seats):
            rows.append(row(state, seat, standings))
        return rows


def row(state: AgesCards, seat: int, standings: list[Standing]) -> list[float]:
    own = standings[seat]
    player = state.players[seat]
    best_points = 0
    best_strength = 0
    best_power = 0
    defence = own.strength + own.reserve
    lost_resources = 0
    lost_wonder = 0
    prey_resources = 0
    prey_wonders = 0
    in_display = len(player.resources)
    for rival in range(state.seats):
        if rival == seat:
            continue
        other = standings[rival]
        if other.points > best_points:
            best_points = other.points
        if other.strength > best_strength:
            best_strength = other.strength
        if other.power > best_power:
            best_power = other.power
        if other.power > defence:
            harm = other.harm if other.harm < in_display else in_display
            if harm > lost_resources:
                lost_resources = harm
            if other.steals:
                lost_wonder = own.cheapest_wonder
        if own.power > other.strength + other.reserve:
            theirs = len(state.players[rival].resources)
            prey_resources += own.harm if own.harm < theirs else theirs
            if own.steals:
                prey_wonders += other.cheapest_wonder
    fulfilled = 0.0
    progress = 0.0
    reach = 0.0
    contest = 0.0
    fame = 0.0
    almost = 0.0
    threatened = 0.0
    wonders_left = 0
    last_prize = 0
    markers = state.catalogue.fame_markers
    with_fame = state.mode != NEW_WORLD_MODE
    for era in range(ERAS):
        number = state.wonders[era]
        if number == NOTHING:
            continue
        wonders_left += 1
        wonder = state.catalogue.wonders[number]
        worth = float(wonder.vp)
        amount = wonder.condition_amount
        if own.present[era] >= amount:
            fulfilled += worth
            progress += worth
        else:
            progress += worth * own.present[era] / amount
        if own.possible[era] >= amount:
            reach += worth
            if not with_fame or player.fame[era] + 1 == wonder.fame_needed:
                last_prize = wonder.vp
        else:
            reach += worth * own.possible[era] / amount
        is_threatened = False
        for rival in range(state.seats):
            if rival != seat:
                if standings[rival].possible[era] >= amount:
                    contest += worth
                if with_fame and state.players[rival].fame[era] + 1 == wonder.fame_needed:
                    is_threatened = True
        if with_fame and player.fame[era]:
            markers -= player.fame[era]
            fame += worth * player.fame[era] / wonder.fame_needed
            if player.fame[era] + 1 == wonder.fame_needed:
                almost += worth
            if is_threatened:
                threatened += worth * player.fame[era] / wonder.fame_needed
    ahead = own.points - best_points
    prize = NOTHING  # points that come with the end of the game, if the next turn can bring it
    if wonders_left == 1 and last_prize:
        prize = last_prize
    if own.buy_era == ERAS and own.buy_points > prize and spaces_left(state) == 1:
        prize = own.buy_points
    if with_fame and player.vp + own.best_hand_score >= state.catalogue.vp_limit and own.best_hand_score > prize:
        prize = int(own.best_hand_score)
    distance = (seat - state.active) % state.seats if state.active >= 0 else 0
    return [
        float(own.card_points),
        float(own.wonder_points),
        float(player.vp),
        float(player.vp - NEAR_LIMIT) if with_fame and player.vp > NEAR_LIMIT else 0.0,
        over(own.points, best_points),
        over(best_points, own.points),
        float(len(player.hand)),
        float(own.turns_to_collect),
        float(own.all[c.ANIMAL]),
        float(own.all[c.GUNPOWDER]),
        float(own.all[c.OIL]),
        float(own.all[c.EARTH]),
        float(own.all[c.SPACE]),
        float(own.all_types[c.ATTACK]),
        float(own.all_types[c.TACTIC]),
        float(own.ready[c.FOOD]),
        float(own.ready[c.IRON]),
        float(own.ready[c.ANIMAL]),
        float(own.ready[c.GUNPOWDER]),
        float(own.ready[c.OIL]),
        float(own.ready[c.EARTH]),
        float(own.ready[c.SPACE]),
        float(different(own.ready)),
        own.used_up,
        temporary(state) if seat == state.active else 0.0,
        float(own.hand_types[c.CIVIL]),
        float(own.hand_types[c.ATTACK]),
        float(own.hand_types[c.TACTIC]),
        own.gaining,
        own.refreshing,
        own.deploying,
        own.repeating,
        own.scoring,
        own.hand_scoring,
        own.best_hand_score,
        float(own.strength),
        over(own.strength, best_strength),
        over(best_strength, own.strength),
        float(own.reserve),
        over(defence, best_power),
        over(best_power, defence),
        float(own.power),
        float(own.all_strength),
        float(lost_resources),
        float(lost_wonder),
        float(prey_resources),
        float(prey_wonders),
        float(len(player.wonders)),
        fulfilled,
        progress,
        progress if not with_fame and own.turns_to_collect == 1 else 0.0,
        reach,
        contest,
        fame,
        almost,
        threatened,
        float(markers) if with_fame else 0.0,
        float(in_display + own.ready[c.SPACE]),
        float(own.buy_era),
        float(own.buy_points),
        over(ahead + prize, 0) if prize != NOTHING else 0.0,
        over(0, ahead + prize) if prize != NOTHING else 0.0,
        1.0 if distance == 0 else 0.0,
        float(distance),
        1.0 if seat == state.start_player else 0.0,
    ]


def over(one: int, other: int) -> float:
    return float(one - other) if one > other else 0.0


def temporary(state: AgesCards) -> float:
    """What the resources of the running turn are worth that are lost with it, those put down included."""
    total = 0.0
    turn = state.turn
    for resource in range(c.RESOURCES):
        number = turn.gained[resource] + turn.paid[resource]
        if number:
            total += WORTH[resource] * number
    return total


def spaces_left(state: AgesCards) -> int:
    left = 0
    for card in state.pyramid[c.SPACE_ERA]:
        if card != NOTHING:
            left += 1
    return left


# ---- how far the game is --------------------------------------------------------------------------------------------


def progress(state: AgesCards) -> float:
    """The furthest of everything that ends the game or shows how long it has lasted."""
    wonders = 0
    for wonder in state.wonders:
        if wonder == NOTHING:
            wonders += 1
    result = wonders / ERAS
    gone = 0
    places = 0
    for line in state.pyramid:
        places += len(line)
        for card in line:
            if card == NOTHING:
                gone += 1
    result = larger(result, gone / places)
    spaces = len(state.pyramid[c.SPACE_ERA])
    result = larger(result, 1.0 - spaces_left(state) / spaces)
    if state.mode != NEW_WORLD_MODE:
        for player in state.players:
            result = larger(result, player.vp / state.catalogue.vp_limit)
    return result if result < 1.0 else 1.0


def larger(one: float, other: float) -> float:
    return one if one > other else other


def variant(state: AgesCards) -> int:
    return state.mode


def factors(catalogue: Catalogue) -> Factors[AgesCards]:
    return Factors(FACTORS, Reader(catalogue).read, progress, VARIANTS, variant, GOOD, BAD)
