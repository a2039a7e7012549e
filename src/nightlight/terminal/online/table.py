"""An online match at the prompt: events are shown as they come, and whoever is asked types an answer."""

from __future__ import annotations

from enum import Enum
from typing import Final

from nightlight import games
from nightlight.core.text import Say
from nightlight.terminal import program
from nightlight.terminal.commands import Command
from nightlight.terminal.goal import goal
from nightlight.terminal.mistake import Mistake
from nightlight.terminal.online.closing import Closing
from nightlight.terminal.online.commands import Order
from nightlight.terminal.online.connection import Connection, Ended, Happening, Heard, Joined, Lost
from nightlight.terminal.online.console import Console
from nightlight.terminal.online.entries import Typed
from nightlight.terminal.online.front_desk import FrontDesk
from nightlight.terminal.online.hearing import Hearing
from nightlight.terminal.online.hint import show_hint
from nightlight.terminal.online.questions import Questions
from nightlight.terminal.online.race import Races
from nightlight.terminal.online.refusals import Refused
from nightlight.terminal.online.visit import Visit
from nightlight.terminal.online.waiting_room import WaitingRoom
from nightlight.terminal.reference import Reference
from nightlight.terminal.screen import ASIDE, HEADING, WARNING, Gone

BYES: Final = ("refused", "deleted")


class Coming(Enum):
    """Why somebody joins a table."""

    SIT = "to sit down"
    SIT_OR_WATCH = "to sit down, if there is a seat"
    WATCH = "to watch"


