"""What a host can choose."""

from pathlib import Path

from msgspec import Struct

from zeitalter.arena.work import cores
from zeitalter.server.storage.database import sqlite_url

DATABASE_FILE = "zeitalter.sqlite3"


class Settings(Struct, frozen=True, kw_only=True):
    data: Path  # folder for the database
    database: str = ""  # address of the database; empty is SQLite in the data folder
    host: str = "127.0.0.1"
    port: int = 8000
    packs: dict[str, Path] = {}  # game -> folder of its data pack
    origins: tuple[str, ...] = ()  # further web origins that may use this server, such as https://play.example.org
    proxies: tuple[str, ...] = ()  # addresses of reverse proxies whose X-Forwarded headers are believed
    workers: int = 0  # processes for bots; 0 is one less than there are cores, and at least two
    limited: bool = True  # rate limits; a host may switch them off for measurements
    seed: str = ""  # deals every table of a game alike, for tests and demonstrations; empty is by chance
    compile: bool = False  # the engine, in the background, for the bots
    passing: float = 1.0  # seconds before what leaves nothing to decide passes by itself; negative is never
    idle_seconds: float = 300.0  # before an unused table leaves memory
    static: Path = Path(__file__).parent / "static"  # the built web client
    docs: Path = Path(__file__).parent / "docs"  # the built documentation

    @property
    def database_url(self) -> str:
        return self.database or sqlite_url(self.data / DATABASE_FILE)

    @property
    def bot_workers(self) -> int:
        return self.workers or max(2, cores() - 1)  # while one thinks for long, the bots of other tables go on
