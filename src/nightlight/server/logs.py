"""Logs as JSON lines: what happened, where, never what is secret."""

from __future__ import annotations

import json
import logging
import sys
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
        if record.exc_info:  # asyncio says False where there is none
            said["exception"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False, default=str)


def configure(*, quiet: bool) -> None:
    """Log to standard error; quiet where a person plays at the same terminal."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.ERROR if quiet else logging.INFO, handlers=[handler], force=True)
    for chatty in ("alembic", "uvicorn.error"):  # the addresses of tables are secrets of those who were invited
        logging.getLogger(chatty).setLevel(logging.WARNING)
