"""What one reader of a table is told: derived from the standing for that reader alone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import msgspec

from nightlight.core.event import SPECTATOR, Event
from nightlight.core.step import GameState, View
from nightlight.core.text import GameText, Listing, Offer
from nightlight.games import find, text
from nightlight.play.match import Match
from nightlight.server.tables.cursors import Cursors
from nightlight.server.tables.state import Finish, Standing
from nightlight.wire.messages import (
    Aside,
    Decision,
    Option,
    Prompted,
    Race,
    SeatInfo,
    Several,
    TableInfo,
    UndoWish,
    Update,
    Words,
    encoded,
)
from nightlight.words.bundle import LANGUAGES
from nightlight.words.bundle import Words as Translator

OLD_EVENTS: Final = 300  # told to whoever comes anew
FALLBACK: Final = "en"

_DECODER: Final = msgspec.json.Decoder(Update)


@dataclass
class Reader:
    """One seat, or a spectator, at one connection: how it is spoken to, and what it knows already."""

    seat: int
    language: str | None = None
    page: bool = False
    seen: int = 0  # the last record it was told all of
    partly: int = 0  # how many events after it were told already
    last: bytes | None = None  # the last update

    @property
    def wire_seat(self) -> int | None:
        return None if self.seat == SPECTATOR else self.seat


@dataclass
class Curtain:
    """What is held back while a raced question is open."""

    race: Race
    hidden: int  # how many of the last events may not be told yet
    sight: GameState  # the table as far as it may be seen


@cache
def translator(language: str) -> Translator:
    """The words of a language: read once."""
    return Translator(language)


def learn_words() -> None:
    """Read the words of every language, which takes a while: nobody shall wait for it at a table."""
    for language in LANGUAGES:
        translator(language)


@cache
def option(game_id: str, action: int) -> Option:
    """An action by name, and the things on the board that its fields name."""
    said = find(game_id).verbs.json(action)
    fields = next(iter(said.values()))
    assert isinstance(fields, dict), "an action is its verb with its fields"
    return Option(action=said, touches=[f"{name}:{value}" for name, value in fields.items()])


def table_info(standing: Standing, guest: str | None, grace: int) -> TableInfo:
    """The table itself, as that guest may know it."""
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


def names(standing: Standing, say: Translator) -> list[str]:
    """The players as the reader calls them: bots have a name in every language."""
    return [
        chair.name if chair.bot is None else say("bot-name", number=seat + 1)
        for seat, chair in enumerate(standing.chairs)
    ]


class Updates:
    """What the readers of a table are told at one moment; spectators who know the same are told the same."""

    def __init__(self, standing: Standing, cursors: Cursors, curtain: Curtain | None) -> None:
        self.standing: Final = standing
        self.cursors: Final = cursors
        self.curtain: Final = curtain
        self._shared: Final[dict[tuple[object, ...], tuple[bytes | None, int, int, bytes | None]]] = {}

    def of(self, reader: Reader) -> bytes | None:
        """What the reader has not been told yet, or nothing; the reader counts as told."""
        if reader.seat != SPECTATOR:
            return update(self.standing, reader, self.cursors, self.curtain)
        known = reader.language, reader.page, reader.seen, reader.partly, reader.last
        if known not in self._shared:
            news = update(self.standing, reader, self.cursors, self.curtain)
            self._shared[known] = news, reader.seen, reader.partly, reader.last
        news, reader.seen, reader.partly, reader.last = self._shared[known]
        return news


def update(standing: Standing, reader: Reader, cursors: Cursors, curtain: Curtain | None = None) -> bytes | None:
    """What the reader has not been told yet, or nothing; the reader counts as told."""
    if standing.match is None:
        return None
    fresh = reader.seen == 0 or standing.undone > reader.seen
    if fresh:
        reader.seen, reader.partly = 1, 0
    told_before = reader.seen, reader.partly
    events, count = unheard(standing, reader, curtain, latest=OLD_EVENTS if fresh else None)
    raced = finished(standing, *told_before, count)
    body = standing_for(standing, standing.match, reader, curtain)
    if not events and not fresh and reader.last is not None and encoded(body) == without_news(reader.last):
        return None  # it happened in secret: not even that it happened is told
    body.fresh = fresh
    body.events = [event.json() for event in events]
    if body.words is not None:
        body.words.events = told(standing, reader, events)
    body.finish = None if raced is None else raced.photo()
    body.cursor = cursors.of(standing.table, reader.seen, reader.partly)
    reader.last = encoded(body)
    return reader.last


def without_news(update: bytes) -> bytes:
    """How things stand by an update, without what happened."""
    body = _DECODER.decode(update)
    body.cursor, body.events, body.fresh, body.finish = "", [], False, None
    if body.words is not None:
        body.words.events = []
    return encoded(body)


def unheard(
    standing: Standing, reader: Reader, curtain: Curtain | None, *, latest: int | None = None
) -> tuple[list[Event], int]:
    """The events that the reader may hear now, or the latest of them, and how many there are; all count as heard."""
    happened = standing.events_after(reader.seen)
    hidden = 0 if curtain is None else curtain.hidden
    shown = max(reader.partly, len(happened) - hidden)  # another process may have shown more
    count = shown - reader.partly
    first = reader.partly if latest is None else max(reader.partly, shown - latest)
    events = [event.seen_by(reader.seat) for event in happened[first:shown]]
    if shown == len(happened):
        reader.seen, reader.partly = standing.last_told, 0  # a cursor must not tell what happened in secret
    else:
        reader.partly = shown
    return events, count


def finished(standing: Standing, seen: int, partly: int, told: int) -> Finish | None:
    """How the last raced question ended, where the first event of its result is among those that are told now."""
    if standing.finish is None or standing.finish.number <= seen:
        return None
    earlier = len(standing.events_after(seen)) - len(standing.events_after(standing.finish.number - 1))
    return standing.finish if partly <= earlier < partly + told else None


def standing_for(standing: Standing, match: Match, reader: Reader, curtain: Curtain | None) -> Update:
    """How things stand for the reader, without what happened."""
    body = Update(seat=reader.wire_seat, cursor="", events=[])
    view: View = match.game.view(match.state if curtain is None else curtain.sight, reader.seat)
    body.view = view.json()
    body.prospects = match.game.prospects(view)
    if curtain is None:
        playing = standing.stage == "playing"
        body.waiting = [seat for seat in standing.seats if playing and view.actors >> seat & 1]
        if playing and reader.seat != SPECTATOR:
            body.decision = decision(match, view)
            body.undoable = match.undoable(reader.seat) > 0
    else:
        body.race = curtain.race
    outcome = match.outcome()
    body.outcome = None if outcome is None else outcome.json()
    if reader.language is not None:
        body.words = words(standing, match, reader, view, body)
    return body


def decision(match: Match, view: View) -> Decision | None:
    """The question that is open to the seat of the view."""
    offered = match.legal(view.seat)
    if not offered:
        return None
    step = match.state.top()
    options = [foretold(match, view, action) for action in offered]
    return Decision(id=match.decision(view.seat), step=step.name(), clause=step.clause(), options=options)


def foretold(match: Match, view: View, action: int) -> Option:
    """An action with what it would bring."""
    plain, outlook = option(match.game.id, action), match.game.outlook(view, action)
    return plain if outlook is None else Option(plain.action, plain.touches, outlook=outlook)


def words(standing: Standing, match: Match, reader: Reader, view: View, body: Update) -> Words:
    """How things stand, in the reader's language; the options get their words, too."""
    text_of = speaker(standing, reader)
    dark = body.race is not None and body.race.dark
    if body.decision is not None:
        put_into_words(body.decision, match, text_of, view, page=reader.page)
    outcome = match.outcome()
    return Words(
        prompt=text_of.say("race-dark") if dark else text_of.prompt(view),
        events=[],
        page=text_of.view(view) if reader.page else None,
        asides=[Aside(each.words, each.use, each.lines) for each in text_of.asides(view)] if reader.page else [],
        outcome=None if outcome is None else text_of.outcome(view, outcome),
        brief=text_of.brief(view) if reader.page and body.decision is not None and text_of.goes_on(view) else None,
    )


