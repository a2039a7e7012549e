"""Random matches: many, and the same again for the same arguments."""

from __future__ import annotations

from pathlib import Path

import pytest

from nightlight.core.errors import BadSetup, StorageError
from nightlight.play.journal import Journal
from nightlight.play.match import Match
from nightlight.play.simulate import simulate
from nightlight.play.verify import verify
from toy.evenings import candles
from toy.game import TOY


def test_the_same_arguments_give_the_same_files(tmp_path: Path) -> None:
    once = list(simulate(TOY, 3, 11, 5, tmp_path / "once", {"nights": "3"}))
    again = list(simulate(TOY, 3, 11, 5, tmp_path / "again", {"nights": "3"}))

    assert [path.name for path in once] == [f"candles-3p-11-{number}.jsonl" for number in range(1, 6)]
    assert [path.name for path in again] == [path.name for path in once]
    assert [path.read_bytes() for path in again] == [path.read_bytes() for path in once]


def test_matches_of_one_run_differ(tmp_path: Path) -> None:
    written = [path.read_bytes() for path in simulate(TOY, 2, 0, 20, tmp_path, {})]

    assert len(set(written)) == 20


def test_a_match_in_the_middle_can_be_made_alone(tmp_path: Path) -> None:
    third = list(simulate(TOY, 2, 11, 3, tmp_path / "many", {}))[2]

    (alone,) = simulate(TOY, 2, 13, 1, tmp_path / "one", {})

    assert alone.read_bytes() == third.read_bytes()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_random_match_ends_and_can_be_verified(tmp_path: Path, players: int) -> None:
    for path in simulate(TOY, players, 5, 10, tmp_path, {}):
        journal = Journal.read(path)
        assert Match.replay(journal, TOY).over
        assert len(journal.lines) <= TOY.longest
        assert verify(path, candles).honest
        assert journal.header.kinds == ["uniform"] * players


def test_every_kind_of_option_is_chosen_now_and_then(tmp_path: Path) -> None:
    chosen = set()

    for path in simulate(TOY, 2, 0, 40, tmp_path, {}):
        chosen |= {TOY.verbs.action(line.action) for line in Journal.read(path).lines}

    assert chosen == set(range(TOY.verbs.size)) - {TOY.verbs.action({"peek": {"rival": rival}}) for rival in (2, 3)}


def test_writing_again_replaces_the_files(tmp_path: Path) -> None:
    (path,) = simulate(TOY, 2, 1, 1, tmp_path, {})
    whole = path.read_bytes()
    path.write_bytes(b"half of")

    list(simulate(TOY, 2, 1, 1, tmp_path, {}))

    assert path.read_bytes() == whole
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("players", "seed", "matches", "options", "problem"),
    [
        (9, 0, 1, {}, "2 to 4 players, not 9"),
        (2, -1, 1, {}, "a seed is a whole number"),
        (2, 2**63, 1, {}, "a seed is a whole number"),
        (2, 2**63 - 1, 2, {}, "a seed is a whole number"),
        (2, 0, -1, {}, "the number of matches is 0 or more, not -1"),
        (2, 0, 1, {"nights": "9"}, "option nights takes 2, 3, not '9'"),
    ],
)
def test_what_cannot_be_simulated_is_refused_at_once(
    tmp_path: Path, players: int, seed: int, matches: int, options: dict[str, str], problem: str
) -> None:
    out = tmp_path / "out"

    with pytest.raises(BadSetup, match=problem):
        simulate(TOY, players, seed, matches, out, options)

    assert not out.exists()


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    with pytest.raises(StorageError, match="file cannot be made a folder"):
        simulate(TOY, 2, 0, 1, tmp_path / "file", {})
