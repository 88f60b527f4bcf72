"""The cards and the printed numbers of the game as integers, so that the rules never touch a string."""

from typing import Final

from zeitalter.core.part import Part
from zeitalter.core.wording import Message
from zeitalter.games.ages.model.verbs import Prepared

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

KINDS: Final = [
    "farm", "mine", "lab", "temple", "library", "theater", "arena", "infantry", "cavalry", "artillery", "airforce",
    "government", "special_civil", "special_military", "special_colonization", "special_construction", "leader",
    "wonder", "action", "event", "territory", "aggression", "war", "pact", "tactic", "bonus",
]  # by number, as the data files call them  # fmt: skip

# Ages; the age of a technology is its level.
ANTIQUITY: Final = 0
MIDDLE_AGES: Final = 1
EXPLORATION: Final = 2
MODERN: Final = 3
AGES: Final = 4  # age IV has no cards

COST_BY_LEVEL: Final = -1  # an attack costs the level of its target in military actions


class Span:
    """Cards with neighbouring numbers: those of one kind, or of kinds that go together."""

    def __init__(self, first: int, end: int) -> None:
        self.first = first
        self.end = end  # one beyond the last


class EventEffect:
    """One sentence of an event."""

    __slots__ = ("amount", "operation", "who")

    def __init__(self, who: int, operation: int, amount: int) -> None:
        self.who = who  # a number of `ranking.REACHES`
        self.operation = operation  # a number of `events.OPERATIONS`
        self.amount = amount


class Side(Part):
    """What a pact gives one of its parties."""

    culture: int
    culture_per_wonder: int
    food: int
    food_as_resource: int
    military_actions: int
    partner_pays: int
    resource: int
    resource_as_food: int
    science_discount: int
    strength: int


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
        self.token = 0  # the same, and on labs, which hold tokens under Nikola Tesla, their level
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
        self.includes = 0  # a number of `action_cards.INCLUDED`
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
        self.attack = 0  # a number of `spoils.SPOILS`
        self.attack_amount = 0
        self.attack_cost = 0
        self.round_up = False
        # Pacts.
        self.side_a = Side.blank()
        self.side_b = Side.blank()
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

    def __init__(self, cards: list[Card], operations: list[str]) -> None:
        self.cards = cards
        self.ids: list[str] = [card.id for card in cards]
        self.kinds: list[str] = KINDS
        self.operations = operations  # what events can do
        # The cards that workers stand on, of which there are `built`.
        self.spans: list[Span] = spans(cards)
        self.farms = self.spans[FARM]
        self.mines = self.spans[MINE]
        self.labs = self.spans[LAB]
        self.temples = self.spans[TEMPLE]
        self.libraries = self.spans[LIBRARY]
        self.theaters = self.spans[THEATER]
        self.arenas = self.spans[ARENA]
        self.infantry = self.spans[INFANTRY]
        self.cavalry = self.spans[CAVALRY]
        self.artillery = self.spans[ARTILLERY]
        self.air_forces = self.spans[AIR_FORCE]
        self.land = Span(0, self.mines.end)
        self.urban = Span(self.labs.first, self.infantry.first)
        self.buildings = Span(0, self.urban.end)
        self.units = Span(self.infantry.first, self.air_forces.end)
        self.built = self.units.end
        self.religion = self.ids.index("religion")
        self.warriors = self.ids.index("warriors")
        self.prepared = Prepared(len(cards), self.built)
        self.digest = ""
        self.names: dict[str, dict[str, str]] = {}
        self.told: list[list[Message]] = []  # what each card does, in words, for the log
        self.civil_decks: list[list[int]] = []  # by age: card numbers without copies
        self.military_decks: list[list[int]] = []
        self.start_workers: list[int] = []  # by card
        self.start_unused = 0
        self.start_government = 0
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


def spans(cards: list[Card]) -> list[Span]:
    """By kind, for the kinds that workers stand on; the cards are sorted by kind."""
    result: list[Span] = []
    first = 0
    for kind in range(LAST_BUILT + 1):
        end = first
        while cards[end].kind == kind:
            end += 1
        result.append(Span(first, end))
        first = end
    return result
