"""The way to a table for other devices: a link that they can open, and its code."""

from __future__ import annotations

import ipaddress
import re

import pytest
import segno
from starlette.datastructures import URL

from nightlight.server.connections.addresses import is_everywhere, is_local, network_address
from nightlight.server.http.invitations import QUIET, door, invitation
from nightlight.server.operations.serve import HOST, everywhere
from server.house import Served

BOX = re.compile(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z")


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST.", "a.localhost", "127.0.0.1", "127.8.9.1", "::1", "[::1]"])
def test_names_of_the_machine_itself(host: str) -> None:
    assert is_local(host)


@pytest.mark.parametrize("host", ["", "nightlight.test", "192.168.1.7", "0.0.0.0", "[::]", "localhost.example.org"])  # noqa: S104
def test_names_that_others_can_mean(host: str) -> None:
    assert not is_local(host)


@pytest.mark.parametrize(
    ("host", "all_of_them"),
    [("0.0.0.0", True), ("::", True), ("", True), ("127.0.0.1", False), ("192.168.1.7", False), ("house", False)],  # noqa: S104
)
def test_who_listens_at_all_addresses(host: str, all_of_them: bool) -> None:
    assert is_everywhere(host) is all_of_them


def test_the_address_in_the_network_is_one_that_others_reach() -> None:
    found = network_address()

    if found is not None:
        address = ipaddress.ip_address(found)
        assert not address.is_loopback
        assert not address.is_unspecified


@pytest.mark.parametrize(
    "asked", ["http://192.168.1.7:8000", "https://play.example.org", "http://[fe80::1]:8000", "http://nightlight.test"]
)
@pytest.mark.parametrize("listens", [True, False])
def test_who_came_by_an_address_of_the_network_hands_it_on(asked: str, listens: bool) -> None:
    assert door(URL(f"{asked}/api/tables/x/invitation"), everywhere=listens) == asked


def test_localhost_becomes_the_address_in_the_network_where_the_server_listens_there() -> None:
    network = network_address() or "localhost"

    assert door(URL("http://localhost:8000/api"), everywhere=True) == f"http://{network}:8000"
    assert door(URL("http://localhost/api"), everywhere=True) == f"http://{network}"
    assert door(URL("http://localhost:8000/api"), everywhere=False) == "http://localhost:8000"


def drawn(path: str, size: int) -> list[list[bool]]:
    """The modules that a path makes dark."""
    boxes = BOX.findall(path)
    assert "".join(f"M{x} {y}h{width}v1h-{back}z" for x, y, width, back in boxes) == path
    rows = [[False] * size for _ in range(size)]
    for x, y, width, back in (map(int, box) for box in boxes):
        assert width == back
        for place in range(x, x + width):
            assert not rows[y][place], "nothing is drawn twice"
            rows[y][place] = True
    return rows


def test_the_path_draws_the_code_of_the_link_with_a_light_border() -> None:
    made = invitation(URL("http://192.168.1.7:8000/api"), "aB3-_x", everywhere=False)

    rows = drawn(made.path, made.size)

    assert made.link == "http://192.168.1.7:8000/t/aB3-_x"
    code = segno.make(made.link, micro=False)
    assert [[int(dark) for dark in row[QUIET:-QUIET]] for row in rows[QUIET:-QUIET]] == [
        list(row) for row in code.matrix
    ]
    assert made.size == len(code.matrix) + 2 * QUIET
    border = [*rows[:QUIET], *rows[-QUIET:], *(row[:QUIET] + row[-QUIET:] for row in rows)]
    assert not any(dark for row in border for dark in row)


async def test_whoever_may_be_at_a_table_may_invite_there(served: Served) -> None:
    ann, stranger = await served.guest("Ann"), served.client()
    wish = {"game": "dont-go-in-there", "players": 2, "spectators": False}
    waiting = (await ann.post("/api/tables", json=wish)).json()["table"]
    playing = (await ann.post("/api/tables", json={**wish, "start": True})).json()["table"]
    watched = (await ann.post("/api/tables", json={**wish, "start": True, "spectators": True})).json()["table"]
    solo = (await ann.post("/api/tables", json={**wish, "visibility": "solo"})).json()["table"]

    for table, status in ((waiting, 200), (playing, 403), (watched, 200), (solo, 403)):
        mine = await ann.get(f"/api/tables/{table}/invitation")
        theirs = await stranger.get(f"/api/tables/{table}/invitation")
        assert mine.json()["link"] == f"http://nightlight.test/t/{table}"
        assert theirs.status_code == status
    nowhere = await ann.get("/api/tables/nowhere/invitation")
    assert (nowhere.status_code, nowhere.json()["reason"]) == (404, "unknown-table")


@pytest.mark.parametrize("host", ["[", "a b", "[::1", "\xbf", "x:y", "x" * 9000])
async def test_a_host_that_is_none_does_no_harm(served: Served, host: str) -> None:
    ann = await served.guest("Ann")
    table = (await ann.post("/api/tables", json={"game": "dont-go-in-there", "players": 2})).json()["table"]

    answer = await ann.get(f"/api/tables/{table}/invitation", headers={b"host": host.encode("latin-1")})

    assert answer.status_code in (200, 400)


@pytest.mark.parametrize(("host", "listens"), [("0.0.0.0", True), ("127.0.0.1", False), (None, False)])  # noqa: S104
def test_the_command_tells_every_process_where_it_listens(
    host: str | None, listens: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(HOST, raising=False)
    if host is not None:
        monkeypatch.setenv(HOST, host)

    assert everywhere() is listens
