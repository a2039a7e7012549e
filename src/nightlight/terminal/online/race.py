"""Raced questions at an online table: the dark, the reveal, the presses, and the photo finish."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from nightlight import games
from nightlight.core.live import AnyLive, Hand
from nightlight.terminal.keyboard import codes
from nightlight.terminal.online.questions import Questions
from nightlight.terminal.online.visit import Visit
from nightlight.terminal.screen import ASIDE, HEADING, WARNING, Gone
from nightlight.wire.messages import Race, RacedPress, Update

LEAVE: Final = "Escape"
MILLISECONDS: Final = 1000


class Races:
    """The raced questions of a match, one after the other."""

    def __init__(self, visit: Visit, questions: Questions, now: Callable[[], float] = time.monotonic) -> None:
        self.visit: Final = visit
        self.questions: Final = questions
        self.now: Final = now
        self._hands: dict[int, Hand] = {}
        self._given: set[int] = set()
        self._announced: set[int] = set()
        self._controls_told = False
        self._stage: tuple[int, bool] | None = None  # the question, and whether it is dark
        self._shown = 0.0

    @property
    def race(self) -> Race | None:
        """The raced question that is open."""
        updates = [place.update for place in self.visit.sight.places.values()]
        return next((update.race for update in updates if update is not None and update.race is not None), None)

    @property
    def open(self) -> bool:
        """Whether somebody at this screen may still press."""
        race = self.race
        return race is not None and not race.dark and len(self._open_hands()) > 0

    @property
    def by_keys(self) -> bool:
        """Whether keys are presses now, not letters of a line."""
        return self.open and self.visit.console.keys

    def hear(self, update: Update) -> None:
        """The photo finish, if the update brings one."""
        if update.finish is None or update.seat not in (None, *self.visit.sight.seats[:1]):
            return
        presses = update.finish.race.finish
        if presses:
            self._photo_finish(presses)

    def _photo_finish(self, presses: list[RacedPress]) -> None:
        visit = self.visit
        visit.console.gap()
        visit.console.line(visit.words("online-finish"), HEADING)
        for press in presses:
            key = "online-finish-right" if press.right else "online-finish-wrong"
            visit.console.line(f"  {visit.words(key, name=visit.sight.name(press.seat), time=press.time)}")

    def show(self, race: Race) -> None:
        """Show what is due of the open question; in the dark, the result of the last one comes first."""
        told = self.questions.show_news()
        stage, before = (race.question, race.dark), self._stage
        self._stage = stage
        if race.dark and (told or before is None):
            self._darken()
        elif stage != before and not race.dark:
            self._reveal(race)
        for seat in race.pressed:
            self._announce(seat)

    def _darken(self) -> None:
        self.visit.console.gap()
        self._tell_controls()
        self.visit.console.line(self.visit.words("race-dark"), ASIDE)

    def _tell_controls(self) -> None:
        """Explain which keys answer, before the first question."""
        live, visit = self._live(), self.visit
        if live is None or self._controls_told or not visit.sight.seats:
            return
        self._controls_told = True
        names = [visit.sight.name(seat) for seat in visit.sight.seats]
        for key, values in live.controls(names, struck=visit.console.keys):
            visit.console.line(visit.words(key, **values))

    def _reveal(self, race: Race) -> None:
        """Show the question all at once; from now on the clock runs."""
        visit = self.visit
        self.questions.forget()
        live = self._live()
        seats = [seat for seat in visit.sight.seats if seat not in race.pressed]
        hands = [] if live is None else live.hands(max(1, len(seats)))
        self._hands = dict(zip(seats, hands, strict=False))
        self._given, self._announced = set(), set()
        self.questions.show_page()
        if self._hands and not visit.console.keys:
            visit.console.line(visit.words("race-type"), ASIDE)
        visit.console.target.flush()
        self._shown = self.now()
        visit.console.draft.text = ""

    def _live(self) -> AnyLive | None:
        info = self.visit.sight.info
        return None if info is None else games.LIVE.get(info.game)

    def _open_hands(self) -> dict[int, Hand]:
        return {seat: hand for seat, hand in self._hands.items() if seat not in self._given}

    def strike(self, text: str) -> None:
        """Handle keys as they are pressed."""
        if text == "":
            raise Gone
        for letter in text:
            struck = codes(letter)
            if LEAVE in struck and text == letter:
                raise Gone
            for seat, hand in self._open_hands().items():
                if any(hand.strike(code) for code in struck):
                    self._press(seat, hand)
        names = self.visit.sight
        self.visit.console.show("   ".join(f"{names.name(seat)}: {h.said()}" for seat, h in self._open_hands().items()))

    def enter(self, entry: str) -> None:
        """Handle a typed line: in the dark it means ready, afterwards it is an answer."""
        if not self.open:
            self._ready()
            return
        seat, hand = next(iter(self._open_hands().items()))
        if hand.typed(entry):
            self._press(seat, hand)
        else:
            self.visit.console.line(self.visit.words("race-type"), WARNING)

    def _ready(self) -> None:
        """Offer to signal readiness, which is optional."""
        for seat in self.visit.sight.seats:
            self.visit.request("ready", seat=seat)

    def _press(self, seat: int, hand: Hand) -> None:
        elapsed = round((self.now() - self._shown) * MILLISECONDS)
        race = self.race
        if race is None:
            return
        number = self.visit.press(seat, race.question, hand.answer(), elapsed)
        if number:
            self._given.add(seat)
            self._announce(seat)

    def refused(self, seat: int) -> None:
        """Let a seat press again after a press that did not count."""
        live = self._live()
        if live is not None and seat in self._given:
            self._given.discard(seat)
            self._hands[seat] = live.hands(max(1, len(self._hands)))[list(self._hands).index(seat)]

    def _announce(self, seat: int) -> None:
        """Show the message once, whichever source is first."""
        if seat in self._announced:
            return
        self._announced.add(seat)
        self.visit.console.line(self.visit.words("race-pressed", name=self.visit.sight.name(seat)))
