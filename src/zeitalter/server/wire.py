# mypyc: no
"""Everything that crosses the network, as types. The browser's TypeScript types are generated from here.

REST paths are listed in `docs/api.md`; the websocket of a table carries `FromClient` and `FromServer` messages as JSON.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from zeitalter.core.outcome import Outcome
from zeitalter.core.rules import Sources
from zeitalter.core.sums import Sum
from zeitalter.core.wording import Amount, Consequence, Message, Prompt

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Scope = Literal["read", "play", "create"]
Pace = Literal["live", "turns"]
Status = Literal["open", "running", "over", "abandoned"]
Audience = Literal["people", "bot"]  # whom a view is made for: with names, or as `PlayerView` needs it
ActionJson = dict[str, int | str | list[int | str]]

# ---- people -------------------------------------------------------------------------------------------------------


class Me(Struct, frozen=True):
    id: str
    name: str
    guest: bool


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: Password


class GuestName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    old: Annotated[str, Meta(max_length=200)]
    new: Password


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    label: Name
    scopes: list[Scope]


class Token(Struct, frozen=True, omit_defaults=True):
    id: str
    label: str
    scopes: list[Scope]
    created: float
    secret: str = ""  # shown once, when the token is made


# ---- games --------------------------------------------------------------------------------------------------------


class Choice(Struct, frozen=True):
    value: str | int | bool
    words: Message


class Option(Struct, frozen=True):
    name: str
    words: Message
    help: Message
    default: str | int | bool
    choices: list[Choice] = []  # empty for a number between the limits
    least: int | None = None
    most: int | None = None


class Preset(Struct, frozen=True):
    name: str
    words: Message
    help: Message
    options: dict[str, str | int | bool]


class Length(Struct, frozen=True):
    """How long a game lasts with this many players: from and to, in minutes."""

    mode: int
    words: Message | None  # of the mode; None where there is only one
    seats: int
    together: tuple[int, int]  # people on all seats
    alone: tuple[int, int]  # one person against bots


class BotInfo(Struct, frozen=True):
    name: str
    words: Message
    help: Message
    kind: Literal["level", "named"]  # one of the levels of all games, or an opponent that only this game has


class Game(Struct, frozen=True):
    id: str
    version: int
    seats: list[int]
    presets: list[Preset]  # named sets of options, the usual one first; empty where single options say enough
    options: list[Option]
    bots: list[BotInfo]  # for people, the levels from weak to strong first; the API takes some more, for research
    usual_bot: str  # unless another is chosen
    lengths: list[Length]
    values: Sources  # where the game's numbers and effects come from
    names: Sources


class Texts(Struct, frozen=True):
    """The wording of one language: Fluent sources, and the names that come from the games' data."""

    language: str
    fluent: list[str]
    names: dict[str, str]
    games: list[str] = []  # parallel to `fluent`: the game a source belongs to; empty for what all games share


# ---- tables -------------------------------------------------------------------------------------------------------


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat of a new table: me, a bot, or anybody who comes."""

    who: Literal["me", "bot", "open"]
    bot: str = ""
    name: Annotated[str, Meta(max_length=24)] = ""  # of a further person at the same screen (hotseat)


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=8)]
    options: dict[str, str | int | bool] = {}
    pace: Pace = "live"
    public: bool = True
    seconds: Annotated[int, Meta(ge=0, le=1_209_600)] = 0  # per decision; 0 is without a deadline
    start: bool = False  # at once, when no seat is open


class Seat(Struct, frozen=True):
    name: str  # of a bot: which one and where, as records have it, such as "medium 2"
    kind: Literal["person", "bot", "open"]
    bot: str = ""
    persona: Message | None = None  # what a bot is called at this table; not where it plays for a person
    mine: bool = False
    present: bool = False
    resigned: bool = False
    to_move: bool = False
    thinking: bool = False
    deadline: float | None = None  # seconds since 1970


class Table(Struct, frozen=True):
    id: str
    game: str
    options: dict[str, str | int | bool]
    pace: Pace
    public: bool
    seconds: int
    status: Status
    seats: list[Seat]
    owner: bool
    created: float
    changed: float
    host: int | None = None  # the seat of whoever opened it and may start it, if they sit
    hotseat: bool = False
    rematch: str = ""  # id of the table that follows this one


class Tables(Struct, frozen=True):
    mine: list[Table]
    open: list[Table]


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=7)]


class SetBot(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=7)]
    bot: str  # empty: the seat becomes open again; in a running game its player takes it back


class WhichSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Which of my seats is meant; may be left out by those who have just one."""

    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


# ---- play: one websocket per table --------------------------------------------------------------------------------


