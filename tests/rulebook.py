"""The marker `rule` and the report of `pytest --rules`: which clause of which RULES.md is proved by how many tests.

A clause is defined where its id stands in bold at the start of a line, a list item or a table row. One that no test can
prove ends with "(Not testable: reason.)". Ids that no rulebook defines stop the run, with or without the report.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from nightlight.games import GAMES, rules_text

DEFINITION: Final = re.compile(r"^(?:[-*|]\s*)?\*\*([A-Z]{2}-[A-Z0-9]+(?:[.-][0-9]+)*)\b", re.MULTILINE)
END: Final = re.compile(r"\n(?=[-*|#\n])")  # of a clause: where the next item, row or paragraph begins
NOT_TESTABLE: Final = re.compile(r"\(Not testable: (.*?)\)", re.DOTALL)


@dataclass(frozen=True)
class Rulebook:
    """The clauses of one game, each with the reason why it cannot be tested, or nothing."""

    game: str
    clauses: dict[str, str]

    def folder(self) -> str:
        """Where the tests of its clauses stand, below tests/games."""
        return self.game.replace("-", "_")

    def untested(self, proofs: dict[str, int]) -> list[str]:
        """The clauses that no test proves although one could."""
        return [clause for clause, reason in self.clauses.items() if reason == "" and proofs.get(clause, 0) == 0]

    def report(self, proofs: dict[str, int], *, judged: bool, full: bool) -> list[str]:
        """A line for the game and each clause without a test; in full, a line for every clause."""
        missing = self.untested(proofs)
        excused = {clause: reason for clause, reason in self.clauses.items() if reason != ""}
        proved = len(self.clauses) - len(missing) - len(excused)
        verdict = "" if judged else "; not judged: its tests were not all run"
        without = f"{len(missing)} without a passing test, {len(excused)} not testable"
        lines = [f"{self.game}: {len(self.clauses)} clauses, {proved} proved, {without}{verdict}"]
        if full:
            lines += [f"  {clause:<10} {proofs.get(clause, 0):>4}" for clause in self.clauses]
        lines += [f"  {clause}: no passing test" for clause in missing if judged]
        lines += [f"  {clause}: not testable: {reason}" for clause, reason in excused.items()]
        return lines


def read_rulebook(game: str, text: str) -> Rulebook:
    """The clauses that a RULES.md defines, each once."""
    clauses: dict[str, str] = {}
    for definition in DEFINITION.finditer(text):
        clause = definition[1]
        if clause in clauses:
            raise ValueError(f"the rules of {game} define {clause} twice")
        excuse = NOT_TESTABLE.search(END.split(text[definition.end() :], maxsplit=1)[0])
        clauses[clause] = " ".join(excuse[1].split()) if excuse is not None else ""
    return Rulebook(game, clauses)


def unknown_ids(marked: dict[str, list[str]], books: Iterable[Rulebook]) -> list[str]:
    """What stands in the markers of tests and in no rulebook, with the test that says it."""
    known = {clause for book in books for clause in book.clauses}
    return [
        f"{test}: no rulebook defines {rule}" for test, rules in marked.items() for rule in rules if rule not in known
    ]


def proofs_of(marked: dict[str, list[str]], passed: set[str]) -> dict[str, int]:
    """How many passing tests each clause has."""
    proofs: dict[str, int] = {}
    for test, rules in marked.items():
        for rule in set(rules) if test in passed else set():
            proofs[rule] = proofs.get(rule, 0) + 1
    return proofs


class Proofs:
    """Listens to a run: which tests name which clauses, and which of them passed."""

    def __init__(self, books: list[Rulebook], *, full: bool) -> None:
        self.books: Final = books
        self.full: Final = full
        self.marked: dict[str, list[str]] = {}
        self.passed: set[str] = set()
        self.failed: set[str] = set()
        self.judged: list[Rulebook] = []

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            rules = [rule for marker in item.iter_markers("rule") for rule in marker.args]
            if len(rules) > 0:
                self.marked[item.nodeid] = rules
        problems = unknown_ids(self.marked, self.books)
        if len(problems) > 0:
            raise pytest.UsageError("\n".join(problems))
        collected = {item.path for item in session.items}
        games = session.config.rootpath / "tests" / "games"
        self.judged = [book for book in self.books if all_collected(games / book.folder(), collected)]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.add(report.nodeid)
        elif report.when == "call" and report.passed:
            self.passed.add(report.nodeid)

    def proofs(self) -> dict[str, int]:
        return proofs_of(self.marked, self.passed - self.failed)


class Report:
    """Prints what the proofs amount to, and fails the run on a clause that has none."""

    def __init__(self, proofs: Proofs) -> None:
        self.proofs: Final = proofs

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        proved = self.proofs.proofs()
        missing = any(book.untested(proved) for book in self.proofs.judged)
        if missing and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        proved = self.proofs.proofs()
        terminalreporter.section("rules")
        for book in self.proofs.books:
            for line in book.report(proved, judged=book in self.proofs.judged, full=self.proofs.full):
                terminalreporter.write_line(line)


def all_collected(folder: Path, collected: set[Path]) -> bool:
    """Whether the run has every test file of the folder: only then a missing proof is one."""
    files = list(folder.glob("test_*.py"))
    return len(files) > 0 and collected.issuperset(files)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", action="store_true", help="report the tests of each clause; fail on one without")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the clauses of a RULES.md that the test proves")
    books = [read_rulebook(game, rules_text(game)) for game in GAMES]
    proofs = Proofs(books, full=config.get_verbosity() > 0)
    config.pluginmanager.register(proofs, "rulebook-proofs")
    if config.getoption("--rules"):
        config.pluginmanager.register(Report(proofs), "rulebook-report")
