"""Which of a guest's matches a request asks for, and where the next page begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from nightlight.games import GAMES
from nightlight.server.store.matches import Place, Wanted
from nightlight.server.store.rows import TableRow
from nightlight.server.tables.refusal import Refusal
from nightlight.wire.messages import Reason

PAGE: Final = 25  # matches, unless the request says how many
MOST: Final = 100
LONGEST_TEXT: Final = 80
LONGEST_PLACE: Final = 80
DIGITS: Final = 15  # of a time in ms


def wanted_matches(guest: str, asked: Mapping[str, str]) -> Wanted:
    """What the address asks for."""
    stage = asked.get("stage", "running")
    if stage not in ("running", "over"):
        raise refused("stage", f"running or over, not {stage!r}")
    text = asked.get("text", "").strip()
    if len(text) > LONGEST_TEXT:
        raise refused("text", f"at most {LONGEST_TEXT} characters")
    titles = tuple(game for game in asked.get("titles", "").split(",") if game in GAMES)
    behind, limit = place_of(asked.get("behind")), page_of(asked.get("count"))
    return Wanted(guest, stage == "over", asked.get("game"), text, titles, behind, limit)


def page_of(text: str | None) -> int:
    """The most matches to return."""
    if text is None:
        return PAGE
    if not (text.isascii() and text.isdecimal() and len(text) <= len(str(MOST)) and 1 <= int(text) <= MOST):
        raise refused("count", f"a whole number from 1 to {MOST}, not {text!r}")
    return int(text)


def place_of(text: str | None) -> Place | None:
    """Where the previous page ended, from its own `next`."""
    if text is None:
        return None
    changed, dot, table = text.partition(".")
    good = changed.isascii() and changed.isdecimal() and len(changed) <= DIGITS and dot == "." and "\0" not in table
    if not good or len(text) > LONGEST_PLACE:
        raise refused("behind", "the `next` of the page before")
    return int(changed), table


def place_behind(row: TableRow) -> str:
    """Where the next page begins."""
    return f"{row.changed}.{row.id}"


def refused(field: str, expected: str) -> Refusal:
    return Refusal(Reason.BAD_MESSAGE, f"{field}: {expected}", field=field)
