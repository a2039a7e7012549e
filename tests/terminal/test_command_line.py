"""The program as people start it: real processes, real pipes, real files."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from nightlight.games import GAMES
from nightlight.play.journal import Journal
from nightlight.play.lesson import lesson
from nightlight.play.match import PERSON
from nightlight.words.bundle import LANGUAGES, Words

GAME = "dont-go-in-there"
ONES = "1\n" * 400
KEY = re.compile(r"\b(?:" + "|".join(GAMES) + r")-(?:title|tagline|over|event|action|step|option|card|room)\b")


@pytest.fixture
def environ(tmp_path: Path) -> dict[str, str]:
    """An environment of its own, so that nothing of the machine is read or written."""
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH", "SYSTEMROOT") if name in os.environ}
    return {**kept, "NIGHTLIGHT_DATA": str(tmp_path / "data"), "LANG": "C.UTF-8", "PYTHONWARNINGS": "error"}


def run(environ: dict[str, str], *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "nightlight", *arguments]
    return subprocess.run(
        command, input=typed, env=environ, capture_output=True, encoding="utf-8", timeout=60, check=False
    )


def journals(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "data" / "matches").glob("*.jsonl"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_can_be_played_through_a_pipe(environ: dict[str, str], tmp_path: Path, language: str) -> None:
    played = run(environ, "play", GAME, "--lang", language, "--option", "turns=6", typed=ONES)

    path = journals(tmp_path)[0]
    assert (played.returncode, played.stderr) == (0, "")
    assert Journal.read(path).over
    assert f"nightlight verify {path}" in played.stdout
    assert KEY.findall(played.stdout) == []


def test_the_menu_leads_to_a_match(environ: dict[str, str], tmp_path: Path) -> None:
    played = run(environ, typed="1\n2\nAnn,Ben\n\n\n1\n")

    assert played.returncode == 0
    assert played.stdout.startswith("Nightlight\n")
    assert Journal.read(journals(tmp_path)[0]).names == ["Ann", "Ben"]
    assert len(Journal.read(journals(tmp_path)[0]).lines) == 1


def test_the_menu_offers_what_was_left(environ: dict[str, str], tmp_path: Path) -> None:
    run(environ, "play", GAME, "--seats", "Ann,bot", "--option", "start_player=0", typed="1\n")
    before = len(Journal.read(journals(tmp_path)[0]).lines)

    played = run(environ, "play", typed=f"{len(GAMES) + 1}\n1\n")

    assert "Ann, Bot 1" in played.stdout
    assert len(Journal.read(journals(tmp_path)[0]).lines) > before
    assert len(journals(tmp_path)) == 1


def test_an_empty_input_leaves_the_menu_in_peace(environ: dict[str, str], tmp_path: Path) -> None:
    played = run(environ, "play")

    assert (played.returncode, played.stderr) == (0, "")
    assert not (tmp_path / "data").exists()


def test_a_match_is_resumed_where_the_input_ended(environ: dict[str, str], tmp_path: Path) -> None:
    left = run(environ, "play", GAME, "--words", "--option", "turns=6", typed="boo\n1\n1\n1\n")
    path = journals(tmp_path)[0]
    before = Journal.read(path).lines

    resumed = run(environ, "play", "--resume", str(path), typed=ONES)

    assert left.returncode == 0
    assert f"nightlight play --resume {path}" in left.stdout
    assert resumed.returncode == 0
    assert Journal.read(path).lines[: len(before)] == before
    assert Journal.read(path).over


def test_the_promise_of_the_luck_is_shown_before_anybody_adds_words(environ: dict[str, str], tmp_path: Path) -> None:
    played = run(environ, "play", GAME, "--seats", "Ann,bot,Ben", "--words", typed="boo\nwho żółw\n")

    luck = Journal.read(journals(tmp_path)[0]).header.luck
    assert luck.words == ["boo", "who żółw"]
    assert luck.promise in played.stdout[: played.stdout.index("> boo")]


def test_leaving_before_the_words_are_said_begins_no_match(environ: dict[str, str], tmp_path: Path) -> None:
    played = run(environ, "play", GAME, "--words")

    assert (played.returncode, played.stderr) == (0, "")
    assert journals(tmp_path) == []


def test_a_match_cut_off_in_the_middle_of_a_line_is_resumed(environ: dict[str, str], tmp_path: Path) -> None:
    run(environ, "play", GAME, typed="1\n1\n")
    path = journals(tmp_path)[0]
    before = len(Journal.read(path).lines)
    path.write_bytes(path.read_bytes()[:-9])

    resumed = run(environ, "play", "--resume", path.name, typed="")

    assert resumed.returncode == 0
    assert "was cut off and has been left out" in resumed.stdout
    assert len(Journal.read(path).lines) >= before - 1


@pytest.mark.skipif(os.name != "posix", reason="signals are a matter of POSIX")
def heed_interrupts() -> None:
    """A shell lets what it runs in the background ignore them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_an_interrupt_loses_nothing(environ: dict[str, str], tmp_path: Path) -> None:
    command = [sys.executable, "-m", "nightlight", "play", GAME, "--seats", "Ann,bot"]
    with subprocess.Popen(
        command,
        env=environ,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        preexec_fn=heed_interrupts,  # noqa: PLW1509 (there are no threads here)
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n")
        process.stdin.flush()
        while "> 1" not in process.stdout.readline():
            pass

        process.send_signal(signal.SIGINT)
        rest, errors = process.communicate(timeout=30)

    path = journals(tmp_path)[0]
    assert (process.returncode, errors) == (130, "")
    assert f"nightlight play --resume {path}" in rest
    assert len(Journal.read(path).lines) >= 1


def test_a_finished_match_is_verified(environ: dict[str, str], tmp_path: Path) -> None:
    run(environ, "play", GAME, "--seats", "bot,bot")
    path = journals(tmp_path)[0]

    verified = run(environ, "verify", str(path))

    assert verified.returncode == 0
    assert "The luck was fair" in verified.stdout


def test_draws_that_a_lesson_gave_are_told_apart(environ: dict[str, str], tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    plan = lesson("dont-go-in-there")
    match = plan.begin(["Ann", "Ben", "Cleo"], PERSON, path)
    for turn in plan.turns:
        match.answer(turn.seat, turn.action)
    while not match.over:
        seat = next(seat for seat in range(3) if match.legal(seat))
        match.answer(seat, match.legal(seat)[0])

    verified = run(environ, "verify", str(path))

    assert verified.returncode == 0
    assert f"all {sum(map(len, match.asked)) - len(plan.luck)} draws follow" in verified.stdout
    assert f"{len(plan.luck)} draws before them were fixed by the lesson" in verified.stdout


def test_an_edited_match_is_not_verified(environ: dict[str, str], tmp_path: Path) -> None:
    run(environ, "play", GAME, "--seats", "bot,bot")
    path = journals(tmp_path)[0]
    lines = path.read_text(encoding="utf-8").split("\n")
    path.write_text("\n".join([*lines[:5], *lines[6:]]), encoding="utf-8")

    verified = run(environ, "verify", str(path))

    assert verified.returncode == 1
    assert "line 6" in verified.stdout


def test_a_running_match_cannot_be_verified_yet(environ: dict[str, str], tmp_path: Path) -> None:
    run(environ, "play", GAME, typed="1\n")

    verified = run(environ, "verify", str(journals(tmp_path)[0]))

    assert verified.returncode == 1
    assert "not over yet" in verified.stdout


def test_a_seeded_match_says_that_its_luck_is_no_secret(environ: dict[str, str], tmp_path: Path) -> None:
    played = run(environ, "play", GAME, "--seats", "bot,bot", "--seed", "7")

    verified = run(environ, "verify", str(journals(tmp_path)[0]))

    assert "seed" in played.stdout
    assert verified.returncode == 0
    assert "seed" in verified.stdout


def test_the_same_seed_gives_the_same_match(environ: dict[str, str], tmp_path: Path) -> None:
    for _ in range(2):
        run(environ, "play", GAME, "--seats", "bot,bot:uniform", "--seed", "7")

    first, second = journals(tmp_path)

    assert first.read_bytes() == second.read_bytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_replayed(environ: dict[str, str], tmp_path: Path, language: str) -> None:
    run(environ, "play", GAME, "--seats", "bot,bot", "--option", "turns=6")

    replayed = run(environ, "replay", str(journals(tmp_path)[0]), "--lang", language, typed="\n" * 300)

    assert (replayed.returncode, replayed.stderr) == (0, "")
    assert KEY.findall(replayed.stdout) == []


def test_a_match_is_laid_open_as_json_lines(environ: dict[str, str], tmp_path: Path) -> None:
    run(environ, "play", GAME, "--seats", "bot,bot")
    path = journals(tmp_path)[0]

    traced = run(environ, "replay", str(path), "--trace")

    entries = [json.loads(line) for line in traced.stdout.splitlines()]
    assert traced.returncode == 0
    assert len(entries) == 1 + len(Journal.read(path).lines)
    assert "outcome" in entries[-1]


def test_simulated_matches_are_the_same_every_time(environ: dict[str, str], tmp_path: Path) -> None:
    arguments = ["simulate", GAME, "--players", "2", "--seed", "3", "--matches", "2", "--option", "turns=6", "--out"]

    simulated = [run(environ, *arguments, str(tmp_path / name)) for name in ("one", "two")]

    one, two = (sorted((tmp_path / name).iterdir()) for name in ("one", "two"))
    assert [result.returncode for result in simulated] == [0, 0]
    assert "2 matches were written" in simulated[0].stdout
    assert "2 of 2" in simulated[0].stderr
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in two]
    assert len(one) == 2


def test_rules_are_printed_whole_or_by_clause(environ: dict[str, str]) -> None:
    whole, clause = run(environ, "rules", GAME), run(environ, "rules", GAME, "dg-4.5")

    assert whole.stdout.startswith("#")
    assert "DG-4.5" in whole.stdout
    assert clause.stdout.startswith("DG-4.5")
    text, source = clause.stdout.splitlines()
    assert text.endswith("Nobody may decline.")
    assert source.startswith("  [rulebook: ")


def test_rules_are_printed_in_the_language_that_is_asked_for(environ: dict[str, str]) -> None:
    whole, clause = run(environ, "rules", GAME, "--lang", "ru"), run(environ, "rules", GAME, "DG-4.5", "--lang", "pl")

    assert whole.stdout.startswith(f"# {Words('ru')('dont-go-in-there-title')}")
    assert "\n  [instrukcja: " in clause.stdout


def test_games_are_listed(environ: dict[str, str]) -> None:
    listed = run(environ, "games", "--lang", "pl")

    assert listed.stdout.startswith(f"{GAME} \N{EN DASH} Nie wchodź tam!")
    assert len(listed.stdout.splitlines()) == len(GAMES)


def test_the_version_is_one_line(environ: dict[str, str]) -> None:
    said = run(environ, "--version")

    assert said.returncode == 0
    assert re.fullmatch(r"nightlight \d+\.\d+\.\d+, engine \S.*\n", said.stdout)


def test_help_names_every_command(environ: dict[str, str]) -> None:
    said = run(environ, "--help")

    assert all(command in said.stdout for command in ("play", "replay", "verify", "simulate", "rules", "games"))


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["play", "chess"], "There is no game"),
        (["play", GAME, "--seats", "Ann"], "is for 2 to 5 players, not 1"),
        (["play", "fear-of-the-dark", "--seats", "Ann,Ben"], "Fear of the Dark is for one player, not 2."),
        (["play", GAME, "--seats", "Ann,bot:wise"], "There is no bot"),
        (["play", GAME, "--option", "turns"], "name=value"),
        (["play", GAME, "--option", "turns=7"], "can be 12, 9, 6"),
        (["play", GAME, "--option", "moon=full"], "has no option"),
        (["play", GAME, "--option", "start_player=4", "--seats", "Ann,bot"], "cannot be set up"),
        (["play", GAME, "--seed", "99999999999999999999999"], "cannot be set up"),
        (["play", GAME, "--seed", "x"], "whole number"),
        (["play", GAME, "--lang", "de"], "I speak: en, pl, ru"),
        (["play", GAME, "--resume", "x"], "give only --resume"),
        (["play", "--resume", "nowhere.jsonl"], "There is no file nowhere.jsonl."),
        (["replay", "nowhere.jsonl"], "There is no file"),
        (["replay", "nowhere.jsonl", "--trace"], "There is no file"),
        (["verify", "nowhere.jsonl"], "There is no file"),
        (["rules", "chess"], "There is no game"),
        (["rules", GAME, "DG-4.55"], "DG-4.5"),
        (["simulate", GAME, "--players", "9", "--out", "x"], "is for 2 to 5 players, not 9"),
        (["simulate", "chess", "--players", "2", "--out", "x"], "There is no game"),
        (["dance"], "invalid choice"),
    ],
)
def test_a_mistake_is_one_line_and_code_two(environ: dict[str, str], arguments: list[str], problem: str) -> None:
    refused = run(environ, *arguments)

    assert (refused.returncode, refused.stdout) == (2, "")
    assert problem in refused.stderr
    assert refused.stderr.count("\n") == 1


def test_a_file_that_is_no_journal_is_refused(environ: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "boo.jsonl").write_text("boo\n")

    refused = [run(environ, "play", "--resume", str(tmp_path / "boo.jsonl"))]
    refused.append(run(environ, "replay", str(tmp_path / "boo.jsonl")))

    assert [result.returncode for result in refused] == [2, 2]
    assert all("no Nightlight journal" in result.stderr for result in refused)


def test_a_folder_that_cannot_be_written_is_one_clear_line(environ: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")

    refused = run(environ, "play", GAME)

    assert refused.returncode == 2
    assert str(tmp_path / "data") in refused.stderr
    assert refused.stderr.count("\n") == 1


@pytest.mark.skipif(os.name != "posix", reason="the pipe is closed by a POSIX shell")
def test_a_reader_who_leaves_is_no_trouble(environ: dict[str, str]) -> None:
    command = f"{sys.executable} -m nightlight rules {GAME} | head -n 1; exit ${{PIPESTATUS[0]}}"

    said = subprocess.run(
        ["/bin/bash", "-c", command], env=environ, capture_output=True, encoding="utf-8", timeout=60, check=False
    )

    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout.count("\n") == 1
