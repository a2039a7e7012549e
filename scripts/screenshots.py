"""Pictures of the pages for the documents, as a phone and a laptop show them: `screenshots.py [folder]`.

The match on them is always the same: it is played here with a fixed seed, brought to a server as a journal, and played
on from some of its moments. Only table codes and the QR code differ from one time to the next.
"""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Error, Page, ViewportSize, sync_playwright

import chromium
import web
from environment import ROOT
from nightlight.bots import BOTS
from nightlight.core.step import first
from nightlight.games import find
from nightlight.play.luck import Luck
from nightlight.play.match import PERSON, Match

PICTURES: Final = ROOT / "docs" / "pictures"
SCREENS: Final = [ViewportSize(width=360, height=740), ViewportSize(width=1280, height=800)]
QUALITY: Final = 90
PATIENCE: Final = 60  # seconds
GAME: Final = "dont-go-in-there"
NAMES: Final = ["Ann", "Ben", "Cleo"]
SEED: Final = 7
EARLY: Final = 5  # lines
MIDDLE: Final = 40
KEPT: Final = {
    "nightlight-settings": json.dumps({"language": "en", "motion": "still"}),
    "nightlight-name": NAMES[0],
    "nightlight-named": "yes",
}
KEEP: Final = "kept => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value))"
AT_REST: Final = """async () => {
  await document.fonts.ready;
  return document.getAnimations().every(
    (one) => one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity);
}"""

Line = dict[str, Any]


def played() -> tuple[str, list[Line]]:
    """The journal of the match, and its lines."""
    game = find(GAME)
    match = Match.start(game, game.setup(len(NAMES)), NAMES, [PERSON] * len(NAMES), Luck.seeded(SEED))
    players = [BOTS["greedy"](game, seat) for seat in range(len(NAMES))]
    while not match.over:
        seat = first(match.state.actors)
        match.answer(seat, players[seat].choose(game.view(match.state, seat), match.options(seat)))
    return match.journal.text(), [line.json() for line in match.journal.lines]


def moment(lines: list[Line], after: int, verb: str) -> int:
    """After how many lines, at least so many, Ann is asked and answers with that verb."""
    return next(
        number for number, line in enumerate(lines) if number >= after and line["seat"] == 0 and verb in line["action"]
    )


@contextmanager
def served() -> Iterator[str]:
    """A server with a database of its own; its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "nightlight", "serve", "--port", str(port)]
        server = subprocess.Popen([*command, "--database", f"sqlite:///{folder}/tables.db"], stderr=subprocess.DEVNULL)
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait()


class Photographer:
    """Ann, whose pages are photographed."""

    def __init__(self, browser: Browser, url: str, folder: Path) -> None:
        self.folder: Final = folder
        self.context: Final = browser.new_context(
            base_url=url, locale="en-GB", viewport=SCREENS[-1], reduced_motion="reduce", service_workers="block"
        )
        self.context.set_default_timeout(1000 * PATIENCE)
        self.page: Final = self.context.new_page()
        self.wait_for_server()
        self.ask("/api/me", {"name": NAMES[0]})
        self.page.goto("/settings")
        self.page.evaluate(KEEP, KEPT)

    def wait_for_server(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                if self.context.request.get("/healthz").ok:
                    return
            except Error:
                self.page.wait_for_timeout(100)
        sys.exit("nightlight: the server did not start")

    def ask(self, path: str, body: object) -> Any:
        """Post something as Ann; what is said to a journal is no JSON."""
        data = body if isinstance(body, str) else json.dumps(body)
        answer = self.context.request.post(path, data=data)
        if not answer.ok:
            sys.exit(f"nightlight: {path}: {answer.text()}")
        return answer.json()

    def branch(self, table: str, line: int) -> str:
        """A table at which Ann goes on from a moment of the match."""
        new: str = self.ask(f"/api/tables/{table}/branch", {"line": line, "seat": 0})["table"]
        return new

    def take(self, name: str, path: str, ready: str, prepare: Callable[[Page], None] | None = None) -> None:
        """Pictures of a page when something is there to be seen, on every screen."""
        for screen in SCREENS:
            self.page.set_viewport_size(screen)
            self.page.goto("about:blank")  # an address with the same path would load nothing anew
            self.page.goto(path)
            self.page.locator(ready).first.wait_for()
            if prepare is not None:
                prepare(self.page)
            self.shoot(name, screen)

    def shoot(self, name: str, screen: ViewportSize) -> None:
        self.page.wait_for_load_state("networkidle")
        self.page.wait_for_function(AT_REST)
        file = self.folder / f"{name}-{screen['width']}.jpg"
        self.page.screenshot(path=file, type="jpeg", quality=QUALITY, animations="disabled", caret="hide")
        print(f"{file.name}: {file.stat().st_size // 1000} kB", flush=True)


def look(page: Page) -> None:
    """At the first choice, by its number."""
    page.locator("[data-option]").first.wait_for()
    page.keyboard.press("1")
    page.get_by_role("button", name="Choose this").wait_for()


def finish(page: Page) -> None:
    """Give the first choice again and again until the match is over, then see how all is counted."""
    over = page.get_by_role("button", name="Show the result")
    while over.count() == 0:
        page.locator("[data-option]").or_(over).first.wait_for()
        page.keyboard.press("1")
    over.click()


def take_all(ann: Photographer) -> None:
    journal, lines = played()
    ann.take("settings", "/settings", "[role=switch]")
    ann.take("rules", f"/rules/{GAME}#DG-4.5", "[id='DG-4.5']")
    over = ann.ask("/api/journals", journal)["table"]
    ann.take("replay", f"/replay/{over}#{MIDDLE}", "input[type=range]")
    wish = {"game": GAME, "players": 4, "visibility": "open"}
    ann.take("waiting-room", f"/t/{ann.ask('/api/tables', wish)['table']}", "svg[role=img]")
    last = max(number for number, line in enumerate(lines) if line["seat"] == 0)
    ann.take("table-early", f"/t/{ann.branch(over, moment(lines, EARLY, 'place'))}", "[data-option]", look)
    ann.take("table-middle", f"/t/{ann.branch(over, moment(lines, MIDDLE, 'take'))}", "[data-option]", look)
    end = ann.branch(over, last)
    ann.take("table-end", f"/t/{end}", "[data-option]", look)
    ann.take("text", f"/text/{end}", "main li button")
    ann.page.goto(f"/t/{end}")
    finish(ann.page)
    ann.take("results", f"/t/{end}", "a[href^='/replay/']")
    ann.take("home", "/", "[data-game] button:enabled")


def main(folder: Path) -> None:
    if not web.build():
        sys.exit("nightlight: the pages could not be built")
    folder.mkdir(parents=True, exist_ok=True)
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.provide(), args=["--disable-gpu"])
        take_all(Photographer(browser, url, folder))
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES)
