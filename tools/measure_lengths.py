"""How long games last: plays them between greedy bots and writes `data/lengths.toml` of each game.

    python -m tools.measure_lengths [GAME ...] [--games K]

Every mode and player count; the mean of K games (default 4). The compiled build (PYTHONPATH=build/fast) saves time.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from statistics import mean

from zeitalter.arena.game import bot_stream
from zeitalter.bots import create
from zeitalter.core.chance import stream
from zeitalter.core.length import Length, Thoughts
from zeitalter.core.player import PlayerView
from zeitalter.games import games, load

BOT = "greedy"
HEADER = (
    "# How long games last, in thoughts (core/length.py): the mean of {count} games between {bot} bots.\n"
    "# Written by `python -m tools.measure_lengths {game}`.\n\nlengths = [\n"
)
LINE = "    {{ mode = {one.mode}, seats = {one.seats}, thoughts = {one.thoughts}, own = {one.own} }},\n"


def measure(game: str, mode: int, seats: int, count: int) -> Length:
    played = [play(game, mode, seats, number) for number in range(count)]
    own = mean(mean(thoughts.own) for thoughts in played)
    return Length(mode, seats, round(mean(thoughts.all for thoughts in played)), round(own))


def play(game: str, mode: int, seats: int, number: int) -> Thoughts:
    rules = load(game)
    seed = f"length {number}"
    state = rules.setup(seats, rules.modes[mode], seed)
    bots = [create(BOT) for _ in range(seats)]
    streams = [bot_stream(seed, seat) for seat in range(seats)]
    order = stream("order", seed)
    thoughts = Thoughts(seats)
    while actors := state.actors():
        seat = actors[order.below(len(actors))]
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            state.apply(seat, legal[0])
            continue
        thoughts.decides(state, seat)
        state.apply(seat, bots[seat].choose(PlayerView(rules, state.observe(seat)), streams[seat]))
    return thoughts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=games())
    parser.add_argument("--games", type=int, default=4)
    args = parser.parse_args()
    with ProcessPoolExecutor() as pool:
        for game in args.game:
            rules = load(game)
            cases = [(mode, seats) for mode in range(len(rules.modes)) for seats in rules.seats]
            found = list(pool.map(partial(measure_case, game, args.games), cases))
            file = Path(__file__).parents[1] / "src" / "zeitalter" / "games" / game / "data" / "lengths.toml"
            lines = [
                HEADER.format(count=args.games, bot=BOT, game=game),
                *[LINE.format(one=one) for one in found],
                "]\n",
            ]
            file.write_text("".join(lines), encoding="utf-8")
            print(game, *[f"{one.mode}/{one.seats}: {one.thoughts} ({one.own})" for one in found])


def measure_case(game: str, count: int, case: tuple[int, int]) -> Length:
    return measure(game, case[0], case[1], count)


if __name__ == "__main__":
    main()
