"""Logs as JSON lines: what happened and where, never anything secret."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Callable
from typing import Final

USUAL: Final = frozenset(vars(logging.makeLogRecord({})))  # what every record has
HIDDEN: Final = {"color_message", "taskName", "websocket"}


class JsonLines(logging.Formatter):
    """One JSON object for each record, with what was given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {
            "at": self.formatTime(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        said |= {name: value for name, value in vars(record).items() if name not in USUAL | HIDDEN}
        if record.exc_info:  # asyncio passes False if there is none
            said["exception"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False, default=str)


def configure(*, quiet: bool) -> None:
    """Log to standard error; quietly if a person plays in the same terminal."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.ERROR if quiet else logging.INFO, handlers=[handler], force=True)
    for chatty in ("alembic", "uvicorn.error"):  # the addresses of tables are known only to those invited
        logging.getLogger(chatty).setLevel(logging.WARNING)


class Seldom:
    """Logs repeated messages only once in a while, with how often they occurred."""

    def __init__(
        self, logger: logging.Logger, seconds: float = 10.0, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.logger: Final = logger
        self.seconds: Final = seconds
        self._clock: Final = clock
        self._said: Final[dict[str, float]] = {}  # when each message was last logged
        self._unsaid: Final[dict[str, int]] = {}  # how often it happened since

    def say(self, message: str, level: int = logging.WARNING, **extra: object) -> None:
        """Log the message now, or count it: the next line says how many there were."""
        now = self._clock()
        times = self._unsaid[message] = self._unsaid.get(message, 0) + 1
        last = self._said.get(message)
        if last is None or now - last >= self.seconds:
            self._said[message] = now
            del self._unsaid[message]
            self.logger.log(level, message, extra={**extra, "times": times})
