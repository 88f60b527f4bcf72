"""zeitalter admin, alongside a running server."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.runner import Done, run
from tests.server.person import Person
from tests.server.running import Running

Admin = Callable[..., Done]


@pytest.fixture
def admin(
    server: Running, capsys: pytest.CaptureFixture[str], trial_game: None, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Admin]:
    monkeypatch.setenv("ZEITALTER_STRICT_WORDS", "1")

    def call(action: str, *arguments: str) -> Done:
        return run(capsys, "admin", action, *arguments, "--data", str(server.data))

    return call


def test_list_of_tables(anna: Person, admin: Admin) -> None:
    table = anna.table("me", "random")
    done = admin("tables")
    assert done.code == 0
    assert table in done.out
    listed = {row["id"]: row for row in json.loads(admin("tables", "--json").out)}
    assert listed[table]["status"] == "running"
    assert "seed" not in listed[table]


def test_export_and_import_of_a_running_game(anna: Person, bert: Person, admin: Admin, tmp_path: Path) -> None:
    table = anna.table("me", "random", options={"rounds": 1}, seconds=500)
    with anna.live(table) as live:
        live.until(lambda live: live.asked)
        live.do({"verb": "add", "coins": 1})
        live.until(lambda live: not live.position["table"]["seats"][1]["to_move"])
    file = tmp_path / "table.json"
    assert admin("export", table, str(file)).code == 0
    assert json.loads(file.read_text())["record"]["entries"]
    assert json.loads(admin("export", table).out) == json.loads(file.read_text())

    imported = admin("import", str(file)).out.split()[-1].rstrip(".")
    assert imported != table
    seen = bert.get(f"/api/tables/{imported}")
    assert (seen["status"], seen["seconds"]) == ("running", 500)
    assert [seat["kind"] for seat in seen["seats"]] == ["open", "bot"]
    bert.post(f"/api/tables/{imported}/seat", {"seat": 0})
    with bert.live(imported) as live:  # the server takes the table up where the file ends
        assert live.position["view"]["situation"]["sealed"]
        live.play_on()
    assert live.position["outcome"]


def test_a_plain_record_can_be_imported(anna: Person, admin: Admin, tmp_path: Path) -> None:
    table = anna.table("me", "random", options={"rounds": 1})
    with anna.live(table) as live:
        live.play_on()
    file = tmp_path / "record.json"
    file.write_bytes(anna.http.get(f"/api/tables/{table}/record").content)
    imported = admin("import", str(file)).out.split()[-1].rstrip(".")
    assert anna.get(f"/api/tables/{imported}")["status"] == "over"
    assert anna.get(f"/api/tables/{imported}/position")["outcome"] == live.position["outcome"]


def test_reset_of_a_password(server: Running, admin: Admin) -> None:
    with Person(server) as person:
        person.post("/api/me/register", {"name": "Forgetful", "password": "something long"})
        password = admin("reset-password", "forgetful").out.split()[-1]
        assert person.get("/api/me") is None  # all sessions ended
        assert person.refused("/api/me/login", {"name": "Forgetful", "password": "something long"})[0] == 403
        assert person.post("/api/me/login", {"name": "Forgetful", "password": password})["name"] == "Forgetful"


def test_backup_while_the_server_runs(anna: Person, admin: Admin, tmp_path: Path) -> None:
    table = anna.table("random", "random", options={"rounds": 6})
    file = tmp_path / "backup.sqlite3"
    assert admin("backup", str(file)).code == 0
    with closing(sqlite3.connect(file)) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert copy.execute("SELECT COUNT(*) FROM tables WHERE id = ?", (table,)).fetchone() == (1,)
    assert admin("backup", str(file)).code == 2  # nothing is overwritten


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("export", "nothing"), "there is no table"),
        (("reset-password", "nobody"), "there is no account"),
        (("import", "missing.json"), "missing.json"),
        (("import", __file__), "not a whole record"),
        (("backup", "missing/copy.sqlite3"), "missing/copy.sqlite3: unable to open"),
    ],
)
def test_mistakes(admin: Admin, arguments: tuple[str, ...], complaint: str) -> None:
    done = admin(*arguments)
    assert done.code == 2
    assert complaint in done.err


def test_no_database(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    done = run(capsys, "admin", "tables", "--data", str(tmp_path))
    assert done.code == 2
    assert "there is no database" in done.err
    assert list(tmp_path.iterdir()) == []
