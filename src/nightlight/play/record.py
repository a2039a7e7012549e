"""The lines of a journal: their contents, and the checks that refuse anything else.

The first line is the header, the last one of a finished match the closing line; those between are one action each. The
`check` of a line is the start of SHA-256 over the check of the line before (none for the first) followed by the line
as JSON without its check, keys sorted, no spaces, everything but ASCII escaped.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Final

from nightlight.core.errors import BadJournal, BadSetup
from nightlight.play.luck import Luck, is_unicode

VERSION: Final = 1
CHECK_DIGITS: Final = 16
COMMITMENT_DIGITS: Final = 64
HIGHEST_NUMBER: Final = 2**63 - 1  # the compiled engine counts no further


@dataclass(frozen=True)
class Header:
    """Who plays what, the commitment to the luck, and the outcomes of the set-up."""

    game: str
    rules_version: int
    players: int
    options: dict[str, str]
    names: list[str]
    kinds: list[str]
    luck: Luck
    outcomes: list[int]

    def json(self) -> dict[str, object]:
        return {
            "nightlight": "journal",
            "version": VERSION,
            "game": self.game,
            "rules_version": self.rules_version,
            "setup": {"players": self.players, "options": self.options},
            "names": self.names,
            "kinds": self.kinds,
            "luck": self.luck.json(),
            "outcomes": self.outcomes,
        }


@dataclass(frozen=True)
class Line:
    """What a seat chose, and the random outcomes that followed."""

    seat: int
    action: dict[str, object]
    outcomes: list[int]
    note: dict[str, object] | None = None  # added by the table; no rule reads it

    def json(self) -> dict[str, object]:
        said: dict[str, object] = {"seat": self.seat, "action": self.action, "outcomes": self.outcomes}
        return said if self.note is None else {**said, "note": self.note}


@dataclass(frozen=True)
class Closing:
    """How the match ended, and the secret of its luck."""

    outcome: dict[str, object]
    secret: bytes | None

    def json(self) -> dict[str, object]:
        told: dict[str, object] = {"outcome": self.outcome}
        if self.secret is not None:
            told["secret"] = self.secret.hex()
        return told


def check(previous: str, said: dict[str, object]) -> str:
    """The check that ties a line to all before it, so that edits are detected."""
    canonical = json.dumps(said, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256((previous + canonical).encode()).hexdigest()[:CHECK_DIGITS]


def written(said: dict[str, object], checked: str) -> bytes:
    """A line as in the file."""
    return json.dumps({**said, "check": checked}, ensure_ascii=False).encode() + b"\n"


def json_of(text: bytes) -> object:
    """The JSON of a line; raises `ValueError` if it is invalid or repeats a key."""
    try:
        return json.loads(text.decode(), object_pairs_hook=once_each, parse_constant=refuse_constant)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None


def once_each(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object without repeated keys."""
    said = dict(pairs)
    if len(said) != len(pairs):
        raise ValueError("a key comes twice")
    return said


def refuse_constant(name: str) -> object:
    raise ValueError(f"{name} is no JSON")


def header_of(said: dict[str, object]) -> Header:
    """The header in this JSON, for sources that need no checks."""
    return Reading(1, {**said, "check": ""}).header()


def line_of(number: int, said: dict[str, object]) -> Line:
    """The action in this JSON, likewise."""
    return Reading(number, {**said, "check": ""}).action()


