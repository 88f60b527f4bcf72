# mypyc: no
"""One full state a view could have come from: hidden cards are dealt again within what the seat knows."""

from zeitalter.core.chance import Stream
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.player import FaceDown, Player
from zeitalter.games.mosaic.model.state import HAND, Mosaic, MovedUnit, Piece
from zeitalter.games.mosaic.rules.setup import deck_size, empire_high, empire_low
from zeitalter.games.mosaic.view.observe import OPEN_FIELDS, OPEN_PLAYER_FIELDS, MosaicView, Tableau, same

Slot = tuple[int, int]  # a pick of the draft: seat and round


def imagine(state: Mosaic, view: MosaicView, rng: Stream) -> None:
    """Fill a blank state."""
    for name, value in same(view, OPEN_FIELDS).items():
        setattr(state, name, value)
    state.players = [imagine_player(tableau) for tableau in view.players]
    state.pieces = [
        None if piece is None else Piece(piece.seat, c.PIECE_NAMES.index(piece.piece)) for piece in view.pieces
    ]
    state.offers = [view.decks[name].offer[:] for name in c.DECK_NAMES]
    state.under = [len(view.decks[name].bottom) for name in c.DECK_NAMES]
    state.top_seen = [mask_of(view.decks[name].top_seen) for name in c.DECK_NAMES]
    state.achievements_in_play = tuple(view.achievements_in_play)
    state.moved = [MovedUnit(c.UNIT_NAMES.index(moved.unit), moved.region) for moved in view.moved]
    unknown = imagine_draft(state, view, rng)
    imagine_decks(state, view, unknown, rng)


def mask_of(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats)


def identified(down: FaceDown, card: int) -> FaceDown:
    """A face-down technology with the card it may be."""
    return FaceDown(card, down.since, down.known_by, down.drafted)


def imagine_player(view: Tableau) -> Player:
    player = Player.blank()
    for name, value in same(view, OPEN_PLAYER_FIELDS).items():
        setattr(player, name, value)
    player.stock = [view.stock[name] for name in c.CURRENCY_NAMES]
    player.production = [view.production[name] for name in c.TRACK_NAMES]
    player.down = [FaceDown(down.card, down.since, mask_of(down.known_by), down.drafted) for down in view.down]
    player.refreshed = tuple(view.refreshed)
    player.sites = [view.sites[name][:] for name in c.PIECE_NAMES[: c.PIECES]]
    player.units = [view.units[name][:] for name in c.UNIT_NAMES]
    return player


# ---- the draft ------------------------------------------------------------------------------------------------------


class Draft:
    """What one seat knows about the draft: each look at a hand limits who can have taken what."""

    def __init__(self, state: Mosaic, view: MosaicView) -> None:
        self.view = view
        self.seats = view.seats
        self.me = view.seat
        self.done = view.draft_round
        self.looks = view.hands
        seen = {card for cards in self.looks for card in cards}
        shown = {card for tableau in view.players for card in tableau.drafted_up}
        elsewhere = known_elsewhere(view)
        starting = [card.index for card in state.catalogue.technologies if card.starting]
        gone = seen | (elsewhere - shown)
        self.unseen = [card for card in starting if card not in gone]
        self.owner = {card: seat for seat, tableau in enumerate(view.players) for card in tableau.drafted_up}
        self.options: dict[Slot, list[int]] = {}
        self.found: dict[Slot, int] = {}
        self.taken: dict[int, Slot] = {}

    def look(self, owner: int, turn: int, later: bool) -> int:
        """The round in which the viewer saw the hand dealt to `owner`: the last before a round, or the first after."""
        if self.me is None:
            return -1
        rounds = [k for k in range(len(self.looks)) if (self.me - k) % self.seats == owner]
        wanted = [k for k in rounds if (k > turn if later else k < turn)]
        return -1 if not wanted else min(wanted) if later else max(wanted)

    def candidates(self, slot: Slot) -> list[int]:
        seat, turn = slot
        owner = (seat - turn) % self.seats
        before, after = self.look(owner, turn, False), self.look(owner, turn, True)
        if before == -1:
            cards = self.unseen
        else:
            gone = {self.view.picks[before]} if before < len(self.view.picks) else set()
            if after != -1:
                gone |= set(self.looks[after])
            cards = [card for card in self.looks[before] if card not in gone]
        return [card for card in cards if self.owner.get(card, seat) == seat]

    def match(self, rng: Stream) -> dict[Slot, int]:
        """A pick for every slot of the others, all different, with all cards shown by now among their owner's."""
        slots = [(seat, turn) for seat in range(self.seats) if seat != self.me for turn in range(self.done)]
        for slot in slots:
            self.options[slot] = self.candidates(slot)
            rng.shuffle(self.options[slot])
        order = list(range(len(slots)))
        rng.shuffle(order)
        self.slots = [slots[i] for i in order]
        for card, seat in self.owner.items():
            if seat != self.me:
                self.find_slot(card, set())
        for slot in self.slots:
            if slot not in self.found:
                self.find_card(slot, set())
        return self.found

    def find_slot(self, card: int, tried: set[Slot]) -> bool:
        for slot in self.slots:
            if card in self.options[slot] and slot not in tried:
                tried.add(slot)
                if slot not in self.found or self.find_slot(self.found[slot], tried):
                    self.assign(slot, card)
                    return True
        return False

    def find_card(self, slot: Slot, tried: set[int]) -> bool:
        for card in self.options[slot]:
            if card not in tried:
                tried.add(card)
                if card not in self.taken or self.find_card(self.taken[card], tried):
                    self.assign(slot, card)
                    return True
        return False

    def assign(self, slot: Slot, card: int) -> None:
        self.found[slot] = card
        self.taken[card] = slot


def known_elsewhere(view: MosaicView) -> set[int]:
    """Starting technologies that were not dealt, as far as the viewer knows."""
    deck = view.decks[c.DECK_NAMES[c.TECHNOLOGY]]
    found = {*deck.offer, *deck.bottom, deck.top}
    for tableau in view.players:
        found |= {card for card in tableau.up if card not in tableau.drafted_up}
        found |= {down.card for down in tableau.down if not down.drafted}
    return found


def imagine_draft(state: Mosaic, view: MosaicView, rng: Stream) -> list[int]:
    """Hands, picks and drafted face-down cards; gives the starting technologies that nobody was dealt."""
    draft = Draft(state, view)
    found = draft.match(rng)
    seats, done = view.seats, view.draft_round
    state.picks = [
        tuple(view.picks if seat == view.seat else [found[seat, turn] for turn in range(done)]) for seat in range(seats)
    ]
    used = {card for cards in state.picks for card in cards}
    used |= {card for cards in view.hands for card in cards}
    left = [card for card in draft.unseen if card not in used]
    rng.shuffle(left)
    state.dealt = []
    for owner in range(seats):
        picked = [state.picks[(owner + turn) % seats][turn] for turn in range(done)]
        first = draft.look(owner, -1, True)
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
    return [card for card, number in enumerate(copies) for _ in range(number - seen.count(card))]


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
