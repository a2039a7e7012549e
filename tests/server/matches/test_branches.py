"""Playing on from a match that is over: the same luck, the same answers so far, and bots in the others' places."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from nightlight.core.event import Event
from nightlight.games.komnata_strachu.live import pass_actions, press_actions
from nightlight.play.journal import Journal
from nightlight.play.match import Match
from nightlight.play.verify import verify
from nightlight.server.matches.branches import retold
from nightlight.server.matches.journal_files import checked
from nightlight.server.matches.retelling import Past
from nightlight.server.operations.server_process import ServerProcess
from nightlight.server.tables.records import Abandoned
from nightlight.server.tables.requests import Asker, Transaction, entered
from nightlight.server.tables.state import TableState
from nightlight.wire.api import Branch
from nightlight.wire.messages import AddWords, Reason, Start
from server.house import (
    Served,
    Story,
    Visitor,
    begun,
    given_up,
    guest_of,
    problem,
    reason_of,
    table_for,
    until,
)

CAT = Asker("cat", "Cat")


def played(game: str, answers: int, seed: int, people: str = "ann bob", **wishes: Any) -> Story:
    """A match that was given up after so many answers at random, unless it was over before."""
    story = begun(game, people, **wishes)
    choices = random.Random(seed)  # noqa: S311
    for _ in range(answers):
        if story.state.deciders():
            seat = choices.choice(story.state.deciders())
            story.answer(seat, choices.randrange(len(story.match.legal(seat))))
    if story.state.stage != "over":
        story.happen(Abandoned("idle"))
    return story


def branch(story: Story, line: int, seat: int = 0) -> TableState:
    """The new table, as another process reads it."""
    opened, records = retold(CAT, Past.of(story.state), Branch(line, seat))
    state = TableState("new", "CODE", opened)
    for number, record in enumerate(records[1:], start=2):
        state.fold(number, 0, record)
    return state


def match_of(state: TableState) -> Match:
    assert state.match is not None
    return state.match


def happened(match: Match) -> list[Event]:
    return [event for events in match.events for event in events]


@pytest.mark.parametrize("game", ["dont-go-in-there", "nightmarium", "straszydla", "fear-of-the-dark"])
@pytest.mark.parametrize("line", [0, 1, 6])
def test_the_new_match_stands_where_the_old_one_stood(game: str, line: int) -> None:
    people = "ann" if game == "fear-of-the-dark" else "ann bob"
    story = played(game, 20, seed=1, people=people)

    state = branch(story, line)

    new = match_of(state)
    assert state.stage == "playing"
    assert [each.json() for each in new.journal.lines] == [each.json() for each in story.match.journal.lines[:line]]
    assert happened(new) == [event for events in story.match.events[: line + 1] for event in events]


def test_the_same_choices_bring_the_same_luck_and_others_are_free_to_be_made() -> None:
    story = played("nightmarium", 400, seed=2)
    assert story.match.over
    state = branch(story, 10)
    new = match_of(state)

    for line in story.match.journal.lines[10:]:
        new.answer(line.seat, new.game.verbs.action(line.action))

    assert new.state.json() == story.match.state.json()
    other = match_of(branch(story, 10))
    seat = next(seat for seat in range(2) if other.legal(seat))
    other.answer(seat, other.legal(seat)[-1])
    assert len(other.journal.lines) == 11


def test_the_journal_of_a_branch_is_honest_and_has_its_own_players(tmp_path: Path) -> None:
    story = played("dont-go-in-there", 12, seed=3)
    new = match_of(branch(story, 12, seat=1))

    while not new.over:
        seat = next(seat for seat in range(2) if new.legal(seat))
        new.answer(seat, new.legal(seat)[0])

    path = tmp_path / "branch.jsonl"
    path.write_text(new.journal.text(), "utf-8")
    assert verify(path).honest is True
    assert checked(new.journal.text(), "host")
    assert Journal.read(path).header.kinds == ["greedy", "human"]
    assert new.names == ["Bot 1", "Cat"]


def test_words_that_were_said_to_the_luck_are_its_words_still() -> None:
    story = Story()
    story.ask("bob", AddWords(seat=1, words="boo"))
    story.ask("ann", Start())
    story.answer(0)
    story.happen(Abandoned("idle"))

    state = branch(story, 1)

    assert state.luck().words == ["boo"]
    assert match_of(state).journal.header.outcomes == story.match.journal.header.outcomes


@pytest.mark.parametrize(("line", "seat"), [(0, 2), (3, 30)])
def test_there_must_be_such_a_seat(line: int, seat: int) -> None:
    story = played("dont-go-in-there", 5, seed=0)

    assert reason_of(lambda: branch(story, line, seat)) == Reason.NO_SEAT


def test_there_must_be_such_a_line_and_something_left_to_play() -> None:
    given_up = played("dont-go-in-there", 5, seed=0)
    over = begun("fear-of-the-dark", "ann")
    over.choose(0, "concede")

    assert reason_of(lambda: branch(given_up, 6)) == Reason.BAD_SETUP
    assert branch(given_up, 5).stage == "playing"
    assert reason_of(lambda: branch(over, 1)) == Reason.BAD_SETUP
    assert branch(over, 0).stage == "playing"


# --- races


def raced(reveals: int) -> Story:
    """So many raced questions, then the match was given up; the dark of each was as long as its number."""
    story = begun("komnata-strachu", options={"reveals": "9"})
    entries = [*((0, action) for action in press_actions(5, 900)), *((1, action) for action in pass_actions())]
    for number in range(reveals):
        note: dict[str, object] = {"race": {"messages": []}, "dark": number}
        transaction = entered(story.match.propose(*entries, note=note), "player")
        story.state.fold(story.state.number + 1, story.at, transaction.records[0], transaction.prepared)
    story.happen(Abandoned("idle"))
    return story


def test_a_question_that_was_being_raced_is_raced_anew() -> None:
    story = raced(2)
    lines = len(story.match.journal.lines) // 2

    inside = [branch(story, line) for line in range(lines, 2 * lines)]
    behind = branch(story, 2 * lines)

    assert {len(match_of(each).journal.lines) for each in inside} == {lines}
    assert len(match_of(behind).journal.lines) == 2 * lines
    assert 0 < inside[0].raced() < behind.raced()
    assert {each.raced() for each in inside} == {inside[0].raced()}


def test_the_photo_finish_of_the_last_race_is_remembered() -> None:
    story = raced(2)

    first, last = branch(story, len(story.match.journal.lines) // 2), branch(story, len(story.match.journal.lines))

    assert first.finish is not None
    assert last.finish is not None
    assert (first.finish.note["dark"], last.finish.note["dark"]) == (0, 1)


async def test_a_raced_branch_is_played_on_with_a_bot(house: ServerProcess) -> None:
    cat = await guest_of(house, "Cat")
    opened, records = retold(Asker(cat.id, "Cat"), Past.of(raced(1).state), Branch(2, 0))
    row = await house.lobby.keep(opened, records, "playing")

    visitor = await Visitor(house, cat).join(row.id)
    live = await house.lobby.table(row.id)
    await until(lambda: any(said.get("race", {}).get("dark") is False for said in visitor.messages("update")))

    assert live.state.raced() > 0
    assert live.races.race is not None, "it is judged here"


# --- over HTTP


async def over(client: httpx.AsyncClient, house: ServerProcess, **wishes: object) -> str:
    """A table whose match was given up after the deal."""
    return await given_up(client, house, **{"game": "dont-go-in-there", "players": 2, **wishes})


async def test_a_branch_is_a_table_of_ones_own(served: Served) -> None:
    ann, ben = await served.guest("Ann"), await served.guest("Ben")
    table = await over(ann, served.house)

    handle = await ben.post(f"/api/tables/{table}/branch", json={"line": 0, "seat": 1})

    assert handle.status_code == 201
    listed = (await ben.get("/api/my-tables")).json()
    assert [each["table"] for each in listed] == [handle.json()["table"]]
    assert (listed[0]["stage"], listed[0]["visibility"]) == ("playing", "solo")
    assert listed[0]["summary"]["names"] == ["Bot 1", "Ben"]
    live = await served.house.lobby.table(handle.json()["table"])
    assert live.state.may_watch(None) is False


@pytest.mark.limits(tables_per_guest=2)
async def test_who_may_not_branch_is_refused(served: Served) -> None:
    ann, ben = await served.guest("Ann"), await served.guest("Ben")
    table = await over(ann, served.house)
    alone = await over(ann, served.house, visibility="solo")
    going_on = (await ann.post("/api/tables", json={"game": "dont-go-in-there", "players": 2, "start": True})).json()[
        "table"
    ]
    from_there = {"line": 0, "seat": 0}

    nobody = await served.client().post(f"/api/tables/{table}/branch", json=from_there)
    uninvited = await ben.post(f"/api/tables/{alone}/branch", json=from_there)
    early = await ann.post(f"/api/tables/{going_on}/branch", json=from_there)
    beyond = await ann.post(f"/api/tables/{table}/branch", json={"line": 1, "seat": 0})
    nowhere = await ann.post(f"/api/tables/{table}/branch", json={"line": 0, "seat": 2})
    unclear = await ann.post(f"/api/tables/{table}/branch", json={"line": -1, "seat": 0})
    second = await ann.post(f"/api/tables/{table}/branch", json=from_there)
    third = await ann.post(f"/api/tables/{table}/branch", json=from_there)

    assert problem(nobody) == (401, "no-guest")
    assert problem(uninvited) == (403, "not-yours")
    assert problem(early) == (409, "not-now")
    assert problem(beyond) == (400, "bad-setup")
    assert problem(nowhere) == (400, "no-seat")
    assert problem(unclear) == (400, "bad-message")
    assert second.status_code == 201
    assert problem(third) == (429, "too-many")


async def test_bots_play_on_at_the_other_seats(house: ServerProcess) -> None:
    ann, ben = await guest_of(house, "Ann"), await guest_of(house, "Ben")
    table = await table_for(house, ann, ben)
    live = await house.lobby.table(table)
    await live.act(lambda: Transaction([Abandoned("idle")]))
    over = await house.archive.find(table, ann)

    with house.job_pool.slot(ann.id, "") as slot:
        row = await house.archive.branch(slot, over, Asker(ann.id, ann.name), Branch(0, 1))
    visitor = await Visitor(house, ann).join(row.id)
    await until(lambda: any("decision" in said for said in visitor.messages("update")))

    state = (await house.lobby.table(row.id)).state
    assert [line["seat"] for line in state.lines] == [0]
