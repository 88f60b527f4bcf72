"""How many clicks a round costs a person: plays games in which a bot decides for one seat, and counts.

    python -m tools.clicks [GAME ...] [--games K] [--rounds N] [--seats N] [--bot NAME] [--ask-all] [--orders] [--json]

A decision costs as many clicks as it takes on the board until one choice is left; none if it passes by itself
(`Game.passing`); one more where it has consequences to confirm (`Game.consequences`). What the client sends in one go,
such as the further steps of a way over the map, costs nothing more; nor does what a standing order answers that is
given from the start (with --orders: any that agrees with the bot). Beside that stands what it would be if everything
were asked, and if all that cannot be undone were confirmed as well. With --ask-all nothing passes while the games are
played. The others are greedy bots: what they do costs no clicks.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from zeitalter.arena.game import bot_stream
from zeitalter.bots import create
from zeitalter.core.action import Action
from zeitalter.core.chance import stream
from zeitalter.core.player import PlayerView
from zeitalter.core.state import State
from zeitalter.games import games, load

PERSON: Final = 0
LIMIT: Final = 20_000  # decisions of a game, of all seats

# What the client sends together: an action of the first kind costs no click right after one of the second.
TOGETHER: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "civ2010": {
        "step": ("step",),  # a click on the goal walks the whole way
        "stop": ("step",),
        "propose": (),  # the partner is chosen in the form
        "give": ("propose", "give", "want"),
    },
    "civ1980": {"sail": ("sail", "load"), "land": ("sail",)},
}
# Elements that the board has chosen already, or shows one after the other by itself: the city, the whole group.
CHOSEN: Final[dict[str, tuple[str, ...]]] = {"civ2010": ("city:", "group:")}


# Standing orders of the client: by question the verbs they send, and whether they are given from the start.
ORDERS: Final[dict[str, dict[str, tuple[tuple[str, ...], bool]]]] = {
    "civ2010": {
        "starting": (("done",), True),  # only while nothing but a revolution is possible
        "trading": (("done",), False),
        "reacting": (("hush", "done"), False),
        "interrupting": (("hush", "done"), False),
    }
}
ALONE: Final = {"civ2010": {"starting": {"govern", "done"}}}  # verbs beside which the order does not hold


@dataclass
class Count:
    """Clicks of one game."""

    game: str
    rounds: int = 0
    clicks: int = 0  # with what passes by itself
    asked: int = 0  # if everything were asked
    passed: int = 0  # decisions that passed by themselves
    ordered: int = 0  # decisions that a standing order took
    confirmed: int = 0  # choices with consequences
    final: int = 0  # choices that cannot be undone, or pass the turn on, and have none
    by: Counter[str] = field(default_factory=Counter)  # clicks by question

    def a_round(self, clicks: int) -> float:
        return clicks / max(1, self.rounds)


def play(game: str, number: int, seats: int | None, rounds: int, bot: str, ask_all: bool, orders: bool) -> Count:
    """One game, the first mode, in which the first seat is the person's."""
    rules = load(game)
    count = Count(game)
    players = seats or max(rules.seats.start, min(3, rules.seats.stop - 1))
    seed = f"clicks {number}"
    state = rules.setup(players, rules.modes[0], seed)
    thinkers = [create(bot if seat == PERSON else "greedy", rules) for seat in range(players)]
    streams = [bot_stream(seed, seat) for seat in range(players)]
    order = stream("order", seed)
    last = ""
    for _ in range(LIMIT):
        actors = state.actors()
        if not actors or state.rounds() > rounds > 0:
            break
        seat = actors[order.below(len(actors))]
        passing = None if ask_all else state.game.passing(state, seat)
        if passing is not None:
            action = passing
        else:
            action = thinkers[seat].choose(PlayerView(rules, state.observe(seat)), streams[seat])
        if seat == PERSON:
            last = note(count, state, action, passing is not None, orders and not ask_all, last)
        state.apply(seat, action)
    count.rounds = max(1, min(state.rounds(), rounds or state.rounds()))
    return count


