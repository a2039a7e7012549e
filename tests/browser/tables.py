"""Setting tables up and finding one's way to them, as people do it on the pages."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

from playwright.sync_api import Locator

from browser.visitor import Said, Visitor
from nightlight.games import find
from nightlight.play.simulate import random_match

ALONE = ("fear-of-the-dark",)


def choose_game(
    visitor: Visitor, game: str, players: int | None = None, options: Mapping[str, str] | None = None
) -> Locator:
    """Open the sheet of a game on the first page, and say how it shall be played; the sheet."""
    visitor.go("/")
    visitor.press(visitor.button("play-game", title=visitor.say(f"{game}-title")))
    sheet = visitor.page.get_by_role("dialog")
    if players is not None:
        chairs = sheet.get_by_role("group", name=visitor.say("chairs"))
        visitor.press(chairs.get_by_role("radio", name=str(players), exact=True))
    if options:
        visitor.press(sheet.get_by_text(visitor.say("options"), exact=True))
        for name, value in options.items():
            agree(visitor, sheet, f"{game}-option-{name}", value)
    return sheet


def agree(visitor: Visitor, sheet: Locator, key: str, value: str) -> None:
    """Set one of the things that a table agrees on."""
    field = sheet.get_by_label(visitor.say(key), exact=True)
    if not field.is_visible():
        visitor.press(sheet.get_by_text(visitor.say("options-advanced"), exact=True))
    if field.evaluate("field => field.localName") == "select":
        field.select_option(value)
    else:
        field.fill(value)
        field.press("Tab")


def open_table(
    visitor: Visitor,
    game: str,
    players: int,
    name: str,
    options: Mapping[str, str] | None = None,
    *,
    listed: bool = False,
) -> str:
    """Open a table for friends; its id. The visitor waits at it."""
    choose_game(visitor, game, players, options)
    visitor.press(visitor.button("invite-first"))
    visitor.field("name-label").fill(name)
    if listed:
        visitor.press(visitor.page.get_by_role("switch", name=visitor.say("visible")))
    visitor.press(visitor.button("open-table"))
    visitor.button("start-match").wait_for()
    return table_of(visitor)


def start_with_bots(
    visitor: Visitor, game: str, players: int | None = None, options: Mapping[str, str] | None = None
) -> str:
    """Play against bots at once; the id of the table."""
    choose_game(visitor, game, players, options)
    visitor.press(visitor.button("start-alone" if game in ALONE else "start"))
    visitor.page.wait_for_url("**/t/*")
    return table_of(visitor)


def join(visitor: Visitor, table: str, name: str) -> None:
    """Take a chair at a table where a match has not begun."""
    visitor.go(f"/t/{table}")
    visitor.field("name-label").fill(name)
    visitor.press(visitor.button("sit"))
    visitor.button("chair-stand").wait_for()


def begin(visitor: Visitor) -> None:
    """Begin the match, as the host."""
    visitor.press(visitor.button("start-match"))


def table_of(visitor: Visitor) -> str:
    """The table whose page is open."""
    found = re.search(r"/(?:t|text|replay)/([^/#?]+)", visitor.page.url)
    assert found is not None, visitor.page.url
    return found[1]


def past_match(visitor: Visitor, game: str, players: int, options: Mapping[str, str] | None = None) -> str:
    """The table of a match that was played elsewhere, by nobody in particular; the visitor brings its journal."""
    played = find(game)
    match = random_match(played, played.setup(players, dict(options or {})), seed=5)
    visitor.ask("POST", "/api/me", {"name": "Ann"})
    answer = visitor.context.request.post("/api/journals", data=match.journal.text())
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]
    return table


def journal(visitor: Visitor, table: str) -> list[Said]:
    """The lines of the journal of a match that is over, without header and end."""
    answer = visitor.context.request.get(f"/api/tables/{table}/journal")
    assert answer.ok, answer.text()
    return [json.loads(line) for line in answer.text().splitlines()][1:-1]
