"""A finished match, frame by frame: after each line, what that seat would have received."""

from __future__ import annotations

from typing import Any

import msgspec

from nightlight.core.event import SPECTATOR
from nightlight.core.step import Step
from nightlight.server.matches.retelling import Past
from nightlight.server.tables.languages import game_text
from nightlight.server.tables.state import TableState
from nightlight.server.tables.updates import Curtain, Reader, finished, table_as_seen, unheard, with_news
from nightlight.wire.api import Frame, Replay
from nightlight.wire.messages import Race, Update


def replayed(
    past: Past, seat: int | None, language: str | None, first: int, count: int, *, page: bool = False
) -> bytes:
    """So many frames, as the response to a request."""
    telling = Telling(past, SPECTATOR if seat is None else seat, language, page=page)
    telling.go_to(first)
    last = min(first + count, len(past.lines) + 1)
    frames = [telling.frame(line) for line in range(first, last)]
    return msgspec.json.encode(Replay(len(past.lines), first, frames))


class Telling:
    """A match replayed to one reader."""

    def __init__(self, past: Past, seat: int, language: str | None, *, page: bool = False) -> None:
        self.retelling = past.after(0)
        self.reader = Reader(seat, language, page, seen=1)

    def go_to(self, first: int) -> None:
        """Mark everything before this frame as told."""
        if 0 < first <= len(self.retelling.past.lines):
            self.retelling = self.retelling.past.after(first - 1)
            unheard(self.retelling.state, self.reader, shown(self.retelling.state), latest=0)

    def frame(self, line: int) -> Frame:
        """The next frame."""
        if line == 0:
            return Frame(0, None, None, self.update(fresh=True))
        chosen = self.chosen()
        self.retelling.go_on()
        return Frame(line, self.retelling.past.lines[line - 1].seat, chosen, self.update(fresh=False))

    def update(self, *, fresh: bool) -> Update:
        """What happened since the last frame, and the table now."""
        state, reader = self.retelling.state, self.reader
        curtain = shown(state)
        heard = reader.seen, reader.partly
        events, count = unheard(state, reader, curtain)
        raced = finished(state, *heard, count)
        text = None if reader.language is None else game_text(state, reader.seat, reader.language)
        news = with_news(table_as_seen(state, self.retelling.match, reader, curtain, text), events, text)
        news.fresh = fresh
        news.finish = None if raced is None else raced.photo()
        return news

    def chosen(self) -> str | None:
        """The words of the next choice; a secret answer is shown only to the seat that gave it."""
        match, reader = self.retelling.match, self.reader
        line = self.retelling.past.lines[self.retelling.line]
        if reader.language is None or (line.seat != reader.seat and holds_secrets(match.state.top())):
            return None
        text = game_text(self.retelling.state, line.seat, reader.language)
        return text.option(match.view(line.seat), match.game.verbs.action(line.action))


def shown(state: TableState) -> Curtain | None:
    """The open raced question as everybody saw it: sealed answers have not happened yet."""
    question, live, match = state.raced(), state.live, state.match
    if question == 0 or live is None or match is None:
        return None
    sealed = len(state.events_after(state.raced_since))
    return Curtain(Race(question=question, dark=False), sealed, live.in_sight(match.state, 0))


def holds_secrets(step: Step[Any]) -> bool:
    """Whether a step hides answers from some seats."""
    return type(step).seen_by is not Step.seen_by
