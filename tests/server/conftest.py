"""What tests of the server share: a house, the same behind its addresses, and a real PostgreSQL, started once."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from nightlight.server.operations.server_process import ServerProcess
from server.house import QUICK, Served, house_in, served_in
from server.postgres import cluster as cluster
from server.postgres import postgres_url as postgres_url


@pytest.fixture
def without_collector() -> Iterator[None]:
    """What is left behind stays where it is."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.fixture
def limits(request: pytest.FixtureRequest) -> dict[str, int]:
    """The limits that a test sets: `@pytest.mark.limits(tables_per_hour=2)`."""
    marker = request.node.get_closest_marker("limits")
    return {} if marker is None else marker.kwargs


@pytest.fixture
async def house(tmp_path: Path, limits: dict[str, int]) -> AsyncIterator[ServerProcess]:
    """A house on a database of its own."""
    async with house_in(tmp_path, QUICK, **limits) as house:
        yield house


@pytest.fixture
def here(house: ServerProcess) -> ServerProcess:
    """The house, where there is another one."""
    return house


@pytest.fixture
async def there(here: ServerProcess, tmp_path: Path) -> AsyncIterator[ServerProcess]:
    """Another house on the same database, as in another process."""
    assert here.limits
    async with house_in(tmp_path) as house:
        yield house


@pytest.fixture
async def served(tmp_path: Path, limits: dict[str, int]) -> AsyncIterator[Served]:
    """A house behind its addresses, without a network."""
    async with served_in(tmp_path, **limits) as served:
        yield served
