"""Logs as lines of JSON: what happened, without names of people, words of the chat, cookies or tokens."""

import logging
import sys
import time

import msgspec

USELESS = {"message", "asctime", "taskName", "color_message"}
STANDARD = set(vars(logging.LogRecord("", 0, "", 0, "", (), None))) | USELESS


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in STANDARD}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("zeitalter").setLevel(level.upper())
    # uvicorn's own lines name whole addresses, and the address of a private table is its key.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
