# mypyc: no
"""The table as text for a terminal: the pyramid, the wonders, everyone's cards."""

from zeitalter.core.wording import Wording
from zeitalter.games.ages_cards.model.catalogue import (
    COST_RESOURCES,
    ERAS,
    NOTHING,
    TYPE_NAMES,
    Card,
    Catalogue,
    resource_name,
)
from zeitalter.games.ages_cards.view.effect_words import card_words, wonder_words
from zeitalter.games.ages_cards.view.shape import AgesCardsView, Projects, Reckoning

BOLD, DIM, RESET = "\x1b[1m", "\x1b[2m", "\x1b[0m"
TYPE_COLOURS = ("\x1b[32m", "\x1b[31m", "\x1b[34m")  # civil green, attack red, tactic blue, as on the cards
NARROWEST_COLUMN = 9


class Board:
    """Draws a view for people."""

    def __init__(self, view: AgesCardsView, reckoning: Reckoning, catalogue: Catalogue, words: Wording, width: int):
        self.view = view
        self.reckoning = reckoning
        self.extras = {offer.card: offer.extra for offer in reckoning.offers}
        self.catalogue = catalogue
        self.words = words
        self.width = max(width, 60)
        self.seat = view.seat

    def card(self, card: int) -> Card:
        return self.catalogue.cards[card]

    def text(self) -> str:
        lines = [f"{BOLD}{self.words('label-pyramid')}{RESET}"]
        lines += self.pyramid()
        lines.append(self.legend())
        lines += self.wonders()
        for seat in range(self.view.seats):
            if seat != self.seat:
                lines += ["", *self.player(seat)]
        if self.seat is not None:
            lines += ["", *self.player(self.seat), *self.hand(self.seat)]
        return "\n".join(lines)

    # ---- the middle of the table ----------------------------------------------------------------------------------

    def pyramid(self) -> list[str]:
        """Rows from the top, each card with its price; a card rests on the two below it."""
        view = self.view
        column = max((self.width - 2) // len(view.pyramid[0]), NARROWEST_COLUMN)
        lines: list[str] = []
        for era in reversed(range(ERAS)):
            row = view.pyramid[era]
            indent = " " * ((len(view.pyramid[0]) - len(row)) * column // 2)
            names = [self.cell(card, self.name(card) if card != NOTHING else "·", column) for card in row]
            prices = [self.cell(card, self.price(card) if card != NOTHING else "", column) for card in row]
            lines += [indent + "".join(names), indent + DIM + "".join(prices) + RESET]
            stack = view.projects[era]
            if stack:
                lines.append(f"{DIM}{self.words('label-projects')}{RESET} {self.project(stack)}")
        return lines

    def legend(self) -> str:
        """What colours and short prices mean."""
        words = self.words
        kinds = [f"{colour}{words('type-' + name)}{RESET}" for colour, name in zip(TYPE_COLOURS, TYPE_NAMES)]
        prices = [f"{self.short(resource)} {words(resource_name(resource))}" for resource in range(COST_RESOURCES)]
        return "  ".join([*kinds, DIM + ", ".join(prices), words("label-any") + RESET])

    def short(self, resource: int) -> str:
        return self.words(resource_name(resource))[:2]

    def cell(self, card: int, text: str, column: int) -> str:
        padded = text[: column - 1].ljust(column)
        return padded if card == NOTHING else TYPE_COLOURS[self.card(card).type] + padded + RESET

    def name(self, card: int) -> str:
        return self.words(self.card(card).name)

    def resource(self, card: int) -> str:
        return self.words(resource_name(self.card(card).resource))

    def coloured(self, card: int) -> str:
        return TYPE_COLOURS[self.card(card).type] + self.name(card) + RESET

    def price(self, card: int) -> str:
        """Base cost by initials of the resources, then the surcharge of any kind."""
        cost, extra = self.card(card).cost, self.extras[card]
        units = [self.short(r) for r in range(COST_RESOURCES) for unit in range(cost[r])]
        return " ".join(units) + (f" +{extra}" if extra else "")

    def project(self, stack: Projects) -> str:
        rest = self.words("label-below", n=len(stack.below))
        return f"{self.coloured(stack.top)} ({self.price(stack.top)}; {rest})"

    def wonders(self) -> list[str]:
        lines = ["", f"{BOLD}{self.words('label-wonders')}{RESET}"]
        for era, number in enumerate(self.view.wonders):
            if number == NOTHING:
                continue
            wonder = self.catalogue.wonders[number]
            condition = self.words.message(wonder_words(wonder))
            line = f"  {self.words(wonder.name)} ({self.words('points', n=wonder.vp)}): {condition}"
            if self.seat is not None:
                progress = f"{self.reckoning.progress[era][self.seat]}/{wonder.condition_amount}"
                line += f" [{self.words('label-you')} {progress}]"
            if self.view.mode != "new_world":
                line += f" – {self.words('label-fame')} {self.fame(era)} / {wonder.fame_needed}"
            lines.append(line)
        return lines

    def fame(self, era: int) -> str:
        markers = [
            f"{self.words.player(seat)} {player.fame[era]}"
            for seat, player in enumerate(self.view.players)
            if player.fame[era]
        ]
        return ", ".join(markers) or "0"

    # ---- the players ----------------------------------------------------------------------------------------------

    def player(self, seat: int) -> list[str]:
        view, player, words = self.view, self.view.players[seat], self.words
        marker = "▶ " if seat == view.active else "  "
        facts = [
            f"{words('label-strength')} {self.reckoning.strength[seat]}",
            f"{words('label-hand')} {words('cards', n=len(player.hand))}",
        ]
        if view.mode != "new_world":
            facts.insert(0, f"{words('label-points')} {player.vp}")
        lines = [f"{BOLD}{marker}{words.player(seat)}{RESET}  {'  '.join(facts)}"]
        gained, paid = (view.turn.gained, view.turn.paid) if seat == view.active else ([], [])
        groups = {
            "hand": [self.with_strength(card) for card in player.hand] if seat != self.seat else [],
            "resources": [f"{self.resource(card)} ({self.name(card)})" for card in player.resources],
            "technologies": [self.with_strength(card) for card in player.technologies],
            "wonders": [words(self.catalogue.wonders[wonder].name) for wonder in player.wonders],
            "temporary": self.amounts(gained),
            "paid": self.amounts(paid),
        }
        lines += [f"    {words('label-' + group)}: {', '.join(shown)}" for group, shown in groups.items() if shown]
        return lines

    def amounts(self, resources: list[int]) -> list[str]:
        return [f"{n} {self.words(resource_name(r))}" for r, n in enumerate(resources) if n]

    def with_strength(self, card: int) -> str:
        strength = self.card(card).strength
        return self.coloured(card) + (f" ⚔{strength}" if strength else "")

    def hand(self, seat: int) -> list[str]:
        """The viewer's hand card by card, with both sides: what it is as a resource, what it does as a technology."""
        words = self.words
        lines = [f"  {words('label-hand')}:"]
        for card in self.view.players[seat].hand:
            definition = self.card(card)
            effect = " ".join(words.message(message) for message in card_words(definition))
            kind = words("type-" + TYPE_NAMES[definition.type])
            kind += f", {words('label-reaction')}" if definition.reaction else ""
            back = f"{self.resource(card)}, {words('points', n=definition.vp)}"
            sides = f"{self.with_strength(card)} ({kind}) [{back}]"
            lines.append(f"    {sides} {DIM}{effect}{RESET}")
        return lines
