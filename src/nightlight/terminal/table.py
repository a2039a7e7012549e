"""A match at the prompt: news, table, question, answer, until it is over or somebody leaves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeAlias

from nightlight.bots import Player, bot, strongest
from nightlight.core.errors import StorageError
from nightlight.core.event import SPECTATOR, Event
from nightlight.core.game import AnyGame
from nightlight.core.live import AnyLive
from nightlight.core.text import Aside, GameText, Say
from nightlight.play.match import Match
from nightlight.terminal import program
from nightlight.terminal.choices import Choices, choices
from nightlight.terminal.commands import Command, Commands
from nightlight.terminal.goal import goal
from nightlight.terminal.picking import distinct, forms, how_many, pick, show_items
from nightlight.terminal.race import race
from nightlight.terminal.reference import Reference
from nightlight.terminal.screen import ASIDE, HEADING, WARNING, Gone, Screen

TextOf: TypeAlias = Callable[[AnyGame, Say, list[str], int], GameText[Any]]


class LocalTable:
    """People at one screen, and bots, playing a match."""

    def __init__(
        self,
        match: Match,
        path: Path,
        minds: dict[int, Player],
        screen: Screen,
        words: Say,
        text_of: TextOf,
        rules: str,
        live: AnyLive | None = None,
    ) -> None:
        self.match: Final = match
        self.path: Final = path
        self.minds: Final = minds  # the bots by seat
        self.screen: Final = screen
        self.words: Final = words
        self.commands: Final = Commands(words)
        self.reference: Final = Reference(match.game.id, rules, screen, words)
        self.live: Final = live  # if the game has races
        seats = range(match.setup.players)
        self.texts: Final = {seat: text_of(match.game, words, match.names, seat) for seat in [SPECTATOR, *seats]}
        self.people: Final = [seat for seat in seats if seat not in minds]
        self.told: Final = dict.fromkeys([SPECTATOR, *seats], 0)  # how many lines of news each has seen
        self.looking: int | None = None  # who is at the screen
        self.picked: list[int] = []  # the actions waiting to be confirmed
        self.controls: list[str] = []  # which keys answer the open race
        self.controls_told: Final[set[int]] = set()  # who has been told about them

    def play(self) -> None:
        """Play to the end, or until the input ends or the person interrupts; the match is saved either way."""
        try:
            while not self.match.over:
                seat = self.next_person()
                if seat is None:
                    break
                if self.live is not None and self.live.raced(self.match.state):
                    race(self, self.live)
                else:
                    self.turn(seat)
            self.close()
        except Gone:
            self.leave()
        except (KeyboardInterrupt, StorageError):
            self.leave()
            raise

    def catch_up(self) -> None:
        """In a resumed match, everyone has seen what came before their own last answer."""
        for number, line in enumerate(self.match.journal.lines, 1):
            self.told[line.seat] = number

    def next_person(self) -> int | None:
        """Let the bots answer until a person must; none if the match is over."""
        while not self.match.over:
            deciders = [seat for seat in range(self.match.setup.players) if self.match.state.actors >> seat & 1]
            bots = [seat for seat in deciders if seat in self.minds]
            if not bots:
                return deciders[0]
            seat = bots[0]
            self.match.answer(seat, self.minds[seat].choose(self.match.view(seat), self.match.legal(seat)))
        return None

    def turn(self, seat: int) -> None:
        view, text = self.match.view(seat), self.texts[seat]
        stays = self.looking == seat and text.goes_on(view)
        brief = text.brief(view) if stays else []
        self.draw_curtain(seat)
        if self.show_news(seat) and not brief:
            stays = False
        if stays:
            self.screen.gap()
            self.screen.lines(brief)
        else:
            self.show_table(seat)
        self.show_question(seat)
        while not self.entered(seat, self.screen.ask()):
            pass

    def draw_curtain(self, seat: int) -> None:
        """Hide what one person saw before the next one looks; before the first answer there is nothing to hide."""
        if self.looking == seat:
            return
        self.looking = seat
        if len(self.people) == 1 or not self.match.game.secrets:
            return
        if len(self.match.journal.lines) > 0:
            self.screen.hide()
        self.screen.gap()
        self.wait_for(seat)

    def wait_for(self, seat: int) -> None:
        """Show nothing until the person presses Enter."""
        entry = "?"
        while entry != "":
            self.screen.line(self.words("pass-screen", name=self.match.names[seat]), HEADING)
            entry = self.screen.ask()
            if self.commands.quits(entry):
                raise Gone

    def show_news(self, reader: int) -> bool:
        """Show what happened since the reader last looked; whether anything did."""
        lines = self.happened(reader, self.match.events[self.told[reader] :])
        self.told[reader] = len(self.match.events)
        if lines:
            self.screen.gap()
            self.screen.lines(lines)
        return len(lines) > 0

    def happened(self, reader: int, events: list[list[Event]]) -> list[str]:
        texts = [self.texts[reader].event(event) for line in events for event in line]
        return [text for text in texts if text]

    def show_table(self, seat: int) -> None:
        self.screen.gap()
        self.screen.lines(self.texts[seat].view(self.match.view(seat)))

    def show_question(self, seat: int) -> None:
        view = self.match.view(seat)
        text = self.texts[seat]
        self.screen.gap()
        question = text.prompt(view)
        if len(self.people) > 1:
            question = self.words("question-to", name=self.match.names[seat], question=question)
        self.screen.line(question, HEADING)
        several = text.several(view)
        if several is not None:
            most = several.least + len(several.sums) - 1
            show_items(self.screen, self.words, [label for _, label in several.items], several.least, most)
            return
        choices = self.choices(seat)
        choices.show(self.screen)
        if choices.example() != "" and not text.goes_on(view):
            self.screen.line(self.words("tip-words", example=choices.example()), ASIDE)

    def choices(self, seat: int) -> Choices:
        """The options of the open question, as they are typed."""
        return choices(self.texts[seat], self.match.view(seat), self.offered(seat))

    def offered(self, seat: int) -> list[int]:
        """What the seat may choose, without options that read the same."""
        view, options, text = self.match.view(seat), self.match.legal(seat), self.texts[seat]
        return [options[place] for place in distinct([text.option(view, action) for action in options])]

    def entered(self, seat: int, entry: str) -> bool:
        """Whether what the person typed moved the match on. A pending choice is confirmed now, or dropped.

        Labels shown before options take precedence over commands.
        """
        picked, self.picked = self.picked, []
        if entry == "":
            return self.give(seat, picked)
        action = self.meant(seat, entry)
        if action is not None:
            return self.choose(seat, action)
        command = self.commands.read(entry)
        if command is not None:
            return self.obey(seat, *command)
        if not self.look_up(seat, entry):
            self.pick(seat, entry)
        return False

    def meant(self, seat: int, entry: str) -> int | None:
        """The option that was typed; none if several are chosen at once. Commands come before unseen words."""
        if self.texts[seat].several(self.match.view(seat)) is not None:
            return None
        place = self.choices(seat).read(entry, seen=self.commands.read(entry) is not None)
        return None if place is None else self.offered(seat)[place]

    def choose(self, seat: int, action: int) -> bool:
        """Answer with an option; if something would be lost by it, only when it is confirmed."""
        warning = self.texts[seat].warning(self.match.view(seat), action)
        if warning != "":
            self.screen.line(self.words("sure", warning=warning), WARNING)
            self.picked = [action]
            return False
        self.match.answer(seat, action)
        return True

    def give(self, seat: int, picked: list[int]) -> bool:
        """Answer with everything that was picked; if nothing was, show the question again."""
        if not picked:
            self.show_question(seat)
        for action in picked:
            if action in self.match.legal(seat):  # the last one may have been played automatically
                self.match.answer(seat, action)
        return len(picked) > 0

    def look_up(self, seat: int, entry: str) -> bool:
        """Show more options, or what the game has under that word; whether there is anything."""
        choices = self.choices(seat)
        if choices.wants_more(entry):
            self.screen.gap()
            choices.show_more(self.screen)
            return True
        asides = [aside for aside in self.asides(seat) if entry.casefold() in forms(aside.words)]
        for aside in asides:
            self.screen.gap()
            self.screen.lines(aside.lines)
        return len(asides) > 0

    def asides(self, seat: int) -> list[Aside]:
        return self.texts[seat].asides(self.match.view(seat))

    def pick(self, seat: int, entry: str) -> None:
        """Pick several things, to be confirmed; if one option is the answer, say what could have been typed."""
        several = self.texts[seat].several(self.match.view(seat))
        if several is None:
            first, last = self.choices(seat).span()
            key = "no-such-option" if entry.isdecimal() else "not-a-command"
            self.screen.line(self.words(key, entry=entry, first=first, last=last), WARNING)
            return
        labels = [label for _, label in several.items]
        places = pick(self.screen, self.words, entry, labels, several.least, several.sums)
        self.picked = several.answers(places) if places else []

    def obey(self, seat: int, command: Command, rest: str) -> bool:
        """Carry out a command; whether it moved the match."""
        match command:
            case Command.HELP:
                self.help(seat)
            case Command.UNDO:
                return self.undo()
            case Command.LOG:
                self.screen.gap()
                self.screen.lines(self.happened(seat, self.match.events))
            case Command.TABLE:
                self.show_table(seat)
                self.show_question(seat)
            case Command.RULES:
                self.reference.look_up(self.behind(seat), rest)
            case Command.HINT:
                self.hint(seat)
            case Command.QUIT:
                raise Gone
        return False

    def help(self, seat: int) -> None:
        """Show the clause behind the question, the goal, and what can be typed."""
        self.reference.clause_behind(self.behind(seat))
        self.screen.gap()
        self.screen.line(goal(self.match.game, self.match.setup.options, self.words))
        raced = self.live is not None and self.live.raced(self.match.state)
        self.screen.lines(self.controls if raced else [self.how_to_answer(seat)])
        self.screen.line(self.words("help-also"))
        for key in ("undo", "table", "log", "rules", "hint", "quit", "enter"):
            self.screen.line(f"  {self.words(f'help-{key}', example=self.reference.example())}", indent=4)
        for aside in self.asides(seat):
            self.screen.line(f"  {self.words('help-aside', words=aside.words, use=aside.use)}", indent=4)

    def how_to_answer(self, seat: int) -> str:
        several = self.texts[seat].several(self.match.view(seat))
        if several is None:
            first, last = self.choices(seat).span()
            return self.words("help-number", first=first, last=last)
        return how_many(self.words, several.least, several.least + len(several.sums) - 1)

    def hint(self, seat: int) -> None:
        """Show what a bot would choose that knows what the seat knows; asked again, it says the same."""
        if self.live is not None and self.live.raced(self.match.state):
            self.screen.line(self.words("hint-race"), WARNING)
            return
        view, options, text = self.match.view(seat), self.offered(seat), self.texts[seat]
        action = bot(self.match.game, strongest(), len(self.match.journal.lines)).choose(view, options)
        self.screen.gap()
        number = self.choices(seat).labels[options.index(action)]
        self.screen.line(self.words("hint", number=number, option=text.option(view, action)))
        self.screen.line(text.why(view, action), ASIDE)

    def behind(self, seat: int) -> str:
        """The clause behind the open question."""
        step = self.match.view(seat).step()
        assert step is not None, "a person is asked, so a decision is open"
        return step.clause()

    def undo(self) -> bool:
        """Undo the last answer given at this screen, whoever gave it."""
        answered = [line.seat for line in self.match.journal.lines if line.seat in self.people]
        if not answered or self.match.undoable(answered[-1]) == 0:
            self.screen.line(self.words("undo-impossible" if answered else "undo-nothing"), WARNING)
            return False
        self.match.undo(answered[-1])
        for reader, told in self.told.items():
            self.told[reader] = min(told, len(self.match.events))
        self.screen.line(self.words("undone", name=self.match.names[answered[-1]]))
        return True

    def close(self) -> None:
        """Show how it ended, and how anyone can check the luck."""
        reader = self.people[0] if len(self.people) == 1 else SPECTATOR
        if self.looking is not None and reader == SPECTATOR:
            self.told[SPECTATOR] = self.told[self.looking]
        self.show_news(reader)
        outcome = self.match.outcome()
        assert outcome is not None, "the match is over"
        view = self.match.view(reader)
        self.screen.gap()
        self.screen.lines(self.texts[reader].view(view))
        self.screen.gap()
        self.screen.line(self.words("over"), HEADING)
        self.screen.lines(self.texts[reader].outcome(view, outcome))
        self.screen.gap()
        self.screen.line(self.words("verify-with"))
        self.screen.command(program.command("replay", str(self.path)))
        self.screen.command(program.command("verify", str(self.path)))

    def leave(self) -> None:
        """Show where the match is saved, and how to continue."""
        self.screen.gap()
        self.screen.line(self.words("left"))
        self.screen.command(program.command("play", "--resume", str(self.path)))
        self.screen.target.flush()
