"""The table as a guest may know it: its seats, its settings and the requests that await agreement."""

from __future__ import annotations

from nightlight.server.tables.state import TableState
from nightlight.wire.messages import SeatInfo, TableInfo, UndoWish


def table_info(state: TableState, guest: str | None, grace: int) -> TableInfo:
    """The table as that guest may know it."""
    opened = state.opened
    luck = state.luck()
    return TableInfo(
        table=state.table,
        code=state.code,
        game=opened.game,
        rules_version=opened.rules_version,
        players=opened.players,
        options=opened.options,
        visibility=opened.visibility,
        stage=state.stage,
        seats=[seat_info(state, seat, guest) for seat in state.seats],
        host=guest == opened.host,
        spectators=opened.spectators,
        promise=luck.promise,
        secret=opened.secret if state.stage == "over" and not opened.seeded else None,
        words=luck.words,
        grace=grace,
        clock=opened.clock,
        undo=None if state.undo is None else UndoWish(state.undo, sorted(state.agreed)),
        rematch=sorted(state.rematch),
        next=state.next,
        abandoned=state.abandoned,
    )


def seat_info(state: TableState, seat: int, guest: str | None) -> SeatInfo:
    chair = state.chairs[seat]
    if chair.guest is None:
        return SeatInfo(name=chair.name, kind="free" if chair.bot is None else "bot", bot=chair.bot)
    yours, host = chair.guest == guest, chair.guest == state.opened.host
    return SeatInfo(name=chair.name, kind="person", bot=state.bot(seat), yours=yours, host=host)
