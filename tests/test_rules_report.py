"""The report of the rules: `pytest --rules` finds clauses without a test, and every run ids that do not exist."""

from __future__ import annotations

import pytest

from nightlight.games import rules_text
from rulebook import proofs_of, read_rulebook, unknown_ids

pytest_plugins = ["pytester"]

GAME = "dont-go-in-there"
RULES = """
# A game

Nothing is defined by a mention such as DG-9.9, nor in the middle of a line by **DG-9.8**.

- **CA-1.1** Every night has
  an end.
- **CA-1.2 Names.** A clause may have one. (Not testable: it is
  about people.)
- **CA-2.10** See **CA-1.1**.

| Id | Given |
|---|---|
| **CA-EX-01** Dark | nothing |
| **CA-A1** | What is a candle? (Not testable: taste.) |

(Not testable: this paragraph belongs to no clause.)
"""


@pytest.fixture
def suite(pytester: pytest.Pytester) -> pytest.Pytester:
    """A checkout whose only tests of the game are what `write` puts there."""
    pytester.makeini("[pytest]\naddopts = --strict-markers --import-mode=importlib")
    return pytester


def write(suite: pytest.Pytester, *tests: str) -> None:
    folder = suite.path / "tests" / "games" / GAME.replace("-", "_")
    folder.mkdir(parents=True, exist_ok=True)
    text = "\n\n".join(["import pytest", *tests])
    (folder / "test_all.py").write_text(text + "\n", encoding="utf-8")


def proof(name: str, *rules: str, body: str = "pass") -> str:
    ids = ", ".join(f'"{rule}"' for rule in rules)
    return f"@pytest.mark.rule({ids})\ndef test_{name}() -> None:\n    {body}"


def run(suite: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    plugins = ["rulebook", "no:cacheprovider", "no:hypothesispytest"]
    return suite.runpytest_inprocess(*[f"-p{plugin}" for plugin in plugins], *arguments)


def provable() -> list[str]:
    book = read_rulebook(GAME, rules_text(GAME))
    return [clause for clause, reason in book.clauses.items() if reason == ""]


def test_clauses_are_defined_in_bold_at_the_start_of_a_line_item_or_row() -> None:
    book = read_rulebook("candles", RULES)

    assert book.clauses == {
        "CA-1.1": "",
        "CA-1.2": "it is about people.",
        "CA-2.10": "",
        "CA-EX-01": "",
        "CA-A1": "taste.",
    }


def test_a_clause_that_is_defined_twice_is_refused() -> None:
    with pytest.raises(ValueError, match=r"the rules of candles define CA-1\.1 twice"):
        read_rulebook("candles", RULES + "\n- **CA-1.1** Again.\n")


def test_only_passing_tests_prove_a_clause_and_each_counts_once() -> None:
    marked = {"one": ["CA-1.1", "CA-1.1"], "two": ["CA-1.1", "CA-2.10"], "broken": ["CA-EX-01"]}

    proofs = proofs_of(marked, passed={"one", "two"})

    assert proofs == {"CA-1.1": 2, "CA-2.10": 1}
    assert read_rulebook("candles", RULES).untested(proofs) == ["CA-EX-01"]


def test_unknown_ids_are_named_with_their_test() -> None:
    book = read_rulebook("candles", RULES)

    assert unknown_ids({"tests/a.py::test_one": ["CA-1.1", "CA-7"]}, [book]) == [
        "tests/a.py::test_one: no rulebook defines CA-7"
    ]


def test_the_short_report_has_a_line_for_the_game_the_missing_and_the_not_testable_clauses() -> None:
    book = read_rulebook("candles", RULES)

    lines = book.report({"CA-1.1": 2, "CA-2.10": 1}, judged=True, full=False)

    assert lines == [
        "candles: 5 clauses, 2 proved, 1 without a passing test, 2 not testable",
        "  CA-EX-01: no passing test",
        "  CA-1.2: not testable: it is about people.",
        "  CA-A1: not testable: taste.",
    ]


def test_the_full_report_counts_the_tests_of_every_clause() -> None:
    book = read_rulebook("candles", RULES)

    lines = book.report({"CA-1.1": 12}, judged=True, full=True)

    assert [line.split() for line in lines[1:6]] == [
        ["CA-1.1", "12"],
        ["CA-1.2", "0"],
        ["CA-2.10", "0"],
        ["CA-EX-01", "0"],
        ["CA-A1", "0"],
    ]


@pytest.mark.parametrize("arguments", [[], ["--rules"]])
def test_an_unknown_id_stops_every_run(suite: pytest.Pytester, arguments: list[str]) -> None:
    write(suite, proof("typo", "DG-1.1", "DG-99.1"))

    result = run(suite, *arguments)

    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*test_all.py::test_typo: no rulebook defines DG-99.1"])


def test_a_clause_without_a_test_fails_the_report_only(suite: pytest.Pytester) -> None:
    write(suite, proof("most", *[clause for clause in provable() if clause != "DG-4.9"]))

    plain, report = run(suite), run(suite, "--rules")

    assert plain.ret == pytest.ExitCode.OK
    assert report.ret == pytest.ExitCode.TESTS_FAILED
    report.stdout.fnmatch_lines([f"{GAME}: * 1 without a passing test*", "  DG-4.9: no passing test"])


def test_a_proof_of_every_clause_passes(suite: pytest.Pytester) -> None:
    write(suite, proof("all", *provable()))

    result = run(suite, "--rules")

    assert result.ret == pytest.ExitCode.OK
    result.stdout.fnmatch_lines([f"{GAME}: * 0 without a passing test*", "  DG-11.4: not testable: *"])


@pytest.mark.parametrize("body", ["pytest.skip('not today')", "raise AssertionError"])
def test_a_test_that_does_not_pass_proves_nothing(suite: pytest.Pytester, body: str) -> None:
    others = [clause for clause in provable() if clause != "DG-4.9"]
    write(suite, proof("most", *others), proof("one", "DG-4.9", body=body))

    result = run(suite, "--rules")

    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["  DG-4.9: no passing test"])


def test_a_game_whose_tests_were_not_all_run_is_reported_but_not_judged(suite: pytest.Pytester) -> None:
    write(suite, proof("one", "DG-1.1"))
    suite.makepyfile(test_other="def test_nothing() -> None:\n    pass")

    result = run(suite, "--rules", "test_other.py")

    assert result.ret == pytest.ExitCode.OK
    result.stdout.fnmatch_lines([f"{GAME}: *not judged: its tests were not all run"])
