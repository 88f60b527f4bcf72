"""What a learnt value reads of a position: for each seat what it has, makes, could do next and has to fear.

Much is bent, since a linear model reads it: what is worth less the more there is of it appears capped as well, and
an income also multiplied by the turns it still has. Each part of a row is written by one function, below its names.
"""

from typing import Final

from zeitalter.games.ages.bot.impacts import SCIENCE, STRENGTH, Impacts
from zeitalter.games.ages.bot.tempo import Tempo, deck_sizes
from zeitalter.games.ages.model import catalogue as c
from zeitalter.games.ages.model.options import LEVELS
from zeitalter.games.ages.model.player import NOBODY, NOTHING, Player
from zeitalter.games.ages.model.settings import ADVANCED, BEGINNER
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.model.steps import Actions
from zeitalter.games.ages.rules.army import form_armies
from zeitalter.games.ages.rules.card_row import hand_limit
from zeitalter.games.ages.rules.civilization import Figures, figures, leader_culture, sides, technologies_of_level
from zeitalter.games.ages.rules.fights import attack_strength, defense_strength
from zeitalter.games.ages.rules.population import population_cost
from zeitalter.games.ages.rules.technologies import cooperation, own_science_price
from zeitalter.games.ages.rules.territories import civilization_bonus
from zeitalter.games.ages.rules.tokens import food_stored, resources_stored
from zeitalter.games.ages.rules.wonders import completion_score

GOOD: Final = [
    "culture_income", "culture_ahead", "impacts", "science", "some_science", "science_income", "science_ahead",
    "food", "some_food", "food_income", "food_ahead", "resources", "some_resources", "resource_income",
    "resources_ahead", "blue_tokens", "population", "yellow_tokens", "faces", "contentment", "urban_levels",
    "farm_level", "mine_level", "lab_level", "happy_level", "culture_level", "unit_levels", "construction",
    "colonization", "civil_actions", "civil_ahead", "military_actions", "draws", "government_level", "leader",
    "leader_turns", "wonders", "wonder_paid", "strength", "stronger", "rank", "army", "colonies", "playable",
    "military_hand", "defense", "war_ahead",
    "science_to_come", "resources_to_come", "food_to_come", "civil_to_come", "work_to_come",
]  # fmt: skip
BAD: Final = [
    "hunger",
    "food_lacking",
    "corruption",
    "discontent",
    "uprising",
    "wonder_doomed",
    "weaker",
    "threat",
    "war_behind",
    "exposed",
]
VARIANTS: Final[list[str]] = list(LEVELS)

POINTS: Final = ["culture", "culture_income", "culture_ahead", "impacts_ahead", "impacts", "lead", "lag", "turns"]
SCIENCES: Final = ["science", "some_science", "science_income", "science_ahead"]
GOODS: Final = [
    "food", "some_food", "food_income", "food_ahead", "hunger", "food_lacking", "resources", "some_resources",
    "resource_income", "resources_ahead", "corruption", "blue_tokens",
]  # fmt: skip
PEOPLE: Final = [
    "population", "unused", "yellow_tokens", "growth_ready", "faces", "contentment", "discontent", "uprising",
    "crowding",
]  # fmt: skip
WORK: Final = [
    "farms", "mines", "labs", "temples", "libraries", "theaters", "arenas", "units", "urban_levels", "urban_room",
    "farms_outdated", "mines_outdated", "urban_outdated",
]  # fmt: skip
TECHNOLOGIES: Final = [
    "farm_level", "mine_level", "lab_level", "happy_level", "culture_level", "unit_levels", "construction",
    "colonization",
]  # fmt: skip
ACTIONS: Final = ["civil_actions", "civil_ahead", "military_actions", "draws", "government_level"]
LEADERS: Final = ["leader", "leader_turns", "leader_free", "wonders", "wonder_paid", "wonder_ahead", "wonder_doomed"]
ARMS: Final = [
    "strength", "stronger", "weaker", "rank", "army", "colonies", "threat", "prey", "war_ahead", "war_behind",
    "fight", "pacts",
]  # fmt: skip
HAND: Final = [
    "technologies_in_hand", "levels_in_hand", "playable", "action_cards", "action_gains", "leader_in_hand",
    "government_in_hand", "hand_room", "row_technologies", "row_leader", "row_wonder",
]  # fmt: skip
MILITARY_HAND: Final = ["military_hand", "defense", "exposed", "tactic_gain", "attacks", "attack_ready", "events"]
GROWTH: Final = ["science_to_come", "resources_to_come", "food_to_come", "civil_to_come", "work_to_come"]
FACTORS: Final[list[str]] = [
    *POINTS, *SCIENCES, *GOODS, *PEOPLE, *WORK, *TECHNOLOGIES, *ACTIONS, *LEADERS, *ARMS, *HAND, *MILITARY_HAND,
    *GROWTH,
]  # fmt: skip

