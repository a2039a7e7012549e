"""What a request of a guest would record, or why it is refused. Nothing has happened yet."""

from __future__ import annotations

from dataclasses import dataclass
from functools import singledispatch

from nightlight.bots import kinds
from nightlight.core.errors import BadSetup, IllegalAction, StaleAnswer
from nightlight.core.game import PLAYERS
from nightlight.play.luck import is_unicode
from nightlight.play.match import PERSON, Match, Proposal
from nightlight.play.names import BadName, checked_name
from nightlight.server.tables.records import (
    Abandoned,
    Agreed,
    Answered,
    Answerer,
    AnyRecord,
    Chair,
    RematchAsked,
    Replaced,
    Returned,
    Said,
    Sat,
    Started,
    Stood,
    UndoAnswered,
    UndoAsked,
    Undone,
    Worded,
)
from nightlight.server.tables.refusal import Refusal
from nightlight.server.tables.state import Standing
from nightlight.wire.messages import (
    Abandon,
    AddWords,
    Agree,
    Answer,
    AnswerUndo,
    AskUndo,
    Invite,
    Leave,
    Reason,
    Rematch,
    Request,
    Return,
    Say,
    Sit,
    Stand,
    Start,
)


@dataclass
class Transaction:
    """Records that belong together, with what was worked out to make them."""

    records: list[AnyRecord]
    prepared: Match | Proposal | None = None


@dataclass(frozen=True)
class Asker:
    """Who asks."""

    guest: str
    name: str


@singledispatch
def plan(request: Request, standing: Standing, asker: Asker) -> Transaction:
    """The transaction that the request asks for."""
    raise Refusal(Reason.BAD_MESSAGE, f"{type(request).__name__} is not a request to a table")


@plan.register
def _(request: Sit, standing: Standing, asker: Asker) -> Transaction:
    in_stage(standing, "waiting")
    chair = chair_at(standing, request.seat)
    if chair.guest is not None or chair.bot is not None:
        raise Refusal(Reason.TAKEN, f"seat {request.seat} is taken")
    if standing.opened.visibility == "solo":
        by_host(standing, asker)
    name = shown_name(request.name if request.name is not None else asker.name)
    return Transaction([Sat(request.seat, Chair(guest=asker.guest, name=free_name(standing, name)))])


@plan.register
def _(request: Stand, standing: Standing, asker: Asker) -> Transaction:
    in_stage(standing, "waiting")
    chair = chair_at(standing, request.seat)
    if asker.guest not in (chair.guest, standing.opened.host):
        raise Refusal(Reason.NOT_YOURS, f"seat {request.seat} is not yours")
    return Transaction([Stood(request.seat)])


@plan.register
def _(request: Invite, standing: Standing, asker: Asker) -> Transaction:
    in_stage(standing, "waiting")
    by_host(standing, asker)
    if chair_at(standing, request.seat).guest is not None:
        raise Refusal(Reason.TAKEN, f"seat {request.seat} is taken")
    return Transaction([Sat(request.seat, bot_chair(standing, request.seat, request.bot))])


@plan.register
def _(request: Agree, standing: Standing, asker: Asker) -> Transaction:
    in_stage(standing, "waiting")
    by_host(standing, asker)
    opened = standing.opened
    try:
        options = standing.game.setup(opened.players, dict(request.options), opened.rules_version).options
    except BadSetup as error:
        raise unplayable(error) from error
    same = (options, request.clock) == (opened.options, opened.clock)
    return Transaction([] if same else [Agreed(options, request.clock)])


@plan.register
def _(request: AddWords, standing: Standing, asker: Asker) -> Transaction:
    in_stage(standing, "waiting")
    own_seat(standing, request.seat, asker)
    if not is_unicode(request.words):
        raise Refusal(Reason.BAD_MESSAGE, "the words must be Unicode text")
    said = standing.words.get(request.seat) == request.words
    return Transaction([] if said else [Worded(request.seat, request.words)])


@plan.register
def _(request: Start, standing: Standing, asker: Asker) -> Transaction:
    in_stage(standing, "waiting")
    by_host(standing, asker)
    return start(standing)


