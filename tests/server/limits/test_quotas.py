"""How much one may add to the database: by guest and by network, in an hour and in all."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from nightlight.server.limits.limits import Limits
from nightlight.server.limits.quotas import Quotas
from nightlight.server.operations.server_process import ServerProcess
from nightlight.wire.messages import Abandon, Reason, Rematch
from server.attacks.disk import journal
from server.house import Served, Visitor, guest_of, reason_of, refusal, served_in, table_for

WISH = {"game": "fear-of-the-dark", "players": 1}
JOURNAL = journal("Ann")

Asked = Callable[[httpx.AsyncClient], Awaitable[httpx.Response]]


def by_table(client: httpx.AsyncClient) -> Awaitable[httpx.Response]:
    return client.post("/api/tables", json=WISH)


def by_journal(client: httpx.AsyncClient) -> Awaitable[httpx.Response]:
    return client.post("/api/journals", content=JOURNAL)


def by_lesson(client: httpx.AsyncClient) -> Awaitable[httpx.Response]:
    return client.post("/api/games/fear-of-the-dark/lesson/branch")


async def became(asked: Awaitable[httpx.Response]) -> str:
    answer = await asked
    return str(answer.json().get("reason", "opened"))


@pytest.mark.limits(tables_per_hour=2)
@pytest.mark.parametrize("last", [by_table, by_journal, by_lesson])
async def test_a_guest_opens_so_many_tables_an_hour_in_whatever_way(served: Served, last: Asked) -> None:
    ann, ben = await served.guest("Ann"), await served.guest("Ben")

    heard = [await became(asked) for asked in (by_table(ann), by_journal(ann), last(ann), last(ben))]

    assert heard == ["opened", "opened", "too-fast", "opened"]


@pytest.mark.limits(tables_per_hour=1)
async def test_rematches_count_as_tables_of_the_host(house: ServerProcess) -> None:
    ann = await guest_of(house, "Ann")
    visitor = await Visitor(house, ann).join(await table_for(house, ann, game="fear-of-the-dark"))
    await visitor.ask(Abandon())

    assert await refusal(visitor.ask(Rematch(seat=0))) == Reason.TOO_FAST
    assert visitor.table.state.next is None


async def test_a_guest_has_so_many_bytes_in_all(tmp_path: Path) -> None:
    async with served_in(tmp_path, bytes_per_guest=len(JOURNAL)) as served:
        ann = await served.guest("Ann")

        heard = [await became(by_journal(ann)) for _ in range(3)]

        assert (heard[0], heard[-1]) == ("opened", "too-many")
        assert await became(by_table(ann)) == "too-many"


@pytest.mark.limits(imports_per_hour=2)
async def test_a_guest_brings_in_so_many_journals_an_hour(served: Served) -> None:
    ann, ben = await served.guest("Ann"), await served.guest("Ben")

    heard = [await became(by_journal(guest)) for guest in (ann, ann, ann, ben)]

    assert heard == ["opened", "opened", "too-fast", "opened"]
    assert await became(by_table(ann)) == "opened"


def test_networks_open_bring_in_and_fill_so_much_an_hour() -> None:
    few = replace(Limits(), network_tables_per_hour=4, network_imports_per_hour=2, network_bytes_per_hour=1000)
    quotas = Quotas(few)

    for guest in ("ann", "ben"):
        quotas.bring_in(guest, "here")
    assert reason_of(lambda: quotas.bring_in("cat", "here")) == Reason.TOO_FAST
    quotas.open("here")
    quotas.opened("here", 1500)
    assert reason_of(lambda: quotas.open("here")) == Reason.TOO_FAST
    quotas.opened("there", 999)
    for _ in range(4):
        quotas.open("there")
    assert reason_of(lambda: quotas.open("there")) == Reason.TOO_FAST


def test_the_usual_limits_leave_room_for_a_club() -> None:
    limits = Limits()

    assert limits.tables_per_hour >= 30, "one after the other, all evening"
    assert limits.network_tables_per_hour >= 10 * 30
    assert limits.bytes_per_guest >= 2_000 * 80_000, "two thousand of the longest matches"
    assert limits.network_bytes_per_hour >= 100 * 80_000
