"""Hints: what a good bot would choose for one's own seat; nobody else hears of them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

import pytest

from nightlight.bots import strongest
from nightlight.core.chance import Seeded
from nightlight.server.bots.hints import Hints
from nightlight.server.bots.pool import BotPool
from nightlight.server.limits.limits import Limits
from nightlight.server.operations.server_process import ServerProcess
from nightlight.server.store.database import Database
from nightlight.server.store.rows import Guest
from nightlight.server.tables.live_table import LiveTable
from nightlight.server.tables.refusal import Refusal
from nightlight.server.tables.requests import Asker
from nightlight.wire.messages import Reason
from server.house import QUICK, Served, Visitor, guest_of, refusal, table_for
from witness.catalogue import witness_of

MANY: Final = 1000


def asker(guest: Guest) -> Asker:
    return Asker(guest.id, guest.name)


async def playing(house: ServerProcess, game: str = "dont-go-in-there") -> tuple[Guest, Guest, LiveTable]:
    """Ann and Ben at a table; in Don't Go In There it is Ann's turn."""
    ann, ben = await guest_of(house, "Ann"), await guest_of(house, "Ben")
    table = await table_for(house, ann, ben, game=game)
    return ann, ben, await house.lobby.table(table)


async def test_a_hint_is_one_of_the_options_and_leaves_no_trace(house: ServerProcess) -> None:
    ann, ben, live = await playing(house)
    visitors = [await Visitor(house, guest).join(live.state.table) for guest in (ann, ben)]
    for visitor in visitors:
        visitor.messages()
    before = live.state.number

    hint = await Hints(MANY).hint(live, 0, asker(ann))

    assert live.state.match is not None
    assert hint.decision == live.state.match.decision(0)
    assert 0 <= hint.option < len(live.state.match.legal(0))
    assert hint.bot == strongest() == "greedy"
    assert [visitor.messages() for visitor in visitors] == [[], []]
    assert live.state.number == before
    await visitors[0].answer(0, hint.option)


async def test_a_hint_is_what_the_bot_finds_best_with_what_the_seat_knows(house: ServerProcess) -> None:
    ann, _, live = await playing(house)
    match = live.state.match
    assert match is not None
    offered = match.legal(0)

    hint = await Hints(MANY).hint(live, 0, asker(ann))

    for luck in range(3):
        view = match.game.view(witness_of(match.game).redeal_hidden(match.state, 0, Seeded(luck)), 0)
        worths = [match.game.worth(view, action) for action in offered]
        assert worths[hint.option] == max(worths)


async def test_hints_are_for_ones_own_open_question(house: ServerProcess) -> None:
    ann, ben, live = await playing(house)
    waiting = await house.lobby.table(await table_for(house, ann, ben, start=False))
    raced = await house.lobby.table(await table_for(house, ann, ben, game="komnata-strachu"))
    hints = Hints(MANY)

    assert await refusal(hints.hint(live, 0, asker(ben))) == Reason.NOT_YOURS
    assert await refusal(hints.hint(live, 1, asker(ben))) == Reason.STALE
    assert await refusal(hints.hint(live, 7, asker(ben))) == Reason.NO_SEAT
    assert await refusal(hints.hint(waiting, 0, asker(ann))) == Reason.NOT_NOW
    assert await refusal(hints.hint(raced, 0, asker(ann))) == Reason.NOT_NOW


async def test_rivals_who_ask_at_once_are_both_told_and_neither_learns_of_the_other(house: ServerProcess) -> None:
    ann, ben, live = await playing(house, "straszydla")
    visitors = [await Visitor(house, guest).join(live.state.table) for guest in (ann, ben)]
    while len(deciders := live.state.deciders()) == 1:
        await visitors[deciders[0]].answer(deciders[0])
    hints = Hints(MANY)

    found = await asyncio.gather(hints.hint(live, 0, asker(ann)), hints.hint(live, 1, asker(ben)))

    assert [hint.bot for hint in found] == [strongest()] * 2


async def test_a_guest_has_one_hint_thought_about_at_a_time(house: ServerProcess) -> None:
    ann, _, live = await playing(house)
    hints = Hints(MANY)

    asked = [asyncio.create_task(hints.hint(live, 0, asker(ann))) for _ in range(3)]
    found = await asyncio.gather(*asked, return_exceptions=True)
    again = await hints.hint(live, 0, asker(ann))

    assert [type(each).__name__ for each in found] == ["Hint", "Refusal", "Refusal"]
    assert [each.reason for each in found if isinstance(each, Refusal)] == [Reason.TOO_FAST] * 2
    assert again.decision == 0


async def test_so_many_hints_a_minute_for_each_guest(house: ServerProcess) -> None:
    ann, ben, live = await playing(house, "straszydla")
    match = live.state.match
    assert match is not None
    first = live.state.deciders()[0]
    guest, other = (ann, ben) if first == 0 else (ben, ann)
    hints = Hints(2)

    for _ in range(2):
        await hints.hint(live, first, asker(guest))

    assert await refusal(hints.hint(live, first, asker(guest))) == Reason.TOO_FAST
    assert await refusal(hints.hint(live, 1 - first, asker(other))) == Reason.STALE


async def test_a_question_that_was_answered_in_the_meantime_is_stale(house: ServerProcess) -> None:
    ann, _, live = await playing(house)
    visitor = await Visitor(house, ann).join(live.state.table)

    asked = asyncio.create_task(Hints(MANY).hint(live, 0, asker(ann)))
    await visitor.answer(0, 0)

    assert await refusal(asked) == Reason.STALE


async def test_a_bot_that_fails_gives_no_hint_and_the_next_may_be_asked_for(tmp_path: Path) -> None:
    database = await asyncio.to_thread(Database.open, f"sqlite:///{tmp_path / 'nightlight.db'}")
    house = ServerProcess(database, QUICK, BotPool(1, 1e-6))
    try:
        ann, _, live = await playing(house)
        hints = Hints(MANY)

        assert await refusal(hints.hint(live, 0, asker(ann))) == Reason.NOT_NOW
        assert await refusal(hints.hint(live, 0, asker(ann))) == Reason.NOT_NOW
    finally:
        await house.close()


@pytest.mark.parametrize(
    ("who", "seat", "refused"),
    [
        ("Ben", "0", (403, "not-yours")),
        ("Ben", "1", (400, "stale")),
        ("Ann", "9", (400, "no-seat")),
        ("Ann", "x", (400, "no-seat")),
    ],
)
async def test_hints_are_asked_for_over_http(served: Served, who: str, seat: str, refused: tuple[int, str]) -> None:
    clients = {name: await served.guest(name) for name in ("Ann", "Ben")}
    guests = [served.house.sessions.guest(client.cookies["nightlight"]) for client in clients.values()]
    table = await table_for(served.house, *(guest for guest in guests if guest is not None))

    answer = await clients[who].post(f"/api/tables/{table}/seats/{seat}/hint")
    nobodys = await served.client().post(f"/api/tables/{table}/seats/0/hint")

    assert (answer.status_code, answer.json()["reason"]) == refused
    assert nobodys.status_code == 401


def test_the_usual_limit_leaves_room_for_somebody_who_learns() -> None:
    assert Limits().hints_per_minute >= 10
