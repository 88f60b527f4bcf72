"""Scripted opponents of the card game."""

from typing import Final

from zeitalter.core.action import Action
from zeitalter.core.script import Script
from zeitalter.games.ages_cards.model import verbs
from zeitalter.games.ages_cards.model.catalogue import ATTACK, CIVIL, TACTIC
from zeitalter.games.ages_cards.model.state import AgesCards

SYMBOL: Final = 0.5  # value of a military symbol on any own card
VIOLENT: Final = (verbs.Activate, verbs.Strike, verbs.Deploy)


class Raider(Script[AgesCards]):
    """Attacks whenever it can, buys attacks and tactics before anything else, and keeps them from being resources."""

    def __init__(self) -> None:
        super().__init__("raider")

    def bend(self, state: AgesCards, seat: int) -> float:
        player = state.players[seat]
        symbols = 0
        for card in player.hand + player.resources + player.technologies:
            symbols += state.card(card).strength
        return SYMBOL * symbols

    def narrow(self, state: AgesCards, seat: int, actions: list[Action]) -> list[Action]:
        if state.active != seat:
            return actions
        wanted: list[Action] = []
        for action in actions:
            if isinstance(action, VIOLENT) or self.is_military(state, action):
                wanted.append(action)
        if not wanted or isinstance(actions[0], verbs.PlayResource):
            wanted = [action for action in actions if action not in wanted]
        return wanted or actions

    def is_military(self, state: AgesCards, action: Action) -> bool:
        """A card to attack with, at once or some day. A tactic is played only if its attack lies ready."""
        if isinstance(action, verbs.PlayTechnology):
            kind = state.card(action.card).type
            return kind == ATTACK or (kind == TACTIC and self.has_attack(state))
        if isinstance(action, (verbs.PlayResource, verbs.Buy)):
            return state.card(action.card).type != CIVIL
        return False

    def has_attack(self, state: AgesCards) -> bool:
        player = state.players[state.active]
        for card in player.technologies:
            if state.card(card).type == ATTACK:
                return True
        return False


SCRIPTS: Final[list[Script[AgesCards]]] = [Raider()]
