"""The pages for the browser, as the server gives them out."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from nightlight.server.static import Pages


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A build, and a file beside it that is nobody's business."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Nightlight</title>")
    (folder / "assets" / "main-1a2b.js").write_text("play()")
    (folder / "assets" / "main-1a2b.js.gz").write_bytes(b"small")
    (folder / ".fingerprint").write_text("secret")
    (tmp_path / "outside.html").write_text("secret")
    return folder


def got(folder: Path, path: str, encoding: str = "identity") -> httpx.Response:
    async def asked() -> httpx.Response:
        app = Starlette(routes=[Route("/{path:path}", Pages(folder).get)])
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house") as client:
            return await client.send(
                client.build_request("GET", f"http://house{path}", headers={"accept-encoding": encoding}), stream=True
            )

    return asyncio.run(asked())


@pytest.mark.parametrize("path", ["/", "/t/abc", "/j/BCDFGH", "/rules/nightmarium", "/settings"])
def test_every_page_is_the_first_file_and_is_asked_for_anew(built: Path, path: str) -> None:
    answer = got(built, path)

    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


def test_a_file_whose_name_changes_with_it_is_kept_for_ever(built: Path) -> None:
    answer = got(built, "/assets/main-1a2b.js")

    assert answer.status_code == 200
    assert "immutable" in answer.headers["cache-control"]
    assert "content-encoding" not in answer.headers


def test_a_browser_that_takes_it_gets_the_smaller_form(built: Path) -> None:
    answer = got(built, "/assets/main-1a2b.js", "gzip")

    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-length"] == "5"


@pytest.mark.parametrize(
    ("name", "kind"),
    [("sw.js", "text/javascript"), ("app.webmanifest", "application/manifest+json"), ("a.json", "application/json")],
)
def test_a_file_that_keeps_its_name_is_asked_for_anew(built: Path, name: str, kind: str) -> None:
    (built / name).write_text("{}")

    answer = got(built, f"/{name}")

    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith(kind)
    assert answer.headers["cache-control"] == "no-cache"


def test_the_sources_of_the_pages_are_not_given_out(built: Path) -> None:
    (built / "assets" / "main-1a2b.js.map").write_text("{}")

    assert got(built, "/assets/main-1a2b.js.map").status_code == 404


def test_an_address_that_is_no_page_is_not_found_but_shows_the_way(built: Path) -> None:
    assert got(built, "/nowhere/at/all").status_code == 404
    assert got(built, "/assets/old.js").status_code == 404
    assert got(built, "/api/nothing").status_code == 404


@pytest.mark.parametrize(
    "path", ["/.fingerprint", "/assets/main-1a2b.js.gz", "/../outside.html", "/%2e%2e/outside.html"]
)
def test_nothing_else_is_given_out(built: Path, path: str) -> None:
    assert got(built, path).status_code == 404


def test_pages_that_were_never_built_say_how(tmp_path: Path) -> None:
    answer = got(tmp_path / "static", "/")

    assert answer.status_code == 503
    assert answer.headers["cache-control"] == "no-store"
