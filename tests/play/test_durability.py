"""What was told is on the disk: killed programs, full disks and read-only files lose nothing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from nightlight.core.errors import StorageError
from nightlight.play import storage
from nightlight.play.luck import Luck
from nightlight.play.match import Match
from toy.evenings import begun, candles, decider, played_on

PLAY_AND_TELL: Final = """
import sys
from pathlib import Path
from toy.evenings import begun, decider
match = begun(path=Path(sys.argv[1]))
while not match.over:
    seat = decider(match)
    match.answer(seat, match.legal(seat)[0])
    print(len(match.journal.lines), flush=True)
    sys.stdin.readline()
"""

RUN_OUT_OF_ROOM: Final = """
import resource, sys
from pathlib import Path
from nightlight.core.errors import StorageError
from toy.evenings import begun, decider
path = Path(sys.argv[1])
match = begun(path=path)
refused = 0
def leave_room(room):
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + room, resource.RLIM_INFINITY))
while not match.over:
    seat = decider(match)
    before = (path.read_bytes(), match.state.json(), len(match.events), match.decision(seat))
    leave_room(int(sys.argv[2]))
    try:
        match.answer(seat, match.legal(seat)[0])
    except StorageError as error:
        assert "cannot be written: File too large; nothing was recorded" in str(error), error
        refused += 1
    assert before == (path.read_bytes(), match.state.json(), len(match.events), match.decision(seat))
    leave_room(1000)
    match.answer(seat, match.legal(seat)[0])
assert refused == len(match.journal.lines)
"""


def variables() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


@pytest.mark.skipif(os.name != "posix", reason="SIGKILL")
def test_a_program_that_is_killed_loses_nothing_that_it_told(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with subprocess.Popen(
        [sys.executable, "-c", PLAY_AND_TELL, str(path)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=variables(),
    ) as program:  # fmt: skip
        assert program.stdin is not None
        assert program.stdout is not None

        for _ in range(4):
            told = int(program.stdout.readline())
            program.stdin.write("on\n")
            program.stdin.flush()
        program.send_signal(signal.SIGKILL)
        program.wait()
    match = Match.resume(path, candles)

    assert told == 4
    assert len(match.journal.lines) >= told
    assert played_on(match).journal.text() == played_on(begun()).journal.text()


@pytest.mark.skipif(os.name != "posix", reason="a limit on the size of files")
@pytest.mark.parametrize("room", [0, 1, 50])
def test_a_full_disk_refuses_an_answer_that_can_be_given_again(tmp_path: Path, room: int) -> None:
    path = tmp_path / "match.jsonl"

    ran = subprocess.run(
        [sys.executable, "-c", RUN_OUT_OF_ROOM, str(path), str(room)],
        capture_output=True, text=True, check=False, env=variables(),
    )  # fmt: skip

    assert (ran.returncode, ran.stderr) == (0, "")
    assert path.read_text(encoding="utf-8") == played_on(begun()).journal.text()


def test_a_journal_that_vanished_refuses_answers_and_undo(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = begun(Luck.seeded(1), path)
    seat = decider(match)
    match.answer(seat, match.legal(seat)[0])
    before = (match.state.json(), match.journal.text(), match.events[:])
    path.unlink()

    with pytest.raises(StorageError, match="cannot be written: No such file"):
        match.answer(1 - seat, match.legal(1 - seat)[0])
    with pytest.raises(StorageError, match="cannot be shortened: No such file"):
        match.undo(seat)

    assert (match.state.json(), match.journal.text(), match.events) == before


def test_a_file_is_created_once(tmp_path: Path) -> None:
    path = tmp_path / "file"
    storage.create(path, b"first")

    with pytest.raises(StorageError, match="already exists"):
        storage.create(path, b"second")

    assert storage.read(path) == b"first"


def test_a_file_is_replaced_as_a_whole(tmp_path: Path) -> None:
    path = tmp_path / "file"

    storage.replace(path, b"first")
    storage.replace(path, b"second")

    assert [file.name for file in tmp_path.iterdir()] == ["file"]
    assert storage.read(path) == b"second"


def test_trouble_with_a_file_is_told_with_its_name(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "guest").touch()

    for trouble in (
        lambda: storage.replace(folder, b""),
        lambda: storage.remove(folder),
        lambda: storage.append(folder, b"", 0),
        lambda: storage.cut(folder, 0, 0),
        lambda: storage.read(folder),
        lambda: storage.exists(tmp_path / ("n" * 5000)),
    ):
        with pytest.raises(StorageError, match=str(tmp_path)):
            trouble()
