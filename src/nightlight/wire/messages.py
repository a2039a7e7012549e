"""Everything that crosses the socket of a table: docs/protocol.md and the TypeScript types are made from this file.

A message is a JSON object in a text frame; its `type` says which. A client's message may carry an `id` of its own; the
answer to it, `done` or `refused`, has the same. What a client sends is decoded into one of these structs or refused.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from nightlight.wire.terms import ClockTerms, Visibility

SeatNumber = Annotated[int, Meta(ge=0, le=30)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Name = Annotated[str, Meta(max_length=400)]  # at most 40 letters, of which an emoji may need many characters
Word = Annotated[str, Meta(max_length=64)]
Text = Annotated[str, Meta(max_length=400)]
OptionValue = Annotated[str, Meta(max_length=400)]
Language = Annotated[str, Meta(max_length=8)]


class Reason(StrEnum):
    """Why something is refused. The words for it are `refused-<reason>` in every language."""

    BAD_MESSAGE = "bad-message"  # not JSON, an unknown type, or a field of the wrong type
    TOO_LARGE = "too-large"  # the message or the body; the limit is in the detail
    TOO_FAST = "too-fast"  # too many messages; the limit is in the detail
    NOT_GREETED = "not-greeted"  # the first message is a hello
    STALE = "stale"  # the decision is no longer open
    ILLEGAL = "illegal"  # no such option
    NOT_YOURS = "not-yours"  # somebody else's seat
    TAKEN = "taken"  # the seat, or the ticket, is somebody's already
    NO_SEAT = "no-seat"  # there is no such seat, or the sender has none
    NOT_HOST = "not-host"  # only the host of the table may do that
    NOT_NOW = "not-now"  # the table is not at that stage
    BAD_SETUP = "bad-setup"  # players, options or bots that the game does not support
    NAME_EMPTY = "name-empty"  # the name has no visible character
    NAME_LONG = "name-long"  # more than 40 characters
    NAME_SIGNS = "name-signs"  # control or other invisible characters in a name
    NO_UNDO = "no-undo"  # something random or secret has been revealed since
    UNKNOWN_TABLE = "unknown-table"  # no table has that id or code
    UNKNOWN_GAME = "unknown-game"  # no game has that id
    NO_GUEST = "no-guest"  # the sender has not identified themselves
    TOO_MANY = "too-many"  # tables, sockets or words: the limit is in the detail
    BUSY = "busy"  # the server is overloaded; try again in a while
    STORAGE = "storage"  # it could not be stored, so it did not happen
    PRESS = "press"  # a press that does not count; the detail is the reason of the rules
    SHUTDOWN = "shutdown"  # the server is shutting down; reconnect in a moment


# --- what a client says


class Request(Struct, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """A message from a client; with an `id`, the server reports its outcome."""

    id: Number | None = None  # any number; the answer repeats it


class Hello(Request, tag="hello"):
    """The first message: where the client left off, and its language."""

    cursor: Word | None = None  # of the last update it saw, to get the rest; none: everything again
    language: Language | None = None  # en, pl or ru for words with every update; none: names only
    page: bool = False  # also the whole table as text


class Speak(Request, tag="speak"):
    """Change the language, or get the table as text, from now on."""

    language: Language | None = None
    page: bool = False


class Sit(Request, tag="sit"):
    """Take a free seat before the match."""

    seat: SeatNumber
    name: Name | None = None  # at the table; none: the guest's own


class Stand(Request, tag="stand"):
    """Leave a seat before the match, or free one of a bot or of somebody else (the host)."""

    seat: SeatNumber


class Invite(Request, tag="invite"):
    """Put a bot on a free seat (the host)."""

    seat: SeatNumber
    bot: Word  # one of the kinds that GET /api/games lists for the game


class Agree(Request, tag="agree"):
    """Change the set-up before the match (the host): all options that differ from the defaults, and the clock."""

    options: dict[Word, OptionValue]
    clock: ClockTerms | None = None  # none: no clock


class AddWords(Request, tag="words"):
    """Add your own words to the seed before the deal."""

    seat: SeatNumber
    words: Word


class Start(Request, tag="start"):
    """Begin the match (the host); bots take the seats that are still free."""


class Answer(Request, tag="answer"):
    """One of the options of a decision."""

    seat: SeatNumber
    decision: Number  # its id
    option: Number  # its index in the decision's list, from 0


class Press(Request, tag="press"):
    """An answer against the clock: how long it took by the client's own clock, in ms."""

    seat: SeatNumber
    question: Number  # of the race, as the update that showed it says
    answer: Annotated[list[Word], Meta(max_length=16)]  # the tokens, in their order
    elapsed: float | str | bool | None = None  # anything; nonsense earns no latency credit


