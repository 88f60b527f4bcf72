"""One player's civilization: cards in play, tokens on them, hands, and what the running turn remembers."""

from typing import Final

from zeitalter.games.ages.model.catalogue import BUILT, LABS_END, Catalogue

NOTHING: Final = -1
NOBODY: Final = -1

# How the player wants to pay: the next payment by the trade routes agreement; under Nikola Tesla, for the rest of the
# turn, with the tokens on labs first. A player never has both: the pact leaves before he comes.
FOOD_FOR_RESOURCE: Final = 1
RESOURCE_FOR_FOOD: Final = 2
LABS_FIRST: Final = 3

# Where culture points come from, for the breakdown at the end.
PRODUCTION: Final = 0
HUNGER: Final = 1
EVENTS: Final = 2
FUTURE_EVENTS: Final = 3
ACTION_CARDS: Final = 4
LEADERS: Final = 5
WONDERS: Final = 6
COLONIES: Final = 7
AGGRESSIONS: Final = 8
WARS: Final = 9
FINAL: Final = 10
SOURCES: Final = 11


class Player:
    __slots__ = (
        "attacker",
        "bank",
        "blue",
        "blue_owned",
        "chosen",
        "civil_left",
        "civil_total",
        "civil_used",
        "colonies",
        "columbus_used",
        "culture",
        "dealt",
        "free_population_used",
        "fresh",
        "government",
        "hand",
        "leader",
        "leader_resources_used",
        "leaders_taken",
        "military",
        "military_extra",
        "military_left",
        "military_total",
        "military_used",
        "no_politics",
        "pact",
        "pact_partner",
        "pact_role",
        "rebellion",
        "ruins",
        "science",
        "scores",
        "shown",
        "specials",
        "stages",
        "swap",
        "swap_used",
        "tactic",
        "techs",
        "unit_resources",
        "unused",
        "war",
        "war_target",
        "wonder",
        "wonders",
        "workers",
        "yellow",
        "yellow_owned",
    )
    culture: int
    scores: list[int]  # culture points by source; their sum is `culture`
    science: int
    government: int
    leader: int
    leaders_taken: int  # bit mask of ages
    columbus_used: int
    techs: list[int]  # technologies in play that workers may stand on, sorted
    workers: list[int]  # by card
    blue: list[int]  # blue tokens by card, on farms, mines and (Nikola Tesla) labs
    specials: list[int]  # special technologies in play
    wonder: int  # under construction
    stages: int  # of it, each marked by a blue token
    wonders: list[int]  # completed
    ruins: list[int]  # completed, then turned over by the event Ravages of Time
    colonies: list[int]
    tactic: int
    hand: list[int]  # civil cards
    fresh: list[int]  # action cards taken in this turn
    military: list[int]  # military cards
    shown: list[int]  # those of them that everybody has seen
    yellow: int  # tokens in the yellow bank
    unused: int  # unused workers
    bank: int  # tokens in the blue bank
    yellow_owned: int
    blue_owned: int
    civil_total: int
    civil_left: int
    civil_used: int  # 1 once a civil action was spent in this turn
    military_total: int
    military_left: int
    military_used: int
    military_extra: int  # military actions of this turn alone
    unit_resources: int  # of this turn alone, for units
    leader_resources_used: int  # of those the leader gives for units
    free_population_used: int
    swap: int  # how the player wants to pay, 0 for the usual way
    swap_used: int
    rebellion: int  # civil actions to be lost in the next turn
    no_politics: int  # 1: the next political action is forfeited
    pact: int  # own pact in force
    pact_partner: int
    pact_role: int  # of the owner: 0 is A, 1 is B
    war: int  # war declared by this player
    war_target: int
    attacker: int  # who attacked last (less mean variant)
    dealt: list[int]  # bonus cards dealt in the private variant
    chosen: list[int]  # of them

    def copy(self) -> "Player":
        other = Player()
        other.culture = self.culture
        other.scores = self.scores[:]
        other.science = self.science
        other.government = self.government
        other.leader = self.leader
        other.leaders_taken = self.leaders_taken
        other.columbus_used = self.columbus_used
        other.techs = self.techs[:]
        other.workers = self.workers[:]
        other.blue = self.blue[:]
        other.specials = self.specials[:]
        other.wonder = self.wonder
        other.stages = self.stages
        other.wonders = self.wonders[:]
        other.ruins = self.ruins[:]
        other.colonies = self.colonies[:]
        other.tactic = self.tactic
        other.hand = self.hand[:]
        other.fresh = self.fresh[:]
        other.military = self.military[:]
        other.shown = self.shown[:]
        other.yellow = self.yellow
        other.unused = self.unused
        other.bank = self.bank
        other.yellow_owned = self.yellow_owned
        other.blue_owned = self.blue_owned
        other.civil_total = self.civil_total
        other.civil_left = self.civil_left
        other.civil_used = self.civil_used
        other.military_total = self.military_total
        other.military_left = self.military_left
        other.military_used = self.military_used
        other.military_extra = self.military_extra
        other.unit_resources = self.unit_resources
        other.leader_resources_used = self.leader_resources_used
        other.free_population_used = self.free_population_used
        other.swap = self.swap
        other.swap_used = self.swap_used
        other.rebellion = self.rebellion
        other.no_politics = self.no_politics
        other.pact = self.pact
        other.pact_partner = self.pact_partner
        other.pact_role = self.pact_role
        other.war = self.war
        other.war_target = self.war_target
        other.attacker = self.attacker
        other.dealt = self.dealt[:]
        other.chosen = self.chosen[:]
        return other

    def lists(self) -> list[list[int]]:
        return [
            self.scores,
            self.techs,
            self.workers,
            self.blue,
            self.specials,
            self.wonders,
            self.ruins,
            self.colonies,
            self.hand,
            self.fresh,
            self.military,
            self.shown,
            self.dealt,
            self.chosen,
        ]

    def numbers(self) -> list[int]:
        return [
            self.culture,
            self.science,
            self.government,
            self.leader,
            self.leaders_taken,
            self.columbus_used,
            self.wonder,
            self.stages,
            self.tactic,
            self.yellow,
            self.unused,
            self.bank,
            self.yellow_owned,
            self.blue_owned,
            self.civil_total,
            self.civil_left,
            self.civil_used,
            self.military_total,
            self.military_left,
            self.military_used,
            self.military_extra,
            self.unit_resources,
            self.leader_resources_used,
            self.free_population_used,
            self.swap,
            self.swap_used,
            self.rebellion,
            self.no_politics,
            self.pact,
            self.pact_partner,
            self.pact_role,
            self.war,
            self.war_target,
            self.attacker,
        ]


