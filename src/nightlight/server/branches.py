"""Playing on from a point of a match that is over: a new table with the same luck and the same answers up to there."""

from __future__ import annotations

import asyncio

from nightlight.bots import kinds
from nightlight.server.api import Branch
from nightlight.server.deeds import Asker, bot_chair, chair_at, shown_name, start
from nightlight.server.lobby import Lobby
from nightlight.server.messages import Reason
from nightlight.server.past import Past, Retelling
from nightlight.server.records import Answered, AnyRecord, Chair, Opened
from nightlight.server.refusal import Refusal
from nightlight.server.standing import Standing
from nightlight.server.store.rows import TableRow

Said = dict[str, object]


async def branched(lobby: Lobby, asker: Asker, past: Past, wish: Branch) -> TableRow:
    """The new table: the asker at the seat, bots of the usual kind at the others."""
    await lobby.check_room(asker.guest)
    opened, records = await asyncio.to_thread(retold, asker, past, wish)
    return await lobby.keep(opened, records, "playing")


def retold(asker: Asker, past: Past, wish: Branch) -> tuple[Opened, list[AnyRecord]]:
    """What the new table remembers. Its journal has players of its own, so its lines are made anew."""
    kept = [line.json() for line in past.lines[: kept_lines(past, wish.line)]]
    opened = opening(asker, past, wish.seat)
    standing = Standing("", "", opened)
    begun = start(standing)
    standing.fold(2, 0, begun.records[0], begun.prepared)
    answers = [Answered(lines, "player") for lines in grouped(kept)]
    for number, answered in enumerate(answers, start=3):
        standing.fold(number, 0, answered)
    return opened, [opened, *begun.records, *answers]


def kept_lines(past: Past, line: int) -> int:
    """How many lines hold. What was given in while a question was raced is not: it is raced anew."""
    if line > len(past.lines):
        raise Refusal(Reason.BAD_SETUP, f"the match has the lines 0 to {len(past.lines)}, not {line}")
    retelling = Retelling(past)
    retelling.go_to(line)
    if retelling.standing.stage == "over":
        raise Refusal(Reason.BAD_SETUP, f"after line {line} nothing is left to play")
    return retelling.race_began() if retelling.standing.raced() else line


def opening(asker: Asker, past: Past, seat: int) -> Opened:
    """The new table, for the asker alone, with the luck that everybody knows by now."""
    before = Standing("", "", past.opened)
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
    """The lines by record: the first one of a race's result has its note, and begins a record."""
    groups: list[list[Said]] = []
    for line in lines:
        if not groups or "note" in line:
            groups.append([])
        groups[-1].append(line)
    return groups
