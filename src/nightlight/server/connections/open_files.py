"""How many files a process may have open: every connection is one."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Final

UNKNOWN: Final = 8_192  # where the system does not say
ENOUGH: Final = 1_048_576  # more than anybody will need, where there is no limit

if sys.platform != "win32":
    import resource

    def raise_limit() -> None:
        """Ask for as many as the system lets a process have: the usual limit is low."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = ENOUGH if hard == resource.RLIM_INFINITY else hard
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with suppress(ValueError, OSError):  # macOS has a lower bound of its own, and does not say which
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))

    def limit() -> int:
        """How many there may be."""
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return ENOUGH if soft == resource.RLIM_INFINITY else soft

else:

    def raise_limit() -> None:
        """There is nothing to ask for here."""

    def limit() -> int:
        """How many there may be."""
        return UNKNOWN
