"""The commands of the command line: each prints its result and returns an exit code."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from nightlight import games
from nightlight.core.errors import BadJournal, NightlightError
from nightlight.core.text import Say
from nightlight.play.journal import Journal
from nightlight.play.match import game_of
from nightlight.play.simulate import simulate
from nightlight.play.trace import trace
from nightlight.play.verify import verify
from nightlight.terminal import saves
from nightlight.terminal.learning import learn
from nightlight.terminal.mistake import Mistake, said
from nightlight.terminal.opening import Wishes, known_game, parse_options, play
from nightlight.terminal.reference import show
from nightlight.terminal.replay import Replay
from nightlight.terminal.rules import Rulebook
from nightlight.terminal.screen import Screen
from nightlight.terminal.seats import check_players, player_range
from nightlight.words.bundle import LANGUAGES, UnknownLanguage, Words, pick_language

DONE: Final = 0
DISHONEST: Final = 1
MISTAKE: Final = 2
PROGRESS_LINES: Final = 10


def run(arguments: argparse.Namespace) -> int:
    """Run a command at the terminal."""
    return in_words(arguments, lambda words: errand(arguments, Screen(sys.stdin, sys.stdout), words))


def in_words(arguments: argparse.Namespace, task: Callable[[Say], int]) -> int:
    """Run a task in the requested language; a mistake becomes one line and an exit code."""
    words = Words("en")
    try:
        words = Words(language_of(arguments))
        return task(words)
    except NightlightError as error:
        sys.stdout.flush()
        sys.stderr.write(said(error, words) + "\n")
        return MISTAKE


def language_of(arguments: argparse.Namespace) -> str:
    try:
        return pick_language(arguments.lang, os.environ)
    except UnknownLanguage as error:
        raise Mistake("error-language", asked=error.asked, languages=", ".join(LANGUAGES)) from error


def errand(arguments: argparse.Namespace, screen: Screen, words: Say) -> int:
    match arguments.command:
        case "replay":
            show_match(saves.find(arguments.file), arguments.trace, screen, words)
        case "verify":
            return check_luck(saves.find(arguments.file), screen, words)
        case "simulate":
            return write_matches(arguments, screen, words)
        case "rules":
            return show_rules(arguments.game, arguments.clause, screen, words)
        case "games":
            return list_games(screen, words)
        case "learn":
            learn(arguments.game, screen, words)
        case "play" if arguments.server is not None:
            visit(arguments, screen, words)
        case "play":
            check_offline(arguments)
            play(wishes(arguments), screen, words)
        case _:
            play(Wishes(), screen, words)
    return DONE


def wishes(arguments: argparse.Namespace) -> Wishes:
    return Wishes(arguments.game, arguments.seats, arguments.seed, arguments.option, arguments.words, arguments.resume)


def visit(arguments: argparse.Namespace, screen: Screen, words: Say) -> None:
    """Play on a server; imported late, so that local play does not wait for it."""
    from nightlight.terminal.online.console import Console  # noqa: PLC0415
    from nightlight.terminal.online.opening import Visiting, play_online  # noqa: PLC0415

    visiting = Visiting(arguments.server, arguments.table, arguments.name, arguments.watch, arguments.open)
    console = Console(screen.source, screen.target)
    play_online(visiting, wishes(arguments), language_of(arguments), console, words)


def check_offline(arguments: argparse.Namespace) -> None:
    """Refuse what only makes sense on a server."""
    if arguments.table is not None or arguments.name is not None or arguments.watch or arguments.open:
        raise Mistake("online-no-server")


def show_match(path: Path, traced: bool, screen: Screen, words: Say) -> None:
    """Step through a match, or print all of it, one JSON object per line."""
    journal = Journal.read(path, recover=True)
    game = game_of(journal, games.find)
    if not traced:
        Replay(journal, game, screen, words, games.text).run()
        return
    for entry in trace(journal, game):
        screen.target.write(json.dumps(entry, ensure_ascii=False) + "\n")


def check_luck(path: Path, screen: Screen, words: Say) -> int:
    """Print the verdict."""
    try:
        verdict = verify(path)
    except BadJournal as error:
        screen.line(said(error, words))
        return DISHONEST
    if verdict.honest is None:
        screen.line(words("verify-running"))
        return DISHONEST
    if not verdict.honest:
        screen.line(words("verify-failed", line=verdict.line or 1))
        return DISHONEST
    screen.line(words("verify-seeded") if verdict.seeded else words("verified", draws=verdict.draws - verdict.given))
    if verdict.given > 0:
        screen.line(words("verify-given", given=verdict.given))
    return DONE


def write_matches(arguments: argparse.Namespace, screen: Screen, words: Say) -> int:
    """Play many matches at random; progress goes to standard error."""
    game = known_game(arguments.game)
    check_players(game, arguments.players, words)
    options = parse_options(game, arguments.option, words)
    paths = simulate(game, arguments.players, arguments.seed, arguments.matches, Path(arguments.out), options)
    pace = max(1, arguments.matches // PROGRESS_LINES)
    for done, _ in enumerate(paths, 1):
        if done % pace == 0:
            sys.stderr.write(words("simulate-progress", done=done, matches=arguments.matches) + "\n")
    screen.line(words("simulate-done", matches=arguments.matches, folder=arguments.out))
    return DONE


def show_rules(game_id: str, clause: str | None, screen: Screen, words: Say) -> int:
    """Print all the rules of a game as they are written, or one clause or section."""
    markdown = games.rules_text(known_game(game_id).id, words.language)
    if clause is None:
        screen.target.write(markdown)
        return DONE
    rulebook = Rulebook(markdown)
    passage = rulebook.find(clause)
    if passage is None:
        raise Mistake("no-clause", clause=clause, near=", ".join(rulebook.near(clause)))
    show(passage, screen)
    return DONE


def list_games(screen: Screen, words: Say) -> int:
    for game in games.GAMES.values():
        title, tagline = words(f"{game.id}-title"), words(f"{game.id}-tagline")
        players = player_range(game, words)
        screen.line(words("games-line", id=game.id, title=title, tagline=tagline, players=players))
    return DONE
