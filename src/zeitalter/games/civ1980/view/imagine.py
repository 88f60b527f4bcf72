"""A full position that fits a view: hidden hands, packets and stacks are drawn so that every number still holds.

How many cards of each stack are in hidden hands is no secret: it follows from the sizes of the stacks. Packets on the
table tell their size, their value and one kind truthfully, so their contents are found by search among these cards.
"""

from collections.abc import Iterator

from zeitalter.core.chance import Stream
from zeitalter.games.civ1980.model.catalogue import NONE, STACKS, Catalogue
from zeitalter.games.civ1980.model.packet import ALL, ENOUGH, Laid, Packet, Told
from zeitalter.games.civ1980.model.player import NOBODY, Held, Player, drawn, rank, set_value
from zeitalter.games.civ1980.model.settings import Settings
from zeitalter.games.civ1980.model.state import WIDE_BOARD, Civ1980, lay_out, mask_of
from zeitalter.games.civ1980.model.strike import Strike
from zeitalter.games.civ1980.rules.credits import price
from zeitalter.games.civ1980.view.shape import Civ1980View, HeldView, PacketView, PlayerView, ToldView

PATIENCE = 20  # hands tried for a buyer
TRIES = 200  # contents of packets tried before the search begins anew
ATTEMPTS = 5  # searches, each with twice as many tries as the one before
NOISE = 50  # percent by which the burden of contents may differ from one search to the next
AT_ONCE = 300  # contents of a packet that are compared
HONEST = 8  # one packet of so many is imagined with a calamity in it, if that is possible at all


