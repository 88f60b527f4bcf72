# mypyc: no
"""Hidden information: views reveal nothing that a seat may not know, and an imagined state fits its view.

The states to compare give a seat the same view and differ in nothing but what it hides (see `worlds.py`). A view that
hands out a secret openly cannot be found this way; the tables of `visibility.py` are for that.
"""

import msgspec

from zeitalter.core.action import Action
from zeitalter.core.chance import Chance
from zeitalter.core.conformance.case import Case, Moment, neighbours, some, who
from zeitalter.core.conformance.worlds import imagined, worlds
from zeitalter.core.player import PlayerView
from zeitalter.core.playout import play_randomly
from zeitalter.core.state import State


def check_imagine(case: Case) -> None:
    """An imagined state depends on view and rng only, fits the view, keeps the invariants, and can be continued."""
    for moment in case.moments(case.size.positions):
        for seat in (*range(case.seats), None):
            check_imagined(case, moment, seat)


def check_imagined(case: Case, moment: Moment, seat: int | None) -> None:
    rules = case.rules
    view = moment.state.observe(seat)
    before = msgspec.json.encode(view)
    wire = msgspec.json.decode(before, type=rules.view)
    case.expect(wire == view, f"the view of seat {seat} changes on its way through JSON", moment.step)
    state = rules.from_view(view, case.rng("imagine", str(seat)))
    digest = state.digest()
    again = state.observe(seat)
    case.expect(again == view, f"{who(seat)} sees an imagined state differently: {unlike(view, again)}", moment.step)
    case.expect_sound(state, moment.step, f"a state imagined for seat {seat}")
    for actor in state.actors():
        able = bool(state.legal_actions(actor))
        case.expect(able, f"in a state imagined for seat {seat}, seat {actor} is asked and can do nothing", moment.step)
    play_randomly(state, case.rng("on"), case.size.ahead * state.seats)
    case.expect(msgspec.json.encode(view) == before, "a view changes while an imagined state is played", moment.step)
    for same in (view, wire):
        twin = rules.from_view(same, case.rng("imagine", str(seat))).digest()
        case.expect(twin == digest, f"seat {seat} imagines two states from one view and rng", moment.step)


def check_imagine_varies(case: Case) -> None:
    """Where there are secrets, imagined states differ in more than their future chance; elsewhere they do not."""
    varied = False
    for moment in case.moments(case.size.deep_positions):
        for seat in range(case.seats):
            varied = varied or len({without_chance(world) for world in imagined(case, moment.state, seat, "vary")}) > 1
    secrets = case.rules.has_secrets(case.options)
    wrong = "never differ although this game has" if secrets else "differ although this game has no"
    case.expect(varied == secrets, f"imagined states {wrong} secrets")


def without_chance(state: State) -> str:
    twin = state.copy()
    twin.chance = Chance(bytes(16))
    return twin.digest()


def check_player_view(case: Case) -> None:
    """From its view alone a seat finds the same legal actions."""
    for moment, seat, legal in case.questions(case.size.positions):
        seen = PlayerView(case.rules, moment.state.observe(seat)).legal_actions
        case.expect(seen == legal, f"seat {seat} sees other legal actions than it has", moment.step)


def check_no_leak(case: Case) -> None:
    """Two states that differ only in what a seat may not know look the same to it, in every respect."""
    for moment in case.moments(case.size.deep_positions):
        for seat in range(case.seats):
            states = worlds(case, moment.state, seat, "leak")
            compare_faces(case, states, seat, moment.step)
            follow(case, states, seat, moment.step)


def follow(case: Case, states: list[State], seat: int, step: int) -> None:
    """Take the seat's own actions, the same in all of them, while nothing comes to light."""
    rng = case.rng("follow", seat, step)
    for _ in range(case.size.ahead):
        legal = states[0].legal_actions(seat)
        if not legal:
            return
        action = legal[rng.below(len(legal))]
        borders = [state.borders() for state in states]
        for state in states:
            state.log = []
            state.apply(seat, action)
        views = {msgspec.json.encode(state.observe(seat)) for state in states}
        if len(views) > 1 or borders != [state.borders() for state in states]:
            return  # something came to light; whether it may is for check_borders
        compare_faces(case, states, seat, step)


def compare_faces(case: Case, states: list[State], seat: int, step: int) -> None:
    real = face(case, states[0], seat)
    for state in states[1:]:
        for name, seen in face(case, state, seat).items():
            if seen != real[name]:
                case.fail(f"the {name} of seat {seat} depends on what is hidden: {unlike(real[name], seen)}", step)


