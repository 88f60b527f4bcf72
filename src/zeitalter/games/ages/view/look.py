# mypyc: no
"""What can be looked up at the table: every card with what is printed on it and where it is, and the two banks.

Which cards there are is known to all; where they are is taken from the view, which tells what this seat may know.
"""

from collections import Counter
from collections.abc import Iterator

from zeitalter.core.look import Entry
from zeitalter.core.wording import Arg, Wording
from zeitalter.games.ages.model.catalogue import (
    GOVERNMENT,
    LAST_BUILT,
    LAST_TECHNOLOGY,
    MIDDLE_AGES,
    WONDER,
    Card,
    Catalogue,
)
from zeitalter.games.ages.view.effect_words import card_words
from zeitalter.games.ages.view.outlook import Outlook
from zeitalter.games.ages.view.shape import AgesView, PlayerBoard


class Lookup:
    """Everything with a name, as one seat sees it."""

    def __init__(self, view: AgesView, outlook: Outlook | None, catalogue: Catalogue, words: Wording) -> None:
        self.view = view
        self.outlook = outlook
        self.catalogue = catalogue
        self.words = words

    def entries(self) -> list[Entry]:
        times = Counter(self.words("card-" + card.id) for card in self.catalogue.cards)
        cards = [self.card(card, times[self.words("card-" + card.id)] > 1) for card in self.catalogue.cards]
        return [*cards, self.yellow_bank(), self.blue_bank()]

    def card(self, card: Card, shares_name: bool) -> Entry:
        """Cards of the same name are told apart by their ages."""
        words, key = self.words, "card-" + card.id
        name = words("look-name", card=key, age=f"age-{card.age}") if shares_name else words(key)
        effects = [words.message(effect) for effect in card_words(card)]
        text = [self.origin(card), *self.costs(card), *effects, *self.other_side(card), *self.places(card)]
        return Entry(card.id, name, words(f"kind-{card.kind}"), text)

    # ---- what is printed --------------------------------------------------------------------------------------------

    def origin(self, card: Card) -> str:
        copies = card.copies[self.view.seats]
        key = "look-copies" if copies else "look-start" if card.kind <= LAST_TECHNOLOGY else "look-not-used"
        return self.words(key, age=f"age-{card.age}", n=copies, players=self.view.seats)

    def costs(self, card: Card) -> Iterator[str]:
        words = self.words
        if card.kind == GOVERNMENT and card.science_peaceful:
            yield words("look-government", n=card.science_peaceful, revolution=card.science_cost)
        elif card.science_cost:
            yield words("look-science", n=card.science_cost)
        if card.kind <= LAST_BUILT:
            yield words("look-build", n=card.cost)
        if card.stages:
            yield words("look-stages", n=sum(card.stages), stages=list(card.stages))
        for price in [] if self.outlook is None else self.outlook.prices:
            if price.card == card.index:
                yield from self.own_price(card, price.science, price.revolution, price.cost)

    def own_price(self, card: Card, science: int, revolution: int, cost: int) -> Iterator[str]:
        """Where this seat does not pay what is printed."""
        words = self.words
        if card.kind == GOVERNMENT:
            yield words("look-own-government", n=science, revolution=revolution)
        elif science != card.science_cost:
            yield words("look-own-science", n=science)
        if card.kind <= LAST_BUILT and cost != card.cost:
            yield words("look-own-build", n=cost)

    def other_side(self, card: Card) -> list[str]:
        """Old wonders can fall into ruin."""
        old = card.kind == WONDER and card.age <= MIDDLE_AGES
        return [self.words("look-ruin", n=self.catalogue.ruin_culture)] if old else []

    # ---- where it is ------------------------------------------------------------------------------------------------

    def places(self, card: Card) -> Iterator[str]:
        view, words, number = self.view, self.words, card.index
        for slot, other in enumerate(view.row):
            if other == number:
                cost = self.catalogue.row_costs[slot] if self.outlook is None else self.outlook.costs[slot]
                yield words("look-row", slot=slot, n=cost)
        if view.fight is not None and view.fight.card == number:
            yield words("look-now")
        for seat, player in enumerate(view.players):
            for key, args in self.places_of(player, card):
                yield words(key, seat=seat, **args)
        if number in view.current_known or number in view.future:
            yield words("look-own-event")
        if number in view.past:
            yield words("look-past")
        if number in view.bonus:
            yield words("look-bonus")

    def places_of(self, player: PlayerBoard, card: Card) -> Iterator[tuple[str, dict[str, Arg]]]:
        """What one civilization has of a card."""
        number = card.index
        if number in player.techs:
            tokens = player.blue[number] if number < len(player.blue) else 0
            yield "look-workers", {"n": player.workers[number], "tokens": tokens}
        if number == player.wonder:
            yield "look-stages-built", {"n": player.stages, "all": len(card.stages)}
        if number in player.ruins:
            yield "look-in-ruins", {}
        lying = [*player.specials, *player.wonders, *player.colonies]
        single = [player.government, player.leader, player.tactic, player.pact, player.war]
        if number in [*lying, *single]:
            yield "look-in-play", {}
        # Military cards of others are in a view only where everybody has seen them.
        held = player.hand.count(number) + max(player.military.count(number), player.shown.count(number))
        if held:
            yield "look-in-hand", {"n": held}

    # ---- banks ------------------------------------------------------------------------------------------------------

    def yellow_bank(self) -> Entry:
        printed, words = self.catalogue, self.words
        text = [words("look-yellow")]
        rows = list(zip(printed.population_cost, printed.consumption, printed.faces_needed))
        for tokens in thresholds(rows[: printed.yellow_tokens + 1]):
            cost, food, faces = rows[tokens]
            key = "look-yellow-section" if tokens else "look-yellow-empty"
            text.append(words(key, tokens=tokens, cost=cost, food=food, faces=faces))
        text += [words("look-tokens", seat=seat, n=player.yellow) for seat, player in enumerate(self.view.players)]
        return Entry("yellow_bank", words("look-yellow-bank"), words("look-bank"), text)

    def blue_bank(self) -> Entry:
        printed, words = self.catalogue, self.words
        text = [words("look-blue")]
        rows = printed.corruption[: printed.blue_tokens + 1]
        text += [words("look-blue-section", tokens=tokens, n=rows[tokens]) for tokens in thresholds(rows)]
        text += [words("look-tokens", seat=seat, n=player.bank) for seat, player in enumerate(self.view.players)]
        return Entry("blue_bank", words("look-blue-bank"), words("look-bank"), text)


def thresholds(rows: list[int] | list[tuple[int, int, int]]) -> list[int]:
    """The numbers of tokens from which on something else holds than with fewer, the fullest bank first."""
    return [tokens for tokens in range(len(rows) - 1, -1, -1) if tokens == 0 or rows[tokens - 1] != rows[tokens]]
