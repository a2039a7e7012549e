"""A stranger's page whose name leads to this machine: what it asks for is not answered, over HTTP or by a socket."""

from __future__ import annotations

from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Final

import pytest

from server.running import Server, running

HANDSHAKE: Final = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "bmlnaHRsaWdodCBpcyBvbg==",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("rebinding")
    with running(f"sqlite:///{folder / 'nightlight.db'}", folder / "log") as server:
        yield server


def asked(server: Server, path: str, host: str, **headers: str) -> tuple[int, str]:
    """What the server answers to a browser that knows it by that name."""
    line = HTTPConnection("127.0.0.1", server.port, timeout=30)
    try:
        line.request("GET", path, headers={"Host": f"{host}:{server.port}", **headers})
        answer = line.getresponse()
        return answer.status, "" if answer.status == 101 else answer.read().decode()
    finally:
        line.close()


@pytest.mark.parametrize("path", ["/metrics", "/healthz", "/api/me", "/"])
def test_a_name_of_a_strangers_reads_nothing(server: Server, path: str) -> None:
    status, text = asked(server, path, "evil.test")

    assert status == 421
    assert text.startswith("This server does not go by the name evil.test.")


def test_a_name_of_a_strangers_opens_no_socket(server: Server) -> None:
    origin = f"http://evil.test:{server.port}"

    status, text = asked(server, "/ws/tables/x", "evil.test", Origin=origin, **HANDSHAKE)

    assert status == 421
    assert "--name evil.test" in text


def test_the_figures_are_told_by_names_of_the_machine_only(server: Server) -> None:
    told = {host: asked(server, "/metrics", host)[0] for host in ("127.0.0.1", "localhost", "kitchen.local")}

    assert told == {"127.0.0.1": 200, "localhost": 200, "kitchen.local": 404}
