"""What only one seat may know of a match of Nightmarium: the cards in its hand."""

from __future__ import annotations

import re

from browser.seat import Seat
from browser.visitor import Said, Visitor
from browser.wording import Wording
from nightlight.games.nightmarium.content import LEGION, LEGION_IDS


def hand(seat: Seat) -> set[int]:
    """The cards in the hand of a seat, as it was told them."""
    return set(seat.update()["view"]["players"][seat.number]["hand"])


def named(card: int, say: Wording) -> re.Pattern[str]:
    """A card as it is called in texts."""
    kind = say(f"nightmarium-one-{LEGION_IDS[LEGION[card - 1]]}")
    return re.compile(rf"{re.escape(kind)} {card}(?!\d)")


def told(visitor: Visitor, seat: int | None) -> set[int]:
    """The cards that somebody was told about, as one of their seats or as a spectator."""
    return {
        fields["card"]
        for update in updates(visitor, seat)
        for event in update["events"]
        for fields in event.values()
        if fields.get("card") is not None
    }


def updates(visitor: Visitor, seat: int | None) -> list[Said]:
    return [said for said in visitor.heard if said["type"] == "update" and said["seat"] == seat]
