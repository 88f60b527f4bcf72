# mypyc: no
"""The table as text for a terminal: regions, offers, prizes, everyone's tableau."""

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

    def regions(self) -> list[str]:
        state = self.state
        regions = survey(state)
        lines = [f"{BOLD}{self.words('label-regions')}{RESET} ({self.words('label-influence')})"]
        for region in state.catalogue.regions:
            if not state.in_play(region.index):
                continue
            gains = region_points(regions, region.index)
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
        wonders = [self.words("wonder-" + catalogue.wonders[wonder].id) for wonder in free_wonders(state)]
        ages = [self.words("golden-" + catalogue.golden_ages[age].id) for age in free_golden_ages(state)]
        achievements = [self.achievement(card) for card in state.achievements]
        return [
            *self.wrap(self.words("label-wonders") + ":", wonders),
            *self.wrap(self.words("label-golden-ages") + ":", ages),
            *self.wrap(self.words("label-achievements") + ":", achievements),
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
        tracks = [
            f"{self.words('track-' + c.TRACK_NAMES[i])} {state.production(seat, i)}"
            for i in range(c.TRACKS)
            if state.production(seat, i)
        ]
        lines += self.wrap(self.words("label-production") + ":", tracks)
        symbols = [
            f"{player.symbols[i]} {self.words('pillar-' + c.PILLAR_NAMES[i])}"
            for i in range(c.PILLARS)
            if player.symbols[i]
        ]
        lines += self.wrap(self.words("label-symbols") + ":", symbols)
        goods = [
            f"{number} {self.words('good-' + good)}" for good, number in zip(catalogue.goods, player.goods) if number
        ]
        lines += self.wrap(self.words("label-goods") + ":", goods)
        cards = [self.words("technology-" + catalogue.technologies[card].id) for card in player.up]
        lines += self.wrap(self.words("label-technologies") + ":", cards)
        hidden = self.view.players[seat].down
        if hidden:
            unknown = self.words("label-unknown")
            names = [
                unknown if down.card == c.NOTHING else self.words("technology-" + catalogue.technologies[down.card].id)
                for down in hidden
            ]
            lines += self.wrap(self.words("label-face-down") + ":", names)
        others = [self.words("build-" + catalogue.builds[card].id) for card in player.builds]
        others += [self.words("wonder-" + catalogue.wonders[card].id) for card in player.wonders]
        others += [self.words("golden-" + catalogue.golden_ages[card].id) for card in player.golden_ages]
        others += [self.words("achievement-" + catalogue.achievements[card].id) for card in player.achievements]
        if player.government != c.NOTHING:
            others.append(self.words("government-" + catalogue.governments[player.government].id))
        return [*lines, "  " + ", ".join(others)] if others else lines
