# mypyc: no
"""Statistics of a given civilization, by the same code the game uses: to check positions from elsewhere.

from zeitalter.games.ages import Tableau, statistics

statistics(Tableau(workers={"bronze": 3, "philosophy": 2}, leader="aristotle")).science
"""

from functools import cache

from msgspec import Struct

from zeitalter.core.chance import Chance
from zeitalter.games.ages.data.load import load
from zeitalter.games.ages.game import AgesGame
from zeitalter.games.ages.model.catalogue import Catalogue
from zeitalter.games.ages.model.options import Options
from zeitalter.games.ages.model.player import Player, new_player
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.civilization import action_totals, figures, urban_limit
from zeitalter.games.ages.rules.population import population_cost
from zeitalter.games.ages.rules.tokens import food_stored, resources_stored


class Tableau(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A civilization by card ids, such as "bronze" or "st_peters_basilica"; see data/civil.toml and military.toml.

    `workers` names every technology that workers may stand on beyond the start technologies, with 0 for one that has
    none. Without `yellow_bank` and `blue_bank` the banks hold what is left of 25 yellow and 18 blue tokens.
    """

    government: str = "despotism"
    leader: str | None = None
    workers: dict[str, int] = {}
    unused: int = 0
    blue: dict[str, int] = {}  # blue tokens on farms and mines
    specials: list[str] = []
    wonders: list[str] = []  # completed
    ruins: list[str] = []  # completed, then turned over
    colonies: list[str] = []
    tactic: str | None = None
    yellow_bank: int | None = None
    blue_bank: int | None = None


class Statistics(Struct, frozen=True):
    culture: int  # income per turn
    science: int
    strength: int
    faces: int
    faces_needed: int
    discontent: int
    food_production: int
    resource_production: int
    consumption: int
    corruption: int  # with the blue bank as it is
    food: int  # in store
    resources: int
    population_cost: int
    civil_actions: int
    military_actions: int
    urban_limit: int


@cache
def built_in() -> Catalogue:
    return load()


def statistics(tableau: Tableau, catalogue: Catalogue | None = None) -> Statistics:
    """What the tracks and banks of this civilization show; pacts apart, it stands alone."""
    catalogue = catalogue or built_in()
    state = position(catalogue, tableau)
    player = state.players[0]
    now = figures(state, 0)
    civil, military = action_totals(state, 0)
    needed = catalogue.faces_needed[player.yellow]
    return Statistics(
        culture=now.culture,
        science=now.science,
        strength=now.strength,
        faces=now.faces,
        faces_needed=needed,
        discontent=max(0, needed - now.faces),
        food_production=now.food,
        resource_production=now.resources,
        consumption=catalogue.consumption[player.yellow],
        corruption=catalogue.corruption[player.bank],
        food=food_stored(state, player),
        resources=resources_stored(state, player),
        population_cost=population_cost(state, player),
        civil_actions=civil,
        military_actions=military,
        urban_limit=urban_limit(state, player),
    )


def position(catalogue: Catalogue, tableau: Tableau) -> Ages:
    """A game of two in which seat 0 has this civilization."""
    state = AgesGame(catalogue).set_up(2, Options("expert"), Chance(bytes(16)))
    state.players[0] = civilization(catalogue, tableau)
    return state


def civilization(catalogue: Catalogue, tableau: Tableau) -> Player:
    number = catalogue.ids.index
    player = new_player(catalogue)
    player.government = number(tableau.government)
    player.workers = [tableau.workers.get(catalogue.ids[card], 0) for card in range(catalogue.built)]
    player.techs = sorted({*player.techs, *(number(name) for name in tableau.workers)})
    if tableau.leader is not None:
        player.leader = number(tableau.leader)
    if tableau.tactic is not None:
        player.tactic = number(tableau.tactic)
    for name, tokens in tableau.blue.items():
        player.blue[number(name)] = tokens
    player.specials = [number(name) for name in tableau.specials]
    player.wonders = [number(name) for name in tableau.wonders]
    player.ruins = [number(name) for name in tableau.ruins]
    player.colonies = [number(name) for name in tableau.colonies]
    player.unused = tableau.unused
    left = max(0, player.yellow_owned - sum(player.workers) - player.unused)
    player.yellow = left if tableau.yellow_bank is None else tableau.yellow_bank
    left = max(0, player.blue_owned - sum(player.blue))
    player.bank = left if tableau.blue_bank is None else tableau.blue_bank
    player.yellow_owned = player.yellow + sum(player.workers) + player.unused
    player.blue_owned = player.bank + sum(player.blue)
    return player
