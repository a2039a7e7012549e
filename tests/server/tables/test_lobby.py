"""The lobby: tables are opened, found, kept while somebody is there, and given up when nobody is."""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec
import pytest

from nightlight.core.errors import StorageError
from nightlight.games import GAMES
from nightlight.server.operations.bus import Appended, Missed, Said
from nightlight.server.operations.server_process import ServerProcess
from nightlight.server.store.rows import Batch, Guest, Recorded, TableRow
from nightlight.server.tables.folding import table_state_of
from nightlight.server.tables.lobby import CODE_LENGTH, CODE_LETTERS, new_code
from nightlight.server.tables.presence import Here
from nightlight.server.tables.records import Chair, Opened, read, written
from nightlight.server.tables.records import Said as SaidRecord
from nightlight.server.tables.refusal import Refusal
from nightlight.server.tables.requests import Asker
from nightlight.server.tables.services import milliseconds
from nightlight.server.tables.summary import read as read_summary
from nightlight.wire.api import OpenTable, SeatPlan
from nightlight.wire.messages import Reason, Start
from server.house import Story, Visitor, guest_of, house_in, refusal, table_for, until

ANN = Asker("ann", "Ann")
ROW = TableRow("table", "BCDFGH", "nightmarium", "open", "waiting", 1, 1, 1, "{}")


@asynccontextmanager
async def house_of_ann(folder: Path) -> AsyncIterator[ServerProcess]:
    """A house where Ann is a guest."""
    async with house_in(folder) as house:
        house.services.store.add_guest(Guest(ANN.guest, "hash", ANN.name, 1, 1))
        yield house


async def opened(house: ServerProcess, **wishes: object) -> Opened:
    """The first record of a new table."""
    wish = msgspec.convert({"game": "nightmarium", "players": 3, **wishes}, type=OpenTable)
    row = await house.lobby.open(ANN, wish)
    record = read(house.services.store.records(row.id)[0].data)
    assert isinstance(record, Opened)
    return record


async def test_without_a_word_the_first_seat_is_the_hosts(tmp_path: Path) -> None:
    async with house_of_ann(tmp_path) as house:
        record = await opened(house)

        assert record.chairs == [Chair("ann", "Ann"), Chair(), Chair()]
        assert (record.host, record.visibility, record.spectators, record.seeded) == ("ann", "private", True, False)
        assert record.rules_version == GAMES["nightmarium"].rules_version
        assert len(bytes.fromhex(record.secret)) == 32


async def test_seats_are_as_the_host_wishes(tmp_path: Path) -> None:
    async with house_of_ann(tmp_path) as house:
        seats = [{"kind": "bot"}, {"kind": "me", "name": "Zoe"}, {"kind": "me", "name": "Zoe"}]

        record = await opened(house, seats=seats)

        assert [chair.name for chair in record.chairs] == ["Bot 1", "Zoe", "Zoe 2"]
        assert [chair.guest for chair in record.chairs] == [None, "ann", "ann"]


async def test_at_a_table_for_one_nobody_watches(tmp_path: Path) -> None:
    async with house_of_ann(tmp_path) as house:
        assert (await opened(house, visibility="solo")).spectators is False


async def test_every_table_has_an_address_a_code_and_a_secret_of_its_own(tmp_path: Path) -> None:
    async with house_of_ann(tmp_path) as house:
        rows = [await house.lobby.open(ANN, OpenTable("nightmarium", 2)) for _ in range(5)]
        secrets = {(await opened(house)).secret for _ in range(5)}

        assert len({row.id for row in rows}) == len({row.code for row in rows}) == 5
        assert len(secrets) == 5


def test_a_code_can_be_typed() -> None:
    codes = {new_code() for _ in range(50)}

    assert len(codes) == 50
    assert all(len(code) == CODE_LENGTH and set(code) <= set(CODE_LETTERS) for code in codes)


@pytest.mark.parametrize("typed", ["{}", " {} ", "lower"])
async def test_a_code_is_found_however_it_is_typed(tmp_path: Path, typed: str) -> None:
    async with house_of_ann(tmp_path) as house:
        row = await house.lobby.open(ANN, OpenTable("nightmarium", 2))

        found = await house.lobby.by_code(row.code.lower() if typed == "lower" else typed.format(row.code))

        assert found.id == row.id


async def test_what_does_not_exist_is_not_found(house: ServerProcess) -> None:
    assert await refusal(house.lobby.table("nothing")) == Reason.UNKNOWN_TABLE
    assert await refusal(house.lobby.by_code("NOTHING")) == Reason.UNKNOWN_TABLE


