"""The trial game with one mistake each. The kit must notice every one of them."""

import itertools
from typing import Self

import msgspec

from tests.trial.catalogue import ADD, CARDS, MOVE, PATHS, SEAL, VOCABULARY
from tests.trial.game import TrialGame
from tests.trial.rules import TrialRules
from tests.trial.state import BID, MARCH, NEXT_ROUND, STORM
from tests.trial.view import TrialView
from zeitalter.core.action import WITHDRAW, Action, Noun, Verb, Vocabulary
from zeitalter.core.agenda import Step
from zeitalter.core.chance import Chance, Stream, stream
from zeitalter.core.match import Match
from zeitalter.core.outcome import Outcome
from zeitalter.core.record import Record
from zeitalter.core.state import State
from zeitalter.core.view import View
from zeitalter.core.wording import Description, Message, Prompt


def with_game(game: type[TrialGame]) -> TrialRules:
    rules = TrialRules()
    rules.game = game
    return rules


# ---- playing ---------------------------------------------------------------------------------------------------------


class TooShort(TrialRules):
    longest = 40


class ListsIllegal(TrialGame):
    def accepts(self, step: Step, seat: int, action: Action) -> bool:
        return super().accepts(step, seat, action) and not (step.kind == MARCH and action.c > 4)


class KeepsSecretCount(TrialGame):
    """Something outside the state, as with Python's own `random`, decides what happens."""

    storms = itertools.count()

    def run(self, step: Step) -> None:
        super().run(step)
        if step.kind == STORM:
            self.leader = next(self.storms) // 2 % self.seats


class EndsTooSoon(TrialGame):
    def outcome(self) -> Outcome | None:
        self_ended, self.ended = self.ended, self.ended or int(self.round > 1)
        result = super().outcome()
        self.ended = self_ended
        return result


class MiscountsTotals(TrialGame):
    def outcome(self) -> Outcome | None:
        result = super().outcome()
        return result and msgspec.structs.replace(result, totals=[total + 1 for total in result.totals])


class ValuesNothing(TrialGame):
    def value(self, seat: int) -> float:
        return super().value(seat) if self.round < 2 else float("nan")


class CountsRoundsDown(TrialGame):
    def rounds(self) -> int:
        return self.last_round - self.round


# ---- copies and bytes ------------------------------------------------------------------------------------------------


class SharesList(TrialGame):
    def copy(self) -> Self:
        other = super().copy()
        other.pieces = self.pieces[:]  # the rows are still the same
        return other


class ForgetsToCopy(TrialGame):
    def copy(self) -> Self:
        other = super().copy()
        other.traded = 0
        return other


class ForgetsInDigest(TrialGame):
    def digest(self) -> str:
        twin = self.copy()
        twin.bank = 0
        return State.digest(twin)


class ForgetsInSnapshot(TrialGame):
    def unpack(self, packed: list[object]) -> None:
        super().unpack(packed)
        self.leader = 0


class ForgetsCache(TrialGame):
    """What is declared to be no part of the position decides about it after all."""

    cache: int

    def begin_game(self, seats: int, chance: Chance, rounds: int) -> None:
        super().begin_game(seats, chance, rounds)
        self.cache = 0

    def copy(self) -> Self:
        other = super().copy()
        other.cache = self.cache
        return other

    def unpack(self, packed: list[object]) -> None:
        super().unpack(packed)
        self.cache = 0

    def run(self, step: Step) -> None:
        super().run(step)
        self.cache += 1
        if step.kind == STORM:
            self.leader = self.cache % self.seats


class ForgetsCacheRules(TrialRules):
    game = ForgetsCache
    transient = ("ForgetsCache.cache",)


class CarelessReader(TrialRules):
    def decode(self, snapshot: bytes, any_version: bool = False) -> State:
        packed: list[object] = msgspec.msgpack.decode(snapshot[8:])[4]
        return self.unpack(packed)


# ---- actions ---------------------------------------------------------------------------------------------------------


class Homonyms(TrialRules):
    """Two cards have the same name."""

    vocabulary = Vocabulary(
        [
            Verb(
                verb.code,
                verb.name,
                [Noun("card", ["amber0", *CARDS[:-1]]) if n.name == "card" else n for n in verb.nouns],
            )
            for verb in VOCABULARY.verbs
            if verb.code >= ADD
        ]
    )


class RaisesOnNonsense(TrialGame):
    def accepts(self, step: Step, seat: int, action: Action) -> bool:
        assert action.verb != WITHDRAW
        if step.kind == BID and action.verb not in (ADD, SEAL):
            raise KeyError(action.verb)
        return super().accepts(step, seat, action)


class AcceptsTooMuch(TrialGame):
    """The amount is not limited by the pieces there are, so the last place runs into debt."""

    def accepts(self, step: Step, seat: int, action: Action) -> bool:
        if step.kind == MARCH and action.verb == MOVE:
            return action.b in PATHS[action.a]
        return super().accepts(step, seat, action)


class DescribesListedOnly(TrialGame):
    def describe(self, seat: int, action: Action) -> Description:
        self.legal_actions(seat).index(action)
        return super().describe(seat, action)


class IllegalDefault(TrialGame):
    def default(self, step: Step, seat: int) -> Action:
        return Action(ADD) if step.kind == MARCH else super().default(step, seat)

    def take(self, step: Step, seat: int, action: Action) -> None:
        if action.verb != ADD:
            super().take(step, seat, action)


