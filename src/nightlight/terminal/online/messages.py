"""What the server says, as far as this screen needs it; fields and messages that it does not know are ignored."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import Struct, field

from nightlight.core.text import Listing, Offer


class Message(Struct, tag_field="type", kw_only=True):
    """What the server says."""


class SeatInfo(Struct):
    """Who has a seat."""

    name: str
    kind: Literal["free", "person", "bot"]
    bot: str | None = None
    yours: bool = False
    host: bool = False


class UndoWish(Struct):
    """Somebody wishes to take back."""

    seat: int
    agreed: list[int] = field(default_factory=list)


class TableInfo(Message, tag="table"):
    """The table itself."""

    table: str
    code: str
    game: str
    stage: Literal["waiting", "playing", "over"]
    seats: list[SeatInfo]
    options: dict[str, str] = field(default_factory=dict)
    host: bool = False
    undo: UndoWish | None = None
    rematch: list[int] = field(default_factory=list)
    next: str | None = None
    abandoned: str | None = None


class Prompted(Struct):
    """How an option is listed and typed."""

    listing: str = Listing.USUAL.value
    label: str = ""
    shortcuts: list[str] = field(default_factory=list)
    warning: str = ""


class Option(Struct):
    """One thing that can be chosen."""

    words: str = ""
    action: dict[str, object] = field(default_factory=dict)
    prompted: Prompted = field(default_factory=Prompted)

    def offer(self) -> Offer:
        """The option as a prompt lists it; a listing that a newer server knows is the usual one."""
        known = self.prompted.listing in {listing.value for listing in Listing}
        listing = Listing(self.prompted.listing) if known else Listing.USUAL
        return Offer(self.words, listing, self.prompted.label, self.prompted.shortcuts)


class Several(Struct):
    """How a question is answered with several things at once."""

    items: list[Option]
    least: int
    sums: list[str]
    last: dict[str, object] | None = None

    def answers(self, places: list[int]) -> list[dict[str, object]]:
        """The actions that the things of these places amount to."""
        given = [self.items[place].action for place in places]
        return given if self.last is None else [*given, self.last]


class Decision(Struct):
    """A question that is open to a seat."""

    id: int
    clause: str
    options: list[Option]
    several: Several | None = None
    more: str = ""


class Aside(Struct):
    """Something that can be looked up beside the table."""

    words: str
    use: str
    lines: list[str]


class Words(Struct):
    """An update in the reader's language."""

    prompt: str
    events: list[str]
    page: list[str] | None = None
    asides: list[Aside] = field(default_factory=list)
    outcome: list[str] | None = None
    brief: list[str] | None = None


class Race(Struct):
    """A question that is raced."""

    question: int
    dark: bool
    pressed: list[int] = field(default_factory=list)


class Update(Message, tag="update"):
    """What happened, how things stand and what can be done, for one seat or a spectator."""

    seat: int | None
    cursor: str
    decision: Decision | None = None
    undoable: bool = False
    fresh: bool = False
    race: Race | None = None
    finish: dict[str, object] | None = None
    outcome: dict[str, object] | None = None
    words: Words | None = None


class Pressed(Message, tag="pressed"):
    """Somebody has answered a raced question."""

    seat: int
    question: int


class Clocks(Message, tag="clocks"):
    """How many ms each seat has left, and whose clocks run."""

    left: list[int | None]
    running: list[int]


class Presence(Message, tag="presence"):
    """Which seats are at the table now, and how many watch."""

    seats: list[bool]
    spectators: int = 0


class Chat(Message, tag="chat"):
    """Something was said."""

    name: str
    text: str
    at: int


class Probe(Message, tag="probe"):
    """To be sent back at once."""

    probe: int
    slow: bool = False


class Done(Message, tag="done"):
    """A request was carried out."""

    id: int


class Refused(Message, tag="refused"):
    """A request was not carried out."""

    reason: str
    id: int | None = None
    clause: str | None = None
    detail: str | None = None


class Bye(Message, tag="bye"):
    """The server closes the socket."""

    reason: str


AnyMessage = TableInfo | Update | Pressed | Clocks | Presence | Chat | Probe | Done | Refused | Bye

_DECODER: Final[msgspec.json.Decoder[AnyMessage]] = msgspec.json.Decoder(AnyMessage)


def decoded(frame: str | bytes) -> AnyMessage | None:
    """What a frame says, or nothing where this client does not know it."""
    try:
        return _DECODER.decode(frame)
    except (msgspec.DecodeError, UnicodeError):
        return None
