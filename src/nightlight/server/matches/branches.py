"""Continuing a finished match from some point: a new table with the same luck and the same answers up to there."""

from __future__ import annotations

from nightlight.bots import kinds
from nightlight.play.match import Match
from nightlight.server.matches.retelling import Past
from nightlight.server.tables.records import Answered, AnyRecord, Chair, Opened
from nightlight.server.tables.refusal import Refusal
from nightlight.server.tables.requests import Asker, bot_chair, chair_at, shown_name, start
from nightlight.server.tables.state import TableState
from nightlight.wire.api import Branch
from nightlight.wire.messages import Reason

Said = dict[str, object]


def retold(asker: Asker, past: Past, wish: Branch) -> tuple[Opened, list[AnyRecord]]:
    """The records of the new table: the asker at the seat, bots of the default kind at the others.

    Its journal has players of its own, so its head is made anew. The rules do not ask who plays: after the same deal
    the same lines hold.
    """
    kept = [line.json() for line in past.lines[: kept_lines(past, wish.line)]]
    opened = opening(asker, past, wish.seat)
    begun = start(TableState("", "", opened))
    assert isinstance(begun.prepared, Match), "what begins is a match"
    assert begun.prepared.journal.header.outcomes == past.header["outcomes"], "the same luck deals the same"
    return opened, [opened, *begun.records, *(Answered(lines, "player") for lines in grouped(kept))]


def kept_lines(past: Past, line: int) -> int:
    """How many lines to keep. Answers to a raced question that is still open are dropped: it is raced again."""
    if line > len(past.lines):
        raise Refusal(Reason.BAD_SETUP, f"the match has the lines 0 to {len(past.lines)}, not {line}")
    retelling = past.after(line)
    if retelling.state.stage == "over":
        raise Refusal(Reason.BAD_SETUP, f"after line {line} nothing is left to play")
    return retelling.race_began() if retelling.state.raced() else line


def opening(asker: Asker, past: Past, seat: int) -> Opened:
    """The new table, for the asker alone, with the luck, which is public by now."""
    before = TableState("", "", past.opened)
    chair_at(before, seat)
    usual = kinds(before.game)[0]
    chairs = [bot_chair(before, each, usual) for each in before.seats]
    chairs[seat] = Chair(asker.guest, shown_name(asker.name))
    return Opened(
        game=before.game.id,
        rules_version=past.opened.rules_version,
        players=past.opened.players,
        options=past.opened.options,
        visibility="solo",
        host=asker.guest,
        chairs=chairs,
        secret=past.opened.secret,
        seeded=past.opened.seeded,
        spectators=False,
        words=past.opened.words,
        given=past.opened.given,
    )


def grouped(lines: list[Said]) -> list[list[Said]]:
    """The lines grouped into records: the first line of a race's result carries its note and begins a record."""
    groups: list[list[Said]] = []
    for line in lines:
        if not groups or "note" in line:
            groups.append([])
        groups[-1].append(line)
    return groups
