"""A match: one play of a game, recorded as it goes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from nightlight.core.chance import Chance, Recorded, Scripted
from nightlight.core.errors import BadJournal, BadLuck, BadSetup, IllegalAction, StaleAnswer, UnknownGame
from nightlight.core.event import Event, Log
from nightlight.core.game import AnyGame, Outcome, Setup
from nightlight.core.step import NOBODY, GameState, View, apply, apply_unchecked, check_offered, legal
from nightlight.play import secret
from nightlight.play.journal import Journal
from nightlight.play.luck import Luck, checked_text, first_difference
from nightlight.play.record import Closing, Header, Line

PERSON: Final = "human"  # the kind of a seat not played by a bot
NOT_ASKED: Final = -1  # the decision of a seat that has none

GameById = Callable[[str], AnyGame]


class Match:
    """A match that is played, continued or replayed.

    Made by `start`, `resume` or `replay`. Its events are not masked: callers show them through `seen_by`.
    """

    def __init__(self, game: AnyGame, journal: Journal) -> None:
        """The match of the journal after its set-up, before its first action."""
        header = journal.header
        self.game: Final = game
        self.journal: Final = journal
        self.setup: Final = setup_of(header, game)
        self.names: Final = header.names
        self.kinds: Final = header.kinds
        self.luck = header.luck
        log = Log()
        chance = Scripted(header.outcomes)
        with_luck(1, chance, lambda: self._deal(chance, log))
        self.events: list[list[Event]] = [log.events]  # of every line, the set-up first
        self.asked: list[list[int]] = [chance.asked]  # the random questions, likewise
        self._chance: Chance | None = None  # only a match in progress draws
        self._offers = Offers(self.state)
        self._questions = [0] * self.setup.players  # how many each was asked so far; an undo does not reduce it
        self._opened = [NOT_ASKED] * self.setup.players
        self._open_decisions([])

    @classmethod
    def start(
        cls, game: AnyGame, setup: Setup, names: list[str], kinds: list[str], luck: Luck, path: Path | None = None
    ) -> Match:
        """Deal a new match; with a path, its journal is a new file, and its secret another next to it."""
        complete = game.setup(setup.players, setup.options, setup.rules)
        chance = Recorded(luck.chance())
        game.new(complete, chance)
        checked_players(complete.players, names, kinds)
        dealt = complete.options, list(names), list(kinds), luck, chance.outcomes
        header = Header(game.id, complete.rules, complete.players, *dealt)
        match = cls(game, created(header, luck, path))
        match.go_on(luck)
        return match

    @classmethod
    def resume(cls, path: Path, game_by_id: GameById, *, recover: bool = True) -> Match:
        """Continue the match in a file. `journal.dropped` numbers a half-written last line that was skipped."""
        journal = Journal.read(path, recover=recover)
        match = cls.replay(journal, game_of(journal, game_by_id))
        if match.journal.over:
            secret.forget(path)
            return match
        luck = match.luck if match.luck.known() else secret.found(match.luck, path)
        differing = first_difference(luck, match.asked, journal.outcomes())
        if differing is not None:
            raise BadJournal(differing, "its random outcomes do not follow from the match's seed")
        journal.mend()
        match.go_on(luck)
        return match

    @classmethod
    def replay(cls, journal: Journal, game: AnyGame) -> Match:
        """The match in a journal, every line checked: to view, not to continue."""
        match = cls(game, journal)
        while match.behind:
            match.follow()
        match.check_end()
        return match

    def copy(self) -> Match:
        """An independent copy in memory; states are never changed, so they are shared."""
        other = Match(self.game, self.journal.copy())
        other.luck, other.state = self.luck, self.state
        other.events, other.asked = self.events[:], self.asked[:]
        other._questions, other._opened = self._questions[:], self._opened[:]
        if self._chance is not None:
            other.withdraw()  # its draws are its own
        return other

    @property
    def behind(self) -> bool:
        """Whether the journal has lines that were not replayed yet."""
        return len(self.events) <= len(self.journal.lines)

    @property
    def over(self) -> bool:
        """Whether nobody has anything left to decide."""
        return bool(self.state.actors == NOBODY)

    @property
    def commitment(self) -> str:
        """The commitment published before the deal; empty if the luck comes from a seed."""
        return self.luck.promise

    def view(self, seat: int) -> View:
        """The match as the seat, or a spectator, may see it."""
        view: View = self.game.view(self.state, seat)
        return view

    def legal(self, seat: int) -> list[int]:
        """What the seat may do now."""
        return self._offers_in(self.state).to(seat)

    def _offers_in(self, state: GameState) -> Offers:
        """The legal actions in a state; those of the current state are listed only once."""
        if state is not self.state:
            return Offers(state)
        if self._offers.state is not state:
            self._offers = Offers(state)
        return self._offers

    def decision(self, seat: int) -> int:
        """The number of the seat's open question; simultaneous answers of others do not change it."""
        return self._opened[seat] if 0 <= seat < self.setup.players else NOT_ASKED

    def decisions(self) -> list[int]:
        """The numbers of the open questions, by seat."""
        return list(self._opened)

    def outcome(self) -> Outcome | None:
        """How the match ended, or `None` while it is in progress."""
        outcome: Outcome | None = self.game.outcome(self.state)
        return outcome

    def answer(self, seat: int, action: int, decision: int | None = None) -> list[Event]:
        """Carry out what a seat chose, recording it first. A refusal changes nothing."""
        self.check_open(seat, decision)
        return self.enter(self.propose((seat, action)))

    def check_open(self, seat: int, decision: int | None) -> None:
        """Refuse an answer to any question but the seat's open one; without a number, nothing is checked."""
        if decision is not None and decision != self.decision(seat):
            raise StaleAnswer(f"decision {decision} of seat {seat} is not open; open is {self.decision(seat)}")

    def propose(self, *answers: tuple[int, int], note: dict[str, object] | None = None) -> Proposal:
        """Work out what these answers, one after the other, would do. Nothing has happened yet.

        A proposal must be entered, or withdrawn before the next one: its luck is drawn. The first line gets the note.
        """
        if self._chance is None:
            raise IllegalAction("this match is over or a replay: it cannot be continued")
        proposal = Proposal()
        state = self.state
        try:
            for seat, action in answers:
                chance = Recorded(self._chance)
                trial = Trial(self._offers_in(state), seat)
                trial.apply(action, chance)
                said = note if state is self.state else None
                proposal.add(trial, Line(seat, self.game.verbs.json(action), chance.outcomes, said), chance.asked)
                state = trial.state
            proposal.closing = self._closing(state)
        except BaseException:
            self.withdraw()
            raise
        return proposal

    def withdraw(self) -> None:
        """Discard a proposal: its draws are made again for the next one."""
        self._chance = self.luck.chance(n for asked in self.asked for n in asked)

    def enter(self, proposal: Proposal) -> list[Event]:
        """Record a proposal and apply it; if it cannot be recorded, nothing happens."""
        try:
            self.journal.append(proposal.lines, proposal.closing)
        except BaseException:
            self.withdraw()
            raise
        for trial, asked in zip(proposal.trials, proposal.asked, strict=True):
            self._become(trial, asked)
        self._end()
        return [event for trial in proposal.trials for event in trial.log.events]

    def hear(self, line: Line) -> list[Event]:
        """Apply a line recorded elsewhere that draws from the same luck."""
        proposal = self.propose((line.seat, self.game.verbs.action(line.action)), note=line.note)
        if proposal.lines[0].outcomes != line.outcomes:
            self.withdraw()
            raise BadJournal(len(self.journal.lines) + 2, "its random outcomes do not follow from the match's seed")
        return self.enter(proposal)

    def undoable(self, seat: int) -> int:
        """How many of the last lines can be undone to reopen the seat's own last decision; 0 if none.

        Nothing can be undone once luck was used or somebody learned a secret.
        """
        if self._chance is None:
            return 0
        for count, line in enumerate(reversed(self.journal.lines), start=1):
            if self.asked[-count] or any(event.teaches() for event in self.events[-count]):
                return 0
            if line.seat == seat:
                return count
        return 0

    def undo(self, seat: int) -> int:
        """Undo the seat's last decision and what followed it; returns how many lines that were."""
        count = self.undoable(seat)
        if count == 0:
            raise IllegalAction(f"seat {seat} has nothing to undo: something random or secret has been revealed since")
        self.journal.drop(count)
        self._deal(Scripted(self.journal.header.outcomes), None)
        for line in self.journal.lines:
            apply(self.state, line.seat, self.game.verbs.action(line.action), Scripted(line.outcomes))
        del self.events[-count:], self.asked[-count:]
        self._open_decisions([])
        return count

    def follow(self) -> None:
        """Replay the next line of the journal."""
        number = len(self.events) + 1
        line = self.journal.lines[number - 2]
        chance = Scripted(line.outcomes)
        trial = Trial(self._offers_in(self.state), line.seat)
        try:
            action = self.game.verbs.action(line.action)
            with_luck(number, chance, lambda: trial.apply(action, chance))
        except (IllegalAction, ValueError) as error:
            raise BadJournal(number, f"impossible action: {error}") from error
        self._become(trial, chance.asked)

    def check_end(self) -> None:
        """Refuse a journal whose ending differs from the rules'."""
        closing = self.journal.closing
        if closing is None:
            return
        number = len(self.events) + 1
        outcome = self.outcome()
        if outcome is None:
            raise BadJournal(number, "the match is closed here, although it is not over")
        if closing.outcome != outcome.json():
            raise BadJournal(number, f"the outcome is {outcome.json()}, not {closing.outcome}")

    def _deal(self, chance: Chance, log: Log | None) -> None:
        state: GameState = self.game.new(self.setup, chance, log)
        state.log = None
        self.state = state

    def _become(self, trial: Trial, asked: list[int]) -> None:
        """Move on to the state after an answer."""
        waiting = {other: self.legal(other) for other in self._deciders() if other != trial.seat}
        trial.state.log = None
        self.state = trial.state
        self.events.append(trial.log.events)
        self.asked.append(asked)
        still_open = trial.step_stayed()
        self._open_decisions([other for other in waiting if still_open and waiting[other] == self.legal(other)])

    def _open_decisions(self, unchanged: list[int]) -> None:
        """Give every question a new number, except for seats whose question is unchanged.

        Questions are counted per seat: their numbers reveal nothing about what others were asked in secret.
        """
        deciders = self._deciders()
        for seat in range(self.setup.players):
            if seat not in deciders:
                self._opened[seat] = NOT_ASKED
            elif seat not in unchanged:
                self._opened[seat] = self._questions[seat]
                self._questions[seat] += 1

    def _deciders(self) -> list[int]:
        return [seat for seat in range(self.setup.players) if self.state.actors >> seat & 1]

    def _closing(self, state: GameState) -> Closing | None:
        """The closing line, if the match is over."""
        outcome: Outcome | None = self.game.outcome(state)
        return None if outcome is None else Closing(outcome.json(), self.luck.secret)

    def go_on(self, luck: Luck) -> None:
        """Continue the match with its luck, or close it if only the closing line is missing."""
        self.luck = luck
        self._chance = luck.chance(n for asked in self.asked for n in asked)
        if self.over:
            self.journal.append([], self._closing(self.state))
            self._end()

    def _end(self) -> None:
        """Delete the secret file once the closing line reveals the secret."""
        if self.over:
            self._chance = None
            if self.journal.path is not None:
                secret.forget(self.journal.path)


