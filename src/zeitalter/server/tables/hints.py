"""Hints: what a strong bot would do in a person's place, and why. It gets the view of the seat and nothing else."""

import msgspec

from zeitalter.core.match import Match, Refused
from zeitalter.server import wire
from zeitalter.server.errors import Problem
from zeitalter.server.tables.bots import bot_seed
from zeitalter.server.tables.house import House
from zeitalter.server.tables.thinkers import BotFailed, Thinkers
from zeitalter.server.tables.worker import Advised

COMPILED_LEVEL = "hard"
PURE_LEVEL = "medium"  # answers in about the same time without the compiled engine


async def hint(house: House, thinkers: Thinkers, table_id: str, seat: int) -> wire.Hinted:
    """The best actions of a seat that is asked something."""
    async with house.open(table_id) as table:
        match = table.game
        if not match.state.is_actor(seat):
            raise Refused("not-asked", f"seat {seat} has nothing to decide now")
        decision, seed = match.decision(seat), bot_seed(match, seat)
        view = msgspec.json.encode(match.state.observe(seat))
    level = COMPILED_LEVEL if thinkers.compiled else PURE_LEVEL
    try:
        found = await thinkers.advise(match.rules.id, level, seed, view)
    except BotFailed as error:
        raise Problem("no-hint", f"no hint was found: {error}") from error
    async with house.open(table_id) as table:
        match = table.game
        if match.decision(seat) != decision:
            raise Refused("stale", "this decision is no longer open; look at the table again")
        return wire.Hinted(decision, [suggestion(match, seat, one) for one in found])


def suggestion(match: Match, seat: int, one: Advised) -> wire.Suggestion:
    """As the person reads it and finds it on the board."""
    words = match.rules.vocabulary
    action = words.parse(one.action)
    meaning = match.state.describe(seat, action)
    reasons = [wire.Reason(r.factor, r.change, r.worth is not None and r.worth < 0.0) for r in one.reasons]
    return wire.Suggestion(words.to_json(action), meaning.words, meaning.anchors, one.chance, reasons)
