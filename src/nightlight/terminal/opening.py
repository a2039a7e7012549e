"""From the command line or the menu to a match at the prompt."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from nightlight import games
from nightlight.bots import Player, bot, kinds
from nightlight.core.errors import BadSetup
from nightlight.core.game import AnyGame, Setup
from nightlight.core.text import Say
from nightlight.play.luck import Luck
from nightlight.play.match import PERSON, Match
from nightlight.terminal import saves
from nightlight.terminal.goal import goal
from nightlight.terminal.menu import Lessons, Menu, Plan
from nightlight.terminal.mistake import Mistake
from nightlight.terminal.screen import ASIDE, HEADING, WARNING, Gone, Screen
from nightlight.terminal.seats import check_players, parse_seats, usual_seats
from nightlight.terminal.table import LocalTable


@dataclass
class Wishes:
    """What the command line asks for; the rest is asked in the menu, or takes its default."""

    game: str | None = None
    seats: str | None = None
    seed: int | None = None
    options: list[str] = field(default_factory=list)
    lucky_words: bool = False  # whether people want to add their own words to the seed
    resume: str | None = None

    def only_resumes(self) -> bool:
        return self.game is None and self.seats is None and self.seed is None and not (self.options or self.lucky_words)


def play(wishes: Wishes, screen: Screen, words: Say) -> None:
    """Start or continue a match and play it."""
    if wishes.resume is not None:
        if not wishes.only_resumes():
            raise Mistake("error-resume-game")
        resume(saves.find(wishes.resume), screen, words)
        return
    try:
        plan = asked(wishes, screen, words) if wishes.game is None else planned(wishes, wishes.game, words)
    except Gone:
        screen.line(words("goodbye"))
        return
    if isinstance(plan, Lessons):
        from nightlight.terminal.learning import learn  # noqa: PLC0415

        learn(None, screen, words)
    elif isinstance(plan, Path):
        resume(plan, screen, words)
    else:
        begin(plan, wishes, screen, words)


def asked(wishes: Wishes, screen: Screen, words: Say) -> Plan | Path | Lessons:
    """What is chosen in the menu; seats and options given on the command line are not asked again."""
    menu = Menu(screen, words)
    chosen = menu.choose(list(games.GAMES.values()), saves.unfinished())
    if isinstance(chosen, Path | Lessons):
        return chosen
    if wishes.seats is not None or wishes.options:
        return planned(wishes, chosen.id, words)
    return menu.plan(chosen)


def planned(wishes: Wishes, game_id: str, words: Say) -> Plan:
    """A match as the command line describes it."""
    game = known_game(game_id)
    seats = usual_seats(game, words) if wishes.seats is None else parse_seats(game, wishes.seats, words)
    check_players(game, len(seats.names), words)
    return Plan(game, seats, parse_options(game, wishes.options, words))


def known_game(game_id: str) -> AnyGame:
    if game_id not in games.GAMES:
        raise Mistake("error-game", game=game_id, games=", ".join(games.GAMES))
    return games.find(game_id)


def parse_options(game: AnyGame, texts: list[str], words: Say) -> dict[str, str]:
    """Options from texts such as `turns=9`."""
    known = {option.name: option for option in game.options}
    chosen: dict[str, str] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign:
            raise Mistake("error-option-form", text=text)
        if name not in known:
            title = words(f"{game.id}-title")
            raise Mistake("error-option", title=title, option=name, options=", ".join(known))
        try:
            known[name].chosen(value)
        except BadSetup:
            raise Mistake("error-option-value", option=name, values=known[name].choices(), value=value) from None
        chosen[name] = value
    return chosen


def begin(plan: Plan, wishes: Wishes, screen: Screen, words: Say) -> None:
    """Seal the luck, deal, and play."""
    setup = plan.game.setup(len(plan.seats.names), plan.options)
    luck = Luck.fair() if wishes.seed is None else Luck.seeded(wishes.seed)
    path = saves.new_path(plan.game.id, datetime.now(UTC).astimezone())
    greet(plan, setup, screen, words)
    try:
        luck = sealed(luck, plan if wishes.lucky_words else None, screen, words)
    except Gone:
        screen.line(words("goodbye"))
        return
    match = Match.start(plan.game, setup, plan.seats.names, plan.seats.kinds, luck, path)
    seat_everyone(match, path, wishes.seed, screen, words).play()


def resume(path: Path, screen: Screen, words: Say) -> None:
    """Continue a saved match."""
    match = Match.resume(path, games.find)
    table = seat_everyone(match, path, None, screen, words)
    screen.line(words(f"{match.game.id}-title"), HEADING)
    if match.journal.dropped is not None:
        screen.line(words("opening-dropped", line=match.journal.dropped), WARNING)
    if not match.over:
        screen.line(words("opening-resumed"))
        screen.line(goal(match.game, match.setup.options, words))
    table.catch_up()
    table.play()


def greet(plan: Plan, setup: Setup, screen: Screen, words: Say) -> None:
    """The first lines of a match: what is played, by whom, and how to win."""
    title, tagline = words(f"{plan.game.id}-title"), words(f"{plan.game.id}-tagline")
    screen.gap()
    screen.line(words("opening-game", title=title, tagline=tagline), HEADING)
    screen.line(words("opening-players", names=", ".join(plan.seats.names)))
    screen.line(goal(plan.game, setup.options, words))
    screen.line(words("opening-help"))
    screen.gap()


def sealed(luck: Luck, asked: Plan | None, screen: Screen, words: Say) -> Luck:
    """Show the seal, then let people add words, if they want to: neither side can adapt to the other."""
    if luck.secret is None:
        screen.line(words("opening-seeded"), ASIDE)
        return luck
    screen.line(words("opening-luck", hash=luck.promise), ASIDE)
    said: list[str] = []
    if asked is not None:
        for name, kind in zip(asked.seats.names, asked.seats.kinds, strict=True):
            if kind == PERSON:
                screen.line(words("opening-words", name=name))
                said.append(screen.ask())
    return Luck.fair(luck.secret, [text for text in said if text != ""])


def seat_everyone(match: Match, path: Path, seed: int | None, screen: Screen, words: Say) -> LocalTable:
    """The table with the people at the screen, and a bot in every other seat."""
    minds: dict[int, Player] = {}
    for seat, kind in enumerate(match.kinds):
        if kind in kinds(match.game):
            own = secrets.randbits(62) if seed is None else seed + seat + 1
            minds[seat] = bot(match.game, kind, own)
    rules, live = games.rules_text(match.game.id, words.language), games.LIVE.get(match.game.id)
    return LocalTable(match, path, minds, screen, words, games.text, rules, live)
