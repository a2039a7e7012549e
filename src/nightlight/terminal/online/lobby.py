"""The lobby: the tables of a server, and the questions before a new one."""

from __future__ import annotations

from typing import Final

from nightlight import games
from nightlight.core.errors import NightlightError
from nightlight.core.game import AnyGame
from nightlight.core.text import Say
from nightlight.terminal.menu import Menu
from nightlight.terminal.mistake import said
from nightlight.terminal.online import address
from nightlight.terminal.online.console import Console
from nightlight.terminal.online.front_desk import FrontDesk
from nightlight.terminal.online.refusals import Refused
from nightlight.terminal.online.seating import person
from nightlight.terminal.screen import HEADING, WARNING, Gone
from nightlight.terminal.seats import seated
from nightlight.wire.api import Listed, OpenTable, SeatPlan

OFFERED: Final = 8  # tables of each kind


class Lobby:
    """Asks which table to join or open. `Gone` is raised when the person quits."""

    def __init__(self, desk: FrontDesk, name: str, console: Console, words: Say) -> None:
        self.desk: Final = desk
        self.name: Final = name
        self.console: Final = console
        self.words: Final = words
        self.menu: Final = Menu(console, words)

    def choose(self) -> str:
        """The chosen table, perhaps a new one."""
        self.console.line(self.words("online-welcome", name=self.name, server=self.desk.address.base), HEADING)
        while True:
            table = self._pick_one()
            if table is not None:
                return table

    def _pick_one(self) -> str | None:
        """One look at the lobby: a table, or `None` to look again."""
        mine = self.desk.mine()[:OFFERED]
        known = {table.table for table in mine}
        free = [each for each in self.desk.lobby() if each.summary.free > 0 and each.table not in known][:OFFERED]
        lines = [self._about("online-mine", table) for table in mine]
        lines += [self._about("online-open", table) for table in free]
        lines += [self.words(key) for key in ("online-new", "online-join", "online-refresh", "menu-quit")]
        tables = [*mine, *free]
        number = self.menu.pick(self.words("online-where"), lines, 0)
        if number < len(tables):
            return tables[number].table
        match number - len(tables):
            case 0:
                return self._new_table()
            case 1:
                return self._join()
            case 2:
                return None
        raise Gone

    def _about(self, key: str, table: Listed) -> str:
        title, names = self.words(f"{table.game}-title"), ", ".join(table.summary.names)
        return self.words(key, title=title, names=names, free=table.summary.free, code=table.code)

    def _join(self) -> str | None:
        """A table by its code or its link."""
        entry = self.menu.question(self.words("online-code"), self.words("menu-none"))
        if entry == "":
            return None
        try:
            return found(self.desk, entry)
        except (Refused, NightlightError) as error:
            self.console.line(said(error, self.words), WARNING)
            return None

    def _new_table(self) -> str | None:
        """Ask about a new table, and open it."""
        known = list(games.GAMES.values())
        lines = [self.menu.about_game(game) for game in known]
        game = known[self.menu.pick(self.words("menu-what"), lines, 0)]
        players = self.menu.players(game)
        names = self._names(game, players)
        bots, listed = self._others(players - len(names))
        seats = [person(name, self.name) for name in names]
        seats += [SeatPlan("bot" if bots else "free")] * (players - len(names))
        options = self.menu.options(game, players)
        wish = OpenTable(game.id, players, options, seats, "open" if listed else "private", start=bots)
        try:
            return self.desk.open(wish).table
        except Refused as refused:
            self.console.line(said(refused, self.words), WARNING)
            return None

    def _names(self, game: AnyGame, players: int) -> list[str]:
        """Who plays at this screen."""
        while True:
            entry = self.menu.question(self.words("online-names"), self.name)
            names = [name.strip() for name in (entry or self.name).split(",")]
            try:
                if len(names) <= players:
                    return seated(game, names, self.words).names
                self.console.line(self.words("menu-too-many", players=players, names=len(names)), WARNING)
            except NightlightError as error:
                self.console.line(said(error, self.words), WARNING)

    def _others(self, seats: int) -> tuple[bool, bool]:
        """Whether bots take the other seats, and whether everybody may find the table."""
        if seats == 0:
            return True, False
        lines = [self.words(key) for key in ("online-bots", "online-friends", "online-anybody")]
        number = self.menu.pick(self.words("online-others"), lines, 0)
        return number == 0, number == len(lines) - 1


def found(desk: FrontDesk, entry: str) -> str:
    """The table with a code, an id or a link to this server."""
    if address.is_link(entry):
        _, table = address.read(entry)
        return desk.table(entry if table is None else table).table
    try:
        return desk.by_code(entry)
    except Refused as refused:
        if refused.reason != "unknown-table":
            raise
        return desk.table(entry).table
