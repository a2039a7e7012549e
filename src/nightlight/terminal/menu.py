"""The menu before a match: questions with a default for those who just press Enter."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from nightlight.core.errors import NightlightError
from nightlight.core.game import AnyGame, Option
from nightlight.core.text import Say
from nightlight.terminal.commands import Command, Commands
from nightlight.terminal.mistake import said
from nightlight.terminal.saves import Saved
from nightlight.terminal.screen import ASIDE, HEADING, WARNING, Gone, Screen, number_in
from nightlight.terminal.seats import BOT, Seats, player_range, seated, usual_players

MATCHES_OFFERED: Final = 5


class Lessons:
    """The wish to learn a game."""


@dataclass
class Plan:
    """A match to start: the game, who plays, and the options."""

    game: AnyGame
    seats: Seats
    options: dict[str, str]


class Menu:
    """The questions before a match. `Gone` is raised when the person quits."""

    def __init__(self, screen: Screen, words: Say) -> None:
        self.screen: Final = screen
        self.words: Final = words
        self.commands: Final = Commands(words)

    def choose(self, games: list[AnyGame], saved: list[Saved]) -> AnyGame | Path | Lessons:
        """A game for a new match, a match to continue, or a lesson."""
        self.screen.line(self.words("menu-title"), HEADING)
        self.screen.line(self.words("menu-greeting"))
        offered = saved[:MATCHES_OFFERED]
        lines = [self.about_game(game) for game in games]
        lines += [self.about_saved(match) for match in offered]
        lines.append(self.words("menu-learn"))
        number = self.pick(self.words("menu-what"), [*lines, self.words("menu-quit")], 0)
        if number < len(games):
            return games[number]
        if number < len(games) + len(offered):
            return offered[number - len(games)].path
        if number == len(games) + len(offered):
            return Lessons()
        raise Gone

    def learned(self, games: list[AnyGame]) -> AnyGame:
        """A game to be learned."""
        return games[self.pick(self.words("menu-learn-what"), [self.about_game(game) for game in games], 0)]

    def about_game(self, game: AnyGame) -> str:
        title = self.words(f"{game.id}-title")
        tagline, players = self.words(f"{game.id}-tagline"), player_range(game, self.words)
        return self.words("menu-game", title=title, tagline=tagline, players=players)

    def about_saved(self, match: Saved) -> str:
        title = self.words(f"{match.game}-title")
        return self.words("menu-continue", title=title, names=", ".join(match.names), when=match.when)

    def plan(self, game: AnyGame) -> Plan:
        """How many play, who of them is at this screen, and with which options."""
        players = self.players(game)
        seats = self.seats(game, players)
        return Plan(game, seats, self.options(game, players))

    def players(self, game: AnyGame) -> int:
        fewest, most = game.players
        usual = usual_players(game)
        while fewest < most:
            entry = self.question(self.words("menu-players", fewest=fewest, most=most), str(usual))
            if entry == "":
                return usual
            players = number_in(entry, fewest, most)
            if players is not None:
                return players
            self.screen.line(self.words("menu-number", first=fewest, last=most), WARNING)
        return usual

    def seats(self, game: AnyGame, players: int) -> Seats:
        usual = self.words("player-name")
        while True:
            entry = self.question(self.words("menu-names"), usual)
            names = [name.strip() for name in (entry or usual).split(",")]
            try:
                if len(names) <= players:
                    return seated(game, [*names, *[BOT] * (players - len(names))], self.words)
                self.screen.line(self.words("menu-too-many", players=players, names=len(names)), WARNING)
            except NightlightError as error:
                self.screen.line(said(error, self.words), WARNING)

    def options(self, game: AnyGame, players: int) -> dict[str, str]:
        """The options of the match, starting from their defaults."""
        chosen = {option.name: option.default() for option in game.options}
        while game.options:
            lines = [self.about_option(game, option, chosen[option.name]) for option in game.options]
            number = self.pick(self.words("menu-options"), [*lines, self.words("menu-start")], len(lines))
            if number < len(lines):
                option = game.options[number]
                chosen[option.name] = self.value(game, option, chosen[option.name])
                continue
            try:
                return game.setup(players, chosen).options
            except NightlightError as error:
                self.screen.line(said(error, self.words), WARNING)
        return chosen

    def about_option(self, game: AnyGame, option: Option, chosen: str) -> str:
        return self.words("menu-option", option=self.option_name(game, option), value=self.values(game, option, chosen))

    def option_name(self, game: AnyGame, option: Option) -> str:
        return self.words(f"{game.id}-option-{option.name}")

    def values(self, game: AnyGame, option: Option, chosen: str) -> str:
        """The chosen values, in words."""
        picked = option.chosen(chosen)
        return ", ".join(self.value_name(game, option, value) for value in picked) or self.words("menu-none")

    def value_name(self, game: AnyGame, option: Option, value: str) -> str:
        if value not in option.values:
            return value
        return self.words(f"{game.id}-option-{option.name}-{value}")

    def value(self, game: AnyGame, option: Option, chosen: str) -> str:
        """Another one of the option's values, or several."""
        if option.numbers is not None:
            return self.number_value(game, option, option.numbers, chosen)
        lines = [self.value_name(game, option, value) for value in option.values]
        if not option.several:
            return option.values[self.pick(self.option_name(game, option), lines, option.values.index(chosen))]
        while True:
            self.listed(self.words("menu-several", option=self.option_name(game, option)), lines)
            entry = self.entry(self.words("menu-none"))
            numbers = [number_in(part.strip(), 1, len(lines)) for part in entry.split(",") if entry]
            if None not in numbers:
                return ",".join(option.values[number - 1] for number in numbers if number is not None)
            self.screen.line(self.words("menu-number", first=1, last=len(lines)), WARNING)

    def number_value(self, game: AnyGame, option: Option, numbers: tuple[int, int], chosen: str) -> str:
        """Numbers, or words in their place."""
        key = "menu-range-several" if option.several else "menu-range"
        question = self.words(key, option=self.option_name(game, option), first=numbers[0], last=numbers[1])
        while True:
            self.screen.gap()
            self.screen.line(question, HEADING)
            self.screen.lines([f"  {value}: {self.value_name(game, option, value)}" for value in option.values])
            entry = self.entry(chosen or self.words("menu-none"))
            try:
                option.chosen(entry or chosen)
            except NightlightError:
                values = option.choices()
                self.screen.line(
                    self.words("error-option-value", option=option.name, values=values, value=entry), WARNING
                )
            else:
                return entry or chosen

    def pick(self, title: str, lines: list[str], usual: int) -> int:
        """The position of the line that the person picks."""
        while True:
            self.listed(title, lines)
            entry = self.entry(str(usual + 1))
            if entry == "":
                return usual
            number = number_in(entry, 1, len(lines))
            if number is not None:
                return number - 1
            self.screen.line(self.words("menu-number", first=1, last=len(lines)), WARNING)

    def listed(self, title: str, lines: list[str]) -> None:
        self.screen.gap()
        self.screen.line(title, HEADING)
        self.screen.numbered(lines)

    def question(self, text: str, usual: str) -> str:
        self.screen.gap()
        self.screen.line(text, HEADING)
        return self.entry(usual)

    def entry(self, usual: str) -> str:
        """What is typed; empty stands for the default, and quitting is always possible."""
        self.screen.line(self.words("menu-enter", usual=usual), ASIDE)
        entry = self.screen.ask()
        while self.commands.read(entry) == (Command.HELP, ""):
            self.screen.line(self.words("menu-help"))
            entry = self.screen.ask()
        if self.commands.quits(entry):
            raise Gone
        return entry