def start(standing: Standing) -> Transaction:
    """Deal the match; bots of the usual kind take the seats that are free."""
    usual = kinds(standing.game)[0]
    chairs = [
        chair if chair.guest is not None or chair.bot is not None else bot_chair(standing, seat, usual)
        for seat, chair in enumerate(standing.chairs)
    ]
    names = [chair.name for chair in chairs]
    players = [PERSON if chair.bot is None else chair.bot for chair in chairs]
    opened = standing.opened
    setup = standing.game.setup(opened.players, opened.options, opened.rules_version)
    match = Match.start(standing.game, setup, names, players, standing.luck())
    return Transaction([Started(match.journal.header.json())], match)


@plan.register
def _(request: Answer, standing: Standing, asker: Asker) -> Transaction:
    own_seat(standing, request.seat, asker)
    match = playing(standing)
    if standing.raced():
        raise Refusal(Reason.NOT_NOW, "this question is answered by a press")
    if standing.bot(request.seat) is not None:
        raise Refusal(Reason.NOT_YOURS, f"a bot plays on seat {request.seat}; return first")
    try:
        match.check_open(request.seat, request.decision)
    except StaleAnswer as error:
        raise Refusal(Reason.STALE, str(error)) from error
    offered = match.legal(request.seat)
    if request.option >= len(offered):
        clause = match.state.top().clause() if offered else None
        raise Refusal(Reason.ILLEGAL, f"{len(offered)} options are open; there is no option {request.option}", clause)
    return answered(standing, request.seat, offered[request.option], "player")


def answered(standing: Standing, seat: int, action: int, by: Answerer) -> Transaction:
    """The transaction of an answer, whoever gives it."""
    try:
        return entered(playing(standing).propose((seat, action)), by)
    except IllegalAction as error:
        raise Refusal(Reason.ILLEGAL, str(error)) from error


def entered(proposal: Proposal, by: Answerer) -> Transaction:
    """The transaction that enters a proposal."""
    closing = None if proposal.closing is None else proposal.closing.json()
    return Transaction([Answered([line.json() for line in proposal.lines], by, closing)], proposal)


@plan.register
def _(request: AskUndo, standing: Standing, asker: Asker) -> Transaction:
    own_seat(standing, request.seat, asker)
    match = playing(standing)
    if standing.raced() or match.undoable(request.seat) == 0:
        raise Refusal(Reason.NO_UNDO, "there is nothing to undo, or something random or secret has been revealed since")
    if others(standing, asker.guest):
        return Transaction([] if standing.undo == request.seat else [UndoAsked(request.seat)])
    return Transaction([Undone(request.seat)])


@plan.register
def _(request: AnswerUndo, standing: Standing, asker: Asker) -> Transaction:
    own_seat(standing, request.seat, asker)
    match = playing(standing)
    if standing.undo is None or standing.chairs[standing.undo].guest == asker.guest:
        raise Refusal(Reason.NOT_NOW, "there is no request to agree to")
    if not request.agree:
        return Transaction([UndoAnswered(request.seat, agreed=False)])
    wisher = standing.chairs[standing.undo].guest
    agreed = {*standing.agreed, *standing.seats_of(asker.guest)}
    if set(others(standing, wisher)) <= agreed and match.undoable(standing.undo) > 0:
        return Transaction([UndoAnswered(request.seat, agreed=True), Undone(standing.undo)])
    new = [seat for seat in standing.seats_of(asker.guest) if seat not in standing.agreed]
    return Transaction([UndoAnswered(seat, agreed=True) for seat in new])


def others(standing: Standing, guest: str | None) -> list[int]:
    """The seats of other people who play themselves."""
    return [
        seat for seat in standing.people() if standing.chairs[seat].guest != guest and seat not in standing.stand_ins
    ]


@plan.register
def _(request: Say, standing: Standing, asker: Asker) -> Transaction:
    text = request.text.strip()
    if text == "" or not is_unicode(text):
        raise Refusal(Reason.BAD_MESSAGE, "a chat message must be text and must not be empty")
    seat = next(iter(standing.seats_of(asker.guest)), None)
    name = asker.name if seat is None else standing.chairs[seat].name
    return Transaction([Said(asker.guest, name, text, seat)])


