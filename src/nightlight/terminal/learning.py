"""From choosing a game to learn to its lesson, and on to a match."""

from __future__ import annotations

from datetime import UTC, datetime

from nightlight.core.text import Say
from nightlight.games import GAMES
from nightlight.play.lesson import lesson
from nightlight.terminal import saves
from nightlight.terminal.keyboard import has_keys, raw
from nightlight.terminal.lesson import Classroom
from nightlight.terminal.menu import Menu
from nightlight.terminal.opening import Wishes, begin, known_game, planned, seat_everyone
from nightlight.terminal.screen import Gone, Screen


def learn(game_id: str | None, screen: Screen, words: Say) -> None:
    """Give the lesson of that game, or of one chosen from a menu; then start a match, if wanted."""
    menu = Menu(screen, words)
    try:
        game = menu.learned(list(GAMES.values())) if game_id is None else known_game(game_id)
        keys = (lambda: raw(screen.source)) if has_keys(screen.source) else None
        classroom = Classroom(lesson(game.id), screen, words, keys)
        if not classroom.teach():
            return
        over = classroom.skipped or classroom.match.over
        ways = ["lesson-play", *([] if over else ["lesson-on"]), "menu-quit"]
        chosen = ways[menu.pick(words("lesson-what"), [words(way) for way in ways], 0)]
    except Gone:
        screen.line(words("goodbye"))
        return
    if chosen == "lesson-play":
        begin(planned(Wishes(), game.id, words), Wishes(), screen, words)
    elif chosen == "lesson-on":
        path = saves.new_path(game.id, datetime.now(UTC).astimezone())
        table = seat_everyone(classroom.played_on(path), path, None, screen, words)
        table.catch_up()
        table.play()
    else:
        screen.line(words("goodbye"))
