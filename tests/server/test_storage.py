"""The database: its shape, durability settings, and tables that come back from it exactly as they were."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from tests.trial.model.verbs import Move, Seal, Stop
from zeitalter.core.chance import stream
from zeitalter.core.match import Match, Refused, Snapshot
from zeitalter.server import wire
from zeitalter.server.errors import Problem
from zeitalter.server.library import Library
from zeitalter.server.storage.database import Database, DatabaseError, sqlite_url
from zeitalter.server.storage.rows import TableRow
from zeitalter.server.storage.schema import metadata
from zeitalter.server.storage.tables import TableStore
from zeitalter.server.tables import creation, live, play, seating
from zeitalter.server.tables.house import House
from zeitalter.server.tables.position import position
from zeitalter.server.tables.watcher import Told, Watcher

pytestmark = pytest.mark.usefixtures("trial_game")


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Database]:
    database = Database(sqlite_url(folder / "test.sqlite3"))
    try:
        await database.prepare()
        yield database
    finally:
        await database.close()


def with_house(folder: Path, work: Callable[[House], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        async with opened(folder) as database:
            await work(House(TableStore(database), Library()))

    asyncio.run(run())


async def new_table(house: House, seats: int = 2, game: str = "trial") -> str:
    """A running table where nobody in particular sits."""
    wish = wire.NewTable(game=game, seats=[wire.SeatWish("bot", "random")] * seats)
    row = creation.new_row(house.library, wish, "", "")
    row.owner = None
    await house.store.add(row)
    async with house.open(row.id) as table:
        seating.begin(table)
        await table.commit()
    return row.id


def seen(match: Match) -> list[object]:
    """Everything that must survive."""
    saved = [(saved.seat, saved.state.encode(), saved.events) for saved in match.saved]
    decisions = [match.decision(seat) for seat in range(match.state.seats)]
    events = [msgspec.structs.replace(logged) for logged in match.events]
    return [match.state.encode(), match.entries[:], events, match.taken_back[:], saved, decisions, match.start]


# ---- the database itself --------------------------------------------------------------------------------------------


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as database:
            assert await database.read(differences) == []

    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        found: list[object] = compare_metadata(context, metadata)
        return found

    asyncio.run(run())


def test_sqlite_survives_a_power_cut(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as database:
            for use in (database.read, database.write):
                for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                    found = await use(lambda connection: connection.execute(text(f"PRAGMA {pragma}")).scalar_one())  # noqa: B023
                    assert found == value

    asyncio.run(run())


def test_preparing_again_changes_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path):
            pass
        async with opened(tmp_path) as database:
            await database.check()

    asyncio.run(run())


@pytest.mark.parametrize("url", ["nonsense", "oracle+nothing://here", "postgresql+nodriver://x/y"])
def test_impossible_databases_are_named(url: str) -> None:
    with pytest.raises(DatabaseError):
        Database(url)


# ---- tables ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("every", [1, 3, 1000])
def test_a_table_comes_back_exactly_after_every_entry(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, every: int
) -> None:
    """Random play with undo and withdrawals; after each step a second house reads the same from disk."""
    monkeypatch.setattr(live, "SNAPSHOT_EVERY", every)
    monkeypatch.setattr(live, "SNAPSHOT_AT_LATEST", every * 2)

    async def work(house: House) -> None:
        rng = stream("reload", every)
        table_id = await new_table(house, 3)
        undone = 0
        for _ in range(80):
            async with house.open(table_id) as table:
                match = table.game
                actors = match.state.actors()
                if not actors:
                    break
                seat = actors[rng.below(len(actors))]
                undoable = [other for other in range(3) if match.undoable(other)]
                if undoable and rng.below(3) == 0:
                    await play.undo(table, undoable[0], whole_turn=rng.below(2) == 0)
                    undone += 1
                else:
                    legal = match.state.legal_actions(seat)
                    await play.act_all(table, seat, [legal[rng.below(len(legal))]], match.decision(seat))
                other = House(house.store, house.library)
                async with other.open(table_id) as again:
                    assert seen(again.game) == seen(table.game)
                    assert again.row == table.row
                    assert sorted(again.undone) == sorted(table.undone)
        assert undone > 3

    with_house(tmp_path, work)


def test_one_snapshot_and_a_short_tail(tmp_path: Path) -> None:
    """Loading does not grow with the game: what is played again is never longer than the limit."""

    async def work(house: House) -> None:
        rng = stream("long")
        table_id = await new_table(house, 2, "ages_cards")
        longest = 0
        async with house.open(table_id) as table:
            for _ in range(200):
                actors = table.game.state.actors()
                if not actors:
                    break
                legal = table.game.state.legal_actions(actors[0])
                await play.act_all(table, actors[0], [legal[rng.below(len(legal))]], None)
                longest = max(longest, table.sequence - table.snapshot_at)
        assert longest <= live.SNAPSHOT_AT_LATEST
        count = text("SELECT COUNT(*) FROM snapshots")
        assert await house.store.database.read(lambda connection: connection.execute(count).scalar_one()) == 1

    with_house(tmp_path, work)


def test_idle_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table_id = await new_table(house)
        async with house.open(table_id) as table:
            await play.act_all(table, 0, [Seal()], None)
            before = seen(table.game)
        await house.let_go()
        assert table_id in house.tables  # used a moment ago
        watcher = Watcher(None)
        await house.watch(table_id, watcher, 10)
        await house.let_go(idle_seconds=-1)
        assert table_id in house.tables  # somebody looks
        await house.unwatch(table_id, watcher)
        await house.let_go(idle_seconds=-1)
        assert house.tables == {}
        history = await house.store.history(table_id)
        assert history.snapshot_sequence == len(history.entries) == 1
        async with house.open(table_id) as table:
            assert seen(table.game) == before

    with_house(tmp_path, work)


def test_many_users_share_one_owner(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table_id = await new_table(house)
        owners = []

        async def use() -> None:
            async with house.open(table_id) as table:
                await asyncio.sleep(0)
                owners.append(table)

        house.tables.clear()
        await asyncio.gather(*[use() for _ in range(20)])
        assert len({id(owner) for owner in owners}) == 1
        assert owners[0].users == 0

    with_house(tmp_path, work)


def test_what_is_not_on_disk_did_not_happen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A failing disk: the move is taken back in memory too, nobody hears of it, and the game can continue later."""

    async def work(house: House) -> None:
        table_id = await new_table(house)
        watcher = Watcher(None)
        await house.watch(table_id, watcher, 10)
        async with house.open(table_id) as table:
            position(table, watcher.account, watcher.shown, watcher.told)
            before = seen(table.game)
        watcher.changed.clear()

        async def fail(*args: object) -> None:
            raise OSError("no space left on device")

        with monkeypatch.context() as broken:
            broken.setattr(house.store, "save", fail)
            with pytest.raises(OSError, match="no space"):
                await house.do(table_id, lambda table: play.act_all(table, 0, [Seal()], None))
        assert not watcher.changed.is_set()
        async with house.open(table_id) as table:
            assert seen(table.game) == before
        await house.do(table_id, lambda table: play.act_all(table, 0, [Seal()], None))
        assert watcher.changed.is_set()

    with_house(tmp_path, work)


