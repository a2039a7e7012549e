"""What each reader of a table is told, derived from its state for that reader alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import msgspec

from nightlight.core.event import SPECTATOR, Event
from nightlight.core.step import GameState, View
from nightlight.core.text import GameText
from nightlight.play.match import Match
from nightlight.server.tables.cursors import Cursors
from nightlight.server.tables.languages import game_text
from nightlight.server.tables.questions import question
from nightlight.server.tables.state import Finish, TableState
from nightlight.wire.messages import Aside, Race, Update, Words, encoded

OLD_EVENTS: Final = 300  # told to a newcomer


@dataclass
class Reader:
    """One seat, or a spectator, at one connection: its language, and what it knows already."""

    seat: int
    language: str | None = None
    page: bool = False
    seen: int = 0  # the last record it was told all of
    partly: int = 0  # how many events after it were told already
    last: Update | None = None  # the last update, without its news

    @property
    def wire_seat(self) -> int | None:
        return None if self.seat == SPECTATOR else self.seat


@dataclass
class Curtain:
    """What is held back while a raced question is open."""

    race: Race
    hidden: int  # how many of the last events may not be told yet
    sight: GameState  # the table as far as it may be seen


@dataclass
class Prepared:
    """What readers with the same knowledge are told: the state, the news, and what they know afterwards."""

    update: Update  # without the news
    data: bytes
    news: bool  # whether there is any; then even an unchanged table is sent
    seen: int
    partly: int


class Updates:
    """The updates of a table at one moment, shared among readers with the same knowledge."""

    def __init__(self, state: TableState, cursors: Cursors, curtain: Curtain | None = None) -> None:
        self.state: Final = state
        self.cursors: Final = cursors
        self.curtain: Final = curtain
        self._prepared: Final[dict[tuple[object, ...], Prepared]] = {}
        self._cursors: Final[dict[tuple[int, int], str]] = {}

    def of(self, reader: Reader) -> bytes | None:
        """What the reader has not been told yet, or `None`; the reader is marked as told."""
        match = self.state.match
        if match is None:
            return None
        known = reader.seat, reader.language, reader.page, reader.seen, reader.partly
        prepared = self._prepared.get(known)
        if prepared is None:
            prepared = self._prepared[known] = self._prepare(match, reader)
        reader.seen, reader.partly = prepared.seen, prepared.partly
        if not prepared.news and prepared.update == reader.last:
            return None  # it happened in secret, and not even that may be known
        reader.last = prepared.update
        return prepared.data

    def _prepare(self, match: Match, reader: Reader) -> Prepared:
        state = self.state
        fresh = reader.seen == 0 or state.undone > reader.seen
        told = Reader(reader.seat, seen=1) if fresh else Reader(reader.seat, seen=reader.seen, partly=reader.partly)
        before = told.seen, told.partly
        events, count = unheard(state, told, self.curtain, latest=OLD_EVENTS if fresh else None)
        raced = finished(state, *before, count)
        text = None if reader.language is None else game_text(state, reader.seat, reader.language)
        update = table_as_seen(state, match, reader, self.curtain, text)
        news = with_news(update, events, text)
        news.fresh = fresh
        news.finish = None if raced is None else raced.photo()
        news.cursor = self._cursor(told.seen, told.partly)
        return Prepared(update, encoded(news), fresh or len(events) > 0, told.seen, told.partly)

    def _cursor(self, seen: int, partly: int) -> str:
        """The cursor of a position, made once for all readers there."""
        place = seen, partly
        if place not in self._cursors:
            self._cursors[place] = self.cursors.of(self.state.table, seen, partly)
        return self._cursors[place]


def unheard(
    state: TableState, reader: Reader, curtain: Curtain | None, *, latest: int | None = None
) -> tuple[list[Event], int]:
    """The events the reader may be told now (at most the latest), and how many there are; all are marked as told."""
    happened = state.events_after(reader.seen)
    hidden = 0 if curtain is None else curtain.hidden
    shown = max(reader.partly, len(happened) - hidden)  # another process may have shown more
    count = shown - reader.partly
    first = reader.partly if latest is None else max(reader.partly, shown - latest)
    events = [event.seen_by(reader.seat) for event in happened[first:shown]]
    if shown == len(happened):
        reader.seen, reader.partly = state.last_told, 0  # a cursor must not tell what happened in secret
    else:
        reader.partly = shown
    return events, count


def finished(state: TableState, seen: int, partly: int, told: int) -> Finish | None:
    """How the last raced question ended, if the first event of its result is among those told now."""
    if state.finish is None or state.finish.number <= seen:
        return None
    earlier = len(state.events_after(seen)) - len(state.events_after(state.finish.number - 1))
    return state.finish if partly <= earlier < partly + told else None


def table_as_seen(
    state: TableState, match: Match, reader: Reader, curtain: Curtain | None, text: GameText[Any] | None
) -> Update:
    """The table as the reader sees it, without events; in words where there is a text."""
    update = Update(seat=reader.wire_seat, cursor="", events=[])
    view: View = match.game.view(match.state if curtain is None else curtain.sight, reader.seat)
    update.view = view.json()
    update.prospects = match.game.prospects(view)
    if curtain is not None:
        update.race = curtain.race
    elif state.stage == "playing":
        update.waiting = [seat for seat in state.seats if view.actors >> seat & 1]
        if reader.seat != SPECTATOR:
            update.decision = question(match, view, text, page=reader.page)
            update.undoable = match.undoable(reader.seat) > 0
    outcome = match.outcome()
    update.outcome = None if outcome is None else outcome.json()
    if text is not None:
        update.words = words(text, view, update, page=reader.page)
        update.words.outcome = None if outcome is None else text.outcome(view, outcome)
    return update


def words(text: GameText[Any], view: View, update: Update, *, page: bool) -> Words:
    """The table in the reader's language; in full for a page."""
    dark = update.race is not None and update.race.dark
    said = Words(prompt=text.say("race-dark") if dark else text.prompt(view), events=[])
    if page:
        said.page = text.view(view)
        said.asides = [Aside(each.words, each.use, each.lines) for each in text.asides(view)]
        if update.decision is not None and text.goes_on(view):
            said.brief = text.brief(view)
    return said


def with_news(update: Update, events: list[Event], text: GameText[Any] | None) -> Update:
    """The update with its events; where there is a text, each event gets its words or an empty line."""
    news = msgspec.structs.replace(update, events=[event.json() for event in events])
    if text is not None and news.words is not None:
        news.words = msgspec.structs.replace(news.words, events=[text.event(event) for event in events])
    return news
