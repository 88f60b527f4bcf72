"""One full state a view could have come from: hidden cards are dealt again within what the seat knows."""

from zeitalter.core.chance import Stream
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.player import FaceDown, Player
from zeitalter.games.mosaic.model.state import HAND, Mosaic, MovedUnit, Piece
from zeitalter.games.mosaic.rules.setup import deck_size, empire_high, empire_low
from zeitalter.games.mosaic.view.shape import MosaicView, Tableau


def imagine(state: Mosaic, view: MosaicView, rng: Stream) -> None:
    """Fill a blank state."""
    restore_open(state, view)
    state.players = [imagine_player(tableau) for tableau in view.players]
    numbers = {name: piece for piece, name in enumerate(c.PIECE_NAMES)}
    state.pieces = [None if piece is None else Piece(piece.seat, numbers[piece.piece]) for piece in view.pieces]
    decks = [view.decks[name] for name in c.DECK_NAMES]
    state.offers = [deck.offer[:] for deck in decks]
    state.under = [len(deck.bottom) for deck in decks]
    state.top_seen = [mask_of(deck.top_seen) for deck in decks]
    state.achievements_in_play = tuple(view.achievements_in_play)
    state.moved = [MovedUnit(c.UNIT_NAMES.index(moved.unit), moved.region) for moved in view.moved]
    unknown = imagine_draft(state, view, rng)
    imagine_decks(state, view, unknown, rng)


def restore_open(state: Mosaic, view: MosaicView) -> None:
    """What everybody sees as it is."""
    state.second_after_tie = view.second_after_tie
    state.tiles = view.tiles[:]
    state.used_population = view.used_population[:]
    state.achievements = view.achievements[:]
    state.bonus = view.bonus
    state.locked = view.locked[:]
    state.start_player = view.start_player
    state.active = view.active
    state.turns = view.turns
    state.round = view.round
    state.final_round = view.final_round
    state.ending = view.ending
    state.empires = view.empires
    state.scorings = view.scorings
    state.pending = view.pending
    state.looked = view.looked
    state.recruited = view.recruited


def mask_of(seats: list[int]) -> int:
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def identified(down: FaceDown, card: int) -> FaceDown:
    """A face-down technology with the card it may be."""
    return FaceDown(card, down.since, down.known_by, down.drafted)


def imagine_player(view: Tableau) -> Player:
    player = Player.blank()
    player.leader = view.leader
    player.population = view.population
    player.goods = view.goods[:]
    player.symbols = view.symbols[:]
    player.up = view.up[:]
    player.builds = view.builds[:]
    player.taxes = view.taxes[:]
    player.wonders = view.wonders[:]
    player.golden_ages = view.golden_ages[:]
    player.achievements = view.achievements[:]
    player.government = view.government
    player.power_used = view.power_used
    player.expelled = view.expelled
    player.doubled = view.doubled
    player.empire_vp = view.empire_vp
    player.card_vp = view.card_vp
    player.stock = [view.stock[name] for name in c.CURRENCY_NAMES]
    player.production = [view.production[name] for name in c.TRACK_NAMES]
    player.down = [FaceDown(down.card, down.since, mask_of(down.known_by), down.drafted) for down in view.down]
    player.refreshed = tuple(view.refreshed)
    player.sites = [view.sites[name][:] for name in c.PIECE_NAMES[: c.PIECES]]
    player.units = [view.units[name][:] for name in c.UNIT_NAMES]
    return player


# ---- the draft ------------------------------------------------------------------------------------------------------


