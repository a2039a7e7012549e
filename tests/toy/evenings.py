"""Matches of Candles for the tests of play: begun, played on, and journals edited as a person would."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

from nightlight.core.errors import UnknownGame
from nightlight.core.game import AnyGame
from nightlight.play.luck import Luck
from nightlight.play.match import Match
from toy.game import PEEK, TOY

SECRET: Final = bytes(range(32))
NAMES: Final = ["Ann", "Łukasz"]

Said = dict[str, object]


def candles(game_id: str) -> AnyGame:
    """A catalogue of one game."""
    if game_id != TOY.id:
        raise UnknownGame(f"no game is called {game_id!r}; there are: {TOY.id}")
    return TOY


def begun(luck: Luck | None = None, path: Path | None = None, nights: str = "2") -> Match:
    """Two people at the first decision."""
    chosen = Luck.fair(SECRET, ["boo"]) if luck is None else luck
    return Match.start(TOY, TOY.setup(2, {"nights": nights}), NAMES, ["human", "human"], chosen, path)


def decider(match: Match) -> int:
    """The first seat that has to decide."""
    return next(seat for seat in range(match.setup.players) if match.legal(seat))


def played_on(match: Match, answers: int = 1000) -> Match:
    """So many more answers, always the first option, or until the end."""
    for _ in range(answers):
        if not match.over:
            seat = decider(match)
            match.answer(seat, match.legal(seat)[0])
    return match


def finished(path: Path | None = None, luck: Luck | None = None) -> Match:
    """A whole match with a peek in it."""
    match = begun(luck, path)
    seat = decider(match)
    match.answer(seat, PEEK.of(1 - seat))
    return played_on(match)


def edited(text: str, number: int, change: Callable[[Said], object]) -> str:
    """The journal with one line changed and every check made to fit again."""
    lines: list[Said] = [json.loads(line) for line in text.splitlines()]
    change(lines[number - 1])
    return rechecked(lines)


def rechecked(lines: list[Said]) -> str:
    """Lines with checks that fit, computed from what the record promises and not by its code."""
    previous = ""
    out = []
    for line in lines:
        said = {key: value for key, value in line.items() if key != "check"}
        canonical = json.dumps(said, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        previous = hashlib.sha256((previous + canonical).encode("ascii")).hexdigest()[:16]
        check = {"check": previous} if "check" in line else {}
        text = json.dumps({**said, **check}, ensure_ascii=False)
        out.append(text.encode(errors="backslashreplace").decode() + "\n")
    return "".join(out)
