"""Messages that no honest client sends, the same for the same seed."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Final, get_args

from nightlight.wire.messages import AnyMessage, AnyRequest

Frame = str | bytes
Forger = Callable[["Forge"], Frame]

KINDS: Final = [kind.__struct_config__.tag for kind in get_args(AnyRequest)]
SERVERS_OWN: Final = [kind.__struct_config__.tag for kind in get_args(AnyMessage)]
STRANGE_NUMBERS: Final = [-1, 30, 31, 2**31 - 1, 2**31, 2**63, 2**64, -(2**63), 10**40, 0.5, 1e308, -0.0]
STRANGE_TEXTS: Final = [
    "",
    " ",
    "\x00",
    "a\x00b",
    "\u202egnirts",
    "\ufeff",
    "'; DROP TABLE records; --",
    '" OR 1=1 --',
    "../../etc/passwd",
    "<script>alert(1)</script>",
    "{{7*7}}",
    "%s%s%n",
    "ж" * 400,
    "👻" * 200,
    "e" + "\u0301" * 300,
    "x" * 4000,
]
NO_JSON: Final = [
    "",
    " ",
    "{",
    "}",
    "[]",
    "null",
    "true",
    "0",
    '"hello"',
    "NaN",
    "{'type': 'hello'}",
    '{"type": "hello",}',
    '{"type": "hello"} {"type": "hello"}',
    '{"type": "hello", "id": NaN}',
    '{"type": "press", "seat": 0, "question": 1, "answer": [], "elapsed": Infinity}',
    '{"type": "press", "seat": 0, "question": 1, "answer": [], "elapsed": 1e999}',
    '{"type": "say", "text": "\\ud800"}',
    '{"type": "say", "text": "\\udc00\\ud800"}',
    '{"type": "say", "text": "\\u12"}',
    '{"type": "say", "text": "a\nb"}',
    "\ufeff{}",
    "[" * 2000,
    '{"a":' * 700 + "1" + "}" * 700,
    '{"type": {"type": {"type": "hello"}}}',
    '{"type": "hello", "id": ' + "9" * 4000 + "}",
]


class Forge:
    """Makes hostile frames, the same for the same seed."""

    def __init__(self, seed: int, cursors: list[str], seats: int = 3) -> None:
        self.lot: Final = random.Random(seed)  # noqa: S311
        self.cursors: Final = cursors  # of other tables, as they become known
        self.seats: Final = seats

    def frame(self) -> Frame:
        """The next one."""
        return self.lot.choice(FORGERS)(self)

    def garbled(self) -> Frame:
        """No JSON, or no message."""
        return self.lot.choice(NO_JSON)

    def noise(self) -> Frame:
        """Bytes that mean nothing."""
        return self.lot.randbytes(self.lot.choice([0, 1, 7, 125, 126, 4000]))

    def binary(self) -> Frame:
        """A message that could be meant, in a binary frame."""
        return json.dumps(self.request()).encode()

    def cut(self) -> Frame:
        """A message whose end, or some part of it, got lost."""
        text = json.dumps(self.request())
        start = self.lot.randrange(len(text))
        return text[:start] + text[start + self.lot.randint(1, 8) :]

    def of_wrong_types(self) -> Frame:
        """A message with something else in one of its fields."""
        said = self.request()
        said[self.lot.choice(list(said))] = self.strange()
        return json.dumps(said)

    def with_more(self) -> Frame:
        """A message with a field that nobody knows."""
        return json.dumps(
            {**self.request(), self.lot.choice(["seats", "guest", "__class__", "ID", ""]): self.strange()}
        )

    def unknown(self) -> Frame:
        """A message that there is not, or that only the server sends."""
        kind = self.lot.choice([*SERVERS_OWN, "Hello", "HELLO", "judging", "answered", "", "😱"])
        return json.dumps({**self.request(), "type": kind})

    def without(self) -> Frame:
        """A message that lacks a field, or all."""
        said = self.request()
        del said[self.lot.choice(list(said))]
        return json.dumps(said)

    def unfit(self) -> Frame:
        """A message that can be read and must not be obeyed: not here, not now, or not by this one."""
        return json.dumps(self.request())

    def too_large(self) -> Frame:
        """More than a message may have, and less than ends the socket."""
        return json.dumps({"type": "say", "text": "x" * self.lot.choice([4096, 5000, 20_000, 60_000])})

    def request(self) -> dict[str, object]:
        """A request whose fields have the right types."""
        kind = self.lot.choice(KINDS)
        lot = self.lot
        seat = lot.choice([*range(self.seats), *range(self.seats), 29, 30])
        fields: dict[str, dict[str, object]] = {
            "hello": {"cursor": self.cursor(), "language": lot.choice(["en", "xx", None]), "page": True},
            "speak": {"language": lot.choice(["xx", "", "en-GB", "\x00"]), "page": lot.random() < 0.5},
            "sit": {"seat": seat, "name": lot.choice(["Mallory", "\x00", " "])},
            "invite": {"seat": seat, "bot": lot.choice(["random", "os.system", ""])},
            "words": {"seat": seat, "words": lot.choice(["luck", "\x00"])},
            "answer": {"seat": seat, "decision": lot.choice([0, 1, 2, 7, 2**31 - 1]), "option": lot.randrange(5)},
            "press": {
                "seat": seat,
                "question": lot.choice([0, 1, 2**31 - 1]),
                "answer": lot.choice([[], ["ghost"], ["\x00"] * 16]),
                "elapsed": lot.choice([0, -1, 1e308, "soon", True, None]),
            },
            "answer-undo": {"seat": seat, "agree": lot.random() < 0.5},
            "say": {"text": lot.choice(["", "   ", "\n\t"])},
            "start": {},
            "abandon": {},
            "echo": {"probe": lot.randrange(2**31)},
        }
        said = {"type": kind, **fields.get(kind, {"seat": seat})}
        return {**said, "id": lot.randrange(2**31)} if lot.random() < 0.5 else said

    def cursor(self) -> str:
        """Of another table, or of none."""
        return self.lot.choice([*self.cursors, "AAAAAAAAAAAA", "1", "AAAAAAAAAAAA.9999999", ".", "\x00", "²", "x.²"])

    def strange(self) -> object:
        """Something that fits nowhere."""
        kind = self.lot.randrange(5)
        if kind == 0:
            return self.lot.choice(STRANGE_NUMBERS)
        if kind == 1:
            return self.lot.choice(STRANGE_TEXTS)
        return self.lot.choice([None, True, [], {}, [[[]]], {"type": "hello"}, [1, "2", None], {"": {}}])


FORGERS: Final[list[Forger]] = [
    Forge.garbled,
    Forge.noise,
    Forge.binary,
    Forge.cut,
    Forge.of_wrong_types,
    Forge.with_more,
    Forge.unknown,
    Forge.without,
    Forge.unfit,
    Forge.unfit,
    Forge.too_large,
]
