"""What the pages cost a reader's machine: `pages.py [game ...]`, part of `make bench`.

Sizes and first paint on a slow phone; then a match of each game on its board, on a laptop as it is and with the
processor slowed down four times: how regular the frames are, and the tasks that kept the page from answering.
"""

from __future__ import annotations

import gzip
import random
import statistics
import sys
import time
from itertools import pairwise
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, ViewportSize

from environment import ROOT
from nightlight.games import GAMES, find
from visit import PATIENCE, ask, browsing, served, welcome

ASSETS: Final = ROOT / "src" / "nightlight" / "server" / "static" / "assets"
PHONE: Final = ViewportSize(width=360, height=740)
LAPTOP: Final = ViewportSize(width=1280, height=800)
SLOW: Final = 4  # times
NETWORK: Final = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000}
VISITS: Final = 5
MATCH_SECONDS: Final = 90
PAUSE: Final = 700  # ms before each look at the question: somebody who decides fast
TWICE: Final = 100  # ms between the look and the choice: as fast as a finger presses a key twice
LONG: Final = 50  # ms
FEW: Final = 3  # of the options, which are chosen from
OBSERVE: Final = """() => {
  window.seen = { frames: [], tasks: [], shift: 0, largest: 0 };
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('longtask', (entry) => seen.tasks.push(entry.duration));
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value; });
  watch('largest-contentful-paint', (entry) => { seen.largest = entry.startTime; });
}"""
ASKED: Final = """() => ({
  over: document.querySelector("a[href^='/replay/']") !== null,
  raced: document.querySelector('[data-token]') !== null,
  ways: document.querySelector('.list[aria-expanded]')?.textContent,
})"""
COUNT_FRAMES: Final = """() => {
  const tick = (at) => { seen.frames.push(at); requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
}"""
PAINTED: Final = """() => ({
  first: performance.getEntriesByName('first-contentful-paint')[0].startTime,
  largest: seen.largest,
  shift: seen.shift,
  scripts: performance.getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js')).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
})"""


def observed(context: BrowserContext, *, slow: int) -> tuple[Page, CDPSession]:
    """A page that records its frames, long tasks and layout shifts."""
    page = context.new_page()
    page.add_init_script(f"({OBSERVE})()")
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    return page, session


def paint(browser: Browser, url: str) -> None:
    """The home page on a slow phone with a slow connection."""
    visits = []
    for _ in range(VISITS):
        context = browser.new_context(base_url=url, viewport=PHONE, service_workers="block")
        page, session = observed(context, slow=SLOW)
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", NETWORK)
        page.goto("/", wait_until="networkidle")
        visits.append(page.evaluate(PAINTED))
        context.close()
    middle = {name: statistics.median(visit[name] for visit in visits) for name in visits[0]}
    print(
        f"first page on a phone (processor / {SLOW}, 150 ms, 1.6 Mbit/s): first paint {middle['first']:.0f} ms, "
        f"largest {middle['largest']:.0f} ms, shift {middle['shift']:.3f}, scripts {middle['scripts'] / 1000:.0f} kB"
    )


def weigh() -> None:
    """The script of each board, which only tables of its game load."""
    for game in GAMES:
        files = ASSETS.glob(f"board-{game.replace('-', '_')}-*.js")
        print(f"board of {game}: {sum(len(gzip.compress(file.read_bytes())) for file in files) / 1000:.0f} kB gzipped")


def play(page: Page) -> int:
    """Answer every question at random with the keyboard, for a while or to the end; returns how often."""
    page.evaluate("() => { seen.tasks.length = 0; seen.shift = 0; }")
    choices = random.Random(1)  # noqa: S311 - the same choices every time
    answers = 0
    deadline = time.monotonic() + MATCH_SECONDS
    while time.monotonic() < deadline:
        page.wait_for_timeout(PAUSE)
        asked = page.evaluate(ASKED)
        if asked["over"]:
            break
        if asked["raced"]:
            page.keyboard.press("1")
            page.keyboard.press(" ")
            answers += 1
        elif asked["ways"]:
            count = int("".join(filter(str.isdigit, asked["ways"])) or 1)
            digit = str(choices.randint(1, min(count, FEW)))
            page.keyboard.press(digit)
            page.wait_for_timeout(TWICE)
            page.keyboard.press(digit)
            answers += 1
    return answers


def sit_down(context: BrowserContext, game: str) -> str:
    """A table of the game with bots, for the fewest players possible."""
    welcome(context, "Ann")
    wish = {"game": game, "players": find(game).players[0], "seats": [{"kind": "me"}], "start": True}
    table: str = ask(context, "/api/tables", wish)["table"]
    return table


def follow(browser: Browser, url: str, game: str, slow: int) -> None:
    """A match of the game on its board. Counting frames costs time itself, so long tasks are measured without it."""
    context = browser.new_context(base_url=url, viewport=LAPTOP, service_workers="block")
    table = sit_down(context, game)
    page, _session = observed(context, slow=slow)
    page.goto(f"/t/{table}")
    page.locator("[data-option], [data-token]").first.wait_for(timeout=1000 * PATIENCE)
    if slow == 1:
        page.evaluate(COUNT_FRAMES)
    answers = play(page)
    seen = page.evaluate("() => seen")
    context.close()
    print(f"  {game:<18} processor / {slow}: {answers:3} answers; {told(seen)}", flush=True)


def told(seen: dict[str, Any]) -> str:
    """What was observed, in words."""
    tasks = [task for task in seen["tasks"] if task > LONG]
    said = f"{len(tasks)} tasks above {LONG} ms, the longest {max(tasks, default=0):.0f}; shift {seen['shift']:.3f}"
    gaps = sorted(later - earlier for earlier, later in pairwise(seen["frames"]))
    if not gaps:
        return said
    return f"frames {gaps[len(gaps) // 2]:.1f} ms (p50) {gaps[len(gaps) * 95 // 100]:.1f} (p95); {said}"


def main(games: list[str]) -> None:
    with served() as url, browsing() as browser:
        context = browser.new_context(base_url=url)
        welcome(context, "Ann")
        context.close()
        weigh()
        paint(browser, url)
        for game in games:
            for slow in (1, SLOW):
                follow(browser, url, game, slow)


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
