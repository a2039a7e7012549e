"""What a title is: its rules, for how many, with which options, and how a match of it ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeAlias, TypeVar, final

from nightlight.core.chance import Chance
from nightlight.core.errors import BadSetup
from nightlight.core.event import Gazette, Log
from nightlight.core.native import mypyc_attr
from nightlight.core.player import Player
from nightlight.core.step import GameState, View
from nightlight.core.verb import Verbs

S = TypeVar("S", bound=GameState)
V = TypeVar("V", bound=View)

PLAYERS: Final = "players"  # in the place of an option, where their number is meant
NEWEST: Final = 0  # instead of a version of the rules: the one of today


@final
class Option:
    """Something a table agrees on before the match: a word or a number in a range; with `several`, a list of them."""

    def __init__(
        self,
        name: str,
        values: list[str],
        *,
        several: bool = False,
        numbers: tuple[int, int] | None = None,
        default: str | None = None,
        since: int = 1,
        quick: str | None = None,
        advanced: bool = False,
        seats: bool = False,
        needs: tuple[str, str] | None = None,
    ) -> None:
        self.name: Final = name
        self.values: Final = values
        self.several: Final = several
        self.numbers: Final = numbers  # the lowest and the highest, where any number will do
        self.usual: Final = default
        self.since: Final = since  # the version of the rules that brought it: before, a match has its default
        self.quick: Final = quick  # what a short match takes
        self.advanced: Final = advanced  # for research, and for the rare wish
        self.seats: Final = seats  # whether its numbers are seats, so that those that nobody has are not offered
        self.needs: Final = needs  # another option, or "players", and the value of it without which this means nothing

    def default(self) -> str:
        if self.usual is not None:
            return self.usual
        return "" if self.several else self.values[0]

    def chosen(self, text: str) -> list[str]:
        """The values that a text such as `ring, cat` picks, or `BadSetup`."""
        picked = [part.strip() for part in text.split(",") if part.strip() != ""] if self.several else [text]
        for value in picked:
            if not self.takes(value):
                raise BadSetup(f"option {self.name} takes {self.choices()}, not {value!r}", self.name)
        return picked

    def takes(self, value: str) -> bool:
        """Whether it is one of the values; a number has one spelling."""
        if value in self.values:
            return True
        if self.numbers is None or not value.isdecimal() or value != str(int(value)):
            return False
        return self.numbers[0] <= int(value) <= self.numbers[1]

    def choices(self) -> str:
        """All that may be chosen, for people to read."""
        span = [] if self.numbers is None else [f"{self.numbers[0]}-{self.numbers[1]}"]
        return ", ".join([*self.values, *span])


@final
class Setup:
    """How many play, what they agreed on, and by which version of the rules."""

    def __init__(self, players: int, options: dict[str, str] | None = None, rules: int = NEWEST) -> None:
        self.players: Final = players
        self.options: Final[dict[str, str]] = {} if options is None else options
        self.rules: Final = rules

    def json(self) -> dict[str, object]:
        return {"players": self.players, "options": dict(self.options)}


@final
class Outcome:
    """How a match ended: each seat's rank (1 is best, equals share it) and score, the reason, whether anybody won."""

    def __init__(self, ranks: list[int], scores: list[int], reason: str, *, won: bool = True) -> None:
        self.ranks: Final = ranks
        self.scores: Final = scores
        self.reason: Final = reason
        self.won: Final = won  # if not, the ranks only say who came nearest

    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1 and self.won]

    def json(self) -> dict[str, object]:
        return {"ranks": self.ranks, "scores": self.scores, "reason": self.reason, "winners": self.winners()}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """The rules of one title."""

    def __init__(
        self,
        id: str,  # noqa: A002
        *,
        rules_version: int,
        players: tuple[int, int],
        longest: int,
        options: list[Option],
        verbs: Verbs,
        gazette: Gazette,
        sealed: bool = False,
        bots: list[str] | None = None,
    ) -> None:
        self.id: Final = id  # also the address and the prefix of translation keys
        self.rules_version: Final = rules_version  # the newest; matches by all from 1 on can be played
        self.players: Final = players  # the fewest and the most
        self.longest: Final = longest  # no match with the usual options asks for more decisions than this
        self.options: Final = options
        self.verbs: Final = verbs
        self.gazette: Final = gazette
        self.secrets: Final = sealed or any(news.secret for news in gazette.all)  # a seat may know what others may not
        self.bots: Final[list[str]] = [] if bots is None else bots  # of its own, the usual one first

    def setup(self, players: int, options: dict[str, str] | None = None, rules: int = NEWEST) -> Setup:
        """A complete set-up: what is not said takes its default; what the game does not offer is refused."""
        version = self.rules_version if rules == NEWEST else rules
        if not 1 <= version <= self.rules_version:
            raise BadSetup(f"{self.id} has the rules of version 1 to {self.rules_version}, not {version}")
        fewest, most = self.players
        if not fewest <= players <= most:
            room = "one player" if most == 1 else f"{fewest} to {most} players"
            raise BadSetup(f"{self.id} is for {room}, not {players}", PLAYERS)
        given = {} if options is None else options
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadSetup(f"{self.id} has the options {', '.join(known)}, not {name!r}")
        chosen = {name: ",".join(option.chosen(given.get(name, option.default()))) for name, option in known.items()}
        for option in self.options:
            if option.since > version and chosen[option.name] != option.default():
                raise BadSetup(f"option {option.name} came with version {option.since} of the rules, not {version}")
        setup = Setup(players, chosen, version)
        self.check(setup)
        return setup

    def check(self, setup: Setup) -> None:
        """Refuse options that do not fit each other or the number of players."""

    def new(self, setup: Setup, chance: Chance, log: Log | None = None) -> S:
        """The match at its first decision. The set-up is complete: it comes from `setup`."""
        raise NotImplementedError

    def view(self, state: S, seat: int) -> V:
        """The match as the seat, or `SPECTATOR`, may know it."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        """How the match ended, or nothing while it goes on."""
        raise NotImplementedError

    def worth(self, view: V, action: int) -> float:
        """How good an action looks at a glance to the seat of the view: what quick bots go by."""
        return 0.0

    def outlook(self, view: V, action: int) -> Mapping[str, object] | None:
        """What an action would bring, as far as the seat of the view can know; nothing where the game does not say."""
        return None

    def prospects(self, view: V) -> Mapping[str, object] | None:
        """What can be told of the table as it stands, before anybody chooses; nothing where the game does not say."""
        return None

    def bot(self, kind: str, seed: int) -> Player:
        """One of the game's own bots."""
        raise NotImplementedError


AnyGame: TypeAlias = Game[Any, Any]