class GoesOnWithoutThem(TrialGame):
    """After somebody has left, the last round begins again and again."""

    def run(self, step: Step) -> None:
        if step.kind == NEXT_ROUND and self.resigned and self.round == self.last_round:
            self.round -= 1
        super().run(step)


# ---- matches ---------------------------------------------------------------------------------------------------------


class UndoesTooFar(Match):
    def _apply(self, seat: int, action: Action, before: State) -> None:
        kept = self.saved[:]
        super()._apply(seat, action, before)
        if not self.saved:
            self.saved = kept


class UndoForgets(Match):
    def undo(self, seat: int) -> list[int]:
        undone = super().undo(seat)
        self.state.chance.event()
        return undone


class LosesEntry(Match):
    def record(self) -> Record:
        record = super().record()
        return msgspec.structs.replace(record, entries=record.entries[:-1])


# ---- sealed answers --------------------------------------------------------------------------------------------------


class FirstComeFirstServed(TrialGame):
    """Who seals last loses a tie: remembered in the bank, of all places, until it is opened."""

    def answer(self, seat: int, action: Action) -> None:
        sealed = self.is_sealed(self.agenda[-1])
        super().answer(seat, action)
        if sealed and self.ready == self.everyone() & ~self.resigned:
            self.leader = seat


class LeavesTrace(TrialGame):
    def apply(self, seat: int, action: Action) -> None:
        super().apply(seat, action)
        if action.verb == WITHDRAW:
            self.reveal()


class AnnouncesBids(TrialGame):
    def answer(self, seat: int, action: Action) -> None:
        if action.verb == ADD:
            self.emit("trial-event-bid", {"seat": seat, "coins": action.a})
        super().answer(seat, action)


# ---- hidden information ----------------------------------------------------------------------------------------------


class LeaksInView(TrialGame):
    def observe(self, seat: int | None) -> View:
        view = super().observe(seat)
        assert isinstance(view, TrialView)
        return msgspec.structs.replace(view, rounds=view.rounds + 10 * (self.deck[-1] if self.deck else 0))


class LeaksInViewRules(TrialRules):
    game = LeaksInView

    def from_view(self, view: View, rng: Stream) -> State:
        assert isinstance(view, TrialView)
        return super().from_view(msgspec.structs.replace(view, rounds=view.rounds % 10), rng)


class LeaksToSpectators(TrialGame):
    def observe(self, seat: int | None) -> View:
        view = super().observe(seat)
        assert isinstance(view, TrialView)
        return view if seat is not None else msgspec.structs.replace(view, known=self.hands)


class LeaksInPrompt(TrialGame):
    def prompt(self, seat: int) -> Prompt:
        prompt = super().prompt(seat)
        return msgspec.structs.replace(prompt, anchors=[f"card-{CARDS[self.deck[0]]}"] if self.deck else [])


class LeaksInDescription(TrialGame):
    def describe(self, seat: int, action: Action) -> Description:
        description = super().describe(seat, action)
        risky = any(sum(hand) % 2 for other, hand in enumerate(self.hands) if other != seat)
        return msgspec.structs.replace(description, irreversible=risky)


class LeaksInLegalActions(TrialGame):
    def legal(self, step: Step, seat: int) -> list[Action]:
        actions = super().legal(step, seat)
        return actions[::-1] if self.deck and self.deck[-1] % 2 else actions


class LeaksInEvents(TrialGame):
    """The public text about a drawn card depends on the card."""

    def emit(self, key, args, seen_by=-1, public=""):  # type: ignore[no-untyped-def]
        if key == "trial-event-draw":
            seen_by, public = -1, ""
        super().emit(key, args, seen_by, public)


class LeaksNumberOfEvents(TrialGame):
    """Others see a gap in the numbers of the log."""

    def emit(self, key, args, seen_by=-1, public=""):  # type: ignore[no-untyped-def]
        super().emit(key, args, seen_by, public)
        if key == "trial-event-offer" and args["card_secret"] == "card-amber":
            super().emit(key, args, seen_by)


class HonestLeak(TrialGame):
    """Everybody sees all hands, and imagined states agree. Only the table of visible fields can tell."""

    def observe(self, seat: int | None) -> View:
        view = super().observe(seat)
        assert isinstance(view, TrialView)
        return msgspec.structs.replace(view, known=self.hands)


class ForgetsBorder(TrialGame):
    def reveal(self) -> None:
        pass


class ImaginesByMood(TrialRules):
    moods = itertools.count()

    def from_view(self, view: View, rng: Stream) -> State:
        return super().from_view(view, stream(rng.word(), next(self.moods)))


class ImaginesAlways(TrialRules):
    """The same hidden parts each time."""

    def from_view(self, view: View, rng: Stream) -> State:
        return super().from_view(view, stream("always"))


class ImaginesWrongly(TrialRules):
    """Cards that were offered may be imagined in the deck: the invariants know better."""

    def from_view(self, view: View, rng: Stream) -> State:
        state = super().from_view(view, rng)
        assert isinstance(state, TrialGame)
        state.knows = [0] * len(CARDS)
        if view.seat is not None:
            assert isinstance(view, TrialView)
            for card in itertools.chain(*view.known):
                state.knows[card] = 1 << view.seat
        return state


class WithoutWords(TrialGame):
    def prompt(self, seat: int) -> Prompt:
        prompt = super().prompt(seat)
        return msgspec.structs.replace(prompt, words=Message("trial-ask-nothing"))
