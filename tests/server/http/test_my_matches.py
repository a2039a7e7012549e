"""Every match of mine: what goes on, what is over and how it ended, page by page."""

from __future__ import annotations

import httpx
import pytest

from nightlight.core.game import Outcome
from nightlight.games import find
from nightlight.play.simulate import random_match
from nightlight.server.operations.server_process import ServerProcess
from nightlight.server.store.matches import Wanted
from nightlight.server.store.rows import Guest
from nightlight.server.tables.seating import NAMELESS
from nightlight.server.tables.summary import read
from nightlight.wire.api import Result, Summary
from nightlight.wire.messages import Abandon, Agree
from server.house import Said, Served, Visitor, brought_in, forget, guest_of, table_for

SOLO = {"game": "fear-of-the-dark", "players": 1, "start": True}


async def asked(client: httpx.AsyncClient, query: str = "") -> Said:
    answer = await client.get(f"/api/my-matches{query}")
    assert answer.status_code == 200, answer.text
    said: Said = answer.json()
    return said


async def opened(client: httpx.AsyncClient, **wish: object) -> str:
    answer = await client.post("/api/tables", json=SOLO | wish)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def names(listed: Said) -> list[str]:
    """The names of the others."""
    summary = listed["summary"]
    pairs = zip(summary["taken"], summary["names"], strict=True)
    return [name for seat, name in pairs if seat not in listed["yours"]]


async def test_a_table_is_listed_by_its_seats_and_not_by_a_name(served: Served) -> None:
    ann = await served.guest("Player")
    seats = [{"kind": "bot"}, {"kind": "me"}, {"kind": "free"}]
    await opened(ann, game="nightmarium", players=3, start=False, seats=seats)

    await ann.post("/api/me", json={"name": "Ann"})
    (mine,) = (await asked(ann))["matches"]
    (at_home,) = (await ann.get("/api/my-tables")).json()

    assert (mine["yours"], mine["summary"]["taken"], mine["summary"]["bots"]) == ([1], [0, 1], [0])
    assert names(mine) == names(at_home) == ["Bot 1"]


async def test_pages_lead_from_one_to_the_next(served: Served) -> None:
    ann = await served.guest("Ann")
    tables = [await opened(ann) for _ in range(5)]

    first = await asked(ann, "?count=2")
    second = await asked(ann, f"?count=2&behind={first['next']}")
    third = await asked(ann, f"?count=2&behind={second['next']}")

    found = [each["table"] for page in (first, second, third) for each in page["matches"]]
    assert sorted(found) == sorted(tables)
    assert third["next"] is None


async def test_matches_are_found_by_game_by_name_and_by_title(served: Served) -> None:
    ann = await served.guest("Ann")
    alone = await opened(ann)
    seats = [{"kind": "me"}, {"kind": "me", "name": "Żaneta"}]
    both = await opened(ann, game="nightmarium", players=2, seats=seats)

    async def found(query: str) -> list[str]:
        return [each["table"] for each in (await asked(ann, query))["matches"]]

    assert await found("?game=nightmarium") == [both]
    assert await found("?text=żan") == [both]
    assert await found("?text=dark&titles=fear-of-the-dark") == [alone]
    assert await found("?stage=over") == await found("?game=chess") == []


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("?stage=lost", "stage"),
        ("?count=0", "count"),
        ("?count=101", "count"),
        ("?count=x", "count"),
        ("?behind=x", "behind"),
        ("?behind=1", "behind"),
        ("?behind=9999999999999999.x", "behind"),
        ("?behind=1.%00", "behind"),
        (f"?text={'x' * 81}", "text"),
    ],
)
async def test_what_is_no_page_is_refused_at_its_field(served: Served, query: str, field: str) -> None:
    ann = await served.guest("Ann")

    answer = await ann.get(f"/api/my-matches{query}")

    assert (answer.status_code, answer.json()["field"]) == (400, field)


async def test_strangers_have_no_matches(served: Served) -> None:
    assert (await served.client().get("/api/my-matches")).json()["reason"] == "no-guest"


async def test_how_a_match_ended_is_told_in_the_list(house: ServerProcess) -> None:
    ann, bob = await guest_of(house, "Ann"), await guest_of(house, "Bob")
    played = await Visitor(house, ann).join(await table_for(house, ann, bob, game="nightmarium"))
    given_up = await Visitor(house, ann).join(await table_for(house, ann, game="fear-of-the-dark"))

    await play_out(played, await Visitor(house, bob).join(played.table.state.table))
    await given_up.ask(Abandon())

    told = summaries(house, ann)
    outcome = outcome_of(played)
    assert told[played.table.state.table].result == Result(outcome.ranks, outcome.scores, outcome.winners())
    ended = told[given_up.table.state.table]
    assert (ended.result, ended.abandoned) == (None, "host")


async def test_a_list_tells_what_was_agreed_on_last(house: ServerProcess) -> None:
    ann = await guest_of(house, "Ann")
    visitor = await Visitor(house, ann).join(await table_for(house, ann, players=2, start=False))

    await visitor.ask(Agree(options={"turns": "9"}))

    (row,) = house.services.store.matches(Wanted(ann.id, over=False))
    assert read(row.summary).options["turns"] == "9"


async def test_a_result_stays_when_somebody_is_forgotten(house: ServerProcess) -> None:
    ann, bob = await guest_of(house, "Ann"), await guest_of(house, "Bob")
    played = await Visitor(house, ann).join(await table_for(house, ann, bob, game="nightmarium"))
    await play_out(played, await Visitor(house, bob).join(played.table.state.table))
    before = summaries(house, ann)[played.table.state.table]

    await forget(house, bob)

    after = summaries(house, ann)[played.table.state.table]
    assert after.result == before.result is not None
    assert after.names == ["Ann", NAMELESS]


async def test_a_match_that_was_brought_in_tells_how_it_ended(house: ServerProcess) -> None:
    cat = await guest_of(house, "Cat")
    game = find("nightmarium")
    match = random_match(game, game.setup(2), seed=5)

    row = await brought_in(house, cat, match.journal.text())

    outcome = match.outcome()
    assert outcome is not None
    assert summaries(house, cat)[row.id].result == Result(outcome.ranks, outcome.scores, outcome.winners())


async def play_out(*people: Visitor) -> None:
    """Everybody takes the first of their options until the match is over."""
    table = people[0].table
    while table.state.stage == "playing":
        seat = table.state.deciders()[0]
        await people[seat].answer(seat)


def outcome_of(visitor: Visitor) -> Outcome:
    assert visitor.table.state.match is not None
    outcome = visitor.table.state.match.outcome()
    assert outcome is not None
    return outcome


def summaries(house: ServerProcess, guest: Guest) -> dict[str, Summary]:
    """What the list says of the matches that are over."""
    return {row.id: read(row.summary) for row in house.services.store.matches(Wanted(guest.id, over=True))}
