"""Nothing changes unnoticed: short matches, told in full, are kept in files that a person has read against the rules.

After an intended change `NIGHTLIGHT_UPDATE=1 pytest tests/playthroughs` writes them anew: read what differs.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from conformance.playing import Table
from playthroughs.matches import MATCHES, Kept
from playthroughs.telling import told

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("match", MATCHES, ids=[match.place() for match in MATCHES])
def test_the_match_is_played_as_it_was_kept(match: Kept) -> None:
    file = FOLDER / match.place()

    now = told(Table(match.game, match.setup, match.seed))
    if "NIGHTLIGHT_UPDATE" in os.environ:
        file.parent.mkdir(exist_ok=True)
        file.write_text(now, encoding="utf-8")

    assert now == file.read_text(encoding="utf-8")


def test_every_file_that_was_kept_is_compared() -> None:
    found = [file.relative_to(FOLDER).as_posix() for file in FOLDER.rglob("*.txt")]

    assert sorted(found) == sorted(match.place() for match in MATCHES)
