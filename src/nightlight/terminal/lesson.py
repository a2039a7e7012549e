"""A lesson at the prompt: what the teacher says, the table, the question; and where the learner stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from nightlight import games
from nightlight.bots import kinds
from nightlight.core.text import Say
from nightlight.play.lesson import END, WELCOME, Lesson, Turn
from nightlight.play.match import Match
from nightlight.play.storage import data_folder
from nightlight.terminal import program
from nightlight.terminal.choices import Choices, choices
from nightlight.terminal.commands import Command, Commands
from nightlight.terminal.fingers import Keys, answered
from nightlight.terminal.goal import goal
from nightlight.terminal.mistake import Mistake
from nightlight.terminal.reference import Reference
from nightlight.terminal.screen import ASIDE, HEADING, WARNING, Gone, Screen

BACK: Final = ("b", "back")
SKIP: Final = ("skip",)
PLACES: Final = "lessons.json"


class Classroom:
    """A learner at the screen. The place in a lesson is the number of answers the learner has given."""

    def __init__(self, lesson: Lesson, screen: Screen, words: Say, keys: Keys | None = None) -> None:
        self.lesson: Final = lesson
        self.screen: Final = screen
        self.words: Final = words
        self.commands: Final = Commands(words)
        self.reference: Final = Reference(
            lesson.game.id, games.rules_text(lesson.game.id, words.language), screen, words
        )
        self.text: Final = games.text(lesson.game, words, names(lesson, words), lesson.learner)
        self.live: Final = games.LIVE.get(lesson.game.id)  # if a match is answered by hand
        self.keys: Final = keys  # single keys, if the terminal has them
        self.steps: Final = len(lesson.own_turns)
        self.place = 0
        self.skipped = False
        self.match = self.begun()
        self.told = 0  # how many lines of news were shown
        self.moved = False  # whether the learner got here other than by an answer

    def begun(self, path: Path | None = None) -> Match:
        return self.lesson.begin(names(self.lesson, self.words), kinds(self.lesson.game)[0], path)

    def teach(self) -> bool:
        """Go through the lesson; whether it was finished. A learner who leaves may come back."""
        title = self.words(f"{self.lesson.game.id}-title")
        self.screen.line(self.words("lesson-title", title=title), HEADING)
        self.screen.line(goal(self.lesson.game, self.lesson.setup.options, self.words))
        self.screen.line(self.help(), ASIDE)
        self.go_to(place_in(self.lesson))
        if self.place == 0:
            self.say(WELCOME)
        else:
            self.screen.line(self.words("lesson-resumed"))
        try:
            while not self.skipped and (turn := self.next_turn()) is not None:
                self.show(turn)
                while not self.answered(turn):
                    pass
        except Gone:
            self.leave()
            return False
        except KeyboardInterrupt:
            self.leave()
            raise
        keep(self.lesson, 0)
        if not self.skipped:
            self.show_news()
            self.show_table()
            self.say(END)
        return True

    def help(self) -> str:
        """What can be typed."""
        if self.live is None:
            return self.words("lesson-help")
        return self.words("lesson-help-hand", struck="no" if self.keys is None else "yes")

    def go_to(self, place: int) -> None:
        """Start again, and play everything up to the learner's answer of that number."""
        self.match = self.begun()
        self.place, self.told, self.moved = 0, 0, place > 0
        while self.place < place and (turn := self.next_turn()) is not None:
            self.told = len(self.match.events)
            self.answer(turn)

    def next_turn(self) -> Turn | None:
        """Let the others answer up to the learner's next turn; none if the lesson is over."""
        for turn in self.lesson.turns[len(self.match.journal.lines) :]:
            if self.lesson.asks(turn):
                return turn
            self.match.answer(turn.seat, turn.action)
        return None

    def answer(self, turn: Turn) -> None:
        self.match.answer(turn.seat, turn.action)
        self.place += 1

    def show(self, turn: Turn) -> None:
        self.show_news()
        self.show_table()
        self.screen.gap()
        self.screen.line(self.words("lesson-step", step=self.place + 1, steps=self.steps), ASIDE)
        if turn.say is not None or self.moved:
            self.say(self.lesson.said_by(turn))
        self.moved = False
        self.ask(turn)

    def show_news(self) -> None:
        """What happened since the learner last looked."""
        events = [event for line in self.match.events[self.told :] for event in line]
        self.told = len(self.match.events)
        lines = [text for text in map(self.text.event, events) if text]
        if lines:
            self.screen.gap()
            self.screen.lines(lines)

    def show_table(self) -> None:
        self.screen.gap()
        self.screen.lines(self.text.view(self.match.view(self.lesson.learner)))

    def say(self, said: str) -> None:
        self.screen.gap()
        self.screen.line(self.words("lesson-says", text=self.words(self.lesson.key(said))), HEADING)

    def ask(self, turn: Turn) -> None:
        """Show the question, with the wanted option marked."""
        view = self.match.view(turn.seat)
        self.screen.gap()
        self.screen.line(self.text.prompt(view))
        wanted_keys = self.keys_of(turn)
        if wanted_keys != "":
            self.screen.line(f"  {self.words('lesson-push', keys=' '.join(wanted_keys))}")
            return
        lines = []
        options = self.match.legal(turn.seat)
        for place, label in self.choices(turn).labels.items():
            action = options[place]
            option = self.text.option(view, action)
            lines.append((label, self.words("lesson-wanted", option=option) if action == turn.action else option))
        self.screen.labelled(lines)

    def choices(self, turn: Turn) -> Choices:
        """The options of the question, as they are typed."""
        return choices(self.text, self.match.view(turn.seat), self.match.legal(turn.seat))

    def keys_of(self, turn: Turn) -> str:
        """The keys that enter this turn in a match; none if it is chosen from a list."""
        return "" if self.live is None else self.live.typed_as(turn.action)

    def answered(self, turn: Turn) -> bool:
        """Whether what was struck or typed moved the lesson forward or back."""
        if self.live is None or self.keys_of(turn) == "":
            return self.entered(turn, self.screen.ask())
        hand = self.live.hands(1)[0]
        entry = self.screen.ask() if self.keys is None else answered(self.screen, hand, self.keys)
        if entry is not None and not hand.typed(entry.replace(" ", "")):
            return self.entered(turn, entry)
        return self.pushed(turn, self.live.by_hand(self.match.state, turn.seat, hand))

    def pushed(self, turn: Turn, action: int | None) -> bool:
        """The wanted tokens move the lesson on; others are for later."""
        if action != turn.action:
            self.screen.line(self.words("lesson-push-other", keys=" ".join(self.keys_of(turn))))
            return False
        self.go_on(turn)
        return True

    def entered(self, turn: Turn, entry: str) -> bool:
        """Whether what was typed moved the lesson forward or back."""
        word = entry.casefold()
        if word in (*SKIP, *self.local("command-lesson-skip")):
            self.skipped = True
            return True
        if word in (*BACK, *self.local("command-lesson-back")):
            self.go_to(max(0, self.place - 1))
            return True
        command = self.commands.read(entry)
        if command is not None:
            return self.obey(turn, *command)
        return self.choose(turn, entry)

    def obey(self, turn: Turn, command: Command, rest: str) -> bool:
        step = self.match.view(turn.seat).step()
        assert step is not None, "the learner is asked, so a decision is open"
        match command:
            case Command.QUIT:
                raise Gone
            case Command.RULES:
                self.reference.look_up(step.clause(), rest)
            case Command.HELP:
                self.reference.clause_behind(step.clause())
                self.screen.gap()
                self.screen.line(goal(self.lesson.game, self.lesson.setup.options, self.words))
                self.screen.line(self.help())
            case Command.HINT:
                self.say(self.lesson.said_by(turn))
            case Command.UNDO:
                self.go_to(max(0, self.place - 1))
                return True
            case Command.TABLE | Command.LOG:
                self.show(turn)
        return False

    def choose(self, turn: Turn, entry: str) -> bool:
        """The wanted option moves the lesson on, and so does Enter alone; any other is for later."""
        if entry.isdecimal() and self.keys_of(turn) != "":
            return self.pushed(turn, None)
        listed = self.choices(turn)
        place = listed.read(entry)
        if entry != "" and place is None:
            first, last = listed.span()
            key = "no-such-option" if entry.isdecimal() else "not-a-command"
            self.screen.line(self.words(key, entry=entry, first=first, last=last), WARNING)
            return False
        if place is not None and self.match.legal(turn.seat)[place] != turn.action:
            self.screen.line(self.words("lesson-other"))
            return False
        self.go_on(turn)
        return True

    def go_on(self, turn: Turn) -> None:
        self.answer(turn)
        keep(self.lesson, self.place)

    def local(self, key: str) -> list[str]:
        return [form.strip().casefold() for form in self.words(key).split(",")]

    def leave(self) -> None:
        """Show how to continue another time."""
        self.screen.gap()
        self.screen.line(self.words("lesson-left"))
        self.screen.command(program.command("learn", self.lesson.game.id))
        self.screen.target.flush()

    def played_on(self, path: Path) -> Match:
        """The match at the end of the lesson, saved in a file, to be played on with secret luck."""
        match = self.begun(path)
        for turn in self.lesson.turns:
            match.answer(turn.seat, turn.action)
        return match


def names(lesson: Lesson, words: Say) -> list[str]:
    """The learner and the bots, numbered as at any table."""
    bots = [words("bot-name", number=number) for number in range(1, lesson.setup.players)]
    return [*bots[: lesson.learner], words("player-name"), *bots[lesson.learner :]]


def place_in(lesson: Lesson) -> int:
    """Where the learner stopped in the lesson; 0 if nowhere, or if the lesson has become shorter since."""
    place = places().get(lesson.game.id, 0)
    return place if 0 <= place < len(lesson.own_turns) else 0


def keep(lesson: Lesson, place: int) -> None:
    """Save the learner's place; 0 forgets it."""
    kept = {**places(), lesson.game.id: place}
    path = data_folder() / PLACES
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode({game: at for game, at in kept.items() if at > 0}))
    except OSError as error:
        raise Mistake("error-file", path=str(path), problem=error.strerror or str(error)) from error


def places() -> dict[str, int]:
    """The saved places of all games; an unreadable file counts as empty."""
    try:
        return msgspec.json.decode((data_folder() / PLACES).read_bytes(), type=dict[str, int])
    except (OSError, msgspec.DecodeError, UnicodeError):
        return {}
