"""What a match leaves behind, looked at again: the log in the database, and the journal that is given out."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from nightlight.core.live import judged_again
from nightlight.games import LIVE, find
from nightlight.play.journal import Journal
from nightlight.play.match import NOT_ASKED, Match, game_of
from nightlight.play.verify import verify
from nightlight.server.store.store import Store
from nightlight.server.tables.folding import table_state_of
from nightlight.server.tables.state import TableState
from server.client import Guest, Said
from server.scripted import Answer

Place = tuple[int, int]  # a seat, and the number of a decision of that seat


def table_state_in(store: Store, table: str) -> TableState:
    """How things stand by the log, every record of it."""
    row = store.table(table)
    assert row is not None, "a table that was opened is there"
    return table_state_of(row.id, row.code, store.records(table))


def exported(guest: Guest, table: str, folder: Path) -> Path:
    """The journal of a match that is over, as a file."""
    response = guest.http.get(f"/api/tables/{table}/journal")
    assert response.status_code == 200, response.text
    path = folder / f"{table}.jsonl"
    path.write_bytes(response.content)
    return path


def replayed(path: Path) -> Match:
    """The match of a journal whose luck is what was promised."""
    verdict = verify(path)
    assert verdict.honest, verdict
    assert not verdict.seeded
    journal = Journal.read(path)
    return Match.replay(journal, game_of(journal, find))


def answers(match: Match) -> dict[Place, Said]:
    """Every answer of a match, at its place."""
    again = Match(match.game, match.journal)
    found: dict[Place, Said] = {}
    while again.behind:
        line = match.journal.lines[len(again.events) - 1]
        found[line.seat, again.decision(line.seat)] = line.action
        again.follow()
    return found


def overtaken(match: Match) -> set[Place]:
    """The questions that somebody else's answer closed, as a free action does before a duel (ST-8.23)."""
    again = Match(match.game, match.journal)
    found: set[Place] = set()
    while again.behind:
        line = match.journal.lines[len(again.events) - 1]
        before = set(enumerate(again.decisions()))
        again.follow()
        closed = before - set(enumerate(again.decisions()))
        found |= {(seat, number) for seat, number in closed if seat != line.seat and number != NOT_ASKED}
    return found


def lost(match: Match | None, acknowledged: Iterable[Answer]) -> list[Place]:
    """Where the match does not have what was acknowledged."""
    written = {} if match is None else answers(match)
    places = {(answer.seat, answer.decision): answer.action for answer in acknowledged}
    return [place for place, action in places.items() if written.get(place) != action]


def told(match: Match, seat: int) -> list[Said]:
    """All that a seat, or a spectator, may be told of a match."""
    return [event.seen_by(seat).json() for events in match.events for event in events]


def races(match: Match) -> int:
    """How many questions were raced: those that were revealed, but for the ones whose cards cancelled each other."""
    names = [event.news.name for events in match.events for event in events]
    return names.count("revealed") - names.count("cancelled")


def rejudged(match: Match) -> list[Said]:
    """The photo finish of every raced question, each judged again with the same result."""
    live = LIVE[match.game.id]
    again = Match(match.game, match.journal)
    notes: list[Said] = []
    while again.behind:
        position = len(again.events) - 1
        note = match.journal.lines[position].note
        if note is not None:
            race = note["race"]
            assert isinstance(race, dict)
            entries = judged_again(live, again.state, race)
            assert entries is not None
            lines = match.journal.lines[position : position + len(entries)]
            assert [(line.seat, match.game.verbs.action(line.action)) for line in lines] == entries
            notes.append(note)
        again.follow()
    return notes
