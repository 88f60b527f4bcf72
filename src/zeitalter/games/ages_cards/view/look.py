# mypyc: no
"""What can be looked up at the table: cards with both sides, wonders, resources, ages.

Everything lies open here but the order of the research projects, and the view does not tell that.
"""

from zeitalter.core.look import Entry
from zeitalter.core.wording import Wording
from zeitalter.games.ages_cards.model import catalogue as c
from zeitalter.games.ages_cards.model.catalogue import NOTHING, Card, Catalogue, Wonder, resource_name
from zeitalter.games.ages_cards.model.options import MODES
from zeitalter.games.ages_cards.rules.payment import PAIRS
from zeitalter.games.ages_cards.view.effect_words import card_words, wonder_words
from zeitalter.games.ages_cards.view.shape import AgesCardsView, Reckoning


class Lookup:
    """Everything with a name, as one seat sees it."""

    def __init__(self, view: AgesCardsView, reckoning: Reckoning, catalogue: Catalogue, words: Wording) -> None:
        self.view = view
        self.reckoning = reckoning
        self.extras = {offer.card: offer.extra for offer in reckoning.offers}
        self.catalogue = catalogue
        self.words = words

    def entries(self) -> list[Entry]:
        return [
            *[self.card(card) for card in self.catalogue.definitions],
            *[self.wonder(wonder) for wonder in self.catalogue.wonders],
            *[self.resource(resource) for resource in range(c.RESOURCES)],
            *[self.era(era) for era in range(c.ERAS)],
        ]

    def name_of(self, card: int) -> str:
        return self.catalogue.cards[card].name

    # ---- cards ------------------------------------------------------------------------------------------------------

    def card(self, card: Card) -> Entry:
        words, kind = self.words, c.TYPE_NAMES[card.type]
        text = [
            words("look-start") if card.era == c.START_ERA else self.set_and_era(card.set, card.era),
            words("look-resource-side", resource=resource_name(card.resource)),
            words("look-technology-side", type="type-" + kind, strength=card.strength, reaction=int(card.reaction)),
            *["  " + words.message(effect) for effect in card_words(card)],
            words("look-points", n=card.vp),
        ]
        if card.units:
            units: list[int | str] = [resource_name(r) for r in range(c.COST_RESOURCES) for _ in range(card.cost[r])]
            text.append(words("look-cost", cost=units))
        if card.removed_with_2_players:
            text.append(words("look-left-out"))
        text += self.places(card)
        return Entry(card.id, words(card.name), words("look-card-" + kind), text)

    def set_and_era(self, theme: int, era: int) -> str:
        return self.words("look-set", era="era-" + c.ERA_NAMES[era], set="option-mode-" + MODES[theme - c.NEW_WORLD])

    def places(self, card: Card) -> list[str]:
        """Where the card is; everybody has a copy of a start card."""
        instances = [i for i, definition in enumerate(self.catalogue.cards) if definition is card]
        found = [line for instance in instances for line in self.place(instance)]
        return found or [self.words("look-not-here")]

    def place(self, card: int) -> list[str]:
        view, words = self.view, self.words
        for seat, player in enumerate(view.players):
            if card in player.hand:
                return [words("look-in-hand", seat=seat)]
            if card in player.resources:
                return [words("look-as-resource", seat=seat)]
            if card in player.technologies:
                return [words("look-as-technology", seat=seat)]
        for era, stack in enumerate(view.projects):
            row = view.pyramid[era]
            if card in row:
                return [words("look-in-pyramid", n=self.extras[card]), *self.neighbours(era, row.index(card))]
            if stack is not None and card == stack.top:
                return [words("look-top-project", n=self.extras[card])]
            if stack is not None and card in stack.below:
                return [words("look-project")]
        return []

    def neighbours(self, era: int, place: int) -> list[str]:
        """What the card rests on, and what rests on it."""
        lines: list[str] = []
        under = self.view.pyramid[era - 1][place : place + 2] if era else []
        above = self.view.pyramid[era + 1][max(place - 1, 0) : place + 1] if era + 1 < c.ERAS else []
        for key, row in (("look-rests-on", under), ("look-carries", above)):
            names: list[int | str] = [self.name_of(card) for card in row if card != NOTHING]
            if names:
                lines.append(self.words(key, cards=names))
        return lines

    # ---- wonders ----------------------------------------------------------------------------------------------------

    def wonder(self, wonder: Wonder) -> Entry:
        words = self.words
        text = [
            self.set_and_era(wonder.set, wonder.era),
            words.message(wonder_words(wonder)),
            *([words("look-fame-needed", n=wonder.fame_needed)] if wonder.fame_needed else []),
            words("look-points", n=wonder.vp),
            words("look-marker", card=self.name_of(wonder.marker_card)),
            *self.owner(wonder),
        ]
        return Entry(wonder.id, words(wonder.name), words("look-wonder"), text)

    def owner(self, wonder: Wonder) -> list[str]:
        """Who has it; beside the pyramid how far everybody is."""
        view, words = self.view, self.words
        for seat, player in enumerate(view.players):
            if wonder.index in player.wonders:
                return [words("look-owner", seat=seat)]
        if view.wonders[wonder.era] != wonder.index:
            return [words("look-not-here")]
        lines = [words("look-beside")]
        for seat, n in enumerate(self.reckoning.progress[wonder.era]):
            line = words("look-progress", seat=seat, n=n, most=wonder.condition_amount)
            fame = view.players[seat].fame[wonder.era]
            lines.append(f"  {line}" + (f", {words('look-fame', n=fame)}" if wonder.fame_needed else ""))
        return lines

    # ---- resources and ages -----------------------------------------------------------------------------------------

    def resource(self, resource: int) -> Entry:
        words = self.words
        text = [words("look-pair", resource=resource_name(higher)) for lower, higher in PAIRS if lower == resource]
        if resource == c.EARTH:
            text.append(words("look-earth"))
        elif resource == c.SPACE:
            text.append(words("look-space"))
        text.append(words("look-three"))
        return Entry(c.RESOURCE_NAMES[resource], words(resource_name(resource)), words("look-resource"), text)

    def era(self, era: int) -> Entry:
        words, view = self.words, self.view
        row: list[int | str] = [self.name_of(card) for card in view.pyramid[era] if card != NOTHING]
        text = [words("look-row", cards=row) if row else words("look-empty-row")]
        stack = view.projects[era]
        if stack is not None:
            text.append(words("look-stack", card=self.name_of(stack.top), n=len(stack.below)))
        if view.wonders[era] != NOTHING:
            text.append(words("look-row-wonder", wonder=self.catalogue.wonders[view.wonders[era]].name))
        name = "era-" + c.ERA_NAMES[era]
        return Entry(name, words(name), words("look-era"), text)
