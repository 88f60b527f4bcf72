"""What farms and mines make: tokens from the blue bank while there are any (rulebook, Produktion und Versorgung)."""

from zeitalter.games.ages.model.player import NOTHING, Player
from zeitalter.games.ages.model.state import Ages
from zeitalter.games.ages.model.steps import TURN_END
from zeitalter.games.ages.rules.civilization import best_mine, sides
from zeitalter.games.ages.rules.tokens import gain_resources, pay_resources, resource_places


def make_resources(state: Ages, seat: int, player: Player, skipped: int, occasion: int) -> None:
    produce_resources(state, player, skipped)
    if occasion != TURN_END:
        return
    for side in sides(state, seat):
        if side.resource > 0:
            gain_resources(state, player, side.resource)
        elif side.resource < 0:
            pay_resources(state, player, -side.resource)


def produce_food(state: Ages, player: Player) -> None:
    """One token for each worker on a farm, highest level first while there are tokens."""
    farms = state.catalogue.farms
    for tech in range(farms.end - 1, farms.first - 1, -1):
        lay_tokens(player, tech, player.workers[tech])


def mines_and_labs(state: Ages, player: Player) -> list[int]:
    """Cards that produce resources, the most valuable first."""
    return [tech for tech in reversed(resource_places(state, player)) if player.workers[tech]]


def produce_resources(state: Ages, player: Player, skipped: int) -> None:
    """One token for each worker on a mine; the railroad doubles the best mine, Nikola Tesla adds the labs. By the
    alternative rule of corruption one of all these tokens may stay in the bank, that of the mine which is skipped."""
    best = NOTHING
    for wonder in player.wonders:
        if state.catalogue.cards[wonder].best_mine_again:
            best = best_mine(state, player)
    for tech in mines_and_labs(state, player):
        lay_tokens(player, tech, player.workers[tech] + (1 if tech == best else 0))
    if skipped != NOTHING:
        player.blue[skipped] -= 1
        player.bank += 1


def lay_tokens(player: Player, tech: int, number: int) -> None:
    number = min(number, player.bank)
    player.blue[tech] += number
    player.bank -= number
