"""Who sits where: every bot at every seat equally often."""

from itertools import combinations


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
    return line[-shift:] + line[:-shift] if shift else line


def is_balanced(bots: int, seats: int, games: int) -> bool:
    """Whether every bot comes to every seat equally often in this number of games."""
    at = [[0] * seats for bot in range(bots)]
    for game in range(games):
        for seat, bot in enumerate(lineup(bots, seats, game)):
            at[bot][seat] += 1
    return all(len(set(counts)) == 1 for counts in at)
