"""A table of Komnata Strachu that keeps virtual time: what happens at which millisecond, and nothing waits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from games.komnata_strachu.chamber import FIRST_EXAMPLE, deal, tie_draws
from games.komnata_strachu.reference import ANSWERS, CARDS
from nightlight.core.chance import Chance, Scripted
from nightlight.core.event import Event
from nightlight.core.live import Ruling, judged_again
from nightlight.games.komnata_strachu.game import GAME
from nightlight.games.komnata_strachu.live import LIVE, press_actions
from nightlight.games.komnata_strachu.state import State
from nightlight.play.journal import Journal
from nightlight.play.luck import Luck
from nightlight.play.match import Match
from nightlight.play.record import Header
from nightlight.server.races.question import Happening, RacedQuestion, Resolved, Shown, Told

ARM: Final = 1200  # from the deal to the reveal, with a random delay of 0
RIGHT: Final = ["skull", "ghost"]  # what the first example asks for
WRONG: Final = ["puppet"]
SECOND_EXAMPLE: Final = ("f_spider_white_1", "f_skull_white_1", "f_ghost_white_2")


class Dealt(Luck):
    """Luck that deals given cards."""

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__(0, None, "", [])
        self.outcomes: Final = outcomes

    def chance(self, asked: Iterable[int] = ()) -> Chance:
        chance = Scripted(self.outcomes)
        for n in asked:
            chance.below(n)
        return chance


def dealt(*reveals: Sequence[str], seats: int = 2, ties: list[int] | None = None, **chosen: str) -> Match:
    """A match that deals these reveals, the first example unless said; ties are drawn in the first of them."""
    triples = [FIRST_EXAMPLE] if len(reveals) == 0 else list(reveals)
    draws = deal(triples, list(CARDS))
    outcomes = draws if ties is None else [*draws[:3], *tie_draws(ties), *draws[3:]]
    luck = Dealt(outcomes)
    setup = GAME.setup(seats, chosen)
    first = next(number for number, cards in enumerate(triples, 1) if any(card.startswith("f_") for card in cards))
    names = [f"Seat {seat}" for seat in range(seats)]
    said = setup.options, names, ["human"] * seats, luck, draws[: 3 * first]
    match = Match(GAME, Journal.create(Header(GAME.id, GAME.rules_version, seats, *said)))
    match.go_on(luck)
    return match


class Vigil:
    """The keeper of a table: advances the race whenever it asks for it, and enters what it decides."""

    def __init__(self, match: Match, lines: dict[int, int], *, bots: int = 0, fore: Sequence[int] = ()) -> None:
        self.match: Final = match
        self.lines: Final = lines
        self.bots = bots  # how many have not sealed yet
        self.chance: Final = Scripted(list(fore))
        self.now = 0
        self.untold: list[Event] = []
        self.notes: Final[list[dict[str, object]]] = []
        self.winners: Final[list[int | None]] = []
        self.happened: Final[list[tuple[int, str]]] = []
        self.races: Final = [RacedQuestion(LIVE, match, match.events[0], 0, self.chance)]

    @property
    def race(self) -> RacedQuestion:
        """The question that is raced now."""
        return self.races[-1]

    @property
    def state(self) -> State:
        assert isinstance(self.match.state, State)
        return self.match.state

    def seal(self, seat: int, answer: list[str], time: int) -> None:
        """A bot answers, in secret."""
        for action in press_actions(ANSWERS.index(tuple(answer)), time):
            self.untold += self.match.answer(seat, action)
        self.bots -= 1

    def until(self, moment: int) -> None:
        """Let time pass up to that moment, and including it."""
        while (following := self.race.moment()) is not None and following <= moment and not self.match.over:
            self.now = max(self.now, following)
            self.look()
        self.now = max(self.now, moment)

    def look(self) -> None:
        """Advance the race now."""
        race = self.race
        for happening in race.advance(self.now, self.lines, self.bots <= 0):
            self.happened.append((self.now, told(race, happening)))
            if isinstance(happening, Resolved):
                self.enter()

    def show(self) -> int:
        """Let time pass until the question is shown; when that is."""
        while self.race.dark:
            moment = self.race.moment()
            assert moment is not None, "nobody is waited for"
            self.until(moment)
        return self.now

    def finish(self) -> None:
        """Let time pass until the question is resolved."""
        count = len(self.notes)
        while len(self.notes) == count:
            moment = self.race.moment()
            assert moment is not None, "nobody is waited for"
            self.until(moment)

    def press(self, at: int, seat: int, answer: object, elapsed: object = None, question: int | None = None) -> Ruling:
        """A press that is received at that moment."""
        self.until(at)
        return self.race.press(at, seat, self.race.question if question is None else question, answer, elapsed)

    def lose(self, at: int, seat: int) -> None:
        """The line of a seat is lost at that moment."""
        self.until(at)
        self.lines.pop(seat, None)
        self.race.lost(at, seat)
        self.look()

    def regain(self, at: int, seat: int, round_trip: int = 0) -> None:
        """A seat comes back at that moment."""
        self.until(at)
        self.lines[seat] = round_trip
        self.race.returned(at, seat)
        self.look()

    def enter(self) -> None:
        """Write the result down, and go on to the next question."""
        entries, note = self.race.result()
        before = self.state
        events = self.untold + self.match.enter(self.match.propose(*entries, note=note))
        self.untold = []
        self.notes.append(note)
        assert self.state.last is not None
        self.winners.append(None if self.state.last.winner < 0 else self.state.last.winner)
        assert judged_again(LIVE, before, case(note)) == entries
        if not self.match.over:
            self.races.append(RacedQuestion(LIVE, self.match, events, self.now, self.chance))

    @property
    def winner(self) -> int | None:
        """Who won the last question that was resolved."""
        return self.winners[-1]

    @property
    def times(self) -> list[int | None]:
        """The time of each seat's press in it."""
        assert self.state.last is not None
        last = self.state.last
        return [None if last.answers[seat] < 0 else last.times[seat] for seat in range(self.state.seats)]


def told(race: RacedQuestion, happening: Happening) -> str:
    """What is told to the table, in short: the name of each piece of news once."""
    if isinstance(happening, Resolved):
        return "resolved"
    names = [event.news.name for event in race.events[happening.first : happening.last]]
    news = " ".join(dict.fromkeys(names))
    assert isinstance(happening, Shown | Told)
    return f"shown: {news}" if isinstance(happening, Shown) else f"told: {news}"


def case(note: dict[str, object]) -> dict[str, object]:
    """What a referee wrote into a note."""
    found = note["race"]
    assert isinstance(found, dict)
    return found


def verdict(ruling: Ruling) -> int | str | None:
    """The time of a press, or why it does not count."""
    return ruling.time if ruling.rejected is None else ruling.rejected


def shown_table(
    round_trips: dict[int, int], *, seats: int = 2, ties: list[int] | None = None, **chosen: str
) -> tuple[Vigil, int]:
    """A table at which the first example was just shown, and when."""
    table = Vigil(dealt(seats=seats, ties=ties, **chosen), round_trips)
    return table, table.show()
