"""The cards, wonders and set-up tables of the game as integers, so that the rules never touch a string."""

from typing import Final

# Resources in rising order; this order is also the order of the conversions.
FOOD: Final = 0
IRON: Final = 1
ANIMAL: Final = 2
GUNPOWDER: Final = 3
OIL: Final = 4
EARTH: Final = 5
SPACE: Final = 6
RESOURCES: Final = 7
COST_RESOURCES: Final = 5  # base costs ask for food to oil only
ANY: Final = 0b1111111  # mask of all seven resources; bit r stands for resource r
RESOURCE_NAMES: Final = ["food", "iron", "animal", "gunpowder", "oil", "earth", "space"]

# Eras, also the rows of the pyramid from bottom to top.
START_ERA: Final = -1
ANIMAL_ERA: Final = 0
GUNPOWDER_ERA: Final = 1
OIL_ERA: Final = 2
EARTH_ERA: Final = 3
SPACE_ERA: Final = 4
ERAS: Final = 5
ERA_NAMES: Final = ["animal", "gunpowder", "oil", "earth", "space"]

# Sets.
START_SET: Final = 0
NEW_WORLD: Final = 1
RENAISSANCE: Final = 2

# Technology types.
ANY_TYPE: Final = -1  # wonder conditions only
CIVIL: Final = 0
ATTACK: Final = 1
TACTIC: Final = 2
TYPE_NAMES: Final = ["civil", "attack", "tactic"]

# Effect operations. The comment names the fields that matter besides op.
EXHAUST_OWN: Final = 0  # resources, amount, up_to
PAY_VP: Final = 1  # amount
REFRESH: Final = 2  # who, resources, amount, up_to
GAIN_RESOURCE: Final = 3  # resources, amount
GAIN_VP: Final = 4  # who, amount; with per: amount for each counted thing, together at most maximum
PLAY_RESOURCE: Final = 5  # amount, up_to
CHOOSE_OPPONENT: Final = 6  # nothing: the opponent must have a resource in its display
COPY_RESOURCE: Final = 7  # amount, exhaust_source
ACTIVATE_CIVIL: Final = 8  # owner, amount, up_to, owner_vp
PLAY_ATTACK: Final = 9  # amount (ALL = any number), up_to
ACTIVATE_ATTACK: Final = 10  # source, amount, mandatory, strength_bonus
RETURN_TO_HAND: Final = 11  # optional: the attack that was activated
ATTACK_ALL: Final = 12  # attacker_vp, loser_exhausts, loser_gives_wonder, undefeated_vp

ALL: Final = 99  # more cards than any hand can hold

# Whom an effect reaches.
SELF: Final = 0
EACH_OTHER: Final = 1
CHOSEN_OPPONENT: Final = 2

# In whose display an activated civil technology lies.
OWN_DISPLAY: Final = 0
OPPONENT_DISPLAY: Final = 1
ANY_DISPLAY: Final = 2

# Where an activated attack comes from.
FROM_DISPLAY: Final = 0
FROM_HAND: Final = 1
FROM_JUST_PLAYED: Final = 2

# What a victory point effect counts.
PER_NOTHING: Final = 0
PER_DIFFERENT_RESOURCE: Final = 1  # kinds lying resource side up in the own display
PER_EXHAUSTED_CARD: Final = 2  # cards exhausted by this same effect

# Wonder conditions. The comment names the fields that matter besides condition_amount.
RESOURCES_AT_LEAST: Final = 0  # condition_resources
DIFFERENT_RESOURCES_AT_LEAST: Final = 1
TECHNOLOGIES_AT_LEAST: Final = 2  # condition_type
STRENGTH_AT_LEAST: Final = 3
VP_TAKEN_BACK_AT_LEAST: Final = 4
CARDS_TAKEN_BACK_AT_LEAST: Final = 5
ATTACK_ACTIVATED_THIS_TURN: Final = 6
VP_GAINED_THIS_TURN_AT_LEAST: Final = 7
VP_TRACK_AT_LEAST: Final = 8
BOUGHT_THIS_TURN: Final = 9  # condition_eras

