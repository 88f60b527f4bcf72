"""zeitalter bot: a bot of ours plays on a server, at every table where its account sits."""

import asyncio
import os

from zeitalter.cli.arguments import read_bot
from zeitalter.cli.context import Context
from zeitalter.cli.errors import UserError
from zeitalter.cli.parser import Parser
from zeitalter.cli.serve import add_packs, read_packs
from zeitalter.core.wording import Message
from zeitalter.text import Raw


def add(parser: Parser) -> None:
    words = parser.words
    parser.required.add_argument("url", metavar="URL", help=words("help-bot-url"))
    add = parser.settings.add_argument
    add("--token", default=os.environ.get("ZEITALTER_TOKEN", ""), metavar="TOKEN", help=words("help-token"))
    add("--bot", default="medium", metavar="BOT", help=words("help-bot-name"))
    add("--seed", default="", metavar="S", help=words("help-seed"))
    add_packs(parser)
    add("--until-done", action="store_true", help=words("help-until-done"))


def run(context: Context) -> int:
    from zeitalter.server import wire
    from zeitalter.server.library import Library
    from zeitalter.server.remote import RemoteBot, RemoteError

    args = context.args
    if not args.url.startswith(("http://", "https://")):
        raise UserError(Message("error-bot-url", {"given": Raw(args.url)}))
    if not args.token:
        raise UserError(Message("error-no-token"))
    bot = RemoteBot(args.url, args.token, read_bot(None, args.bot), Library(read_packs(args.pack)), args.seed)

    def tell(table: wire.Table) -> None:
        context.out.print(context.words("bot-plays", game=Raw(table.game), table=Raw(table.id)))

    bot.on_table = tell
    try:
        asyncio.run(bot.run(args.until_done))
    except RemoteError as error:
        raise UserError(Message("error-remote", {"reason": Raw(error)})) from None
    return 0
