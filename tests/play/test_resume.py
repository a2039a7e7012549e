"""Going on with a match: the same luck, nothing lost, and clear words where it cannot be."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nightlight.core.errors import BadJournal, IllegalAction, StorageError
from nightlight.play.journal import Journal
from nightlight.play.luck import Luck
from nightlight.play.match import Match
from nightlight.play.secret import secret_path
from toy.evenings import SECRET, begun, candles, edited, finished, played_on, rechecked
from toy.game import TOY


@pytest.mark.parametrize("luck", [Luck.fair(SECRET, ["boo"]), Luck.seeded(7)], ids=["fair", "seeded"])
def test_a_match_resumed_after_every_answer_has_the_luck_of_an_uninterrupted_one(tmp_path: Path, luck: Luck) -> None:
    path = tmp_path / "match.jsonl"
    begun(luck, path)

    answers = 0
    while not (match := Match.resume(path, candles)).over:
        played_on(match, 1)
        answers += 1

    assert answers == len(match.journal.lines)
    assert path.read_text(encoding="utf-8") == played_on(begun(luck)).journal.text()
    assert not secret_path(path).exists()


def test_a_resumed_match_remembers_what_happened(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = played_on(begun(path=path), 3)

    again = Match.resume(path, candles)

    assert again.events == match.events
    assert again.state.json() == match.state.json()
    assert (again.names, again.kinds, again.commitment) == (match.names, match.kinds, match.commitment)
    assert [again.undoable(seat) for seat in (0, 1)] == [match.undoable(seat) for seat in (0, 1)]


def test_a_line_that_was_cut_off_is_left_out_and_the_match_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    played_on(begun(path=path), 3)
    path.write_bytes(path.read_bytes()[:-30])

    match = Match.resume(path, candles)
    played_on(match)

    assert match.journal.dropped == 4
    assert path.read_text(encoding="utf-8") == played_on(begun()).journal.text()


def test_who_does_not_want_a_line_left_out_is_told(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    played_on(begun(path=path), 3)
    torn = path.read_bytes()[:-30]
    path.write_bytes(torn)

    with pytest.raises(BadJournal, match="line 4: the last line is cut off"):
        Match.resume(path, candles, recover=False)

    assert path.read_bytes() == torn


def test_without_its_secret_a_match_can_be_replayed_but_not_continued(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    played_on(begun(path=path), 3)
    secret_path(path).unlink()

    with pytest.raises(StorageError, match=r"match\.jsonl\.secret is missing.*can be replayed, not continued"):
        Match.resume(path, candles)

    assert len(Match.replay(Journal.read(path), TOY).events) == 4


@pytest.mark.parametrize("content", [b"", b"00" * 32, b"no hex", b"\xff\xfe"])
def test_a_wrong_secret_is_refused_without_telling_it(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "match.jsonl"
    begun(path=path)
    secret_path(path).write_bytes(content)

    with pytest.raises(StorageError, match="is not the secret that was promised") as refused:
        Match.resume(path, candles)

    assert "00000000" not in str(refused.value)


def test_luck_that_was_changed_in_the_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = played_on(begun(path=path), 6)
    number = next(number for number, line in enumerate(match.journal.lines, 2) if line.outcomes)
    loaded = [5 - outcome for outcome in match.journal.lines[number - 2].outcomes]
    path.write_text(edited(match.journal.text(), number, lambda said: said.update(outcomes=loaded)), encoding="utf-8")

    with pytest.raises(BadJournal, match="its random outcomes do not follow from the match's seed") as refused:
        Match.resume(path, candles)

    assert refused.value.line == number


def test_a_finished_match_is_resumed_to_be_looked_at(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = finished(path)
    secret_path(path).write_text("left by a program that was stopped", encoding="ascii")

    again = Match.resume(path, candles)

    assert again.over
    assert not secret_path(path).exists()
    assert again.state.json() == match.state.json()
    with pytest.raises(IllegalAction, match="this match is over"):
        again.answer(0, 0)


@pytest.mark.parametrize("tail", [0, 15])
def test_a_closing_line_that_was_lost_is_written_again(tmp_path: Path, tail: int) -> None:
    path = tmp_path / "match.jsonl"
    whole = finished(path).journal.text()
    lines = whole.splitlines(keepends=True)
    path.write_text("".join(lines[:-1]) + lines[-1][:tail], encoding="utf-8")
    secret_path(path).write_text(SECRET.hex() + "\n", encoding="ascii")

    match = Match.resume(path, candles)

    assert match.over
    assert path.read_text(encoding="utf-8") == whole
    assert not secret_path(path).exists()


def test_a_match_of_an_unknown_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = begun(Luck.seeded(1), path)
    path.write_text(edited(match.journal.text(), 1, lambda said: said.update(game="tag")), encoding="utf-8")

    with pytest.raises(BadJournal, match="line 1: no game is called 'tag'"):
        Match.resume(path, candles)


def test_a_header_alone_is_a_match_at_its_first_decision(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    header = json.loads(finished(luck=Luck.seeded(3)).journal.text().splitlines()[0])
    path.write_text(rechecked([header]), encoding="utf-8")

    match = Match.resume(path, candles)

    assert match.state.json() == begun(Luck.seeded(3)).state.json()
