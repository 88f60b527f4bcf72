"""zeitalter play without --terminal: a server for one game, and the browser opened at its table."""

import getpass
import os
import secrets
import sys
import webbrowser
from pathlib import Path

from zeitalter.cli import serve
from zeitalter.cli.context import Context
from zeitalter.cli.storage import data_folder
from zeitalter.core.rules import Rules, seed_key
from zeitalter.fast.engine import prospect
from zeitalter.text import Raw

HOST = "127.0.0.1"


def play(
    context: Context, rules: Rules, options: dict[str, str | int | bool], seat: int, bots: list[str], port: int | None
) -> int:
    """One person on a seat, bots on the others."""
    from zeitalter.server import wire
    from zeitalter.server.opening import Opening
    from zeitalter.server.run import serve as run_server
    from zeitalter.server.settings import Settings

    args = context.args
    wishes = [wire.SeatWish("bot", bot) for bot in bots]
    wishes.insert(seat, wire.SeatWish("me"))
    wish = wire.NewTable(game=rules.id, seats=wishes, options=options, public=False, start=True)
    seed = secrets.token_bytes(16) if args.seed is None else seed_key(args.seed)
    opening = Opening(wish, person(), seed)
    packs: dict[str, Path] = {} if args.pack is None else {rules.id: args.pack}

    engine = prospect(args.pure)

    def ready(listening: int) -> None:
        address = serve.address(HOST, listening) + opening.path
        context.out.print(context.words("play-ready", address=Raw(address)), soft_wrap=True)
        context.out.print(context.words(f"engine-{engine}"))
        sys.stdout.flush()
        if not args.no_open and has_screen():
            webbrowser.open(address)

    chosen = serve.PORT if port is None else port
    if port is None and not serve.is_free(HOST, chosen):
        chosen = 0
    settings = Settings(
        data=args.data or data_folder(), host=HOST, port=chosen, packs=packs, compile=engine == "building"
    )
    serve.start(lambda: run_server(settings, ready, "warning", opening))
    return 0


def person() -> str:
    """What to call the person at the keyboard."""
    try:
        return getpass.getuser().strip()[:24] or "?"
    except (KeyError, OSError, ImportError):  # no name for this user id
        return "?"


def has_screen() -> bool:
    """Whether a browser window can open here; in a bare terminal a text browser would only be in the way."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
