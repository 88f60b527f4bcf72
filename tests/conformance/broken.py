"""The trial game with one mistake each. The kit must notice every one of them.

A mistake stands where it would be made: in the position (`Trial`), in a phase, in the game's words and judgement
(`TrialGame`), or in what the outside sees of it (`TrialRules`).
"""

import itertools
from typing import Any, Self

import msgspec

from tests.trial.game import TrialGame
from tests.trial.model import steps
from tests.trial.model.catalogue import CARDS, PATHS
from tests.trial.model.state import Trial
from tests.trial.model.verbs import VERBS, Add, Move, Seal
from tests.trial.rules.bid import Bid
from tests.trial.rules.march import March
from tests.trial.rules.turn import NextRound, Storm
from tests.trial.title import TrialRules
from tests.trial.view.observe import TrialView
from zeitalter.core.action import Action, Withdraw
from zeitalter.core.chance import Stream, stream
from zeitalter.core.features import Sheet, Writer
from zeitalter.core.game import Game
from zeitalter.core.match import Match
from zeitalter.core.outcome import Outcome
from zeitalter.core.phase import Phase
from zeitalter.core.record import Record
from zeitalter.core.space import ActionSpace
from zeitalter.core.state import State
from zeitalter.core.view import View
from zeitalter.core.vocabulary import Vocabulary
from zeitalter.core.wording import Amount, Description, Message, Prompt

Variant = type[TrialRules] | type[TrialGame] | type[Trial] | type[Phase[Any, Any]]


def rules_of(variant: Variant) -> TrialRules:
    """The rules of the trial game with one thing put in the place of the sound one."""
    if issubclass(variant, TrialRules):
        return variant()
    if issubclass(variant, TrialGame):
        return with_game(variant())
    if issubclass(variant, Trial):
        return with_state(variant)
    return with_phase(variant)


def with_game(game: TrialGame) -> TrialRules:
    rules = TrialRules()
    rules.game = game
    return rules


def with_state(kind: type[Trial]) -> TrialRules:
    game = TrialGame()
    game.kind = kind
    return with_game(game)


def with_phase(kind: type[Phase[Any, Any]]) -> TrialRules:
    """In place of the phase that it derives from."""
    game = TrialGame()
    game.phases = [kind() if issubclass(kind, type(phase)) else phase for phase in game.phases]
    return with_game(game)


def as_class(state: Trial, kind: type[Any]) -> Any:
    """A position that a method of the base class made; the variant has the same fields."""
    state.__class__ = kind
    return state


# ---- playing ---------------------------------------------------------------------------------------------------------


class TooShort(TrialRules):
    longest = 40


class ListsIllegal(March):
    def accepts(self, state: Trial, step: steps.March, seat: int, action: Action) -> bool:
        return super().accepts(state, step, seat, action) and not (isinstance(action, Move) and action.amount > 4)


class KeepsSecretCount(Storm):
    """Something outside the state, as with Python's own `random`, decides what happens."""

    storms = itertools.count()

    def run(self, state: Trial, step: steps.Storm) -> None:
        super().run(state, step)
        state.leader = next(self.storms) // 2 % state.seats


class EndsTooSoon(TrialGame):
    def outcome(self, state: Trial) -> Outcome | None:
        ended, state.ended = state.ended, state.ended or int(state.round > 1)
        result = super().outcome(state)
        state.ended = ended
        return result


class MiscountsTotals(TrialGame):
    def outcome(self, state: Trial) -> Outcome | None:
        result = super().outcome(state)
        return result and msgspec.structs.replace(result, totals=[total + 1 for total in result.totals])


class ValuesNothing(TrialGame):
    def value(self, state: Trial, seat: int) -> float:
        return super().value(state, seat) if state.round < 2 else float("nan")


class CountsRoundsDown(Trial):
    def rounds(self) -> int:
        return self.last_round - self.round


# ---- copies and bytes ------------------------------------------------------------------------------------------------


class SharesList(Trial):
    def copy(self) -> Self:
        other: Self = as_class(super().copy(), SharesList)
        other.pieces = self.pieces[:]  # the rows are still the same
        return other


class ForgetsToCopy(Trial):
    def copy(self) -> Self:
        other: Self = as_class(super().copy(), ForgetsToCopy)
        other.traded = 0
        return other


class ForgetsInDigest(Trial):
    def digest(self) -> str:
        twin = self.copy()
        twin.bank = 0
        return State.digest(twin)


class ForgetsInSnapshot(Trial):
    @staticmethod
    def unpack(packed: Any, game: Game[Any]) -> "ForgetsInSnapshot":
        state: ForgetsInSnapshot = as_class(Trial.unpack(packed, game), ForgetsInSnapshot)  # type: ignore[attr-defined]
        state.leader = 0
        return state


class ForgetsCache(Trial):
    """What is declared not to be part of the position affects it after all."""

    cache: int

    def pack(self) -> list[object]:
        return [*super().pack(), 0]

    def reveal(self) -> None:
        super().reveal()
        self.cache += 1
        self.leader = self.cache % self.seats


