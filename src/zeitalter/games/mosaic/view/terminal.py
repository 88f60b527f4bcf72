# mypyc: no
"""The table as text for a terminal: regions, offers, prizes, everyone's tableau."""

from collections.abc import Sequence

from zeitalter.core.wording import Wording
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.building import free_wonders
from zeitalter.games.mosaic.rules.claims import free_golden_ages, measure, wanted
from zeitalter.games.mosaic.rules.empire import region_points
from zeitalter.games.mosaic.rules.influence import survey
from zeitalter.games.mosaic.rules.offers import deck_card
from zeitalter.games.mosaic.rules.scoring import points
from zeitalter.games.mosaic.view.observe import MosaicView

BOLD, DIM, RESET = "\x1b[1m", "\x1b[2m", "\x1b[0m"


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

    def wrap(self, label: str, items: list[str]) -> list[str]:
        """A label and a list of items over as many lines as they need."""
        lines: list[str] = []
        line = f"{DIM}{label}{RESET} "
        length = len(label) + 1
        for i, item in enumerate(items):
            text = item + (", " if i < len(items) - 1 else "")
            if length + len(text) > self.width and length > len(label) + 1:
                lines.append(line)
                line, length = "  ", 2
            line += text
            length += len(text)
        return [*lines, line]

    def listed(self, label: str, items: list[str]) -> list[str]:
        return self.wrap(self.words("label-" + label) + ":", items)

    def names(self, kind: str, cards: Sequence[c.Card], numbers: list[int]) -> list[str]:
        keys = ["label-unknown" if number == c.NOTHING else f"{kind}-{cards[number].id}" for number in numbers]
        return [self.words(key) for key in keys]

    def numbers(self, kind: str, names: list[str], numbers: list[int]) -> list[str]:
        return [f"{n} {self.words(f'{kind}-{name}')}" for name, n in zip(names, numbers) if n]

    def regions(self) -> list[str]:
        state = self.state
        regions = survey(state)
        lines = [f"{BOLD}{self.words('label-regions')}{RESET} ({self.words('label-influence')})"]
        for region in state.catalogue.regions:
            if not state.in_play(region.index):
                continue
            gains = region_points(state, regions, region.index)
            parts = [
                f"{self.words.player(seat)} {regions.influence[region.index][seat]} (+{gains[seat]})"
                for seat in range(state.seats)
                if regions.influence[region.index][seat]
            ]
            lines += self.wrap(self.words("region-" + region.id) + ":", parts)
        return lines

    def offers(self) -> list[str]:
        state = self.state
        lines = [f"{BOLD}{self.words('label-offers')}{RESET} · {self.words('label-bonus', n=state.bonus)}"]
        for deck in range(c.DECKS):
            cards = [self.words(deck_card(state, deck, card)) for card in state.offers[deck] if card != c.NOTHING]
            label = self.words("deck-" + c.DECK_NAMES[deck])
            lines += self.wrap(f"{label} ({self.words('label-deck', n=len(state.decks[deck]))}):", cards)
        return lines

    def prizes(self) -> list[str]:
        state = self.state
        catalogue = state.catalogue
        return [
            *self.listed("wonders", self.names("wonder", catalogue.wonders, free_wonders(state))),
            *self.listed("golden-ages", self.names("golden", catalogue.golden_ages, free_golden_ages(state))),
            *self.listed("achievements", [self.achievement(card) for card in state.achievements]),
        ]

    def achievement(self, card: int) -> str:
        state = self.state
        done = "/".join(str(measure(state, seat, card)) for seat in range(state.seats))
        return f"{self.words('achievement-' + state.catalogue.achievements[card].id)} {done} ({wanted(state, card)})"

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
        lines += self.listed("production", tracks)
        lines += self.listed("symbols", self.numbers("pillar", c.PILLAR_NAMES, player.symbols))
        lines += self.listed("goods", self.numbers("good", catalogue.goods, player.goods))
        lines += self.listed("technologies", self.names("technology", catalogue.technologies, player.up))
        hidden = [down.card for down in self.view.players[seat].down]
        if hidden:
            lines += self.listed("face-down", self.names("technology", catalogue.technologies, hidden))
        government = [] if player.government == c.NOTHING else [player.government]
        others = [
            *self.names("build", catalogue.builds, player.builds),
            *self.names("wonder", catalogue.wonders, player.wonders),
            *self.names("golden", catalogue.golden_ages, player.golden_ages),
            *self.names("achievement", catalogue.achievements, player.achievements),
            *self.names("government", catalogue.governments, government),
        ]
        return [*lines, "  " + ", ".join(others)] if others else lines
