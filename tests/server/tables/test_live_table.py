"""A live table: requests in, updates out, whatever other processes, the database, bots, clocks and people do."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nightlight.bots.catalogue import BOTS
from nightlight.core.errors import StorageError
from nightlight.server.operations.server_process import ServerProcess
from nightlight.server.store.rows import Batch, Guest, TableRow
from nightlight.server.tables.live_table import LiveTable
from nightlight.server.tables.records import Abandoned, Answered, AnyRecord, Resumed, read, written
from nightlight.server.tables.requests import Asker, Transaction, plan
from nightlight.server.tables.services import milliseconds
from nightlight.server.tables.summary import read as read_summary
from nightlight.wire.api import SeatPlan
from nightlight.wire.messages import (
    AddWords,
    Answer,
    AnswerUndo,
    AskUndo,
    Echo,
    Hello,
    Leave,
    Reason,
    Rematch,
    Return,
    Say,
    Sit,
    Speak,
    Stand,
    Start,
)
from nightlight.wire.terms import ClockTerms
from server.house import QUICK, Story, Visitor, begun, guest_of, house_in, refusal, table_for, until
from server.strange_bots import STRANGE


async def seated(house: ServerProcess, *names: str, **wishes: Any) -> tuple[str, list[Guest], list[Visitor]]:
    """A table where these people play, and all of them are there."""
    guests = [await guest_of(house, name) for name in names]
    table = await table_for(house, *guests, **wishes)
    visitors = [await Visitor(house, guest).join(table) for guest in guests]
    for visitor in visitors:
        visitor.messages()
    return table, guests, visitors


def log_of(house: ServerProcess, table: str) -> list[AnyRecord]:
    """What is on the disk."""
    return [read(row.data) for row in house.services.store.records(table)]


def kinds_of(house: ServerProcess, table: str) -> list[str]:
    return [type(record).__name__.lower() for record in log_of(house, table)]


def answerers(house: ServerProcess, table: str) -> list[str]:
    """Who answered."""
    return [record.by for record in log_of(house, table) if isinstance(record, Answered)]


def counted(house: ServerProcess, what: str) -> float | None:
    """A figure of the house."""
    return house.services.metrics.registry.get_sample_value(f"{what}_total")


@contextmanager
def broken(folder: Path) -> Iterator[None]:
    """A database that takes no records."""
    with closing(sqlite3.connect(folder / "nightlight.db", isolation_level=None)) as connection:
        connection.execute(
            "CREATE TRIGGER broken BEFORE INSERT ON records BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
        )
        yield
        connection.execute("DROP TRIGGER broken")


@contextmanager
def busy(folder: Path) -> Iterator[None]:
    """A database that another program writes to, so that everybody else waits."""
    with closing(sqlite3.connect(folder / "nightlight.db", isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


# --- people come and go


async def test_whoever_joins_is_told_the_table_then_the_match_and_who_is_there(house: ServerProcess) -> None:
    ann = await guest_of(house, "Ann")
    table = await table_for(house, ann, await guest_of(house, "Bob"))

    visitor = await Visitor(house, ann).join(table, language="en")

    messages = visitor.messages()
    assert [message["type"] for message in messages] == ["table", "update", "presence"]
    assert messages[0]["stage"] == "playing"
    assert [(seat["name"], seat["yours"]) for seat in messages[0]["seats"]] == [("Ann", True), ("Bob", False)]
    assert messages[1]["fresh"] is True
    assert messages[1]["seat"] == 0
    assert messages[2] == {"type": "presence", "seats": [True, False], "spectators": 0}


async def test_who_comes_sits_and_goes_is_seen_by_everybody(house: ServerProcess) -> None:
    ann, cat = await guest_of(house, "Ann"), await guest_of(house, "Cat")
    table = await table_for(house, ann, players=2, start=False)
    host = await Visitor(house, ann).join(table)
    visitor = await Visitor(house, cat).join(table)
    watching = host.messages("presence")[-1]

    await visitor.ask(Sit(seat=1))
    sitting = host.messages("presence")[-1]
    visitor.leave()

    assert (watching["seats"], watching["spectators"]) == ([True, False], 1)
    assert (sitting["seats"], sitting["spectators"]) == ([True, True], 0)
    assert host.messages("presence")[-1]["seats"] == [True, False]


async def test_a_request_is_on_the_disk_before_anybody_is_told(house: ServerProcess) -> None:
    table, _, (ann, bob) = await seated(house, "Ann", "Bob")

    await ann.ask(Answer(id=7, seat=0, decision=0, option=3))

    assert [message["type"] for message in ann.messages()] == ["update", "done"]
    assert [message["type"] for message in bob.messages()] == ["update"]
    assert kinds_of(house, table)[-1] == "answered"
    assert len(log_of(house, table)) == ann.table.state.number


async def test_somebody_without_a_name_watches_and_asks_for_nothing(house: ServerProcess) -> None:
    table, _, _ = await seated(house, "Ann", "Bob")
    stranger = await Visitor(house).join(table)

    assert await refusal(stranger.ask(Say(text="boo"))) == Reason.NO_GUEST
    assert await refusal(stranger.ask(Answer(seat=0, decision=0, option=0))) == Reason.NO_GUEST
    assert stranger.messages("update")[0]["seat"] is None


async def test_where_nobody_watches_those_without_a_seat_are_sent_away_when_the_match_begins(
    house: ServerProcess,
) -> None:
    ann = await guest_of(house, "Ann")
    table = await table_for(house, ann, players=2, start=False, spectators=False)
    host, stranger = await Visitor(house, ann).join(table), await Visitor(house).join(table)
    stranger.messages()

    await host.ask(Start())

    assert stranger.messages() == [{"type": "bye", "reason": "refused"}]
    assert host.connection.bye is None
    assert await refusal(Visitor(house).join(table)) == Reason.NOT_YOURS


async def test_a_language_is_one_of_three(house: ServerProcess) -> None:
    table, _, (ann, _) = await seated(house, "Ann", "Bob")

    await ann.ask(Speak(id=1, language="pl", page=True))

    assert await refusal(ann.ask(Speak(language="xx"))) == Reason.BAD_MESSAGE
    assert await refusal(Visitor(house).join(table, language="tlh")) == Reason.BAD_MESSAGE
    update, done = ann.messages()
    assert update["words"]["page"]
    assert done == {"type": "done", "id": 1}


@pytest.mark.limits(chat_per_minute=2)
async def test_chat_reaches_everybody_and_is_limited(house: ServerProcess) -> None:
    table, _, (ann, bob) = await seated(house, "Ann", "Bob")

    await ann.ask(Say(text="boo"))
    await ann.ask(Say(text="who"))

    assert await refusal(ann.ask(Say(text="moo"))) == Reason.TOO_FAST
    assert [said["text"] for said in bob.messages("chat")] == ["boo", "who"]
    late = await Visitor(house).join(table)
    assert [(said["name"], said["seat"]) for said in late.messages("chat")] == [("Ann", 0), ("Ann", 0)]


async def test_an_echo_without_a_measured_line_does_no_harm(house: ServerProcess) -> None:
    _, _, (ann, _) = await seated(house, "Ann", "Bob")

    await ann.ask(Echo(id=3, probe=5))

    assert ann.messages() == [{"type": "done", "id": 3}]


async def test_an_undo_that_all_agree_to_is_told_anew(house: ServerProcess) -> None:
    _, _, (ann, bob) = await seated(house, "Ann", "Bob")
    await ann.answer(0)

    await ann.ask(AskUndo(seat=0))
    wish = bob.messages("table")[-1]["undo"]
    await bob.ask(AnswerUndo(seat=1, agree=True))

    assert wish == {"seat": 0, "agreed": []}
    assert bob.messages("update")[-1]["fresh"] is True
    assert ann.messages("update")[-1]["decision"]["id"] == 1


# --- several processes


async def test_what_one_process_writes_another_one_follows(here: ServerProcess, there: ServerProcess) -> None:
    table, guests, (ann, _) = await seated(here, "Ann", "Bob")
    bob = await Visitor(there, guests[1]).join(table)
    bob.messages()

    await ann.answer(0, 3)
    await bob.table.follow()

    assert len(bob.messages("update")[0]["events"]) == 1
    assert bob.table.state.match is not None
    assert ann.table.state.match is not None
    assert bob.table.state.match.state.json() == ann.table.state.match.state.json()


async def test_of_two_processes_that_write_the_same_number_the_second_looks_again(
    here: ServerProcess, there: ServerProcess
) -> None:
    table, guests, (ann, _) = await seated(here, "Ann", "Bob")
    bob = await Visitor(there, guests[1]).join(table)

    await ann.answer(0, 3)
    await bob.ask(Say(text="well done"))

    assert kinds_of(here, table)[-2:] == ["answered", "said"]
    assert counted(there, "nightlight_conflicts") == 1
    assert bob.table.state.number == ann.table.state.number + 1


async def test_of_two_answers_to_one_question_at_two_processes_the_second_is_stale(
    here: ServerProcess, there: ServerProcess
) -> None:
    table, guests, (ann, _) = await seated(here, "Ann", "Bob")
    phone = await Visitor(there, guests[0]).join(table)

    outcomes = await asyncio.gather(ann.answer(0, 3), phone.answer(0, 5), return_exceptions=True)

    refused = [outcome for outcome in outcomes if outcome is not None]
    assert len(refused) == 1
    assert str(refused[0]).startswith("stale: decision 0 of seat 0 is not open")
    assert answerers(here, table) == ["player"]
    await ann.table.follow()
    assert phone.table.state.lines == ann.table.state.lines


async def test_a_match_drawn_by_two_processes_in_turn_has_one_luck(here: ServerProcess, there: ServerProcess) -> None:
    table, guests, (ann, bob) = await seated(here, "Ann", "Bob", game="nightmarium")
    visitors = {0: [ann, await Visitor(there, guests[0]).join(table)]}
    visitors[1] = [bob, await Visitor(there, guests[1]).join(table)]

    for turn in range(12):
        for house_of in (ann, visitors[0][1]):
            await house_of.table.follow()
        (seat,) = ann.table.state.deciders()
        await visitors[seat][turn % 2].answer(seat)

    await ann.table.follow()
    loaded = await there.lobby.table(table)
    await loaded.follow()
    assert loaded.state.match is not None
    assert ann.table.state.match is not None
    assert loaded.state.match.journal.text() == ann.table.state.match.journal.text()


async def test_whoever_joins_a_replica_that_may_be_behind_is_told_what_is_in_the_log(
    here: ServerProcess, there: ServerProcess
) -> None:
    table, guests, (ann, _) = await seated(here, "Ann", "Bob")
    await there.lobby.table(table)
    await ann.answer(0, 3)

    bob = await Visitor(there, guests[1]).join(table)

    assert bob.messages("update")[0]["decision"]["id"] == 0


async def test_a_log_that_makes_no_sense_is_not_written_to(house: ServerProcess) -> None:
    table, _, (ann, bob) = await seated(house, "Ann", "Bob")
    garbage = written(Answered([{"seat": 9, "action": {"dance": {}}, "outcomes": []}], "player"))
    number = ann.table.state.number + 1
    house.services.store.append([Batch(table, number, [garbage], milliseconds())])

    with pytest.raises(StorageError, match="cannot be replayed"):
        await ann.answer(0)
    with pytest.raises(StorageError, match="cannot be replayed"):
        await bob.ask(Say(text="boo"))
    with pytest.raises(StorageError, match="cannot be replayed"):
        await house.lobby.table(table)

    assert len(log_of(house, table)) == number
    assert ann.messages("bye") == bob.messages("bye") == [{"type": "bye", "reason": "elsewhere"}]


# --- storage


async def test_what_cannot_be_written_does_not_happen_and_works_afterwards(
    house: ServerProcess, tmp_path: Path
) -> None:
    table, _, (ann, bob) = await seated(house, "Ann", "Bob", game="nightmarium", options={"first_player": "0"})
    match = ann.table.state.match
    assert match is not None
    before = (ann.table.state.number, match.state.json(), match.decision(0))

    with broken(tmp_path):
        with pytest.raises(StorageError, match="the disk is full"):
            await ann.answer(0)
        assert (ann.table.state.number, match.state.json(), match.decision(0)) == before
        assert ann.messages() == bob.messages() == []
    await ann.answer(0)

    loaded = await reloaded(house, table)
    assert loaded.state.match is not None
    assert loaded.state.match.state.json() == match.state.json() != before[1]
    assert len(bob.messages("update")) == 1


async def reloaded(house: ServerProcess, table: str) -> LiveTable:
    """The table, read from the database again."""
    house.lobby.unload(house.lobby.tables[table])
    return await house.lobby.table(table)


async def test_a_request_that_is_cancelled_while_it_is_written_is_followed_up(
    house: ServerProcess, tmp_path: Path
) -> None:
    _, _, (ann, bob) = await seated(house, "Ann", "Bob")
    number = ann.table.state.number

    with busy(tmp_path):
        asking = asyncio.create_task(ann.answer(0, 3))
        await until(lambda: house.services.writer.groups > 0 or asking.done())
        await asyncio.sleep(0.05)
        asking.cancel()
        with suppress(asyncio.CancelledError):
            await asking
        assert ann.table.state.number == number
    await until(lambda: ann.table.state.number == number + 1)
    told = bob.messages("update")
    await bob.answer(1)

    assert len(told) == 1
    assert answerers(house, ann.table.state.table) == ["player", "player"]


# --- bots, clocks and those who are away


async def test_bots_play_while_somebody_is_there(house: ServerProcess) -> None:
    ann = await guest_of(house, "Ann")
    options = {"start_player": "0", "turns": "6"}
    table = await table_for(house, ann, players=2, options=options, seats=[SeatPlan("bot", bot="uniform")])
    visitor = await Visitor(house, ann).join(table)
    state = visitor.table.state

    await visitor.answer(0)
    await until(lambda: state.deciders() == [0])

    assert answerers(house, table)[:2] == ["player", "bot"]
    assert counted(house, "nightlight_bot_failures") == 0


async def test_where_nobody_is_bots_rest(house: ServerProcess) -> None:
    ann = await guest_of(house, "Ann")
    table = await table_for(house, ann, players=2, options={"start_player": "1"})

    await house.lobby.table(table)
    await asyncio.sleep(0.05)

    assert answerers(house, table) == []


async def test_a_bot_that_fails_still_answers(house: ServerProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "senseless", STRANGE["senseless"])

    ann = await guest_of(house, "Ann")
    seats = [SeatPlan("bot", bot="senseless")]
    table = await table_for(house, ann, players=2, options={"start_player": "1"}, seats=seats)

    visitor = await Visitor(house, ann).join(table)
    await until(lambda: visitor.table.state.deciders() == [0])

    assert answerers(house, table) == ["bot"]
    assert counted(house, "nightlight_bot_failures") == 1


@pytest.mark.limits(grace_seconds=0)
async def test_a_bot_plays_for_somebody_who_stays_away_and_hands_the_seat_back(house: ServerProcess) -> None:
    table, guests, (ann, bob) = await seated(house, "Ann", "Bob")
    state = bob.table.state

    ann.leave()
    await until(lambda: state.deciders() == [1])
    shown = bob.messages("table")[-1]["seats"][0]
    await Visitor(house, guests[0]).join(table)
    await until(lambda: state.bot(0) is None)

    assert answerers(house, table) == ["stand-in"]
    assert (shown["kind"], shown["bot"] is not None) == ("person", True)
    assert kinds_of(house, table)[-3:] == ["replaced", "answered", "returned"]


@pytest.mark.limits(grace_seconds=0)
async def test_who_is_back_in_time_keeps_the_seat(house: ServerProcess) -> None:
    table, guests, (ann, _) = await seated(house, "Ann", "Bob")

    ann.leave()
    await Visitor(house, guests[0]).join(table)
    await asyncio.sleep(0.05)

    assert kinds_of(house, table)[-1] == "started"


@pytest.mark.limits(grace_seconds=0)
async def test_whoever_never_came_is_replaced_too(house: ServerProcess) -> None:
    ann, bob = await guest_of(house, "Ann"), await guest_of(house, "Bob")
    table = await table_for(house, ann, bob)

    visitor = await Visitor(house, ann).join(table)
    await until(lambda: 1 in visitor.table.state.stand_ins)

    assert visitor.table.state.bot(0) is None


@pytest.mark.limits(grace_seconds=0)
async def test_while_nobody_waits_nobody_is_replaced(house: ServerProcess) -> None:
    table, _, (ann, bob) = await seated(house, "Ann", "Bob")
    await Visitor(house).join(table)

    ann.leave()
    bob.leave()
    await asyncio.sleep(0.05)

    assert kinds_of(house, table)[-1] == "started"


async def test_one_who_left_plays_again_after_coming_back(house: ServerProcess) -> None:
    table, _, (ann, bob) = await seated(house, "Ann", "Bob")

    await bob.ask(Leave(seat=1))
    await ann.answer(0)
    await until(lambda: ann.table.state.deciders() == [0])
    await bob.ask(Return(seat=1))
    await ann.answer(0, 1)

    assert answerers(house, table) == ["player", "stand-in", "player"]
    assert bob.table.state.bot(1) is None


async def test_what_a_bot_thought_of_for_somebody_who_is_back_is_dropped(house: ServerProcess) -> None:
    table, _, (ann, _) = await seated(house, "Ann", "Bob")

    await ann.ask(Leave(seat=0))
    await ann.ask(Return(seat=0))
    figure = "nightlight_bot_seconds_count"
    await until(lambda: house.services.metrics.registry.get_sample_value(figure) == 1)
    await asyncio.sleep(0.02)

    assert answerers(house, table) == []
    assert ann.table.state.deciders() == [0]


async def old_table(house: ServerProcess, story: Story, guest: Guest, *, live_until: int) -> str:
    """A table whose match began an hour ago."""
    then = milliseconds() - 3_600_000
    opened = msgspec.structs.replace(
        story.opened,
        host=guest.id,
        chairs=[
            msgspec.structs.replace(chair, guest=None if chair.guest is None else guest.id)
            for chair in story.opened.chairs
        ],
    )
    summary = '{"players":2,"options":{},"names":[],"free":0,"host":""}'
    row = TableRow("old", "OLDOLD", opened.game, "private", "playing", then, then, live_until, summary)
    house.services.store.create_table(row, [written(opened), *(text for _, text in story.log)], [(0, guest.id)])
    return row.id


async def test_when_time_is_over_an_ordinary_answer_is_given(house: ServerProcess) -> None:
    ann = await guest_of(house, "Ann")
    story = begun(people="ann ann", clock=ClockTerms("decision", 60))
    table = await old_table(house, story, ann, live_until=milliseconds())

    visitor = await Visitor(house, ann).join(table)
    await until(lambda: visitor.table.state.deciders() == [1])

    assert answerers(house, table) == ["clock"]
    clocks = visitor.messages("clocks")
    assert clocks[0] == {"type": "clocks", "left": [0, 60_000], "running": [0]}
    assert clocks[-1]["running"] == [1]


async def test_after_a_rest_clocks_begin_anew(house: ServerProcess) -> None:
    ann = await guest_of(house, "Ann")
    story = begun(people="ann ann", clock=ClockTerms("decision", 60))
    table = await old_table(house, story, ann, live_until=milliseconds() - 60_000)

    visitor = await Visitor(house, ann).join(table)

    assert isinstance(log_of(house, table)[-1], Resumed)
    assert visitor.messages("clocks")[0]["left"][0] > 50_000
    assert answerers(house, table) == []


async def test_a_rest_without_clocks_is_no_news(house: ServerProcess) -> None:
    ann = await guest_of(house, "Ann")
    table = await old_table(house, begun(people="ann ann"), ann, live_until=0)

    await house.lobby.table(table)

    assert kinds_of(house, table) == ["opened", "started"]


async def test_who_leaves_while_the_clock_answers_is_still_answered_for(house: ServerProcess) -> None:
    ann = await guest_of(house, "Ann")
    story = begun(people="ann ann", clock=ClockTerms("decision", 60))
    table = await old_table(house, story, ann, live_until=milliseconds())

    visitor = await Visitor(house, ann).join(table)
    await asyncio.sleep(0.02)
    await visitor.ask(Leave(seat=0))
    await until(lambda: visitor.table.state.deciders() == [1])

    assert answerers(house, table) in (["stand-in"], ["clock"])


# --- after the match


async def ended(house: ServerProcess, *names: str) -> tuple[str, list[Guest], list[Visitor]]:
    """A match of these people that is over."""
    table, guests, visitors = await seated(house, *names)
    await visitors[0].table.act(lambda: Transaction([Abandoned("idle")]))
    for visitor in visitors:
        visitor.messages()
    return table, guests, visitors


async def test_when_all_who_are_there_wish_it_the_next_match_begins(house: ServerProcess) -> None:
    table, _, (ann, bob) = await ended(house, "Ann", "Bob")

    await ann.ask(Rematch(seat=0))
    waiting = ann.table.state.next
    await bob.ask(Rematch(seat=1))

    following = bob.messages("table")[-1]["next"]
    live = await house.lobby.table(following)
    assert waiting is None
    assert following not in (None, table)
    assert live.state.stage == "playing"
    assert [chair.name for chair in live.state.chairs] == ["Ann", "Bob"]
    assert live.state.opened.secret != ann.table.state.opened.secret


async def test_nobody_waits_for_the_wish_of_those_who_are_gone(house: ServerProcess) -> None:
    _, _, (ann, bob) = await ended(house, "Ann", "Bob")

    bob.leave()
    await ann.ask(Rematch(seat=0))

    assert ann.table.state.next is not None


async def test_a_wish_that_is_repeated_opens_one_table(house: ServerProcess) -> None:
    _, guests, (ann, bob) = await ended(house, "Ann", "Bob")
    await bob.ask(Rematch(seat=1))

    await asyncio.gather(ann.ask(Rematch(seat=0)), ann.ask(Rematch(seat=0)), return_exceptions=True)

    tables = house.services.store.tables_of(guests[0].id)
    assert sorted(row.stage for row in tables) == ["over", "playing"]
    assert ann.table.state.next in [row.id for row in tables]


# --- memory


@pytest.mark.limits(unload_seconds=0)
async def test_a_table_that_was_let_go_is_the_same_when_it_is_loaded_again(house: ServerProcess) -> None:
    table, guests, (ann, bob) = await seated(house, "Ann", "Bob")
    await ann.answer(0, 3)
    cursor = ann.messages("update")[-1]["cursor"]
    ann.leave()
    bob.leave()
    await asyncio.sleep(0.01)

    await house.lobby.tick()
    kept = dict(house.lobby.tables)
    again = await Visitor(house, guests[0]).join(table, cursor=cursor)

    assert kept == {}
    assert again.table is not ann.table
    update = again.messages("update")[0]
    assert update["events"] == []
    assert "fresh" not in update
    assert update["cursor"] == cursor


async def test_a_table_that_was_let_go_sends_latecomers_to_its_successor(house: ServerProcess) -> None:
    table, guests, (ann, _) = await seated(house, "Ann", "Bob")
    silent = Visitor(house, guests[1])
    silent.table = ann.table

    house.lobby.unload(ann.table)
    await ann.table.join(silent.connection, Hello())

    assert silent.messages() == [{"type": "bye", "reason": "elsewhere"}]
    assert await refusal(ann.answer(0)) == Reason.SHUTDOWN
    assert kinds_of(house, table)[-1] == "started"


async def answer_for(live: LiveTable, guest: Guest, seat: int) -> None:
    """An answer that comes by another socket of the guest."""
    assert live.state.match is not None
    answer = Answer(seat=seat, decision=live.state.match.decision(seat), option=0)
    await live.act(lambda: plan(answer, live.state, Asker(guest.id, guest.name)))


async def test_a_slow_client_is_sent_away_and_loses_nothing(tmp_path: Path) -> None:
    async with house_in(tmp_path, replace(QUICK, outbox_messages=6)) as house:
        table, guests, (ann, bob) = await seated(house, "Ann", "Bob")
        heard: list[object] = []
        cursor = None

        for turn in range(12):
            (seat,) = ann.table.state.deciders()
            await answer_for(ann.table, guests[seat], seat)
            ann.messages()
            if turn == 1:
                updates = bob.messages("update")
                heard += [event for update in updates for event in update["events"]]
                cursor = updates[-1]["cursor"]
        back = await Visitor(house, guests[1]).join(table, cursor=cursor)
        heard += [event for update in back.messages("update") for event in update["events"]]

        assert bob.connection.bye == "slow"
        match = ann.table.state.match
        assert match is not None
        assert heard == [event.seen_by(1).json() for line in match.events[1:] for event in line]


async def test_the_lobby_knows_who_sits_where_and_what_stage_it_is(house: ServerProcess) -> None:
    ann, bob = await guest_of(house, "Ann"), await guest_of(house, "Bob")
    table = await table_for(house, ann, bob, players=4, start=False)
    host, other = await Visitor(house, ann).join(table), await Visitor(house, bob).join(table)
    store = house.services.store

    seated = store.table(table)
    await other.ask(AddWords(seat=1, words="boo"))
    await other.ask(Stand(seat=1))
    left = store.table(table)
    await host.ask(Start())
    begun = store.table(table)

    assert seated is not None and left is not None and begun is not None  # noqa: PT018
    assert [read_summary(row.summary).names for row in (seated, left)] == [["Ann", "Bob"], ["Ann"]]
    assert (read_summary(begun.summary).free, begun.stage) == (0, "playing")
    assert read_summary(begun.summary).names == ["Ann", "Bot 2", "Bot 3", "Bot 4"]
    assert store.tables_of(bob.id) == []
