"""The journal: a file that a person can read, and that tells when it was tampered with."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from nightlight.core.errors import BadJournal, StorageError, UnknownGame
from nightlight.play.journal import Journal
from nightlight.play.luck import Luck, commitment
from nightlight.play.match import Match, game_of
from nightlight.play.record import Line
from toy.evenings import NAMES, SECRET, Said, begun, candles, edited, finished, played_on, rechecked
from toy.game import TOY

WHOLE = finished().journal.text()
LAST = WHOLE.count("\n")


def test_the_first_line_says_what_is_played_by_whom_and_with_which_luck() -> None:
    header = json.loads(WHOLE.splitlines()[0])

    assert list(header) == [
        "nightlight", "version", "game", "rules_version", "setup", "names", "kinds", "luck", "outcomes", "check",
    ]  # fmt: skip
    assert header["nightlight"] == "journal"
    assert (header["version"], header["game"], header["rules_version"]) == (1, "candles", 1)
    assert header["setup"] == {"players": 2, "options": {"nights": "2", "dark": ""}}
    assert (header["names"], header["kinds"]) == (NAMES, ["human", "human"])
    assert header["luck"] == {"kind": "fair", "hash": commitment(SECRET), "words": ["boo"]}
    assert len(header["outcomes"]) == 3


def test_a_line_says_who_did_what_and_the_luck_that_followed() -> None:
    line = json.loads(WHOLE.splitlines()[1])

    assert list(line) == ["seat", "action", "outcomes", "check"]
    assert line["action"] == {"peek": {"rival": 1 - line["seat"]}}
    assert line["outcomes"] == []


def test_the_last_line_says_how_it_ended_and_tells_the_secret() -> None:
    closing = json.loads(WHOLE.splitlines()[-1])

    assert list(closing) == ["outcome", "secret", "check"]
    assert list(closing["outcome"]) == ["ranks", "scores", "reason", "winners"]
    assert closing["secret"] == SECRET.hex()
    assert SECRET.hex() not in "".join(WHOLE.splitlines()[:-1])


def test_names_are_written_as_people_write_them() -> None:
    assert "Łukasz" in WHOLE


def test_the_checks_are_those_the_record_promises() -> None:
    assert rechecked([json.loads(line) for line in WHOLE.splitlines()]) == WHOLE


def test_what_was_written_reads_the_same_from_a_file_and_from_a_text(tmp_path: Path) -> None:
    match = finished(tmp_path / "match.jsonl")

    from_file, from_text = Journal.read(tmp_path / "match.jsonl"), Journal.read(match.journal.text())

    for journal in (from_file, from_text):
        assert journal.text() == match.journal.text() == WHOLE
        assert journal.lines == match.journal.lines
        assert journal.closing == match.journal.closing
        assert (journal.game, journal.names, journal.over, journal.dropped) == ("candles", NAMES, True, None)


def test_a_journal_with_the_line_ends_of_windows_is_the_same_journal() -> None:
    journal = Journal.read(WHOLE.replace("\n", "\r\n"))

    assert Match.replay(journal, TOY).over


def without(key: str) -> Callable[[Said], object]:
    return lambda said: said.pop(key)


def with_value(key: str, value: object) -> Callable[[Said], None]:
    return lambda said: said.update({key: value})


@pytest.mark.parametrize(
    ("number", "change", "problem"),
    [
        (1, without("nightlight"), "this is no Nightlight journal"),
        (1, with_value("nightlight", "diary"), "this is no Nightlight journal"),
        (1, with_value("version", 2), "a newer Nightlight wrote this: version 2; this one reads 1"),
        (1, with_value("version", 0), "version is 1, not 0"),
        (1, with_value("version", "1"), "version is a whole number"),
        (1, with_value("version", True), "version is a whole number"),
        (1, without("check"), "check is a text, not None"),
        (1, without("kinds"), "the header has the keys .*; missing kinds"),
        (1, with_value("moon", 1), "unknown moon"),
        (1, with_value("game", 5), "game is a text, not 5"),
        (1, with_value("rules_version", -1), "rules_version is a whole number from 0"),
        (1, with_value("setup", []), r"setup is an object, not \[\]"),
        (1, with_value("setup", {"players": 2}), "setup has the keys players, options; missing options"),
        (1, with_value("setup", {"players": 2.0, "options": {}}), "players is a whole number .*, not 2.0"),
        (1, with_value("setup", {"players": 2, "options": {"nights": 2}}), "option nights is a text, not 2"),
        (1, with_value("names", "Ann"), "names is a list of texts, not 'Ann'"),
        (1, with_value("names", ["Ann", None]), "each of names is a text, not None"),
        (1, with_value("names", ["Ann", "\ud800"]), "each of names is Unicode text, not"),
        (1, with_value("setup", {"players": 2, "options": {"\ud800": "2"}}), "each of options is Unicode text, not"),
        (1, with_value("luck", {}), "luck is fair or seeded, not None"),
        (1, with_value("luck", {"kind": "seeded"}), "seeded luck has the keys kind, seed; missing seed"),
        (1, with_value("luck", {"kind": "seeded", "seed": 2**63}), "seed is a whole number from 0 to"),
        (1, with_value("luck", {"kind": "fair", "hash": "ab", "words": []}), "hash has 64 digits, not 'ab'"),
        (1, with_value("luck", {"kind": "fair", "hash": "AB" * 32, "words": []}), "hash is hex, not"),
        (
            1,
            with_value("luck", {"kind": "fair", "hash": "ab" * 32, "words": ["\ud800"]}),
            "each of words is Unicode text, not",
        ),
        (1, with_value("outcomes", None), "outcomes is a list of whole numbers, not None"),
        (2, without("seat"), "an action has the keys seat, action, outcomes, check; missing seat"),
        (2, without("check"), "check is a text, not None"),
        (2, with_value("seat", "0"), "seat is a whole number from 0 to .*, not '0'"),
        (2, with_value("seat", -1), "seat is a whole number from 0"),
        (2, with_value("action", "peek"), "action is an object, not 'peek'"),
        (2, with_value("outcomes", [0.5]), "each of outcomes is a whole number"),
        (2, with_value("outcomes", [10**30]), "each of outcomes is a whole number"),
        (2, with_value("time", 12), "unknown time"),
        (LAST, without("secret"), "the closing line has the keys outcome, secret, check; missing secret"),
        (LAST, with_value("secret", "xyz"), "secret is hex, not 'xyz'"),
        (LAST, with_value("outcome", None), "outcome is an object, not None"),
        (2, with_value("outcome", {}), "the closing line has the keys"),
    ],
)
def test_a_line_that_says_something_else_is_named(number: int, change: Callable[[Said], object], problem: str) -> None:
    text = edited(WHOLE, number, change)

    with pytest.raises(BadJournal, match=problem) as refused:
        Journal.read(text)

    assert refused.value.line == number


@pytest.mark.parametrize("number", range(1, LAST + 1))
def test_an_edited_line_is_found_and_named(number: int) -> None:
    lines = WHOLE.splitlines(keepends=True)
    lines[number - 1] = lines[number - 1].replace('"check"', '"mood": "gloomy", "check"')

    with pytest.raises(BadJournal, match="its check does not fit: this line was edited") as refused:
        Journal.read("".join(lines))

    assert refused.value.line == number


@pytest.mark.parametrize("number", range(2, LAST))
def test_a_line_that_was_taken_out_is_missed(number: int) -> None:
    lines = WHOLE.splitlines(keepends=True)

    del lines[number - 1]

    with pytest.raises(BadJournal, match="one before it is missing") as refused:
        Journal.read("".join(lines))
    assert refused.value.line == number


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("", 1, "the file is empty, not a journal"),
        ("Dear diary,\n", 1, "this is no Nightlight journal: not JSON"),
        ("\n", 1, "this is no Nightlight journal: not JSON"),
        ("[]\n", 1, r"a line is an object, not \[\]"),
        ("{}\n", 1, "this is no Nightlight journal"),
        ("[" * 100_000 + "\n", 1, "this is no Nightlight journal: not JSON"),
        (WHOLE.splitlines()[0][:40], 1, "this is no Nightlight journal: not JSON"),
        (WHOLE.replace("\n", "\n\n", 1), 2, "not JSON"),
        (WHOLE.replace('{"seat"', '{"seat": 1, "seat"', 1), 2, "not JSON: a key comes twice"),
        (WHOLE.replace('"outcomes": []', '"outcomes": [NaN]', 1), 2, "not JSON: NaN is no JSON"),
        (WHOLE + WHOLE.splitlines()[1] + "\n", LAST + 1, "the match ended before this line"),
    ],
)
def test_what_is_no_journal_is_refused(text: str, line: int, problem: str) -> None:
    with pytest.raises(BadJournal, match=problem) as refused:
        Journal.read(text, recover=True)

    assert refused.value.line == line


def test_a_line_that_is_not_utf_8_is_named(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(WHOLE.encode().replace(b"peek", b"p\xe9ek"))

    with pytest.raises(BadJournal, match="not JSON: 'utf-8' codec") as refused:
        Journal.read(path)

    assert refused.value.line == 2


@pytest.mark.parametrize("path", ["nowhere.jsonl", "."])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, path: str) -> None:
    with pytest.raises(StorageError, match="cannot be read: "):
        Journal.read(tmp_path / path)


def test_a_last_line_cut_off_anywhere_is_left_out_if_one_asks_for_it(tmp_path: Path) -> None:
    text = played_on(begun(Luck.seeded(1)), 3).journal.text().encode()
    start = text[:-1].rindex(b"\n") + 1
    path = tmp_path / "match.jsonl"

    for end in range(start + 1, len(text) - 1):
        path.write_bytes(text[:end])
        journal = Journal.read(path, recover=True)
        with pytest.raises(BadJournal, match="the last line is cut off; reading with recover") as refused:
            Journal.read(path)

        assert refused.value.line == journal.dropped == 4
        assert journal.text().encode() == text[:start]
        assert len(journal.lines) == 2


def test_a_name_cut_in_the_middle_of_a_letter_is_a_cut_off_line(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(WHOLE.encode() + '{"seat": "Ł'.encode()[:-1])

    journal = Journal.read(path, recover=True)

    assert journal.dropped == LAST + 1
    assert journal.over


def test_a_whole_last_line_without_its_line_end_is_whole() -> None:
    journal = Journal.read(WHOLE[:-1])

    assert journal.over
    assert journal.dropped is None


def test_only_the_last_line_can_be_left_out() -> None:
    lines = WHOLE.splitlines(keepends=True)
    lines[3] = lines[3][:20] + "\n"

    with pytest.raises(BadJournal, match="not JSON") as refused:
        Journal.read("".join(lines), recover=True)

    assert refused.value.line == 4


def test_a_mended_journal_can_be_continued(tmp_path: Path) -> None:
    whole = played_on(begun(Luck.seeded(1)), 3).journal
    lines = whole.text().splitlines(keepends=True)
    path = tmp_path / "match.jsonl"

    for torn in ("".join(lines[:3]) + lines[3][:10], "".join(lines[:3])[:-1]):
        path.write_text(torn, encoding="utf-8")
        journal = Journal.read(path, recover=True)
        journal.mend()
        journal.append([whole.lines[2]])

        assert path.read_text(encoding="utf-8") == whole.text()


def test_a_journal_never_overwrites_a_file(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_text("mine", encoding="utf-8")

    with pytest.raises(StorageError, match="already exists; nothing was written"):
        Journal.create(begun().journal.header, path)

    assert path.read_text(encoding="utf-8") == "mine"


def test_two_programs_cannot_mix_their_lines(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    begun(path=path)
    one, other = Journal.read(path), Journal.read(path)
    one.append([Line(0, {"rest": {}}, [])])
    written = path.read_bytes()

    with pytest.raises(StorageError, match="was changed by another program"):
        other.append([Line(0, {"peek": {"rival": 1}}, [])])
    with pytest.raises(StorageError, match="was changed by another program"):
        other.drop(0)

    assert path.read_bytes() == written
    assert other.lines == []


def test_dropped_lines_are_gone_from_the_file(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = played_on(begun(Luck.seeded(1), path), 2)
    after_two = path.read_bytes()
    played_on(match, 2)

    match.journal.drop(2)

    assert path.read_bytes() == after_two
    assert match.journal.text().encode() == after_two


def test_a_game_that_is_not_in_the_catalogue_is_named() -> None:
    journal = Journal.read(edited(WHOLE, 1, with_value("game", "tag")))

    with pytest.raises(BadJournal, match="line 1: no game is called 'tag'; there are: candles") as refused:
        game_of(journal, candles)

    assert isinstance(refused.value.__cause__, UnknownGame)


def test_lines_that_are_added_together_are_on_the_disk_together(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    whole = finished().journal
    journal = Journal.create(whole.header, path)

    journal.append(whole.lines, whole.closing)

    assert path.read_text(encoding="utf-8") == whole.text() == journal.text()
    assert journal.over


def test_a_note_is_kept_and_guarded_like_the_rest_of_its_line(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = begun(path=path)
    seat = next(seat for seat in (0, 1) if match.legal(seat))
    match.enter(match.propose((seat, match.legal(seat)[0]), note={"why": "ż"}))

    read = Journal.read(path)
    tampered = path.read_text(encoding="utf-8").replace("ż", "z")

    assert read.lines[0].note == {"why": "ż"}
    assert Match.replay(read, TOY).state.json() == match.state.json()
    with pytest.raises(BadJournal, match="line 2: its check does not fit"):
        Journal.read(tampered)