@plan.register
def _(request: Leave, standing: Standing, asker: Asker) -> Transaction:
    own_seat(standing, request.seat, asker)
    playing(standing)
    if request.seat in standing.stand_ins:
        raise Refusal(Reason.NOT_NOW, "a bot plays there already")
    return replaced(standing, request.seat)


def replaced(standing: Standing, seat: int) -> Transaction:
    """A bot of the usual kind plays for the person of the seat."""
    return Transaction([Replaced(seat, kinds(standing.game)[0])])


@plan.register
def _(request: Return, standing: Standing, asker: Asker) -> Transaction:
    own_seat(standing, request.seat, asker)
    if request.seat not in standing.stand_ins:
        raise Refusal(Reason.NOT_NOW, "no bot plays there")
    return Transaction([Returned(request.seat)])


@plan.register
def _(request: Rematch, standing: Standing, asker: Asker) -> Transaction:
    own_seat(standing, request.seat, asker)
    in_stage(standing, "over")
    if standing.next is not None:
        raise Refusal(Reason.NOT_NOW, "the next table is open already")
    return Transaction([RematchAsked(seat) for seat in standing.seats_of(asker.guest) if seat not in standing.rematch])


@plan.register
def _(request: Abandon, standing: Standing, asker: Asker) -> Transaction:
    by_host(standing, asker)
    if standing.stage == "over":
        raise Refusal(Reason.NOT_NOW, "the match is over")
    if standing.stage == "playing" and others(standing, asker.guest):
        raise Refusal(Reason.NOT_NOW, "other people play here")
    return Transaction([Abandoned("host")])


def chair_at(standing: Standing, seat: int) -> Chair:
    """The chair of a seat, if there is such a seat."""
    if seat not in standing.seats:
        raise Refusal(Reason.NO_SEAT, f"seats are 0 to {standing.opened.players - 1}, not {seat}")
    return standing.chairs[seat]


def own_seat(standing: Standing, seat: int, asker: Asker) -> None:
    if chair_at(standing, seat).guest != asker.guest:
        raise Refusal(Reason.NOT_YOURS, f"seat {seat} is not yours")


def by_host(standing: Standing, asker: Asker) -> None:
    if asker.guest != standing.opened.host:
        raise Refusal(Reason.NOT_HOST, "only the host can do that")


def in_stage(standing: Standing, stage: str) -> None:
    if standing.stage != stage:
        raise Refusal(Reason.NOT_NOW, f"the table is {standing.stage}, not {stage}")


def playing(standing: Standing) -> Match:
    """The match, if it goes on."""
    in_stage(standing, "playing")
    assert standing.match is not None, "a table that plays has a match"
    return standing.match


def bot_chair(standing: Standing, seat: int, kind: str) -> Chair:
    """A chair for a bot of a kind that plays the game."""
    known = kinds(standing.game)
    if kind not in known:
        problem = f"bots of this game are {', '.join(known)}, not {kind!r}"
        raise Refusal(Reason.BAD_SETUP, problem, field=f"seats.{seat}.bot")
    return Chair(name=f"Bot {seat + 1}", bot=kind)


def unplayable(error: BadSetup) -> Refusal:
    """Why a set-up is refused, and which of its fields is wrong."""
    field = error.option if error.option in (None, PLAYERS) else f"options.{error.option}"
    return Refusal(Reason.BAD_SETUP, str(error), field=field)


def shown_name(name: str, field: str = "name") -> str:
    """The name as it is shown, if it can be; the field of the request that said it is told."""
    try:
        return checked_name(name)
    except BadName as error:
        raise Refusal(Reason(f"name-{error.fault}"), str(error), field=field) from error


def free_name(standing: Standing, name: str) -> str:
    """The name, with a number behind it if somebody here has it already."""
    taken = {chair.name for chair in standing.chairs}
    number = 2
    free = name
    while free in taken:
        free = f"{name} {number}"
        number += 1
    return free
