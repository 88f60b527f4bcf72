# mypyc: no
"""The table as text for a terminal: the map, the market, everyone's sheet, a battle."""

from zeitalter.core.wording import Wording
from zeitalter.games.civ2010.model.catalogue import NONE, WIDTH
from zeitalter.games.civ2010.model.player import NOBODY
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.rules import board
from zeitalter.games.civ2010.view.observe import Civ2010View

BOLD, DIM, RESET = "\x1b[1m", "\x1b[2m", "\x1b[0m"
SEAT_COLOURS = ("\x1b[31m", "\x1b[34m", "\x1b[32m", "\x1b[33m")
TERRAIN_SIGNS = "^f.:~"
RESOURCE_SIGNS = "wsif"
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
        if state.battle.square != NOBODY:
            lines += ["", *self.battle()]
        return "\n".join(lines)

    # ---- the map --------------------------------------------------------------------------------------------------

    def map(self) -> list[str]:
        layout = self.state.catalogue.layouts[self.state.seats]
        corners = layout.home_corners + layout.neutral_corners
        columns = max(corner % WIDTH for corner in corners) + 4
        rows = max(corner // WIDTH for corner in corners) + 4
        lines = ["    " + "".join(f"{x:<4}" for x in range(columns))]
        for y in range(rows):
            cells = [self.cell(y * WIDTH + x) for x in range(columns)]
            lines.append(f"{y:>2}  " + "".join(cells).rstrip())
        return lines

    def cell(self, square: int) -> str:
        state = self.state
        ground = state.ground[square]
        if ground == NONE:
            return "??  " if board.hidden_place(state, square) != NONE else "    "
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
            text += "A" * bool(board.armies_in(there)) + "S" * bool(board.scouts_in(there))
        owner = holder if holder != NONE else state.owner[square]
        padded = text[:3].ljust(4)
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
            f"{words('label-trade')} {player.trade}  {words('label-culture')} {player.culture}  "
            f"{words('label-track')} {player.track}  {words('label-coins')} {board.coins(state, seat)}"
        )
        cities = [
            f"{slot + 1}: {words('label-production')} {board.production(state, seat, slot)}"
            for slot in board.own_cities(player)
        ]
        techs = [words("tech-" + tech.id) for tech in catalogue.techs if player.techs >> tech.index & 1]
        lines = [f"{name}  {', '.join(head)}", f"  {facts}", f"  {words('label-cities')}  {', '.join(cities)}"]
        lines.append(f"  {words('label-techs')}: {', '.join(techs)}")
        held = [f"{words(f'resource-{kind}')} {n}" for kind, n in enumerate(player.resources) if n]
        held += [words(f"resource-{catalogue.token_content[token]}") for token in seen.tokens]
        held += ["?"] * (seen.huts + seen.villages - len(seen.tokens))
        if held:
            lines.append(f"  {words('label-tokens')}: {', '.join(held)}")
        cards = [words("card-" + catalogue.cards[card].id) for card in seen.cards]
        cards += ["?"] * (sum(seen.card_eras) - len(seen.cards))
        if cards:
            lines.append(f"  {words('label-cards')}: {', '.join(cards)}")
        known = [f"{words(f'type-{catalogue.unit_type[unit]}')} {catalogue.unit_strength[unit]}" for unit in seen.units]
        known += ["?"] * (sum(seen.unit_types) - len(seen.units))
        lines.append(f"  {words('label-units')}: {', '.join(known)}")
        reserve = [
            words("person-" + catalogue.persons[kind].id) for kind, n in enumerate(player.reserve) for i in range(n)
        ]
        if reserve:
            lines.append(f"  {words('label-reserve')}: {', '.join(reserve)}")
        return lines

    # ---- battle ---------------------------------------------------------------------------------------------------

    def battle(self) -> list[str]:
        battle, words = self.view.battle, self.words
        names = [words.player(seat) for seat in battle.seats]
        bonus = battle.bonus
        lines = [f"{BOLD}{words('label-battle')}{RESET}: {names[0]} ({bonus[0]}) – {names[1]} ({bonus[1]})"]
        for number, front in enumerate(battle.fronts, 1):
            sides = [self.unit(unit, wounds) for unit, wounds in zip(front.units, front.wounds)]
            lines.append(f"  {words('label-front')} {number}: {sides[0]} – {sides[1]}")
        for side in range(2):
            if battle.shown[side]:
                hand = ", ".join(self.unit(unit, 0) for unit in battle.hands[side])
                lines.append(f"  {words('label-hand')} {names[side]}: {hand}")
        return lines

    def unit(self, unit: int, wounds: int) -> str:
        if unit == NOBODY:
            return "–"
        catalogue = self.state.catalogue
        hurt = f" (-{wounds})" if wounds else ""
        return f"{self.words(f'type-{catalogue.unit_type[unit]}')} {catalogue.unit_strength[unit]}{hurt}"