class LegalAction(Struct, frozen=True, omit_defaults=True):
    """One thing the seat may do: the action to send back, in words, with the board elements it belongs to. With an
    amount, any value of its range may take its place in the action."""

    action: ActionJson
    words: Message
    anchors: list[str] = []
    amount: Amount | None = None
    irreversible: bool = False  # undo cannot reach behind it
    passes_on: bool = False  # others are asked next, and undo ends with their answer
    consequences: list[Consequence] = []  # to be shown before it is confirmed


class LogLine(Struct, frozen=True):
    number: int
    message: Message


class ChatLine(Struct, frozen=True):
    number: int
    name: str
    seat: int | None
    text: str
    at: float
    author: str = ""  # the same for all lines of one person at this table, so that a client can mute them


class Position(Struct, frozen=True, tag="position"):
    """The whole table as one seat (or a spectator) may know it. Sent on connect and after every change."""

    sequence: int
    table: Table
    seat: int | None
    view: object  # the game's own, for people or for bots; see /api/games/{id}/schema
    decision: str = ""  # names the open decision; empty when there is none
    prompt: Prompt | None = None
    actions: list[LegalAction] = []
    undoable: int = 0
    withdrawable: bool = False
    log_from: int = 0  # new_log replaces all lines from this number on; 0 is the whole log
    new_log: list[LogLine] = []
    undone_log: list[int] = []
    log_length: int = 0
    since: int = 0  # the first line that is new since this seat's last decision
    passing: bool = False  # nothing is to be decided: it passes by itself in a moment
    outcome: Outcome | None = None


class Refusal(Struct, frozen=True, tag="refused"):
    """What the client sent was not carried out."""

    code: str
    text: str
    reference: str = ""
    details: dict[str, str] = field(default_factory=dict)


class Chat(Struct, frozen=True, tag="chat"):
    lines: list[ChatLine]


class Told(Struct, frozen=True, tag="told"):
    """The answer to `Ask`: why nothing can be done there now, or what the figure is made of. Neither where the rules
    have no more to say."""

    about: str
    sequence: int
    reason: Message | None = None
    sum: Sum | None = None


class Reason(Struct, frozen=True):
    """Something that a suggested action changes until the end of the turn, such as food or strength."""

    factor: str
    change: float
    against: bool = False  # it speaks against the action


class Suggestion(Struct, frozen=True):
    """An action that a strong bot weighs, seen from the seat that asks."""

    action: ActionJson
    words: Message
    anchors: list[str]
    chance: float | None  # share of the game hoped for, where it is known
    reasons: list[Reason]


class Hinted(Struct, frozen=True, tag="hinted"):
    """The answer to `Hint`: the best actions, the best first."""

    decision: str
    suggestions: list[Suggestion]


class Pong(Struct, frozen=True, tag="pong"):
    pass


class Act(Struct, frozen=True, forbid_unknown_fields=True, tag="act"):
    """One or several actions that answer a decision: all or none."""

    decision: Annotated[str, Meta(max_length=64)]
    actions: Annotated[list[ActionJson], Meta(min_length=1, max_length=32)]
    reference: Annotated[str, Meta(max_length=64)] = ""


class Undo(Struct, frozen=True, forbid_unknown_fields=True, tag="undo"):
    whole_turn: bool = False
    reference: Annotated[str, Meta(max_length=64)] = ""


class Withdraw(Struct, frozen=True, forbid_unknown_fields=True, tag="withdraw"):
    reference: Annotated[str, Meta(max_length=64)] = ""


class Say(Struct, frozen=True, forbid_unknown_fields=True, tag="say"):
    text: ChatText


class ShowSeat(Struct, frozen=True, forbid_unknown_fields=True, tag="show"):
    """Hotseat: look through another seat of mine, or through none (the neutral screen between turns)."""

    seat: Annotated[int, Meta(ge=0, le=7)] | None


class Ask(Struct, frozen=True, forbid_unknown_fields=True, tag="ask"):
    """Why can nothing be done with this element of the board now (`card:C22`), or what is this figure made of
    (`figure:culture:0`)?"""

    about: Annotated[str, Meta(min_length=1, max_length=120)]


class Hint(Struct, frozen=True, forbid_unknown_fields=True, tag="hint"):
    """What would a strong bot do in my place, and why?"""


class AskAll(Struct, frozen=True, forbid_unknown_fields=True, tag="ask-all"):
    """Whether my seats want to be asked even what leaves nothing to decide."""

    on: bool


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    pass


FromClient = Act | Undo | Withdraw | Say | ShowSeat | Ask | AskAll | Hint | Ping
FromServer = Position | Refusal | Chat | Told | Hinted | Pong


class Health(Struct, frozen=True):
    status: Literal["ok"]
    version: str
    tables: int  # in memory
    watchers: int
    docs: bool  # whether the documentation is at /docs
    compiled: bool  # whether bots think with the compiled engine; in pure Python they need many times as long


class Problem(Struct, frozen=True):
    """The body of every error answer."""

    code: str
    text: str
    details: dict[str, str] = field(default_factory=dict)
