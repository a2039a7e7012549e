"""A hint is pressed a hundred times, and counts each time."""

from __future__ import annotations

from pathlib import Path

from browser.conftest import Visit
from browser.test_hint import lost_presses


def test_a_hundred_presses_on_what_a_bot_would_choose_all_count(visit: Visit, tmp_path: Path) -> None:
    assert lost_presses(visit, tmp_path, 100) == []