HORIZON: Final = 8.0  # turns that an engine is looked ahead
LEFT_BEHIND: Final = 200.0  # the lag of who has left the game
# Of a military card that only its owner knows: what it is on average.
MEAN_DEFENSE: Final = 0.8
MEAN_ATTACK: Final = 0.25
MEAN_EVENT: Final = 0.6


class Around:
    """What is read once for all seats."""

    def __init__(self, state: Ages, judge: int, sizes: list[list[int]], impacts: Impacts) -> None:
        seats = state.seats
        self.judge = judge
        self.tempo = Tempo(state, sizes)
        self.now: list[Figures] = []
        self.strengths: list[int] = []
        self.sciences: list[int] = []
        for seat in range(seats):
            now = figures(state, seat)
            self.now.append(now)
            self.strengths.append(now.strength)
            self.sciences.append(now.science)
        self.times = impacts.expected(state, judge)
        self.offers: list[int] = []  # cards of the row, without action cards, which are for everybody alike
        self.costs: list[int] = []
        cards = state.catalogue.cards
        for slot in range(len(state.row)):
            card = state.row[slot]
            if card != NOTHING and cards[card].kind != c.ACTION:
                self.offers.append(card)
                self.costs.append(state.catalogue.row_costs[slot])
        self.in_turn = NOBODY  # who is in the middle of its actions, or will soon begin them
        for step in state.agenda:
            if isinstance(step, Actions):
                self.in_turn = step.seat


class Reader:
    """Reads positions with the cards of one catalogue."""

    def __init__(self, catalogue: c.Catalogue) -> None:
        self.sizes = deck_sizes(catalogue)
        self.impacts = Impacts(catalogue)

    def progress(self, state: Ages) -> float:
        return Tempo(state, self.sizes).progress(state)

    def variant(self, state: Ages) -> int:
        return state.settings.level

    def read(self, state: Ages, judge: int) -> list[list[float]]:
        around = Around(state, judge, self.sizes, self.impacts)
        rows: list[list[float]] = []
        projected: list[float] = []
        for seat in range(state.seats):
            row: list[float] = []
            projected.append(self.points(state, seat, around, row))
            if not state.has_resigned(seat):
                player = state.players[seat]
                now = around.now[seat]
                turns = row[-1]
                goods(state, player, now, turns, row)
                people(state, player, now, turns, row)
                best = work(state, player, row)
                actions(state, seat, player, turns, around, row)
                leaders(state, player, turns, row)
                arms(state, seat, player, turns, around, row)
                civil_hand(state, seat, player, turns, best, around, row)
                military_hand(state, seat, player, turns, around, row)
                growth(state, player, now, turns, row)
            rows.append(row)
        compare(state, rows, projected)
        if state.fight.card != NOTHING:
            foresee(state, rows)
        return rows

    def points(self, state: Ages, seat: int, around: Around, row: list[float]) -> float:
        """POINTS; returns the points in sight. Whoever leads whom is filled in by `compare`."""
        player = state.players[seat]
        now = around.now[seat]
        turns = around.tempo.turns(state, seat)
        culture = float(player.culture)
        ahead = now.culture * turns - fading(state, player, turns, around)
        coming = mean = 0.0
        if state.settings.level == BEGINNER:
            coming = beginner_points(state, player, now) if state.agenda else 0.0
        else:
            workers = sum(player.workers) + player.unused
            missing = state.catalogue.faces_needed[player.yellow] - now.faces
            points = self.impacts.points(state, player, now, workers, missing)
            points[SCIENCE] = self.impacts.rank(state, around.sciences, seat)
            points[STRENGTH] = self.impacts.rank(state, around.strengths, seat)
            times = around.times
            for kind in range(len(points)):
                coming += times[kind] * points[kind]
                mean += points[kind]
            mean /= len(points)
        row.extend([culture, float(now.culture), ahead, coming, mean, 0.0, 0.0, turns])
        return culture + ahead + coming