class Ready(Request, tag="ready"):
    """Show the next raced question; it comes by itself after a while."""

    seat: SeatNumber


class AskUndo(Request, tag="undo"):
    """Undo the seat's last answer, if the other people agree."""

    seat: SeatNumber


class AnswerUndo(Request, tag="answer-undo"):
    """Agree to another player's undo request, or decline it."""

    seat: SeatNumber
    agree: bool


class Say(Request, tag="say"):
    """A chat message to the table."""

    text: Text


class Leave(Request, tag="leave"):
    """Give the seat to a bot until the player comes back."""

    seat: SeatNumber


class Return(Request, tag="return"):
    """Take the seat back from the bot that plays for the player."""

    seat: SeatNumber


class Rematch(Request, tag="rematch"):
    """Ask for a rematch: the next table opens when everybody here has asked."""

    seat: SeatNumber


class Abandon(Request, tag="abandon"):
    """Close the table before the match, or end the match without an outcome if no other person plays (the host)."""


class Echo(Request, tag="echo"):
    """The reply to a probe, sent at once."""

    probe: Number


AnyRequest = (
    Hello
    | Speak
    | Sit
    | Stand
    | Invite
    | Agree
    | AddWords
    | Start
    | Answer
    | Press
    | Ready
    | AskUndo
    | AnswerUndo
    | Say
    | Leave
    | Return
    | Rematch
    | Abandon
    | Echo
)


# --- what the server says


class Message(Struct, tag_field="type", kw_only=True):
    """A message from the server."""


class SeatInfo(Struct, kw_only=True):
    """Who has a seat."""

    name: str
    kind: Literal["free", "person", "bot"]
    bot: str | None = None  # the kind of bot playing, in its own right or for an absent player
    yours: bool = False
    host: bool = False


class UndoWish(Struct):
    """A pending undo request, and who has agreed so far."""

    seat: int
    agreed: list[int]


class TableInfo(Message, tag="table"):
    """The table itself: sent first, and whenever it changes."""

    table: str
    code: str  # for people to type
    game: str
    rules_version: int
    players: int
    options: dict[str, str]  # as agreed on
    visibility: Visibility
    stage: Literal["waiting", "playing", "over"]
    seats: list[SeatInfo]
    host: bool  # whether you are the host
    spectators: bool  # whether spectators are allowed
    promise: str  # the commitment to the seed, published before the deal
    secret: str | None  # the seed in hex, once the match is over: everybody can check every draw
    words: list[str]  # that players added to the seed
    grace: int  # seconds after which a bot takes over for an absent player
    clock: ClockTerms | None = None
    undo: UndoWish | None = None
    rematch: list[int] = []  # seats that want a rematch
    next: str | None = None  # the table of the next match
    abandoned: str | None = None  # why it ended without an outcome: host, idle or rules


class Move(Struct, omit_defaults=True):
    """A move on offer: the action by name, what it touches on the board, and what it would bring."""

    action: dict[str, object]
    touches: list[str]  # things on the board, such as "card:ring-3a" or "seat:1"
    words: str | None = None
    outlook: Mapping[str, object] | None = None  # as far as the seat can know, if the game provides it
    prompted: Prompted | None = None  # with a page


class Prompted(Struct, omit_defaults=True):
    """How a prompt lists an option and lets it be typed, if not as a number in a list."""

    listing: Literal["usual", "last", "more"] = "usual"  # last: it ends something; more: only on request
    label: str = ""  # shown before it, and typed to choose it
    shortcuts: list[str] = []  # what else may be typed, in lower case
    warning: str = ""  # what a person should know before confirming it


class Several(Struct, omit_defaults=True):
    """How a question takes several things at once: each is sent as an answer of its own, in this order."""

    items: list[Move]
    least: int
    sums: list[str]  # the total in words, for the least number of things, one more, and so on up to the most
    last: dict[str, object] | None = None  # the action that ends the answer, if it is still an option then


class Decision(Struct, omit_defaults=True):
    """The open question of a seat. Its id is the seat's own: others' answers do not make it stale."""

    id: int
    step: str  # the point of the rules that asks
    clause: str  # of the rules, behind the question
    options: list[Move]
    several: Several | None = None  # with words, if the question takes several things
    more: str | None = None  # with a page: a heading for the options listed only on request


class Aside(Struct):
    """Something that can be looked up beside the table."""

    words: str  # the words for it, separated by commas
    use: str
    lines: list[str]


class Words(Struct, omit_defaults=True):
    """An update in the reader's language."""

    prompt: str
    events: list[str]  # one for each event, empty where it has no words
    page: list[str] | None = None  # the table as text, a line each
    outcome: list[str] | None = None
    asides: list[Aside] = []  # with the page
    brief: list[str] | None = None  # with the page: the part that is enough if the question continues the last one


