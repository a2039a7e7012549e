"""How many files a process may open."""

from __future__ import annotations

import subprocess
import sys

import pytest

LOWERED = """
import resource
from nightlight.server.connections.open_files import limit, raise_limit
_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (300, hard))
before = limit()
raise_limit()
print(before, limit() > 300 or hard == 300)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
def test_a_process_asks_for_as_many_as_it_may_have() -> None:
    told = subprocess.run([sys.executable, "-c", LOWERED], capture_output=True, text=True, check=True)

    assert told.stdout.split() == ["300", "True"]