LEAD: Final = POINTS.index("lead")
LAG: Final = POINTS.index("lag")


def compare(state: Ages, rows: list[list[float]], projected: list[float]) -> None:
    """Lead and lag; a seat that has left keeps nothing but that."""
    for seat in range(len(rows)):
        if state.has_resigned(seat):
            rows[seat] = [0.0] * len(FACTORS)
            rows[seat][LAG] = LEFT_BEHIND
            continue
        best = -LEFT_BEHIND
        for other in range(len(rows)):
            if other != seat and not state.has_resigned(other) and projected[other] > best:
                best = projected[other]
        ahead = projected[seat] - best
        rows[seat][LEAD if ahead > 0.0 else LAG] = ahead if ahead > 0.0 else -ahead


def fading(state: Ages, player: Player, turns: float, around: Around) -> float:
    """Culture of the leader in the turns when it will have left."""
    if player.leader == NOTHING:
        return 0.0
    catalogue = state.catalogue
    leader = catalogue.cards[player.leader]
    without = turns - around.tempo.until_end_of(state, leader.age + 1)
    if without <= 0.0:
        return 0.0
    wonder_faces = 0
    factor = 1
    for wonder in player.wonders:
        card = catalogue.cards[wonder]
        wonder_faces += card.happy if card.happy > 0 else 0
        factor = 2 if card.doubles_faces else factor
    return without * (leader.culture + leader_culture(catalogue, player, leader, wonder_faces, factor))


def beginner_points(state: Ages, player: Player, now: Figures) -> float:
    """What the end of the beginner game counts."""
    catalogue = state.catalogue
    total = catalogue.beginner_per_technology * technologies_of_level(state, player, 1)
    total += catalogue.beginner_per_strength * now.strength + catalogue.beginner_per_face * now.faces
    total += catalogue.beginner_per_science_income * now.science
    return float(total + catalogue.beginner_per_production * (now.food + now.resources))


def goods(state: Ages, player: Player, now: Figures, turns: float, row: list[float]) -> None:
    """SCIENCES and GOODS."""
    catalogue = state.catalogue
    horizon = turns if turns < HORIZON else HORIZON
    science = player.science
    row.extend([float(science), float(science if science < 12 else 12), float(now.science), now.science * horizon])
    food = food_stored(state, player)
    eaten = catalogue.consumption[player.yellow]
    net = now.food - eaten
    missing = -food - net
    hunger = float(missing * catalogue.hunger) if missing > 0 and turns > 0.5 else 0.0
    surplus = net if net < 4 else 4
    resources = resources_stored(state, player)
    row.extend([float(food), float(food if food < 6 else 6), float(net)])
    row.extend([surplus * horizon if net > 0 else 0.0, hunger, -net * horizon if net < 0 else 0.0])
    row.extend([float(resources), float(resources if resources < 10 else 10)])
    row.extend([float(now.resources), now.resources * horizon])
    corruption = 0
    if state.settings.level >= ADVANCED and turns > 0.5:
        laid = 0
        for tech in range(catalogue.land.end):
            laid += player.workers[tech]
        ahead = player.bank - laid + eaten_tokens(state, player, eaten)
        corruption = catalogue.corruption[ahead if ahead > 0 else 0]
    row.extend([float(corruption), float(player.blue_owned)])


