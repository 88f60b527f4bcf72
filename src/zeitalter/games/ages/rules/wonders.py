"""Building wonders stage by stage (Zivilaktion 10), and what those of age III score on completion."""

from zeitalter.core.action import Action
from zeitalter.games.ages.model.catalogue import Card
from zeitalter.games.ages.model.player import NOTHING, WONDERS, Player
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.rules.army import count
from zeitalter.games.ages.rules.civilization import labs_as_mines, levels_on, recount_actions, technology_levels
from zeitalter.games.ages.rules.moves import card_key, gain_culture
from zeitalter.games.ages.rules.payments import resources_available, spend_resources


def stages_per_action(state: Ages, player: Player) -> int:
    most = 1
    for special in player.specials:
        most = max(most, state.catalogue.cards[special].stages_per_action)
    return most


def add_stages(state: Ages, player: Player, legal: list[Action]) -> None:
    stages = state.catalogue.cards[player.wonder].stages
    budget = resources_available(state, player)
    cost = 0
    for n in range(1, stages_per_action(state, player) + 1):
        if player.stages + n > len(stages):
            break
        cost += stages[player.stages + n - 1]
        if cost > budget or not markers_fit(state, player, n, 0):
            break
        legal.append(state.catalogue.prepared.stages[n])


def markers_fit(state: Ages, player: Player, number: int, discount: int) -> bool:
    """Each stage but the last is marked by a token of the bank, once it is paid for."""
    if player.bank > 12:
        return True
    trial = player.copy()
    return pay_stages(state, trial, number, discount)


def pay_stages(state: Ages, player: Player, number: int, discount: int) -> bool:
    stages = state.catalogue.cards[player.wonder].stages
    for _i in range(number):
        spend_resources(state, player, max(0, stages[player.stages] - discount))
        player.stages += 1
        if player.stages < len(stages):
            if not player.bank:
                return False
            player.bank -= 1
        else:
            player.bank += len(stages) - 1
    return True


def build_stages(state: Ages, seat: int, number: int, discount: int) -> None:
    player = state.players[seat]
    card = state.card(player.wonder)
    pay_stages(state, player, number, discount)
    state.emit("event-stage", {"seat": seat, "card": card_key(state, card.index), "n": number})
    if player.stages == len(card.stages):
        player.wonders.append(card.index)
        player.wonder = NOTHING
        player.stages = 0
        state.emit("event-wonder", {"seat": seat, "card": card_key(state, card.index)})
        recount_actions(state, seat)
        gain_culture(state, seat, completion_score(state, player, card), WONDERS)


def abandon_wonder(state: Ages, seat: int) -> None:
    """The wonder under construction leaves the game; its markers return to the bank."""
    player = state.players[seat]
    state.emit("event-wonder-lost", {"seat": seat, "card": card_key(state, player.wonder)})
    player.bank += player.stages
    player.stages = 0
    player.wonder = NOTHING


def completion_score(state: Ages, player: Player, card: Card) -> int:
    """What the wonders of age III score once, on completion."""
    catalogue = state.catalogue
    workers = player.workers
    total = 0
    if card.score_per_city_worker or card.score_per_land_worker:
        land = count(workers, catalogue.land) + sum([workers[lab] for lab in labs_as_mines(state, player)])
        total += card.score_per_city_worker * (sum(workers) - land) + card.score_per_land_worker * land
    if card.score_per_technology_level:
        total += card.score_per_technology_level * sum(technology_levels(state, player))
    labs, libraries, theaters = catalogue.labs, catalogue.libraries, catalogue.theaters
    library_levels = levels_on(catalogue, workers, libraries.first, libraries.end)
    if card.score_per_theater_and_library_level:
        levels = library_levels + levels_on(catalogue, workers, theaters.first, theaters.end)
        total += card.score_per_theater_and_library_level * levels
    if card.score_per_lab_and_library_level:
        levels = library_levels + levels_on(catalogue, workers, labs.first, labs.end)
        total += card.score_per_lab_and_library_level * levels
    return total
