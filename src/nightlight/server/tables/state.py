"""The state of a table after its records: a pure fold without clock, luck or storage, the same in every process."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from copy import copy, deepcopy
from dataclasses import InitVar, dataclass, field, fields
from functools import singledispatchmethod
from typing import Final, Literal

import msgspec

from nightlight.core.errors import BadJournal, BadLuck, BadSetup, IllegalAction
from nightlight.core.event import Event
from nightlight.core.game import AnyGame
from nightlight.games import LIVE, find
from nightlight.play.journal import Journal
from nightlight.play.luck import Luck
from nightlight.play.match import NOT_ASKED, Match, Proposal
from nightlight.play.record import header_of, line_of
from nightlight.server.tables.clocks import Clocks
from nightlight.server.tables.records import (
    Abandoned,
    Agreed,
    Answered,
    AnyRecord,
    Chair,
    GivenUp,
    Judging,
    Moved,
    Opened,
    Record,
    RematchAsked,
    Rematched,
    Replaced,
    Resumed,
    Returned,
    Said,
    Started,
    Stood,
    UndoAnswered,
    UndoAsked,
    Undone,
    Worded,
)
from nightlight.server.tables.seating import Seating
from nightlight.wire.messages import PhotoFinish

CHAT_KEPT: Final = 100
MATTERS: Final = (Started, Judging, Resumed, Rematched, Abandoned)  # besides answers; no match has many of them


@dataclass
class Heard:
    """A chat message, and when it was sent."""

    number: int
    at: int
    said: Said


@dataclass
class Finish:
    """How a raced question ended, as the journal notes it."""

    number: int
    note: dict[str, object]

    def photo(self) -> PhotoFinish:
        return msgspec.convert(self.note, PhotoFinish)


@dataclass
class TableState:
    """Everything durable about a table."""

    table: str
    code: str
    first: InitVar[Opened]
    number: int = 1  # of the last record
    at: int = 0  # its time
    changed: int = 1  # the last record that changed more than the match itself: seats, stage or requests
    seating: Seating = field(init=False)
    stand_ins: dict[int, str] = field(default_factory=dict)  # the bots that play for people who are away
    words: dict[int, str] = field(default_factory=dict)
    match: Match | None = None
    lines: list[dict[str, object]] = field(default_factory=list)  # of its journal, as JSON
    told: list[int] = field(default_factory=list)  # for each line of the match's events, the record it came with
    finish: Finish | None = None  # of the last question that was raced
    undone: int = 0  # the last record that undid something
    last_told: int = 1  # the last record whose events, or the undoing of them, readers have heard of
    chat: list[Heard] = field(default_factory=list)
    undo: int | None = None  # the seat that asks for an undo
    agreed: set[int] = field(default_factory=set)
    rematch: set[int] = field(default_factory=set)
    next: str | None = None
    abandoned: GivenUp | None = None
    judging: Judging | None = None
    raced_since: int = 0  # the record that opened the raced question
    asides: int = 0  # records that are not moves
    heckles: int = 0  # those of them that are chat from people without a seat

    def __post_init__(self, first: Opened) -> None:
        self.seating = Seating(first)
        self.clocks = Clocks(self.opened.clock, self.opened.players)
        self.game: AnyGame = find(self.opened.game)
        self.live = LIVE.get(self.opened.game)

    def copy(self) -> TableState:
        """An independent copy."""
        other = copy(self)
        for each in fields(self):
            value = getattr(self, each.name)
            if isinstance(value, list | dict | set):
                setattr(other, each.name, value.copy())
        other.seating = self.seating.copy()
        other.clocks = deepcopy(self.clocks)
        other.match = None if self.match is None else self.match.copy()
        return other

    @property
    def opened(self) -> Opened:
        """How the table was opened, with everything agreed on since."""
        return self.seating.opened

    @property
    def chairs(self) -> list[Chair]:
        return self.seating.chairs

    @property
    def stage(self) -> Literal["waiting", "playing", "over"]:
        """Before the match, in it, or after it."""
        if self.abandoned is not None or (self.match is not None and self.match.over):
            return "over"
        return "waiting" if self.match is None else "playing"

    @property
    def seats(self) -> range:
        return range(self.opened.players)

    def luck(self) -> Luck:
        """The luck of the match, with the players' words mixed into the seed."""
        if self.opened.seeded:
            return Luck.seeded(int(self.opened.secret))
        words = [*self.opened.words, *(self.words[seat] for seat in self.seats if seat in self.words)]
        return Luck.fair(bytes.fromhex(self.opened.secret), words, self.opened.given)

    def seats_of(self, guest: str) -> list[int]:
        """The seats a guest holds."""
        return [seat for seat in self.seats if self.chairs[seat].guest == guest]

    def people(self) -> list[int]:
        """The seats of people, present or not."""
        return [seat for seat in self.seats if self.chairs[seat].guest is not None]

    def bot(self, seat: int) -> str | None:
        """The kind of bot playing the seat now, in its own right or for an absent player."""
        return self.chairs[seat].bot if self.chairs[seat].guest is None else self.stand_ins.get(seat)

    def deciders(self) -> list[int]:
        """The seats that must decide now."""
        if self.match is None or self.stage != "playing":
            return []
        return [seat for seat in self.seats if self.match.decision(seat) != NOT_ASKED]

    def raced(self) -> int:
        """The number of the open raced question; 0 if there is none."""
        if self.match is None or self.live is None or self.stage != "playing":
            return 0
        return self.live.question(self.match.state)

    def events_after(self, number: int) -> list[Event]:
        """What happened after that record."""
        if self.match is None:
            return []
        later = self.match.events[bisect_right(self.told, number) :]
        return [event for events in later for event in events]

    def may_watch(self, guest: str | None) -> bool:
        """Whether a guest may be at the table: with a seat, while seats are free to take, or as a spectator."""
        free = self.stage == "waiting" and self.opened.visibility != "solo"
        return self.at_home(guest) or free or self.opened.spectators

    def at_home(self, guest: str | None) -> bool:
        """Whether a guest has a seat here or is the host."""
        return guest is not None and (guest == self.opened.host or bool(self.seats_of(guest)))

    def untold(self, told: int) -> int:
        """How many events since the raced question opened have not been told, given that the first `told` have."""
        return len(self.events_after(self.raced_since - 1)) - told

    def fold(self, number: int, at: int, record: AnyRecord, prepared: Match | Proposal | None = None) -> None:
        """Fold in the next record. `prepared` is what this process has already worked out, if anything."""
        for _ in self.folding(number, at, record, prepared):
            pass

    def folding(
        self, number: int, at: int, record: AnyRecord, prepared: Match | Proposal | None = None
    ) -> Iterator[None]:
        """The same, line by line, for a record that holds a whole match; until it ends the state is incomplete."""
        if number != self.number + 1:
            raise BadJournal(number, f"record {self.number + 1} was expected")
        self.number, self.at = number, at
        before = self.raced()
        try:
            if isinstance(record, Answered):
                yield from self._answer(record, prepared)
            else:
                self.asides += not isinstance(record, MATTERS)
                self.seating.take(record)
                self._prepared = prepared
                self._take(record)
                self._prepared = None
        except (IllegalAction, BadLuck, BadSetup, ValueError, LookupError) as error:
            raise BadJournal(number, f"impossible record: {error}") from error
        if not isinstance(record, Answered) or self.stage == "over":
            self.changed = number
        if self.raced() not in (0, before):
            self.raced_since = number

    @singledispatchmethod
    def _take(self, record: Record) -> None:
        """Fold in what a record changes besides the seating; for some that is nothing."""

    @_take.register
    def _(self, record: Opened) -> None:
        raise BadJournal(self.number, "a table is opened once")

    @_take.register
    def _(self, record: Stood) -> None:
        self.words.pop(record.seat, None)

    @_take.register
    def _(self, record: Agreed) -> None:
        self.clocks = Clocks(record.clock, self.opened.players)

    @_take.register
    def _(self, record: Worded) -> None:
        self.words[record.seat] = record.words

    @_take.register
    def _(self, record: Started) -> None:
        match = self._prepared
        if not isinstance(match, Match):
            match = Match(self.game, Journal.create(header_of(record.header)))
            match.go_on(self.luck())
        self.match = match
        self.told = [self.number]
        self.last_told = self.number
        self._open_clocks([NOT_ASKED] * self.opened.players)

    def _answer(self, record: Answered, prepared: Match | Proposal | None) -> Iterator[None]:
        match = self._playing()
        before = match.decisions()
        if isinstance(prepared, Proposal):
            match.enter(prepared)
        else:
            for said in record.lines:
                match.hear(line_of(len(match.journal.lines) + 2, said))
                yield
        lines = len(match.events) - len(self.told)
        self.told += [self.number] * lines
        self.lines += record.lines
        note = record.lines[0].get("note")
        if isinstance(note, dict):
            self.finish = Finish(self.number, note)
        in_secret = not any(match.events[-lines:])
        if not in_secret:  # otherwise everybody would see the request disappear
            self.last_told = self.number
            self._forget_wish()
        self._open_clocks(before, in_secret=in_secret)

    @_take.register
    def _(self, record: UndoAsked) -> None:
        self.undo = record.seat
        self.agreed = set()

    @_take.register
    def _(self, record: UndoAnswered) -> None:
        if record.agreed:
            self.agreed.add(record.seat)
        else:
            self._forget_wish()

    @_take.register
    def _(self, record: Undone) -> None:
        match = self._playing()
        before = match.decisions()
        count = match.undoable(record.seat)
        match.undo(record.seat)
        del self.told[-count:], self.lines[-count:]
        self.undone = self.last_told = self.number
        self._forget_wish()
        self._open_clocks(before)

    @_take.register
    def _(self, record: Said) -> None:
        self.heckles += record.seat is None
        self.chat = [*self.chat[1 - CHAT_KEPT :], Heard(self.number, self.at, record)]

    @_take.register
    def _(self, record: Replaced) -> None:
        self.stand_ins[record.seat] = record.bot
        self.clocks.stop(record.seat, self.at)

    @_take.register
    def _(self, record: Returned) -> None:
        self._play_again(record.seat)

    @_take.register
    def _(self, record: Moved) -> None:
        self._play_again(record.seat)

    @_take.register
    def _(self, record: Resumed) -> None:
        self.clocks.restart(self.at)

    @_take.register
    def _(self, record: Judging) -> None:
        self.judging = record

    @_take.register
    def _(self, record: RematchAsked) -> None:
        self.rematch.add(record.seat)

    @_take.register
    def _(self, record: Rematched) -> None:
        self.next = record.table

    @_take.register
    def _(self, record: Abandoned) -> None:
        self.abandoned = record.reason
        for seat in self.seats:
            self.clocks.stop(seat, self.at)

    def _playing(self) -> Match:
        if self.match is None:
            raise BadJournal(self.number, "the match has not begun")
        return self.match

    def _play_again(self, seat: int) -> None:
        """Hand the seat from its stand-in bot back to a person."""
        stood_in = self.stand_ins.pop(seat, None)
        if stood_in is not None and seat in self.deciders() and not self.raced():
            self.clocks.open(seat, self.at)

    def _forget_wish(self) -> None:
        if self.undo is not None:
            self.changed = self.number
        self.undo = None
        self.agreed = set()

    def _open_clocks(self, before: list[int], *, in_secret: bool = False) -> None:
        """Stop the clocks of those who have answered, and start those of people with a new question.

        The parts of a secret answer are one question to the clock: how many there were, and which was the last, it must
        not tell.
        """
        if self.clocks.terms is None:
            return
        raced = self.raced()
        if not in_secret:
            self.clocks.unseal()
        asked = self._playing().decisions()
        unnoticed = in_secret and all(decision in (NOT_ASKED, before[seat]) for seat, decision in enumerate(asked))
        for seat, decision in enumerate(asked):
            earlier = before[seat]
            if decision == earlier or (in_secret and NOT_ASKED not in (decision, earlier)):
                continue
            if unnoticed:
                self.clocks.seal(seat, self.at)
                continue
            self.clocks.close(seat, self.at)
            if decision != NOT_ASKED and self.bot(seat) is None and not raced:
                self.clocks.open(seat, self.at)
