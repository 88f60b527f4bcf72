"""The cards and the printed numbers of the game as integers, so that the rules never touch a string."""

from typing import Final

# Kinds of cards. Cards are numbered by kind, then by age.
FARM: Final = 0
MINE: Final = 1
LAB: Final = 2
TEMPLE: Final = 3
LIBRARY: Final = 4
THEATER: Final = 5
ARENA: Final = 6
INFANTRY: Final = 7
CAVALRY: Final = 8
ARTILLERY: Final = 9
AIR_FORCE: Final = 10
GOVERNMENT: Final = 11
SPECIAL_CIVIL: Final = 12
SPECIAL_MILITARY: Final = 13
SPECIAL_COLONIZATION: Final = 14
SPECIAL_CONSTRUCTION: Final = 15
LEADER: Final = 16
WONDER: Final = 17
ACTION: Final = 18
EVENT: Final = 19
TERRITORY: Final = 20
AGGRESSION: Final = 21
WAR: Final = 22
PACT: Final = 23
TACTIC: Final = 24
BONUS: Final = 25

FIRST_URBAN: Final = LAB
LAST_URBAN: Final = ARENA
FIRST_UNIT: Final = INFANTRY
LAST_BUILT: Final = AIR_FORCE  # workers stand on cards up to this kind
LAST_TECHNOLOGY: Final = SPECIAL_CONSTRUCTION
LAST_CIVIL: Final = ACTION

# Numbers of the cards that workers stand on: the first of each kind, and one beyond the last.
STARTS: Final = [0, 4, 8, 12, 15, 18, 21, 24, 28, 31, 33, 34]
FARMS_END: Final = 4
MINES: Final = 4
MINES_END: Final = 8
LABS: Final = 8
LABS_END: Final = 12
TEMPLES: Final = 12
TEMPLES_END: Final = 15
LIBRARIES: Final = 15
LIBRARIES_END: Final = 18
THEATERS: Final = 18
THEATERS_END: Final = 21
ARENAS: Final = 21
URBAN_END: Final = 24
UNITS: Final = 24
INFANTRY_END: Final = 28
CAVALRY_END: Final = 31
ARTILLERY_END: Final = 33
BUILT: Final = 34  # cards that workers stand on
CARDS: Final = 244

AGRICULTURE: Final = 0
BRONZE: Final = 4
PHILOSOPHY: Final = 8
RELIGION: Final = 12
WARRIORS: Final = 24
DESPOTISM: Final = 34

# Ages; the age of a technology is its level.
ANTIQUITY: Final = 0
MIDDLE_AGES: Final = 1
EXPLORATION: Final = 2
MODERN: Final = 3
FUTURE: Final = 4  # age IV, without cards
AGES: Final = 4

# What an action card includes.
NO_ACTION: Final = 0
WONDER_STAGE: Final = 1
POPULATION: Final = 2
BUILD_URBAN: Final = 3
BUILD_LAND: Final = 4
UPGRADE: Final = 5
TECHNOLOGY: Final = 6

# Whom an event reaches.
ALL: Final = 0
ACTIVE: Final = 1
STRONGEST: Final = 2
TWO_STRONGEST: Final = 3
WEAKEST: Final = 4
TWO_WEAKEST: Final = 5
MOST_CULTURE: Final = 6
FEWEST_CULTURE: Final = 7
MOST_FACES: Final = 8
MOST_CULTURE_IF_WEAK: Final = 9

