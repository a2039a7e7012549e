"""A request that cannot be carried out, with its reason: it changes nothing."""

from __future__ import annotations

from typing import Final

from nightlight.server.messages import Reason, Refused, refused


class Refusal(Exception):
    """Raised where a request is looked at, caught where it came in."""

    def __init__(
        self, reason: Reason, detail: str | None = None, clause: str | None = None, field: str | None = None
    ) -> None:
        super().__init__(f"{reason}: {detail}" if detail else str(reason))
        self.reason: Final = reason
        self.detail: Final = detail
        self.clause: Final = clause
        self.field: Final = field  # of the request, where one is the reason

    def message(self, request: int | None) -> Refused:
        """The answer to the client."""
        return refused(self.reason, request, self.clause, self.detail, self.field)
