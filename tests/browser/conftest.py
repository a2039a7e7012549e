"""A built Nightlight that is served, and browsers to look at it."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import chromium
import web
from browser.visitor import PATIENCE, Visitor
from environment import ROOT
from server.running import Server, running

SEEN = ROOT / "build" / "seen"  # what was on the screens of tests that failed
PATIENT = {"grace_seconds": 3600}  # nobody is taken for gone, however slow the machine is
FAILED = pytest.StashKey[bool]()


class Visit(Protocol):
    """Opens a browser for a test."""

    def __call__(
        self, language: str = "en", *, phone: bool = False, still: bool = True, keeps: bool = False, url: str = ""
    ) -> Visitor: ...


@pytest.fixture(scope="session")
def pages() -> Path:
    """The pages of these sources."""
    assert web.build(), "the pages could not be built; the reason stands above"
    assert web.ready(), "the pages are those of an earlier build: they could not be built anew"
    return web.BUILT


@pytest.fixture(scope="session")
def chromium_path() -> Path:
    return chromium.provide()


@pytest.fixture(scope="package")
def browser(chromium_path: Path) -> Iterator[Browser]:
    """One for all tests of this folder, and for no others: while it runs, nothing else can use asyncio."""
    expect.set_options(timeout=1000 * PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path, args=["--disable-gpu"])
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots answer at once."""
    assert (pages / "index.html").is_file()
    folder = tmp_path_factory.mktemp("server")
    with running(f"sqlite:///{folder / 'tables.db'}", folder / "log", PATIENT) as server:
        yield server


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Visit]:
    """Opens browsers; in the end nothing may have gone wrong in any of them."""
    visitors: list[Visitor] = []

    def visit(
        language: str = "en", *, phone: bool = False, still: bool = True, keeps: bool = False, url: str = ""
    ) -> Visitor:
        visitor = Visitor(browser, url or server.url, language, phone=phone, still=still, keeps=keeps)
        visitors.append(visitor)
        return visitor

    yield visit
    if request.node.stash.get(FAILED, False):
        keep_pictures(request.node.name, visitors)
    troubles = [trouble for visitor in visitors for trouble in visitor.unforeseen]
    for visitor in visitors:
        visitor.context.close()
    if troubles:
        pytest.fail("in the browser:\n" + "\n".join(troubles), pytrace=False)


def keep_pictures(name: str, visitors: list[Visitor]) -> None:
    SEEN.mkdir(parents=True, exist_ok=True)
    for number, visitor in enumerate(visitors):
        visitor.page.screenshot(path=SEEN / f"{name.replace('/', '-')}-{number}.png", timeout=5000)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember that a test failed, so that what was seen is kept."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report