def eaten_tokens(state: Ages, player: Player, eaten: int) -> int:
    """Blue tokens that come back when the people eat: those of the lowest value first."""
    cards = state.catalogue.cards
    tokens = 0
    for farm in range(state.catalogue.farms.end):
        there = player.blue[farm] + player.workers[farm]
        value = cards[farm].value
        while eaten >= value and there:
            eaten -= value
            there -= 1
            tokens += 1
        if eaten <= 0:
            break
    return tokens


def people(state: Ages, player: Player, now: Figures, turns: float, row: list[float]) -> None:
    """PEOPLE."""
    catalogue = state.catalogue
    unused = player.unused
    ready = player.yellow > 0 and food_stored(state, player) >= population_cost(state, player)
    row.extend([float(sum(player.workers) + unused), float(unused), float(player.yellow)])
    row.extend([1.0 if ready else 0.0, float(now.faces)])
    if state.settings.level == BEGINNER:
        row.extend([0.0, 0.0, 0.0, 0.0])
        return
    spare = now.faces - catalogue.faces_needed[player.yellow]
    uprising = 0.0
    if -spare > unused and turns > 0.5:
        uprising = 4.0 + now.culture + now.science + now.resources
    crowding = catalogue.faces_needed[player.yellow - 2 if player.yellow > 2 else 0] - now.faces
    row.append(float(spare if spare < 3 else 3) if spare > 0 else 0.0)
    row.extend([float(-spare) if spare < 0 else 0.0, uprising, float(crowding) if crowding > 0 else 0.0])


def work(state: Ages, player: Player, row: list[float]) -> list[int]:
    """WORK and TECHNOLOGIES; returns the highest level in play by kind, -1 for none."""
    catalogue = state.catalogue
    cards = catalogue.cards
    workers = player.workers
    best = [-1] * (c.LAST_TECHNOLOGY + 1)
    newest = [0] * (c.LAST_BUILT + 1)
    standing = [0] * (c.LAST_BUILT + 1)
    for tech in player.techs:  # sorted by kind and age
        kind = cards[tech].kind
        best[kind] = cards[tech].age
        newest[kind] = cards[tech].value
        standing[kind] += workers[tech]
    farms_gap = mines_gap = urban_gap = levels = 0
    for tech in player.techs:
        n = workers[tech]
        if not n:
            continue
        card = cards[tech]
        if card.kind == c.FARM:
            farms_gap += n * (newest[c.FARM] - card.value)
        elif card.kind == c.MINE:
            mines_gap += n * (newest[c.MINE] - card.value)
        elif card.kind <= c.LAST_URBAN:
            urban_gap += n * (best[card.kind] - card.age)
            levels += n * card.age
    limit = cards[player.government].urban_limit + (1 if state.settings.easier else 0)
    room = 0
    for kind in range(c.FIRST_URBAN, c.LAST_URBAN + 1):
        if best[kind] >= 0 and standing[kind] < limit:
            room += limit - standing[kind]
    for kind in range(c.FIRST_UNIT):
        row.append(float(standing[kind]))
    units = standing[c.INFANTRY] + standing[c.CAVALRY] + standing[c.ARTILLERY] + standing[c.AIR_FORCE]
    row.extend([float(units), float(levels), float(room), float(farms_gap), float(mines_gap), float(urban_gap)])
    colonization = 0
    for special in player.specials:
        best[cards[special].kind] = cards[special].age
        colonization += cards[special].colonization
    for wonder in player.wonders:
        colonization += cards[wonder].colonization
    best[c.GOVERNMENT] = cards[player.government].age
    happy = best[c.TEMPLE] if best[c.TEMPLE] > best[c.ARENA] else best[c.ARENA]
    culture = best[c.LIBRARY] if best[c.LIBRARY] > best[c.THEATER] else best[c.THEATER]
    row.extend([float(best[c.FARM]), float(best[c.MINE]), float(best[c.LAB]), float(happy), float(culture + 1)])
    arms = best[c.INFANTRY] + best[c.CAVALRY] + best[c.ARTILLERY] + best[c.AIR_FORCE] + 3  # none of them is -1
    row.extend([float(arms), float(best[c.SPECIAL_CONSTRUCTION] + 1), float(colonization)])
    return best


