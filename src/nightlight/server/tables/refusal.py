"""A request that cannot be carried out, with its reason: it changes nothing."""

from __future__ import annotations

from typing import Final

from nightlight.wire.messages import Reason, Refused, refused

LONGEST_DETAIL: Final = 500  # characters: what was received is quoted, but not all of a long text


class Refusal(Exception):
    """Raised where a request is checked, caught where it came in."""

    def __init__(
        self, reason: Reason, detail: str | None = None, clause: str | None = None, field: str | None = None
    ) -> None:
        told = detail if detail is None or len(detail) <= LONGEST_DETAIL else f"{detail[:LONGEST_DETAIL]}…"
        super().__init__(f"{reason}: {told}" if told else str(reason))
        self.reason: Final = reason
        self.detail: Final = told
        self.clause: Final = clause
        self.field: Final = field  # of the request, if one of its fields is to blame

    def message(self, request: int | None) -> Refused:
        """The answer to the client."""
        return refused(self.reason, request, self.clause, self.detail, self.field)