PackedPlayer = tuple[list[list[int]], list[int]]


def unpack_player(lists: list[list[int]], numbers: list[int]) -> Player:
    """The other way round: takes over the lists it is given."""
    player = Player()
    player.scores, player.techs, player.workers, player.blue, player.specials, player.wonders, player.ruins = lists[:7]
    player.colonies, player.hand, player.fresh, player.military, player.shown, player.dealt, player.chosen = lists[7:]
    player.culture, player.science, player.government, player.leader, player.leaders_taken = numbers[:5]
    player.columbus_used, player.wonder, player.stages, player.tactic, player.yellow, player.unused = numbers[5:11]
    player.bank, player.yellow_owned, player.blue_owned, player.civil_total, player.civil_left = numbers[11:16]
    player.civil_used, player.military_total, player.military_left, player.military_used = numbers[16:20]
    player.military_extra, player.unit_resources, player.leader_resources_used = numbers[20:23]
    player.free_population_used, player.swap, player.swap_used, player.rebellion = numbers[23:27]
    player.no_politics, player.pact, player.pact_partner, player.pact_role, player.war = numbers[27:32]
    player.war_target, player.attacker = numbers[32:]
    return player


def new_player(catalogue: Catalogue) -> Player:
    """A civilization as printed on its board."""
    lists: list[list[int]] = [[] for i in range(14)]
    player = unpack_player(lists, [0] * 34)
    player.scores = [0] * SOURCES
    player.workers = catalogue.start_workers[:]
    player.blue = [0] * LABS_END
    player.techs = [card for card in range(BUILT) if catalogue.cards[card].age == 0]
    player.unused = catalogue.start_unused
    player.yellow_owned = catalogue.yellow_tokens
    player.yellow = catalogue.yellow_tokens - sum(player.workers) - player.unused
    player.blue_owned = catalogue.blue_tokens
    player.bank = catalogue.blue_tokens
    player.government = catalogue.start_government
    player.civil_total = catalogue.cards[player.government].civil_actions
    player.military_total = catalogue.cards[player.government].military_actions
    player.leader = NOTHING
    player.wonder = NOTHING
    player.tactic = NOTHING
    player.pact = NOTHING
    player.pact_partner = NOBODY
    player.war = NOTHING
    player.war_target = NOBODY
    player.attacker = NOBODY
    return player
