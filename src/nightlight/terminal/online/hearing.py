"""Shows what the server says: arrivals, departures, chat and requests."""

from __future__ import annotations

from typing import Final

from nightlight.terminal.online.questions import Questions
from nightlight.terminal.online.race import Races
from nightlight.terminal.online.refusals import refusal
from nightlight.terminal.online.visit import Sent, Visit
from nightlight.terminal.screen import ASIDE, HEADING, WARNING
from nightlight.wire.messages import (
    AnyMessage,
    Bye,
    Chat,
    Clocks,
    Done,
    Presence,
    Probe,
    Refused,
    TableInfo,
    Update,
)

OLD_WORDS: Final = 5  # chat messages from before we joined
COMING_BACK: Final = ("shutdown", "slow", "busy", "too-fast")  # goodbyes after which the client reconnects by itself
MOMENT: Final = 0.5  # seconds within which the end of an undo request is followed by its result


class Hearing:
    """Handles every message of the table."""

    def __init__(self, visit: Visit, questions: Questions, races: Races) -> None:
        self.visit: Final = visit
        self.questions: Final = questions
        self.races: Final = races
        self._wish: int | None = None  # the seat that asks for an undo
        self._wish_ended: int | None = None  # an undo request that ended, not yet known how
        self._old_words: list[str] = []
        self._slow = False
        self._back = False  # whether this is a reconnection

    def hear(self, message: AnyMessage) -> None:
        """Take in a message, and show what must be shown at once."""
        match message:
            case TableInfo():
                self.visit.sight.hear_table(message)
                self._hear_wish(message)
            case Update():
                self._hear_update(message)
            case Presence():
                self._hear_presence(message)
            case Clocks():
                self.visit.sight.hear_clocks(message)
            case Chat():
                self._hear_chat(message)
            case Probe():
                self._hear_probe(message)
            case Bye():
                self._hear_bye(message)
            case Done() | Refused():
                self._hear_outcome(message)

    def joined(self) -> None:
        """After the table has sent everything: show the recent chat, or that we are back."""
        if self._back:
            self.visit.console.line(self.visit.words("online-back"))
        self._back = True
        words, self._old_words = self._old_words[-OLD_WORDS:], []
        self.visit.console.lines(words)

    def _hear_update(self, update: Update) -> None:
        visit = self.visit
        place = visit.sight.places.get(update.seat)
        taken_back = update.fresh and not visit.greeting and place is not None and place.update is not None
        visit.sight.hear_update(update)
        if taken_back:
            self._wish_ended = None
            visit.answered.pop(update.seat if update.seat is not None else -1, None)
            if update.seat in (None, *visit.sight.seats[:1]):
                self.questions.forget()
                visit.console.line(visit.words("online-undone"))
        self.races.hear(update)

    def _hear_presence(self, presence: Presence) -> None:
        for seat, there in self.visit.sight.hear_presence(presence):
            key = "online-came" if there else "online-went"
            self.visit.console.line(self.visit.words(key, name=self.visit.sight.name(seat)), ASIDE)

    def _hear_chat(self, chat: Chat) -> None:
        if not self.visit.sight.hear_chat(chat):
            return
        said = self.visit.words("online-said", name=chat.name, text=chat.text)
        if self.visit.greeting:
            self._old_words.append(said)
        else:
            self.visit.console.line(said)

    def _hear_probe(self, probe: Probe) -> None:
        """Handle a probe, which the connection has already answered; warn once about a slow connection."""
        if probe.slow and not self._slow:
            self.visit.console.line(self.visit.words("online-slow"), WARNING)
        self._slow = probe.slow

    def _hear_bye(self, bye: Bye) -> None:
        """Show why the server said goodbye, if the client will reconnect by itself."""
        if bye.reason in COMING_BACK:
            self.visit.console.line(self.visit.words(f"online-bye-{bye.reason}"), WARNING)

    def _hear_outcome(self, outcome: Done | Refused) -> None:
        """Handle the outcome of a request."""
        sent = self.visit.settle(outcome.id)
        if isinstance(outcome, Refused):
            self._refused(outcome, sent)
        elif sent is not None and sent.kind == "words":
            self.visit.console.line(self.visit.words("online-luck-heard"))

    def _refused(self, refused: Refused, sent: Sent | None) -> None:
        """Show the reason, and ask the question again."""
        visit = self.visit
        if sent is not None and sent.kind == "ready":
            return
        visit.console.line(refusal(visit.words, refused.reason, refused.clause, refused.detail), WARNING)
        if sent is None:
            return
        seat = sent.fields.get("seat")
        if sent.kind == "answer" and isinstance(seat, int):
            visit.answered.pop(seat, None)
            self.questions.forget()
        elif sent.kind == "press" and isinstance(seat, int):
            self.races.refused(seat)

    # --- undo requests

    def _hear_wish(self, info: TableInfo) -> None:
        wish = None if info.undo is None else info.undo.seat
        if wish == self._wish:
            return
        self._wish_ended, self._wish = self._wish, wish
        visit = self.visit
        if wish is None:
            return
        self._wish_ended = None
        if wish in visit.sight.seats:
            visit.console.line(visit.words("online-undo-asked"), ASIDE)
        elif visit.sight.seats:
            visit.console.line(visit.words("online-undo-wish", name=visit.sight.name(wish)), HEADING)

    def patience(self) -> float | None:
        """How long to wait for the result of an undo request; for ever if there is none."""
        return None if self._wish_ended is None else MOMENT

    def wait_is_over(self) -> None:
        """Show that an undo request ended without an undo."""
        if self._wish_ended in self.visit.sight.seats:
            self.visit.console.line(self.visit.words("online-undo-denied"), WARNING)
        self._wish_ended = None

    def answer_wish(self, *, agree: bool) -> None:
        """Agree to another player's undo request, or decline it."""
        seats = self.visit.sight.seats
        if self._wish is None or self._wish in seats or not seats:
            self.visit.console.line(self.visit.words("online-no-wish"), WARNING)
        else:
            self.visit.request("answer-undo", seat=seats[0], agree=agree)

    # --- people

    def show_people(self) -> None:
        """Who sits where, and who is there."""
        sight, words, console = self.visit.sight, self.visit.words, self.visit.console
        if sight.info is None:
            return
        console.gap()
        console.numbered([self._about(seat) for seat in range(len(sight.info.seats))])
        if sight.spectators > 0:
            console.line(words("online-spectators", count=sight.spectators), ASIDE)
        self.visit.show_link()

    def _about(self, seat: int) -> str:
        sight, words = self.visit.sight, self.visit.words
        assert sight.info is not None, "there is a table"
        known = sight.info.seats[seat]
        if known.kind == "free":
            return words("online-seat-free")
        if known.kind == "bot":
            return words("online-seat-bot", name=sight.name(seat), kind=known.bot or "")
        there = seat < len(sight.present) and sight.present[seat]
        marks = [words("online-you")] if known.yours else [words("online-there" if there else "online-away")]
        marks += [words("online-stand-in")] if known.bot is not None else []
        return f"{sight.name(seat)} ({', '.join(marks)})"
