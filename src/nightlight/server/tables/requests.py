"""What a guest's request would record, or why it is refused. Nothing has happened yet."""

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
from nightlight.server.tables.state import TableState
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
def plan(request: Request, state: TableState, asker: Asker) -> Transaction:
    """The transaction that the request asks for."""
    raise Refusal(Reason.BAD_MESSAGE, f"{type(request).__name__} is not a request to a table")


@plan.register
def _(request: Sit, state: TableState, asker: Asker) -> Transaction:
    in_stage(state, "waiting")
    chair = chair_at(state, request.seat)
    if chair.guest is not None or chair.bot is not None:
        raise Refusal(Reason.TAKEN, f"seat {request.seat} is taken")
    if state.opened.visibility == "solo":
        by_host(state, asker)
    name = shown_name(request.name if request.name is not None else asker.name)
    return Transaction([Sat(request.seat, Chair(guest=asker.guest, name=free_name(state, name)))])


@plan.register
def _(request: Stand, state: TableState, asker: Asker) -> Transaction:
    in_stage(state, "waiting")
    chair = chair_at(state, request.seat)
    if asker.guest not in (chair.guest, state.opened.host):
        raise Refusal(Reason.NOT_YOURS, f"seat {request.seat} is not yours")
    return Transaction([Stood(request.seat)])


@plan.register
def _(request: Invite, state: TableState, asker: Asker) -> Transaction:
    in_stage(state, "waiting")
    by_host(state, asker)
    if chair_at(state, request.seat).guest is not None:
        raise Refusal(Reason.TAKEN, f"seat {request.seat} is taken")
    return Transaction([Sat(request.seat, bot_chair(state, request.seat, request.bot))])


@plan.register
def _(request: Agree, state: TableState, asker: Asker) -> Transaction:
    in_stage(state, "waiting")
    by_host(state, asker)
    opened = state.opened
    try:
        options = state.game.setup(opened.players, dict(request.options), opened.rules_version).options
    except BadSetup as error:
        raise unplayable(error) from error
    same = (options, request.clock) == (opened.options, opened.clock)
    return Transaction([] if same else [Agreed(options, request.clock)])


@plan.register
def _(request: AddWords, state: TableState, asker: Asker) -> Transaction:
    in_stage(state, "waiting")
    own_seat(state, request.seat, asker)
    if not is_unicode(request.words):
        raise Refusal(Reason.BAD_MESSAGE, "the words must be Unicode text")
    said = state.words.get(request.seat) == request.words
    return Transaction([] if said else [Worded(request.seat, request.words)])


@plan.register
def _(request: Start, state: TableState, asker: Asker) -> Transaction:
    in_stage(state, "waiting")
    by_host(state, asker)
    return start(state)


def start(state: TableState) -> Transaction:
    """Deal the match; bots of the default kind take the free seats."""
    usual = kinds(state.game)[0]
    chairs = [
        chair if chair.guest is not None or chair.bot is not None else bot_chair(state, seat, usual)
        for seat, chair in enumerate(state.chairs)
    ]
    names = [chair.name for chair in chairs]
    players = [PERSON if chair.bot is None else chair.bot for chair in chairs]
    opened = state.opened
    setup = state.game.setup(opened.players, opened.options, opened.rules_version)
    match = Match.start(state.game, setup, names, players, state.luck())
    return Transaction([Started(match.journal.header.json())], match)


@plan.register
def _(request: Answer, state: TableState, asker: Asker) -> Transaction:
    own_seat(state, request.seat, asker)
    match = playing(state)
    if state.raced():
        raise Refusal(Reason.NOT_NOW, "this question is answered by a press")
    if state.bot(request.seat) is not None:
        raise Refusal(Reason.NOT_YOURS, f"a bot plays on seat {request.seat}; return first")
    try:
        match.check_open(request.seat, request.decision)
    except StaleAnswer as error:
        raise Refusal(Reason.STALE, str(error)) from error
    offered = match.legal(request.seat)
    if request.option >= len(offered):
        clause = match.state.top().clause() if offered else None
        raise Refusal(Reason.ILLEGAL, f"{len(offered)} options are open; there is no option {request.option}", clause)
    return answered(state, request.seat, offered[request.option], "player")


def answered(state: TableState, seat: int, action: int, by: Answerer) -> Transaction:
    """The transaction for an answer, whoever gives it."""
    try:
        return entered(playing(state).propose((seat, action)), by)
    except IllegalAction as error:
        raise Refusal(Reason.ILLEGAL, str(error)) from error


def entered(proposal: Proposal, by: Answerer) -> Transaction:
    """The transaction that enters a proposal."""
    closing = None if proposal.closing is None else proposal.closing.json()
    return Transaction([Answered([line.json() for line in proposal.lines], by, closing)], proposal)


@plan.register
def _(request: AskUndo, state: TableState, asker: Asker) -> Transaction:
    own_seat(state, request.seat, asker)
    match = playing(state)
    if state.raced() or match.undoable(request.seat) == 0:
        raise Refusal(Reason.NO_UNDO, "there is nothing to undo, or something random or secret has been revealed since")
    if others(state, asker.guest):
        return Transaction([] if state.undo == request.seat else [UndoAsked(request.seat)])
    return Transaction([Undone(request.seat)])