def face(case: Case, state: State, seat: int) -> dict[str, object]:
    """Everything a seat gets to see: of itself, and of what any onlooker sees."""
    shown: dict[str, object] = {
        "view": state.observe(seat),
        "spectator's view": state.observe(None),
        "view for people": case.rules.show(state, seat),
        "decision": state.decision(seat),
        "turn": state.is_actor(seat),
    }
    if state.log is not None:
        shown["log"] = [event.for_seat(seat) for event in state.log]
        shown["spectator's log"] = [event.for_seat(None) for event in state.log]
    game = state.game
    shown["sums"] = game.sums(state, seat)
    shown["spectator's sums"] = game.sums(state, None)
    shown["holdings"] = [game.holdings(state, other) for other in range(case.seats)]
    shown["elements"] = game.elements(state, seat)
    shown["reasons"] = [game.why_not(state, seat, anchor) for anchor in game.elements(state, seat)]
    asked = [(other, game.passing(state, other)) for other in state.actors()]
    shown["list of what passes by itself"] = [(other, action and action.pack()) for other, action in asked]
    legal = state.legal_actions(seat)
    if legal:
        words = state.game.vocabulary
        near = [other for action in legal[:2] for other in neighbours(words, action) if words.knows(other)]
        shown["prompt"] = state.prompt(seat)
        shown["list of legal actions"] = [action.pack() for action in legal]
        shown["set of further legal actions"] = [state.is_legal(seat, action) for action in near]
        shown["descriptions"] = [state.describe(seat, action) for action in legal]
        shown["default action"] = state.default_action(seat).pack()
        shown["list of candidates"] = [action.pack() for action in state.game.candidates(state, seat)]
        choices = game.choices(state, seat)
        shown["consequences"] = [game.consequences(state, seat, action) for action in choices]
        shown["list of choices"] = [action.pack() for action in choices]
    return {name: msgspec.json.encode(value) for name, value in shown.items()}


def unlike(first: object, second: object) -> str:
    """The part in which two texts differ, with a little of what comes before."""
    texts = [value if isinstance(value, bytes) else msgspec.json.encode(value) for value in (first, second)]
    start = next((i for i, (a, b) in enumerate(zip(*texts)) if a != b), min(map(len, texts)))
    start = max(0, start - 40)
    return " and ".join(f"...{text[start : start + 80].decode(errors='replace')}" for text in texts)


# ---- actions of any seat ---------------------------------------------------------------------------------------------


def check_borders(case: Case) -> None:
    """Whatever tells a seat something new is a border: otherwise somebody could undo it, knowing more than before.

    Taken in states that look the same to a seat, an action (its own or another's) leads to states that look the same
    again, or it crosses a border in all of them.
    """
    for moment in case.moments(case.size.deep_positions):
        for viewer in range(case.seats):
            alike = worlds(case, moment.state, viewer, "border")
            for actor in moment.state.actors():
                legal = moment.state.legal_actions(actor)
                for action in some(legal, case.size.actions, case.rng("border", viewer, actor)):
                    states = [state.copy() for state in alike if state.is_legal(actor, action)]
                    check_border(case, states, viewer, actor, action, moment.step)


def check_turnings(case: Case) -> None:
    """The same wherever one kind of question follows another, as when the last of a draft is made and everybody takes
    up cards: of each two kinds once, since random positions seldom hit these."""
    for moment in case.turnings():
        for viewer in range(case.seats):
            alike = worlds(case, moment.state, viewer, f"turning {moment.step}")
            states = [state.copy() for state in alike if state.is_legal(moment.seat, moment.action)]
            check_border(case, states, viewer, moment.seat, moment.action, moment.step)


def check_border(case: Case, states: list[State], viewer: int, actor: int, action: Action, step: int) -> None:
    before = [state.borders() for state in states]
    for state in states:
        state.apply(actor, action)
    if all(state.borders() != borders for state, borders in zip(states, before)):
        return
    what = f"{case.notation(action)} of seat {actor}"
    for eye in (viewer, None):
        first, *others = [msgspec.json.encode(state.observe(eye)) for state in states]
        for view in others:
            new = f"something new without a border: {unlike(first, view)}"
            case.expect(view == first, f"{what} tells {who(eye)} {new}", step)


def check_events(case: Case) -> None:
    """A public event tells a seat nothing that its view does not: with equal chance, equal views before and after an
    action (its own or another's) mean equal events. Otherwise people who read the log would know more than bots."""
    for moment in [*case.moments(case.size.deep_positions), *case.crossings(case.size.positions)]:
        for viewer in range(case.seats):
            states = worlds(case, moment.state, viewer, f"event {moment.step}")
            states = [state for state in states if state.is_legal(moment.seat, moment.action)]
            for state in states:
                state.chance = moment.state.chance.copy()
            compare_events(case, states, viewer, moment.seat, moment.action, moment.step)


def compare_events(case: Case, states: list[State], viewer: int, actor: int, action: Action, step: int) -> None:
    told: dict[bytes, bytes] = {}
    for state in states:
        state.log = []
        state.apply(actor, action)
        view = msgspec.json.encode(state.observe(viewer))
        # The number of all events counts as well: a seat sees gaps in the numbers of its log.
        events = b" ".join([*public_texts(state, viewer), b"%d events" % len(state.log)])
        if told.setdefault(view, events) != events:
            what = f"the events after {case.notation(action)} of seat {actor}"
            case.fail(f"{what} tell seat {viewer} more than its views do: {unlike(told[view], events)}", step)


def public_texts(state: State, viewer: int) -> list[bytes]:
    """What a seat reads like everybody else, sorted. What is meant for it alone may show in which order its cards came:
    not a secret, but nothing that a view has to remember either."""
    everybody = (1 << state.seats) - 1
    meant = [event.seen_by not in (-1, everybody) and event.seen_by >> viewer & 1 for event in state.log or []]
    texts = [event.for_seat(viewer) for event, personal in zip(state.log or [], meant) if not personal]
    return sorted(msgspec.json.encode(text) for text in texts)
