"""The catalogue: every game that can be played, by its id."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from nightlight.core.errors import UnknownGame
from nightlight.core.game import AnyGame
from nightlight.core.live import AnyLive
from nightlight.core.text import GameText, Say
from nightlight.games.dont_go_in_there.game import GAME as DONT_GO_IN_THERE
from nightlight.games.dont_go_in_there.text import HouseText
from nightlight.games.fear_of_the_dark.game import GAME as FEAR_OF_THE_DARK
from nightlight.games.fear_of_the_dark.text import LabyrinthText
from nightlight.games.komnata_strachu.game import GAME as KOMNATA_STRACHU
from nightlight.games.komnata_strachu.live import LIVE as CHAMBER
from nightlight.games.komnata_strachu.text import ChamberText
from nightlight.games.nightmarium.game import GAME as NIGHTMARIUM
from nightlight.games.nightmarium.text import NightmareText
from nightlight.games.straszydla.game import GAME as STRASZYDLA
from nightlight.games.straszydla.text import BogeysText

GAMES: dict[str, AnyGame] = {
    game.id: game for game in (DONT_GO_IN_THERE, NIGHTMARIUM, KOMNATA_STRACHU, FEAR_OF_THE_DARK, STRASZYDLA)
}
TEXTS: dict[str, type[GameText[Any]]] = {
    DONT_GO_IN_THERE.id: HouseText,
    NIGHTMARIUM.id: NightmareText,
    KOMNATA_STRACHU.id: ChamberText,
    FEAR_OF_THE_DARK.id: LabyrinthText,
    STRASZYDLA.id: BogeysText,
}
LIVE: dict[str, AnyLive] = {KOMNATA_STRACHU.id: CHAMBER}  # games that are played against the clock


def find(game_id: str) -> AnyGame:
    """The game of that id."""
    if game_id not in GAMES:
        raise UnknownGame(f"no game is called {game_id!r}; there are: {', '.join(GAMES)}")
    return GAMES[game_id]


def text(game: AnyGame, say: Say, names: list[str], reader: int) -> GameText[Any]:
    """The game in words, for one reader."""
    return TEXTS[game.id](game, say, names, reader)


def rules_text(game_id: str, language: str = "en") -> str:
    """The rules of a game in a language; in English while nobody has translated them."""
    folder = files(f"nightlight.games.{find(game_id).id.replace('-', '_')}")
    translated = folder / f"RULES.{language}.md"
    return (translated if translated.is_file() else folder / "RULES.md").read_text(encoding="utf-8")
