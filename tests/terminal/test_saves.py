"""Where matches are kept."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from nightlight.terminal import saves
from nightlight.terminal.mistake import Mistake
from terminal import candles

NOW = datetime(2026, 1, 6, 20, 0, 5, tzinfo=UTC)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NIGHTLIGHT_DATA", str(tmp_path / "data"))
    return tmp_path / "data" / "matches"


def test_a_new_match_never_takes_the_name_of_an_old_one(folder: Path) -> None:
    first = saves.new_path("candles", NOW)
    first.touch()

    second = saves.new_path("candles", NOW)

    assert first == folder / "candles-20260106-200005-1.jsonl"
    assert second == folder / "candles-20260106-200005-2.jsonl"


def test_a_folder_that_cannot_be_made_is_a_clear_mistake(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")

    with pytest.raises(Mistake) as mistake:
        saves.new_path("candles", NOW)

    assert mistake.value.key == "error-file"


def test_matches_that_are_not_over_are_offered() -> None:
    running, over = saves.new_path("candles", NOW), saves.new_path("toy", NOW)
    candles.start(running, ["Ann", "Bot 1"])
    candles.table(candles.start(over, ["Bot 1", "Bot 2"]), over, candles.screen()).play()
    over.with_name("broken.jsonl").write_text("boo")

    offered = saves.unfinished()

    assert [saved.path for saved in offered] == [running]
    assert offered[0].names == ["Ann", "Bot 1"]


def test_without_a_folder_nothing_is_offered() -> None:
    assert saves.unfinished() == []


def test_a_match_is_found_by_its_path_or_its_name() -> None:
    path = saves.new_path("candles", NOW)
    path.touch()

    found = [saves.find(str(path)), saves.find(path.name)]

    assert found == [path, path]
    with pytest.raises(Mistake):
        saves.find("nowhere.jsonl")
