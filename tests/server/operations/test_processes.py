"""Several server processes on one database: no table has an owner, and none dies with a process."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest
from websockets.exceptions import ConnectionClosed

from server.client import Guest, Said, Socket, at_table
from server.evidence import exported, lost, rejudged, replayed, told
from server.postgres import Cluster
from server.running import Server, running
from server.scripted import Player

QUICK: Final = {"messages_per_second": 1000, "message_burst": 1000}
SECONDS: Final = 180  # a race of four reveals takes up to fifty, and more on a busy machine
SECONDS_OF_SILENCE: Final = 11  # more than a judge who is gone is waited for
MISTAKE: Final = 2


@dataclass
class Pair:
    """Two server processes, and one person at each."""

    one: Server
    other: Server
    ann: Guest
    ben: Guest

    def at(self, game: str, **options: str) -> tuple[Player, Player]:
        """Ann opens a table for three at the one process; Ben finds it at the other."""
        table = self.ann.open(game, 3, options=options)["table"]
        return Player(table, self.ann, 0, 1, "en"), Player(table, self.ben, 1, 2, "pl")


@pytest.fixture(scope="module")
def servers(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    database = cluster.fresh()
    folder = tmp_path_factory.mktemp("servers")
    with running(database, folder / "one", QUICK) as one, running(database, folder / "other", QUICK) as other:
        yield one, other


@pytest.fixture
def pair(servers: tuple[Server, Server]) -> Pair:
    one, other = servers
    if not one.alive:
        one.start()
    return Pair(one, other, Guest(one.url, "Ann"), Guest(other.url, "Ben"))


async def both(pair: Pair, ann: Player, ben: Player) -> None:
    """A whole match, each at their own process."""
    async with asyncio.timeout(SECONDS):
        await asyncio.gather(ann.play(pair.one.ws), ben.play(pair.other.ws))


async def test_two_processes_share_a_match(pair: Pair, tmp_path: Path) -> None:
    ann, ben = pair.at("dont-go-in-there")

    await both(pair, ann, ben)

    match = replayed(exported(pair.ben, ben.table, tmp_path))
    assert ann.outcome == ben.outcome
    assert [ann.events, ben.events] == [told(match, 0), told(match, 1)]
    assert lost(match, ann.acknowledged + ben.acknowledged) == []


async def test_a_race_is_judged_at_one_process_and_pressed_at_two(pair: Pair, tmp_path: Path) -> None:
    ann, ben = pair.at("komnata-strachu", reveals="4", pace="ready")

    await both(pair, ann, ben)

    match = replayed(exported(pair.ben, ben.table, tmp_path))
    finishes = rejudged(match)
    assert [ann.events, ben.events] == [told(match, 0), told(match, 1)]
    assert [ann.finishes, ben.finishes] == [finishes, finishes]
    assert set().union(*map(pressed_in, finishes)) == {0, 1}  # not in every race: on a busy machine one may be late


def pressed_in(finish: Said) -> set[int]:
    """The people whose presses the judge has heard."""
    return {message["seat"] for message in finish["race"]["messages"] if "answer" in message}


async def test_who_is_there_and_what_is_said_is_known_at_every_process(pair: Pair) -> None:
    table = pair.ann.open("nightmarium", 3)["table"]

    async with at_table(pair.one.ws, table, pair.ann) as ann:
        async with at_table(pair.other.ws, table, pair.ben) as ben:
            await ben.ask("sit", seat=1)
            both_there = await seen(ann, [True, True, False])
            await ben.say("say", text="Boo!")
            said = await ann.until("chat")
        alone = await seen(ann, [True, False, False])

    assert both_there["spectators"] == 0
    assert (said["name"], said["text"], said["seat"]) == ("Ben", "Boo!", 1)
    assert alone["spectators"] == 0


async def seen(socket: Socket, seats: list[bool]) -> Said:
    """The first word that these seats, and no others, have somebody."""
    return await socket.until("presence", seats=seats)


@pytest.mark.parametrize(
    ("game", "options", "events"),
    [("dont-go-in-there", {}, 40), ("komnata-strachu", {"reveals": "2", "pace": "ready"}, 4)],
    ids=["between answers", "in a race"],
)
async def test_a_process_that_dies_in_mid_match_takes_nothing_with_it(
    pair: Pair, game: str, options: dict[str, str], events: int, tmp_path: Path
) -> None:
    ann, ben = pair.at(game, **options)

    async with asyncio.timeout(SECONDS):
        finishing = asyncio.create_task(ben.play(pair.other.ws))
        at_the_first = asyncio.create_task(ann.play(pair.one.ws))
        await asyncio.gather(ann.hears(events), ben.hears(events))
        pair.one.kill()
        with pytest.raises(ConnectionClosed):
            await at_the_first
        await asyncio.gather(ann.play(pair.other.ws), finishing)

    match = replayed(exported(pair.ben, ben.table, tmp_path))
    assert ann.visits == 2
    assert [ann.events, ben.events] == [told(match, 0), told(match, 1)]
    assert ann.outcome == ben.outcome
    assert lost(match, ann.acknowledged + ben.acknowledged) == []


async def test_a_judge_who_has_nothing_to_say_stays_the_judge(pair: Pair) -> None:
    table = pair.ann.open("komnata-strachu", 2)["table"]

    async with at_table(pair.one.ws, table, pair.ann) as ann, at_table(pair.other.ws, table, pair.ben) as ben:
        await ben.ask("sit", seat=1)
        await ann.ask("start")
        await asyncio.gather(idle(ann), idle(ben))
        said = ben.heard

    dark = [update["race"]["dark"] for update in said if update["type"] == "update" and "race" in update]
    assert dark[-1] is False
    assert dark == sorted(dark, reverse=True)


async def idle(socket: Socket) -> None:
    """Be there, and do nothing."""
    with suppress(TimeoutError):
        async with asyncio.timeout(SECONDS_OF_SILENCE):
            while True:
                probe = await socket.until("probe")
                await socket.say("echo", probe=probe["probe"])


async def test_several_workers_serve_one_match(postgres_url: str, tmp_path: Path) -> None:
    with running(postgres_url, tmp_path / "log", QUICK, workers=2) as server:
        ann, ben = Guest(server.url, "Ann"), Guest(server.url, "Ben")
        table = ann.open("dont-go-in-there", 3)["table"]
        players = [Player(table, ann, 0, 1), Player(table, ben, 1, 2)]

        await asyncio.gather(*(player.play(server.ws) for player in players))
        match = replayed(exported(ben, table, tmp_path))
        code = server.stop()

    assert [lost(match, player.acknowledged) for player in players] == [[], []]
    assert code == 0


def test_several_workers_are_refused_on_a_file(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'nightlight.db'}"
    command = [sys.executable, "-m", "nightlight", "serve", "--workers", "2", "--database", database]

    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)

    assert done.returncode == MISTAKE
    assert done.stderr == "several workers need a PostgreSQL database: --database postgresql://...\n"
    assert done.stdout == ""
    assert not (tmp_path / "nightlight.db").exists()
