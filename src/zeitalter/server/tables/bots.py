"""Bots at the tables: when one has to move, its seat's view goes to a worker and the answer comes back as a move."""

import asyncio
import logging
from hashlib import blake2b

import msgspec

from zeitalter.core.action import ActionError
from zeitalter.core.match import Match, Refused
from zeitalter.server.errors import Problem
from zeitalter.server.tables import play
from zeitalter.server.tables.house import House
from zeitalter.server.tables.live import LiveTable
from zeitalter.server.tables.thinkers import BotFailed, Thinkers, TooSlow

log = logging.getLogger(__name__)
FAILURES = 3  # after this many useless answers the harmless default is played for the bot
SUBSTITUTE = "easy"  # answers at once; decides for a bot that takes too long


class Bots:
    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self.house = house
        self.thinkers = thinkers
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    async def resume(self) -> None:
        """Continue where the server was stopped."""
        for table_id in await self.house.store.waiting_for_bots():
            try:
                async with self.house.open(table_id) as table:
                    self.look(table)
            except Problem as error:  # the other tables are not affected
                log.error("bots cannot continue", extra={"table": table_id, "reason": str(error)})

    def look(self, table: LiveTable) -> None:
        """Start thinking for every bot that has to move and does not think yet. The table is locked."""
        for seat in table.bots_to_move():
            if seat not in table.thinking and not self._closed:
                table.thinking.add(seat)
                task = asyncio.create_task(self._think(table, seat))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        self._closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.close()

    async def _think(self, table: LiveTable, seat: int) -> None:
        """Decide until it is no longer this bot's turn."""
        table_id, failures = table.row.id, 0
        try:
            while True:
                try:
                    if await self._decide(table_id, seat):
                        return
                    failures = 0
                except (BotFailed, Refused, Problem, ActionError) as error:
                    failures += 1
                    log.warning("bot without a move", extra={"table": table_id, "seat": seat, "reason": str(error)})
                    if failures >= FAILURES:
                        await self.house.do(table_id, self._give_up, seat)
        except Exception:
            log.exception("bot stopped", extra={"table": table_id, "seat": seat})
            table.thinking.discard(seat)

    async def _decide(self, table_id: str, seat: int) -> bool:
        """One decision. True when the seat has nothing to decide any more."""
        async with self.house.open(table_id) as table:
            if self._is_done(table, seat):
                return True
            match = table.game
            bot, decision, seed = table.seat(seat).bot, match.decision(seat), bot_seed(match, seat)
            sequence = table.sequence
            view = msgspec.json.encode(match.state.observe(seat))
        notation = await self._choose(match.rules.id, bot, seed, view)
        action = match.rules.vocabulary.parse(notation)

        async def move(table: LiveTable) -> bool:
            # Meanwhile a person may have taken the seat back, and others may have changed what is possible.
            same = seat in table.bots_to_move() and table.seat(seat).bot == bot
            if same and table.game.decision(seat) == decision:
                if table.sequence == sequence or table.game.state.is_legal(seat, action):
                    await play.act_all(table, seat, [action], decision)
            return self._is_done(table, seat)

        return await self.house.do(table_id, move)

    async def _choose(self, game: str, bot: str, seed: str, view: bytes) -> str:
        try:
            return await self.thinkers.choose(game, bot, seed, view)
        except TooSlow as error:
            log.warning("bot too slow", extra={"game": game, "bot": bot, "reason": str(error)})
            return await self.thinkers.choose(game, SUBSTITUTE, seed, view)

    def _is_done(self, table: LiveTable, seat: int) -> bool:
        """Called under the table's lock, so that no call of `look` falls between the question and the answer."""
        if seat in table.bots_to_move():
            return False
        table.thinking.discard(seat)
        return True

    async def _give_up(self, table: LiveTable, seat: int) -> None:
        if seat in table.bots_to_move():
            await play.time_out(table, seat)


def bot_seed(match: Match, seat: int) -> str:
    """The same decision of the same game is decided the same way; the game's own seed cannot be computed from it."""
    return blake2b(f"bot/{seat}/{len(match.entries)}".encode(), key=match.seed, digest_size=16).hexdigest()
