"""zeitalter verify: replays all stored records."""

from pathlib import Path

from zeitalter.cli.arguments import add_pack
from zeitalter.cli.context import Context
from zeitalter.cli.errors import UserError
from zeitalter.cli.parser import Parser
from zeitalter.cli.storage import records_folder, replay_record
from zeitalter.core.wording import Message
from zeitalter.text import Raw


def add(parser: Parser) -> None:
    words = parser.words
    parser.required.add_argument(
        "folder", nargs="?", type=Path, metavar=words("help-folder"), help=words("help-verify-folder")
    )
    add_pack(parser)


def run(context: Context) -> int:
    words = context.words
    folder: Path = context.args.folder or records_folder()
    if context.args.folder is not None and not folder.is_dir():
        raise UserError(Message("error-no-folder", {"folder": Raw(folder)}))
    files = sorted(folder.rglob("*.json")) if folder.is_dir() else []
    if not files:
        context.out.print(words("verify-none", folder=Raw(folder)), soft_wrap=True)
        return 0
    failed = 0
    with context.bar(words("progress-records"), len(files)) as bar:
        for file in files:
            try:
                replay_record(file, context.args.pack)
            except UserError as error:
                failed += 1
                context.err.print(words.message(error.message), soft_wrap=True)
            bar.advance()
    if failed:
        raise UserError(Message("verify-failed", {"failed": failed, "count": len(files)}))
    context.out.print(words("verify-fine", count=len(files)))
    return 0
