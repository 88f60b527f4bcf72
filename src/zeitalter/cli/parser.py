"""Arguments of the command line, with help and complaints in the person's language."""

import argparse
import re
from argparse import ArgumentParser, ArgumentTypeError, HelpFormatter
from collections.abc import Iterable
from typing import Any, NoReturn

from zeitalter.cli.errors import UserError
from zeitalter.core.wording import Message
from zeitalter.text import Raw, Words

# What argparse says, and how we say it. The groups of a pattern are the arguments `what` and `given`.
COMPLAINTS = (
    (r"the following arguments are required: (?P<what>.*)", Message("error-missing")),
    (r"unrecognized arguments: (?P<what>.*)", Message("error-unrecognized")),
    (r"argument (?P<what>.*?): expected .*argument.*", Message("error-no-value")),
    (r"argument .*?: invalid choice: '?(?P<given>[^']*)'? \(choose from (?P<what>.*)\)", Message("error-command")),
    (r"argument (?P<what>.*?): (?P<given>.*)", Message("error-argument")),
)


class Parser(ArgumentParser):
    def __init__(self, words: Words, **kwargs: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=_formatter(words), **kwargs)
        self.words = words
        self.required = self.add_argument_group(words("help-arguments"))
        self.settings = self.add_argument_group(words("help-settings"))
        self.settings.add_argument("-h", "--help", action="help", help=words("help-help"))
        self.settings.add_argument(
            "--language", metavar="de|en", default=argparse.SUPPRESS, help=words("help-language")
        )  # read before all others, see main.py

    def error(self, message: str) -> NoReturn:
        for pattern, complaint in COMPLAINTS:
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found:
                args = {name: Raw(text.replace("'", "")) for name, text in found.groupdict().items()}
                raise UserError(Message(complaint.key, {**args, "program": Raw(self.prog)}))
        raise UserError(Message("error-argument", {"what": Raw(self.prog), "given": Raw(message)}))


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


class Names:
    """The type of an argument that is a list of names with commas."""

    def __call__(self, text: str) -> list[str]:
        return [name.strip() for name in text.split(",") if name.strip()]


def _formatter(words: Words) -> type[HelpFormatter]:
    class Formatter(HelpFormatter):
        def add_usage(
            self,
            usage: str | None,
            actions: Iterable[argparse.Action],
            groups: Iterable[Any],
            prefix: str | None = None,
        ) -> None:
            super().add_usage(usage, actions, groups, f"{words('help-usage')} " if prefix is None else prefix)

    return Formatter
