"""What all tests share: the rulebook's marker and report, the build under test, and the games of the catalogue.

Properties are tried on the same examples in every run, without a stopwatch; with NIGHTLIGHT_EXAMPLES=many on more.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from nightlight.build import compiled
from nightlight.core.game import AnyGame
from nightlight.games import GAMES

pytest_plugins = ["rulebook"]

EXAMPLES = {"few": 10, "some": 100, "many": 2000}

for name, examples in EXAMPLES.items():
    settings.register_profile(
        name,
        derandomize=True,
        deadline=None,
        max_examples=examples,
        database=None,
        suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
    )
settings.load_profile(os.environ.get("NIGHTLIGHT_EXAMPLES", "few"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--compiled", action="store_true", help="refuse to start unless the engine is compiled")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--compiled") and not compiled():
        raise pytest.UsageError("--compiled: the engine that would be tested is interpreted")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What runs tests that are `async def`."""
    return "asyncio"


@pytest.fixture(params=list(GAMES.values()), ids=list(GAMES))
def every_game(request: pytest.FixtureRequest) -> AnyGame:
    """Each game of the catalogue in turn."""
    game: AnyGame = request.param
    return game
