# mypyc: no
"""What a level would do in a person's place, and why: the best actions, what they promise, and their reasons.

    advise(PlayerView(rules, state.observe(seat)), "hard", stream("my game", seat))

The reasons are the factors of the game (`core/factors.py`) that a plan changes, from now to the position it ends in,
and that the other plans change in another way. `zeitalter.text.reason` words them.
"""

from typing import Any

from msgspec import Struct

from zeitalter.bots import UnknownBot, create
from zeitalter.bots.efforts import LEVELS
from zeitalter.bots.judge import Learnt
from zeitalter.bots.levels import Level
from zeitalter.bots.model import Model
from zeitalter.bots.planner import Planner
from zeitalter.core.action import Action
from zeitalter.core.chance import Stream
from zeitalter.core.factors import STANDING, Factors
from zeitalter.core.player import PlayerView
from zeitalter.core.state import State
from zeitalter.core.wording import Message

BEST = 3  # actions
COMPARED = 12  # plans that say how much a factor changes at all, where no model says what a change is worth
REASONS = 3  # of each action
WORLDS = 2  # further ones, in which a plan must bring the same change
NOTICED = 0.05  # a smaller change is none
ROUGHLY = 0.2  # part by which a change that is no whole number may differ in another world
SLIGHT = 0.1  # part of the largest reason below which another is none


class Reason(Struct, frozen=True):
    """A factor of one's own that a plan changes."""

    factor: str
    change: float  # until the end of the plan
    worth: float | None  # what the model's score gains by it; negative: it speaks against the plan; None: no model


class Advice(Struct, frozen=True):
    """An action with what it promises."""

    action: Action
    plan: list[Action]  # the whole turn in the world it was found in, the action being the first
    steps: list[Message]  # the plan in words, as far as neither chance nor others come in between
    chance: float | None  # the share of the game hoped for, 0 to 1; None where no value was learnt
    place: int | None  # where the plan ends the game: the place it brings
    reasons: list[Reason]  # at most three; those that speak against the plan come last


class Course:
    """A plan carried out in a world."""

    def __init__(self, end: State) -> None:
        self.steps: list[Message] = []
        self.place: int | None = None
        self.end = end  # of a game that ends, the last position of which factors can be read


class Effect:
    """What a plan does to one's own factors."""

    def __init__(self, course: Course, changes: list[float], worths: list[float]) -> None:
        self.course = course
        self.changes = changes
        self.worths = worths  # of the changes, by the model; without one all 0


def advise(player: PlayerView, level: str, rng: Stream) -> list[Advice]:
    """The best three actions, the best first, by the search of a level (`hard`, or any name of one that `create`
    knows). Equal views and streams give equal advice. The best is what a bot of the level would do, unless it errs on
    purpose."""
    bot = create(level)
    if not isinstance(bot, Level):
        raise UnknownBot(level, list(LEVELS))
    world = player.imagine(rng)
    actions = world.game.considered(world, player.seat)
    planner = bot.planner(player, world, rng)
    plans = bot.plans(player, world, actions, planner)
    model = model_of(planner, world)
    worlds = [world, *(player.imagine(rng) for _ in range(WORLDS))]
    compared = plans[: BEST if model else COMPARED]
    effects = [effect_of(planner, model, worlds, plan.actions()) for plan in compared]
    names = factor_names(world)
    found: list[Advice] = []
    for i, plan in enumerate(compared[:BEST]):
        others = effects[:i] + effects[i + 1 :]
        choose = weighed_reasons if model else striking_reasons
        chance = min(1.0, max(0.0, plan.value)) if model else None
        course = effects[i].course
        steps = plan.actions()
        found.append(Advice(steps[0], steps, course.steps, chance, course.place, choose(names, effects[i], others)))
    return found


def model_of(planner: Planner, world: State) -> Model | None:
    """By which the plans were judged; None where that was the hand-made value."""
    judge = planner.judge
    return judge.models[judge.factors.variant(world)] if isinstance(judge, Learnt) else None


def factor_names(world: State) -> list[str]:
    """Of this game, if it has any."""
    factors: Factors[Any] | None = world.game.factors()
    return [] if factors is None else factors.names


# ---- what a plan does -------------------------------------------------------------------------------------------


def effect_of(planner: Planner, model: Model | None, worlds: list[State], actions: list[Action]) -> Effect:
    """In the first world, the one of the plan. What is another change in the others is luck, and counts as none."""
    factors: Factors[Any] | None = worlds[0].game.factors()
    course = carry_out(planner, worlds[0], actions)
    if factors is None:
        return Effect(course, [], [])
    seat = planner.seat
    before = factors.rows(worlds[0], seat)[seat]
    after = factors.rows(course.end, seat)[seat]
    changes = differences(before, after)
    for world in worlds[1:]:
        there = carry_out(planner, world, actions).end
        again = differences(factors.rows(world, seat)[seat], factors.rows(there, seat)[seat])
        changes = [change if is_same(change, other) else 0.0 for change, other in zip(changes, again)]
    worths = [0.0] * len(changes)
    if model is not None:
        progress = factors.progress(course.end)
        worths = [worth_of(model, after, progress, i, change) for i, change in enumerate(changes)]
    return Effect(course, changes, worths)


