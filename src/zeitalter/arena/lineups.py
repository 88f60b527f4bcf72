"""Who sits where: every bot at every seat equally often."""

from collections.abc import Iterable
from itertools import combinations

from zeitalter.core.chance import stream


def lineup(bots: int, seats: int, game: int) -> list[int]:
    """The number of the bot at each seat in a game.

    Two bots: one of the first against copies of the second. Fewer bots than seats: the bots from the second on take
    turns at the seats left over. More bots than seats: all choices of `seats` bots take turns. In each `seats`
    successive games the same line-up is moved on by one seat.
    """
    if bots < 1:
        raise ValueError("an arena needs a bot")
    block, shift = divmod(game, seats)
    if bots > seats:
        choices = list(combinations(range(bots), seats))
        line = list(choices[block % len(choices)])
    else:
        line = list(range(bots))
        for place in range(seats - bots):
            line.append(1 + (block + place) % (bots - 1) if bots > 1 else 0)
    return moved_on(line, shift)


def moved_on(line: list[int], shift: int) -> list[int]:
    """The same line-up, everybody so many seats further."""
    return line[-shift:] + line[:-shift] if shift else line


def is_balanced(bots: int, seats: int, games: int) -> bool:
    """Whether every bot comes to every seat equally often in this number of games."""
    return is_even(bots, seats, (lineup(bots, seats, game) for game in range(games)))


def is_even(bots: int, seats: int, lines: Iterable[list[int]]) -> bool:
    """The same of these line-ups."""
    at = [[0] * seats for bot in range(bots)]
    for line in lines:
        for seat, bot in enumerate(line):
            at[bot][seat] += 1
    return all(len(set(counts)) == 1 for counts in at)


def round_robin(bots: int, seats: int, games: int) -> list[list[int]]:
    """The line-ups of a tournament in which no bot is singled out: all choices of bots take turns.

    Those come first who have played least, and met least, so that an early end is fair as well; more games have the
    same beginning. Where there are fewer bots than seats, all sit there, and the seats left over take turns. In each
    `seats` successive games the same line-up is moved on by one seat; who sits next to whom is drawn for each.
    """
    if bots < 1:
        raise ValueError("a tournament needs a bot")
    all_of_them = list(range(bots)) * (seats // bots)
    choices = list(combinations(range(bots), seats - len(all_of_them)))
    played = [0] * bots
    met = [[0] * bots for bot in range(bots)]
    left: list[tuple[int, ...]] = []
    lines: list[list[int]] = []
    while len(lines) < games:
        left = left or choices.copy()
        choice = min(left, key=lambda each: (_sum(played, each), sum(_sum(met[bot], each) for bot in each), each))
        left.remove(choice)
        for bot in choice:
            played[bot] += 1
            for other in choice:
                met[bot][other] += 1
        line = [*all_of_them, *choice]
        stream("line-up", len(lines)).shuffle(line)
        lines += [moved_on(line, shift) for shift in range(seats)]
    return lines[:games]


def _sum(counts: list[int], of: tuple[int, ...]) -> int:
    return sum(counts[bot] for bot in of)
