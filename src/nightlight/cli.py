"""The command line: parses arguments and dispatches commands. Imports wait until they are needed."""

from __future__ import annotations

import argparse
import os
import sys
from typing import Final, NoReturn, TextIO

MISTAKE: Final = 2
INTERRUPTED: Final = 130
SEATS_HELP: Final = (
    "who plays: names, bot, bot:greedy, bot:uniform, separated by commas; with --server also free, for others"
)

AT_A_PROMPT: Final = (
    "game",
    "seats",
    "seed",
    "option",
    "words",
    "resume",
    "server",
    "table",
    "name",
    "watch",
    "open",
)  # what is chosen in the browser instead


class Parser(argparse.ArgumentParser):
    """Reports errors in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(MISTAKE, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        tolerate(stream)
    try:
        code = dispatch(parser().parse_args(arguments))
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output is gone; discard what Python would still flush.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def tolerate(stream: TextIO) -> None:
    """Do not stop at a character that the terminal cannot show."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def parser() -> Parser:
    top = Parser(prog="nightlight", description="Tabletop games about fear, at a prompt or in the browser.")
    top.add_argument("--version", action="store_true", help="print the version")
    top.add_argument("--lang", help="language of the program: en, pl or ru")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    shared = Parser(add_help=False)
    shared.add_argument("--lang", default=argparse.SUPPRESS, help="language of the program: en, pl or ru")
    add_play(commands.add_parser("play", parents=[shared], help="play a match, or continue one"))
    learn = commands.add_parser("learn", parents=[shared], help="learn a game in a first match with a teacher")
    learn.add_argument("game", metavar="GAME", nargs="?", help="as listed by `nightlight games`; without it, a menu")
    replay = commands.add_parser("replay", parents=[shared], help="step through a match")
    replay.add_argument("file", metavar="FILE", help="the journal of the match")
    replay.add_argument("--trace", action="store_true", help="print the match as JSON lines instead")
    verify = commands.add_parser("verify", parents=[shared], help="check that the luck of a match was fair")
    verify.add_argument("file", metavar="FILE", help="the journal of the match")
    add_simulate(commands.add_parser("simulate", parents=[shared], help="play many matches with bots"))
    rules = commands.add_parser("rules", parents=[shared], help="show the rules of a game, or one clause")
    rules.add_argument("game", metavar="GAME", help="as listed by `nightlight games`")
    rules.add_argument("clause", metavar="CLAUSE", nargs="?", help="a clause such as DG-4.5, or a section such as DG-4")
    commands.add_parser("games", parents=[shared], help="list the games")
    add_serve(commands.add_parser("serve", parents=[shared], help="let people play together over a network"))
    return top


def add_serve(serve: argparse.ArgumentParser) -> None:
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen on; 0.0.0.0 for the whole network")
    serve.add_argument("--port", type=whole, default=8000, help="the port to listen on")
    serve.add_argument(
        "--name",
        action="append",
        default=[],
        help="a name the server is reached by, such as play.example.org; can be repeated",
    )
    serve.add_argument("--database", metavar="URL", help="postgresql://... or sqlite:///...; default: a file of yours")
    serve.add_argument("--existing", action="store_true", help="fail if the database does not exist")
    serve.add_argument("--workers", type=whole, default=1, help="server processes; more than one needs PostgreSQL")
    serve.add_argument("--thinkers", type=whole, default=1, help="processes that think for bots, per worker")
    serve.add_argument("--clerks", type=whole, default=1, help="processes for replays and journals, per worker")


def add_play(play: argparse.ArgumentParser) -> None:
    play.add_argument("game", metavar="GAME", nargs="?", help="as listed by `nightlight games`; without it, a menu")
    play.add_argument("--seats", help=SEATS_HELP)
    play.add_argument("--seed", type=whole, help="play with reproducible luck")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    play.add_argument("--words", action="store_true", help="add your own words to the sealed seed")
    play.add_argument("--resume", metavar="FILE", help="continue the match of this journal")
    play.add_argument("--browser", action="store_true", help="open the games in the browser, for the whole house")
    play.add_argument("--port", type=whole, help="with --browser: the port to listen on; default: a free one")
    play.add_argument("--server", metavar="URL", help="play over a network: a server, or a link to one of its tables")
    play.add_argument("--table", metavar="TABLE", help="with --server: the code of a table, or its id")
    play.add_argument("--name", help="with --server: your name there; it is remembered")
    play.add_argument("--watch", action="store_true", help="with --server: watch as a spectator")
    play.add_argument("--open", action="store_true", help="with --server: list the table you open for everyone")


def add_simulate(simulate: argparse.ArgumentParser) -> None:
    simulate.add_argument("game", metavar="GAME", help="as listed by `nightlight games`")
    simulate.add_argument("--players", type=whole, required=True, help="the number of players")
    simulate.add_argument("--seed", type=whole, default=0, help="seed of the first match; the others count up from it")
    simulate.add_argument("--matches", type=whole, default=1, help="the number of matches")
    simulate.add_argument("--out", required=True, metavar="DIR", help="the folder for the journals")
    simulate.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")


def whole(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"expected a whole number, not {text!r}")
    return int(text)


def dispatch(arguments: argparse.Namespace) -> int:
    if arguments.version:
        from nightlight.build import version_line  # noqa: PLC0415

        sys.stdout.write(version_line() + "\n")
        return 0
    if arguments.command == "serve":
        return serving(arguments)
    if arguments.command == "play" and arguments.browser:
        return browsing(arguments)
    from nightlight.terminal.errands import run  # noqa: PLC0415

    return run(arguments)


def browsing(arguments: argparse.Namespace) -> int:
    from nightlight.core.text import Say  # noqa: PLC0415
    from nightlight.server.operations import home_server  # noqa: PLC0415
    from nightlight.terminal.errands import in_words  # noqa: PLC0415
    from nightlight.terminal.mistake import Mistake  # noqa: PLC0415

    def browse(words: Say) -> int:
        others = [name for name in AT_A_PROMPT if getattr(arguments, name)]
        if others:
            raise Mistake("browser-alone", other=others[0])
        if not home_server.built():
            raise Mistake("browser-not-built")
        port = None if arguments.port is None else home_server.offered(arguments.port)
        if arguments.port is not None and port is None:
            raise Mistake("browser-no-port", port=str(arguments.port))
        return home_server.play(words, port)

    return in_words(arguments, browse)


def serving(arguments: argparse.Namespace) -> int:
    from nightlight.core.errors import NightlightError  # noqa: PLC0415
    from nightlight.server.operations.serve import EXISTING, Plan, serve  # noqa: PLC0415

    processes = arguments.workers, arguments.thinkers, arguments.clerks
    existing = arguments.existing or os.environ.get(EXISTING, "") not in {"", "0"}
    names = tuple(arguments.name)
    plan = Plan(arguments.host, arguments.port, arguments.database, *processes, existing=existing, names=names)
    try:
        return serve(plan)
    except NightlightError as error:
        sys.stderr.write(f"{error}\n")
        return MISTAKE
