"""zeitalter serve: the game server, for a browser here or for everybody."""

import os
import socket
from collections.abc import Callable
from pathlib import Path

from zeitalter.cli.arguments import add_pure, read_rules
from zeitalter.cli.context import Context
from zeitalter.cli.errors import UserError
from zeitalter.cli.parser import Names, Number, OneOf, Parser
from zeitalter.cli.storage import data_folder
from zeitalter.core.wording import Message
from zeitalter.fast.engine import prospect
from zeitalter.text import Raw

PORT = 8000


def add(parser: Parser) -> None:
    words = parser.words
    add = parser.settings.add_argument
    add("--host", default="127.0.0.1", metavar="ADDRESS", help=words("help-host"))
    add("--port", type=Number(words, 0, 65535), default=PORT, metavar="N", help=words("help-port"))
    add_data(parser)
    add_packs(parser)
    add("--redis", metavar="URL", help=words("help-redis"))
    add("--origin", action="append", default=[], metavar="URL", help=words("help-origin"))
    add("--proxy", type=Names(), default=[], metavar="A,B,…", help=words("help-proxy"))
    add("--workers", type=Number(words, 1, 256), metavar="N", help=words("help-workers"))
    levels = OneOf(words, "debug", "info", "warning", "error")
    add("--log", type=levels, default="info", metavar="LEVEL", help=words("help-log"))
    add("--seed", default="", metavar="S", help=words("help-serve-seed"))
    add("--pass-after", type=Number(words, 0, 60_000), default=1000, metavar="MS", help=words("help-pass-after"))
    add("--ask-all", action="store_true", help=words("help-ask-all"))
    add("--no-limits", action="store_true", help=words("help-no-limits"))
    add_pure(parser)


def add_data(parser: Parser) -> None:
    """Which database, and where it is."""
    words = parser.words
    add = parser.settings.add_argument
    add("--data", type=Path, metavar=words("help-folder"), help=words("help-data"))
    add("--database", default=os.environ.get("ZEITALTER_DATABASE", ""), metavar="URL", help=words("help-database"))


def add_packs(parser: Parser) -> None:
    words = parser.words
    parser.settings.add_argument(
        "--pack", action="append", default=[], metavar=words("help-game-pack-form"), help=words("help-game-pack")
    )


def run(context: Context) -> int:
    from zeitalter.server.run import serve  # here, so that the other commands need not load a web server
    from zeitalter.server.settings import Settings

    args = context.args
    if args.redis:
        raise UserError(Message("error-no-redis"))
    engine = prospect(args.pure)
    settings = Settings(
        data=args.data or data_folder(),
        database=args.database,
        host=args.host,
        port=args.port,
        packs=read_packs(args.pack),
        origins=tuple(args.origin),
        proxies=tuple(args.proxy),
        workers=args.workers or 0,
        limited=not args.no_limits,
        seed=args.seed,
        passing=-1.0 if args.ask_all else args.pass_after / 1000,
        compile=engine == "building",
    )

    def ready(port: int) -> None:
        context.out.print(context.words("serve-ready", address=Raw(address(args.host, port))))
        context.out.print(context.words(f"engine-{engine}"))

    start(lambda: serve(settings, ready, args.log))
    return 0


def start(serve: Callable[[], None]) -> None:
    """Run a server; what keeps it from starting is told in one line."""
    from zeitalter.server.storage.database import DatabaseError

    try:
        serve()
    except (DatabaseError, OSError) as error:
        raise UserError(Message("error-serve", {"reason": Raw(error)})) from None


def read_packs(given: list[str]) -> dict[str, Path]:
    packs: dict[str, Path] = {}
    for text in given:
        game, equals, folder = text.partition("=")
        if not equals:
            raise UserError(Message("error-pack-form", {"given": Raw(text)}))
        read_rules(game, Path(folder))
        packs[game] = Path(folder)
    return packs


def is_free(host: str, port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        return probe.connect_ex((host, port)) != 0


def address(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    shown = "localhost" if host in ("", "0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"
