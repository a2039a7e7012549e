"""What the journal keeps of a raced question: all that its judgement needs."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from games.komnata_strachu.chamber import FIRST_EXAMPLE
from nightlight.core.live import judged_again
from nightlight.games.komnata_strachu.game import GAME
from nightlight.games.komnata_strachu.live import LIVE
from nightlight.play.luck import Luck
from nightlight.play.match import Match
from server.vigil import RIGHT, SECOND_EXAMPLE, WRONG, Vigil, case, dealt


@pytest.mark.rule("KS-8.19", "KS-8.21")
def test_the_photo_finish_shows_what_was_seen_what_was_believed_and_what_counted() -> None:
    table = Vigil(dealt(seats=4, handicap="0,260,0,0"), {0: 30, 1: 2000, 3: 0}, bots=1)
    table.seal(2, WRONG, 1499)
    shown = table.show()
    race = table.race
    table.press(shown + 1540, 0, RIGHT, 1500.25)
    table.press(shown + 1550, 1, RIGHT, 900)
    table.press(shown + 1555, 3, [])
    table.finish()

    rows = [list(row.values()) for row in race.finish()]

    assert list(race.finish()[0]) == ["seat", "answer", "right", "time", "wall", "elapsed", "credit", "round_trip"]
    assert rows == [
        [2, WRONG, False, 1499, 1499, None, 0, 0],
        [0, RIGHT, True, 1500, 1540, 1500.25, 40, 30],
        [1, RIGHT, True, 1510, 1550, 900, 300, 2000],
        [3, [], False, 1555, 1555, None, 0, 0],
    ]
    assert table.times == [1500, 1510, 1499, 1555]
    assert case(table.notes[0])["finish"] == race.finish()


Change = Callable[[dict[str, object]], None]


def rows_of(note: dict[str, object], key: str) -> list[dict[str, object]]:
    rows = note[key]
    assert isinstance(rows, list)
    return rows


def changed(key: str, number: int, field: str, value: object) -> Change:
    """A note in which one field says something else."""

    def change(note: dict[str, object]) -> None:
        rows_of(note, key)[number][field] = value

    return change


def without(key: str) -> Change:
    def change(note: dict[str, object]) -> None:
        del note[key]

    return change


@pytest.mark.rule("KS-8.21")
@pytest.mark.parametrize(
    "change",
    [
        changed("messages", 0, "elapsed", 1430),
        changed("messages", 0, "received", 1530),
        changed("messages", 0, "time", 1400),
        changed("messages", 0, "answer", WRONG),
        changed("messages", 0, "seat", 1),
        changed("messages", 0, "seat", "0"),
        changed("messages", 0, "received", None),
        changed("messages", 1, "rejected", "late"),
        changed("messages", 1, "line", "lost"),
        changed("lines", 0, "round_trip", 200),
        changed("lines", 0, "round_trip", True),
        changed("lines", 0, "takes_part", False),
        changed("lines", 1, "handicap", 100),
        changed("lines", 2, "bot", False),
        changed("finish", 1, "right", False),
        changed("finish", 0, "time", 1),
        without("messages"),
        without("lines"),
        without("resolved"),
        without("finish"),
        lambda note: note.update(resolved=1),
        lambda note: note.update(question=2),
        lambda note: note.update(messages=["nothing"]),
        lambda note: rows_of(note, "messages").pop(0),
    ],
)
def test_a_note_is_judged_again_from_itself_alone_and_a_changed_one_gives_itself_away(change: Change) -> None:
    table = Vigil(dealt(seats=3), {0: 30, 1: 150}, bots=1)
    table.seal(2, WRONG, 1100)
    shown = table.show()
    before = table.state
    table.press(shown + 1540, 0, RIGHT, 1500)
    table.press(shown + 1545, 0, WRONG, 1500)
    table.press(shown + 1610, 1, RIGHT, 1440)
    table.finish()
    note: dict[str, object] = json.loads(json.dumps(case(table.notes[0])))
    line = next(line for line in table.match.journal.lines if line.note is not None)

    entries = judged_again(LIVE, before, note)
    change(note)

    assert line.note == table.notes[0]
    assert entries == table.races[0].result()[0]
    assert judged_again(LIVE, before, note) is None


def test_a_note_fits_no_other_question() -> None:
    table = Vigil(dealt(FIRST_EXAMPLE, SECOND_EXAMPLE), {0: 30, 1: 150})
    shown = table.show()
    table.press(shown + 1540, 0, RIGHT, 1500)
    table.finish()

    assert judged_again(LIVE, table.state, case(table.notes[0])) is None
    over = Match.start(GAME, GAME.setup(2, {"form": "race"}), ["Ann", "Ben"], ["human"] * 2, Luck.seeded(1))
    assert judged_again(LIVE, over.state, case(table.notes[0])) is None
