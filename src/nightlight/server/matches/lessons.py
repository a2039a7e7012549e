"""A lesson for a client, all of it at once as the learner sees it; and playing on where it ends."""

from __future__ import annotations

import msgspec

from nightlight.bots import kinds
from nightlight.games import GAMES
from nightlight.play.lesson import END, WELCOME, Lesson, lesson
from nightlight.server.matches.branches import retold
from nightlight.server.matches.replays import Telling
from nightlight.server.matches.retelling import Past
from nightlight.server.tables.languages import FALLBACK, translator
from nightlight.server.tables.records import AnyRecord, Chair, Opened
from nightlight.server.tables.refusal import Refusal
from nightlight.server.tables.requests import Asker
from nightlight.server.tables.seating import SOMEBODY
from nightlight.server.tables.table_info import seat_info
from nightlight.wire import api
from nightlight.wire.messages import Reason


def checked_game(game_id: str) -> str:
    """The id, if there is such a game."""
    if game_id not in GAMES:
        raise Refusal(Reason.UNKNOWN_GAME, f"games are {', '.join(GAMES)}, not {game_id!r}")
    return game_id


def taught(game_id: str, language: str | None, *, page: bool) -> bytes:
    """The lesson of a game in a language, as the answer to a request."""
    plan = lesson(game_id)
    spoken = language or FALLBACK
    say = translator(spoken)
    telling = Telling(past_of(plan, say("player-name")), plan.learner, spoken, page=page)
    steps: list[api.LessonStep] = []
    for turn in plan.turns:
        if plan.asks(turn):
            wanted = telling.retelling.match.legal(turn.seat).index(turn.action)
            words = None if turn.say is None else say(plan.key(turn.say))
            steps.append(api.LessonStep(words, telling.update(fresh=not steps), wanted))
        telling.retelling.go_on()
    steps.append(api.LessonStep(say(plan.key(END)), telling.update(fresh=False), None))
    state = telling.retelling.state
    told = api.Lesson(
        game=game_id,
        seat=plan.learner,
        seats=[seat_info(state, seat, SOMEBODY) for seat in state.seats],
        welcome=say(plan.key(WELCOME)),
        steps=steps,
        over=telling.retelling.match.over,
    )
    return msgspec.json.encode(told)


def played_on(asker: Asker, game_id: str) -> tuple[Opened, list[AnyRecord]]:
    """A new table that continues the lesson: the asker in the learner's seat, bots in the others, and new luck."""
    plan = lesson(game_id)
    past = past_of(plan, asker.name)
    return retold(asker, past, api.Branch(len(past.lines), plan.learner))


def past_of(plan: Lesson, learner: str) -> Past:
    """The lesson as a played match, with a commitment of its own for what may follow."""
    usual = kinds(plan.game)[0]
    seats = range(plan.setup.players)
    names = [learner if seat == plan.learner else f"Bot {seat + 1}" for seat in seats]
    match = plan.begin(names, usual)
    secret = match.luck.secret
    assert secret is not None, "what follows a lesson is fair luck"
    for turn in plan.turns:
        match.answer(turn.seat, turn.action)
    opened = Opened(
        game=plan.game.id,
        rules_version=plan.setup.rules,
        players=plan.setup.players,
        options=plan.setup.options,
        visibility="solo",
        host=SOMEBODY,
        chairs=[
            Chair(SOMEBODY, learner) if seat == plan.learner else Chair(name=names[seat], bot=usual) for seat in seats
        ],
        secret=secret.hex(),
        given=plan.luck,
    )
    return Past(opened, match.journal.header.json(), list(match.journal.lines))
