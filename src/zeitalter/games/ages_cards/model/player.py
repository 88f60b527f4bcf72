"""What belongs to one player."""

from zeitalter.core.part import Part
from zeitalter.games.ages_cards.model.catalogue import ERAS


class Player(Part):
    """Cards in hand, resource side up and technology side up in the display, and wonders."""

    hand: list[int]
    resources: list[int]
    technologies: list[int]
    wonders: list[int]
    vp: int
    fame: list[int]  # fame markers on the wonder of each era

    def owned(self) -> list[int]:
        return self.hand + self.resources + self.technologies


def new_player(hand: list[int]) -> Player:
    player = Player.blank()
    player.hand = hand
    player.fame = [0] * ERAS
    return player