class Reading:
    """One line being read: knows its number, so that every problem names it."""

    def __init__(self, line: int, json: object) -> None:
        self.line: Final = line
        self.said: Final = self.mapping("a line", json)

    def header(self) -> Header:
        what = "nightlight version game rules_version setup names kinds luck outcomes check"
        self.keys("the header", self.said, what)
        setup = self.mapping("setup", self.said["setup"])
        self.keys("setup", setup, "players options")
        options = self.mapping("options", setup["options"])
        return Header(
            game=self.text("game", self.said["game"]),
            rules_version=self.number("rules_version", self.said["rules_version"]),
            players=self.number("players", setup["players"]),
            options={self.text("each of options", key): self.text(f"option {key}", options[key]) for key in options},
            names=self.texts("names", self.said["names"]),
            kinds=self.texts("kinds", self.said["kinds"]),
            luck=self.luck(self.mapping("luck", self.said["luck"])),
            outcomes=self.numbers("outcomes", self.said["outcomes"]),
        )

    def action(self) -> Line:
        noted = "note" in self.said
        self.keys("an action", self.said, "seat action outcomes note check" if noted else "seat action outcomes check")
        return Line(
            self.number("seat", self.said["seat"]),
            self.mapping("action", self.said["action"]),
            self.numbers("outcomes", self.said["outcomes"]),
            self.mapping("note", self.said["note"]) if noted else None,
        )

    def closing(self, luck: Luck) -> Closing:
        """The closing line; it has a secret if and only if one was promised."""
        if luck.seed is not None:
            self.keys("the closing line", self.said, "outcome check")
            return Closing(self.mapping("outcome", self.said["outcome"]), None)
        self.keys("the closing line", self.said, "outcome secret check")
        secret = self.hexadecimal("secret", self.said["secret"])
        return Closing(self.mapping("outcome", self.said["outcome"]), secret)

    def luck(self, said: dict[str, object]) -> Luck:
        kind = said.get("kind")
        try:
            if kind == "seeded":
                self.keys("seeded luck", said, "kind seed")
                return Luck.seeded(self.number("seed", said["seed"]))
            if kind == "fair":
                begun = "given" in said
                self.keys("fair luck", said, "kind hash words given" if begun else "kind hash words")
                given = self.numbers("given", said["given"]) if begun else []
                promise = self.hexadecimal("hash", said["hash"]).hex()
                self.refuse(len(promise) != COMMITMENT_DIGITS, f"hash has {COMMITMENT_DIGITS} digits, not", promise)
                return Luck.promised(promise, self.texts("words", said["words"]), given)
        except BadSetup as error:
            raise BadJournal(self.line, str(error)) from error
        raise BadJournal(self.line, f"luck is fair or seeded, not {kind!r}")

    def refuse_foreign(self) -> None:
        """Refuse anything that is not a journal, or that a newer program wrote, before reading further."""
        if self.said.get("nightlight") != "journal":
            raise BadJournal(self.line, 'this is no Nightlight journal: "nightlight": "journal" is missing')
        version = self.number("version", self.said.get("version"))
        if version > VERSION:
            raise BadJournal(self.line, f"a newer Nightlight wrote this: version {version}; this one reads {VERSION}")
        self.refuse(version != VERSION, f"version is {VERSION}, not", version)

    def checked(self, previous: str) -> str:
        """The check of the line, if it matches the line and those before it."""
        found = self.text("check", self.said.get("check"))
        expected = check(previous, {key: value for key, value in self.said.items() if key != "check"})
        if found != expected:
            raise BadJournal(self.line, "its check does not fit: this line was edited, or one before it is missing")
        return found

    def keys(self, what: str, said: dict[str, object], names: str) -> None:
        """Exactly these, in any order."""
        expected = names.split()
        missing = [name for name in expected if name not in said]
        unknown = [name for name in said if name not in expected]
        if missing or unknown:
            problems = [f"missing {', '.join(missing)}"] if missing else []
            problems += [f"unknown {', '.join(unknown)}"] if unknown else []
            raise BadJournal(self.line, f"{what} has the keys {', '.join(expected)}; {'; '.join(problems)}")

    def mapping(self, what: str, json: object) -> dict[str, object]:
        if not isinstance(json, dict):
            raise BadJournal(self.line, f"{what} is an object, not {json!r}")
        return json

    def text(self, what: str, json: object) -> str:
        if not isinstance(json, str):
            raise BadJournal(self.line, f"{what} is a text, not {json!r}")
        self.refuse(not is_unicode(json), f"{what} is Unicode text, not", json)
        return json

    def texts(self, what: str, json: object) -> list[str]:
        if not isinstance(json, list):
            raise BadJournal(self.line, f"{what} is a list of texts, not {json!r}")
        return [self.text(f"each of {what}", item) for item in json]

    def number(self, what: str, json: object) -> int:
        if not isinstance(json, int) or isinstance(json, bool) or not 0 <= json <= HIGHEST_NUMBER:
            raise BadJournal(self.line, f"{what} is a whole number from 0 to {HIGHEST_NUMBER}, not {json!r}")
        return json

    def numbers(self, what: str, json: object) -> list[int]:
        if not isinstance(json, list):
            raise BadJournal(self.line, f"{what} is a list of whole numbers, not {json!r}")
        return [self.number(f"each of {what}", item) for item in json]

    def hexadecimal(self, what: str, json: object) -> bytes:
        digits = self.text(what, json)
        self.refuse(len(digits) % 2 == 1 or not set(digits) <= set("0123456789abcdef"), f"{what} is hex, not", digits)
        return bytes.fromhex(digits)

    def refuse(self, wrong: bool, expected: str, came: object) -> None:
        if wrong:
            raise BadJournal(self.line, f"{expected} {came!r}")
