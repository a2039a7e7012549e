"""The program of a worker process: it follows matches and lets bots choose in them.

    python -m nightlight.server.bots.worker --budget 5 [--bots package.module:NAME]

It reads what to think about from its standard input, one question after the other, and ends with it. `--bots` adds
bots of your own: a dictionary like `nightlight.bots.catalogue.BOTS`, in any module that Python finds. A bot gets a view
and its options, never the state; what it prints goes to the server's log.
"""

from __future__ import annotations

import argparse
import sys
from pkgutil import resolve_name
from typing import Final

import msgspec
from msgspec import Struct

from nightlight import games
from nightlight.bots.catalogue import BOTS, bot, kinds
from nightlight.core.player import Player
from nightlight.play.journal import Journal
from nightlight.play.match import Match
from nightlight.play.record import Header, Line, Reading
from nightlight.server.workers.pipes import end_after, own_pipes, place_of, serve

CATCH_UP: Final = 30.0  # seconds to replay a match and to create a bot; a large bot takes time to load

Said = dict[str, object]


class Question(Struct, frozen=True):
    """What is needed to choose for a seat."""

    table: str
    header: Said  # of the journal, without its check
    lines: list[Said]  # of the journal so far, likewise
    seat: int
    kind: str  # of bot
    seed: int  # of the bot's own randomness


class Ask(Struct, frozen=True):
    """A question to a worker, with only the lines of the match it does not know yet."""

    question: Question
    known: int | None  # how many lines it knows that still hold; none: it does not know the match
    forget: str | None  # the table least recently asked about


class Chosen(Struct, frozen=True, tag=True):
    """One of the options."""

    action: int


class Failed(Struct, frozen=True, tag=True):
    """The bot did not choose, or the match itself was lost. The reason reveals nothing the bot knows."""

    reason: str
    lost: bool = False


Reply = Chosen | Failed

_ENCODER: Final = msgspec.msgpack.Encoder()
_DECODER: Final = msgspec.msgpack.Decoder(Ask)


class Replica:
    """A match being followed, and the bots that play in it, which may remember what they saw."""

    def __init__(self, header: Header) -> None:
        self.match = Match(games.find(header.game), Journal(header))
        self.players: Final[dict[tuple[int, str], tuple[int, Player]]] = {}

    def follow(self, known: int, lines: list[Line]) -> None:
        """Go back to the lines that still hold, and replay the rest from there."""
        journal = self.match.journal
        if known < len(journal.lines):
            journal.drop(len(journal.lines) - known)
            self.match = Match(self.match.game, journal)
        journal.append(lines)
        while self.match.behind:
            self.match.follow()

    def choice(self, question: Question, budget: float) -> Reply:
        """The bot's choice, if it is one of the options."""
        if question.kind not in kinds(self.match.game):
            return Failed(f"no bot of {self.match.game.id} is called {question.kind!r}")
        view, options = self.match.view(question.seat), self.match.legal(question.seat)
        if len(options) == 0:
            return Failed("there is nothing to decide")
        try:
            player = self.player(question)
            end_after(budget)
            action = player.choose(view, options[:])
            return Chosen(int(action)) if action in options else Failed("its answer is no option")
        except Exception as error:  # noqa: BLE001
            return Failed(f"it raised {place_of(error)}")

    def player(self, question: Question) -> Player:
        """The bot of the seat; a different seed makes a different bot."""
        place = question.seat, question.kind
        if place not in self.players or self.players[place][0] != question.seed:
            self.players[place] = question.seed, bot(self.match.game, question.kind, question.seed)
        return self.players[place][1]


class Thinker:
    """Answers questions about the matches it follows."""

    def __init__(self, budget: float) -> None:
        self.budget: Final = budget
        self.replicas: Final[dict[str, Replica]] = {}

    def replied(self, data: bytes) -> bytes:
        """The encoded reply to an encoded question."""
        return _ENCODER.encode(self.reply(_DECODER.decode(data)))

    def reply(self, ask: Ask) -> Reply:
        """What the bot chose, or why it did not. A failure at one table does not affect the others."""
        end_after(CATCH_UP)
        try:
            replica = self.caught_up(ask)
        except Exception as error:  # noqa: BLE001
            self.replicas.pop(ask.question.table, None)
            return Failed(f"the match could not be followed: {place_of(error)}", lost=True)
        else:
            return replica.choice(ask.question, self.budget)
        finally:
            end_after(0)

    def caught_up(self, ask: Ask) -> Replica:
        """The match of the question, with all its lines."""
        question = ask.question
        if ask.forget is not None:
            self.replicas.pop(ask.forget, None)
        if ask.known is None:
            self.replicas[question.table] = Replica(Reading(1, {**question.header, "check": ""}).header())
        known = 0 if ask.known is None else ask.known
        lines = enumerate(question.lines, start=known + 2)
        replica = self.replicas[question.table]
        replica.follow(known, [Reading(number, {**line, "check": ""}).action() for number, line in lines])
        return replica


def add_bots(place: str) -> None:
    """Add the bots of a dictionary, given as `package.module:NAME`, to the catalogue."""
    found = resolve_name(place)
    if not isinstance(found, dict):
        raise TypeError(f"{place} is a dictionary of bots by kind, not {found!r}")
    BOTS.update(found)


def main() -> None:
    parser = argparse.ArgumentParser(prog="nightlight.server.bots.worker", description="Think for bots.")
    parser.add_argument("--budget", type=float, default=5.0, metavar="SECONDS", help="for each choice")
    parser.add_argument("--bots", metavar="MODULE:NAME", help="a dictionary of more bots")
    arguments = parser.parse_args()
    questions, replies = own_pipes()
    if arguments.bots is not None:
        try:
            add_bots(arguments.bots)
        except (ImportError, AttributeError, TypeError, ValueError) as error:
            sys.exit(f"--bots {arguments.bots}: {error}")
    serve(Thinker(arguments.budget).replied, questions, replies)


if __name__ == "__main__":
    main()
