"""Matches exported from the server as files, and imported to be viewed."""

from __future__ import annotations

from nightlight.core.errors import BadJournal
from nightlight.games import find
from nightlight.play.journal import Journal
from nightlight.play.match import PERSON, Match, game_of
from nightlight.server.matches import import_checks
from nightlight.server.tables.records import Answered, Chair, Opened, Started
from nightlight.server.tables.refusal import Refusal
from nightlight.server.tables.seating import SOMEBODY
from nightlight.server.tables.state import TableState
from nightlight.wire.messages import Reason


def ended(state: TableState) -> Match:
    """The match, if it is over: before that, its journal would reveal secrets."""
    if state.match is None or state.stage != "over":
        raise Refusal(Reason.NOT_NOW, "the journal is available once the match is over")
    return state.match


def checked(text: str, host: str) -> tuple[Opened, Started, Answered]:
    """The records of an imported match, which replays, with the luck that was promised."""
    try:
        journal = Journal.read(text)
        import_checks.check(journal)
        records = retold(Match.replay(journal, game_of(journal, find)), host)
        opened, started, answered = records
        state = TableState("", "", opened)
        state.fold(2, 0, started)
        state.fold(3, 0, answered)
    except BadJournal as error:
        raise Refusal(Reason.BAD_SETUP, str(error)) from error
    if state.luck().promise != journal.header.luck.promise:
        raise Refusal(Reason.BAD_SETUP, "the secret is not the one that was promised before the deal")
    return records


def retold(match: Match, host: str) -> tuple[Opened, Started, Answered]:
    """The match as the records of a table."""
    closing = match.journal.closing
    if closing is None:
        raise Refusal(Reason.NOT_NOW, "only a finished match can be imported")
    luck = match.luck
    opened = Opened(
        game=match.game.id,
        rules_version=match.setup.rules,
        players=match.setup.players,
        options=match.setup.options,
        visibility="private",
        host=host,
        chairs=[chair(name, kind) for name, kind in zip(match.names, match.kinds, strict=True)],
        secret=str(luck.seed) if closing.secret is None else closing.secret.hex(),
        seeded=luck.seed is not None,
        words=luck.words,
        given=luck.given,
    )
    lines = [line.json() for line in match.journal.lines]
    return opened, Started(match.journal.header.json()), Answered(lines, "player", closing.json())


def chair(name: str, kind: str) -> Chair:
    return Chair(guest=SOMEBODY, name=name) if kind == PERSON else Chair(name=name, bot=kind)
