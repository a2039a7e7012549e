"""Screenshots of the pages for the docs, on a phone and a laptop: `screenshots.py [folder [game ...]]`.

The matches on them are always the same: each is played here with a fixed seed, imported into a server as a journal, and
played on from some of its moments. Only table codes and the QR code differ from one time to the next.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, ViewportSize

from environment import ROOT
from nightlight.bots import BOTS
from nightlight.core.step import first
from nightlight.games import GAMES, find
from nightlight.play.luck import Luck
from nightlight.play.match import PERSON, Match
from visit import PATIENCE, ask, browsing, served, welcome

PICTURES: Final = ROOT / "docs" / "pictures"
SCREENS: Final = [ViewportSize(width=360, height=740), ViewportSize(width=1280, height=800)]
QUALITY: Final = 90
NAMES: Final = ["Ann", "Ben", "Cleo"]


@dataclass(frozen=True)
class Evening:
    """A match to take pictures of, and its moments: at that part of it or later, Ann is asked and answers like this."""

    players: int
    seed: int
    early: tuple[float, str]
    middle: tuple[float, str]
    options: dict[str, str] = field(default_factory=dict)


FIRST: Final = "dont-go-in-there"
EVENINGS: Final = {
    FIRST: Evening(3, 7, (0.05, "place"), (0.4, "take")),
    "nightmarium": Evening(3, 7, (0.05, "play"), (0.4, "play")),
    "fear-of-the-dark": Evening(1, 7, (0.05, ""), (0.4, "")),
    "straszydla": Evening(3, 7, (0.01, ""), (0.4, "")),
}
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

RACE: Final = "komnata-strachu"
Line = dict[str, Any]


def played(game_id: str, evening: Evening) -> tuple[str, list[Line]]:
    """The journal of a match, and its lines."""
    game = find(game_id)
    names = NAMES[: evening.players]
    setup = game.setup(len(names), evening.options)
    match = Match.start(game, setup, names, [PERSON] * len(names), Luck.seeded(evening.seed))
    players = [BOTS["greedy"](game, seat) for seat in range(len(names))]
    while not match.over:
        seat = first(match.state.actors)
        match.answer(seat, players[seat].choose(game.view(match.state, seat), match.legal(seat)))
    return match.journal.text(), [line.json() for line in match.journal.lines]


def moment(lines: list[Line], part: float, verb: str) -> int:
    """The number of lines after which Ann is asked and answers with that verb, or with any."""
    return next(
        number
        for number, line in enumerate(lines)
        if number >= part * len(lines) and line["seat"] == 0 and verb in str(line["action"])
    )


class Photographer:
    """Ann, whose pages are on the pictures."""

    def __init__(self, browser: Browser, url: str, folder: Path) -> None:
        self.folder: Final = folder
        self.context: Final = browser.new_context(
            base_url=url, locale="en-GB", viewport=SCREENS[-1], reduced_motion="reduce", service_workers="block"
        )
        self.context.set_default_timeout(1000 * PATIENCE)
        self.page: Final = self.context.new_page()
        welcome(self.context, NAMES[0])
        self.page.goto("/settings")
        self.page.evaluate(KEEP, KEPT)

    def branch(self, table: str, line: int) -> str:
        """A table at which Ann plays on from a moment of the match."""
        new: str = ask(self.context, f"/api/tables/{table}/branch", {"line": line, "seat": 0})["table"]
        return new

    def take(self, name: str, path: str, ready: str, prepare: Callable[[Page], None] | None = None) -> None:
        """Take pictures of a page on every screen, once something is visible."""
        for screen in SCREENS:
            self.page.set_viewport_size(screen)
            self.page.goto("about:blank")  # an address with the same path would not reload
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
    """Take the first choice again and again until the match is over, then show the final scoring."""
    over = page.get_by_role("button", name="Show the result")
    while over.count() == 0:
        page.locator("[data-option]").or_(over).first.wait_for()
        page.keyboard.press("1")
    over.click()


def take_board(ann: Photographer, game: str, evening: Evening) -> str:
    """The board early, in the middle and at the end; returns the table of the end."""
    journal, lines = played(game, evening)
    over = ask(ann.context, "/api/journals", journal)["table"]
    last = max(number for number, line in enumerate(lines) if line["seat"] == 0)
    for name, line in (("early", moment(lines, *evening.early)), ("middle", moment(lines, *evening.middle))):
        ann.take(f"{game}-{name}", f"/t/{ann.branch(over, line)}", "main [data-option]", look)
    end = ann.branch(over, last)
    ann.take(f"{game}-end", f"/t/{end}", "main [data-option]", look)
    if game == FIRST:
        ann.take("replay", f"/replay/{over}#{moment(lines, *evening.middle)}", "input[type=range]")
    return end


def take_race(ann: Photographer) -> None:
    """A game with races, live: three cards in the dark, the light, the end."""
    wish = {"game": RACE, "players": 3, "options": {"reveals": "3", "pace": "ready"}, "start": True}
    for screen in SCREENS:
        ann.page.set_viewport_size(screen)
        ann.page.goto(f"/t/{ask(ann.context, '/api/tables', wish)['table']}")
        ann.page.locator(".board.open").wait_for()
        ann.page.keyboard.press("1")
        ann.page.keyboard.press("4")
        ann.shoot(f"{RACE}-early", screen)
        ann.page.keyboard.press(" ")
        ann.page.locator(".board.verdict").wait_for()
        ann.shoot(f"{RACE}-middle", screen)
        over = ann.page.locator("a[href^='/replay/']")
        while over.count() == 0:
            ann.page.keyboard.press("1")
            ann.page.keyboard.press(" ")
            ann.page.wait_for_timeout(300)
        ann.shoot(f"{RACE}-end", screen)


def take_pages(ann: Photographer, end: str) -> None:
    """All other pages; the table is one that is nearly over."""
    ann.take("settings", "/settings", "[role=switch]")
    ann.take("rules", f"/rules/{FIRST}#DG-4.5", "[id='DG-4.5']")
    wish = {"game": FIRST, "players": 4, "visibility": "open"}
    ann.take("waiting-room", f"/t/{ask(ann.context, '/api/tables', wish)['table']}", "svg[role=img]")
    ann.take("text", f"/text/{end}", "main li button")
    ann.page.goto(f"/t/{end}")
    finish(ann.page)
    ann.take("results", f"/t/{end}", "a[href^='/replay/']")
    ann.take("home", "/", "[data-game] button:enabled")


def main(folder: Path, games: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with served() as url, browsing() as browser:
        ann = Photographer(browser, url, folder)
        for game in games:
            if game == RACE:
                take_race(ann)
                continue
            end = take_board(ann, game, EVENINGS[game])
            if game == FIRST:
                take_pages(ann, end)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES, sys.argv[2:] or list(GAMES))
