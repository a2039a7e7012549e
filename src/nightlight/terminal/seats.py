"""Who sits where: people by name, bots by kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nightlight.bots import kinds
from nightlight.core.game import AnyGame
from nightlight.core.text import Say
from nightlight.play.match import PERSON
from nightlight.play.names import LONGEST, BadName, Fault, checked_name
from nightlight.terminal.mistake import Mistake

BOT: Final = "bot"
COMFORTABLE: Final = 3  # two can play, three make a table


@dataclass
class Seats:
    """The players in the order of their seats."""

    names: list[str]
    kinds: list[str]


def usual_players(game: AnyGame) -> int:
    """How many play unless somebody says otherwise."""
    fewest, most = game.players
    return min(max(fewest, COMFORTABLE), most)


def player_range(game: AnyGame, words: Say) -> str:
    """The possible numbers of players, in words."""
    fewest, most = game.players
    return words("player-range-one") if most == 1 else words("player-range", fewest=fewest, most=most)


def usual_seats(game: AnyGame, words: Say) -> Seats:
    """One person, and bots in the other seats."""
    return seated(game, [words("player-name"), *[BOT] * (usual_players(game) - 1)], words)


def parse_seats(game: AnyGame, text: str, words: Say) -> Seats:
    """Seats from a list such as `Ann,bot:greedy,bot`."""
    return seated(game, [part.strip() for part in text.split(",")], words)


def seated(game: AnyGame, places: list[str], words: Say) -> Seats:
    """A person for every name and a bot for every `bot` or `bot:kind`."""
    seats = Seats([], [])
    bots = 0
    for place in places:
        if place == BOT or place.startswith(f"{BOT}:"):
            bots += 1
            seats.names.append(words("bot-name", number=bots))
            seats.kinds.append(bot_kind(game, place.removeprefix(BOT).removeprefix(":")))
        else:
            seats.names.append(name_of(place))
            seats.kinds.append(PERSON)
    for name in seats.names:
        if seats.names.count(name) > 1:
            raise Mistake("error-same-name", name=name)
    return seats


def bot_kind(game: AnyGame, kind: str) -> str:
    """A kind of bot that can play the game; the default if none is given."""
    known = kinds(game)
    if kind not in ["", *known]:
        raise Mistake("error-bot", kind=kind, kinds=", ".join(known))
    return kind or known[0]


def name_of(text: str) -> str:
    """The name that somebody typed, as it is shown."""
    try:
        return checked_name(text)
    except BadName as error:
        if error.fault == Fault.EMPTY:
            raise Mistake("error-empty-name") from error
        raise Mistake(f"error-name-{error.fault}", name=visible(text), most=LONGEST) from error


def visible(text: str) -> str:
    """The text with hidden characters escaped, so that it can be shown safely."""
    return "".join(letter if letter.isprintable() else f"\\u{ord(letter):04x}" for letter in text[: 2 * LONGEST])


def check_players(game: AnyGame, players: int, words: Say) -> None:
    fewest, most = game.players
    if not fewest <= players <= most:
        raise Mistake("error-players", title=words(f"{game.id}-title"), fewest=fewest, most=most, players=players)
