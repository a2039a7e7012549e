"""Too much to do: newcomers wait outside, those who play go on, and all is well again when it is over."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from nightlight.server.limits.limits import Limits
from nightlight.server.limits.load import EVERY, HOLDS, Load, State
from nightlight.server.operations.metrics import Metrics
from nightlight.server.operations.server_process import ServerProcess
from nightlight.server.store.database import Database
from nightlight.server.store.store import Store
from nightlight.server.store.writer import Writer
from nightlight.server.tables.refusal import Refusal
from server.client import Guest, Said, Socket, at_table
from server.halting import halted
from server.house import Visitor, guest_of, house_in, table_for
from server.running import AS_SHIPPED, Server, running

SECONDS: Final = 120
LATER: Final = 1013
BUSY: Final = 503


@pytest.fixture
def load(tmp_path: Path) -> Iterator[Load]:
    database = Database.open(f"sqlite:///{tmp_path / 'nightlight.db'}")
    writer = Writer(Store(database))
    yield Load(Limits(), Metrics(), writer)
    writer.close()
    database.close()


class Hours:
    """Time that passes at a word."""

    def __init__(self, load: Load) -> None:
        self.load: Final = load
        self.now = 0.0

    def pass_by(self, seconds: float, wait: float) -> None:
        """Let everybody wait so long for every turn."""
        end = self.now + seconds
        while self.now < end:
            self.now += EVERY + wait
            self.load.notice(wait, EVERY + wait, self.now)


def admitted(load: Load) -> bool:
    try:
        load.admit("guests")
    except Refusal:
        return False
    return True


def test_one_long_turn_of_the_loop_turns_nobody_away(load: Load) -> None:
    hours = Hours(load)
    hours.pass_by(10, 0.005)

    load.notice(0.8, 0.9, hours.now)

    assert admitted(load)


def test_newcomers_are_refused_when_everybody_waits_for_long(load: Load) -> None:
    Hours(load).pass_by(5, 0.5)

    assert load.state is State.BUSY
    assert not admitted(load)
    assert b'nightlight_shed_total{what="guests"} 1.0' in load.metrics.text()


def test_bots_take_their_time_when_there_is_far_too_much_to_do(load: Load) -> None:
    quick = load.bots_pause

    Hours(load).pass_by(10, 2.5)

    assert load.state is State.OVERLOADED
    assert load.bots_pause > quick


def test_after_the_worst_all_is_well_within_ten_seconds(load: Load) -> None:
    hours = Hours(load)
    hours.pass_by(60, 30.0)

    hours.pass_by(10, 0.005)

    assert load.state is State.CALM
    assert admitted(load)


def test_a_state_does_not_change_with_every_breath(load: Load) -> None:
    hours = Hours(load)
    hours.pass_by(5, 0.5)

    hours.pass_by(HOLDS / 2, 0.0)

    assert load.state is State.BUSY


async def test_spectators_are_sent_away_and_players_stay(house: ServerProcess) -> None:
    ann, bob, eve = [await guest_of(house, name) for name in ("Ann", "Bob", "Eve")]
    table = await table_for(house, ann, bob)
    players = [await Visitor(house, guest).join(table) for guest in (ann, bob)]
    watching = await Visitor(house, eve).join(table)

    house.services.load.overloaded()

    assert watching.messages()[-1] == {"type": "bye", "reason": "busy"}
    assert [player.messages("bye") for player in players] == [[], []]
    assert b'nightlight_shed_total{what="spectators"} 1.0' in house.services.metrics.text()


async def test_of_many_empty_tables_those_left_last_stay_in_memory(tmp_path: Path) -> None:
    async with house_in(tmp_path, empty_tables=3, tables_per_guest=100) as house:
        ann = await guest_of(house, "Ann")
        kept = await table_for(house, ann, start=False, players=2)
        await Visitor(house, ann).join(kept)
        opened = []
        for _ in range(6):
            opened.append(await table_for(house, ann, start=False, players=2))
            await asyncio.sleep(0.002)
        wanted, held = [kept, *opened[-3:]], list(house.lobby.tables)

    assert held == wanted


# --- a whole server


async def newcomer(server: Server) -> httpx.Response:
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        return await http.post("/api/me", json={"name": "Newcomer"})


async def until_refused(server: Server) -> httpx.Response:
    while True:
        answer = await newcomer(server)
        if answer.status_code != httpx.codes.OK:
            return answer
        await asyncio.sleep(0.1)


async def until_let_in(server: Server) -> float:
    """How many seconds that took."""
    started = time.monotonic()
    while (answer := await newcomer(server)).status_code != httpx.codes.OK:
        assert answer.json()["reason"] == "busy"
    return time.monotonic() - started


async def watched(server: Server, table: str) -> tuple[Said, int]:
    """What somebody without a seat is told at the door, and how the socket is closed."""
    async with connect(f"{server.ws}/ws/tables/{table}") as line:
        said = await Socket(line).hear()
        with suppress(ConnectionClosed):
            await line.recv()
        return said, line.close_code or 0


async def answered(socket: Socket) -> Said:
    """What became of an answer to the question that is open."""
    asked = [said for said in socket.heard if said["type"] == "update" and "decision" in said][-1]
    return await socket.ask("answer", seat=asked["seat"], decision=asked["decision"]["id"], option=0)


@pytest.mark.skipif(os.name != "posix", reason="processes are halted by signals")
async def test_a_server_that_is_always_late_lets_players_play_and_newcomers_wait(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'nightlight.db'}", tmp_path / "log", AS_SHIPPED) as server:
        ann = Guest(server.url, "Ann")
        table = ann.open("nightmarium", 2, seats=[{"kind": "me"}, {"kind": "me"}], start=True)["table"]

        async with asyncio.timeout(SECONDS), at_table(server.ws, table, ann) as socket:
            with halted(server):
                refused = await until_refused(server)
                opened = await asyncio.to_thread(ann.http.post, "/api/tables", json={"game": "nightmarium"})
                stranger = await watched(server, table)
                own = [await answered(socket)]
                async with at_table(server.ws, table, ann) as again:
                    own.append(await answered(again))
            recovered = await until_let_in(server)
        log = server.log.read_text()

    assert (refused.status_code, refused.json()["key"], refused.headers["retry-after"]) == (BUSY, "refused-busy", "10")
    assert (opened.status_code, opened.json()["reason"]) == (BUSY, "busy")
    assert (stranger[0]["type"], stranger[0]["reason"], stranger[1]) == ("refused", "busy", LATER)
    assert [said["type"] for said in own] == ["done", "done"]
    assert recovered < SECONDS / 4
    assert "too much to do: newcomers are refused" in log
    assert "newcomers are let in again" in log
