"""Games and tables as the browser lists them."""

from __future__ import annotations

from collections.abc import Sequence

from nightlight.bots import kinds
from nightlight.core.game import Option
from nightlight.games import GAMES, LIVE
from nightlight.server.store.rows import TableRow
from nightlight.server.tables.summary import HOST
from nightlight.server.tables.summary import read as read_summary
from nightlight.wire.api import GameInfo, Listed, Needs, OptionInfo


def game_info(game_id: str) -> GameInfo:
    """A game with its options and bots."""
    game = GAMES[game_id]
    options = [option_info(option) for option in game.options]
    clauses = {news.name: news.clause for news in game.gazette.all}
    return GameInfo(game.id, game.rules_version, *game.players, options, kinds(game), game.id in LIVE, clauses)


def option_info(option: Option) -> OptionInfo:
    lowest, highest = option.numbers or (None, None)
    return OptionInfo(
        name=option.name,
        values=option.values,
        default=option.default(),
        several=option.several,
        lowest=lowest,
        highest=highest,
        quick=option.quick,
        advanced=option.advanced,
        seats=option.seats,
        needs=None if option.needs is None else Needs(*option.needs),
    )


def listed(row: TableRow, *, turn: bool = False, yours: Sequence[int] = ()) -> Listed:
    """A table in a list."""
    return Listed(
        table=row.id,
        code=row.code,
        game=row.game,
        stage=row.stage,
        visibility=row.visibility,
        changed=row.changed,
        summary=read_summary(row.summary),
        turn=turn,
        yours=[seat for seat in yours if seat != HOST],
        created=row.created,
    )