# What an event does.
GAIN_FOOD: Final = 0
GAIN_RESOURCE: Final = 1
GAIN_FOOD_OR_RESOURCE: Final = 2
GAIN_MIX: Final = 3
GAIN_SCIENCE: Final = 4
GAIN_CULTURE: Final = 5
GAIN_POPULATION: Final = 6
DRAW_MILITARY: Final = 7
NO_DISCARDING: Final = 8
FREE_TEMPLE: Final = 9
FREE_WARRIOR: Final = 10
CULTURE_INCOME: Final = 11
SCIENCE_INCOME: Final = 12
CULTURE_BY_SCIENCE: Final = 13
FARMS_PRODUCE: Final = 14
MINES_PRODUCE: Final = 15
ECONOMY: Final = 16
LOSE_POPULATION: Final = 17
LOSE_BUILDING: Final = 18
LOSE_CULTURE: Final = 19
LOSE_CULTURE_PER_DISCONTENT: Final = 20
LOSE_MIX: Final = 21
LOSE_ALL_FOOD: Final = 22
LOSE_CIVIL_ACTIONS: Final = 23
LOSE_BLUE: Final = 24
LOSE_COLONY: Final = 25
YELLOW_TO_STRONGEST: Final = 26
EMIGRATION: Final = 27
OLD_LEADER_LEAVES: Final = 28
TAKE_CARDS: Final = 29
TURN_WONDER: Final = 30
TERROR: Final = 31
SCORE_FOOD: Final = 32  # from here on the events of age III, which also count at the end
SCORE_URBAN_LEVELS: Final = 33
SCORE_COLONIES: Final = 34
SCORE_UNIT_AND_ARENA_LEVELS: Final = 35
SCORE_ACTIONS: Final = 36
SCORE_FACES: Final = 37
SCORE_RESOURCES: Final = 38
SCORE_POPULATION: Final = 39
SCORE_GOVERNMENT_AND_SPECIAL_LEVELS: Final = 40
SCORE_SCIENCE_RANK: Final = 41
SCORE_STRENGTH_RANK: Final = 42
SCORE_TECHNOLOGIES: Final = 43
SCORE_WONDERS: Final = 44

# What an aggression or a war does.
ENSLAVE: Final = 0
PLUNDER: Final = 1
RAID: Final = 2
ANNEX: Final = 3
ASSASSINATE: Final = 4
SABOTAGE: Final = 5
SPY: Final = 6
TAKE_CULTURE: Final = 7
WAR_CULTURE: Final = 8
WAR_RESOURCES: Final = 9
WAR_TECHNOLOGY: Final = 10
WAR_TERRITORY: Final = 11
HOLY_WAR: Final = 12
COST_BY_LEVEL: Final = -1  # an attack costs the level of its target in military actions


class EventEffect:
    """One sentence of an event."""

    __slots__ = ("amount", "op", "who")

    def __init__(self, who: int, op: int, amount: int) -> None:
        self.who = who
        self.op = op
        self.amount = amount


class Side:
    """What a pact gives one of its parties."""

    __slots__ = (
        "culture",
        "culture_per_wonder",
        "food",
        "food_as_resource",
        "military_actions",
        "partner_pays",
        "resource",
        "resource_as_food",
        "science_discount",
        "strength",
    )

    def __init__(self) -> None:
        self.culture = 0
        self.culture_per_wonder = 0
        self.food = 0
        self.food_as_resource = 0
        self.military_actions = 0
        self.partner_pays = 0
        self.resource = 0
        self.resource_as_food = 0
        self.science_discount = 0
        self.strength = 0