def actions(state: Ages, seat: int, player: Player, turns: float, around: Around, row: list[float]) -> None:
    """ACTIONS. Civil actions left in this turn are none of them: they are lost with it, so nothing is worth saving
    them for. Of the military ones cards come."""
    horizon = turns if turns < HORIZON else HORIZON
    draws = 0
    if around.in_turn == seat:
        draws = player.military_left if player.military_left < 3 else 3
    row.extend([float(player.civil_total), player.civil_total * horizon])
    level = state.catalogue.cards[player.government].age
    row.extend([float(player.military_total), float(draws), float(level)])


def leaders(state: Ages, player: Player, turns: float, row: list[float]) -> None:
    """LEADERS."""
    cards = state.catalogue.cards
    leader = player.leader
    stays = 0.0
    if leader != NOTHING:
        ages = cards[leader].age + 2 - state.age  # that it sees the end of: 2 for a leader of the present age
        stays = turns if turns < 4.0 * ages else 4.0 * ages
    free = state.age < c.AGES and not player.leaders_taken >> state.age & 1
    row.extend([0.0 if leader == NOTHING else 1.0, stays, 1.0 if free and turns > 1.0 else 0.0])
    row.append(float(len(player.wonders) + len(player.ruins)))
    paid = left = 0
    worth = doomed = 0.0
    if player.wonder != NOTHING:
        card = cards[player.wonder]
        for stage in range(len(card.stages)):
            if stage < player.stages:
                paid += card.stages[stage]
            else:
                left += card.stages[stage]
        needed = (left - resources_stored(state, player)) / 4.0  # turns until it can stand, about
        needed = needed if needed > 0.0 else 0.0
        if needed < turns:
            worth = card.culture * (turns - needed) + 3.0 * card.civil_actions + 2.0 * card.science
            worth += completion_score(state, player, card) if card.age == c.MODERN else 0
            worth *= 0.3 + 0.7 * paid / (paid + left)
        else:
            doomed = 1.0
    row.extend([float(paid), worth, doomed])


def arms(state: Ages, seat: int, player: Player, turns: float, around: Around, row: list[float]) -> None:
    """ARMS. A war counts if its owner still has a turn to win it in."""
    catalogue = state.catalogue
    own = around.strengths[seat]
    strongest = rivals = 0
    below = 0.0
    threat = prey = war = 0
    for other in range(state.seats):
        if other == seat or state.has_resigned(other):
            continue
        rivals += 1
        rival = around.strengths[other]
        strongest = rival if rival > strongest else strongest
        below += 1.0 if rival < own else 0.5 if rival == own else 0.0
        over = rival - own
        if over > 0:
            threat += over if over < 12 else 12
        else:
            prey += -over if -over < 12 else 12
        if player.war != NOTHING and player.war_target == other and turns >= 1.0:
            war += own - rival
        enemy = state.players[other]
        if enemy.war != NOTHING and enemy.war_target == seat and around.tempo.turns(state, other) >= 1.0:
            war += own - rival
    ahead = own - strongest
    row.extend([float(own), float(ahead) if ahead > 0 else 0.0, float(-ahead) if ahead < 0 else 0.0])
    row.append(below / rivals if rivals else 1.0)
    army = 0
    if player.tactic != NOTHING:
        army = form_armies(catalogue, player.workers, catalogue.cards[player.tactic]).bonus
    row.extend([float(army), float(len(player.colonies))])
    soon = turns / 4.0 if turns < 4.0 else 1.0
    row.extend([threat * soon, prey * soon, float(war) if war > 0 else 0.0, float(-war) if war < 0 else 0.0])
    row.extend([winning(state, seat), float(len(sides(state, seat))) if state.seats > 2 else 0.0])