class Deal:
    """Distributes the cards that the viewer cannot see."""

    def __init__(self, catalogue: Catalogue, view: Civ1980View, rng: Stream, tries: int, careful: bool) -> None:
        self.catalogue = catalogue
        self.view = view
        self.rng = rng
        self.hidden = catalogue.trade_copies[:]  # by kind: cards the viewer does not see
        for player in view.players:
            for held in player.hand + player.open:
                self.hidden[held.card] -= 1
        self.slots = [player.hand_size - len(player.hand) for player in view.players]  # hidden cards of each hand
        # By seat and kind: cards that a hand can give, those known and those found for its packets so far.
        self.held = [unlocked(catalogue, player.hand) for player in view.players]
        self.careful = careful  # rather than by chance
        self.tries = tries  # contents of packets that may still be tried
        # Stacks 1 and 2 are one group as long as their cards may be mixed.
        self.mixed = not view.settings.stacks_apart
        self.group = [0 if self.mixed and stack == 1 else stack for stack in catalogue.trade_stack]  # by kind
        self.holdable = [self.may_be_held(kind) for kind in range(catalogue.trade_cards)]
        self.cap = [0] * STACKS  # by group: cards in hidden hands
        for kind in range(catalogue.trade_cards):
            self.cap[self.group[kind]] += self.hidden[kind]
        for stack in range(STACKS):
            self.cap[0 if self.mixed and stack == 1 else stack] -= view.stacks[stack]
        tradable = [kind for kind in range(catalogue.trade_cards) if self.holdable[kind]]
        self.kinds = Kinds(catalogue, tradable if view.packets else [], rng)
        self.packets: dict[int, list[int]] = {}  # contents by number
        self.taken: dict[int, list[int]] = {}  # those of them that were hidden

    def may_be_held(self, kind: int) -> bool:
        """Neither a red calamity nor one that everybody knows to be in its stack."""
        located = kind >= self.catalogue.commodities and self.view.depth[self.catalogue.trade_stack[kind]] is not None
        return self.catalogue.tradable[kind] and not located

    # ---- packets --------------------------------------------------------------------------------------------------

    def fill_packets(self, packets: list[PacketView]) -> bool:
        """Find contents for all packets of others, unless it takes too many tries. A card may lie in several packets of
        its owner."""
        if not packets:
            return True
        packet = packets[0]
        for cards in self.candidates(packet):
            self.tries -= 1
            if self.tries < 0:
                return False
            taken = self.lay(packet.owner, cards)
            if taken is None:
                continue
            self.packets[packet.number] = cards
            self.taken[packet.number] = taken
            if self.fill_packets(packets[1:]):
                return True
            self.unlay(packet.owner, taken)
            del self.packets[packet.number], self.taken[packet.number]
        return False

    def candidates(self, packet: PacketView) -> Iterator[list[int]]:
        """All contents with the size, value and kind that were told, some of a large packet first: there are too many.
        What answers an offer of the viewer is imagined to fit his hand least, so that he does not hope for luck; other
        packets hold anything, calamities seldom."""
        tried = 0
        while True:
            found = [sorted(cards) for cards in Search(self, packet, tried + AT_ONCE).found[tried:]]
            if not found:
                return
            yield from self.by_chance(packet, found)
            if len(found) < AT_ONCE:
                return
            tried += AT_ONCE

    def by_chance(self, packet: PacketView, found: list[list[int]]) -> list[list[int]]:
        order = list(range(len(found)))
        self.rng.shuffle(order)
        found = [found[i] for i in order]
        seat = self.view.seat
        if seat is not None and packet.to == seat and packet.answers is not None:
            mine = self.held[seat]
            value = self.catalogue.trade_value
            luck = [sum([mine[card] * value[card] for card in cards if card != packet.named]) for cards in found]
            found = [found[i] for i in sorted(range(len(found)), key=luck.__getitem__)]
        dirty = [cards for cards in found if cards[-1] >= self.catalogue.commodities]
        clean = [cards for cards in found if cards[-1] < self.catalogue.commodities]
        found = dirty + clean if self.rng.below(HONEST) == 0 else clean + dirty
        return sorted(found, key=lambda cards: self.burden(packet.owner, cards)) if self.careful else found

    def burden(self, owner: int, cards: list[int]) -> float:
        """How much new cards for a packet narrow the choice for others: many of one stack leave few for them."""
        stacks, kinds = [0] * STACKS, [0] * self.catalogue.trade_cards
        total = 0.0
        for kind in self.lacking(owner, cards):
            group = self.group[kind]
            stacks[group] += 1
            kinds[kind] += 1
            total += 1.0 + stacks[group] / self.cap[group] + kinds[kind] / self.hidden[kind]
        return total * (100 + self.rng.below(NOISE))

    def lacking(self, owner: int, cards: list[int]) -> list[int]:
        """The cards of a packet that are not yet in the hand of its owner."""
        rest = self.held[owner][:]
        lacking: list[int] = []
        for kind in cards:
            if rest[kind]:
                rest[kind] -= 1
            else:
                lacking.append(kind)
        return lacking

    def lay(self, owner: int, cards: list[int]) -> list[int] | None:
        """Take hidden cards for a packet into the hand of its owner, as far as they are lacking there; None if there
        are too few."""
        taken = self.lacking(owner, cards)
        for kind in taken:
            self.held[owner][kind] += 1
            self.hidden[kind] -= 1
            self.cap[self.group[kind]] -= 1
            self.slots[owner] -= 1
        if self.slots[owner] < 0 or min(self.cap) < 0 or min(self.hidden) < 0:
            self.unlay(owner, taken)
            return None
        return taken

    def unlay(self, owner: int, taken: list[int]) -> None:
        for kind in taken:
            self.held[owner][kind] -= 1
            self.hidden[kind] += 1
            self.cap[self.group[kind]] += 1
            self.slots[owner] += 1

    # ---- hands and stacks -----------------------------------------------------------------------------------------

    def deal(self) -> tuple[list[list[int]], list[list[int]]]:
        """The hidden cards of each hand, and the stacks; the packets are filled before."""
        hands: list[list[int]] = [[] for _ in self.view.players]
        for packet in self.view.packets:
            hands[packet.owner] += self.taken.get(packet.number, [])
        stacks: list[list[int]] = [[] for group in range(STACKS)]
        fixed: list[list[int]] = [[] for group in range(STACKS)]  # what nobody can hold
        for kind in range(self.catalogue.trade_cards):
            pile = stacks if self.holdable[kind] else fixed
            pile[self.group[kind]] += [kind] * self.hidden[kind]
        loose: list[int] = []
        for group in range(STACKS):
            pool, number = stacks[group], self.cap[group]
            self.rng.shuffle(pool)
            loose += pool[:number]
            stacks[group] = pool[number:]
        self.rng.shuffle(loose)
        for seat in range(len(hands)):
            hands[seat] += [loose.pop() for _ in range(self.slots[seat])]
        if self.mixed:
            self.split_first_stacks(stacks, fixed)
        for number, stack in enumerate(stacks):
            for card in fixed[number]:
                stack.insert(self.rng.below(len(stack) + 1), card)
            above = self.view.depth[number]
            if above is not None:
                self.put_calamity(stack, above)
            else:
                self.turn_back(stack, self.view.red_tops[number])
        return hands, stacks

    def put_calamity(self, stack: list[int], above: int) -> None:
        """The calamity of a stack lies where everybody knows."""
        calamity = max(stack)  # they follow the commodities
        stack.remove(calamity)
        stack.insert(len(stack) - above, calamity)

    def turn_back(self, stack: list[int], red_top: bool) -> None:
        """The one red card of a stack lies on top or further down, as everybody sees."""
        red = [place for place, kind in enumerate(stack) if not self.catalogue.tradable[kind]]
        top = len(stack) - 1
        if red and (red[0] == top) != red_top:
            other = top if red_top else self.rng.below(top)
            stack[red[0]], stack[other] = stack[other], stack[red[0]]

    def split_first_stacks(self, stacks: list[list[int]], fixed: list[list[int]]) -> None:
        """Cards 1 and 2 mixed; the calamity of the second stack stays there."""
        commodities, first = self.catalogue.commodities, self.view.stacks[0]
        pool = [kind for kind in stacks[0] if kind < commodities]
        fixed[1] = fixed[0] + [kind for kind in stacks[0] if kind >= commodities]
        fixed[0] = []
        stacks[0] = pool[:first]
        stacks[1] = pool[first:]


