"""A first match with a teacher: a short one with scripted luck and answers, played by the ordinary rules."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from nightlight.core.content import Section, read_content
from nightlight.core.errors import BadContent, BadLuck, BadSetup, IllegalAction
from nightlight.core.game import AnyGame, Setup
from nightlight.games import LIVE, find
from nightlight.play.luck import Luck
from nightlight.play.match import PERSON, Match

FILE: Final = "lesson.toml"
WELCOME: Final = "welcome"  # what is said before the first turn
END: Final = "end"  # and after the last one
NAME: Final = re.compile(r"[a-z0-9_]+(-[a-z0-9_]+)*")


@dataclass(frozen=True)
class Turn:
    """One action of a seat; before the learner's, the teacher may say something."""

    where: str  # in the file
    seat: int
    action: int
    say: str | None  # the key of the message; none: the last one stays
    asked: bool = True  # otherwise it is done for the learner


class Lesson:
    """A match up to some point: who learns, its luck, and what everybody does."""

    def __init__(self, game: AnyGame, setup: Setup, learner: int, luck: list[int], turns: list[Turn]) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.learner: Final = learner
        self.luck: Final = luck
        self.turns: Final = turns

    @property
    def own_turns(self) -> list[Turn]:
        """What the learner does."""
        return [turn for turn in self.turns if self.asks(turn)]

    def asks(self, turn: Turn) -> bool:
        """Whether the learner does it themselves."""
        return turn.seat == self.learner and turn.asked

    def key(self, said: str) -> str:
        """The full key of one of the teacher's messages."""
        return f"{self.game.id}-lesson-{said}"

    def messages(self) -> list[str]:
        """The keys of all the teacher's messages, in order."""
        return [self.key(said) for said in (WELCOME, *(turn.say for turn in self.turns), END) if said is not None]

    def said_by(self, turn: Turn) -> str:
        """The teacher's last message as of this turn."""
        said = [each.say for each in self.turns[: self.turns.index(turn) + 1] if each.say is not None]
        return said[-1] if said else WELCOME

    def begin(self, names: list[str], others: str, path: Path | None = None) -> Match:
        """The match after its deal, with bots of that kind at the other seats. Luck after the lesson is sealed."""
        kinds = [PERSON if seat == self.learner else others for seat in range(self.setup.players)]
        return Match.start(self.game, self.setup, names, kinds, Luck.fair(given=self.luck), path)

    def checked(self) -> Lesson:
        """The lesson, provided that all of it can be played with exactly its luck."""
        names = [str(seat) for seat in range(self.setup.players)]
        where = FILE
        try:
            match = self.begin(names, PERSON)
            asked = self.asked(match, where)
            for turn in self.turns:
                where = turn.where
                refuse_race(match, where)
                match.answer(turn.seat, turn.action)
                asked = self.asked(match, where)
        except (BadLuck, IllegalAction) as error:
            raise BadContent(f"{where}: {error}") from error
        if asked < len(self.luck):
            raise BadContent(f"{FILE}: luck has {len(self.luck)} outcomes, but only {asked} are asked for")
        return self

    def asked(self, match: Match, where: str) -> int:
        """How many outcomes were drawn so far; refuses more than the lesson gives."""
        asked = sum(map(len, match.asked))
        if asked > len(self.luck):
            raise BadContent(f"{where}: luck is asked {asked} times up to here, but has {len(self.luck)} outcomes")
        return asked


def refuse_race(match: Match, where: str) -> None:
    """Refuse raced questions: a teacher's words take time to read."""
    live = LIVE.get(match.game.id)
    if live is not None and live.question(match.state) != 0:
        raise BadContent(f"{where}: this question is raced; a lesson takes a form of the game without a clock")


def lesson_path(game: AnyGame) -> Path:
    """The file of a game's lesson."""
    return Path(str(files(f"nightlight.games.{game.id.replace('-', '_')}"))) / FILE


@cache
def lesson(game_id: str) -> Lesson:
    """The lesson of the game, read and checked once."""
    game = find(game_id)
    return read_lesson(game, lesson_path(game))


def read_lesson(game: AnyGame, path: Path) -> Lesson:
    """The lesson in a file; `BadContent` names what is wrong and where."""
    section = read_content(path)
    setup = setup_in(section, game)
    learner = section.number("learner", 0, setup.players - 1)
    luck = section.numbers("luck")
    turns = [turn_in(each, game, setup.players, learner) for each in section.sections("turn")]
    section.done()
    if not any(turn.seat == learner and turn.asked for turn in turns):
        raise BadContent(f"{section.where}: the learner, seat {learner}, has no turn")
    return Lesson(game, setup, learner, luck, turns).checked()


def setup_in(section: Section, game: AnyGame) -> Setup:
    """The number of players and the options."""
    fewest, most = game.players
    players = section.number("players", fewest, most)
    options = section.section("options")
    chosen: dict[str, str] = {}
    for name, value in options.items.items():
        if not isinstance(value, str):
            raise BadContent(f"{options.where}: {name} is a text, not {value!r}")
        chosen[name] = value
    try:
        return game.setup(players, chosen)
    except BadSetup as error:
        raise BadContent(f"{options.where}: {error}") from error


def turn_in(section: Section, game: AnyGame, players: int, learner: int) -> Turn:
    """One turn of the file."""
    seat = section.number("seat", 0, players - 1)
    said = section.section("action").items
    try:
        action = game.verbs.action(said)
    except ValueError as error:
        raise BadContent(f"{section.where}: {error}") from error
    asked = not section.has("asked") or section.word("asked", ["yes", "no"]) == "yes"
    say = said_in(section, seat == learner and asked) if section.has("say") else None
    section.done()
    return Turn(section.where, seat, action, say, asked)


def said_in(section: Section, learners: bool) -> str:
    """The key of the teacher's message."""
    said = section.get("say")
    if not learners:
        raise BadContent(f"{section.where}: the teacher speaks before the learner's turns only")
    if not isinstance(said, str) or NAME.fullmatch(said) is None or said in (WELCOME, END):
        raise BadContent(f"{section.where}: say is a name of letters, digits, underscores and hyphens, not {said!r}")
    return said
