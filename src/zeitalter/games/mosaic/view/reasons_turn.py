# mypyc: no
"""Why nothing can be done with an element in one's own turn."""

from zeitalter.core.wording import Arg, Message
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import steps
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.building import can_place_wonder, free_wonders, wonder_cost
from zeitalter.games.mosaic.rules.claims import measure, wanted
from zeitalter.games.mosaic.rules.leaders import CITIES_OF_VICTIM
from zeitalter.games.mosaic.rules.look import can_look
from zeitalter.games.mosaic.rules.military import recruit_limit, recruits_left
from zeitalter.games.mosaic.rules.payment import missing
from zeitalter.games.mosaic.rules.placing import can_place, has_piece, usual_place
from zeitalter.games.mosaic.rules.units import is_left
from zeitalter.games.mosaic.view.things import Thing

DECK_OF = {"technology": c.TECHNOLOGY, "build": c.BUILD, "population": c.POPULATION, "tax": c.TAX}


class TurnReasons:
    """For the menu of the turn, what follows a look at a deck, and the military action."""

    def __init__(self, state: Mosaic, seat: int, step: steps.Turn | steps.Looked | steps.Military) -> None:
        self.state = state
        self.seat = seat
        self.step = step
        self.player = state.players[seat]

    def of(self, thing: Thing) -> Message | None:
        """Free actions first: they depend on themselves alone."""
        if thing.kind == "down":
            return self.face_down(thing.number)
        if thing.group in ("golden", "achievement"):
            return self.claim(thing)
        if thing.kind == "card" and thing.group in DECK_OF and not thing.is_offered:
            return Message("why-not-offered")
        if thing.group == "leader":
            return Message("why-power-city" if self.state.power(self.seat) == c.TAKE_OVER else "why-power-people")
        if thing.kind == "stock":
            return Message("why-stock")
        if thing.kind == "hex":
            return self.hex(thing)
        if isinstance(self.step, steps.Military):
            return self.military(thing, self.step)
        if thing.kind == "deck":
            return self.deck(thing.number)
        if self.step.actions_left == 0:
            return Message("why-no-action")
        if isinstance(self.step, steps.Looked) and self.is_bound(thing, self.step.deck):
            return Message("why-bound", {"deck": "deck-" + c.DECK_NAMES[self.step.deck]})
        return self.action(thing)

    # ---- free actions ----------------------------------------------------------------------------------------------

    def face_down(self, card: int) -> Message | None:
        lacking = lacking_symbols(self.state, self.seat, self.state.technology(card).needs)
        if lacking is not None:
            return lacking
        since = min((down.since for down in self.player.down if down.card == card), default=0)  # of several copies
        return Message("why-this-turn") if since >= self.state.turns else Message("why-first-recruit")

    def claim(self, thing: Thing) -> Message | None:
        catalogue = self.state.catalogue
        if thing.group == "golden":
            age = catalogue.golden_ages[thing.number]
            n = age.symbols - self.player.symbols[age.pillar]
            symbol = "symbol-" + c.PILLAR_NAMES[age.pillar]
            return Message("why-age", {"n": n, "symbol": symbol}) if n > 0 else Message("why-first-recruit")
        have, need = measure(self.state, self.seat, thing.number), wanted(self.state, thing.number)
        return Message("why-achievement", {"have": have, "n": need}) if have < need else Message("why-first-recruit")

    def hex(self, thing: Thing) -> Message:
        piece = self.state.pieces[thing.number]
        if piece is None:
            return Message("why-hex-later")
        if piece.seat != self.seat and piece.piece <= c.PORT and self.state.power(self.seat) == c.TAKE_OVER:
            if self.player.power_used:
                return Message("why-power-used")
            if self.state.players[piece.seat].cities() < CITIES_OF_VICTIM:
                return Message("why-victim", {"seat": piece.seat, "n": CITIES_OF_VICTIM})
        return Message("why-hex-taken", {"seat": piece.seat, "piece": "piece-" + c.PIECE_NAMES[piece.piece]})

    def deck(self, deck: int) -> Message:
        """A click on a deck is a look at its top, the government's refresh, or the action without a card."""
        state = self.state
        if self.player.government != c.NOTHING and self.player.government in self.player.refreshed:
            if not can_look(state, self.seat):
                return Message("why-refreshed")
        if can_look(state, self.seat):
            return Message("why-looked" if state.looked else "why-deck-empty")
        if deck in (c.POPULATION, c.TAX) and (state.offers[deck] or state.decks[deck]):
            return Message("why-deck-plain")
        return Message("why-deck")

    # ---- actions ---------------------------------------------------------------------------------------------------

    def is_bound(self, thing: Thing, deck: int) -> bool:
        """Whether the look at a deck commits to other elements than this."""
        if thing.kind == "piece":
            return deck != c.BUILD
        if thing.kind == "action":
            return DECK_OF.get(thing.name) != deck
        return thing.kind in ("track", "army") or DECK_OF.get(thing.group) != deck

    def action(self, thing: Thing) -> Message | None:
        catalogue, state = self.state.catalogue, self.state
        match thing.kind:
            case "units":
                if thing.seat != self.seat:
                    return Message("why-units-other", {"seat": thing.seat})
                return self.army() or Message("why-units-later")
            case "region" | "unit":
                return self.army() or Message("why-military-first")
            case "army":
                return self.army()
            case "action":
                return self.whole_action(thing.name)
            case "track":
                return Message("why-track-money")
            case "piece":
                return self.building(thing.number)
        match thing.group:
            case "technology":
                return self.lacks([(c.IDEAS, catalogue.technology_cost)])
            case "build":
                return self.building(catalogue.builds[thing.number].piece)
            case "population":
                return self.lacks([(c.FOOD, catalogue.populations[thing.number].food)])
            case "wonder":
                stone, food = wonder_cost(state, self.seat)
                lacks = self.lacks([(c.STONE, stone), (c.FOOD, food)])
                if lacks is None and not can_place_wonder(state, self.seat, thing.number):
                    return self.no_room_for_wonder(thing.number)
                return lacks
            case "government":
                card = catalogue.governments[thing.number]
                if not state.has(self.seat, c.FREE_GOVERNMENT):
                    lacks = lacking_symbols(state, self.seat, card.needs)
                    if lacks is not None:
                        return lacks
                return self.lacks([(c.IDEAS, card.ideas)])
            case _:
                return None

    def whole_action(self, name: str) -> Message | None:
        """Why none of an action's cards is possible; or which of them is to be chosen."""
        state, catalogue = self.state, self.state.catalogue
        if name == "work":
            return Message("why-choose-track")
        if name == "military":
            return self.army() or Message("why-choose")
        if name == "tax" or (name == "technology" and not state.offers[c.TECHNOLOGY]):
            return Message("why-choose")
        pieces = (c.FARM, c.CRAFT, c.CITY, c.PORT, c.PROJECT)
        governments = [card for card in catalogue.governments if all(p.government != card.index for p in state.players)]
        ways: dict[str, list[Message | None]] = {
            "population": [
                self.lacks([(c.FOOD, catalogue.populations[card].food)]) for card in state.offers[c.POPULATION]
            ],
            "build": [self.building(piece) for piece in pieces],
            "wonder": [self.action(Thing("card", number=wonder, group="wonder")) for wonder in free_wonders(state)],
            "technology": [self.lacks([(c.IDEAS, catalogue.technology_cost)])],
            "government": [self.action(Thing("card", number=card.index, group="government")) for card in governments],
        }
        found = ways[name]
        return Message("why-choose") if not found or None in found else found[0]

    def building(self, piece: int) -> Message | None:
        stone, ideas, people = self.state.catalogue.build_costs[piece]
        if self.player.population < people:
            return Message("why-people", {"n": people - self.player.population})
        lacks = self.lacks([(c.STONE, stone), (c.IDEAS, ideas)])
        if lacks is not None or piece == c.PROJECT:
            return lacks
        if not has_piece(self.state, self.seat, piece):
            return Message("why-no-piece")
        if can_place(self.state, self.seat, piece, usual_place(piece)):
            return None
        return Message("why-no-place-beside" if piece in (c.FARM, c.CRAFT) else "why-no-place")

    def no_room_for_wonder(self, wonder: int) -> Message:
        if not self.player.cities():
            return Message("why-hex-wonder")
        where = self.state.catalogue.wonders[wonder].where
        return Message("why-no-place" if where == c.ANYWHERE else "why-only", {"where": "where-" + c.WHERES[where]})

    def lacks(self, cost: list[tuple[int, int]]) -> Message | None:
        """What is missing of a cost, and the money that would do in its place."""
        short = [(missing(self.state, self.seat, currency, n), currency) for currency, n in cost]
        short = [(n, currency) for n, currency in short if n]
        money = c.MONEY_RATE * sum(n for n, _ in short) - self.player.stock[c.MONEY]
        if money <= 0:
            return None
        args: dict[str, Arg] = {"money": money}
        for (n, currency), (number, name) in zip(short, (("n", "currency"), ("m", "other"))):
            args[number], args[name] = n, "currency-" + c.CURRENCY_NAMES[currency]
        return Message("why-lacks" if len(short) == 1 else "why-lacks-two", args)

    # ---- units -----------------------------------------------------------------------------------------------------

    def army(self) -> Message | None:
        """Why units can be neither recruited nor moved at all."""
        catalogue = self.state.catalogue
        money = self.player.stock[c.MONEY]
        has_units = self.player.unit_count() > 0
        if not self.player.cities() and not has_units:
            return Message("why-no-army")
        if money < (catalogue.move_cost if has_units else catalogue.recruit_cost):
            return Message("why-army-money", {"n": catalogue.recruit_cost, "move": catalogue.move_cost})
        return None

    def military(self, thing: Thing, step: steps.Military) -> Message | None:
        match thing.kind:
            case "units":
                if thing.seat != self.seat:
                    return Message("why-units-other", {"seat": thing.seat})
                if self.player.stock[c.MONEY] < self.state.catalogue.move_cost:
                    return Message("why-move-money", {"n": self.state.catalogue.move_cost})
                return Message("why-moved")
            case "region":
                city = self.state.city_regions(self.seat) >> thing.region & 1
                return self.recruiting() or (None if city else Message("why-recruit-city"))
            case "unit":
                if thing.number == c.SIEGE and not self.state.has(self.seat, c.SIEGE_ENGINES):
                    return Message("why-siege")
                if not is_left(self.state, self.seat, thing.number):
                    return Message("why-supply-empty", {"unit": thing.name})
                return self.recruiting() or Message("why-recruit-city")
            case "army":
                return Message("why-in-army")
        return Message("why-first", {"what": "question-military"})

    def recruiting(self) -> Message | None:
        if recruits_left(self.state, self.seat) <= 0:
            return Message("why-recruit-limit", {"n": recruit_limit(self.state, self.seat)})
        cost = self.state.catalogue.recruit_cost
        return Message("why-recruit-money", {"n": cost}) if self.player.stock[c.MONEY] < cost else None


def lacking_symbols(state: Mosaic, seat: int, needs: list[int]) -> Message | None:
    """What a card asks for beyond what a seat has."""
    own = state.players[seat].symbols
    lacking: list[int | str] = []
    for pillar, need in enumerate(needs):
        lacking += ["symbol-" + c.PILLAR_NAMES[pillar]] * (need - own[pillar])
    return Message("why-symbols", {"symbols": lacking}) if lacking else None
