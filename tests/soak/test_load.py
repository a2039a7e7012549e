"""Four times as many people as a server can serve: it says so, keeps its memory, and is well soon after."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import nightlight
from environment import ROOT


def test_four_times_the_largest_load_is_borne(capsys: pytest.CaptureFixture[str]) -> None:
    engine = os.path.dirname(os.path.dirname(nightlight.__file__))  # noqa: PTH120 the one that runs here
    command = [sys.executable, "benchmarks/server/largest.py", "--overload", "4", "--engine", engine]

    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    with capsys.disabled():
        sys.stdout.write(f"\n{done.stdout}")
    assert done.returncode == 0, done.stderr
