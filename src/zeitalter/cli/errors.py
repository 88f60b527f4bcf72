"""Mistakes of the person at the keyboard: one clear line, exit code 2."""

from zeitalter.core.wording import Message


class UserError(Exception):
    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message