class Draft:
    """What one seat knows about the draft: each look at a hand limits who can have taken what.

    A slot is a pick, numbered by seat and round.
    """

    def __init__(self, state: Mosaic, view: MosaicView, rng: Stream) -> None:
        self.seats = view.seats
        self.me = view.seat
        self.done = view.draft_round
        self.picks = view.picks
        # By seat: the rounds in which the viewer saw the hand dealt to it.
        self.rounds: list[list[int]] = [[] for seat in range(view.seats)]
        if view.seat is not None:
            for k in range(len(view.hands)):
                self.rounds[(view.seat - k) % view.seats].append(k)
        self.owner = {card: seat for seat, tableau in enumerate(view.players) for card in tableau.drafted_up}
        # All cards in one order by chance: of what can have been taken in a slot, the first is tried first.
        cards = [card.index for card in state.catalogue.technologies if card.starting]
        rng.shuffle(cards)
        self.looks = [[card for card in cards if card in hand] for hand in view.hands]
        gone = {card for hand in view.hands for card in hand}
        gone |= known_elsewhere(view).difference(self.owner)
        self.unseen = [card for card in cards if card not in gone]
        self.slots: list[int] = []
        self.options: list[list[int]] = [[] for slot in range(view.seats * HAND)]
        self.found = [c.NOTHING] * (view.seats * HAND)  # by slot
        self.taken: dict[int, int] = {}  # in which slot

    def last_look(self, owner: int, turn: int) -> int:
        """The last round before `turn` in which the viewer saw the hand dealt to `owner`, or -1."""
        found = -1
        for k in self.rounds[owner]:
            if k < turn:
                found = k
        return found

    def next_look(self, owner: int, turn: int) -> int:
        """The first round after `turn` in which the viewer saw it, or -1."""
        for k in self.rounds[owner]:
            if k > turn:
                return k
        return -1

    def possible(self, seat: int, cards: list[int]) -> list[int]:
        """Those that no other seat has shown."""
        owners = self.owner
        return [card for card in cards if card not in owners or owners[card] == seat]

    def left_over(self, before: int, after: int) -> list[int]:
        """What others can have taken of a hand between two looks of the viewer."""
        gone = self.picks[before : before + 1]
        if after != -1:
            gone = gone + self.looks[after]
        return [card for card in self.looks[before] if card not in gone]

    def match(self, rng: Stream) -> None:
        """Find a pick for every slot of the others, all different, with all cards shown by now among their owner's."""
        for seat in range(self.seats):
            if seat != self.me:
                self.list_options(seat)
        rng.shuffle(self.slots)
        of_seat: list[list[int]] = [[] for seat in range(self.seats)]
        for slot in self.slots:
            of_seat[slot // HAND].append(slot)
        for card, seat in self.owner.items():
            if seat != self.me:
                self.find_slot(card, of_seat[seat], [])
        for slot in self.slots:
            if self.found[slot] == c.NOTHING:
                self.find_card(slot, [])

    def list_options(self, seat: int) -> None:
        """What a seat can have taken in each round."""
        unseen = self.possible(seat, self.unseen)
        for turn in range(self.done):
            slot = seat * HAND + turn
            owner = (seat - turn) % self.seats
            before = self.last_look(owner, turn)
            self.slots.append(slot)
            if before == -1:
                self.options[slot] = unseen
            else:
                left = self.left_over(before, self.next_look(owner, turn))
                self.options[slot] = self.possible(seat, left)

    def find_slot(self, card: int, slots: list[int], tried: list[int]) -> bool:
        """Among the slots of its owner."""
        for slot in slots:
            if card in self.options[slot] and slot not in tried:
                tried.append(slot)
                if self.found[slot] == c.NOTHING or self.find_slot(self.found[slot], slots, tried):
                    self.assign(slot, card)
                    return True
        return False

    def find_card(self, slot: int, tried: list[int]) -> bool:
        for card in self.options[slot]:
            if card not in tried:
                tried.append(card)
                if card not in self.taken or self.find_card(self.taken[card], tried):
                    self.assign(slot, card)
                    return True
        return False

    def assign(self, slot: int, card: int) -> None:
        self.found[slot] = card
        self.taken[card] = slot

    def picked(self, seat: int) -> tuple[int, ...]:
        """In the order of the draft."""
        return tuple(self.picks if seat == self.me else self.found[seat * HAND : seat * HAND + self.done])


def known_elsewhere(view: MosaicView) -> set[int]:
    """Starting technologies that were not dealt, as far as the viewer knows."""
    deck = view.decks[c.DECK_NAMES[c.TECHNOLOGY]]
    found = {*deck.offer, *deck.bottom, deck.top}
    for tableau in view.players:
        for card in tableau.up:
            if card not in tableau.drafted_up:
                found.add(card)
        for down in tableau.down:
            if not down.drafted:
                found.add(down.card)
    return found


def imagine_draft(state: Mosaic, view: MosaicView, rng: Stream) -> list[int]:
    """Hands, picks and drafted face-down cards; gives the starting technologies that nobody was dealt."""
    draft = Draft(state, view, rng)
    draft.match(rng)
    seats, done = view.seats, view.draft_round
    state.picks = [draft.picked(seat) for seat in range(seats)]
    used = {card for cards in state.picks for card in cards}
    used |= {card for cards in view.hands for card in cards}
    left = [card for card in draft.unseen if card not in used]
    rng.shuffle(left)
    state.dealt = []
    for owner in range(seats):
        picked = [state.picks[(owner + turn) % seats][turn] for turn in range(done)]
        first = draft.next_look(owner, -1)
        if first == -1:
            rest = [left.pop() for _ in range(HAND - done)]
            state.dealt.append(tuple(sorted(picked + rest)))
        else:
            state.dealt.append(tuple(sorted(view.hands[first] + picked[:first])))
    for seat in range(seats):
        player = state.players[seat]
        if seat != view.seat:
            hidden = [card for card in state.picks[seat] if card not in player.up]
            for place, down in enumerate(player.down):
                if down.drafted:
                    player.down[place] = identified(down, hidden.pop(0))
    return left


# ---- decks ----------------------------------------------------------------------------------------------------------


def imagine_decks(state: Mosaic, view: MosaicView, unknown: list[int], rng: Stream) -> None:
    catalogue = state.catalogue
    technologies = unknown[:]
    copies = [0 if card.starting else card.copies for card in catalogue.technologies]
    technologies += unseen(copies, known(view, c.TECHNOLOGY))
    rng.shuffle(technologies)
    for player in state.players:
        for place, down in enumerate(player.down):
            if down.card == c.NOTHING:
                player.down[place] = identified(down, technologies.pop())
    builds = unseen([card.copies for card in catalogue.builds], known(view, c.BUILD))
    rng.shuffle(builds)
    populations = unseen([card.copies for card in catalogue.populations], known(view, c.POPULATION))
    rng.shuffle(populations)
    state.decks = []
    for deck, cards in enumerate((technologies, builds, populations, imagine_taxes(state, view, rng))):
        state.decks.append(imagine_deck(state, view, deck, cards, rng))


def unseen(copies: list[int], seen: list[int]) -> list[int]:
    """The cards of a deck that the viewer does not know, given how many there are of each."""
    left = copies[:]
    for card in seen:
        if card != c.NOTHING:
            left[card] -= 1
    found: list[int] = []
    for card, number in enumerate(left):
        if number > 0:
            found += [card] * number
    return found


def imagine_taxes(state: Mosaic, view: MosaicView, rng: Stream) -> list[int]:
    """As many tax as tariff cards are in the game."""
    seen = known(view, c.TAX)
    taxes = state.catalogue.taxes
    cards: list[int] = []
    for tariff in (False, True):
        kind = unseen([tax.copies if tax.tariff == tariff else 0 for tax in taxes], seen)
        shown = len([card for card in seen if card != c.NOTHING and taxes[card].tariff == tariff])
        rng.shuffle(kind)
        cards += kind[: state.catalogue.deck_sizes[c.TAX][view.seats] // 2 - shown]
    rng.shuffle(cards)
    return cards


def known(view: MosaicView, deck: int) -> list[int]:
    """The cards of a deck that the viewer knows, wherever they are."""
    shown = view.decks[c.DECK_NAMES[deck]]
    found = shown.offer + shown.bottom
    if shown.top != c.NOTHING and shown.size > len(shown.bottom):
        found = [*found, shown.top]
    for tableau in view.players:
        if deck == c.TECHNOLOGY:
            found = [*found, *tableau.up, *[down.card for down in tableau.down]]
        elif deck == c.BUILD:
            found = found + tableau.builds
        elif deck == c.TAX:
            found = found + tableau.taxes
    return found + view.used_population if deck == c.POPULATION else found


def imagine_deck(state: Mosaic, view: MosaicView, deck: int, cards: list[int], rng: Stream) -> list[int]:
    """Known cards below, unknown ones above them with the empire card where it may be, a known one on top."""
    shown = view.decks[c.DECK_NAMES[deck]]
    bottom = shown.bottom[:]
    has_top = shown.top != c.NOTHING and shown.size > len(bottom)
    number = shown.size - len(bottom) - (1 if shown.has_empire else 0) - (1 if has_top else 0)
    middle = cards[:number] + ([shown.top] if has_top else [])
    if shown.has_empire:
        size = deck_size(state, deck)
        low = empire_low(deck, size, view.seats)
        high = min(empire_high(deck, size, view.seats), len(middle) - (1 if shown.top_seen else 0))
        middle.insert(low + rng.below(high - low + 1), c.EMPIRE)
    return bottom + middle
