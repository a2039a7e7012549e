"""The seats of a new online table."""

from __future__ import annotations

from typing import Final

from nightlight.core.game import AnyGame
from nightlight.core.text import Say
from nightlight.play.match import PERSON
from nightlight.terminal.seats import check_players, seated
from nightlight.wire.api import SeatPlan

FREE: Final = "free"  # a seat that somebody else may take


def planned(game: AnyGame, text: str, me: str, words: Say) -> list[SeatPlan]:
    """Seats from a list such as `Ann,bot:greedy,free`; people named in it play at this screen."""
    places = [part.strip() for part in text.split(",")]
    check_players(game, len(places), words)
    taken = seated(game, [place for place in places if place != FREE], words)
    plans = [
        person(name, me) if kind == PERSON else SeatPlan("bot", bot=kind)
        for name, kind in zip(taken.names, taken.kinds, strict=True)
    ]
    return [SeatPlan("free") if place == FREE else plans.pop(0) for place in places]


def person(name: str, me: str) -> SeatPlan:
    """A seat for somebody at this screen."""
    return SeatPlan("me", name=None if name == me else name)


def first_name(text: str | None) -> str | None:
    """The first person of such a list, if it names one."""
    places = [] if text is None else [part.strip() for part in text.split(",")]
    names = [place for place in places if place not in ("", FREE, "bot") and not place.startswith("bot:")]
    return next(iter(names), None)
