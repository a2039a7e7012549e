"""What a title is: its rules, for how many, with which options, and how a match of it ends."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeAlias, TypeVar, final

from nightlight.core.chance import Chance
from nightlight.core.errors import BadSetup
from nightlight.core.event import Gazette, Log
from nightlight.core.native import mypyc_attr
from nightlight.core.step import GameState, View
from nightlight.core.verb import Verbs

S = TypeVar("S", bound=GameState)
V = TypeVar("V", bound=View)


@final
class Option:
    """Something a table agrees on before the match: one of the values, or with `several` any of them."""

    def __init__(self, name: str, values: list[str], *, several: bool = False) -> None:
        self.name: Final = name
        self.values: Final = values
        self.several: Final = several

    def default(self) -> str:
        return "" if self.several else self.values[0]

    def chosen(self, text: str) -> list[str]:
        """The values that a text such as `ring, cat` picks, or `BadSetup`."""
        picked = [part.strip() for part in text.split(",") if part.strip() != ""] if self.several else [text]
        for value in picked:
            if value not in self.values:
                raise BadSetup(f"option {self.name} takes {', '.join(self.values)}, not {value!r}")
        return picked


@final
class Setup:
    """How many play, and what they agreed on."""

    def __init__(self, players: int, options: dict[str, str] | None = None) -> None:
        self.players: Final = players
        self.options: Final[dict[str, str]] = {} if options is None else options

    def json(self) -> dict[str, object]:
        return {"players": self.players, "options": dict(self.options)}


@final
class Outcome:
    """How a match ended: each seat's rank (1 is best, equals share it) and score, and the reason."""

    def __init__(self, ranks: list[int], scores: list[int], reason: str) -> None:
        self.ranks: Final = ranks
        self.scores: Final = scores
        self.reason: Final = reason

    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def json(self) -> dict[str, object]:
        return {"ranks": self.ranks, "scores": self.scores, "reason": self.reason}


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
    ) -> None:
        self.id: Final = id  # also the address and the prefix of translation keys
        self.rules_version: Final = rules_version  # raised whenever a recorded match could play differently
        self.players: Final = players  # the fewest and the most
        self.longest: Final = longest  # no match asks for more decisions than this
        self.options: Final = options
        self.verbs: Final = verbs
        self.gazette: Final = gazette

    def setup(self, players: int, options: dict[str, str] | None = None) -> Setup:
        """A complete set-up: what is not said takes its default; what the game does not offer is refused."""
        fewest, most = self.players
        if not fewest <= players <= most:
            raise BadSetup(f"{self.id} is for {fewest} to {most} players, not {players}")
        given = {} if options is None else options
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadSetup(f"{self.id} has the options {', '.join(known)}, not {name!r}")
        chosen = {name: ",".join(option.chosen(given.get(name, option.default()))) for name, option in known.items()}
        setup = Setup(players, chosen)
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


AnyGame: TypeAlias = Game[Any, Any]