class Kinds:
    """The kinds that packets may hold, in an order by chance, so that a search that is cut short prefers none."""

    def __init__(self, catalogue: Catalogue, kinds: list[int], rng: Stream) -> None:
        rng.shuffle(kinds)
        self.kinds = kinds
        self.worth = catalogue.trade_value
        self.dearest = max(catalogue.trade_value)
        self.places: list[list[int]] = [[] for worth in range(self.dearest + 1)]  # by worth, the last first
        for place in range(len(kinds) - 1, -1, -1):
            self.places[self.worth[kinds[place]]].append(place)


class Search:
    """All contents of a packet that fit what was told about it, up to a limit."""

    def __init__(self, deal: Deal, packet: PacketView, limit: int) -> None:
        self.order = deal.kinds
        self.hidden, self.cap, self.group = deal.hidden, deal.cap, deal.group
        self.held = deal.held[packet.owner]
        self.named: int = packet.named
        self.limit = limit
        self.found: list[list[int]] = []
        self.with_kind(self.named, 0, packet.size, packet.value, deal.slots[packet.owner], [])

    def with_kind(self, kind: int, after: int, size: int, value: int, room: int, cards: list[int]) -> None:
        """So many more cards of this value, with no more new ones than there is room: one or more of this kind, the
        others from a place on."""
        worth, held = self.order.worth[kind], self.held[kind]
        most = min(size, held + min(self.hidden[kind], self.cap[self.group[kind]], room))
        for n in range(1, most + 1):
            rest = value - n * n * worth
            if rest < 0 or len(self.found) == self.limit:
                return
            if n == size:
                if rest == 0:
                    self.found.append(cards + [kind] * n)
            elif size - n == 1:
                self.with_one(after, rest, room - max(n - held, 0), cards + [kind] * n)
            else:
                self.from_place(after, size - n, rest, room - max(n - held, 0), cards + [kind] * n)

    def from_place(self, first: int, size: int, value: int, room: int, cards: list[int]) -> None:
        kinds, worth = self.order.kinds, self.order.worth
        if value <= size * size * self.order.dearest:
            for place in range(len(kinds) - 1, first - 1, -1):
                kind = kinds[place]
                if worth[kind] <= value and kind != self.named:
                    self.with_kind(kind, place + 1, size, value, room, cards)

    def with_one(self, first: int, value: int, room: int, cards: list[int]) -> None:
        """One last card, which has to have all the value."""
        if value > self.order.dearest:
            return
        for place in self.order.places[value]:
            if place < first or len(self.found) == self.limit:
                return
            kind = self.order.kinds[place]
            is_there = self.held[kind] or min(self.hidden[kind], self.cap[self.group[kind]], room)
            if kind != self.named and is_there:
                self.found.append([*cards, kind])


def unlocked(catalogue: Catalogue, hand: list[HeldView]) -> list[int]:
    counts = [0] * catalogue.trade_cards
    for held in hand:
        if held.giver is None:
            counts[held.card] += 1
    return counts


def number_of(value: int | None, nothing: int) -> int:
    return nothing if value is None else value


def imagine(state: Civ1980, view: Civ1980View, rng: Stream) -> None:
    """Fill a blank position with what this view could have come from."""
    settings = [getattr(view.settings, name) for name in view.settings.__struct_fields__]
    lay_out(state, Settings(*settings), view.board == WIDE_BOARD)
    deal, hands, stacks = fitting_deal(state, view, rng)
    state.players = [imagine_player(player, hand) for player, hand in zip(view.players, hands)]
    state.stacks = stacks
    state.depth = [number_of(above, NONE) for above in view.depth]
    state.order, state.places = view.order[:], view.places[:]
    state.city = [NOBODY if owner is None else owner for owner in view.city]
    state.fresh, state.copies, state.moved = view.fresh[:], view.copies[:], view.moved[:]
    state.turn, state.phase = view.turn, view.phase
    imagine_trade(state, view, deal)
    state.basket, state.debts, state.lost = mask_of(view.basket), view.debts[:], view.lost[:]
    state.receipts = [paid[:] for paid in view.receipts]
    state.struck = [
        Strike(one.calamity - state.catalogue.commodities, one.victim, number_of(one.giver, NOBODY))
        for one in view.struck
    ]
    state.marked_tokens, state.marked_cities = view.marked_tokens[:], view.marked_cities[:]