def carry_out(planner: Planner, world: State, actions: list[Action]) -> Course:
    """As far as the actions are possible in this world."""
    seat = planner.seat
    state = world.copy()
    course = Course(state)
    known = True
    for action in actions:
        if not state.is_actor(seat) or not state.is_legal(seat, action):
            break
        if known:
            course.steps.append(state.game.describe(state, seat, action).words)
        before = state.copy()
        state.apply(seat, action)
        known = known and state.is_actor(seat) and state.borders() == world.borders()
        planner.settle(state)
        outcome = None if state.agenda else state.outcome()
        if outcome is not None:
            course.place = outcome.ranks[seat]
            course.end = before
            break
    return course


def differences(before: list[float], after: list[float]) -> list[float]:
    """By factor; those that nobody would notice are 0."""
    return [b - a if abs(b - a) >= NOTICED else 0.0 for a, b in zip(before, after)]


def is_same(change: float, other: float) -> bool:
    """Whether a change in one world is that in another; where figures are whole, exactly that."""
    apart = abs(change - other)
    return apart < NOTICED or (not is_whole(change) and apart <= ROUGHLY * abs(change))


def is_whole(change: float) -> bool:
    """Up to what calculating may have done to it."""
    return abs(change - round(change)) < 1e-6


def worth_of(model: Model, row: list[float], progress: float, factor: int, change: float) -> float:
    """What the score would lack without the change of one factor."""
    if change == 0.0:
        return 0.0
    without = row.copy()
    without[factor] -= change
    return model.score(row, progress) - model.score(without, progress)


# ---- reasons ----------------------------------------------------------------------------------------------------


def weighed_reasons(names: list[str], effect: Effect, others: list[Effect]) -> list[Reason]:
    """The changes that are worth most, or cost most, beyond what the others bring: the two best, and what comes next in
    size, for the plan or against it."""
    sizes: dict[str, float] = {}
    reasons: list[Reason] = []
    for i in differing(effect, others):
        worth = effect.worths[i]
        beyond = worth - sum(other.worths[i] for other in others) / max(1, len(others))
        if worth * beyond > 0.0:  # not a loss that is merely smaller than that of others, nor a smaller gain
            reasons.append(Reason(names[i], effect.changes[i], worth))
            sizes[names[i]] = abs(beyond)
    reasons.sort(key=lambda reason: -sizes[reason.factor])
    reasons = without_standing(reasons)
    largest = max(sizes[reason.factor] for reason in reasons) if reasons else 0.0
    reasons = [reason for reason in reasons if sizes[reason.factor] >= SLIGHT * largest]
    chosen = [reason for reason in reasons if is_for(reason)][: REASONS - 1]
    chosen += [reason for reason in reasons if reason not in chosen][: REASONS - len(chosen)]
    return sorted(chosen, key=lambda reason: not is_for(reason))


def striking_reasons(names: list[str], effect: Effect, others: list[Effect]) -> list[Reason]:
    """Where nobody says what a change is worth: those that differ most from what the other plans do, measured by how
    much the plans differ in that factor at all."""
    sizes: dict[str, float] = {}
    reasons: list[Reason] = []
    for i in differing(effect, others):
        changes = [effect.changes[i], *(other.changes[i] for other in others)]
        mean = sum(changes) / len(changes)
        spread = (sum((change - mean) ** 2 for change in changes) / len(changes)) ** 0.5
        reasons.append(Reason(names[i], effect.changes[i], None))
        sizes[names[i]] = abs(effect.changes[i] - mean) / spread if spread else 0.0
    reasons.sort(key=lambda reason: -sizes[reason.factor])
    reasons = [reason for reason in reasons if reason.factor != STANDING or reason.change > 0.0]
    return without_standing(reasons)[:REASONS]


def differing(effect: Effect, others: list[Effect]) -> list[int]:
    """The factors that change, and in another way than in some other plan."""
    changed = [i for i, change in enumerate(effect.changes) if change]
    if not others:
        return changed
    return [i for i in changed if any(abs(other.changes[i] - effect.changes[i]) >= NOTICED for other in others)]


def without_standing(reasons: list[Reason]) -> list[Reason]:
    """The hand-made value as a whole is a reason only if there is no other."""
    return [reason for reason in reasons if reason.factor != STANDING] or reasons


def is_for(reason: Reason) -> bool:
    """Whether it speaks for the plan, as far as is known."""
    return reason.worth is None or reason.worth > 0.0
