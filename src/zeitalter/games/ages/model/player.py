"""One player's civilization: cards in play, tokens on them, hands, and what the running turn remembers."""

from typing import Final

from zeitalter.core.part import Part
from zeitalter.games.ages.model.catalogue import Catalogue

NOTHING: Final = -1
NOBODY: Final = -1

# How the player wants to pay: the next payment by the trade routes agreement; under Nikola Tesla, for the rest of the
# turn, with the tokens on labs first. A player never has both: the pact leaves before he comes.
USUALLY: Final = 0
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
SOURCES: Final = (
    "production", "hunger", "events", "future-events", "action-cards", "leaders", "wonders", "colonies", "aggressions",
    "wars", "final",
)  # fmt: skip


class Player(Part):
    culture: int
    scores: list[int]  # culture points by source; their sum is `culture`
    science: int
    government: int
    leader: int
    leaders_taken: int  # bit mask of ages
    columbus_used: bool
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
    civil_used: bool  # a civil action was spent in this turn
    military_total: int
    military_left: int
    military_used: bool
    military_extra: int  # military actions of this turn alone
    unit_resources: int  # of this turn alone, for units
    leader_resources_used: int  # of those the leader gives for units
    free_population_used: bool
    swap: int  # how the player wants to pay
    swap_used: bool
    rebellion: int  # civil actions to be lost in the next turn
    no_politics: bool  # the next political action is forfeited
    pact: int  # own pact in force
    pact_partner: int
    pact_role: int  # of the owner: 0 is A, 1 is B
    war: int  # war declared by this player
    war_target: int
    attacker: int  # who attacked last (less mean variant)
    dealt: list[int]  # bonus cards dealt in the private variant
    chosen: list[int]  # of them


def new_player(catalogue: Catalogue) -> Player:
    """A civilization as printed on its board."""
    player = Player.blank()
    player.scores = [0] * len(SOURCES)
    player.workers = catalogue.start_workers[:]
    player.blue = [0] * catalogue.labs.end
    player.techs = [card for card in range(catalogue.built) if catalogue.cards[card].age == 0]
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
