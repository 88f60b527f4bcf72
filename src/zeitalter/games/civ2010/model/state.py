"""The position: the map, everybody's sheet, the market, and what the running turn and battle remember."""

from typing import Final

from zeitalter.core.agenda import Step
from zeitalter.core.part import Shared, Value
from zeitalter.core.state import FIRST_GAME_ENDING, State
from zeitalter.games.civ2010.model.battle import Battle
from zeitalter.games.civ2010.model.catalogue import Catalogue
from zeitalter.games.civ2010.model.offer import Offer
from zeitalter.games.civ2010.model.player import Player
from zeitalter.games.civ2010.model.shared import Numbers
from zeitalter.games.civ2010.model.turn import Turn

# Ways the game ends, after the common ones of the core.
CULTURE_VICTORY: Final = FIRST_GAME_ENDING
TECH_VICTORY: Final = FIRST_GAME_ENDING + 1
ECONOMIC_VICTORY: Final = FIRST_GAME_ENDING + 2
MILITARY_VICTORY: Final = FIRST_GAME_ENDING + 3
FIRST_GAME_OVER: Final = FIRST_GAME_ENDING + 4  # the recommended first game ends with the third city
ROUND_LIMIT: Final = FIRST_GAME_ENDING + 5


class Settings(Value):
    """What was chosen before the game."""

    first_game: bool
    choosing: bool  # civilizations may be chosen if everybody agrees
    own_battle_turn: bool  # abilities in battle only before and after an own unit
    limit: int  # rounds, 0 for none


class Civ2010(State):
    """A game of "Sid Meier's Civilization: Das Brettspiel".

    Bots copy positions all the time, so what seldom changes is a tuple, which copies share.
    """

    catalogue: Shared[Catalogue]
    edition: int  # which printing of the cards
    settings: Settings
    round: int
    start_player: int
    players: list[Player]
    # the map, by square
    ground: Numbers  # which of the grounds a revealed square shows; NONE elsewhere
    works: Numbers  # the building, wonder or great person on it, or NONE
    owner: Numbers  # seat to whose city the square belongs, or NONE
    district: Numbers  # which city of that seat, or NONE
    holder: list[int]  # seat whose figures stand there, or NONE
    token: Numbers  # hut or village token on it, or NONE
    place_tiles: Numbers  # by place of the layout: the neutral tile that lies there
    revealed: int  # bit mask of places
    spare_tiles: Numbers  # left in the box, unseen
    # supplies
    market: list[int]  # resource tokens by kind
    supply: Numbers  # building markers by family
    hut_pile: Numbers
    village_pile: Numbers
    spent: list[int]  # hut and village tokens out of the game
    persons: Numbers  # pile of great persons, the top last
    wonder_deck: Numbers  # the top last
    wonder_market: Numbers  # four places; NONE where empty
    wonder_square: Numbers  # by wonder: where it stands, or NONE
    obsolete: int  # bit mask of wonders
    canal: int  # coins on the Panama Canal
    disasters: int  # markers left
    decks: list[Numbers]  # culture events by era, the top last
    discards: list[Numbers]
    unit_decks: list[Numbers]  # by type, the top last
    unit_discards: list[Numbers]
    # what others have seen: bit masks of seats that know where the thing is
    card_known: Numbers
    token_known: Numbers
    unit_known: Numbers
    # the running round
    turn: Turn
    battle: Battle
    offers: list[Offer]
    offers_left: list[int]
    traded: int  # bit mask: seats that are done with trading
    held: list[int]  # squares that no figure may leave this round
    winners: int  # bit mask

    def rounds(self) -> int:
        return self.round

    def push(self, step: Step) -> None:
        if not self.ended:  # a victory ends everything at once, also in the middle of a rule
            self.agenda.append(step)

    def others(self, seat: int) -> list[int]:
        """The other seats, clockwise."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    def ability(self, seat: int) -> str:
        """What the civilization of a seat can do."""
        return self.catalogue.civilizations[self.players[seat].civilization].ability