class Offers:
    """The legal actions of each seat in a state, listed on first use."""

    def __init__(self, state: GameState) -> None:
        self.state: Final = state
        self._listed: Final[dict[int, list[int]]] = {}

    def to(self, seat: int) -> list[int]:
        if seat not in self._listed:
            self._listed[seat] = legal(self.state, seat)
        return self._listed[seat]


class Trial:
    """An answer carried out on a copy, so that nothing has happened until it is recorded."""

    def __init__(self, offers: Offers, seat: int) -> None:
        self.seat: Final = seat
        self.offers: Final = offers
        self.state: Final = offers.state.clone()
        self.log: Final = Log()
        self.state.log = self.log
        self._step = self.state.top() if len(self.state.steps) > 0 else None
        self._steps = len(self.state.steps)

    def apply(self, action: int, chance: Chance) -> None:
        check_offered(self.state, self.seat, action, self.offers.to(self.seat))
        apply_unchecked(self.state, self.seat, action, chance)

    def step_stayed(self) -> bool:
        """Whether the step that was open before the answer is still open."""
        return len(self.state.steps) == self._steps and self.state.top() is self._step


class Proposal:
    """A sequence of answers worked out in advance: their effects, and the lines that record them."""

    def __init__(self) -> None:
        self.trials: Final[list[Trial]] = []
        self.lines: Final[list[Line]] = []
        self.asked: Final[list[list[int]]] = []  # the random questions of every line
        self.closing: Closing | None = None

    def add(self, trial: Trial, line: Line, asked: list[int]) -> None:
        self.trials.append(trial)
        self.lines.append(line)
        self.asked.append(asked)


