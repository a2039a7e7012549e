"""How many files a process may have open: every connection is one."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Final

UNKNOWN: Final = 8_192  # if the system does not say
ENOUGH: Final = 1_048_576  # more than anybody will need, if there is no limit

if sys.platform != "win32":
    import resource

    def raise_limit() -> None:
        """Raise the limit as far as the system allows: the default is low."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = ENOUGH if hard == resource.RLIM_INFINITY else hard
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with suppress(ValueError, OSError):  # macOS has a lower limit of its own, and does not say which
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))

    def limit() -> int:
        """How many there may be."""
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return ENOUGH if soft == resource.RLIM_INFINITY else soft

else:

    def raise_limit() -> None:
        """Do nothing: this system has no such limit."""

    def limit() -> int:
        """How many there may be."""
        return UNKNOWN
