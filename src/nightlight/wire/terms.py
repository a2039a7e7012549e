"""What the people at a table agree on, as used in messages and records."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Visibility = Literal["open", "private", "solo"]


class ClockTerms(Struct):
    """How long people may think: for each decision, or for the whole match with an increment for each answer."""

    kind: Literal["decision", "match"]
    seconds: Annotated[int, Meta(ge=1, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