class Card:
    """One card. Fields a kind of card does not use keep their neutral value."""

    def __init__(self, index: int, card_id: str, kind: int, age: int) -> None:
        self.index = index
        self.id = card_id
        self.kind = kind
        self.age = age
        self.copies: list[int] = [0, 0, 0, 0, 0]  # by number of players
        self.science_cost = 0  # of a government: by revolution
        self.science_peaceful = 0
        self.cost = 0
        self.stages: list[int] = []
        self.urban_limit = 0
        self.urban_discount: list[int] = [0, 0, 0, 0]  # by level of the building
        self.stages_per_action = 1
        # What it gives while in play, for built cards per worker.
        self.culture = 0
        self.science = 0
        self.happy = 0
        self.strength = 0
        self.value = 0  # of one blue token on a farm or mine
        self.civil_actions = 0
        self.military_actions = 0
        self.blue_tokens = 0
        self.yellow_tokens = 0
        self.colonization = 0
        self.civil_cards = 0
        self.military_cards = 0
        # Abilities of leaders and wonders.
        self.attack_cost_factor = 1
        self.best_army_again = 0
        self.best_lab_or_library = 0
        self.best_mine_again = 0
        self.best_theater_again = 0
        self.cavalry_strength = 0
        self.civil_action_per_technology = 0
        self.colonization_card_bonus = 0
        self.colonizes_from_hand = 0
        self.culture_per_cavalry = 0
        self.culture_per_colony = 0
        self.culture_per_face = 0
        self.culture_per_lab_level = 0
        self.culture_per_library = 0
        self.culture_per_library_and_theater = 0
        self.culture_per_technology_played = 0
        self.culture_per_theater = 0
        self.culture_per_warrior = 0
        self.culture_per_warrior_limit = 0
        self.culture_when_attacked = 0
        self.defense_card_factor = 1
        self.doubles_faces = 0
        self.draft_food_discount = 0
        self.draft_resource_discount = 0
        self.drafts = 0
        self.free_population = 0
        self.free_population_discount = 0
        self.ignores_tactics = 0
        self.labs_are_mines = 0
        self.military_resource = 0
        self.never_attacks = 0
        self.population_discount = 0
        self.resource_per_technology_played = 0
        self.revolution_by_military = 0
        self.rival_science_building_surcharge = 0
        self.science_lost_per_lab = 0
        self.science_per_technology_taken = 0
        self.score_per_city_worker = 0
        self.score_per_lab_and_library_level = 0
        self.score_per_land_worker = 0
        self.score_per_technology_level = 0
        self.score_per_theater_and_library_level = 0
        self.strength_per_infantry_and_artillery = 0
        self.strength_per_temple_face = 0
        self.strength_per_unit = 0
        self.theater_resource_discount = 0
        self.theater_science_discount = 0
        self.unit_discount_in_war = 0
        self.unit_technology_discount = 0
        self.wonder_discount = 0
        # Action cards; territories gain the same things at once.
        self.includes = NO_ACTION
        self.discount = 0
        self.gain_food = 0
        self.gain_resource = 0
        self.gain_science = 0
        self.gain_culture = 0
        self.gain_population = 0
        self.gain_military_cards = 0
        self.gain_military_actions = 0
        self.gain_military_resource = 0
        self.military_resource_per_stronger: list[int] = [0, 0, 0, 0, 0]  # by number of players
        self.culture_per_richer: list[int] = [0, 0, 0, 0, 0]
        # Events.
        self.event: list[EventEffect] = []
        self.scoring = False  # an event of age III
        # Aggressions and wars.
        self.attack = 0
        self.attack_amount = 0
        self.attack_cost = 0
        self.round_up = False
        # Pacts.
        self.side_a = Side()
        self.side_b = Side()
        self.symmetric = False
        self.forbids_attack = False
        self.ends_on_attack = False
        self.no_war_against_b = False
        self.attack_bonus = 0
        # Tactics.
        self.infantry = 0
        self.cavalry = 0
        self.artillery = 0
        self.full = 0
        self.obsolete = 0
        # Bonus cards.
        self.defense = 0


class Catalogue:
    """Everything the rules read as data; built once by the loader and never changed."""

    def __init__(self) -> None:
        self.digest = ""
        self.cards: list[Card] = []
        self.ids: list[str] = []
        self.names: dict[str, dict[str, str]] = {}
        self.civil_decks: list[list[int]] = []  # by age: card numbers without copies
        self.military_decks: list[list[int]] = []
        self.start_workers: list[int] = []  # by card
        self.start_unused = 0
        self.start_government = DESPOTISM
        self.yellow_tokens = 0
        self.blue_tokens = 0
        # By number of tokens in a bank.
        self.population_cost: list[int] = []
        self.consumption: list[int] = []
        self.faces_needed: list[int] = []
        self.corruption: list[int] = []
        self.yellow_sections: list[int] = []  # sizes from right to left, for drawing the banks
        self.blue_sections: list[int] = []
        self.science_limit = 0
        self.income_limit = 0
        self.strength_limit = 0
        self.faces_limit = 0
        self.military_draw = 0
        self.hunger = 0
        self.tokens_lost = 0
        self.row_costs: list[int] = []
        self.row_cleared: list[int] = []  # by number of players
        self.rank_points: list[list[int]] = []  # by number of players
        self.wonder_points: list[int] = []  # by age
        self.population_free = 0
        self.faces_most = 0
        self.per_military_action = 0
        self.ruin_culture = 0  # culture per turn of a wonder turned over by the event Ravages of Time
        self.beginner_per_technology = 0
        self.beginner_per_strength = 0
        self.beginner_per_face = 0
        self.beginner_per_science_income = 0
        self.beginner_per_production = 0