def with_luck(line: int, chance: Scripted, do: Callable[[], None]) -> None:
    """Run it with exactly the recorded outcomes; raises `BadJournal` with the line otherwise."""
    try:
        do()
    except BadLuck as error:
        raise BadJournal(line, f"impossible outcome: {error}") from error
    if len(chance.asked) != len(chance.outcomes):
        raise BadJournal(line, f"{len(chance.asked)} random outcomes were expected, not {len(chance.outcomes)}")


def game_of(journal: Journal, game_by_id: GameById) -> AnyGame:
    """The game of the journal."""
    try:
        return game_by_id(journal.game)
    except UnknownGame as error:
        raise BadJournal(1, str(error)) from error


def setup_of(header: Header, game: AnyGame) -> Setup:
    """The set-up of the journal, with the version of the rules it was played by."""
    if header.game != game.id:
        raise BadJournal(1, f"this is a match of {header.game!r}, not of {game.id!r}")
    if not 1 <= header.rules_version <= game.rules_version:
        raise BadJournal(
            1, f"it was played by version {header.rules_version} of the rules, not one from 1 to {game.rules_version}"
        )
    try:
        checked_players(header.players, header.names, header.kinds)
        return game.setup(header.players, header.options, header.rules_version)
    except BadSetup as error:
        raise BadJournal(1, str(error)) from error


def checked_players(players: int, names: list[str], kinds: list[str]) -> None:
    """Refuse anything but one name and one kind for every seat."""
    for what, given in (("names", names), ("kinds", kinds)):
        if len(given) != players:
            raise BadSetup(f"{players} players have {players} {what}, not {len(given)}")
        checked_text(what, given)


def created(header: Header, luck: Luck, path: Path | None) -> Journal:
    """A new journal; its secret is stored before its first line."""
    if path is None or luck.secret is None:
        return Journal.create(header, path)
    secret.keep(luck.secret, path)
    try:
        return Journal.create(header, path)
    except BaseException:
        secret.forget(path)
        raise
