"""What the running turn remembers."""

from zeitalter.core.part import Part
from zeitalter.games.ages_cards.model.catalogue import NOBODY, NOTHING, RESOURCES


class Turn(Part):
    gained: list[int]  # temporary resources
    paid: list[int]  # resources put down so far for the card being bought
    under_way: list[int]  # cards whose effect is being carried out, each activated by the one before
    activated: list[list[int]]  # by the player, then by each of the cards under way
    exhausted: int  # cards exhausted by the running effect
    opponent: int  # chosen by the running effect
    deployed: list[int]  # attack cards put down by the running effect
    struck: int  # attack activated last
    attacks: int
    vp_gained: int
    bought_era: int
    cards_taken_back: int
    vp_taken_back: int
    ending: int  # how the game ends after this turn, 0 if it goes on


def new_turn() -> Turn:
    turn = Turn.blank()
    turn.gained = [0] * RESOURCES
    turn.paid = [0] * RESOURCES
    turn.activated = [[]]
    turn.opponent = NOBODY
    turn.struck = NOTHING
    turn.bought_era = NOTHING
    return turn
