"""Arguments of the command line, with help and complaints in the person's language."""

import argparse
import re
from argparse import ArgumentParser, ArgumentTypeError
from gettext import NullTranslations
from typing import Any, NoReturn

from zeitalter.cli.errors import UserError
from zeitalter.core.wording import Message
from zeitalter.text import Raw, Words

# What argparse says, and how we say it: the arguments of our messages are the places that argparse fills in.
WORDED = {
    "usage: ": Message("help-usage"),
    "the following arguments are required: %s": Message("error-missing", {"what": Raw("%s")}),
    "unrecognized arguments: %s": Message("error-unrecognized", {"what": Raw("%s")}),
    "argument %(argument_name)s: %(message)s": Message(
        "error-argument", {"what": Raw("%(argument_name)s"), "given": Raw("%(message)s")}
    ),
    "expected one argument": Message("error-no-value"),
    "ignored explicit argument %r": Message("error-value", {"given": Raw("%s")}),
    "invalid choice: %(value)r (choose from %(choices)s)": Message(
        "error-command", {"given": Raw("%(value)s"), "what": Raw("%(choices)s")}
    ),
}


class Translations(NullTranslations):
    """Our words in place of argparse's; what it may say beyond them stays as it is."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def gettext(self, message: str) -> str:
        ours = WORDED.get(message)
        return message if ours is None else self.words.message(ours)


def translate(words: Words) -> None:
    """Let argparse speak our language: it words everything through this function of its own."""
    setattr(argparse, "_", Translations(words).gettext)  # noqa: B010 (no type knows it)


class Parser(ArgumentParser):
    def __init__(self, words: Words, **kwargs: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, **kwargs)
        self.words = words
        self.required = self.add_argument_group(words("help-arguments"))
        self.settings = self.add_argument_group(words("help-settings"))
        self.settings.add_argument("-h", "--help", action="help", help=words("help-help"))
        self.settings.add_argument(
            "--language", metavar="de|en", default=argparse.SUPPRESS, help=words("help-language")
        )  # read before all others, see main.py

    def error(self, message: str) -> NoReturn:
        reason = Raw(message.replace("'", ""))  # around each choice, in some versions of Python
        raise UserError(Message("error-usage", {"reason": reason, "program": Raw(self.prog)}))


class Number:
    """The type of an argument that is a whole number within limits."""

    def __init__(self, words: Words, low: int, high: int) -> None:
        self.words = words
        self.low = low
        self.high = high

    def __call__(self, text: str) -> int:
        if not re.fullmatch(r"-?[0-9]{1,12}", text) or not self.low <= int(text) <= self.high:
            limits = {"low": Raw(self.low), "high": Raw(self.high)}
            raise ArgumentTypeError(self.words("error-number", given=Raw(text), **limits))
        return int(text)


class Share:
    """The type of an argument that is a share between 0 and 1."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def __call__(self, text: str) -> float:
        share = float(text) if re.fullmatch(r"[01]?\.[0-9]{1,12}", text) else 0.0
        if not 0 < share < 1:
            raise ArgumentTypeError(self.words("error-share", given=Raw(text)))
        return share


class Names:
    """The type of an argument that is a list of names with commas."""

    def __call__(self, text: str) -> list[str]:
        return [name.strip() for name in text.split(",") if name.strip()]


class OneOf:
    """The type of an argument that is one of a few names."""

    def __init__(self, words: Words, *names: str) -> None:
        self.words = words
        self.names = names

    def __call__(self, text: str) -> str:
        if text not in self.names:
            raise ArgumentTypeError(self.words("error-name", given=Raw(text), known=Raw(", ".join(self.names))))
        return text