class Race(Struct, omit_defaults=True):
    """A question that is raced; in the dark its cards are not shown yet."""

    question: int
    dark: bool
    pressed: list[int] = []  # the seats that have answered so far


class RacedSeat(Struct):
    """A seat at the moment a raced question was shown."""

    seat: int
    takes_part: bool
    bot: bool
    round_trip: int  # ms
    handicap: int  # ms


class RacedMessage(Struct, omit_defaults=True):
    """What came from a seat: a press, counted with its time or rejected, or that its connection was lost or is back."""

    received: int
    seat: int
    line: Literal["lost", "returned"] | None = None
    question: int | None = None
    answer: list[str] | None = None
    elapsed: int | float | None = None
    time: int | None = None
    rejected: str | None = None


class RacedPress(Struct):
    """A press that counts; times are ms since the question was shown."""

    seat: int
    answer: list[str]
    right: bool
    time: int  # as it was judged
    wall: int  # when its message arrived
    elapsed: int | float | None  # how long the player took, as the client says
    credit: int  # deducted for the message's time in transit
    round_trip: int


class RacedCase(Struct):
    """Everything a raced question was judged by."""

    question: int
    lines: list[RacedSeat]
    messages: list[RacedMessage]
    resolved: int
    finish: list[RacedPress]  # winner first


class PhotoFinish(Struct):
    """How a raced question ended, as the journal keeps it."""

    race: RacedCase
    dark: int  # ms for which the table was dark


class Update(Message, tag="update", omit_defaults=True):
    """What happened, the table now and what can be done, for one seat or for a spectator."""

    seat: int | None  # none: a spectator
    cursor: str  # for the next hello
    events: list[dict[str, object]]
    view: Mapping[str, object] = {}  # the table, as far as the seat may know
    prospects: Mapping[str, object] | None = (
        None  # what can be said about the table's prospects, if the game provides it
    )
    waiting: list[int] = []  # the seats that must decide
    decision: Decision | None = None  # what the seat must decide now
    undoable: bool = False  # whether the seat's last answer could be undone
    fresh: bool = False  # the events replace everything told before
    race: Race | None = None  # the raced question that is open
    finish: PhotoFinish | None = None  # of the last raced question
    outcome: dict[str, object] | None = None  # ranks, scores, winners and the reason, when the match is over
    words: Words | None = None


class Clocks(Message, tag="clocks"):
    """How many ms each seat has left, and whose clocks run."""

    left: list[int | None]  # none: no clock
    running: list[int]


class Presence(Message, tag="presence"):
    """Which seats are connected now, and how many spectators."""

    seats: list[bool]
    spectators: int


class Chat(Message, tag="chat"):
    """A chat message."""

    name: str
    text: str
    at: int  # ms since the epoch
    seat: int | None = None


class Probe(Message, tag="probe"):
    """To be sent back at once: it measures latency. `slow` warns that the connection is too slow to compensate for."""

    probe: int
    slow: bool = False


class Done(Message, tag="done"):
    """A request was carried out and stored."""

    id: int


class Refused(Message, tag="refused", omit_defaults=True):
    """A request was not carried out; nothing changed."""

    reason: Reason
    key: str  # of the words for it
    id: int | None = None
    clause: str | None = None  # of the rules, if they are the reason
    detail: str | None = None  # what was expected and what was received, for developers
    field: str | None = None  # of the request, if one of its fields is to blame, such as "name"


class Bye(Message, tag="bye"):
    """The server closes the socket; a client reconnects with its cursor unless it was rejected for good."""

    reason: Literal["shutdown", "slow", "busy", "elsewhere", "refused", "deleted", "too-fast"]


AnyMessage = TableInfo | Update | Clocks | Presence | Chat | Probe | Done | Refused | Bye

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[AnyRequest]] = msgspec.json.Decoder(AnyRequest)


def encoded(message: Message) -> bytes:
    """The message as it crosses the socket."""
    return _ENCODER.encode(message)


def decoded(frame: str | bytes) -> AnyRequest:
    """The message of a client; raises `msgspec.DecodeError` if it is invalid."""
    try:
        return _DECODER.decode(frame)
    except (RecursionError, UnicodeError) as error:
        raise msgspec.DecodeError("no JSON that can be read") from error


def refused(
    reason: Reason,
    request: int | None = None,
    clause: str | None = None,
    detail: str | None = None,
    field: str | None = None,
) -> Refused:
    """A refusal with its translation key."""
    return Refused(reason=reason, key=f"refused-{reason}", id=request, clause=clause, detail=detail, field=field)