def winning(state: Ages, seat: int) -> float:
    """Of an attack that runs: 1 for who would win it now, -1 for who would lose."""
    fight = state.fight
    if fight.card == NOTHING or (fight.defender != seat and fight.attacker != seat):
        return 0.0
    margin = attack_strength(state) - defense_strength(state)
    if margin > 0:
        return 1.0 if fight.attacker == seat else -1.0
    if margin < 0 and state.card(fight.card).kind == c.WAR:
        return -1.0 if fight.attacker == seat else 1.0
    return 0.0


def civil_hand(
    state: Ages, seat: int, player: Player, turns: float, best: list[int], around: Around, row: list[float]
) -> None:
    """HAND: what is held, and what the row offers. A card counts while there is time to play it."""
    cards = state.catalogue.cards
    saved = cooperation(state, seat) if state.seats > 2 else 0
    science = player.science + (around.sciences[seat] if turns > 1.0 else 0)
    technologies = levels = playable = uses = gains = leader = government = 0
    for card in player.hand:
        definition = cards[card]
        kind = definition.kind
        if kind == c.ACTION:
            uses += 1
            gains += definition.discount + definition.gain_food + definition.gain_resource + definition.gain_science
            gains += definition.gain_culture + definition.gain_military_resource
        elif kind == c.LEADER:
            leader += 1 if player.leader == NOTHING or cards[player.leader].age < definition.age else 0
        else:
            technologies += 1
            better = definition.age - best[kind]
            levels += better if better > 0 else 0
            if own_science_price(state, seat, card, False, saved) <= science:
                playable += 1
                if kind == c.GOVERNMENT and better > 0:
                    government = 1
    if turns < 1.0 and state.active != seat:
        technologies = levels = playable = uses = gains = leader = government = 0
    row.extend([float(technologies), float(levels), float(playable), float(uses), float(gains), float(leader)])
    room = hand_limit(state, player) - len(player.hand)
    row.extend([float(government), float(room if room < 4 else 4)])
    offers = lead = wonder = 0.0
    old = len(player.wonders) + len(player.ruins)
    for i in range(len(around.offers)):
        card = around.offers[i]
        definition = cards[card]
        kind = definition.kind
        if kind <= c.LAST_TECHNOLOGY:
            if definition.age > best[kind] and card not in player.hand:
                offers += 1.0 / around.costs[i]
        elif kind == c.LEADER:
            if not player.leaders_taken >> definition.age & 1:
                lead += 1.0 / around.costs[i]
        elif player.wonder == NOTHING:
            wonder += 1.0 / (around.costs[i] + old)
    row.extend([offers, lead, wonder])


