"""What the server cannot do for somebody. What a game refuses is a `Refused` of `core.match`; this is all the rest."""


class Problem(Exception):
    """A request that was not carried out; nothing has changed. `code` is stable, the text is for people who write
    programs, and `details` are what a client may want to put into words."""

    def __init__(self, code: str, text: str, details: dict[str, str] | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.details = details or {}


class NotPlayable(Problem):
    """A stored table that this server cannot continue. It is left as it is."""