def test_two_processes_cannot_both_write_an_entry(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table_id = await new_table(house)
        other = House(house.store, house.library)
        async with other.open(table_id):
            pass
        await house.do(table_id, lambda table: play.act_all(table, 0, [Seal()], None))
        with pytest.raises(Problem) as refused:
            await other.do(table_id, lambda table: play.act_all(table, 1, [Seal()], None))
        assert refused.value.code == "stale"
        await other.do(table_id, lambda table: play.act_all(table, 1, [Seal()], None))
        assert [entry.seat for entry in (await house.store.history(table_id)).entries] == [0, 1]

    with_house(tmp_path, work)


def test_a_command_ends_though_its_sender_goes_away(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table_id = await new_table(house)
        command = asyncio.create_task(house.do(table_id, lambda table: play.act_all(table, 0, [Seal()], None)))
        await asyncio.sleep(0)
        command.cancel()
        with pytest.raises(asyncio.CancelledError):
            await command
        await house.close()
        assert len((await house.store.history(table_id)).entries) == 1

    with_house(tmp_path, work)


def test_a_table_whose_stored_game_differs_is_not_continued(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table_id = await new_table(house)
        await house.do(table_id, lambda table: play.act_all(table, 0, [Seal()], None))
        house.tables.clear()
        forge = text("UPDATE entries SET action = 'add 3'")
        await house.store.database.write(lambda connection: connection.execute(forge))
        with pytest.raises(Problem) as refused:
            async with house.open(table_id):
                pass
        assert refused.value.code == "unavailable"

    with_house(tmp_path, work)


def test_a_running_game_goes_on_after_an_update_of_the_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        table_id = await new_table(house)
        await house.do(table_id, lambda table: play.act_all(table, 0, [Seal()], None))
        async with house.open(table_id) as table:
            before = table.game.state.encode()
        await house.let_go(idle_seconds=-1)
        rules = house.library.rules("trial")
        monkeypatch.setattr(rules, "version", rules.version + 1)
        async with house.open(table_id) as table:
            assert table.game.state.encode() == before
            await play.act_all(table, 1, [Seal()], None)

    with_house(tmp_path, work)


def test_undo_gives_no_more_time(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table_id = await new_table(house)
        async with house.open(table_id) as table:
            table.row.seconds = 100
            for seat in table.row.seats:
                seat.bot, seat.account = "", None
            await table.commit()
            for seat in (0, 1):
                await play.act_all(table, seat, [Seal()], None)
            for seat in (0, 1):
                await play.act_all(table, seat, [table.game.state.default_action(seat)], None)
            seat = table.game.state.actors()[0]
            first = table.seat(seat).deadline
            isle = 4
            await play.act_all(table, seat, [Move(0, isle, 1)], None)
            assert table.seat(seat).deadline != first
            await play.undo(table, seat, whole_turn=False)
            assert table.seat(seat).deadline == first
            await play.act_all(table, seat, [Stop()], None)

    with_house(tmp_path, work)


def test_a_table_is_given_up_when_nobody_plays_any_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "UNANSWERED", 2)

    async def let_time_run_out(table: live.LiveTable, decisions: int) -> None:
        for _ in range(decisions):
            for seat in table.row.seats:
                seat.deadline = 1.0 if seat.seat == table.game.state.actors()[0] else None
            await play.time_out_overdue(table)

    async def work(house: House) -> None:
        table_id = await new_table(house)
        async with house.open(table_id) as table:
            table.row.seconds = 100
            for seat in table.row.seats:
                seat.bot = ""
            await let_time_run_out(table, 3)
            await play.act_all(
                table, (seat := table.game.state.actors()[0]), [table.game.state.default_action(seat)], None
            )
            await let_time_run_out(table, 3)
            assert table.row.status == "running"  # somebody answered in between
            await let_time_run_out(table, 1)
            assert table.row.status == "abandoned"
        assert await house.store.deadlines() == {}

    with_house(tmp_path, work)


def test_rows_hold_what_lists_need(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table_id = await new_table(house)
        found = await house.store.find(table_id)
        assert isinstance(found, TableRow)
        assert [seat.to_move for seat in found.seats] == [True, True]
        assert await house.store.waiting_for_bots() == [table_id]
        await house.do(table_id, lambda table: play.act_all(table, 0, [Seal()], None))
        found = await house.store.find(table_id)
        assert found is not None
        assert [seat.to_move for seat in found.seats] == [False, True]
        assert await house.store.find("nothing") is None

    with_house(tmp_path, work)


def test_snapshots_are_guarded(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table_id = await new_table(house)
        history = await house.store.history(table_id)
        assert history.snapshot is not None
        packed = msgspec.msgpack.decode(history.snapshot, type=Snapshot)
        packed.state = packed.state[:-1] + bytes([packed.state[-1] ^ 1])
        await house.store.save_snapshot(table_id, 0, msgspec.msgpack.encode(packed))
        house.tables.clear()
        with pytest.raises(Problem):
            async with house.open(table_id):
                pass

    with_house(tmp_path, work)


def test_a_position_says_the_same_to_everybody_who_knows_as_much(tmp_path: Path) -> None:
    """Building one changes nothing: the sender notes what was told."""

    async def work(house: House) -> None:
        table_id = await new_table(house)
        watcher = Watcher(None)
        await house.watch(table_id, watcher, 10)
        await house.do(table_id, play.act_all, 0, [Seal()], None)
        await house.do(table_id, play.act_all, 1, [Seal()], None)
        async with house.open(table_id) as table:
            before = (watcher.shown, watcher.told)
            first = position(table, None, None, watcher.told)
            assert first == position(table, None, None, watcher.told)
            assert first.log_length == len(first.new_log) > 0
            assert (watcher.shown, watcher.told) == before
            known = position(table, None, None, Told(first.log_length))
            assert (known.log_from, known.new_log) == (first.log_length, [])

    with_house(tmp_path, work)


def test_a_games_refusal_is_no_problem_of_the_server(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table_id = await new_table(house)
        with pytest.raises(Refused) as refused:
            await house.do(table_id, play.act_all, 0, [Stop()], None)
        assert refused.value.code == "illegal"
        with pytest.raises(Problem) as problem:
            await house.do("nothing", play.act_all, 0, [Stop()], None)
        assert problem.value.code == "not-found"
        assert not isinstance(problem.value, Refused)
        assert not isinstance(refused.value, Problem)

    with_house(tmp_path, work)
