"""What the server acknowledged is there after a power cut, a race that was cut short, and a polite end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from server.client import Guest
from server.evidence import exported, lost, races, rejudged, replayed, told
from server.postgres import Cluster
from server.running import Server, running
from server.scripted import Player
from server.siege import LIMITS, Agreement, Siege

SECONDS: Final = 120
KILLS: Final = 3
SERVICE_RESTART: Final = 1012  # what a socket is closed with
AGREEMENTS: Final = (
    Agreement("dont-go-in-there", 3),
    Agreement("dont-go-in-there", 2),
    Agreement("nightmarium", 3),
    Agreement("fear-of-the-dark", 1, people=1),
    Agreement("straszydla", 2, options={"phase_limit": "4"}),
)


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    if request.param == "sqlite":
        database = f"sqlite:///{tmp_path / 'nightlight.db'}"
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        database = cluster.fresh()
    with running(database, tmp_path / "log", LIMITS) as process:
        yield process


async def test_a_server_that_is_killed_loses_nothing_it_acknowledged(server: Server, tmp_path: Path) -> None:
    siege = Siege([server], AGREEMENTS, seed=1)

    def power_cut() -> None:
        server.kill()
        server.start()

    await siege.hold(KILLS, power_cut)

    tally = siege.settle(tmp_path)
    assert (tally.kills, tally.lost, tally.corrupt) == (KILLS, 0, 0)
    assert tally.matches >= len(AGREEMENTS)
    assert tally.acknowledged > 100


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
async def test_a_race_that_was_cut_short_is_run_again(server: Server, tmp_path: Path) -> None:
    ann, ben = company(server, "komnata-strachu", reveals="2", pace="ready")

    async with asyncio.timeout(SECONDS), asyncio.TaskGroup() as group:
        for player in (ann, ben):
            group.create_task(player.endure(server.ws))
        await asyncio.gather(ann.hears(4), ben.hears(4))
        server.kill()
        await asyncio.to_thread(server.start)

    match = replayed(exported(guest_of(ben), ben.table, tmp_path))
    finishes = rejudged(match)
    assert len(finishes) == races(match)
    assert [ann.finishes, ben.finishes] == [finishes, finishes]
    assert [ann.events, ben.events] == [told(match, 0), told(match, 1)]


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
async def test_a_server_that_is_stopped_says_goodbye_and_loses_nothing(server: Server, tmp_path: Path) -> None:
    ann, ben = company(server, "nightmarium")

    async with asyncio.timeout(SECONDS), asyncio.TaskGroup() as group:
        for player in (ann, ben):
            group.create_task(player.endure(server.ws))
        await ann.until(lambda: len(ann.acknowledged) >= 3)
        code = await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)

    match = replayed(exported(guest_of(ben), ben.table, tmp_path))
    assert code == 0
    assert [ann.ends, ben.ends] == [[SERVICE_RESTART], [SERVICE_RESTART]]
    assert [ann.events, ben.events] == [told(match, 0), told(match, 1)]
    assert lost(match, ann.acknowledged + ben.acknowledged) == []


def company(server: Server, game: str, **options: str) -> tuple[Player, Player]:
    """Ann, who has opened a table for three, and Ben."""
    ann, ben = Guest(server.url, "Ann"), Guest(server.url, "Ben")
    table = ann.open(game, 3, options=options)["table"]
    return Player(table, ann, 0, 1), Player(table, ben, 1, 2)


def guest_of(player: Player) -> Guest:
    assert player.guest is not None
    return player.guest