class OnlineTable:
    """An online table on this screen."""

    def __init__(
        self, desk: FrontDesk, table: str, console: Console, words: Say, language: str, coming: Coming
    ) -> None:
        self.console: Final = console
        self.words: Final = words
        self.coming: Final = coming
        self.desk: Final = desk
        connection = Connection(desk.address.socket(table), desk.cookie, language, console.post)
        self.visit: Final = Visit(console, words, connection, desk.address.link(table))
        self.questions: Final = Questions(self.visit)
        self.races: Final = Races(self.visit, self.questions)
        self.room: Final = WaitingRoom(self.visit)
        self.closing: Final = Closing(self.visit, self.questions, desk)
        self.hearing: Final = Hearing(self.visit, self.questions, self.races)
        self._seeking = coming is not Coming.WATCH  # whether we are still looking for a seat
        self._begun = False  # whether the goal of the game was shown
        self._leaving = False
        self._again = False  # whether we want a rematch

    def play(self) -> str | None:
        """Play until the match is over or the person leaves; returns the table of the next match, if there is one."""
        self.visit.connection.start()
        try:
            while not self._gone():
                self.attend()
                self.happen(self.console.next(self.hearing.patience()))
        except Gone:
            self._say_how_to_return()
        except KeyboardInterrupt:
            self._say_how_to_return()
            raise
        finally:
            self.visit.connection.close()
        return self._next_table()

    def _gone(self) -> bool:
        """Whether there is a next table to go to, or we have left and that is recorded."""
        if self._leaving and not self.visit.pending:
            raise Gone
        return self._next_table() is not None

    def _next_table(self) -> str | None:
        """The table of the next match, for those who asked for it."""
        info = self.visit.sight.info
        return info.next if info is not None and self._again else None

    def happen(self, happening: Happening | Typed | None) -> None:
        """Take in what happens next."""
        match happening:
            case Typed() if self.races.by_keys:
                self.races.strike(happening.text)
            case Typed():
                self.console.take(happening)
            case Heard():
                self.hearing.hear(happening.message)
            case Joined():
                self._join()
            case Lost():
                self._lose(happening)
            case Ended():
                raise self._sent_away(happening)
            case None:
                self.hearing.wait_is_over()

    def _join(self) -> None:
        self.visit.joined()
        self.hearing.joined()

    def _seek_seat(self) -> None:
        """Take a free seat if we came for one and have none; if somebody is faster, try another."""
        sight = self.visit.sight
        if sight.seats or (sight.info is not None and sight.info.host):
            self._seeking = False
            return
        seat = self.room.first_free() if sight.stage == "waiting" else None
        if seat is not None:
            self.visit.request("sit", seat=seat)
        elif self.coming is Coming.SIT:
            raise Mistake("online-full")
        else:
            self._seeking = False
            self.console.line(self.words("online-watching"), ASIDE)

    def _lose(self, lost: Lost) -> None:
        self.visit.lost()
        said = "online-later" if lost.busy else "online-lost"
        self.console.line(self.words(said, seconds=max(1, round(lost.pause))), WARNING)

    def _sent_away(self, ended: Ended) -> Mistake:
        if ended.bye:
            return Mistake(f"online-bye-{ended.reason}" if ended.reason in BYES else "online-bye-refused")
        return Refused(ended.reason)

    def attend(self) -> None:
        """Show what is due, and carry out typed lines whose time has come."""
        self.show()
        while self._takes_entry():
            self.enter(self.console.entry())
            self.show()
        if not self.races.by_keys:
            self.console.prompt()

    def show(self) -> None:
        """Show what is due at this stage of the table."""
        if self.visit.greeting:
            return
        if self._seeking and not self.visit.pending:
            self._seek_seat()
        race = self.races.race
        if self.visit.sight.stage == "playing" and not self._begun:
            self._begun = True
            self._show_goal()
        if self.closing.due:
            self.closing.show()
        elif self.visit.sight.stage == "waiting" and not self._seeking:
            self.room.show()
        elif race is not None:
            self.races.show(race)
        elif self.visit.sight.stage == "playing":
            self.questions.show()

    def _takes_entry(self) -> bool:
        """Whether to handle the next line. A pipe's line waits until it is asked for; a person's does not."""
        draft = self.console.draft
        if self._leaving or not (draft.entries or draft.ended):
            return False
        return self.console.typed_by_hand or self._is_time_for(draft.entries[0] if draft.entries else None)

    def _is_time_for(self, entry: str | None) -> bool:
        """Whether a pipe's next line, or its end, is due: earlier requests are settled and input is awaited."""
        visit = self.visit
        if visit.pending or visit.kept:
            return False
        known = None if entry is None else visit.orders.read(entry)
        if visit.greeting:
            return visit.broken and (entry is None or known == (Command.QUIT, ""))
        if known is not None:
            return known[0] is not Order.AGAIN or self.closing.shown
        if self._again:
            return False  # the next table opens if everybody wants a rematch
        if visit.sight.stage == "waiting":
            return entry is None and not self._seeking
        return self.questions.open or self.races.open or self.closing.shown

    def enter(self, entry: str) -> None:
        """Carry out a typed line."""
        known = self.visit.orders.read(entry)
        if self.races.race is None and self.questions.means(entry, seen=known is not None):
            known = None  # the label of an option takes precedence over commands
        if entry != "":
            self.questions.unpick()
        if known is None and self.questions.look_up(entry):
            return
        if known is None:
            self._enter_other(entry)
        elif isinstance(known[0], Command):
            self._obey(known[0], known[1])
        else:
            self._order(known[0], known[1])

    def _enter_other(self, entry: str) -> None:
        """Handle a number, Enter alone, or anything that is not a command."""
        if self.closing.shown:
            raise Gone
        if self.visit.sight.stage == "waiting":
            if entry != "":
                self.console.line(self.words("online-no-command", entry=entry), WARNING)
            self.room.help()
        elif self.races.race is not None:
            self.races.enter(entry)
        else:
            self.questions.enter(entry)

    def _obey(self, command: Command, rest: str) -> None:
        """Carry out a command of every match."""
        match command:
            case Command.HELP:
                self.help()
            case Command.UNDO:
                self._undo()
            case Command.LOG:
                place = self.questions.place()
                self.console.gap()
                self.console.lines([] if place is None or self.questions.covered else place.log)
            case Command.TABLE:
                self._show_again()
            case Command.RULES:
                self._reference().look_up(self.questions.clause(), rest)
            case Command.HINT if self.races.race is not None:
                self.console.line(self.words("hint-race"), WARNING)
            case Command.HINT:
                show_hint(self.visit, self.questions, self.desk)
            case Command.QUIT:
                raise Gone

    def _show_again(self) -> None:
        if self.questions.covered or self.visit.sight.stage == "waiting":
            return
        self.questions.show_page()
        seat = self.questions.asked()
        if seat is not None:
            self.questions.show_question(seat)

    def _reference(self) -> Reference:
        info = self.visit.sight.info
        game = "" if info is None else info.game
        rules = games.rules_text(game, self.words.language) if game in games.GAMES else ""
        return Reference(game, rules, self.console, self.words)

    def help(self) -> None:
        """Show the clause behind the question, and what can be typed."""
        if self.visit.sight.stage == "waiting":
            self.room.help()
            return
        reference = self._reference()
        reference.clause_behind(self.questions.clause())
        self.console.gap()
        self._show_goal()
        self._say_how_to_answer()
        self.console.line(self.words("help-also"))
        keys = ("undo", "table", "log", "rules", "hint", "say", "who", "leave")
        lines = [self.words(f"help-{key}", example=reference.example()) for key in keys]
        for text in [*lines, self.words("online-help-quit"), self.words("help-enter")]:
            self.console.line(f"  {text}", indent=4)
        for aside in self.questions.asides():
            self.console.line(f"  {self.words('help-aside', words=aside.words, use=aside.use)}", indent=4)

    def _show_goal(self) -> None:
        info = self.visit.sight.info
        if info is not None and info.game in games.GAMES:
            self.console.line(goal(games.find(info.game), info.options, self.words))

    def _say_how_to_answer(self) -> None:
        self.console.line(self.words("race-type") if self.races.open else self.questions.how_to_answer())

    def _undo(self) -> None:
        """Ask to undo the last answer given at this screen that can be undone."""
        places = self.visit.sight.places
        updates = {seat: places[seat].update for seat in self.visit.sight.seats}
        undoable = [seat for seat, update in updates.items() if update is not None and update.undoable]
        last = [seat for seat in self.visit.answered if seat in undoable]
        if undoable:
            self.visit.request("undo", seat=(last or undoable)[-1])
        else:
            self.console.line(self.words("undo-impossible"), WARNING)

    def _order(self, order: Order, rest: str) -> None:
        """Carry out a command that only online tables have."""
        match order:
            case Order.SAY if rest != "":
                self.visit.request("say", text=rest)
            case Order.WHO:
                self.hearing.show_people()
            case Order.LEAVE:
                self._leave()
            case Order.YES | Order.NO:
                self.hearing.answer_wish(agree=order is Order.YES)
            case Order.AGAIN:
                self._play_again()
            case _ if self.visit.sight.stage == "waiting":
                self.room.obey(order, rest)
            case _:
                self.console.line(self.words("online-too-late"), WARNING)

    def _leave(self) -> None:
        """Leave: free the seats before the match, or hand them to bots during it."""
        kind = {"waiting": "stand", "playing": "leave"}.get(self.visit.sight.stage)
        for seat in self.visit.sight.seats if kind is not None else []:
            self.visit.request(kind or "", seat=seat)
        self._leaving = True

    def _play_again(self) -> None:
        if self.closing.shown and self.visit.sight.seats:
            self._again = True
            self.visit.request("rematch", seat=self.visit.sight.seats[0])
        else:
            self.console.line(self.words("online-not-yet"), WARNING)

    def _say_how_to_return(self) -> None:
        """Show where the match waits, and how to continue it."""
        self.console.gap()
        if self.closing.shown or self.visit.sight.info is None:
            self.console.line(self.words("goodbye"), HEADING)
        else:
            self.console.line(self.words("online-left"))
            self.console.command(program.command("play", "--server", self.visit.link))
        self.console.target.flush()
