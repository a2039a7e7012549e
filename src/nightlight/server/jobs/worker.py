"""The program of a worker process for slow requests: journals, replays, branches and lessons.

    python -m nightlight.server.jobs.worker

It reads errands from its standard input, one after the other, and ends with it. Whoever plays goes first: it is nice to
the other processes of the machine.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Final

import msgspec

from nightlight.core.errors import StorageError
from nightlight.play.journal import Journal
from nightlight.server.jobs.jobs import (
    AboutAMatch,
    Answer,
    Asked,
    BranchOff,
    Check,
    Count,
    Declined,
    Drawn,
    Export,
    Failed,
    PlayOn,
    Result,
    Show,
    Source,
    Teach,
    Unread,
)
from nightlight.server.matches.branches import retold
from nightlight.server.matches.journal_files import checked, ended
from nightlight.server.matches.lessons import played_on, taught
from nightlight.server.matches.replays import replayed
from nightlight.server.matches.retelling import Past
from nightlight.server.store.rows import Recorded
from nightlight.server.tables.folding import table_state_of
from nightlight.server.tables.new_tables import drafted
from nightlight.server.tables.refusal import Refusal
from nightlight.server.tables.requests import Asker
from nightlight.server.workers.pipes import end_after, own_pipes, place_of, serve
from nightlight.wire.api import Branch, Draws
from nightlight.wire.messages import Reason

NICE: Final = 10
MOST_MATCHES: Final = 16  # that a worker remembers; the least recently used one goes first
MOST_TEXT: Final = 1_200_000  # characters of their logs, unless a single one has more

_ENCODER: Final = msgspec.msgpack.Encoder()
_DECODER: Final = msgspec.msgpack.Decoder(Asked)


@dataclass(frozen=True)
class Known:
    """A match that was read, and what is told about it."""

    size: int  # of its log
    past: Past
    journal: Journal
    asked: list[list[int]]  # out of how many each draw was made, by line


class Shelf:
    """The matches that were read last."""

    def __init__(self) -> None:
        self._known: Final[dict[Source, Known]] = {}  # the most recently used last

    def find(self, source: Source, log: list[str] | None) -> Known | None:
        """The match, if it is known or its log is given."""
        known = self._known.pop(source, None)
        if known is None and log is not None:
            known = known_from(source, log)
        if known is not None:
            self._known[source] = known
            self._make_room()
        return known

    def _make_room(self) -> None:
        def too_much() -> bool:
            return len(self._known) > MOST_MATCHES or sum(each.size for each in self._known.values()) > MOST_TEXT

        while len(self._known) > 1 and too_much():
            del self._known[next(iter(self._known))]


class Clerk:
    """Does jobs, and remembers the matches it has read."""

    def __init__(self) -> None:
        self.shelf: Final = Shelf()

    def replied(self, data: bytes) -> bytes:
        """The encoded result of an encoded job."""
        asked = _DECODER.decode(data)
        end_after(asked.seconds)
        result = self.result(asked)
        end_after(0)
        return _ENCODER.encode(result)

    def result(self, asked: Asked) -> Result:
        """The result, or why there is none. A failure of one job does not affect the next."""
        try:
            return self.done(asked)
        except Refusal as refusal:
            return Declined(refusal.reason, refusal.detail, refusal.clause, refusal.field)
        except StorageError as error:
            return Declined(Reason.STORAGE, str(error))
        except Exception as error:  # noqa: BLE001
            return Failed(place_of(error))

    def done(self, asked: Asked) -> Result:
        errand = asked.errand
        match errand:
            case Check():
                records = checked(errand.journal.decode(errors="replace"), errand.host)
                return Drawn(drafted(records[0], records))
            case Teach():
                return Answer(taught(errand.game, errand.language, page=errand.page))
            case PlayOn():
                return Drawn(drafted(*played_on(Asker(errand.guest, errand.name), errand.game)))
            case _:
                known = self.shelf.find(errand.source, asked.log)
                return Unread() if known is None else told(known, errand)


def told(known: Known, errand: AboutAMatch) -> Result:
    """The result of a job about a known match."""
    match errand:
        case Show():
            seats = known.past.opened.players
            if errand.seat is not None and errand.seat >= seats:
                raise Refusal(Reason.NO_SEAT, f"seats are 0 to {seats - 1}, not {errand.seat}")
            wished = errand.seat, errand.language, errand.first, errand.count
            return Answer(replayed(known.past, *wished, page=errand.page))
        case Count():
            return Answer(msgspec.json.encode(Draws(known.asked)))
        case Export():
            return Answer(known.journal.text().encode())
        case BranchOff():
            asker = Asker(errand.guest, errand.name)
            return Drawn(drafted(*retold(asker, known.past, Branch(errand.line, errand.seat))))


def known_from(source: Source, log: list[str]) -> Known:
    """The match of a log, if it is over."""
    state = table_state_of(source.table, "", [Recorded(number, 0, data) for number, data in enumerate(log, start=1)])
    match = ended(state)
    return Known(sum(map(len, log)), Past.of(state), match.journal, match.asked)


def main() -> None:
    questions, replies = own_pipes()
    if hasattr(os, "nice"):
        os.nice(NICE)
    serve(Clerk().replied, questions, replies)


if __name__ == "__main__":
    main()
