"""Games played only to see that every legal action has a number."""

from msgspec import Struct

from zeitalter.bots import create
from zeitalter.core.action import DONE
from zeitalter.core.chance import stream
from zeitalter.core.player import PlayerView
from zeitalter.core.rules import Rules


def listed_verbs(rules: Rules) -> list[str]:
    """Verbs whose numbers mean a place in a list."""
    return [verb for verb, numbers in rules.space.blocks().items() if rules.space.is_listed(numbers.start)]


def check_turning(views: list[dict[str, int]], public: tuple[str, ...]) -> None:
    """What everybody knows of a player is the same in all views, under the place at which each viewer sees it: features
    whose names begin so, after the player's."""
    seats = len(views)
    for seat, seen in enumerate(views):
        for place in range(seats):
            there = features_of(seen, place, public)
            assert there == features_of(views[(seat + place) % seats], 0, public)
            assert there


def features_of(seen: dict[str, int], place: int, beginnings: tuple[str, ...]) -> dict[str, int]:
    names = [name.partition(".")[2] for name in seen if name.startswith(f"player{place}.")]
    return {name: seen[f"player{place}.{name}"] for name in names if name.startswith(beginnings)}


def play_by_numbers(rules: Rules, seats: int, options: Struct, seed: int) -> set[str]:
    """A random game in which all verbs are chosen alike, but seldom to do nothing, so that rare ones come up. Returns
    the verbs that were legal in it."""
    rng = stream("by numbers", rules.id, seed)
    state = rules.setup(seats, options, seed)
    seen: set[int] = set()
    for _ in range(rules.longest):
        if not state.actors():
            break
        seat = state.actors()[0]
        legal = state.legal_actions(seat)
        verbs = sorted({action.verb for action in legal})
        seen.update(verbs)
        if len(verbs) > 1 and verbs[0] == DONE.verb and rng.below(10):
            verbs = verbs[1:]
        verb = verbs[rng.below(len(verbs))]
        numbers = rules.space.numbers(legal)
        chosen = [number for number, action in zip(numbers, legal) if action.verb == verb and number is not None]
        state.apply(seat, rules.space.action(chosen[rng.below(len(chosen))], legal))
    return {rules.vocabulary.by_code[verb].name for verb in seen}


def watch_bots(rules: Rules, seats: int, options: Struct, seed: int, decisions: int) -> None:
    """Greedy bots play well, and come to positions that random games never see."""
    bot = create("greedy")
    features = rules.features(seats)
    state = rules.setup(seats, options, seed)
    for decision in range(decisions):
        if not state.actors():
            return
        seat = state.actors()[0]
        assert None not in rules.space.numbers(state.legal_actions(seat))
        view = state.observe(seat)
        assert len(features.numbers(view)) == features.size
        state.apply(seat, bot.choose(PlayerView(rules, view), stream("bots", seed, decision)))
