# mypyc: no
"""The table as text for a terminal: regions, offers, prizes, everyone's tableau."""

from collections.abc import Sequence

from zeitalter.core.wording import Wording
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.building import free_wonders
from zeitalter.games.mosaic.rules.claims import free_golden_ages, measure
from zeitalter.games.mosaic.rules.empire import worth
from zeitalter.games.mosaic.rules.governments import free_governments
from zeitalter.games.mosaic.rules.influence import survey
from zeitalter.games.mosaic.rules.offers import deck_card
from zeitalter.games.mosaic.rules.scoring import points
from zeitalter.games.mosaic.view.catalogue_view import achievement_view
from zeitalter.games.mosaic.view.places import Places
from zeitalter.games.mosaic.view.shape import MosaicView

BOLD, DIM, RESET = "\x1b[1m", "\x1b[2m", "\x1b[0m"
APART = " · "  # between names that have commas themselves


class Board:
    """Draws one position as a seat sees it."""

    def __init__(self, state: Mosaic, view: MosaicView, words: Wording, width: int) -> None:
        self.state = state
        self.view = view
        self.words = words
        self.width = max(width, 60)

    def text(self) -> str:
        state = self.state
        head = self.words("label-round", n=state.round)
        if state.final_round:
            head += ", " + self.words("label-last-round", n=state.final_round)
        lines = [f"{BOLD}{head}{RESET} · {self.words('label-scorings', n=state.scorings)}"]
        lines += self.regions()
        lines += self.offers()
        lines += self.prizes()
        for seat in range(state.seats):
            lines += ["", *self.player(seat)]
        return "\n".join(lines)

    def wrap(self, label: str, items: list[str], between: str = ", ") -> list[str]:
        """A label and a list of items over as many lines as they need."""
        lines: list[str] = []
        line = f"{DIM}{label}{RESET} "
        length = len(label) + 1
        for i, item in enumerate(items):
            text = item + (between if i < len(items) - 1 else "")
            if length + len(text) > self.width and length > len(label) + 1:
                lines.append(line)
                line, length = "  ", 2
            line += text
            length += len(text)
        return [*lines, line]

    def listed(self, label: str, items: list[str], indent: str = "", between: str = ", ") -> list[str]:
        """A list under its label, if there is anything in it."""
        return self.wrap(indent + self.words("label-" + label) + ":", items, between) if items else []

    def names(self, kind: str, cards: Sequence[c.Card], numbers: list[int]) -> list[str]:
        keys = ["label-unknown" if number == c.NOTHING else f"{kind}-{cards[number].id}" for number in numbers]
        return [self.words(key) for key in keys]

    def numbers(self, kind: str, names: list[str], numbers: list[int]) -> list[str]:
        return [f"{n} {self.words(f'{kind}-{name}')}" for name, n in zip(names, numbers) if n]

    def regions(self) -> list[str]:
        """Who has what where, and which tiles are left."""
        state = self.state
        regions = survey(state)
        places = Places(state, regions, self.words)
        lines = [f"{BOLD}{self.words('label-regions')}{RESET}"]
        for region in range(len(state.catalogue.regions)):
            if state.in_play(region):
                head = [self.words("label-worth", n=worth(regions, region))]
                if state.locked[region] != c.NOBODY:
                    head.append(self.words("label-martial-law", seat=state.locked[region]))
                lines.append(f"{DIM}{places.region(region)}:{RESET} {', '.join(head)}")
                lines += [line for who, things in places.stakes(region) for line in self.wrap(f"  {who}:", things)]
                lines += self.listed("tiles", places.tiles(region), "  ")
        return lines

    def offers(self) -> list[str]:
        state = self.state
        lines = [f"{BOLD}{self.words('label-offers')}{RESET} · {self.words('label-bonus', n=state.bonus)}"]
        for deck in range(c.DECKS):
            cards = [self.words(deck_card(state, deck, card)) for card in state.offers[deck] if card != c.NOTHING]
            lines += self.wrap(self.deck(deck), cards or [self.words("list-empty")], APART)
        return lines

    def deck(self, deck: int) -> str:
        """Its name, its size, and what is known of it."""
        shown = self.view.decks[c.DECK_NAMES[deck]]
        known = [self.words("label-deck", n=shown.size)]
        if shown.has_empire:
            known.append(self.words("label-with-empire"))
        if shown.top != c.NOTHING:
            known.append(self.words("label-top", card=deck_card(self.state, deck, shown.top)))
        return f"{self.words('deck-' + c.DECK_NAMES[deck])} ({', '.join(known)}):"

    def prizes(self) -> list[str]:
        state = self.state
        catalogue = state.catalogue
        ages = catalogue.golden_ages
        return [
            *self.listed("wonders", self.names("wonder", catalogue.wonders, free_wonders(state))),
            *self.listed("governments", self.names("government", catalogue.governments, free_governments(state))),
            *self.listed("golden-ages", self.names("golden", ages, free_golden_ages(state))),
            *(line for card in state.achievements for line in self.achievement(card)),
        ]

    def achievement(self, card: int) -> list[str]:
        """What it asks for, and how far everybody is."""
        state = self.state
        shown = achievement_view(state.catalogue.achievements[card])
        done = [f"{self.words.player(seat)}: {measure(state, seat, card)}" for seat in range(state.seats)]
        return self.wrap(f"{self.words(shown.name)} ({self.words.message(shown.words[0])}):", done)

    def player(self, seat: int) -> list[str]:
        state = self.state
        catalogue = state.catalogue
        player = state.players[seat]
        leader = "" if player.leader == c.NOTHING else self.words("leader-" + catalogue.leaders[player.leader].id)
        total = sum(points(state, seat))
        lines = [f"{BOLD}{self.words.player(seat)}{RESET} {leader} · {self.words('label-points')} {total}"]
        stock = [f"{player.stock[i]} {self.words('currency-' + c.CURRENCY_NAMES[i])}" for i in range(c.CURRENCIES)]
        lines += self.wrap(f"{self.words('label-population')} {player.population},", stock)
        production = [state.production(seat, track) for track in range(c.TRACKS)]
        tracks = [f"{self.words('track-' + name)} {n}" for name, n in zip(c.TRACK_NAMES, production) if n]
        hidden = [down.card for down in self.view.players[seat].down]
        governments = [] if player.government == c.NOTHING else [player.government]
        return [
            *lines,
            *self.listed("production", tracks),
            *self.listed("symbols", self.numbers("pillar", c.PILLAR_NAMES, player.symbols)),
            *self.listed("goods", self.numbers("good", catalogue.goods, player.goods)),
            *self.listed("government", self.names("government", catalogue.governments, governments)),
            *self.listed("technologies", self.names("technology", catalogue.technologies, player.up)),
            *self.listed("face-down", self.names("technology", catalogue.technologies, hidden)),
            *self.listed("builds", self.names("build", catalogue.builds, player.builds)),
            *self.listed("wonders", self.names("wonder", catalogue.wonders, player.wonders)),
            *self.listed("golden-ages", self.names("golden", catalogue.golden_ages, player.golden_ages)),
            *self.listed("achievements", self.names("achievement", catalogue.achievements, player.achievements)),
            *self.listed("taxes", self.names("tax", catalogue.taxes, player.taxes), between=APART),
        ]