async def test_a_table_that_begins_at_once_has_bots_on_its_free_seats(tmp_path: Path) -> None:
    async with house_of_ann(tmp_path) as house:
        row = await house.lobby.open(ANN, OpenTable("nightmarium", 3, start=True))

        live = await house.lobby.table(row.id)

        assert (row.stage, live.state.stage) == ("playing", "playing")
        assert read_summary(row.summary).names == ["Ann", "Bot 2", "Bot 3"]
        assert read_summary(row.summary).free == 0
        assert live.state.people() == [0]


async def test_many_who_ask_for_a_table_at_once_get_the_same_one(tmp_path: Path) -> None:
    async with house_of_ann(tmp_path) as house:
        row = await house.lobby.open(ANN, OpenTable("nightmarium", 2))

        tables = await asyncio.gather(*(house.lobby.table(row.id) for _ in range(5)))

        assert len(set(tables)) == 1
        assert house.lobby.tables == {row.id: tables[0]}


async def test_one_who_stops_waiting_does_not_stop_the_others(tmp_path: Path) -> None:
    async with house_of_ann(tmp_path) as house:
        row = await house.lobby.open(ANN, OpenTable("nightmarium", 2))
        impatient = asyncio.create_task(house.lobby.table(row.id))
        patient = asyncio.create_task(house.lobby.table(row.id))
        await asyncio.sleep(0)

        impatient.cancel()

        assert (await patient).state.table == row.id


@pytest.mark.parametrize(
    "rows",
    [
        [],
        [Recorded(1, 1, "nonsense")],
        [Recorded(1, 1, written(SaidRecord("ann", "Ann", "boo")))],
        [Recorded(1, 1, written(Story().opened)), Recorded(3, 1, written(SaidRecord("ann", "Ann", "boo")))],
        [Recorded(1, 1, written(Story().opened)), Recorded(2, 1, written(Story().opened))],
        [Recorded(1, 1, written(Story().opened).replace("dont-go-in-there", "chess"))],
        [Recorded(1, 1, written(Story().opened)), Recorded(2, 1, '{"record":"danced"}')],
    ],
)
def test_a_log_that_makes_no_sense_is_told_as_a_problem_of_storage(rows: list[Recorded]) -> None:
    with pytest.raises(StorageError, match="the log of table table"):
        table_state_of(ROW.id, ROW.code, rows)


def test_a_match_by_rules_newer_than_ours_is_over_and_stays_as_it_was_recorded() -> None:
    story = Story()
    story.ask("ann", Start())
    newer = [Recorded(1, 1, written(msgspec.structs.replace(story.opened, rules_version=99)))]
    newer += [
        Recorded(number, at, record.replace(f'"rules_version":{story.opened.rules_version}', '"rules_version":99'))
        for number, (at, record) in enumerate(story.log, start=2)
    ]

    state = table_state_of(ROW.id, ROW.code, newer)

    assert (state.stage, state.abandoned, state.number) == ("over", "rules", len(newer))


@pytest.mark.limits(unload_seconds=0)
async def test_tables_where_somebody_is_are_kept_and_listed(house: ServerProcess) -> None:
    ann = await guest_of(house, "Ann")
    kept = await table_for(house, ann, players=2, start=False, visibility="open")
    left = await table_for(house, ann, players=2, start=False, visibility="open")
    await Visitor(house, ann).join(kept)
    await asyncio.sleep(0.01)
    before = milliseconds()

    await house.lobby.tick()

    row = house.services.store.table(kept)
    assert row is not None
    assert row.live_until > before + 10_000
    assert set(house.lobby.tables) == {kept}
    assert (await house.lobby.table(left)).state.stage == "waiting"


@pytest.mark.parametrize("game", ["dont-go-in-there", "komnata-strachu"])
@pytest.mark.usefixtures("without_collector")
async def test_a_table_leaves_the_memory_at_once_and_as_a_whole(house: ServerProcess, game: str) -> None:
    ann = await guest_of(house, "Ann")
    table = await table_for(house, ann, await guest_of(house, "Ben"), game=game)
    visitor = await Visitor(house, ann).join(table)
    with suppress(Refusal):  # a race is not answered
        await visitor.answer(visitor.table.state.deciders()[0])
    parts = visitor.table, visitor.table.state, visitor.table.races, visitor.table.state.match
    gone = [weakref.ref(part) for part in parts]

    visitor.leave()
    house.lobby.unload(visitor.table)
    del visitor, parts
    await asyncio.sleep(0.01)

    assert [part() for part in gone] == [None] * len(gone)


