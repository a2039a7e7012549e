"""The rules beside a table: the clause behind a question, a clause by its id, or all that mention a word."""

from __future__ import annotations

from typing import Final

from nightlight.core.text import Say
from nightlight.terminal import program
from nightlight.terminal.rules import Passage, Rulebook, is_id
from nightlight.terminal.screen import ASIDE, HEADING, WARNING, Screen

CLAUSES_SHOWN: Final = 8


class Reference:
    """The rulebook of a game; empty for a game that only the server has."""

    def __init__(self, game: str, rules: str, screen: Screen, words: Say) -> None:
        self.game: Final = game
        self.screen: Final = screen
        self.words: Final = words
        self.rulebook: Final = Rulebook(rules)

    def example(self) -> str:
        """The id of some clause."""
        return next(iter(self.rulebook.clauses), "")

    def look_up(self, behind: str | None, about: str) -> None:
        """Show what the rules say about a clause or a word, or else about the open question."""
        if about == "":
            self.clause_behind(behind)
            self.screen.line(self.words("rules-more"), ASIDE)
            self.screen.command(program.command("rules", self.game))
            return
        clause = self.rulebook.find(about)
        found = [clause] if clause is not None else self.rulebook.about(about)
        self.screen.gap()
        if not found:
            self.missed(about)
        for passage in found[:CLAUSES_SHOWN]:
            show(passage, self.screen)
        if len(found) > CLAUSES_SHOWN:
            self.screen.line(self.words("clauses-left", count=len(found) - CLAUSES_SHOWN), ASIDE)

    def clause_behind(self, behind: str | None) -> None:
        """Show the clauses behind the question, if one is open."""
        if behind is None:
            return
        self.screen.gap()
        self.screen.line(self.words("clause-behind", clause=behind), HEADING)
        for passage in self.rulebook.behind(behind):
            show(passage, self.screen)

    def missed(self, about: str) -> None:
        if is_id(about):
            self.screen.line(self.words("no-clause", clause=about, near=", ".join(self.rulebook.near(about))), WARNING)
        else:
            self.screen.line(self.words("no-clause-about", word=about, example=self.example()), WARNING)


def show(passage: Passage, screen: Screen) -> None:
    """Show a clause, and below it, dimmed, where it comes from."""
    screen.lines(passage.text.splitlines())
    if passage.marks:
        screen.line(f"  {passage.source()}", ASIDE)
