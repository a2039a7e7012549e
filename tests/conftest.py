"""What all tests share: the rulebook's marker and report, the build under test, and the games of the catalogue."""

from __future__ import annotations

import pytest

from nightlight.build import compiled
from nightlight.core.game import AnyGame
from nightlight.games import GAMES

pytest_plugins = ["rulebook"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--compiled", action="store_true", help="refuse to start unless the engine is compiled")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--compiled") and not compiled():
        raise pytest.UsageError("--compiled: the engine that would be tested is interpreted")


@pytest.fixture(params=list(GAMES.values()), ids=list(GAMES))
def every_game(request: pytest.FixtureRequest) -> AnyGame:
    """Each game of the catalogue in turn."""
    game: AnyGame = request.param
    return game