def military_hand(state: Ages, seat: int, player: Player, turns: float, around: Around, row: list[float]) -> None:
    """MILITARY_HAND. Only the number of the others' cards is known, so they count as what is usual."""
    hand = player.military
    number = float(len(hand))
    weaker = 0
    prey = False
    for other in range(state.seats):
        if other != seat and not state.has_resigned(other):
            over = around.strengths[other] - around.strengths[seat]
            weaker = over if over > weaker else weaker
            prey = prey or over < -1
    if turns < 1.0:
        row.extend([number, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
        return
    if seat != around.judge:
        defense = MEAN_DEFENSE * number
        attacks = MEAN_ATTACK * number
        row.extend([number, defense, weaker - defense if weaker > defense else 0.0, 0.0])
        row.extend([attacks, attacks if prey else 0.0, MEAN_EVENT * number])
        return
    catalogue = state.catalogue
    army = 0
    if player.tactic != NOTHING:
        army = form_armies(catalogue, player.workers, catalogue.cards[player.tactic]).bonus
    shield = gain = held = events = 0
    for card in hand:
        definition = catalogue.cards[card]
        kind = definition.kind
        if kind == c.BONUS:
            shield += definition.defense
        elif kind == c.TACTIC:
            more = form_armies(catalogue, player.workers, definition).bonus - army
            gain = more if more > gain else gain
        elif kind == c.AGGRESSION or kind == c.WAR:
            held += 1
        elif kind == c.EVENT or kind == c.TERRITORY:
            events += definition.age
    row.extend([number, float(shield), float(weaker - shield) if weaker > shield else 0.0, float(gain)])
    row.extend([float(held), float(held) if prey else 0.0, float(events)])


def growth(state: Ages, player: Player, now: Figures, turns: float, row: list[float]) -> None:
    """GROWTH: what an engine still brings to the end of the game, however far that is."""
    net = now.food - state.catalogue.consumption[player.yellow]
    people = sum(player.workers) + player.unused
    row.extend([now.science * turns, now.resources * turns, (net if net < 4 else 4) * turns])
    row.extend([player.civil_total * turns, people * turns])


# ---- fights and auctions that run ------------------------------------------------------------------------------------

INDEX: Final[dict[str, int]] = {name: place for place, name in enumerate(FACTORS)}
CULTURE: Final = INDEX["culture"]
SCIENCE_STORED: Final = INDEX["science"]
FOOD: Final = INDEX["food"]
RESOURCES: Final = INDEX["resources"]
BLUE: Final = INDEX["blue_tokens"]
YELLOW: Final = INDEX["yellow_tokens"]
POPULATION: Final = INDEX["population"]
FACES: Final = INDEX["faces"]
UNITS: Final = INDEX["units"]
ARMED: Final = INDEX["strength"]
COLONIES: Final = INDEX["colonies"]
CARDS: Final = INDEX["military_hand"]


def foresee(state: Ages, rows: list[list[float]]) -> None:
    """Units named for a sacrifice count as gone, and a territory as a colony of the highest bidder, for a price."""
    fight = state.fight
    if fight.attacker != NOBODY:
        bury(state, fight.units, rows[fight.attacker])
        bury(state, fight.reply, rows[fight.defender])
    elif fight.bidder != NOBODY:
        row = rows[fight.bidder]
        territory = state.card(fight.card)
        row[CULTURE] += territory.gain_culture
        row[SCIENCE_STORED] += territory.gain_science
        row[FOOD] += territory.gain_food
        row[RESOURCES] += territory.gain_resource
        row[BLUE] += territory.blue_tokens
        row[YELLOW] += territory.yellow_tokens - territory.gain_population
        row[POPULATION] += territory.gain_population
        row[FACES] += territory.happy
        row[ARMED] += territory.strength
        row[CARDS] += territory.gain_military_cards
        row[COLONIES] += 1.0
        if fight.units:
            bury(state, fight.units, row)
        else:
            price = fight.bid - civilization_bonus(state, fight.bidder)
            price = price if price > 1 else 1
            own = row[ARMED] if row[ARMED] > 1.0 else 1.0
            row[UNITS] -= min(row[UNITS], 1.0 + (price - 1) * row[UNITS] / own)
            row[ARMED] -= min(row[ARMED], float(price))


def bury(state: Ages, units: list[int], row: list[float]) -> None:
    for unit in units:
        row[UNITS] -= 1.0
        row[ARMED] -= state.card(unit).strength
