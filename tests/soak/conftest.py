"""Minutes, not seconds: these tests are collected only where the command line names a path in this folder."""

from __future__ import annotations

from pathlib import Path

import pytest

FOLDER = Path(__file__).parent


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out what was not asked for."""
    asked = [Path(argument.split("::")[0]).absolute() for argument in config.args]
    return None if any(path.is_relative_to(FOLDER) for path in asked) else collection_path.is_relative_to(FOLDER)
