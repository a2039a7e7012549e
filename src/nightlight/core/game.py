"""What a game is: its rules, number of players and options, and how a match of it ends."""

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

PLAYERS: Final = "players"  # stands for the number of players where an option is named
NEWEST: Final = 0  # instead of a version of the rules: the newest one


@final
class Option:
    """Something agreed before the match: a word, or a number in a range; with `several`, a list of them."""

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
        self.numbers: Final = numbers  # the lowest and the highest, if any number between them will do
        self.usual: Final = default
        self.since: Final = since  # the version of the rules that added it; older matches have its default
        self.quick: Final = quick  # its value in a quick match
        self.advanced: Final = advanced  # for research, and rarely wanted otherwise
        self.seats: Final = seats  # whether its numbers are seats, so that only seats in the match are offered
        self.needs: Final = needs  # another option, or "players", and the value it must have for this one to apply

    def default(self) -> str:
        if self.usual is not None:
            return self.usual
        return "" if self.several else self.values[0]

    def chosen(self, text: str) -> list[str]:
        """The values chosen by a text such as `ring, cat`, or `BadSetup`."""
        picked = [part.strip() for part in text.split(",") if part.strip() != ""] if self.several else [text]
        for value in picked:
            if not self.takes(value):
                raise BadSetup(f"option {self.name} takes {self.choices()}, not {value!r}", self.name)
        return picked

    def takes(self, value: str) -> bool:
        """Whether it is one of the values; a number has only one spelling."""
        if value in self.values:
            return True
        if self.numbers is None or not value.isdecimal() or value != str(int(value)):
            return False
        return self.numbers[0] <= int(value) <= self.numbers[1]

    def choices(self) -> str:
        """Everything that may be chosen, in readable form."""
        span = [] if self.numbers is None else [f"{self.numbers[0]}-{self.numbers[1]}"]
        return ", ".join([*self.values, *span])


@final
class Setup:
    """How many play, with which options, and by which version of the rules."""

    def __init__(self, players: int, options: dict[str, str] | None = None, rules: int = NEWEST) -> None:
        self.players: Final = players
        self.options: Final[dict[str, str]] = {} if options is None else options
        self.rules: Final = rules

    def json(self) -> dict[str, object]:
        return {"players": self.players, "options": dict(self.options)}


@final
class Outcome:
    """How a match ended: each seat's rank (1 is best, equals share it) and score, the reason, whether anyone won."""

    def __init__(self, ranks: list[int], scores: list[int], reason: str, *, won: bool = True) -> None:
        self.ranks: Final = ranks
        self.scores: Final = scores
        self.reason: Final = reason
        self.won: Final = won  # if not, the ranks only say who came closest

    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1 and self.won]

    def json(self) -> dict[str, object]:
        return {"ranks": self.ranks, "scores": self.scores, "reason": self.reason, "winners": self.winners()}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """The rules of one game."""

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
        minutes: int | None = None,
        chairs: int | None = None,
    ) -> None:
        self.id: Final = id  # also used in addresses and as the prefix of translation keys
        self.rules_version: Final = rules_version  # the newest; every version from 1 on can be played
        self.players: Final = players  # the fewest and the most
        self.longest: Final = longest  # no match with the default options takes more decisions than this
        self.options: Final = options
        self.verbs: Final = verbs
        self.gazette: Final = gazette
        self.secrets: Final = sealed or any(news.secret for news in gazette.all)  # seats may know different things
        self.bots: Final[list[str]] = [] if bots is None else bots  # its own kinds of bots, the default first
        self.minutes: Final = minutes  # that a match takes, about, when people play it on a screen
        self.chairs: Final = players[0] if chairs is None else chairs  # that a new table has, unless its host says more

    def setup(self, players: int, options: dict[str, str] | None = None, rules: int = NEWEST) -> Setup:
        """A complete set-up: missing options take their defaults; what the game does not offer is refused."""
        version = self.rules_version if rules == NEWEST else rules
        if not 1 <= version <= self.rules_version:
            raise BadSetup(f"{self.id} has rules versions 1 to {self.rules_version}, not {version}")
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
                raise BadSetup(f"option {option.name} needs rules version {option.since}, not {version}")
        setup = Setup(players, chosen, version)
        self.check(setup)
        return setup

    def check(self, setup: Setup) -> None:
        """Refuse options that contradict each other or the number of players."""

    def new(self, setup: Setup, chance: Chance, log: Log | None = None) -> S:
        """The match at its first decision. The set-up must come from `setup`, so it is complete."""
        raise NotImplementedError

    def view(self, state: S, seat: int) -> V:
        """The match as the seat, or `SPECTATOR`, may know it."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        """How the match ended, or nothing while it is running."""
        raise NotImplementedError

    def worth(self, view: V, action: int) -> float:
        """How good an action looks at a glance from the seat of the view; quick bots rely on it."""
        return 0.0

    def outlook(self, view: V, action: int) -> Mapping[str, object] | None:
        """What an action would bring, as far as the seat of the view can know; nothing if the game does not say."""
        return None

    def prospects(self, view: V) -> Mapping[str, object] | None:
        """What can be said of the table as it is, before anyone chooses; nothing if the game does not say."""
        return None

    def bot(self, kind: str, seed: int) -> Player:
        """One of the game's own bots."""
        raise NotImplementedError


AnyGame: TypeAlias = Game[Any, Any]
