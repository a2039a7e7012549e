"""What a seat hides never arrives at the page of a rival or a spectator, by whatever way."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from typing import Any, Final

import pytest
from playwright.sync_api import Response, WebSocket
from sqlalchemy.engine import make_url

from browser.conftest import Visit
from browser.seat import Seat, play_on
from browser.tables import begin, join, open_table, start_with_bots
from browser.visitor import Said, Visitor
from nightlight.core.event import SPECTATOR
from nightlight.server.tables.records import Opened, read
from nightlight.server.tables.state import TableState
from server.running import Server

DECISIONS: Final = 12
# what is hidden from everybody else in the course of so many decisions
RIVALS: Final = [("dont-go-in-there", {"ghosts"}), ("straszydla", {"pact", "plans"})]


class Ear:
    """Hears all that arrives at somebody's page, as it was sent."""

    def __init__(self, visitor: Visitor, seat: int | None) -> None:
        self.visitor: Final = visitor
        self.seat: Final = seat
        self.frames: Final[list[str]] = []
        self.bodies: Final[list[str]] = []
        self._answers: Final[list[Response]] = []
        visitor.page.on("websocket", self._socket)
        visitor.page.on("response", self._answer)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def _answer(self, answer: Response) -> None:
        self._answers.append(answer)

    def everything(self) -> list[str]:
        """All frames, and all that was answered to requests of data."""
        for answer in self._answers:
            if "/api/" in answer.url:
                self.bodies.append(answer.text())
        self._answers.clear()
        return [*self.frames, *self.bodies]

    def view(self) -> Said:
        """The table as it was told last."""
        told = reversed(self.visitor.heard)
        return next((said["view"] for said in told if said["type"] == "update" and said["seat"] == self.seat), {})


@pytest.mark.parametrize(("game", "secrets"), RIVALS, ids=[game for game, _ in RIVALS])
def test_secrets_of_the_others_arrive_nowhere(visit: Visit, server: Server, game: str, secrets: set[str]) -> None:
    ann, ben, watcher = visit(), visit(), visit()
    ears = [Ear(ann, 0), Ear(ben, 1), Ear(watcher, None)]
    table = open_table(ann, game, 2, "Ann")
    join(ben, table, "Ben")
    begin(ann)
    watch(watcher, table)
    seats = [Seat(ann, 0), Seat(ben, 1)]
    ann.until(lambda: any(seat.offered() for seat in seats), "a question")
    ask_for_a_hint(seats)

    hidden: dict[int | None, set[str]] = {ear.seat: set() for ear in ears}
    for _ in range(DECISIONS):
        play_on(seats, decisions=1)
        state = truth(server, table)
        for ear in ears:
            hidden[ear.seat] |= told_no_more_than_allowed(ear, state)

    for ear in ears:
        assert {secret for secret in secrets for path in hidden[ear.seat] if secret in path} == secrets
        nothing_of_the_luck_or_the_guests(ear, truth(server, table))


def test_who_plays_alone_is_told_nothing_of_the_luck_and_a_spectator_nothing_else(visit: Visit, server: Server) -> None:
    ann, watcher = visit(), visit()
    ears = [Ear(ann, 0), Ear(watcher, None)]
    table = start_with_bots(ann, "fear-of-the-dark")
    watch(watcher, table)
    seat = Seat(ann, 0)
    ann.until(lambda: len(seat.offered()) > 0, "a question")
    ask_for_a_hint([seat])

    for _ in range(DECISIONS):
        play_on([seat], decisions=1)
        for ear in ears:
            assert told_no_more_than_allowed(ear, truth(server, table)) == set()

    for ear in ears:
        nothing_of_the_luck_or_the_guests(ear, truth(server, table))


def watch(visitor: Visitor, table: str) -> None:
    visitor.go(f"/t/{table}")
    visitor.page.get_by_text(visitor.say("watching"), exact=True).wait_for()


def ask_for_a_hint(seats: Sequence[Seat]) -> None:
    """What a bot would do, which knows no more than the seat."""
    seat = next(seat for seat in seats if seat.decision() is not None)
    with seat.visitor.page.expect_response("**/hint"):
        seat.visitor.press(seat.lamp.get_by_role("button", name=seat.visitor.say("hint"), exact=True))


def truth(server: Server, table: str) -> TableState:
    """How things really stand at a table, by the log of the server."""
    file = make_url(server.database).database
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
        query = "select number, at, data from records where table_id = ? order by number"
        (_, at, data), *others = database.execute(query, [table]).fetchall()
    opened = read(data)
    assert isinstance(opened, Opened)
    state = TableState(table, "", opened)
    state.at = at
    for number, at, data in others:
        state.fold(number, at, read(data))
    return state


def told_no_more_than_allowed(ear: Ear, state: TableState) -> set[str]:
    """Wait until the page was told how things stand, as its seat sees it; the paths of what is otherwise in truth."""
    match = state.match
    assert match is not None
    eyes = SPECTATOR if ear.seat is None else ear.seat
    allowed = plain(state.game.view(match.state, eyes).json())
    ear.visitor.until(lambda: ear.view() == allowed, f"what seat {ear.seat} may know, and no more")
    real = {"seat": ear.seat, **plain(match.state.json())}
    return set(differing(real, allowed))


def differing(real: Any, told: Any, path: str = "") -> Iterator[str]:
    """Where what was told is not what is true."""
    if isinstance(real, Mapping) and isinstance(told, Mapping):
        assert real.keys() == told.keys(), path
        for key in real:
            yield from differing(real[key], told[key], f"{path}/{key}")
    elif isinstance(real, list) and isinstance(told, list) and len(real) == len(told):
        for place, (one, other) in enumerate(zip(real, told, strict=True)):
            yield from differing(one, other, f"{path}/{place}")
    elif real != told:
        yield path


def nothing_of_the_luck_or_the_guests(ear: Ear, state: TableState) -> None:
    """Whoever knew the seed would know what is drawn, and whoever knew the id of a guest, who they are."""
    assert len(ear.frames) > 1  # a match alone may be lost after a few steps
    assert len(ear.everything()) > len(ear.frames)
    secrets = [chair.guest for chair in state.chairs if chair.guest is not None]
    if state.match is not None and not state.match.over:  # then the seed is told to everybody
        secrets.append(state.opened.secret)
    for text in ear.everything():
        assert not any(secret in text for secret in secrets)


def plain(value: object) -> Any:
    """As it looks when it has crossed the socket."""
    return json.loads(json.dumps(value))
