"""Stepping through a recorded match."""

from __future__ import annotations

from typing import Final

from nightlight.core.event import SPECTATOR
from nightlight.core.game import AnyGame
from nightlight.core.text import Say
from nightlight.play.journal import Journal
from nightlight.play.match import Match
from nightlight.terminal.commands import Commands
from nightlight.terminal.screen import ASIDE, HEADING, WARNING, Gone, Screen, number_in
from nightlight.terminal.table import TextOf

NEXT: Final = ("n", "next")
BACK: Final = ("b", "back")
SEAT: Final = ("s", "seat")


class Replay:
    """A reader at one position in the match. Position 0 is the table before the first answer."""

    def __init__(self, journal: Journal, game: AnyGame, screen: Screen, words: Say, text_of: TextOf) -> None:
        self.journal: Final = journal
        self.whole: Final = Match.replay(journal, game)
        self.last: Final = len(journal.lines)
        self.screen: Final = screen
        self.words: Final = words
        self.text_of: Final = text_of
        self.commands: Final = Commands(words)
        self.position = 0
        self.reader = SPECTATOR

    def run(self) -> None:
        """Show the beginning, then do what is typed until the person leaves."""
        names = ", ".join(self.whole.names)
        title = self.words(f"{self.whole.game.id}-title")
        self.screen.line(self.words("replay-title", title=title, names=names), HEADING)
        if not self.whole.over:
            self.screen.line(self.words("replay-secret"))
        self.screen.line(self.words("replay-help"), ASIDE)
        self.show()
        try:
            while True:
                self.entered(self.screen.ask())
        except Gone:
            self.screen.line(self.words("goodbye"))

    def entered(self, entry: str) -> None:
        word, _, rest = entry.casefold().partition(" ")
        if self.commands.quits(entry):
            raise Gone
        if word in ("", *NEXT, *self.local("command-replay-next")):
            self.go(self.position + 1)
        elif word in (*BACK, *self.local("command-replay-back")):
            self.go(self.position - 1)
        elif word in (*SEAT, *self.local("command-replay-seat")):
            self.sit(rest.strip())
        elif entry.isdecimal():
            self.jump(entry)
        else:
            self.screen.line(self.words("replay-help"))

    def local(self, key: str) -> list[str]:
        """The forms of a command in the reader's language."""
        return [form.strip().casefold() for form in self.words(key).split(",")]

    def go(self, position: int) -> None:
        """Go to another position, if there is one."""
        if position > self.last:
            self.screen.line(self.words("replay-end" if self.whole.over else "replay-running"))
        elif position < 0:
            self.screen.line(self.words("replay-beginning"))
        else:
            self.position = position
            self.show()

    def jump(self, entry: str) -> None:
        position = number_in(entry, 0, self.last)
        if position is None:
            self.screen.line(self.words("replay-no-line", line=entry, last=self.last), WARNING)
        else:
            self.go(position)

    def sit(self, entry: str) -> None:
        """Switch to the view of a seat; not while the match is running, because that would reveal secrets."""
        seat = number_in(entry, 1, self.whole.setup.players)
        if not self.whole.over:
            self.screen.line(self.words("replay-secret"), WARNING)
        elif entry == "":
            self.reader = SPECTATOR
            self.screen.line(self.words("replay-spectator"))
            self.show()
        elif seat is None:
            self.screen.line(self.words("replay-no-seat", last=self.whole.setup.players), WARNING)
        else:
            self.reader = seat - 1
            self.screen.line(self.words("replay-seat", name=self.whole.names[self.reader]))
            self.show()

    def show(self) -> None:
        """Show what the answer led to, and the table after it."""
        match = self.at(self.position)
        text = self.text_of(match.game, self.words, match.names, self.reader)
        view = match.view(self.reader)
        self.screen.gap()
        self.screen.line(self.where(), HEADING)
        self.screen.lines([line for line in map(text.event, match.events[-1]) if line])
        self.screen.gap()
        self.screen.lines(text.view(view))
        outcome = match.outcome()
        self.screen.gap()
        self.screen.lines([text.prompt(view)] if outcome is None else text.outcome(view, outcome))

    def where(self) -> str:
        if self.position == 0:
            return self.words("replay-start")
        return self.words("replay-line", line=self.position, last=self.last)

    def at(self, position: int) -> Match:
        """The match as it was after that many answers."""
        match = Match(self.whole.game, self.journal)
        for _ in range(position):
            match.follow()
        return match