class ForgetsCacheRules(TrialRules):
    state = ForgetsCache
    transient = ("ForgetsCache.cache",)

    def __init__(self) -> None:
        super().__init__()
        self.game.kind = ForgetsCache


class CarelessReader(TrialRules):
    def decode(self, snapshot: bytes, any_version: bool = False) -> State:
        packed: list[object] = msgspec.msgpack.decode(snapshot[8:])[-1]
        return self.unpack(packed)


# ---- actions ---------------------------------------------------------------------------------------------------------


class Homonyms(TrialGame):
    """Two cards have the same name."""

    def __init__(self) -> None:
        super().__init__()
        self.vocabulary = Vocabulary(VERBS, {**self.vocabulary.nouns, "card": ["amber0", *CARDS[:-1]]})


class NumbersTooFew(TrialGame):
    """A march of more than one piece has no number."""

    def space(self) -> ActionSpace:
        places = range(len(PATHS))
        return ActionSpace(self.vocabulary, {Move: [Move(from_, to, 1) for from_ in places for to in places]})


class WritesWhatItSees(TrialGame):
    """As many features as there are discards."""

    def writer(self) -> Writer:
        class Wordy(Writer):
            def write(self, sheet: Sheet, view: Any) -> None:
                super().write(sheet, view)
                for place, card in enumerate(view.discards):
                    sheet.number(f"discard{place}", card)

        return Wordy(self.steps)


class RaisesOnNonsense(Bid):
    def accepts(self, state: Trial, step: steps.Bid, seat: int, action: Action) -> bool:
        assert not isinstance(action, Withdraw)
        if not isinstance(action, (Add, Seal)):
            raise KeyError(action.verb)
        return super().accepts(state, step, seat, action)


class AcceptsTooMuch(March):
    """The amount is not limited by the pieces there are, so the last place runs into debt."""

    def accepts(self, state: Trial, step: steps.March, seat: int, action: Action) -> bool:
        if isinstance(action, Move):
            return action.to in PATHS[action.from_]
        return super().accepts(state, step, seat, action)


class DescribesListedOnly(TrialGame):
    def describe(self, state: Trial, seat: int, action: Action) -> Description:
        state.legal_actions(seat).index(action)
        return super().describe(state, seat, action)


class OffersIllegal(TrialGame):
    def choices(self, state: Trial, seat: int) -> list[Action]:
        return [*super().choices(state, seat), Add(0)]


class LeaksInCandidates(TrialGame):
    def candidates(self, state: Trial, seat: int) -> list[Action]:
        actions = super().candidates(state, seat)
        return actions[::-1] if state.deck and state.deck[-1] % 2 else actions


class OtherRange(TrialGame):
    """A march is described with another range than the amounts that may be chosen."""

    def describe(self, state: Trial, seat: int, action: Action) -> Description:
        description = super().describe(state, seat, action)
        if isinstance(action, Move) and description.amount is not None:
            return msgspec.structs.replace(description, amount=self.amount(action, description.amount))
        return description

    def amount(self, move: Move, amount: Amount) -> Amount:
        raise NotImplementedError


class OffersTooMuch(OtherRange):
    """One more piece than there is."""

    def amount(self, move: Move, amount: Amount) -> Amount:
        return msgspec.structs.replace(amount, most=amount.most + 1)


class OffersOthers(OtherRange):
    """The action's own amount is left out of the range."""

    def amount(self, move: Move, amount: Amount) -> Amount:
        return msgspec.structs.replace(amount, most=max(1, move.amount - 1))


class OffersUnsaid(OtherRange):
    """The words do not say which amount is chosen."""

    def amount(self, move: Move, amount: Amount) -> Amount:
        return msgspec.structs.replace(amount, arg="n")


class OffersNothing(OtherRange):
    """The steps do not lead to the end of the range."""

    def amount(self, move: Move, amount: Amount) -> Amount:
        return msgspec.structs.replace(amount, step=4)


class OffersElsewhere(OtherRange):
    """The action has no such field."""

    def amount(self, move: Move, amount: Amount) -> Amount:
        return msgspec.structs.replace(amount, noun="coins")


class ShowsFlow(TrialRules):
    """People get the agenda of the bots as well."""

    def show(self, state: State, seat: int | None) -> View:
        return msgspec.structs.replace(super().show(state, seat), flow=state.observe_flow(seat))


class ShowsNoSituation(TrialRules):
    def show(self, state: State, seat: int | None) -> View:
        return msgspec.structs.replace(super().show(state, seat), situation=None)


class ShowsLargeNumbers(TrialRules):
    """A mask that a browser rounds."""

    def show(self, state: State, seat: int | None) -> View:
        view = super().show(state, seat)
        assert isinstance(view, TrialView)
        return msgspec.structs.replace(view, discards=[1 << 53 | card for card in view.discards])


class ShowsTuples(TrialRules):
    """Tuples come back from JSON as lists."""

    def show(self, state: State, seat: int | None) -> View:
        return msgspec.structs.replace(super().show(state, seat), actors=tuple(state.actors()))