def put_into_words(decision: Decision, match: Match, text_of: GameText[Any], view: View, *, page: bool) -> None:
    """Give the question's options their words; for a page, also how they are listed and typed."""
    actions = match.legal(view.seat)
    decision.several = several(match, text_of, view)
    if not page:
        labels = [text_of.option(view, action) for action in actions]
        options = zip(decision.options, labels, strict=True)
        decision.options = [Option(plain.action, plain.touches, label, plain.outlook) for plain, label in options]
        return
    offers = [text_of.offer(view, action) for action in actions]
    warnings = [text_of.warning(view, action) for action in actions]
    decision.options = [
        Option(plain.action, plain.touches, offer.words, plain.outlook, prompted(offer, warning))
        for plain, offer, warning in zip(decision.options, offers, warnings, strict=True)
    ]
    hidden = sum(offer.listing is Listing.MORE for offer in offers)
    decision.more = text_of.about_more(view, hidden) if hidden > 0 else None


def prompted(offer: Offer, warning: str) -> Prompted | None:
    """How the option is listed and typed; nothing where a number does."""
    said = Prompted(offer.listing.value, offer.label, offer.shortcuts, warning)
    return None if said == Prompted() else said


def several(match: Match, text_of: GameText[Any], view: View) -> Several | None:
    """How the question is answered with several things at once, where it can be."""
    taking = text_of.several(view)
    if taking is None:
        return None
    plain = [(option(match.game.id, action), label) for action, label in taking.items]
    items = [Option(each.action, each.touches, label) for each, label in plain]
    last = None if taking.last is None else option(match.game.id, taking.last).action
    return Several(items, taking.least, taking.sums, last)


def told(standing: Standing, reader: Reader, events: list[Event]) -> list[str]:
    """What happened, in the reader's language: a text for each event, empty where it has no words."""
    text_of = speaker(standing, reader)
    return [text_of.event(event) for event in events]


def speaker(standing: Standing, reader: Reader) -> GameText[Any]:
    """The game in the reader's language."""
    say = translator(reader.language or FALLBACK)
    return text(standing.game, say, names(standing, say), reader.seat)
