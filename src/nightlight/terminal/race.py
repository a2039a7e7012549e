"""A race for people at one screen, and bots."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Final

from nightlight.core.chance import Seeded
from nightlight.core.event import SPECTATOR
from nightlight.core.live import AnyLive, Hand
from nightlight.terminal.keyboard import Keyboard, codes, has_keys, raw
from nightlight.terminal.screen import ASIDE, HEADING, WARNING, Gone

if TYPE_CHECKING:
    from nightlight.terminal.table import LocalTable

LEAVE: Final = "Escape"
WIPE: Final = "\r\x1b[K"  # the current line
MILLISECONDS: Final = 1000


def monotonic() -> int:
    """Milliseconds on a clock that never jumps."""
    return time.monotonic_ns() // 1_000_000


class Clock:
    """Measures the time since a moment, and waits."""

    def __init__(self, now: Callable[[], int] = monotonic, sleep: Callable[[float], None] = time.sleep) -> None:
        self.now: Final = now
        self.sleep: Final = sleep
        self.shown = now()

    def start(self) -> None:
        self.shown = self.now()

    def elapsed(self) -> int:
        return self.now() - self.shown


class KeyboardRace:
    """One question of a match as a race: everyone sees it at the same moment, and the fastest right answer counts."""

    def __init__(
        self,
        table: LocalTable,
        live: AnyLive,
        clock: Clock,
        keys: Callable[[], AbstractContextManager[Keyboard]] | None = None,
    ) -> None:
        self.table: Final = table
        self.live: Final = live
        self.clock: Final = clock
        self.keys: Final = keys
        state = table.match.state
        self.runners: Final = [seat for seat in table.people if state.actors >> seat & 1]
        self.hands: Final = dict(zip(self.runners, live.hands(len(self.runners)), strict=False))
        self.given: Final[dict[int, list[int]]] = {}

    def run(self) -> None:
        """Race, then enter what everyone did."""
        if self.keys is not None and len(self.hands) == len(self.runners):
            self.together(self.keys)
        else:
            for seat in self.runners:
                self.alone(seat)
        for seat in self.runners:
            for action in self.given.get(seat, self.live.skipped()):
                self.table.match.answer(seat, action)

    def together(self, keys: Callable[[], AbstractContextManager[Keyboard]]) -> None:
        """All at once, key by key."""
        reader = self.runners[0] if len(self.table.people) == 1 else SPECTATOR
        self.ready(reader, self.runners)
        with keys() as keyboard:
            self.show(reader)
            self.listen(keyboard)
        self.table.screen.target.write("\n")

    def ready(self, reader: int, people: list[int], *, struck: bool = True) -> None:
        """Show the news, the keys before the first question, and the dark, once somebody presses Enter."""
        table = self.table
        table.show_news(reader)
        table.controls = self.controls(people, struck=struck)
        if not table.controls_told.issuperset(people):
            table.controls_told.update(people)
            table.screen.gap()
            table.screen.lines(table.controls)
        for seat in self.runners:
            table.told[seat] = table.told[reader]
        entry = "?"
        while entry != "":
            table.screen.gap()
            table.screen.line(table.words("race-ready"), HEADING)
            entry = table.screen.ask()
            command = table.commands.read(entry)
            if command is not None and table.obey(self.runners[0], *command):
                raise Undone
        table.screen.line(table.words("race-dark"), ASIDE)
        if table.screen.live:
            self.clock.sleep(self.live.delay(Seeded(time.time_ns() % (1 << 62))) / MILLISECONDS)

    def controls(self, people: list[int], *, struck: bool) -> list[str]:
        """How these people answer, in words."""
        names = [self.table.match.names[seat] for seat in people]
        return [self.table.words(key, **values) for key, values in self.live.controls(names, struck=struck)]

    def show(self, reader: int) -> None:
        """Show the question to everyone at once: time starts now."""
        self.table.show_table(reader)
        self.table.screen.target.flush()
        self.clock.start()

    def listen(self, keyboard: Keyboard) -> None:
        """Listen until the result is certain: to keys as they are struck, to bots when their time comes."""
        sealed = self.live.sealed(self.table.match.state)
        ends = self.settled()
        while (now := self.clock.elapsed()) < ends:
            while sealed and sealed[0][1] <= now:
                self.announce(sealed.pop(0)[0])
            until = min([ends, *(at for _, at in sealed[:1])])
            for letter in keyboard.struck((until - now) / MILLISECONDS):
                self.strike(letter, self.clock.elapsed())
            ends = self.settled()
        for seat, at in sealed:
            if at <= ends:
                self.announce(seat)

    def settled(self) -> int:
        return self.live.settled(self.table.match.state, self.given)

    def strike(self, letter: str, now: int) -> None:
        """What a key does for those who have not answered yet."""
        struck = codes(letter)
        if LEAVE in struck:
            raise Gone
        for seat, hand in self.hands.items():
            if seat not in self.given and any(hand.strike(code) for code in struck):
                self.given[seat] = self.live.entered(self.table.match.state, seat, hand, now)
                self.announce(seat)
        self.write("   ".join(f"{self.table.match.names[seat]}: {hand.said()}" for seat, hand in self.open_hands()))

    def open_hands(self) -> list[tuple[int, Hand]]:
        return [(seat, hand) for seat, hand in self.hands.items() if seat not in self.given]

    def announce(self, seat: int) -> None:
        """Say that somebody has answered; whether correctly will show in a moment."""
        self.write(self.table.words("race-pressed", name=self.table.match.names[seat]) + "\n")

    def write(self, text: str) -> None:
        self.table.screen.target.write(f"{WIPE}{text}" if self.table.screen.live else f"{text.rstrip()}\n")
        self.table.screen.target.flush()

    def alone(self, seat: int) -> None:
        """One after the other, by whole lines: each looks only in their own time."""
        table = self.table
        table.draw_curtain(seat)
        self.ready(seat, [seat], struck=False)
        self.show(seat)
        hand = self.live.hands(1)[0]
        entry = table.screen.ask()
        while not hand.typed(entry):
            command = table.commands.read(entry)
            if command is None:
                table.screen.line(table.words("race-type"), WARNING)
            elif table.obey(seat, *command):
                raise Undone
            entry = table.screen.ask()
        now = self.clock.elapsed()
        if now <= self.settled():
            self.given[seat] = self.live.entered(table.match.state, seat, hand, now)
        else:
            table.screen.line(table.words("race-late"))


class Undone(Exception):
    """An answer was undone: another question may be open now."""


def race(table: LocalTable, live: AnyLive, clock: Clock | None = None) -> None:
    """Race the open question."""
    source = table.screen.source
    keys = (lambda: raw(source)) if has_keys(source) else None
    try:
        KeyboardRace(table, live, Clock() if clock is None else clock, keys).run()
    except Undone:
        return
