"""Somebody who tries to fill the disk: by journals, by talk, by all that is recorded and is no move."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from nightlight.server.limits.limits import Limits
from server.attacks import disk
from server.running import PLENTY, Server, running


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("disk")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    """A server with the limits of every day."""
    usual = {name: getattr(Limits(), name) for name in PLENTY}
    with running(f"sqlite:///{folder / 'nightlight.db'}", folder / "log", usual) as server:
        yield server


async def opened(client: disk.Client, **wishes: object) -> str:
    """A new table of Nightmarium."""
    answer = await client.post("/api/tables", json={"game": "nightmarium", "players": 3, **wishes})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


async def test_who_connects_again_has_said_as_much_as_before(server: Server) -> None:
    async with disk.stranger(server) as eve:
        heard = await disk.chatter(server, eve, await opened(eve), sockets=4, each=12)

    assert set(heard) == {"done", "too-fast"}
    assert heard["done"] <= 25, "twenty a minute, on whatever socket"


async def test_a_journal_with_an_endless_name_is_refused_in_few_words_and_leaves_nothing(
    server: Server, folder: Path
) -> None:
    async with disk.stranger(server) as eve:
        endless = disk.journal("x" * disk.LARGE_NAME)
        before = disk.bytes_of(folder / "nightlight.db")
        heard = await disk.bring_in(eve, endless, times=6, at_once=3)
        said = (await eve.post("/api/journals", content=endless)).text
        assert (await eve.get("/api/my-tables")).json() == []

    grown = disk.bytes_of(folder / "nightlight.db") - before

    assert heard == {"400 bad-setup": 6}
    assert "a name has 1 to 40 letters" in said
    assert len(said) < 1000
    assert grown < 1_000_000


async def test_who_fidgets_on_many_sockets_writes_as_little_as_on_one(server: Server) -> None:
    async with disk.stranger(server) as eve:
        heard = await disk.fidget(server, eve, await opened(eve), seconds=4)

    assert heard["too-fast"] > heard["done"]
    assert heard["done"] <= 70, "sixty a minute, on however many sockets"


async def test_of_many_honest_journals_a_guest_brings_in_few_and_lists_stay_short(server: Server) -> None:
    async with disk.stranger(server, address="127.0.0.3") as eve:
        heard = await disk.bring_in(eve, disk.journal("Eve"), times=60, at_once=1)
        listed = len((await eve.get("/api/my-tables")).content)

    assert heard == {"201": 30, "429 too-fast": 30}
    assert listed < 20_000


async def test_a_forged_cursor_is_answered_like_none(server: Server) -> None:
    heard: list[disk.Said] = []
    async with disk.stranger(server, address="127.0.0.3") as eve:
        table = await opened(eve, start=True)
        for cursor in ("A" * 20, "A" * 12, "1.1", "ü" * 20):
            async with disk.at(server, eve, table) as line:
                heard += await disk.greeted(line, cursor=cursor)

    updates = [said for said in heard if said["type"] == "update"]
    assert [said.get("fresh") for said in updates] == [True] * 4
