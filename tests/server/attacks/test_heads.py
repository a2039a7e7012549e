"""Requests without an end are cut off early, and disturb nobody."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.attack import Scene, handshake, resident, staged
from server.attacks.heads import ENDLESS, STATUS, Told, asked, endless
from server.onlookers import Sight, cpu_seconds, onlookers

SECONDS = 2.5
BEARABLE = 2.0  # seconds for an answer, on a machine where others work
LITTLE = 12_000_000  # bytes of memory


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with staged(tmp_path_factory.mktemp("heads")) as scene:
        yield scene


@pytest.mark.parametrize("kind", ENDLESS)
async def test_a_request_without_an_end_takes_no_memory_and_disturbs_nobody(scene: Scene, kind: str) -> None:
    assert scene.server.process is not None
    before = resident(scene.server.process.pid)

    told, sight = await struck(scene, kind)

    assert told.ended > 0 or kind in ("requests", "chunks")
    assert sight.slowest < BEARABLE
    assert sight.refused == []
    assert resident(scene.server.process.pid) - before < LITTLE
    scene.check_well()


async def test_a_body_in_crumbs_makes_little_work(scene: Scene) -> None:
    assert scene.server.process is not None
    before = cpu_seconds(scene.server.process.pid)

    await endless(scene.server.port, "chunks", SECONDS, lines=4)

    assert (cpu_seconds(scene.server.process.pid) - before) / SECONDS < 0.5, "of a core"


async def struck(scene: Scene, kind: str) -> tuple[Told, Sight]:
    async with onlookers(scene.server.url, scene.server.ws) as sight:
        told = await endless(scene.server.port, kind, SECONDS, lines=4)
    return told, sight


FIELDS = {
    "address": (b"GET /" + b"x" * 9_000 + b" HTTP/1.1\r\n\r\n", 414),
    "value": (b"GET / HTTP/1.1\r\nX-Long: " + b"x" * 17_000 + b"\r\n\r\n", 431),
    "fields": (b"GET / HTTP/1.1\r\n" + b"X-Field: x\r\n" * 101 + b"\r\n", 431),
    "fields-of-a-handshake": (handshake("x")[:-2] + b"X-Field: x\r\n" * 101 + b"\r\n", 431),
    "value-of-a-handshake": (handshake("x")[:-2] + b"X-Long: " + b"x" * 10_000 + b"\r\n\r\n", 431),
    "long-value-of-a-handshake": (handshake("x")[:-2] + b"X-Long: " + b"x" * 20_000 + b"\r\n\r\n", 431),
    "address-of-a-handshake": (handshake("x" * 9_000), 414),
    "body-of-a-handshake": (handshake("x")[:-2] + b"Content-Length: 5\r\n\r\nhello", 400),
    "chunks-of-a-handshake": (handshake("x")[:-2] + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
    "version-of-a-handshake": (handshake("x").replace(b"Version: 13", b"Version: 7"), 400),
    "no-key": (handshake("x").replace(b"Sec-WebSocket-Key", b"Sec-Nothing"), 400),
    "garbage": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400),
    "nonsense": (b"HELLO\r\n\r\n", 400),
    "a-length-that-is-none": (b"POST /api/me HTTP/1.1\r\nContent-Length: many\r\n\r\n", 400),
    "a-chunk-that-is-none": (b"POST /api/me HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nmany\r\n", 400),
}


@pytest.mark.parametrize("name", FIELDS)
async def test_a_request_beyond_its_bounds_is_answered_with_what_was_expected_and_closed(
    scene: Scene, name: str
) -> None:
    request, expected = FIELDS[name]

    status, ended, said = await asked(scene.server.port, request)

    assert status == expected, said
    assert ended
    assert len(said.partition(b"\r\n\r\n")[2]) > 10, "it says why"
    scene.check_well()


async def test_a_request_within_its_bounds_is_answered(scene: Scene) -> None:
    head = b"GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Long: " + b"x" * 7_000 + b"\r\n"
    request = head + b"X-Field: x\r\n" * 90 + b"\r\n"

    status, ended, _ = await asked(scene.server.port, request)

    assert (status, ended) == (200, True)


async def test_requests_in_a_row_are_answered_in_their_order(scene: Scene) -> None:
    first = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
    last = b"GET /api/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"

    _, ended, said = await asked(scene.server.port, first * 3 + last)

    assert ended
    assert said.count(b"HTTP/1.1 200 OK") == 3
    assert said.rfind(b"HTTP/1.1 404") > said.rfind(b"HTTP/1.1 200")


@pytest.mark.parametrize("kind", STATUS)
async def test_who_is_cut_off_can_read_why(scene: Scene, kind: str) -> None:
    prologue, more = ENDLESS[kind]

    status, ended, _ = await asked(scene.server.port, prologue + more[:30_000])

    assert (status, ended) == (STATUS[kind], True)
