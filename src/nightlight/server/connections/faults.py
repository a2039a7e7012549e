"""Client errors, counted by kind and logged now and then."""

from __future__ import annotations

import logging
from typing import Final, Literal

from prometheus_client import Counter

from nightlight.server.operations.logs import Seldom

Kind = Literal["crowd", "flood", "fragments", "garbage", "handshake", "head", "late", "stranger", "unread", "vanished"]

logger = logging.getLogger(__name__)

WORDS: Final[dict[Kind, str]] = {
    "crowd": "a connection was turned away, since there were too many from its address, or in all",
    "flood": "a socket that kept sending too fast was ended",
    "fragments": "a message in too many pieces ended its socket",
    "garbage": "what came was no request of HTTP",
    "handshake": "a handshake that makes no sense was refused",
    "head": "a request with too long a head was refused",
    "late": "a request that did not come to its end was refused",
    "stranger": "a socket that said no hello was ended",
    "unread": "a connection was ended whose answers nobody read",
    "vanished": "a client was gone before its socket was open",
}


class Faults:
    """Counts client errors; an operator needs to know how many there are, and nothing else."""

    def __init__(self, counter: Counter) -> None:
        self._counter: Final = counter
        self._log: Final = Seldom(logger)

    def note(self, kind: Kind) -> None:
        """Count one more."""
        self._counter.labels(kind).inc()
        self._log.say(WORDS[kind])
