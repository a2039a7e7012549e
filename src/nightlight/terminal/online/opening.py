"""Joining or opening an online table from the command line."""

from __future__ import annotations

from dataclasses import dataclass

from nightlight.core.text import Say
from nightlight.terminal.menu import Menu
from nightlight.terminal.mistake import Mistake, said
from nightlight.terminal.online import address, identity
from nightlight.terminal.online.console import Console
from nightlight.terminal.online.front_desk import FrontDesk
from nightlight.terminal.online.identity import Identity
from nightlight.terminal.online.lobby import Lobby, found
from nightlight.terminal.online.seating import FREE, first_name, planned
from nightlight.terminal.online.table import Coming, OnlineTable
from nightlight.terminal.opening import Wishes, known_game, parse_options
from nightlight.terminal.screen import HEADING, WARNING, Gone
from nightlight.terminal.seats import BOT, name_of, usual_players
from nightlight.wire.api import OpenTable
from nightlight.wire.terms import Visibility


@dataclass
class Visiting:
    """Where to play, and as whom."""

    server: str
    table: str | None = None  # its code, its id or a link to it
    name: str | None = None
    watch: bool = False
    listed: bool = False  # whether a new table is public


def play_online(visiting: Visiting, wishes: Wishes, language: str, console: Console, words: Say) -> None:
    """Go to a server, find a table or open one, and play."""
    check(visiting, wishes)
    place, table = address.read(visiting.server)
    table = table if visiting.table is None else visiting.table
    with console.open():
        try:
            desk = FrontDesk(place)
            name = introduce(desk, visiting.name or first_name(wishes.seats), console, words)
            coming = Coming.WATCH if visiting.watch else Coming.SIT
            if table is not None:
                go_to(desk, found(desk, table), console, words, language, coming)
            elif wishes.game is not None:
                go_to(desk, opened(desk, name, wishes, visiting, words), console, words, language, coming)
            else:
                chosen = Lobby(desk, name, console, words).choose()
                go_to(desk, chosen, console, words, language, Coming.SIT_OR_WATCH)
        except Gone:
            console.line(words("goodbye"))


def check(visiting: Visiting, wishes: Wishes) -> None:
    """Refuse options for local matches only, and contradictory ones."""
    if wishes.seed is not None or wishes.lucky_words or wishes.resume is not None:
        raise Mistake("online-luck")
    if visiting.table is not None and (wishes.game is not None or wishes.seats is not None or wishes.options):
        raise Mistake("online-table-game")


def introduce(desk: FrontDesk, wished: str | None, console: Console, words: Say) -> str:
    """Identify to the server, with the stored identity or a given name; the server's answer is stored."""
    known = identity.known(desk.address.base)
    desk.cookie = None if known is None else known.cookie
    name = desk.me()
    if name is None or (wished is not None and wished != name):
        name = desk.name_me(name_of(wished) if wished is not None else ask_name(known, console, words))
    if desk.cookie is not None:
        identity.keep(desk.address.base, Identity(name, desk.cookie))
    return name


def ask_name(known: Identity | None, console: Console, words: Say) -> str:
    """Ask for a name until it is valid."""
    usual = words("player-name") if known is None else known.name
    while True:
        try:
            return name_of(Menu(console, words).question(words("online-name"), usual) or usual)
        except Mistake as mistake:
            console.line(said(mistake, words), WARNING)


def opened(desk: FrontDesk, name: str, wishes: Wishes, visiting: Visiting, words: Say) -> str:
    """A new table as the command line describes it; with a free seat, its match begins when the host says so."""
    assert wishes.game is not None, "a game was wished for"
    game = known_game(wishes.game)
    usual = ",".join([name, *[BOT] * (usual_players(game) - 1)])
    seats = planned(game, wishes.seats or usual, name, words)
    full = all(seat.kind != FREE for seat in seats)
    options = parse_options(game, wishes.options, words)
    visibility: Visibility = "open" if visiting.listed else "private"
    return desk.open(OpenTable(game.id, len(seats), options, seats, visibility, start=full)).table


def go_to(desk: FrontDesk, table: str, console: Console, words: Say, language: str, coming: Coming) -> None:
    """Play at a table, and at the next ones for as long as everybody wants a rematch."""
    game = desk.table(table).game
    console.gap()
    title, tagline = words(f"{game}-title"), words(f"{game}-tagline")
    console.line(words("opening-game", title=title, tagline=tagline), HEADING)
    console.line(words("opening-help"))
    following: str | None = table
    while following is not None:
        following = OnlineTable(desk, following, console, words, language, coming).play()
