"""The toy game at a scripted terminal."""

from __future__ import annotations

import io
from pathlib import Path

from nightlight.bots import BOTS, bot
from nightlight.core.game import AnyGame, Outcome
from nightlight.core.text import GameText, Say
from nightlight.core.verb import HIDDEN, Field
from nightlight.play.luck import Luck
from nightlight.play.match import PERSON, Match
from nightlight.terminal.reference import Reference
from nightlight.terminal.screen import Screen
from nightlight.terminal.table import LocalTable
from nightlight.words.bundle import Words
from toy.game import TOY, Glimpse

LOCALES = Path(__file__).parent / "locales"
RULES = """# Candles

## Rules

### CA-1 Night

- **CA-1.1** Everyone draws a card.

### CA-2 Evening

- **CA-2** Rest, or peek at the card
  of a rival.
- **CA-2.1 Turns.** In turn, from the seat that begins.

### CA-3 Bids

- **CA-3** Burn wax, all at once.
"""


class CandlesText(GameText[Glimpse]):
    """Candles in words."""

    def noun(self, field: Field, value: int) -> str | int:
        if value == HIDDEN:
            return "hidden"
        if field.name == "rival":
            return self.names[value]
        return field.names[value] if field.names is not None else super().noun(field, value)

    def view(self, view: Glimpse) -> list[str]:
        lines = [self.say("candles-wax", name=self.names[seat], wax=wax) for seat, wax in enumerate(view.wax)]
        return lines if view.card == HIDDEN else [self.say("candles-card", card=view.card + 1), *lines]

    def outcome(self, view: Glimpse, outcome: Outcome) -> list[str]:
        return [
            self.say("candles-result", rank=outcome.ranks[seat], name=self.names[seat], points=outcome.scores[seat])
            for seat in range(view.seats)
        ]


def text_of(game: AnyGame, say: Say, names: list[str], reader: int) -> CandlesText:
    return CandlesText(game, say, names, reader)


def words(language: str = "en") -> Words:
    return Words(language, [LOCALES], strict=True)


def screen(*entries: str) -> Screen:
    """A screen in front of somebody who types these lines and then leaves."""
    return Screen(io.StringIO("".join(entry + "\n" for entry in entries)), io.StringIO())


def shown(screen: Screen) -> str:
    """Everything that was printed."""
    assert isinstance(screen.target, io.StringIO)
    return screen.target.getvalue()


def reference(rules: str, at: Screen) -> Reference:
    return Reference(TOY.id, rules, at, words())


def start(path: Path, names: list[str], seed: int = 1) -> Match:
    """A match of people and bots: who is called Bot is one."""
    kinds = ["uniform" if name.startswith("Bot") else PERSON for name in names]
    return Match.start(TOY, TOY.setup(len(names)), names, kinds, Luck.seeded(seed), path)


def table(match: Match, path: Path, at: Screen, language: str = "en") -> LocalTable:
    minds = {seat: bot(match.game, kind, seat) for seat, kind in enumerate(match.kinds) if kind in BOTS}
    return LocalTable(match, path, minds, at, words(language), text_of, RULES)
