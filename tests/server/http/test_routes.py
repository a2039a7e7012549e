"""The addresses of a server: who one is, tables, tickets, journals, and what an operator asks."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from starlette.types import Message, Scope

from nightlight.games import GAMES
from nightlight.server.http.routes import application
from nightlight.server.http.security import HEADERS
from nightlight.server.http.sessions import COOKIE
from nightlight.server.operations.server_process import ServerProcess
from server.house import Served, Visitor, as_task, problem

OPEN = {"game": "dont-go-in-there", "players": 2, "options": {"start_player": "0"}}


async def opened(client: httpx.AsyncClient, **wishes: object) -> str:
    """A new table of the client."""
    answer = await client.post("/api/tables", json=OPEN | wishes)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


# --- who one is


async def test_a_name_makes_a_guest_with_a_cookie(served: Served) -> None:
    client = served.client()

    unknown = await client.get("/api/me")
    made = await client.post("/api/me", json={"name": "  Ann  "})
    known = await client.get("/api/me")
    renamed = await client.post("/api/me", json={"name": "Anna"})

    assert problem(unknown) == (401, "no-guest")
    assert made.json() == known.json() == {"name": "Ann"}
    cookie = made.headers["set-cookie"].lower()
    assert all(word in cookie for word in ("httponly", "samesite=lax", "max-age=31536000", "path=/"))
    assert "secure" not in cookie
    assert "set-cookie" not in renamed.headers
    assert (await client.get("/api/me")).json() == {"name": "Anna"}


async def test_over_a_safe_line_the_cookie_stays_on_safe_lines(served: Served) -> None:
    answer = await served.client().post("https://nightlight.test/api/me", json={"name": "Ann"})

    assert "secure" in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (b"", "bad-message"),
        (b"{", "bad-message"),
        (b"[]", "bad-message"),
        (b'{"name": 5}', "bad-message"),
        (b'{"name": "Ann", "admin": true}', "bad-message"),
        (b'{"name": "' + b"a" * 41 + b'"}', "name-long"),
        (b'{"name": "' + b"a" * 401 + b'"}', "bad-message"),
        (b"[" * 10_000, "bad-message"),
        (b'{"name": "\xff"}', "bad-message"),
        (b'{"name": "\\ud83d"}', "bad-message"),
        (b'{"name": " "}', "name-empty"),
        (b'{"name": "a\\u202eb"}', "name-signs"),
    ],
)
async def test_what_is_no_name_is_refused(served: Served, body: bytes, reason: str) -> None:
    answer = await served.client().post("/api/me", content=body)

    assert problem(answer) == (400, reason)
    assert "set-cookie" not in answer.headers


async def test_a_refused_name_says_which_field_is_wrong_and_may_be_mended(served: Served) -> None:
    client = served.client()

    refused = (await client.post("/api/me", json={"name": "Ann\u202e"})).json()
    mended = await client.post("/api/me", json={"name": "🧛🏽‍♀️ Ann"})
    seats = [{"kind": "me"}, {"kind": "me", "name": "\u3164"}]
    wish = {"game": "nightmarium", "players": 2, "seats": seats}
    beside = (await client.post("/api/tables", json=wish)).json()

    assert (refused["field"], refused["key"]) == ("name", "refused-name-signs")
    assert mended.json() == {"name": "🧛🏽‍♀️ Ann"}
    assert (beside["field"], beside["key"]) == ("seats.1.name", "refused-name-empty")


@pytest.mark.limits(guests_per_hour=2)
async def test_new_guests_of_one_address_are_limited(served: Served) -> None:
    ann = await served.guest("Ann")
    await served.guest("Bob")

    third = await served.client().post("/api/me", json={"name": "Cat"})
    elsewhere = await served.client("10.0.0.7").post("/api/me", json={"name": "Cat"})

    assert problem(third) == (429, "too-fast")
    assert elsewhere.status_code == 200
    assert (await ann.post("/api/me", json={"name": "Anna"})).status_code == 200


@pytest.mark.limits(requests_per_minute=3)
async def test_requests_of_one_address_are_limited(served: Served) -> None:
    client = served.client()

    answers = [await client.get("/api/games") for _ in range(4)]

    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert (await served.client("10.0.0.7").get("/api/games")).status_code == 200
    assert (await client.get("/healthz")).status_code == 200


# --- games and tables


async def test_the_games_are_listed(served: Served) -> None:
    games = (await served.client().get("/api/games")).json()

    assert [game["id"] for game in games] == list(GAMES)
    by_id = {game["id"]: game for game in games}
    assert (by_id["straszydla"]["fewest"], by_id["straszydla"]["most"]) == (2, 4)
    assert [game for game, each in by_id.items() if each["raced"]] == ["komnata-strachu"]
    assert all("uniform" in game["bots"] for game in games)


async def test_a_table_is_opened_found_and_listed(served: Served) -> None:
    ann, stranger = await served.guest("Ann"), served.client()

    made = (await ann.post("/api/tables", json=OPEN | {"visibility": "open"})).json()
    hidden = await opened(ann)
    listed = (await stranger.get("/api/tables")).json()

    assert (await stranger.get(f"/api/codes/{made['code'].lower()}")).json() == made
    assert (await stranger.get(f"/api/tables/{made['table']}")).json() == listed[0]
    assert [each["table"] for each in listed] == [made["table"]]
    assert listed[0]["summary"]["names"] == ["Ann"]
    assert listed[0]["summary"]["free"] == 1
    assert {each["table"] for each in (await ann.get("/api/my-tables")).json()} == {made["table"], hidden}


@pytest.mark.parametrize(
    ("wish", "status", "reason"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"players": 9}, 400, "bad-setup"),
        ({"players": -1}, 400, "bad-message"),
        ({"options": {"turns": "7"}}, 400, "bad-setup"),
        ({"options": {"colour": "red"}}, 400, "bad-setup"),
        ({"seats": [{"kind": "me"}] * 3}, 400, "bad-setup"),
        ({"seats": [{"kind": "bot", "bot": "grandmaster"}]}, 400, "bad-setup"),
        ({"seats": [{"kind": "me", "name": "\u202e"}]}, 400, "name-signs"),
        ({"seats": [{"kind": "ghost"}]}, 400, "bad-message"),
        ({"clock": {"kind": "decision", "seconds": 0}}, 400, "bad-message"),
        ({"clock": {"kind": "decision", "seconds": 10**30}}, 400, "bad-message"),
        ({"visibility": "secret"}, 400, "bad-message"),
        ({"seeded": True}, 400, "bad-message"),
    ],
)
async def test_what_cannot_be_played_is_refused(
    served: Served, wish: dict[str, object], status: int, reason: str
) -> None:
    ann = await served.guest("Ann")

    answer = await ann.post("/api/tables", json=OPEN | wish)

    assert problem(answer) == (status, reason)
    assert (await ann.get("/api/my-tables")).json() == []


@pytest.mark.parametrize(
    ("wish", "field"),
    [
        ({"players": 9}, "players"),
        ({"options": {"turns": "7"}}, "options.turns"),
        ({"options": {"start_player": "4"}}, "options.start_player"),
        ({"options": {"colour": "red"}}, None),
        ({"seats": [{"kind": "me"}] * 3}, "seats"),
        ({"seats": [{"kind": "bot", "bot": "grandmaster"}]}, "seats.0.bot"),
        ({"game": "nightmarium", "options": {"creatures": "99"}}, "options.creatures"),
        ({"game": "komnata-strachu", "options": {"teams": "on"}}, "options.teams"),
        ({"game": "komnata-strachu", "options": {"handicap": "1"}}, "options.handicap"),
    ],
)
async def test_what_cannot_be_played_is_refused_at_its_field(
    served: Served, wish: dict[str, object], field: str | None
) -> None:
    ann = await served.guest("Ann")

    answer = await ann.post("/api/tables", json=OPEN | wish)

    assert (problem(answer), answer.json().get("field")) == ((400, "bad-setup"), field)


@pytest.mark.limits(tables_per_guest=2)
async def test_guests_open_so_many_tables(served: Served) -> None:
    ann = await served.guest("Ann")
    for _ in range(2):
        await opened(ann)

    assert problem(await ann.post("/api/tables", json=OPEN)) == (429, "too-many")
    assert problem(await served.client().post("/api/tables", json=OPEN)) == (401, "no-guest")


@pytest.mark.parametrize("address", ["/api/codes/QQQQQQ", "/api/tables/nothing", "/api/tables/nothing/journal"])
async def test_what_is_not_there_is_not_found(served: Served, address: str) -> None:
    assert problem(await served.client().get(address)) == (404, "unknown-table")


# --- tickets


async def ticket_of(client: httpx.AsyncClient, table: str, seat: int = 0) -> str:
    answer = await client.post(f"/api/tables/{table}/seats/{seat}/ticket")
    assert answer.status_code == 201, answer.text
    ticket: str = answer.json()["ticket"]
    return ticket


async def test_a_ticket_moves_a_seat_once(served: Served) -> None:
    laptop, phone, thief = [await served.guest(name) for name in ("Ann", "Ann's phone", "Eve")]
    table = await opened(laptop, start=True)
    ticket = await ticket_of(laptop, table)

    first = await phone.post(f"/api/tickets/{ticket}")
    second = await thief.post(f"/api/tickets/{ticket}")

    assert first.json()["table"] == table
    assert problem(second) == (409, "taken")
    assert [each["table"] for each in (await phone.get("/api/my-tables")).json()] == [table]
    assert (await laptop.get("/api/my-tables")).json() == []
    live = await served.house.lobby.table(table)
    assert live.state.chairs[0].name == "Ann"


async def test_a_ticket_is_for_ones_own_seat(served: Served) -> None:
    ann, bob = await served.guest("Ann"), await served.guest("Bob")
    table = await opened(ann)

    assert problem(await bob.post(f"/api/tables/{table}/seats/0/ticket")) == (403, "not-yours")
    assert problem(await ann.post(f"/api/tables/{table}/seats/1/ticket")) == (403, "not-yours")
    assert problem(await ann.post(f"/api/tables/{table}/seats/7/ticket")) == (400, "no-seat")
    assert problem(await served.client().post(f"/api/tables/{table}/seats/0/ticket")) == (401, "no-guest")


@pytest.mark.parametrize("made", ["nonsense", "nonsense.", "%2e%2e", "a.b.c"])
async def test_a_ticket_that_nobody_made_is_refused(served: Served, made: str) -> None:
    ann = await served.guest("Ann")
    await ticket_of(ann, await opened(ann))

    assert problem(await ann.post(f"/api/tickets/{made}")) == (409, "taken")


@pytest.mark.limits(ticket_minutes=0)
async def test_a_ticket_is_good_for_a_while(served: Served) -> None:
    ann, phone = await served.guest("Ann"), await served.guest("Phone")
    ticket = await ticket_of(ann, await opened(ann))

    assert problem(await phone.post(f"/api/tickets/{ticket}")) == (409, "taken")


async def test_without_a_name_a_ticket_is_not_used_up(served: Served) -> None:
    ann, phone = await served.guest("Ann"), await served.guest("Phone")
    ticket = await ticket_of(ann, await opened(ann))

    nobody = await served.client().post(f"/api/tickets/{ticket}")

    assert problem(nobody) == (401, "no-guest")
    assert (await phone.post(f"/api/tickets/{ticket}")).status_code == 200


async def test_a_ticket_does_not_move_a_seat_that_is_somebody_elses_by_now(served: Served) -> None:
    ann, bob, eve = [await served.guest(name) for name in ("Ann", "Bob", "Eve")]
    table = await opened(ann)
    to_bob, to_eve = await ticket_of(ann, table), await ticket_of(ann, table)

    await bob.post(f"/api/tickets/{to_bob}")

    assert problem(await eve.post(f"/api/tickets/{to_eve}")) == (409, "taken")
    assert [each["table"] for each in (await bob.get("/api/my-tables")).json()] == [table]


# --- journals


async def conceded(client: httpx.AsyncClient, served: Served) -> str:
    """A match that is over."""
    table = await opened(client, game="fear-of-the-dark", players=1, options={}, start=True)
    await finish(served.house, table)
    return table


async def finish(house: ServerProcess, table: str) -> None:
    live = await house.lobby.table(table)
    guest = live.state.chairs[0].guest
    assert live.state.match is not None
    assert guest is not None
    options = live.state.match.legal(0)
    visitor = Visitor(house)
    visitor.connection.guest = guest
    visitor.table = live
    await visitor.answer(0, len(options) - 1)


async def test_a_journal_is_given_out_after_the_end_and_comes_back_as_a_table(served: Served) -> None:
    ann = await served.guest("Ann")
    running = await opened(ann, start=True)
    table = await conceded(ann, served)

    early = await ann.get(f"/api/tables/{running}/journal")
    journal = await ann.get(f"/api/tables/{table}/journal")
    back = await ann.post("/api/journals", content=journal.content)
    again = await ann.get(f"/api/tables/{back.json()['table']}/journal")

    assert problem(early) == (409, "not-now")
    assert journal.headers["content-type"].startswith("application/jsonl")
    assert journal.headers["content-disposition"].startswith('attachment; filename="fear-of-the-dark-')
    assert back.status_code == 201
    assert again.text == journal.text
    assert back.json()["table"] in [each["table"] for each in (await ann.get("/api/my-tables")).json()]


@pytest.mark.limits(body_bytes=100, journal_bytes=200)
async def test_bodies_have_a_size(served: Served) -> None:
    ann = await served.guest("Ann")

    async def endless() -> AsyncIterator[bytes]:
        while True:
            yield b" " * 64

    assert problem(await ann.post("/api/me", content=b" " * 101)) == (413, "too-large")
    assert problem(await ann.post("/api/me", content=endless())) == (413, "too-large")
    assert problem(await ann.post("/api/journals", content=b" " * 201)) == (413, "too-large")
    assert problem(await ann.post("/api/journals", content=b" " * 200)) == (400, "bad-setup")


# --- security and operations


@pytest.mark.parametrize(
    ("method", "address"),
    [
        ("GET", "/api/games"),
        ("GET", "/api/me"),
        ("GET", "/nowhere"),
        ("PUT", "/api/me"),
        ("POST", "/api/me"),
        ("GET", "/healthz"),
        ("GET", "/metrics"),
        ("GET", "/api/tables/x/journal"),
        ("GET", "/ws/tables/x"),
    ],
)
async def test_every_answer_carries_the_headers(served: Served, method: str, address: str) -> None:
    answer = await served.client().request(method, address)

    said = {name: answer.headers.get(name, "") for name in HEADERS}
    policy = said["content-security-policy"]
    said["content-security-policy"] = re.sub(r" 'sha256-[^']+'", "", policy)  # a page brings a style along
    assert said == HEADERS


@pytest.mark.parametrize(
    ("method", "address"),
    [
        ("GET", "/api/me"),
        ("DELETE", "/api/me"),
        ("GET", "/api/games"),
        ("GET", "/api/my-tables"),
        ("GET", "/api/version"),
        ("GET", "/api/tables/nothing/journal"),
        ("PUT", "/api/me"),
        ("GET", "/api/nothing"),
        ("GET", "/healthz"),
        ("GET", "/metrics"),
    ],
)
async def test_what_is_private_or_changes_is_kept_by_no_cache(served: Served, method: str, address: str) -> None:
    ann = await served.guest("Ann")

    answer = await ann.request(method, address)

    assert answer.headers["cache-control"] == "no-store"


async def test_even_a_failure_of_the_server_carries_the_headers() -> None:
    async def never() -> ServerProcess:
        raise AssertionError("nobody opens it")

    transport = httpx.ASGITransport(application(never, ["nightlight.test"]), raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://nightlight.test") as client:
        answer = await client.get("/api/me")

    assert answer.status_code == 500
    assert answer.text == "Internal Server Error"
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "origin",
    ["https://evil.test", "http://nightlight.test.evil.test", "null", "http://[", "", "http://nightlight.test:81"],
)
async def test_pages_of_other_servers_change_nothing(served: Served, origin: str) -> None:
    ann = await served.guest("Ann")

    answers = [
        await ann.post("/api/me", json={"name": "Eve"}, headers={"origin": origin}),
        await ann.post("/api/tables", json=OPEN, headers={"origin": origin}),
        await ann.delete("/api/me", headers={"origin": origin}),
    ]

    assert [problem(answer) for answer in answers] == [(403, "not-yours")] * 3
    assert (await ann.get("/api/me")).json() == {"name": "Ann"}


async def test_our_own_pages_may_ask(served: Served) -> None:
    headers = {"origin": "http://nightlight.test"}

    answer = await served.client().post("/api/me", json={"name": "Ann"}, headers=headers)

    assert answer.status_code == 200


async def test_a_server_that_is_well_says_so(served: Served) -> None:
    answer = await served.client("10.0.0.7").get("/healthz")

    assert answer.status_code == 200
    assert answer.json()["status"] == "ok"


async def test_a_server_whose_database_is_broken_says_so(served: Served, tmp_path: Path) -> None:
    ann = await served.guest("Ann")
    with closing(sqlite3.connect(tmp_path / "nightlight.db")) as connection:
        connection.execute("DROP TABLE settings")
        connection.execute("DROP TABLE seats")

    health = await ann.get("/healthz")
    tables = await ann.post("/api/tables", json=OPEN)

    assert (health.status_code, health.json()["status"]) == (503, "storage")
    assert "no such table" in health.json()["detail"]
    assert problem(tables) == (503, "storage")


async def test_a_look_at_the_health_makes_no_key_that_anybody_knows(served: Served, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "nightlight.db")) as connection:
        connection.execute("DELETE FROM settings")
        connection.commit()

    await served.client().get("/healthz")

    with closing(sqlite3.connect(tmp_path / "nightlight.db")) as connection:
        kept = [name for (name,) in connection.execute("SELECT name FROM settings")]
    assert kept == ["health"]


async def test_figures_are_for_the_machine_itself(served: Served) -> None:
    here = {"host": "localhost:8000"}
    near = [await served.client(host).get("/metrics", headers=here) for host in ("127.0.0.1", "::1")]
    far = [await served.client(host).get("/metrics", headers=here) for host in ("10.0.0.7", "192.168.1.1", "::2")]

    assert [answer.status_code for answer in near] == [200, 200]
    assert "nightlight_connections 0.0" in near[0].text
    assert [(answer.status_code, answer.text) for answer in far] == [(404, "")] * 3


@pytest.mark.parametrize("host", ["nightlight.test", "192.168.1.7:8000", "nightlight.local", "localhost.evil.test"])
async def test_figures_are_not_for_pages_whose_name_leads_to_the_machine(served: Served, host: str) -> None:
    answer = await served.client("127.0.0.1").get("/metrics", headers={"host": host})

    assert answer.status_code in {404, 421}
    assert "nightlight_connections" not in answer.text


@pytest.mark.parametrize(
    "host",
    [
        "nightlight.test",
        "NightLight.test:443",
        "127.0.0.1:8000",
        "[::1]:8000",
        "localhost",
        "nightlight.local:8000",
        "",
    ],
)
async def test_names_that_mean_this_server_are_answered(served: Served, host: str) -> None:
    answer = await served.client().get("/api/games", headers={"host": host})

    assert answer.status_code == 200


@pytest.mark.parametrize("address", ["/", "/api/games", "/healthz", "/metrics", "/nowhere", "/assets/x.js"])
async def test_a_name_that_nobody_gave_is_not_answered(served: Served, address: str) -> None:
    answer = await served.client().get(address, headers={"host": "Evil.test:8000"})

    assert answer.status_code == 421
    assert answer.text == (
        "This server does not go by the name evil.test. "
        "If it should, start it with --name evil.test, or with NIGHTLIGHT_NAMES=evil.test."
    )
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


async def test_a_socket_by_another_name_is_not_opened(served: Served) -> None:
    heard = await shaken(served, "x", host="evil.test", origin="http://evil.test")

    assert heard == [{"type": "websocket.close", "code": 4403, "reason": ""}]


async def test_whoever_wishes_to_be_forgotten_is(served: Served) -> None:
    ann = await served.guest("Ann")
    cookie = ann.cookies[COOKIE]
    await opened(ann)

    answer = await ann.delete("/api/me")

    assert (answer.status_code, answer.content) == (204, b"")
    assert COOKIE not in ann.cookies
    old = served.client()
    old.cookies[COOKIE] = cookie
    assert problem(await old.get("/api/me")) == (401, "no-guest")
    assert problem(await served.client().delete("/api/me")) == (401, "no-guest")


async def test_a_refusal_names_its_words_and_nothing_that_is_hidden(served: Served) -> None:
    answer = await served.client().get("/api/tables/nothing")

    assert json.loads(answer.content) == {
        "reason": "unknown-table",
        "key": "refused-unknown-table",
        "detail": "there is no such table",
    }


# --- sockets, as far as their handshake


async def shaken(served: Served, table: str, *frames: str, answers: int = 3, **headers: str) -> list[Message]:
    """The first things that are said to a socket that sends these frames and then listens."""
    sent: asyncio.Queue[Message] = asyncio.Queue()
    said: asyncio.Queue[Message] = asyncio.Queue()
    named = {"host": "nightlight.test", **headers}
    scope: Scope = {
        "type": "websocket",
        "path": f"/ws/tables/{table}",
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in named.items()],
    }
    sent.put_nowait({"type": "websocket.connect"})
    for frame in frames:
        sent.put_nowait({"type": "websocket.receive", "text": frame})
    talking = asyncio.create_task(as_task(served.app(scope, sent.get, said.put)))
    heard = [await said.get()]
    while heard[-1]["type"] != "websocket.close" and len(heard) < answers:
        heard.append(await said.get())
    sent.put_nowait({"type": "websocket.disconnect", "code": 1000})
    await talking
    return heard


@pytest.mark.parametrize("origin", ["https://evil.test", "null", "http://["])
async def test_sockets_of_pages_of_other_servers_are_not_opened(served: Served, origin: str) -> None:
    table = await opened(await served.guest("Ann"))

    heard = await shaken(served, table, origin=origin)

    assert [(message["type"], message.get("code")) for message in heard] == [("websocket.close", 4403)]


async def test_a_socket_at_no_table_is_told_so_in_text(served: Served) -> None:
    accepted, refused, closed = await shaken(served, "nothing", origin="http://nightlight.test")

    assert accepted["type"] == "websocket.accept"
    assert json.loads(refused["text"])["reason"] == "unknown-table"
    assert closed["code"] == 4404


@pytest.mark.limits(connections=0)
async def test_too_many_sockets_are_told_so(served: Served) -> None:
    table = await opened(await served.guest("Ann"))

    _, refused, closed = await shaken(served, table)

    assert json.loads(refused["text"])["reason"] == "too-many"
    assert closed["code"] == 4429


async def test_where_the_database_fails_a_socket_is_to_come_again(served: Served, tmp_path: Path) -> None:
    ann = await served.guest("Ann")
    table = await opened(ann)
    with closing(sqlite3.connect(tmp_path / "nightlight.db")) as connection:
        connection.execute("ALTER TABLE guests RENAME TO hidden")

    _, refused, closed = await shaken(served, table, cookie=f"{COOKIE}={ann.cookies[COOKIE]}")

    assert json.loads(refused["text"])["reason"] == "storage"
    assert closed["code"] == 1012


async def test_the_first_word_is_a_hello_and_it_is_said_once(served: Served) -> None:
    table = await opened(await served.guest("Ann"))
    frames = ['{"type":"say","text":"boo","id":1}', "boo", '{"type":"hello","id":2}', '{"type":"hello","id":3}']

    heard = await shaken(served, table, *frames, answers=7)

    said = [json.loads(message["text"]) for message in heard[1:]]
    assert [(each["type"], each.get("reason"), each.get("id")) for each in said] == [
        ("refused", "not-greeted", 1),
        ("refused", "bad-message", None),
        ("table", None, None),
        ("presence", None, None),
        ("done", None, 2),
        ("refused", "bad-message", 3),
    ]
    assert served.house.lobby.tables[table].connections == set()