def note(count: Count, state: State, action: Action, passes: bool, orders: bool, last: str) -> str:
    """Count what the person does; returns the verb, for what the client would do together with it."""
    before = TOGETHER.get(count.game, {}).get(action.NAME)
    if before is not None and (last in before or not before):
        return action.NAME
    clicks = clicks_for(count.game, state, action)
    described = state.describe(PERSON, action)
    if state.game.consequences(state, PERSON, action):
        count.confirmed += 1
        clicks += 1
    elif described.irreversible or described.passes_on:
        count.final += 1
    count.asked += clicks
    if passes:
        count.passed += 1
    elif is_ordered(count.game, state, action, orders):
        count.ordered += 1
    else:
        count.clicks += clicks
        count.by[state.prompt(PERSON).id] += clicks
    return action.NAME


def is_ordered(game: str, state: State, action: Action, all_orders: bool) -> bool:
    """Whether a standing order of the client does what is done here."""
    question = state.prompt(PERSON).id
    verbs, usual = ORDERS.get(game, {}).get(question, ((), False))
    only = ALONE.get(game, {}).get(question)
    if action.NAME not in verbs or not (usual or all_orders):
        return False
    return only is None or all(other.NAME in only for other in state.game.choices(state, PERSON))


def clicks_for(game: str, state: State, action: Action) -> int:
    """Clicks on elements of the board, in their order, until no other choice has all of them."""
    ready = CHOSEN.get(game, ())
    anchors = state.game.describe(state, PERSON, action).anchors
    left = [state.game.describe(state, PERSON, other).anchors for other in state.game.choices(state, PERSON)]
    clicks = 0
    for anchor in sorted(anchors, key=lambda one: not one.startswith(ready) if ready else False):
        if anchor.startswith(ready) if ready else False:
            left = [others for others in left if anchor in others]
        elif not clicks or len(left) > 1:
            clicks += 1
            left = [others for others in left if anchor in others]
    return max(1, clicks)


def report(counts: list[Count]) -> dict[str, Any]:
    """All games of a kind together."""
    total = Count(counts[0].game)
    for one in counts:
        for name in ("rounds", "clicks", "asked", "passed", "ordered", "confirmed", "final"):
            setattr(total, name, getattr(total, name) + getattr(one, name))
        total.by += one.by
    each = sorted(one.a_round(one.clicks) for one in counts)
    return {
        "game": total.game,
        "games": len(counts),
        "rounds": total.rounds,
        "clicks_a_round": round(total.a_round(total.clicks), 1),
        "least": round(each[0], 1),
        "most": round(each[-1], 1),
        "asking_everything": round(total.a_round(total.asked), 1),
        "confirming_everything": round(total.a_round(total.asked + total.final), 1),
        "passed_a_round": round(total.a_round(total.passed), 1),
        "ordered_a_round": round(total.a_round(total.ordered), 1),
        "confirmed_a_round": round(total.a_round(total.confirmed), 1),
        "by_question": {name: round(total.a_round(clicks), 2) for name, clicks in total.by.most_common()},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=games())
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=15, help="of each game; 0 plays to the end")
    parser.add_argument("--seats", type=int, default=None)
    parser.add_argument("--bot", default="medium", help="who decides for the person")
    parser.add_argument("--ask-all", action="store_true", help="nothing passes by itself")
    parser.add_argument("--orders", action="store_true", help="with all standing orders of the client")
    parser.add_argument("--by", action="store_true", help="clicks by question")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = []
    with ProcessPoolExecutor() as pool:
        for game in args.game:
            how = {"rounds": args.rounds, "bot": args.bot, "ask_all": args.ask_all, "orders": args.orders}
            one = partial(play, game, seats=args.seats, **how)
            found.append(report(list(pool.map(one, range(args.games)))))
            if not args.json:
                show(found[-1], args.by)
    if args.json:
        print(json.dumps(found, indent=2))


def show(one: dict[str, Any], by: bool) -> None:
    parts = [
        f"{one['game']:11} {one['clicks_a_round']:5} clicks a round ({one['least']} to {one['most']})",
        f"{one['asking_everything']} if everything is asked",
        f"{one['confirming_everything']} if all that is final is confirmed as well",
        f"{one['passed_a_round']} pass by themselves",
        f"{one['ordered_a_round']} by standing order",
        f"{one['confirmed_a_round']} are confirmed",
        f"{one['games']} games, {one['rounds']} rounds",
    ]
    print("; ".join(parts))
    for name, clicks in one["by_question"].items() if by else ():
        print(f"    {name:24} {clicks}")


if __name__ == "__main__":
    main()
