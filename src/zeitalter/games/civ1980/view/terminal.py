# mypyc: no
"""The table as text for a terminal: the nations, the succession table, your areas and hand, the packets."""

from zeitalter.core.wording import Wording
from zeitalter.games.civ1980.model import steps, verbs
from zeitalter.games.civ1980.model.catalogue import LATE_IRON, NONE, STACKS
from zeitalter.games.civ1980.model.packet import ALL, Packet
from zeitalter.games.civ1980.model.player import NOBODY, count_cards, hand_value
from zeitalter.games.civ1980.model.state import Civ1980
from zeitalter.games.civ1980.rules.packets import dearest, may_lay_down, plain_packets
from zeitalter.games.civ1980.rules.succession import total_points
from zeitalter.games.civ1980.rules.trade_cards import has_red_top, may_draw, trade_name

BOLD, DIM, RESET = "\x1b[1m", "\x1b[2m", "\x1b[0m"
SITES = ("", "■", "□")


class Table:
    """Draws one position. What it shows was built from a view; of other hands only the number of cards is shown."""

    def __init__(self, state: Civ1980, words: Wording, width: int, seat: int | None) -> None:
        self.state = state
        self.words = words
        self.width = max(width, 60)
        self.seat = seat

    def text(self) -> str:
        state, words = self.state, self.words
        phase = words(f"phase-{state.phase}")
        stacks = "  ".join(self.stack(number) for number in range(STACKS))
        lines = [
            f"{BOLD}{words('label-turn')} {state.turn} – {phase}{RESET}  {DIM}{words('label-stacks')} {stacks}{RESET}"
        ]
        above = "  ".join(f"{stack + 1}: {n}" for stack, n in enumerate(state.depth) if n != NONE)
        if above:
            lines.append(f"{DIM}{words('label-above')} {above}{RESET}")
        lines += self.succession()
        for seat in state.order:
            lines += self.nation(seat)
        if state.packets:
            lines += ["", *self.packets()]
        if self.seat is not None and self.seat in state.actors() and isinstance(state.agenda[-1], steps.Trading):
            lines += self.how_to_offer(self.seat)
        if self.seat is not None:
            lines += ["", *self.areas(self.seat), *self.hand(self.seat)]
        return "\n".join(lines)

    def stack(self, number: int) -> str:
        """How many cards, and a red back on top."""
        red = f" ({self.words('label-red-back')})" if has_red_top(self.state, number) else ""
        return f"{number + 1}: {len(self.state.stacks[number])}{red}"

    def name(self, seat: int) -> str:
        nation = self.state.players[seat].nation
        if nation == NONE:
            return self.words.player(seat)
        return f"{self.words.player(seat)} ({self.words('nation-' + self.state.catalogue.nations[nation].id)})"

    def succession(self) -> list[str]:
        """One line per nation: a digit for each space's epoch, the marker as a block; then what the digits mean."""
        lines = []
        for seat in self.state.order:
            player = self.state.players[seat]
            if player.nation == NONE:
                continue
            nation = self.state.catalogue.nations[player.nation]
            track = "".join(
                "█" if space == player.space else str(nation.epoch[space])
                for space in range(self.state.catalogue.finish + 1)
            )
            epoch = self.words(f"epoch-{nation.epoch[player.space]}")
            lines.append(f"  {track}  {self.words.player(seat)}: {epoch}")
        legend = " · ".join(f"{epoch} {self.words(f'epoch-{epoch}')}" for epoch in range(LATE_IRON + 1))
        return [*lines, f"  {DIM}{legend}{RESET}"] if lines else lines

    def nation(self, seat: int) -> list[str]:
        state, words, player = self.state, self.words, self.state.players[seat]
        facts = [
            f"{words('label-tokens')} {sum(player.tokens)}",
            f"{words('label-cities')} {player.cities}",
            f"{words('label-ships')} {len(player.ships)}",
            f"{words('label-stock')} {player.stock}",
            f"{words('label-treasury')} {player.treasury}",
            f"{words('label-hand')} {len(player.hand)}",
        ]
        marker = "▶ " if seat in state.actors() else "  "
        lines = [f"{BOLD}{marker}{self.name(seat)}{RESET}  {'  '.join(facts)}"]
        held = [
            words("card-" + state.catalogue.card_ids[card])
            for card in range(state.catalogue.cards)
            if player.cards >> card & 1
        ]
        if held:
            lines.append(f"    {words('label-cards')}: {', '.join(held)}")
        if player.open:
            shown = [self.trade_card(held.card) for held in player.open]
            lines.append(f"    {words('label-open')}: {', '.join(shown)}")
        return lines

    def packets(self) -> list[str]:
        words = self.words
        lines = [f"{BOLD}{words('label-packets')}{RESET}"]
        for packet in self.state.packets:
            to = words("label-all") if packet.to == ALL else words.player(packet.to)
            lines.append(f"  {packet.number + 1}: {words.player(packet.owner)} → {to}: {self.told(packet)}")
        return lines

    def told(self, packet: Packet) -> str:
        """What everybody has heard about a packet, and what is in one's own."""
        words, name = self.words, self.trade_card
        text = words("packet-told", n=len(packet.cards), value=packet.value, card=trade_name(self.state, packet.named))
        if packet.wish != self.state.catalogue.no_wish:
            text += f", {words('label-wish')} {name(packet.wish)}"
        if packet.answers != NONE:
            text += f", {words('packet-answers', n=packet.answers + 1)}"
        if packet.owner == self.seat:
            text += f" ({', '.join(name(card) for card in packet.cards)})"
        return text

    def how_to_offer(self, seat: int) -> list[str]:
        """How any packet of one's own is written, with an example from the hand."""
        state = self.state
        packets = plain_packets(state, seat) if may_lay_down(state, seat) else []
        if not packets:
            return []
        offer = verbs.Offer(ALL, dearest(state, packets[0]), state.catalogue.no_wish, packets[0])
        example = state.game.vocabulary.notation(offer)
        return [f"  {DIM}{self.words('hint-offer')} {example}{RESET}", f"  {DIM}{self.words('hint-counter')}{RESET}"]

    def trade_card(self, card: int) -> str:
        return self.words(trade_name(self.state, card))

    def areas(self, seat: int) -> list[str]:
        """Where your pieces are: tokens of the limit, the city site, who else is there; then what the signs mean."""
        state, words = self.state, self.words
        parts = []
        for area in range(state.catalogue.areas):
            mine = state.players[seat].tokens[area]
            ships = sum(state.catalogue.water_area[water] == area for water in state.players[seat].ships)
            if not mine and not ships and state.city[area] != seat:
                continue
            text = words("area-" + state.catalogue.area_ids[area])
            text += " ◉" if state.city[area] == seat else f" {mine}/{state.limit(seat, area)}"
            text += SITES[state.board.site[area]] + "⛵" * ships
            others = self.others(seat, area)
            parts.append(f"{text} ({', '.join(others)})" if others else text)
        lines = [f"{BOLD}{words('label-areas')}{RESET}"]
        line = " "
        for part in parts:
            if len(line) + len(part) + 3 > self.width:
                lines.append(line)
                line = " "
            line += f" {part} ·"
        legend = (
            f"◉ {words('piece-city')}  ■ {words('label-site')}  □ {words('label-white-site')}  ⛵ {words('piece-ship')}"
        )
        return [*lines, line.rstrip("·"), f"  {DIM}{legend}{RESET}"] if parts else []

    def others(self, seat: int, area: int) -> list[str]:
        """Cities and tokens of other nations in an area."""
        state, words = self.state, self.words
        found = []
        if state.city[area] not in (seat, NOBODY):
            found.append(words("look-city", seat=state.city[area]))
        for other in state.order:
            if other != seat and state.players[other].tokens[area]:
                found.append(words("look-tokens", seat=other, n=state.players[other].tokens[area]))
        return found

    def hand(self, seat: int) -> list[str]:
        state, words = self.state, self.words
        player = state.players[seat]
        counts = count_cards(state.catalogue, player.hand)
        parts = []
        for card, n in enumerate(counts):
            if n:
                worth = n * n * state.catalogue.trade_value[card]
                parts.append(f"{n} {self.trade_card(card)} ({worth})")
        locked = [held.card for held in player.hand if held.giver != NOBODY]
        text = (
            f"{BOLD}{words('label-hand')}{RESET}: {', '.join(parts) or '–'}  "
            f"{words('label-value')} {hand_value(state.catalogue, player.hand)}, "
            f"{words('label-points')} {total_points(state, seat)}"
        )
        if not may_draw(state, seat):
            text += f"  ({words('label-hand-full')})"
        lines = [text]
        if locked:
            shown = [self.trade_card(card) for card in locked]
            lines.append(f"  {words('label-locked')}: {', '.join(shown)}")
        return lines
