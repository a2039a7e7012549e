"""Clients that send whatever they like: they are refused, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import struct
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from nightlight.play.record import check as chained
from nightlight.server.tables.records import Said, UndoAsked
from server.attack import (
    GENEROUS,
    SCRIPT,
    Attack,
    Scene,
    as_scripted,
    attacked,
    check_refusal,
    cookies,
    guest_id,
    half_open,
    handshake,
    opened_store,
    records_of,
    resident,
    staged,
    text_frame,
)
from server.client import Guest, Socket, at_table

MESSAGES = 5_000
HALF_A_BODY = b"POST /api/me HTTP/1.1\r\nContent-Length: 99\r\n\r\n{"
SPEAK = text_frame(b'{"type":"speak","language":"ru","page":true}')


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with staged(tmp_path_factory.mktemp("hostile"), GENEROUS) as scene:
        yield scene


async def test_thousands_of_hostile_messages_change_nothing_and_are_all_refused_by_their_reason(scene: Scene) -> None:
    attack = Attack(scene.server, 1)

    played = await attacked(scene, attack, MESSAGES)

    assert attack.sent == MESSAGES
    assert sum(attack.refused.values()) > MESSAGES * 0.9
    expected = {"bad-message", "too-large", "not-greeted", "not-yours", "no-seat", "not-now", "no-guest", "not-host"}
    assert expected <= set(attack.refused)
    for laid in played:
        scene.check_untouched(laid)
    scene.check_untouched(await scene.honest_match())
    scene.check_well()


# --- one kind of mischief after the other


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """A server with the limits of every day, but for those that would take long to reach."""
    with staged(
        tmp_path_factory.mktemp("strict"), {"readers_per_table": 20, "outbox_messages": 40, "slow_seconds": 1}
    ) as scene:
        yield scene


@pytest.mark.parametrize("times", [2, 50])
async def test_of_the_same_answer_many_times_at_once_one_counts(scene: Scene, times: int) -> None:
    laid = scene.lay(scene.ann, scene.ben)

    async with at_table(scene.server.ws, laid.table, scene.ann) as ann:
        for _ in range(times):
            await ann.say("answer", seat=0, decision=0, option=0)
        said = [await became(ann) for _ in range(times)]

    assert sorted(said) == ["done", *["stale"] * (times - 1)]
    assert len(records_of(scene.store, laid.table)) == 3


async def test_of_the_same_wish_many_times_one_is_written_down(scene: Scene) -> None:
    laid = scene.lay(scene.ann, scene.ben, game="dont-go-in-there")

    async with at_table(scene.server.ws, laid.table, scene.ann) as ann:
        await ann.ask("answer", seat=0, decision=0, option=0)
        said = [(await ann.ask("undo", seat=0))["type"] for _ in range(20)]

    assert said == ["done"] * 20
    assert [type(record) for record in records_of(scene.store, laid.table)[3:]] == [UndoAsked]


async def became(socket: Socket) -> str:
    """What became of the next request: done, or the reason why not."""
    while True:
        message = await socket.hear()
        if message["type"] in ("done", "refused"):
            return str(message.get("reason", "done"))


async def test_a_message_just_too_large_is_refused_and_one_far_too_large_ends_the_socket(scene: Scene) -> None:
    laid = scene.lay(scene.ann, scene.ben)

    async def sent(*frames: str | bytes) -> tuple[list[str], int | None]:
        heard = []
        async with at_table(scene.server.ws, laid.table, scene.eve) as eve:
            try:
                for frame in frames:
                    await eve.connection.send(frame)
                    heard.append(await became(eve))
            except ConnectionClosed:
                pass
        return heard, eve.connection.close_code

    just, many_bytes = (f'{{"type":"say","text":"{text}"}}' for text in ("x" * 4096, "👻" * 1100))
    fits = f'{{"type":"speak","language":"{"x" * 4000}"}}'

    assert await sent(fits, just, many_bytes, b"x" * 4097) == (["bad-message", *["too-large"] * 3], 1000)
    assert await sent("x" * 65_537) == ([], 1009)
    assert await sent(just, b"x" * 10_000_000) == (["too-large"], 1009)
    scene.check_well()


async def test_a_text_that_is_no_text_ends_the_socket_and_nothing_else(scene: Scene) -> None:
    laid = scene.lay(scene.ann, scene.ben)

    async with at_table(scene.server.ws, laid.table, scene.eve) as eve:
        await eve.connection.send(b"\xff\xfe{", text=True)
        with suppress(ConnectionClosed):
            await eve.until("never")

    assert eve.connection.close_code == 1007
    scene.check_well()


async def test_who_sends_too_much_is_told_so_and_the_others_play_on(strict: Scene) -> None:
    mal = Guest(strict.server.url, "Mal")  # what one guest said, they have said at every table
    laid = strict.lay(strict.ann, mal)

    address = f"{strict.server.ws}/ws/tables/{laid.table}"
    async with connect(address, max_queue=None, additional_headers=cookies(mal.cookie)) as line:
        await line.send('{"type":"hello"}')
        for number in range(300):
            await line.send(f'{{"type":"say","text":"hi","id":{number}}}')
        eve = Socket(line)
        heard = Counter([await became(eve) for _ in range(300)])

    said = [record for record in records_of(strict.store, laid.table) if isinstance(record, Said)]

    assert set(heard) == {"done", "too-fast"}
    assert heard["done"] == len(said) <= 25, "twenty a minute"
    strict.check_untouched(await strict.honest_match("dont-go-in-there"))
    strict.check_well()


async def test_who_wants_everything_told_anew_again_and_again_has_to_wait(strict: Scene) -> None:
    laid = strict.lay(strict.ann, strict.ben)

    async with at_table(strict.server.ws, laid.table, strict.eve) as eve:
        asked = [await eve.ask("speak", language="pl", page=True) for _ in range(30)]
    heard = [str(said.get("reason", "done")) for said in asked]

    assert heard[:10] == ["done"] * 10
    assert "too-fast" in heard
    strict.check_well()


async def test_of_hundreds_of_sockets_of_one_guest_few_are_let_in(strict: Scene) -> None:
    laid = strict.lay(strict.ann, strict.ben)

    async with AsyncExitStack() as doors:
        address = f"{strict.server.ws}/ws/tables/{laid.table}"
        lines = [
            await doors.enter_async_context(
                connect(address, max_queue=None, additional_headers=cookies(strict.eve.cookie))
            )
            for _ in range(200)
        ]
        for line in lines:
            with suppress(ConnectionClosed):
                await line.send('{"type":"hello","id":1}')
        heard = [await greeting(line) for line in lines]

    assert Counter(heard) == {"table": 16, "too-many": 184}
    strict.check_well()


async def greeting(line: ClientConnection) -> str:
    """The first thing that the server says: what kind of message, or why it refuses."""
    said = json.loads(await line.recv())
    return str(said.get("reason", said["type"]))


async def test_a_crowd_that_watches_keeps_no_player_out(strict: Scene) -> None:
    laid = strict.lay(strict.ann, strict.ben)

    async with AsyncExitStack() as doors:
        address = f"{strict.server.ws}/ws/tables/{laid.table}"
        lines = [await doors.enter_async_context(connect(address, max_queue=None)) for _ in range(30)]
        heard = []
        for line in lines:
            with suppress(ConnectionClosed):
                await line.send('{"type":"hello"}')
            heard.append(await greeting(line))
        async with connect(address, additional_headers=cookies(strict.ann.cookie)) as ann:
            await ann.send('{"type":"hello"}')
            heard_by_ann = await greeting(ann)

    assert heard.count("too-many") == 10
    assert heard_by_ann == "table"


async def test_who_never_reads_is_sent_away_and_the_others_notice_nothing(strict: Scene) -> None:
    laid = strict.lay(strict.ann, strict.ben, game="straszydla")
    assert strict.server.process is not None
    before = resident(strict.server.process.pid)

    async with at_table(strict.server.ws, laid.table, strict.ann) as ann:
        lines = [await half_open(strict.server, laid.table) for _ in range(8)]
        for _ in range(60):
            for line in lines:
                with suppress(OSError):
                    await asyncio.get_running_loop().sock_sendall(line, SPEAK)
            await asyncio.sleep(0.06)
        answered = [(await ann.ask("echo", probe=1))["type"] for _ in range(5)]
        await alone(ann)
        for line in lines:
            line.close()

    assert answered == ["done"] * 5
    assert resident(strict.server.process.pid) - before < 64_000_000
    strict.check_well()


async def test_pings_of_somebody_who_never_reads_do_not_pile_up(strict: Scene) -> None:
    laid = strict.lay(strict.ann, strict.ben)
    pings = (bytes([0x89, 0x80 | 125, 0, 0, 0, 0]) + bytes(125)) * 1000
    assert strict.server.process is not None
    before = resident(strict.server.process.pid)

    with await half_open(strict.server, laid.table) as line, suppress(OSError):  # or it is sent away before
        for _ in range(100):
            await asyncio.get_running_loop().sock_sendall(line, pings)

    assert resident(strict.server.process.pid) - before < 8_000_000
    strict.check_well()


def test_who_goes_away_in_the_middle_of_a_request_troubles_nobody(strict: Scene) -> None:
    with socket.create_connection(("127.0.0.1", strict.server.port)) as line:
        line.sendall(HALF_A_BODY)
        httpx.get(f"{strict.server.url}/api/games", timeout=10)  # by then it has been read

    time.sleep(1)
    strict.check_well()


def test_half_a_request_keeps_nobody_waiting(strict: Scene) -> None:
    halves = [
        b"GET / HT",
        b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        HALF_A_BODY,
    ]
    lines = [socket.create_connection(("127.0.0.1", strict.server.port)) for _ in range(150)]
    for number, line in enumerate(lines):
        line.sendall(halves[number % 3])

    answer = httpx.get(f"{strict.server.url}/api/games", timeout=10)
    for line in lines:
        line.close()

    assert answer.status_code == 200
    strict.check_well()


async def test_sockets_that_break_off_anywhere_leave_nothing_behind(scene: Scene) -> None:
    laid = scene.lay(scene.ann, scene.ben)
    shaken = handshake(laid.table) + text_frame(b'{"type":"hello","language":"en","page":true}')
    for length in [*range(0, len(shaken), 9), len(shaken)]:
        with socket.create_connection(("127.0.0.1", scene.server.port)) as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # ends with a reset
            line.sendall(shaken[:length])

    async with at_table(scene.server.ws, laid.table, scene.ann) as ann:
        await asyncio.wait_for(alone(ann), 20)
    scene.check_well()


async def alone(player: Socket) -> None:
    """Wait until nobody watches any more."""
    presences = [message for message in player.heard if message["type"] == "presence"]
    while not presences or presences[-1]["spectators"] > 0:
        presences.append(await player.until("presence"))


@pytest.mark.parametrize("cookie", ["", ".", "a.b", "x" * 3000, "ü.%00", '"quoted\\073"', "other"])
async def test_with_a_cookie_that_was_not_made_here_one_is_nobody(scene: Scene, cookie: str) -> None:
    laid = scene.lay(scene.ann, scene.ben)
    secret, _, signature = scene.ann.cookie.partition(".")
    forged = [
        cookie,
        f"{secret}.{signature[:-1]}",
        f"{secret}x.{signature}",
        f"{scene.eve.cookie[:20]}.{signature}",
        secret,
    ]

    async def sits(made: str) -> str:
        async with connect(f"{scene.server.ws}/ws/tables/{laid.table}", additional_headers=cookies(made)) as line:
            await line.send('{"type":"hello"}')
            await line.send('{"type":"answer","seat":0,"decision":0,"option":0,"id":1}')
            while True:
                said = json.loads(await line.recv())
                if said.get("id") == 1:
                    return str(said["reason"])

    for made in forged:
        answer = httpx.get(f"{scene.server.url}/api/me", headers=cookies(made.encode("ascii", "replace").decode()))
        assert answer.status_code == 401
        assert await sits(made.encode("ascii", "replace").decode()) == "no-guest"
    assert len(records_of(scene.store, laid.table)) == 2
    scene.check_well()


# --- over HTTP


LONG = "x" * 10_000
PATHS = [
    "/api/me",
    "/api/games",
    "/api/tables",
    "/api/my-tables",
    "/api/my-matches",
    "/api/journals",
    "/api/codes/{}",
    "/api/tables/{}",
    "/api/tables/{}/journal",
    "/api/tables/{}/seats/0/ticket",
    "/api/tables/laid-000001/seats/{}/ticket",
    "/api/tables/laid-000001/seats/{}/hint",
    "/api/tables/{}/branch",
    "/api/tables/{}/invitation",
    "/api/tables/{}/replay",
    "/api/tables/laid-000001/replay?seat={}",
    "/api/tables/laid-000001/replay?from={}&count={}",
    "/api/version",
    "/api/tickets/{}",
    "/healthz",
    "/metrics",
    "/ws/tables/{}",
    "/{}",
]
TRICKS = [
    "x",
    "-1",
    "99",
    "9" * 5000,
    "%00",
    "..%2f..%2fetc%2fpasswd",
    "%2e%2e/%2e%2e/",
    "'%20OR%201=1--",
    "%22;DROP%20TABLE%20records;--",
    "%F0%9F%91%BB",
    "%ff%fe",
    "%ED%A0%80",
    "%E2%80%AE",
    LONG,
    f"{LONG}.png",
    "/etc/passwd.css",
    "..%2findex.html",
]
METHODS = ["GET", "POST", "DELETE", "PUT", "PATCH", "HEAD", "OPTIONS", "BREW"]
BODIED = ["/api/me", "/api/tables", "/api/journals", "/api/tables/laid-000001/branch"]
BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"\xff\xfe",
    b'{"name": "\\ud800"}',
    b'{"name": null}',
    b'{"name": "Ann", "guest": "x"}',
    b"[" * 5000,
    b'{"name":' * 1500 + b"1" + b"}" * 1500,
    b'{"name": "' + b"x" * 10_000 + b'"}',
    b"x" * 20_000,
    b'{"game": "nightmarium", "players": 9999999999999999999999}',
    b'{"game": "nightmarium", "players": -1}',
    b'{"game": "nope", "players": 2}',
    b'{"game": "nightmarium", "players": 2, "options": {"creatures": "\\u0000"}}',
    b'{"game": "nightmarium", "players": 2, "seats": [{"kind": "bot", "bot": "os"}]}',
    b'{"game": "nightmarium", "players": 2, "seats": [{"kind": "me", "name": "\\u202e"}]}',
    b'{"game": "nightmarium", "players": 2, "clock": {"kind": "match", "seconds": ' + b"9" * 4000 + b"}}",
    b'{"game": "nightmarium", "players": 2, "clock": {"kind": "decision", "seconds": -5, "increment": -5}}',
    b'{"game": "nightmarium", "players": 2, "clock": {"kind": "match", "seconds": 99999999999}}',
]


def check_answer(answer: httpx.Response) -> None:
    """Nothing failed; what is refused says why, unless there is no such address or method at all."""
    if answer.status_code == 503 and answer.headers.get("cache-control") == "no-store":
        return  # the pages are not built
    assert answer.status_code < 500, (answer.request.method, answer.request.url, answer.text)
    if answer.status_code >= 400 and answer.content and answer.headers.get("content-type") == "application/json":
        check_refusal(answer.json())
    elif answer.request.method != "BREW" or answer.status_code != 400:  # which a reader of HTTP may not let through
        assert answer.status_code in (200, 201, 204, 401, 404, 405, 409, 414), (
            answer.request.method,
            answer.request.url,
        )


@pytest.mark.parametrize("path", PATHS)
def test_addresses_that_are_made_up_are_refused(scene: Scene, path: str) -> None:
    tricks = TRICKS if "{}" in path else [""]
    with httpx.Client(base_url=scene.server.url, cookies={"nightlight": scene.eve.cookie}) as eve:
        answers = [
            eve.request(method, path.replace("{}", trick))
            for trick in tricks
            for method in METHODS
            if path != "/api/me"
        ]

    for answer in answers:
        check_answer(answer)
    scene.check_well()


def test_an_address_with_a_nul_is_no_trouble_for_postgresql(postgres_url: str) -> None:
    database, store = opened_store(postgres_url)

    found = [store.table("a\0b"), store.table_by_code("\0")]

    assert found == [None, None]
    database.close()


@pytest.mark.parametrize("body", BODIES)
def test_bodies_that_make_no_sense_are_refused(scene: Scene, body: bytes) -> None:
    tables = len(scene.store.tables_of(guest_id(scene.store, scene.eve)))

    with httpx.Client(base_url=scene.server.url, cookies={"nightlight": scene.eve.cookie}) as eve:
        answers = [eve.post(path, content=body) for path in BODIED]

    for answer in answers:
        check_answer(answer)
        assert answer.status_code >= 400
    assert len(scene.store.tables_of(guest_id(scene.store, scene.eve))) == tables
    scene.check_well()


@pytest.mark.parametrize("name", [LONG, "", " ", "\u202egnirts", "a\x00b", "\ud800", "x" * 41])
def test_names_that_cannot_be_shown_are_refused(scene: Scene, name: str) -> None:
    answer = httpx.post(f"{scene.server.url}/api/me", content=json.dumps({"name": name}))

    check_answer(answer)
    assert answer.status_code == 400


@pytest.mark.parametrize("name", ["'; DROP TABLE guests; --", "Zażółć 👻", "<b>x</b>", "ياسمين", "x" * 40])
def test_names_of_any_letters_are_names(scene: Scene, name: str) -> None:
    guest = Guest(scene.server.url, name)

    assert guest.http.get("/api/me").json() == {"name": name}
    guest.http.close()


async def test_pages_of_other_servers_may_ask_for_nothing(scene: Scene) -> None:
    foreign = {"origin": "https://evil.example", **cookies(scene.ann.cookie)}
    laid = scene.lay(scene.ann, scene.ben)

    answers = [
        httpx.request(method, f"{scene.server.url}{path}", headers=foreign)
        for method, path in (("POST", "/api/me"), ("DELETE", "/api/me"), ("POST", "/api/tables"))
    ]

    with pytest.raises(InvalidStatus) as refused:
        await connect(f"{scene.server.ws}/ws/tables/{laid.table}", additional_headers=foreign)

    assert [answer.status_code for answer in answers] == [403] * 3
    assert refused.value.response.status_code == 403


def test_journals_that_were_tampered_with_are_refused(scene: Scene) -> None:
    whole = as_scripted(scene.lay(scene.ann, scene.ben).opened, SCRIPT).journal.text()
    forge = random.Random(5)  # noqa: S311

    with httpx.Client(base_url=scene.server.url, cookies={"nightlight": scene.eve.cookie}) as eve:
        answers = [eve.post("/api/journals", content=tampered(whole, forge)) for _ in range(150)]

    for answer in answers:
        check_answer(answer)
        assert answer.status_code in (400, 409)
    scene.check_well()


def tampered(journal: str, forge: random.Random) -> str:
    """The journal with something else in it, and with checks that fit: everybody can work them out."""
    said = [json.loads(line) for line in journal.splitlines()]
    entry = said[forge.choice([0, 0, forge.randrange(len(said)), len(said) - 1])]
    while True:
        key = forge.choice([key for key in entry if key not in ("check", "names", "words")])
        if not isinstance(entry[key], dict) or forge.random() < 0.4:
            break
        entry = entry[key]
        if not entry:
            entry["x"] = 1
    new = forge.choice([None, -1, 2**40, "", "x", [], {}, [2**62], ["\x00"], {"draw": {"seat": 7}}, True, [0] * 5000])
    entry[key] = ["x"] if new == entry[key] else new
    check, lines = "", []
    for line in said:
        line.pop("check", None)
        check = chained(check, line)
        lines.append(json.dumps({**line, "check": check}))
    return "\n".join(lines) + "\n"