@pytest.mark.limits(waiting_hours=0, idle_days=30)
async def test_tables_that_nobody_goes_on_with_are_given_up(house: ServerProcess) -> None:
    ann = await guest_of(house, "Ann")
    waiting = await table_for(house, ann, players=2, start=False)
    playing = await table_for(house, ann, players=2)
    house.services.store.touch([waiting, playing], 0)
    await asyncio.sleep(0.01)

    await house.lobby.sweep()

    given_up = await house.lobby.table(waiting)
    row = house.services.store.table(waiting)
    assert (given_up.state.stage, given_up.state.abandoned) == ("over", "idle")
    assert row is not None
    assert row.stage == "over"
    assert (await house.lobby.table(playing)).state.stage == "playing"


@pytest.mark.limits(waiting_hours=0)
async def test_an_idle_table_whose_log_is_broken_does_not_keep_the_others_from_being_given_up(
    house: ServerProcess,
) -> None:
    ann = await guest_of(house, "Ann")
    tables = [await table_for(house, ann, players=2, start=False) for _ in range(3)]
    house.services.store.touch(tables, 0)
    house.services.store.append([Batch(tables[1], 2, ["nonsense"], 1)])
    for live in list(house.lobby.tables.values()):
        house.lobby.unload(live)
    await asyncio.sleep(0.01)

    await house.lobby.sweep()

    rows = [house.services.store.table(table) for table in tables]
    assert [row.stage for row in rows if row is not None] == ["over", "waiting", "over"]


async def test_what_other_processes_append_is_followed(house: ServerProcess) -> None:
    ann = await guest_of(house, "Ann")
    table = await table_for(house, ann, players=2, start=False)
    visitor = await Visitor(house, ann).join(table)
    number = visitor.table.state.number
    said = [written(SaidRecord("x", "X", text)) for text in ("boo", "who")]

    house.services.store.append([Batch(table, number + 1, said[:1], milliseconds())])
    house.lobby.hear(Appended(table, number + 1))
    house.lobby.hear(Appended("unknown", 5))
    await until(lambda: visitor.table.state.number == number + 1)
    house.services.store.append([Batch(table, number + 2, said[1:], milliseconds())])
    house.lobby.hear(Missed())
    await until(lambda: visitor.table.state.number == number + 2)

    assert [said["text"] for said in visitor.messages("chat")] == ["boo", "who"]


async def test_who_is_at_another_process_is_there(house: ServerProcess) -> None:
    ann = await guest_of(house, "Ann")
    table = await table_for(house, ann, await guest_of(house, "Bob"))
    visitor = await Visitor(house, ann).join(table)
    visitor.messages()

    house.lobby.hear(Said("other", msgspec.json.encode(Here(table, {1: 20}, 2))))

    assert visitor.messages() == [{"type": "presence", "seats": [True, True], "spectators": 2}]
    assert visitor.table.presences.round_trips()[1] == 20


async def test_when_the_server_stops_everybody_is_told(house: ServerProcess) -> None:
    ann = await guest_of(house, "Ann")
    visitor = await Visitor(house, ann).join(await table_for(house, ann, players=2, start=False))

    house.lobby.close()

    assert visitor.messages()[-1] == {"type": "bye", "reason": "shutdown"}
    assert await refusal(visitor.table.act(lambda: pytest.fail("it is closed"))) == Reason.SHUTDOWN


async def test_more_seats_than_players_are_refused(tmp_path: Path) -> None:
    async with house_of_ann(tmp_path) as house:
        wish = OpenTable("nightmarium", 2, seats=[SeatPlan("me")] * 3)

        assert await refusal(house.lobby.open(ANN, wish)) == Reason.BAD_SETUP


async def test_a_second_player_of_a_game_for_one_is_refused_with_the_reason(tmp_path: Path) -> None:
    async with house_of_ann(tmp_path) as house:
        with pytest.raises(Refusal, match="bad-setup: fear-of-the-dark is for one player, not 2"):
            await house.lobby.open(ANN, OpenTable("fear-of-the-dark", 2))
        with pytest.raises(Refusal, match="bad-setup: the table has 1 of the 2 seats that are named"):
            await house.lobby.open(ANN, OpenTable("fear-of-the-dark", 1, seats=[SeatPlan("me")] * 2))
