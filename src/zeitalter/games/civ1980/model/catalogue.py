"""The map, nations and cards of the game as integers, so that the rules never touch a string."""

from typing import Final

# Civilization cards the rules know by name; bit c of a mask stands for card c.
AGRICULTURE: Final = 0
ASTRONOMY: Final = 2
CLOTH_MAKING: Final = 3
COINAGE: Final = 4
DEMOCRACY: Final = 5
ENGINEERING: Final = 7
LAW: Final = 8
MEDICINE: Final = 10
METAL_WORKING: Final = 11
MYSTICISM: Final = 13
PHILOSOPHY: Final = 14
POTTERY: Final = 15

# Commodities the rules know by name, among the trade cards.
GRAIN: Final = 5
STACKS: Final = 9

# Calamities, in the order of their stacks; among the trade cards they follow the commodities.
VOLCANO: Final = 0
FAMINE: Final = 1
CIVIL_WAR: Final = 2
FLOOD: Final = 3
EPIDEMIC: Final = 4
CIVIL_DISORDER: Final = 5
ICONOCLASM: Final = 6
PIRACY: Final = 7

# City sites.
NO_SITE: Final = 0
BLACK_SITE: Final = 1
WHITE_SITE: Final = 2

# Epochs of the succession table.
STONE_AGE: Final = 0
EARLY_BRONZE: Final = 1
LATE_BRONZE: Final = 2
EARLY_IRON: Final = 3
LATE_IRON: Final = 4

NONE: Final = -1


class Nation:
    """One row of the succession table."""

    __slots__ = ("epoch", "id", "printed", "start")

    def __init__(self, nation_id: str) -> None:
        self.id: str = nation_id
        self.start: list[int] = []  # areas
        self.epoch: list[int] = []  # of each space, 0 to 16
        self.printed: list[int] = []  # points printed on each space, 0 for none


class Board:
    """The part of the map used with one number of players. Areas and waters out of play have no links."""

    __slots__ = ("coasts", "in_play", "land", "links", "nations", "nodes", "site", "sites", "tokens")

    def __init__(self) -> None:
        self.in_play: list[bool] = []  # by area
        self.land: list[list[int]] = []  # by area: areas a token may walk to
        self.site: list[int] = []  # by area
        self.nodes: list[list[int]] = []  # by area: its coasts
        self.links: list[list[int]] = []  # by water: waters one step away
        self.coasts: list[int] = []  # areas with a coast
        self.sites: list[int] = []  # areas with a city site
        self.nations: list[int] = []
        self.tokens: int = 0


class Catalogue:
    """Everything the rules read as data; built once by the loader and never changed."""

    def __init__(self) -> None:
        self.digest: str = ""
        self.names: dict[str, dict[str, str]] = {}  # message key -> language -> name
        # The map. A water is a coast of an area or an open sea.
        self.areas: int = 0
        self.area_ids: list[str] = []
        self.limit: list[int] = []
        self.plain: list[int] = []  # flood plain of an area, or NONE
        self.plain_ids: list[str] = []
        self.volcano: list[int] = []
        self.volcano_ids: list[str] = []
        self.waters: int = 0
        self.water_ids: list[str] = []
        self.water_area: list[int] = []  # the area of a coast, NONE for an open sea
        self.neighbours: list[list[int]] = []  # areas with a common border by land or coastal water
        self.boards: list[Board] = []  # by number of players; 0 and 1 are empty; 8: two players on three panels
        # Nations and trade cards.
        self.nations: list[Nation] = []
        self.commodities: int = 0  # the first trade cards; the calamities follow
        self.trade_cards: int = 0
        self.no_wish: int = 0  # in place of a commodity
        self.trade_ids: list[str] = []
        self.trade_value: list[int] = []  # by trade card; 0 for calamities
        self.trade_copies: list[int] = []
        self.trade_stack: list[int] = []  # 0 to 8
        self.tradable: list[bool] = []
        # Civilization cards.
        self.cards: int = 0
        self.card_ids: list[str] = []
        self.cost: list[int] = []
        self.groups: list[int] = []  # masks of the four groups
        self.credit: list[list[int]] = []  # [giver][receiver], by colour
        self.special: list[list[int]] = []  # [giver][receiver], once per turn
        self.better_credit: list[list[int]] = []  # [receiver][giver], by colour or special
        self.needs: list[int] = []  # masks of cards
        self.copies: list[int] = []
        self.mysticism_removed: list[int] = []  # by number of players
        # Numbers of the rules.
        self.cities: int = 0
        self.ships: int = 0
        self.tax: int = 0
        self.ship_cost: int = 0
        self.capacity: int = 0
        self.range: int = 0
        self.long_range: int = 0
        self.city_on_site: int = 0
        self.city_elsewhere: int = 0
        self.support: int = 0
        self.defenders: int = 0
        self.attackers: int = 0
        self.attackers_engineering: int = 0
        self.hand_limit: int = 0
        self.gold_price: int = 0
        self.packet: int = 0
        self.most_owned: int = 0
        self.calamities_per_turn: int = 0
        self.finish: int = 0
        self.need_cities: int = 0
        self.need_groups: int = 0
        self.need_cards: int = 0
        self.need_value: int = 0
        self.famine_loss: int = 0
        self.famine_others: int = 0
        self.famine_each: int = 0
        self.famine_grain: int = 0
        self.flood_loss: int = 0
        self.flood_others: int = 0
        self.flood_engineering: int = 0
        self.epidemic_loss: int = 0
        self.epidemic_medicine: int = 0
        self.epidemic_others: int = 0
        self.epidemic_each: int = 0
        self.epidemic_each_medicine: int = 0
        self.war_threshold: int = 0
        self.war_victim: int = 0
        self.war_beneficiary: int = 0
        self.war_threshold_democracy: int = 0
        self.war_beneficiary_democracy: int = 0
        self.war_beneficiary_philosophy: int = 0
        self.disorder_kept: int = 0
        self.disorder_kept_law: int = 0
        self.disorder_kept_both: int = 0
        self.iconoclasm_lost: int = 0
        self.iconoclasm_lost_law: int = 0
        self.iconoclasm_lost_philosophy: int = 0
        self.iconoclasm_others: int = 0
        self.iconoclasm_other_law: int = 0
        # For drawing only.
        self.colours: list[str] = []  # by nation
        self.positions: list[list[int]] = []  # by area, then by sea: x, y
        self.points: list[list[list[int]]] = []
        self.seas: list[int] = []  # waters that are open seas
