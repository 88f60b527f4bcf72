"""The view of the card game as numbers. Copies of a start card count as one kind of card."""

from typing import Any

from zeitalter.core.agenda import Step
from zeitalter.core.features import PLAYERS, Sheet, Writer, around
from zeitalter.games.ages_cards.model.catalogue import ERA_NAMES, RESOURCE_NAMES, Catalogue
from zeitalter.games.ages_cards.model.options import MODES


class AgesCardsWriter(Writer):
    def __init__(self, steps: list[type[Step]], catalogue: Catalogue) -> None:
        super().__init__(steps)
        self.cards = [card.id for card in catalogue.definitions]
        self.wonders = [wonder.id for wonder in catalogue.wonders]
        self.kinds = [self.cards.index(card.id) for card in catalogue.cards]  # by card instance
        self.modes: list[str] = list(MODES)

    def write(self, sheet: Sheet, view: Any) -> None:
        super().write(sheet, view)
        seats = around(view)
        sheet.one_of("mode", self.modes, self.modes.index(view.mode))
        sheet.number("turns", view.turns)
        for place, seat in enumerate(seats):
            sheet.under(PLAYERS[place])
            sheet.number("starts", seat == view.start_player)
            sheet.number("active", seat == view.active)
            self.write_player(sheet, view.players[seat])
        sheet.under("")
        self.write_offers(sheet, view)
        self.write_turn(sheet, view, seats)

    def write_player(self, sheet: Sheet, player: Any) -> None:
        sheet.number("vp", player.vp)
        sheet.several("hand", self.cards, self.kinds_of(player.hand))
        sheet.several("resources", self.cards, self.kinds_of(player.resources))
        sheet.several("technologies", self.cards, self.kinds_of(player.technologies))
        sheet.several("wonders", self.wonders, player.wonders)
        sheet.each("fame", ERA_NAMES, player.fame)

    def write_offers(self, sheet: Sheet, view: Any) -> None:
        sheet.several("pyramid", self.cards, self.kinds_of([card for row in view.pyramid for card in row]))
        stacks = [stack for stack in view.projects if stack is not None]
        sheet.several("projects_open", self.cards, self.kinds_of([stack.top for stack in stacks]))
        sheet.several("projects_below", self.cards, self.kinds_of([card for stack in stacks for card in stack.below]))
        sheet.several("wonders", self.wonders, view.wonders)

    def write_turn(self, sheet: Sheet, view: Any, seats: list[int]) -> None:
        turn = view.turn
        sheet.under("turn")
        sheet.each("gained", RESOURCE_NAMES, turn.gained)
        sheet.each("paid", RESOURCE_NAMES, turn.paid)
        sheet.several("under_way", self.cards, self.kinds_of(turn.under_way))
        sheet.several("activated", self.cards, self.kinds_of([card for cards in turn.activated for card in cards]))
        sheet.number("exhausted", turn.exhausted)
        sheet.one_of("opponent", PLAYERS[: len(seats)], seats.index(turn.opponent) if turn.opponent >= 0 else None)
        sheet.several("deployed", self.cards, self.kinds_of(turn.deployed))
        sheet.one_of("struck", self.cards, self.kinds[turn.struck] if turn.struck >= 0 else None)
        sheet.number("attacks", turn.attacks)
        sheet.number("vp_gained", turn.vp_gained)
        sheet.one_of("bought_era", ERA_NAMES, turn.bought_era)
        sheet.number("cards_taken_back", turn.cards_taken_back)
        sheet.number("vp_taken_back", turn.vp_taken_back)
        sheet.number("ending", turn.ending)
        sheet.under("")

    def kinds_of(self, cards: list[int]) -> list[int]:
        return [self.kinds[card] for card in cards]