class IllegalDefault(March):
    def default(self, state: Trial, step: steps.March, seat: int) -> Action:
        return Add(0)

    def take(self, state: Trial, step: steps.March, seat: int, action: Action) -> None:
        if not isinstance(action, Add):
            super().take(state, step, seat, action)


class GoesOnWithoutThem(NextRound):
    """After somebody has left, the last round begins again and again."""

    def run(self, state: Trial, step: steps.NextRound) -> None:
        if state.resigned and state.round == state.last_round:
            state.round -= 1
        super().run(state, step)


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


class FirstComeFirstServed(Trial):
    """Who seals last loses a tie: remembered in the bank, of all places, until it is opened."""

    def answer(self, seat: int, action: Action) -> None:
        sealed = self.is_sealed()
        super().answer(seat, action)
        if sealed and self.ready == self.everyone() & ~self.resigned:
            self.leader = seat


class LeavesTrace(Trial):
    def apply(self, seat: int, action: Action) -> None:
        super().apply(seat, action)
        if isinstance(action, Withdraw):
            self.reveal()


class AnnouncesBids(Trial):
    def answer(self, seat: int, action: Action) -> None:
        if isinstance(action, Add):
            self.emit("trial-event-bid", {"seat": seat, "coins": action.coins})
        super().answer(seat, action)


# ---- hidden information ----------------------------------------------------------------------------------------------


class LeaksInView(TrialGame):
    def observe(self, state: Trial, seat: int | None) -> TrialView:
        view = super().observe(state, seat)
        return msgspec.structs.replace(view, rounds=view.rounds + 10 * (state.deck[-1] if state.deck else 0))


class LeaksInViewRules(TrialRules):
    def __init__(self) -> None:
        super().__init__()
        self.game = LeaksInView()

    def from_view(self, view: View, rng: Stream) -> State:
        assert isinstance(view, TrialView)
        return super().from_view(msgspec.structs.replace(view, rounds=view.rounds % 10), rng)


class LeaksToSpectators(TrialGame):
    def observe(self, state: Trial, seat: int | None) -> TrialView:
        view = super().observe(state, seat)
        return view if seat is not None else msgspec.structs.replace(view, known=state.hands)


class LeaksInPrompt(TrialGame):
    def prompt(self, state: Trial, seat: int) -> Prompt:
        prompt = super().prompt(state, seat)
        return msgspec.structs.replace(prompt, anchors=[f"card-{CARDS[state.deck[0]]}"] if state.deck else [])


class LeaksInDescription(Trial):
    def describe(self, seat: int, action: Action) -> Description:
        description = super().describe(seat, action)
        risky = any(sum(hand) % 2 for other, hand in enumerate(self.hands) if other != seat)
        return msgspec.structs.replace(description, irreversible=risky)


class FearsAnswers(Trial):
    """Calls final what can be undone until others answer."""

    def describe(self, seat: int, action: Action) -> Description:
        description = super().describe(seat, action)
        return msgspec.structs.replace(description, irreversible=description.irreversible or description.passes_on)


class LeaksInLegalActions(Trial):
    def legal_actions(self, seat: int) -> list[Action]:
        actions = super().legal_actions(seat)
        return actions[::-1] if self.deck and self.deck[-1] % 2 else actions


class LeaksInEvents(Trial):
    """The public text about a drawn card depends on the card."""

    def emit(self, key, args, seen_by=-1, public=""):  # type: ignore[no-untyped-def]
        if key == "trial-event-draw":
            seen_by, public = -1, ""
        super().emit(key, args, seen_by, public)


class LeaksNumberOfEvents(Trial):
    """Others see a gap in the numbers of the log."""

    def emit(self, key, args, seen_by=-1, public=""):  # type: ignore[no-untyped-def]
        super().emit(key, args, seen_by, public)
        if key == "trial-event-offer" and args["card_secret"] == "card-amber":
            super().emit(key, args, seen_by)


class HonestLeak(TrialGame):
    """Everybody sees all hands, and imagined states agree. Only the table of visible fields can tell."""

    def observe(self, state: Trial, seat: int | None) -> TrialView:
        return msgspec.structs.replace(super().observe(state, seat), known=state.hands)


class ForgetsBorder(Trial):
    def reveal(self) -> None:
        pass


class ForgetsRareBorder(Trial):
    """Once in a game only, where positions looked at here and there do not find it."""

    def reveal(self) -> None:
        if self.rounds() != 1:
            super().reveal()


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
        assert isinstance(state, Trial)
        state.knows = [0] * len(CARDS)
        if view.seat is not None:
            assert isinstance(view, TrialView)
            for card in itertools.chain(*view.known):
                state.knows[card] = 1 << view.seat
        return state


class WithoutWords(TrialGame):
    def prompt(self, state: Trial, seat: int) -> Prompt:
        prompt = super().prompt(state, seat)
        return msgspec.structs.replace(prompt, words=Message("trial-ask-nothing"))
