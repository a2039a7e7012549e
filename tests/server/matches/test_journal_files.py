"""Journals that leave a server and come back: honest ones only, and only of matches that are over."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nightlight.core.errors import BadJournal
from nightlight.games import find
from nightlight.play.journal import Journal
from nightlight.play.luck import Luck
from nightlight.play.match import Match
from nightlight.play.verify import verify
from nightlight.server.matches import import_checks
from nightlight.server.matches.journal_files import checked, ended
from nightlight.server.operations.server_process import ServerProcess
from nightlight.server.tables.records import Abandoned
from nightlight.server.tables.refusal import Refusal
from nightlight.server.tables.seating import SOMEBODY
from nightlight.wire.messages import AddWords, Reason, Start
from server.house import Story, Visitor, begun, brought_in, guest_of, reason_of
from server.vigil import RIGHT, WRONG, Vigil, dealt
from toy.evenings import edited, rechecked

Said = dict[str, Any]

SECRET = bytes(range(32))


def conceded() -> Story:
    """A match of one that is over, with words said to its luck."""
    story = Story("fear-of-the-dark", "ann")
    story.ask("ann", AddWords(seat=0, words="boo"))
    story.ask("ann", Start())
    story.answer(0)
    while story.match.state.top().name() != "act":
        story.answer(0)
    story.choose(0, "concede")
    return story


def played() -> str:
    """The journal of a whole match of two people and a bot, away from any server."""
    game = find("nightmarium")
    match = Match.start(game, game.setup(3), ["Ann", "Łukasz", "Bot"], ["human", "human", "greedy"], Luck.fair(SECRET))
    while not match.over:
        seat = next(seat for seat in range(3) if match.legal(seat))
        match.answer(seat, match.legal(seat)[0])
    return match.journal.text()


WHOLE = played()


def test_a_journal_is_given_out_when_the_match_is_over() -> None:
    assert reason_of(lambda: ended(Story().state)) == Reason.NOT_NOW
    assert reason_of(lambda: ended(begun().state)) == Reason.NOT_NOW
    assert ended(conceded().state).journal.text().count("\n") > 2


def test_what_is_given_out_replays_and_its_luck_was_honest(tmp_path: Path) -> None:
    story = conceded()
    path = tmp_path / "match.jsonl"

    path.write_text(ended(story.state).journal.text(), "utf-8")

    journal = Journal.read(path)
    assert Match.replay(journal, story.state.game).state.json() == story.match.state.json()
    assert journal.header.luck.words == ["boo"]
    assert verify(path).honest is True


def test_a_match_that_was_given_up_is_told_as_far_as_it_went() -> None:
    story = begun()
    story.answer(0)

    story.happen(Abandoned("idle"))

    journal = Journal.read(ended(story.state).journal.text())
    assert len(journal.lines) == 1
    assert journal.closing is None


async def test_a_match_from_elsewhere_becomes_a_table_to_look_at(house: ServerProcess) -> None:
    cat = await guest_of(house, "Cat")

    row = await brought_in(house, cat, WHOLE)
    live = await house.lobby.table(row.id)
    visitor = await Visitor(house, cat).join(row.id, language="en")

    assert (row.stage, row.visibility, live.state.stage) == ("over", "private", "over")
    assert ended(live.state).journal.text() == WHOLE
    assert [chair.guest for chair in live.state.chairs] == [SOMEBODY, SOMEBODY, None]
    assert visitor.messages("update")[0]["outcome"]["ranks"]
    assert [each.id for each in house.services.store.tables_of(cat.id)] == [row.id]


def test_a_seeded_match_can_be_brought_in() -> None:
    game = find("fear-of-the-dark")
    match = Match.start(game, game.setup(1), ["Ann"], ["human"], Luck.seeded(5))
    match.answer(0, match.legal(0)[-1])

    opened, _, answered = checked(match.journal.text(), "host")

    assert (opened.seeded, opened.secret) == (True, "5")
    assert answered.closing is not None


def lines_of(text: str) -> list[Said]:
    return [json.loads(line) for line in text.splitlines()]


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (lambda text: text[:0], "the file is empty"),
        (lambda text: "boo" + text, "no Nightlight journal"),
        (lambda text: text[: text.rindex("}")], "cut off"),
        (lambda text: text.replace("Ann", "Eve", 1), "its check does not fit"),
        (lambda text: rechecked(lines_of(text)[:1] + lines_of(text)[3:]), "line 2|this could not be done|luck"),
        (lambda text: edited(text, 1, lambda said: said.update(game="chess")), "no game is called 'chess'"),
        (lambda text: edited(text, 1, lambda said: said.update(rules_version=99)), "version 99 of the rules"),
        (lambda text: edited(text, text.count("\n"), lambda said: said.update(secret="ab" * 32)), "seed|secret"),
        (lambda text: edited(text, text.count("\n"), lambda said: said.update(outcome={})), "the outcome is"),
    ],
)
def test_a_broken_journal_is_refused(spoil: Callable[[str], str], problem: str) -> None:
    with pytest.raises(Exception, match=problem):
        checked(spoil(WHOLE), "host")

    assert reason_of(lambda: checked(spoil(WHOLE), "host")) == Reason.BAD_SETUP


def raced() -> str:
    """The journal of a match of Komnata Strachu whose first question was raced."""
    table = Vigil(dealt(seats=2), {0: 30, 1: 150})
    shown = table.show()
    table.press(shown + 1540, 0, RIGHT, 1500.25)
    table.press(shown + 1545, 0, WRONG, 1500)
    table.race.lost(shown + 1546, 1)
    table.race.returned(shown + 1550, 1)
    table.press(shown + 1610, 1, RIGHT, 1440)
    table.finish()
    return table.match.journal.text()


def noted(text: str, change: Callable[[Said], object]) -> str:
    """The journal with something else in the note of its race."""
    number = next(number for number, line in enumerate(lines_of(text), start=1) if "note" in line)
    return changed(text, number, lambda said: change(said["note"]))


def test_what_a_race_notes_may_come_in() -> None:
    import_checks.check(Journal.read(raced()))


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda note: note.update(more="boo"), "unknown field `more`"),
        (lambda note: note["race"].update(more="boo"), "unknown field `more`"),
        (lambda note: note["race"]["lines"][0].update(more="boo"), "unknown field `more`"),
        (lambda note: note["race"]["messages"][0].update(answer=["x" * 65]), "length <= 64"),
        (lambda note: note["race"]["messages"][0].update(answer=["ring"] * 17), "length <= 16"),
        (lambda note: note["race"]["messages"].extend(note["race"]["messages"][:1] * 1000), "length <= 1000"),
        (lambda note: note["race"].update(finish=note["race"]["finish"] * 40), "length <= 31"),
        (lambda note: note.update(dark=10**18), "<= 1000000000"),
        (lambda note: note.pop("dark"), "missing required field `dark`"),
        (lambda note: note.update({"x" * 1_000_000: 1}), "unknown field `xxx.{0,60}…$"),
    ],
)
def test_a_note_of_another_shape_is_refused(change: Callable[[Said], object], problem: str) -> None:
    with pytest.raises(BadJournal, match=rf"line \d+: a note tells how a question was raced: .*{problem}"):
        import_checks.check(Journal.read(noted(raced(), change)))


def headed(change: Callable[[Said], object]) -> str:
    """The journal with another header."""
    return changed(WHOLE, 1, change)


def changed(text: str, number: int, change: Callable[[Said], object]) -> str:
    """The journal with another line of that number."""
    lines = lines_of(text)
    change(lines[number - 1])
    return rechecked(lines)


def named(name: str, seat: int = 0) -> str:
    return headed(lambda said: said["names"].__setitem__(seat, name))


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (named("x" * 1_000_000), "line 1: a name has 1 to 40 letters, not 1000000"),
        (named("x" * 41), "line 1: a name has 1 to 40 letters.* is long"),
        (named("x" * 41 + " 2"), "is long"),
        (named(""), "is empty"),
        (named("a\u202eb"), "is signs"),
        (named("a  b"), "is written as 'a b', not 'a  b'"),
        (named("x" * 100, 2), "is long"),
        (headed(lambda said: said["kinds"].__setitem__(2, "x" * 65)), "a kind of player is a word"),
        (headed(lambda said: said["kinds"].__setitem__(2, "Greedy bot")), "a kind of player is a word"),
        (headed(lambda said: said["luck"].update(words=["x" * 401])), "at most 400 letters"),
        (headed(lambda said: said["luck"].update(words=["x"] * 32)), "at most 31 add words"),
        (headed(lambda said: said["luck"].update(given=[0] * 1001)), "at most 1000 outcomes"),
        (headed(lambda said: said["setup"]["options"].update(x="9" * 5000)), "at most 400 letters, not 5000"),
        (changed(WHOLE, WHOLE.count("\n"), lambda said: said.update(secret="ab" * 65)), "at most 64 bytes, not 65"),
        (changed(WHOLE, 2, lambda said: said.update(note={"x": 1})), "line 2: only raced questions have notes"),
    ],
)
def test_what_could_not_have_been_said_here_is_refused(spoil: str, problem: str) -> None:
    with pytest.raises(Refusal, match=problem) as refused:
        checked(spoil, "host")

    assert refused.value.reason == Reason.BAD_SETUP
    assert len(str(refused.value)) < 600


@pytest.mark.parametrize("name", ["Ann 2", "x" * 40 + " 12", "—", "Żółć", "👨‍👩‍👧‍👦" * 10])
def test_names_that_a_table_gives_come_in(name: str) -> None:
    assert checked(named(name), "host")


def test_a_match_that_goes_on_is_not_brought_in() -> None:
    unfinished = rechecked(lines_of(WHOLE)[:-1])

    assert reason_of(lambda: checked(unfinished, "host")) == Reason.NOT_NOW


def test_luck_that_was_made_up_is_refused() -> None:
    game = find("fear-of-the-dark")
    match = Match.start(game, game.setup(1), ["Ann"], ["human"], Luck.fair(bytes(32)))
    match.answer(0, match.legal(0)[-1])
    honest = match.journal.text()
    other = Luck.fair(bytes(range(32)))

    promised_another = edited(honest, 1, lambda said: said.update(luck=other.json()))

    assert checked(honest, "host")
    assert reason_of(lambda: checked(promised_another, "host")) == Reason.BAD_SETUP


async def test_a_refused_journal_leaves_nothing_behind(house: ServerProcess) -> None:
    cat = await guest_of(house, "Cat")

    with pytest.raises(Exception, match="cut off"):
        await brought_in(house, cat, WHOLE[:-50])

    assert house.services.store.tables_of(cat.id) == []