def fitting_deal(state: Civ1980, view: Civ1980View, rng: Stream) -> tuple[Deal, list[list[int]], list[list[int]]]:
    """Hidden hands and stacks; whoever has filled a basket can pay for it, if such a hand is found soon."""
    for _ in range(PATIENCE):
        deal = filled(state, view, rng)
        hands, stacks = deal.deal()
        if can_pay(state, view, hands):
            break
    return deal, hands, stacks


def filled(state: Civ1980, view: Civ1980View, rng: Stream) -> Deal:
    """With contents for the packets. What began badly is begun anew, with more care and more tries each time. Where so
    many lie on the table that even this fails, the packets of some players are left open."""
    packets = [packet for packet in view.packets if packet.owner != view.seat]
    packets.sort(key=lambda packet: (packet.owner, -packet.size))  # the largest says most about a hand
    tries = TRIES
    for _ in range(ATTEMPTS):
        deal = Deal(state.catalogue, view, rng, tries, tries > TRIES)
        if deal.fill_packets(packets):
            return deal
        if deal.tries >= 0:
            raise ValueError("no cards fit the packets of this view")
        tries *= 2
    deal = Deal(state.catalogue, view, rng, TRIES, True)
    for owner in range(view.seats):
        deal.tries = TRIES
        deal.fill_packets([packet for packet in packets if packet.owner == owner])
    return deal


def contents(state: Civ1980, view: Civ1980View, deal: Deal, packet: PacketView) -> tuple[int, ...]:
    """Of a packet on the table; of one that was left open any cards of the hand imagined for its owner."""
    if packet.owner == view.seat:
        return tuple(packet.cards)
    if packet.number in deal.packets:
        return tuple(deal.packets[packet.number])
    free = [held.card for held in state.players[packet.owner].hand if held.giver == NOBODY]
    return tuple(free[: packet.size])


def imagine_trade(state: Civ1980, view: Civ1980View, deal: Deal) -> None:
    state.packet_number, state.trade_round = view.packet_number, view.trade_round
    state.trade_done = mask_of(view.trade_done) | mask_of(view.enough) << ENOUGH
    state.trade_news = view.trade_news
    state.dealt = [mask_of(partners) for partners in view.dealt]
    state.packets = tuple([Packet(*heard(state, seen), contents(state, view, deal, seen)) for seen in view.packets])
    state.history = [Told(*heard(state, told), told.size) for told in view.history]
    if view.seat is not None:
        state.offered[view.seat] = [
            Laid(mask_of(laid.receivers), number_of(laid.answers, NONE), tuple(laid.cards)) for laid in view.offered
        ]


def heard(state: Civ1980, told: ToldView) -> tuple[int, int, int, int, int, int, int, int]:
    to, answers = number_of(told.to, ALL), number_of(told.answers, NONE)
    wish = number_of(told.wish, state.catalogue.no_wish)
    return told.number, told.owner, to, answers, told.named, wish, told.value, told.round


def can_pay(state: Civ1980, view: Civ1980View, hands: list[list[int]]) -> bool:
    """Whether the hand imagined for a buyer suffices for the basket."""
    if not view.basket or not view.actors:
        return True
    buyer = view.players[view.actors[0]]
    counts = [0] * state.catalogue.trade_cards
    for card in [held.card for held in buyer.hand] + hands[view.actors[0]]:
        counts[card] += 1
    means = buyer.treasury + set_value(state.catalogue, counts)
    return price(state, mask_of(buyer.cards), mask_of(view.basket)) <= means


def imagine_player(view: PlayerView, hidden: list[int]) -> Player:
    player = Player.blank()
    player.nation, player.cards = number_of(view.nation, NONE), mask_of(view.cards)
    player.tokens, player.stock, player.treasury = view.tokens[:], view.stock, view.treasury
    player.ships, player.aboard, player.sailed = view.ships[:], view.aboard[:], view.sailed[:]
    player.cities, player.census, player.space = view.cities, view.census, view.space
    player.hand = sorted([imagine_held(held) for held in view.hand] + [drawn(card) for card in hidden], key=rank)
    player.open = [imagine_held(held) for held in view.open]
    return player


def imagine_held(view: HeldView) -> Held:
    return Held(view.card, mask_of(view.known), number_of(view.giver, NOBODY))
