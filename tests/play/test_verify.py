"""Verifying: whether the luck of a match was what had been promised."""

from __future__ import annotations

from pathlib import Path

import pytest

from nightlight.core.errors import BadJournal
from nightlight.games import LIVE, find
from nightlight.play.journal import Journal
from nightlight.play.luck import Luck
from nightlight.play.match import PERSON, Match
from nightlight.play.verify import Verdict, verify
from toy.evenings import SECRET, begun, candles, edited, finished, played_on
from toy.game import TOY

KOMNATA_STRACHU = find("komnata-strachu")
MATCH = finished()
WHOLE = MATCH.journal.text()
LAST = WHOLE.count("\n")
DRAWS = sum(map(len, MATCH.asked))
LUCKY = next(number for number, line in enumerate(MATCH.journal.lines, 2) if line.outcomes)


def verdict_on(text: str, tmp_path: Path) -> Verdict:
    path = tmp_path / "match.jsonl"
    path.write_text(text, encoding="utf-8")
    return verify(path, candles)


def test_the_pages_are_tested_with_a_journal_of_ours() -> None:
    """web/tests/lib/luck/verify.test.ts checks the browser's own verification by this match."""
    tested = Path(__file__).parents[2] / "web" / "tests" / "lib" / "luck"

    assert (tested / "journal.jsonl").read_text("utf-8") == WHOLE
    assert f"const ASKED = {MATCH.asked};" in (tested / "verify.test.ts").read_text("utf-8")


def test_an_honest_match_is_verified(tmp_path: Path) -> None:
    assert verdict_on(WHOLE, tmp_path) == Verdict(honest=True, draws=DRAWS)
    assert DRAWS == 5


def test_a_match_with_a_seed_is_verified_at_any_time(tmp_path: Path) -> None:
    match = begun(Luck.seeded(4))

    assert verdict_on(match.journal.text(), tmp_path) == Verdict(honest=True, draws=3, seeded=True)
    assert verdict_on(played_on(match).journal.text(), tmp_path) == Verdict(honest=True, draws=5, seeded=True)


def test_a_match_that_goes_on_cannot_be_verified_yet(tmp_path: Path) -> None:
    verdict = verdict_on(played_on(begun(), 3).journal.text(), tmp_path)

    assert verdict.honest is None
    assert verdict.problem == "the match is not over, so its secret is not revealed"


@pytest.mark.parametrize("luck", [Luck.fair(SECRET), Luck.seeded(4)], ids=["fair", "seeded"])
@pytest.mark.parametrize("number", [1, LUCKY])
def test_a_changed_outcome_is_found_though_the_checks_fit(tmp_path: Path, luck: Luck, number: int) -> None:
    text = forged(finished(luck=luck), number)

    verdict = verdict_on(text, tmp_path)

    assert verdict.honest is False
    assert verdict.line == number
    assert verdict.problem == "its random outcomes do not follow from the match's seed"


def forged(match: Match, number: int) -> str:
    """The match up to that line, whose last card is another; from there it is played on as if nothing had been."""
    *first, last = match.journal.outcomes()[number - 1]
    text = edited(match.journal.text(), number, lambda said: said.update(outcomes=[*first, (last + 1) % 6]))
    begun_so = Journal.read("".join(text.splitlines(keepends=True)[:number]))
    again = Match.replay(begun_so, TOY)
    again.go_on(match.luck)
    return played_on(again).journal.text()


def test_another_secret_than_the_promised_one_is_found(tmp_path: Path) -> None:
    verdict = verdict_on(edited(WHOLE, LAST, lambda said: said.update(secret="00" * 32)), tmp_path)

    assert verdict.honest is False
    assert verdict.line == LAST
    assert verdict.problem == "the secret is not the one that was promised before the deal"


def test_other_words_are_other_luck(tmp_path: Path) -> None:
    luck = {**MATCH.luck.json(), "words": ["bah"]}

    verdict = verdict_on(edited(WHOLE, 1, lambda said: said.update(luck=luck)), tmp_path)

    assert verdict.honest is False
    assert verdict.line == 1


def test_a_journal_that_cannot_be_replayed_is_no_verdict_but_an_error(tmp_path: Path) -> None:
    with pytest.raises(BadJournal, match="line 2: "):
        verdict_on(edited(WHOLE, 2, lambda said: said.update(seat=9)), tmp_path)


def raced(path: Path, *, later: int) -> Path:
    """A match of one raced question; what the photo finish says of the first message is so many ms later."""
    setup = KOMNATA_STRACHU.setup(2, {"reveals": "1"})
    match = Match.start(KOMNATA_STRACHU, setup, ["Ann", "Ben"], [PERSON, PERSON], Luck.seeded(3), path)
    referee = LIVE[KOMNATA_STRACHU.id].court(match.state, 0, {0: 20, 1: 40})
    referee.hear(900, 1, 1, ["ghost"], 880)
    referee.hear(1100, 0, 1, ["skull", "puppet"], 1090)
    note = referee.note()
    messages = note["messages"]
    assert isinstance(messages, list)
    messages[0]["received"] += later
    match.enter(match.propose(*referee.entries(), note={"race": note}))
    return path


@pytest.mark.rule("KS-8.21")
def test_a_photo_finish_is_judged_again(tmp_path: Path) -> None:
    verdict = verify(raced(tmp_path / "race.jsonl", later=0))

    assert verdict.honest is True


def test_a_photo_finish_that_gives_another_result_is_a_lie(tmp_path: Path) -> None:
    verdict = verify(raced(tmp_path / "race.jsonl", later=1))

    assert verdict.honest is False
    assert verdict.line == 2
    assert verdict.problem == "its photo finish does not give this result"
