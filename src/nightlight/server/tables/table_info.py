"""The table itself, as a guest may know it: its seats, its settings and the requests that wait for agreement."""

from __future__ import annotations

from nightlight.server.tables.state import Standing
from nightlight.wire.messages import SeatInfo, TableInfo, UndoWish


def table_info(standing: Standing, guest: str | None, grace: int) -> TableInfo:
    """The table as that guest may know it."""
    opened = standing.opened
    luck = standing.luck()
    return TableInfo(
        table=standing.table,
        code=standing.code,
        game=opened.game,
        rules_version=opened.rules_version,
        players=opened.players,
        options=opened.options,
        visibility=opened.visibility,
        stage=standing.stage,
        seats=[seat_info(standing, seat, guest) for seat in standing.seats],
        host=guest == opened.host,
        spectators=opened.spectators,
        promise=luck.promise,
        secret=opened.secret if standing.stage == "over" and not opened.seeded else None,
        words=luck.words,
        grace=grace,
        clock=opened.clock,
        undo=None if standing.undo is None else UndoWish(standing.undo, sorted(standing.agreed)),
        rematch=sorted(standing.rematch),
        next=standing.next,
        abandoned=standing.abandoned,
    )


def seat_info(standing: Standing, seat: int, guest: str | None) -> SeatInfo:
    chair = standing.chairs[seat]
    if chair.guest is None:
        return SeatInfo(name=chair.name, kind="free" if chair.bot is None else "bot", bot=chair.bot)
    yours, host = chair.guest == guest, chair.guest == standing.opened.host
    return SeatInfo(name=chair.name, kind="person", bot=standing.bot(seat), yours=yours, host=host)