@plan.register
def _(request: AnswerUndo, state: TableState, asker: Asker) -> Transaction:
    own_seat(state, request.seat, asker)
    match = playing(state)
    if state.undo is None or state.chairs[state.undo].guest == asker.guest:
        raise Refusal(Reason.NOT_NOW, "there is no request to agree to")
    if not request.agree:
        return Transaction([UndoAnswered(request.seat, agreed=False)])
    wisher = state.chairs[state.undo].guest
    agreed = {*state.agreed, *state.seats_of(asker.guest)}
    if set(others(state, wisher)) <= agreed and match.undoable(state.undo) > 0:
        return Transaction([UndoAnswered(request.seat, agreed=True), Undone(state.undo)])
    new = [seat for seat in state.seats_of(asker.guest) if seat not in state.agreed]
    return Transaction([UndoAnswered(seat, agreed=True) for seat in new])


def others(state: TableState, guest: str | None) -> list[int]:
    """The seats of other people who are playing themselves."""
    return [seat for seat in state.people() if state.chairs[seat].guest != guest and seat not in state.stand_ins]


@plan.register
def _(request: Say, state: TableState, asker: Asker) -> Transaction:
    text = request.text.strip()
    if text == "" or not is_unicode(text):
        raise Refusal(Reason.BAD_MESSAGE, "a chat message must be text and must not be empty")
    seat = next(iter(state.seats_of(asker.guest)), None)
    name = asker.name if seat is None else state.chairs[seat].name
    return Transaction([Said(asker.guest, name, text, seat)])


@plan.register
def _(request: Leave, state: TableState, asker: Asker) -> Transaction:
    own_seat(state, request.seat, asker)
    playing(state)
    if request.seat in state.stand_ins:
        raise Refusal(Reason.NOT_NOW, "a bot plays there already")
    return replaced(state, request.seat)


def replaced(state: TableState, seat: int) -> Transaction:
    """A bot of the default kind takes over the person's seat."""
    return Transaction([Replaced(seat, kinds(state.game)[0])])


@plan.register
def _(request: Return, state: TableState, asker: Asker) -> Transaction:
    own_seat(state, request.seat, asker)
    if request.seat not in state.stand_ins:
        raise Refusal(Reason.NOT_NOW, "no bot plays there")
    return Transaction([Returned(request.seat)])


@plan.register
def _(request: Rematch, state: TableState, asker: Asker) -> Transaction:
    own_seat(state, request.seat, asker)
    in_stage(state, "over")
    if state.next is not None:
        raise Refusal(Reason.NOT_NOW, "the next table is open already")
    return Transaction([RematchAsked(seat) for seat in state.seats_of(asker.guest) if seat not in state.rematch])


@plan.register
def _(request: Abandon, state: TableState, asker: Asker) -> Transaction:
    by_host(state, asker)
    if state.stage == "over":
        raise Refusal(Reason.NOT_NOW, "the match is over")
    if state.stage == "playing" and others(state, asker.guest):
        raise Refusal(Reason.NOT_NOW, "other people play here")
    return Transaction([Abandoned("host")])


def chair_at(state: TableState, seat: int) -> Chair:
    """The chair at a seat; refuses a seat that does not exist."""
    if seat not in state.seats:
        raise Refusal(Reason.NO_SEAT, f"seats are 0 to {state.opened.players - 1}, not {seat}")
    return state.chairs[seat]


def own_seat(state: TableState, seat: int, asker: Asker) -> None:
    if chair_at(state, seat).guest != asker.guest:
        raise Refusal(Reason.NOT_YOURS, f"seat {seat} is not yours")


def by_host(state: TableState, asker: Asker) -> None:
    if asker.guest != state.opened.host:
        raise Refusal(Reason.NOT_HOST, "only the host can do that")


def in_stage(state: TableState, stage: str) -> None:
    if state.stage != stage:
        raise Refusal(Reason.NOT_NOW, f"the table is {state.stage}, not {stage}")


def playing(state: TableState) -> Match:
    """The match; refuses if none is in progress."""
    in_stage(state, "playing")
    assert state.match is not None, "a table that plays has a match"
    return state.match


def bot_chair(state: TableState, seat: int, kind: str) -> Chair:
    """A chair for a bot of a kind that plays the game."""
    known = kinds(state.game)
    if kind not in known:
        problem = f"bots of this game are {', '.join(known)}, not {kind!r}"
        raise Refusal(Reason.BAD_SETUP, problem, field=f"seats.{seat}.bot")
    return Chair(name=f"Bot {seat + 1}", bot=kind)


def unplayable(error: BadSetup) -> Refusal:
    """Why a set-up is refused, and which of its fields is wrong."""
    field = error.option if error.option in (None, PLAYERS) else f"options.{error.option}"
    return Refusal(Reason.BAD_SETUP, str(error), field=field)


def shown_name(name: str, field: str = "name") -> str:
    """The name as it is shown; if it is unsuitable, the refusal names the field of the request."""
    try:
        return checked_name(name)
    except BadName as error:
        raise Refusal(Reason(f"name-{error.fault}"), str(error), field=field) from error


def free_name(state: TableState, name: str) -> str:
    """The name, followed by a number if somebody here already has it."""
    taken = {chair.name for chair in state.chairs}
    number = 2
    free = name
    while free in taken:
        free = f"{name} {number}"
        number += 1
    return free
