"""The pages without their server, with a newer one, and as an app of the device."""

from __future__ import annotations

import json
import os
import shutil
import struct
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import APIResponse, Locator, Page, expect

from browser.conftest import PATIENT, Visit
from browser.tables import open_table
from browser.visitor import Visitor
from environment import ROOT
from server.client import Guest
from server.halting import halted
from server.running import AS_SHIPPED, Server, running

REFUSED: Final = "net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INTERNET_DISCONNECTED)"
NOBODY_ANSWERS: Final = (  # what a browser says by itself of every request that nobody answers
    rf"^failed: GET \S+/api/\S+: {REFUSED}$",
    rf"^console error: Failed to load resource: {REFUSED} \(\S+/api/\S+\)$",
)
PATIENCE: Final = 60_000  # ms: a page that was told to come later waits ten seconds and more
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def own_server(pages: Path, tmp_path: Path) -> Iterator[Server]:
    """One that can be stopped without anybody else missing it."""
    assert pages.is_dir()
    with running(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", PATIENT) as server:
        yield server


def test_the_pages_open_while_the_server_is_gone_and_go_on_when_it_is_back(visit: Visit, own_server: Server) -> None:
    visitor = visit(url=own_server.url, keeps=True)
    visitor.foresee(*NOBODY_ANSWERS)
    visitor.go("/")
    kept(visitor.page)

    own_server.stop()
    visitor.page.reload()
    expect(title(visitor, "home-title")).to_be_visible()
    expect(notice(visitor, "away")).to_be_visible()
    visitor.go("/settings")
    expect(title(visitor, "settings")).to_be_visible()
    expect(notice(visitor, "away")).to_be_visible()

    own_server.start()
    expect(notice(visitor, "away")).to_have_count(0)
    visitor.go("/")
    expect(visitor.button("play-game", title=visitor.say("nightmarium-title"))).to_be_enabled()


def test_a_device_without_a_network_says_so(visit: Visit) -> None:
    visitor = visit("pl", phone=True, keeps=True)
    visitor.foresee(*NOBODY_ANSWERS)
    visitor.go("/")
    kept(visitor.page)

    visitor.context.set_offline(True)
    visitor.page.reload()
    expect(title(visitor, "home-title")).to_be_visible()
    said = "away" if visitor.page.evaluate("navigator.onLine") else "offline"  # some forget it when they load again
    expect(notice(visitor, said)).to_be_visible()

    visitor.context.set_offline(False)
    expect(notice(visitor, said)).to_have_count(0)


def test_a_table_that_cannot_be_reached_says_so_and_comes_back(visit: Visit, own_server: Server) -> None:
    visitor = visit(url=own_server.url, keeps=True)
    visitor.foresee(
        *NOBODY_ANSWERS, rf"WebSocket connection to \S+ failed: Error in connection establishment: {REFUSED}"
    )
    open_table(visitor, "nightmarium", 2, "Ann")
    kept(visitor.page)

    own_server.kill()
    visitor.page.reload()
    expect(visitor.page.get_by_role("status").filter(has_text=visitor.say("away"))).to_be_visible()

    own_server.start()
    expect(visitor.button("start-match")).to_be_enabled()


def test_a_table_of_a_server_with_too_much_to_do_says_so_and_opens_later(
    visit: Visit, pages: Path, tmp_path: Path
) -> None:
    assert pages.is_dir()
    with running(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", PATIENT | AS_SHIPPED) as server:
        table = Guest(server.url, "Ann").open("nightmarium", 2)["table"]
        visitor = visit("pl", phone=True, url=server.url)

        with halted(server):
            until_newcomers_are_refused(server)
            visitor.go(f"/t/{table}")
            expect(visitor.page.get_by_role("status").filter(has_text=visitor.say("busy-waiting"))).to_be_visible()

        expect(visitor.field("name-label")).to_be_visible(timeout=PATIENCE)
        visitor.go("about:blank")


def until_newcomers_are_refused(server: Server) -> None:
    while httpx.post(f"{server.url}/api/me", json={"name": "Newcomer"}, timeout=60).is_success:
        time.sleep(0.1)


def test_pages_that_are_older_than_the_server_say_so(
    visit: Visit, pages: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checkout = tmp_path / "checkout"
    shutil.copytree(ROOT / "src", checkout / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", checkout)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(checkout / "src"), os.environ.get("PYTHONPATH", "")]))
    note = checkout / pages.relative_to(ROOT) / ".fingerprint"
    with running(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as server:
        visitor = visit(url=server.url)
        asked(visitor)
        expect(notice(visitor, "renewed")).to_have_count(0)

        note.write_text("a newer build", "utf-8")
        asked(visitor)
        expect(notice(visitor, "renewed")).to_be_visible()

        with visitor.page.expect_navigation():
            visitor.press(visitor.button("reload"))
        visitor.go("about:blank")


def test_the_app_can_be_installed(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    address = visitor.page.locator("link[rel=manifest]").get_attribute("href")
    assert address is not None
    manifest = json.loads(file_of(visitor, address, "application/manifest+json").text())

    assert manifest["name"] == manifest["short_name"] == visitor.say("brand")
    assert manifest["display"] == "standalone"
    assert manifest["start_url"].startswith(manifest["scope"])
    assert visitor.context.request.get(manifest["start_url"]).ok
    for icon in manifest["icons"]:
        picture = file_of(visitor, icon["src"], icon["type"])
        assert icon["sizes"] == ("any" if icon["type"] == "image/svg+xml" else size_of(picture.body()))
    drawn = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"] if icon["type"] == "image/png"}
    assert drawn == {(size, purpose) for size in ("192x192", "512x512") for purpose in ("any", "maskable")}


def test_the_browser_finds_nothing_that_stands_in_the_way_of_installing(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    line = visitor.context.new_cdp_session(visitor.page)

    seen = line.send("Page.getAppManifest")

    assert urlsplit(seen["url"]).path == "/manifest.webmanifest"
    assert seen["errors"] == []


def kept(page: Page) -> None:
    """Wait until the browser has the pages."""
    state = page.evaluate("navigator.serviceWorker.ready.then((registration) => registration.active.state)")
    assert state in {"activating", "activated"}


def title(visitor: Visitor, key: str) -> Locator:
    return visitor.page.get_by_role("heading", name=visitor.say(key), level=1)


def notice(visitor: Visitor, key: str) -> Locator:
    return visitor.page.get_by_role("status").get_by_text(visitor.say(key), exact=True)


def asked(visitor: Visitor) -> None:
    """Open the first page, and wait until it has asked the server which pages it has."""
    with visitor.page.expect_response("**/api/version"):
        visitor.go("/")


def file_of(visitor: Visitor, address: str, kind: str) -> APIResponse:
    answer = visitor.context.request.get(address)
    assert answer.ok, address
    assert answer.headers["content-type"].split(";")[0] == kind
    return answer


def size_of(png: bytes) -> str:
    """The size of a picture, as its header has it."""
    assert png.startswith(SIGNATURE)
    width, height = struct.unpack(">II", png[16:24])
    return f"{width}x{height}"
