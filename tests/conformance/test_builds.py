"""Interpreted and compiled, in every process, the same match is played.

The fingerprints are kept in a file. `make test` runs this module on both builds, and each must find its own matches in
the same file: so they are each other's. After an intended change of the rules `NIGHTLIGHT_UPDATE=1` writes it anew.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from conformance.fingerprint import fingerprints
from nightlight.core.game import AnyGame
from nightlight.games import GAMES

KEPT = Path(__file__).parents[1] / "playthroughs" / "fingerprints.json"


def test_matches_have_the_fingerprints_that_were_kept(every_game: AnyGame) -> None:
    found = fingerprints(every_game)
    if "NIGHTLIGHT_UPDATE" in os.environ:
        kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
        KEPT.write_text(json.dumps({**kept, every_game.id: found}, indent=2) + "\n")

    assert found == json.loads(KEPT.read_text())[every_game.id]


def test_fingerprints_are_kept_for_the_games_of_the_catalogue_only() -> None:
    assert sorted(json.loads(KEPT.read_text())) == sorted(GAMES)


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_another_process_plays_the_same_matches(hash_seed: str) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": hash_seed}

    command = [sys.executable, "-m", "conformance.fingerprint"]
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout

    assert json.loads(told) == json.loads(KEPT.read_text())
