"""The matches of one guest, page by page: each page begins after the last match of the previous one."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, Select, or_, select, tuple_

from nightlight.server.store.rows import TableRow
from nightlight.server.store.schema import MATCHES, SEATS, TABLES

Place = tuple[int, str]  # when a match changed last, and its table


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which matches, and where the page begins."""

    guest: str
    over: bool
    game: str | None = None
    text: str = ""  # to find in the players' names or the code
    titles: tuple[str, ...] = ()  # games whose names contain the text, in the guest's language
    behind: Place | None = None
    limit: int = 100


def query(wanted: Wanted) -> Select[*tuple[object, ...]]:
    """The rows of the tables, latest first. An index has the same order, so nothing beyond the page is read."""
    chosen = (
        select(TABLES)
        .join(MATCHES, MATCHES.c.table_id == TABLES.c.id)
        .where(MATCHES.c.guest_id == wanted.guest, MATCHES.c.over == int(wanted.over))
        .order_by(MATCHES.c.changed.desc(), MATCHES.c.table_id.desc())
        .limit(wanted.limit)
    )
    if wanted.game is not None:
        chosen = chosen.where(MATCHES.c.game == wanted.game)
    if wanted.text != "":
        said = TABLES.c.words.contains(wanted.text.casefold(), autoescape=True)
        chosen = chosen.where(or_(said, MATCHES.c.game.in_(wanted.titles)) if wanted.titles else said)
    if wanted.behind is not None:
        chosen = chosen.where(tuple_(MATCHES.c.changed, MATCHES.c.table_id) < wanted.behind)
    return chosen


def matches(connection: Connection, wanted: Wanted) -> list[TableRow]:
    """One page of matches."""
    return [TableRow(**row) for row in connection.execute(query(wanted)).mappings()]


def seats(connection: Connection, guest: str, tables: list[str]) -> dict[str, list[int]]:
    """The seats of a guest at these tables."""
    found: dict[str, list[int]] = {table: [] for table in tables}
    mine = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.guest_id == guest, SEATS.c.table_id.in_(tables))
    for table, seat in connection.execute(mine.order_by(SEATS.c.seat)):
        found[table].append(seat)
    return found
