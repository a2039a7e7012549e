"""The pages for the browser, as the server gives them out."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import re
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from nightlight.server.http.pages import Pages


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


async def got(folder: Path, path: str, encoding: str = "identity", language: str = "") -> httpx.Response:
    app = Starlette(routes=[Route("/{path:path}", Pages(folder).get)])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house") as client:
        headers = {"accept-encoding": encoding, "accept-language": language}
        return await client.send(client.build_request("GET", f"http://house{path}", headers=headers), stream=True)


@pytest.mark.parametrize("path", ["/", "/t/abc", "/j/BCDFGH", "/rules/nightmarium", "/learn/nightmarium", "/settings"])
async def test_every_page_is_the_first_file_and_is_asked_for_anew(built: Path, path: str) -> None:
    answer = await got(built, path)

    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


async def test_a_file_whose_name_changes_with_it_is_kept_for_ever(built: Path) -> None:
    answer = await got(built, "/assets/main-1a2b.js")

    assert answer.status_code == 200
    assert "immutable" in answer.headers["cache-control"]
    assert "content-encoding" not in answer.headers


async def test_a_browser_that_takes_it_gets_the_smaller_form(built: Path) -> None:
    answer = await got(built, "/assets/main-1a2b.js", "gzip")

    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-length"] == "5"


@pytest.mark.parametrize(
    ("name", "kind"),
    [("sw.js", "text/javascript"), ("app.webmanifest", "application/manifest+json"), ("a.json", "application/json")],
)
async def test_a_file_that_keeps_its_name_is_asked_for_anew(built: Path, name: str, kind: str) -> None:
    (built / name).write_text("{}")

    answer = await got(built, f"/{name}")

    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith(kind)
    assert answer.headers["cache-control"] == "no-cache"


async def test_the_sources_of_the_pages_are_not_given_out(built: Path) -> None:
    (built / "assets" / "main-1a2b.js.map").write_text("{}")

    assert (await got(built, "/assets/main-1a2b.js.map")).status_code == 404


async def test_an_address_that_is_no_page_is_not_found_but_shows_the_way(built: Path) -> None:
    assert (await got(built, "/nowhere/at/all")).status_code == 404
    assert (await got(built, "/assets/old.js")).status_code == 404
    assert (await got(built, "/api/nothing")).status_code == 404


@pytest.mark.parametrize(
    "path", ["/.fingerprint", "/assets/main-1a2b.js.gz", "/../outside.html", "/%2e%2e/outside.html"]
)
async def test_nothing_else_is_given_out(built: Path, path: str) -> None:
    assert (await got(built, path)).status_code == 404


OPENING = {
    "pages": {"home": ["/assets/Home-1.js", "/assets/Home-2.css"], "table": ["/assets/Table-3.js"]},
    "words": {"en": ["/assets/en-4.js"], "pl": ["/assets/pl-5.js"]},
}


@pytest.mark.parametrize(
    ("path", "language", "files"),
    [
        ("/", "pl-PL,pl;q=0.9,en;q=0.8", ["Home-1.js", "Home-2.css", "pl-5.js"]),
        ("/t/abc", "de, EN-gb;q=0.5", ["Table-3.js", "en-4.js"]),
        ("/settings", "", ["en-4.js"]),
    ],
)
async def test_a_browser_hears_at_once_what_its_page_will_ask_for(
    built: Path, path: str, language: str, files: list[str]
) -> None:
    (built / "opening.json").write_text(json.dumps(OPENING))

    answer = await got(built, path, language=language)

    assert re.findall(r"</assets/([^>]+)>", answer.headers["link"]) == files
    assert "accept-language" in answer.headers["vary"]


async def test_scripts_are_read_beforehand_and_styles_only_fetched(built: Path) -> None:
    (built / "opening.json").write_text(json.dumps(OPENING))

    script, style, _ = (await got(built, "/")).headers["link"].split(", ")

    assert script.endswith("; rel=modulepreload")
    assert style.endswith("; rel=preload; as=style; crossorigin")


@pytest.mark.parametrize("path", ["/", "/t/abc", "/nowhere/at/all"])
async def test_the_styles_in_the_page_are_allowed_and_no_others(built: Path, path: str) -> None:
    (built / "index.html").write_text("<style>html{color:red}</style><p>Nightlight")
    known = base64.b64encode(hashlib.sha256(b"html{color:red}").digest()).decode()

    policy = (await got(built, path)).headers["content-security-policy"]

    assert f"style-src 'self' 'sha256-{known}';" in policy
    assert "unsafe" not in policy


async def test_a_newer_build_has_newer_styles(built: Path) -> None:
    before = (await got(built, "/")).headers["content-security-policy"]

    (built / "index.html").write_text("<style>html{color:red}</style>")
    os.utime(built / "index.html", (1, 1))

    assert (await got(built, "/")).headers["content-security-policy"] != before


async def test_pages_that_were_never_built_say_how(tmp_path: Path) -> None:
    answer = await got(tmp_path / "static", "/")

    assert answer.status_code == 503
    assert answer.headers["cache-control"] == "no-store"
