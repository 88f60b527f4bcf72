# mypyc: no
"""The table as text for a terminal: the map, the market, everyone's sheet, offers, a battle."""

from zeitalter.core.wording import Wording
from zeitalter.games.civ2010.model.catalogue import NONE, WIDTH
from zeitalter.games.civ2010.model.player import NOBODY
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.model.verbs import HUT_ITEM, SQUARE_NAMES
from zeitalter.games.civ2010.rules import board
from zeitalter.games.civ2010.rules.battle import hand_size
from zeitalter.games.civ2010.view.shape import CityView, Civ2010View, SheetView

BOLD, DIM, RESET = "\x1b[1m", "\x1b[2m", "\x1b[0m"
SEAT_COLOURS = ("\x1b[31m", "\x1b[34m", "\x1b[32m", "\x1b[33m")
TERRAIN_SIGNS = "^f.:~"
RESOURCE_SIGNS = "wsir"
WORK_SIGNS = "BWP"


class Board:
    """Draws one position. What it shows was built from a view; what the view hides is not looked at."""

    def __init__(self, state: Civ2010, view: Civ2010View, words: Wording, width: int) -> None:
        self.state = state
        self.view = view
        self.words = words
        self.width = max(width, 60)

    def text(self) -> str:
        state, words = self.state, self.words
        phase = words(f"phase-{self.view.turn.phase}") if state.round else ""
        lines = [f"{BOLD}{words('label-round', round=state.round)}{RESET}  {phase}", *self.map()]
        lines += [f"{DIM}{words('label-map-key')}{RESET}", "", *self.market()]
        for seat in range(state.seats):
            lines += ["", *self.sheet(seat)]
        lines += self.offers()
        if state.battle.square != NOBODY:
            lines += ["", *self.battle()]
        return "\n".join(lines)

    # ---- the map --------------------------------------------------------------------------------------------------

    def map(self) -> list[str]:
        layout = self.state.catalogue.layouts[self.state.seats]
        corners = layout.home_corners + layout.neutral_corners
        columns = max(corner % WIDTH for corner in corners) + 4
        rows = max(corner // WIDTH for corner in corners) + 4
        room = 5 if 4 + 5 * columns <= self.width else 4
        lines = ["    " + "".join(str(x).ljust(room) for x in range(columns))]
        for y in range(rows):
            cells = [self.cell(y * WIDTH + x, room) for x in range(columns)]
            lines.append(f"{y:>2}  " + "".join(cells).rstrip())
        return lines

    def cell(self, square: int, room: int) -> str:
        state = self.state
        ground = state.ground[square]
        if ground == NONE:
            return ("??" if board.hidden_place(state, square) != NONE else "").ljust(room)
        shown = state.catalogue.grounds[ground]
        text = TERRAIN_SIGNS[shown.terrain]
        work = board.work_on(state, square)
        if board.centre_owner(state, square) != NONE:
            text = "C"
        elif work is not None:
            text = WORK_SIGNS[work.kind]
        elif self.view.hidden[square]:
            text += self.view.hidden[square][0]
        elif shown.resource != NONE:
            text += RESOURCE_SIGNS[shown.resource]
        elif shown.coin or shown.culture:
            text += "$" if shown.coin else "*"
        holder = state.holder[square]
        if holder != NONE:
            there = board.figures_at(state.players[holder], square)
            text += figures("A", board.armies_in(there)) + figures("S", board.scouts_in(there))
        owner = holder if holder != NONE else state.owner[square]
        padded = text[: room - 1].ljust(room)
        return SEAT_COLOURS[owner] + padded + RESET if owner >= 0 else padded

    # ---- market and sheets ----------------------------------------------------------------------------------------

    def market(self) -> list[str]:
        state, words = self.state, self.words
        tokens = [f"{words(f'resource-{kind}')} {n}" for kind, n in enumerate(state.market)]
        wonders = [words("wonder-" + state.catalogue.wonders[w].id) for w in state.wonder_market if w != NONE]
        lines = [f"{BOLD}{words('label-market')}{RESET}: {', '.join(tokens)}"]
        if wonders:
            lines.append(f"{words('label-wonders')}: {', '.join(wonders)}")
        return lines

    def sheet(self, seat: int) -> list[str]:
        state, words = self.state, self.words
        player, seen = state.players[seat], self.view.players[seat]
        catalogue = state.catalogue
        name = f"{SEAT_COLOURS[seat]}{BOLD}{words.player(seat)}{RESET}"
        if player.civilization == NONE:
            return [name]
        head = [words("civilization-" + catalogue.civilizations[player.civilization].id)]
        head.append(words("government-" + catalogue.governments[player.government].id))
        if seat == state.start_player:
            head.append(words("label-start-player"))
        facts = (
            f"{words('label-trade')} {player.trade} (+{seen.income})  {words('label-culture')} {player.culture}  "
            f"{words('label-track')} {player.track}/{len(catalogue.track)}  "
            f"{words('label-coins')} {seen.coins}/{catalogue.coins_to_win}  "
            f"{words('look-icon-combat', n=seen.combat_bonus)}"
        )
        lines = [f"{name}  {', '.join(head)}", f"  {facts}"]
        lines += [f"  {self.city(seat, city)}" for city in seen.cities]
        techs = [words("tech-" + catalogue.techs[tech].id) for tech in seen.techs]
        for label, things in (
            ("techs", techs),
            ("tokens", self.tokens(seen)),
            ("cards", self.cards(seen)),
            ("units", self.units(seen)),
            ("reserve", self.reserve(seen)),
        ):
            if things:
                lines.append(f"  {words('label-' + label)}: {', '.join(things)}")
        return lines

    def city(self, seat: int, city: CityView) -> str:
        """What a city yields and how strong it is."""
        words = self.words
        name = words("label-city", city=city.slot + 1) if city.slot else words("label-capital")
        walls = f" ({words('walls')})" if city.walls else ""
        cards, bonus = hand_size(self.state, seat, 0, True), city.defence
        yields = words("look-city-yields", trade=city.trade, production=city.production, culture=city.culture)
        return f"{name} {SQUARE_NAMES[city.centre]}{walls}: {yields}; {words('label-defence', cards=cards, n=bonus)}"

    def tokens(self, seen: SheetView) -> list[str]:
        """Market tokens, then huts and villages; what lies face down has a question mark."""
        words, catalogue = self.words, self.state.catalogue
        things = [f"{words(f'resource-{kind}')} {n}" for kind, n in enumerate(seen.resources) if n]
        for kind, number in (("hut", seen.huts), ("village", seen.villages)):
            known = [token for token in seen.tokens if (token < catalogue.huts) == (kind == "hut")]
            inside = [words(f"resource-{catalogue.token_content[token]}") for token in known]
            things += [f"{words('label-' + kind)}: {one}" for one in inside + ["?"] * (number - len(known))]
        return things

    def cards(self, seen: SheetView) -> list[str]:
        words, cards = self.words, self.state.catalogue.cards
        things = [words("card-" + cards[card].id) for card in seen.cards]
        for era in range(1, 4):
            hidden = seen.card_eras[era] - sum(cards[card].era == era for card in seen.cards)
            things += [f"{words(f'era-{era - 1}')}: ?"] * hidden
        return things

    def units(self, seen: SheetView) -> list[str]:
        """With their strength at the rank they have; of others' units only the type is known."""
        words, catalogue = self.words, self.state.catalogue
        kinds = [catalogue.unit_type[unit] for unit in seen.units]
        things = [f"{words(f'type-{kind}')} {strength}" for kind, strength in zip(kinds, seen.unit_strengths)]
        for kind, number in enumerate(seen.unit_types):
            things += [f"{words(f'type-{kind}')} ?"] * (number - kinds.count(kind))
        return things

    def reserve(self, seen: SheetView) -> list[str]:
        persons = self.state.catalogue.persons
        return [self.words("person-" + persons[kind].id) for kind, n in enumerate(seen.reserve) for _ in range(n)]

    # ---- offers ---------------------------------------------------------------------------------------------------

    def offers(self) -> list[str]:
        """Offers on the table, and the one that somebody writes."""
        words = self.words
        lines: list[str] = []
        for owner, offer in enumerate(self.view.offers):
            for seat, terms in enumerate(offer.terms):
                given = self.things(terms.give, terms.huts, terms.villages, sum(terms.card_eras))
                wanted = self.things(terms.want, *terms.want[HUT_ITEM:])
                if given or wanted:
                    key = "accepted" if seat in offer.accepted else "open" if offer.submitted else "draft"
                    lines.append(f"  {words('label-offer', seat=owner, seat_to=seat)} ({words('label-offer-' + key)})")
                    lines.append(f"    {words('label-gives')}: {', '.join(given) or '–'}")
                    lines.append(f"    {words('label-wants')}: {', '.join(wanted) or '–'}")
        return ["", f"{BOLD}{words('label-offers')}{RESET}", *lines] if lines else []

    def things(self, amounts: list[int], *face_down: int) -> list[str]:
        numbers = [*amounts[:HUT_ITEM], *face_down]
        return [f"{self.words(f'item-{item}')} {n}" for item, n in enumerate(numbers) if n]

    # ---- battle ---------------------------------------------------------------------------------------------------

    def battle(self) -> list[str]:
        battle, words = self.view.battle, self.words
        names = [words.player(seat) for seat in battle.seats]
        if battle.village:
            names[1] = words("label-barbarians", seat=battle.seats[1])
        bonus = battle.bonus
        place = SQUARE_NAMES[battle.square]
        lines = [f"{BOLD}{words('label-battle')} {place}{RESET}: {names[0]} ({bonus[0]}) – {names[1]} ({bonus[1]})"]
        for number, front in enumerate(battle.fronts, 1):
            sides = [self.unit(*side) for side in zip(front.units, front.strengths, front.wounds)]
            lines.append(f"  {words('label-front')} {number}: {sides[0]} – {sides[1]}")
        for side in range(2):
            units = zip(battle.hands[side], battle.hand_strengths[side])
            hand = [self.unit(unit, strength, 0) for unit, strength in units]
            shown = ", ".join(hand) if battle.shown[side] else str(battle.hand_sizes[side])
            lines.append(f"  {words('label-hand')} {names[side]}: {shown or '–'}")
        return lines

    def unit(self, unit: int, strength: int, wounds: int) -> str:
        if unit == NOBODY:
            return "–"
        hurt = f" (-{wounds})" if wounds else ""
        return f"{self.words(f'type-{self.state.catalogue.unit_type[unit]}')} {strength}{hurt}"


def figures(sign: str, number: int) -> str:
    return sign + (str(number) if number > 1 else "") if number else ""