SEATS: Final = 4  # at most; every seat has its own copies of the start cards

NOBODY: Final = -1
NOTHING: Final = -1


def resource_name(resource: int) -> str:
    """The key of its name in words."""
    return "resource-" + RESOURCE_NAMES[resource]


def names_of(amounts: list[int]) -> list[int | str]:
    """The key of a name for every unit, of amounts by resource."""
    return [resource_name(resource) for resource, amount in enumerate(amounts) for _ in range(amount)]


class Effect:
    """One operation of a technology's effect; fields the operation does not use keep their neutral value."""

    def __init__(self, op: int) -> None:
        self.op: int = op
        self.amount: int = 1
        self.up_to: bool = False
        self.resources: int = 0
        self.who: int = SELF
        self.per: int = PER_NOTHING
        self.maximum: int = 0
        self.owner: int = OWN_DISPLAY
        self.owner_vp: int = 0
        self.source: int = FROM_DISPLAY
        self.mandatory: bool = False
        self.strength_bonus: int = 0
        self.exhaust_source: bool = False
        self.optional: bool = False
        self.attacker_vp: int = 0
        self.loser_exhausts: int = 0
        self.loser_gives_wonder: int = 0
        self.undefeated_vp: int = 0


class Card:
    """One civilization card; the copies of a start card share the object."""

    def __init__(self, card_id: str) -> None:
        self.id: str = card_id
        self.name: str = "card-" + card_id  # the key of its name in words
        self.set: int = START_SET
        self.era: int = START_ERA
        self.resource: int = FOOD
        self.vp: int = 0
        self.type: int = CIVIL
        self.strength: int = 0
        self.reaction: bool = False
        self.cost: list[int] = [0, 0, 0, 0, 0]  # food to oil
        self.units: int = 0  # of the cost
        self.removed_with_2_players: bool = False
        self.effects: list[Effect] = []


class Wonder:
    """One wonder; set 1 is built when the condition holds, set 2 needs fame markers."""

    def __init__(self, index: int, wonder_id: str) -> None:
        self.index: int = index
        self.id: str = wonder_id
        self.name: str = "wonder-" + wonder_id
        self.set: int = NEW_WORLD
        self.era: int = ANIMAL_ERA
        self.vp: int = 0
        self.marker_card: int = 0  # card instance
        self.fame_needed: int = 0  # 0 in set 1
        self.condition: int = RESOURCES_AT_LEAST
        self.condition_resources: int = ANY
        self.condition_amount: int = 1
        self.condition_type: int = ANY_TYPE
        self.condition_eras: int = 0  # bit e stands for era e


class Catalogue:
    """Everything the rules read as data; built once by the loader and never changed."""

    def __init__(self) -> None:
        self.digest: str = ""
        self.definitions: list[Card] = []  # in the order of their ids, start cards first
        self.start_cards: int = 0  # how many of them each player has
        # By card instance: the start cards of each seat, then one instance of every other card.
        self.cards: list[Card] = []
        self.instance_names: list[str] = []  # "C01.0" for start card C01 of seat 0, else "C22"
        self.wonders: list[Wonder] = []
        self.names: dict[str, dict[str, str]] = {}  # "C22" -> {"de": ..., "en": ...}
        self.decks: list[list[list[int]]] = []  # [set][era] -> card instances, marked cards included; set 0 is empty
        # By player count (0 and 1 stay empty), then by era.
        self.rows_single: list[list[int]] = []
        self.rows_combined: list[list[int]] = []
        # By player count: seats after the start player (who is 0) that begin with one resource in the display.
        self.start_resource_seats: list[list[int]] = []
        self.vp_limit: int = 0
        self.fame_markers: int = 0

    def start_hand(self, seat: int) -> list[int]:
        """The instances of the start cards that belong to a seat."""
        return list(range(seat * self.start_cards, (seat + 1) * self.start_cards))
