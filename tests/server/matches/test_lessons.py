"""Lessons over the wire: everything for the learner's eyes, nothing else; and tables where a lesson ends."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from nightlight.core.chance import Seeded
from nightlight.core.game import AnyGame
from nightlight.games import GAMES
from nightlight.play.lesson import END, lesson
from nightlight.play.match import PERSON
from nightlight.server.matches.lessons import past_of, taught
from nightlight.server.matches.replays import Telling
from nightlight.server.operations.server_process import ServerProcess
from nightlight.server.tables.requests import Asker
from nightlight.server.tables.state import TableState
from nightlight.words.bundle import LANGUAGES, Words
from server.house import Served, Visitor, guest_of, problem, until
from witness.catalogue import witness_of

Said = dict[str, Any]

UNFINISHED = [game_id for game_id in GAMES if not json.loads(taught(game_id, "en", page=False))["over"]]


def told(game: AnyGame, language: str = "en", *, page: bool = False) -> Said:
    said: Said = json.loads(taught(game.id, language, page=page))
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_learner_is_led_from_question_to_question(every_game: AnyGame, language: str) -> None:
    plan, words = lesson(every_game.id), Words(language, strict=True)
    said = told(every_game, language)
    *steps, end = said["steps"]

    assert [step["say"] for step in steps] == [
        None if turn.say is None else words(plan.key(turn.say)) for turn in plan.own_turns
    ]
    for turn, step in zip(plan.own_turns, steps, strict=True):
        wanted = step["update"]["decision"]["options"][step["wanted"]]
        assert wanted["action"] == every_game.verbs.json(turn.action)
        assert wanted["words"] != ""
        assert step["update"]["seat"] == said["seat"] == plan.learner
    assert (end["say"], end["wanted"]) == (words(plan.key(END)), None)
    assert said["over"] == ("outcome" in end["update"])
    assert [step["update"].get("fresh", False) for step in said["steps"]] == [True, *[False] * len(steps)]


def test_every_event_is_told_once_as_the_learner_may_know_it(every_game: AnyGame) -> None:
    plan = lesson(every_game.id)
    match = plan.begin(["?"] * plan.setup.players, PERSON)
    for turn in plan.turns:
        match.answer(turn.seat, turn.action)

    events = [event for step in told(every_game)["steps"] for event in step["update"]["events"]]

    assert events == [event.seen_by(plan.learner).json() for line in match.events for event in line]


@pytest.mark.parametrize("game", ["nightmarium", "dont-go-in-there", "straszydla"])
def test_no_byte_depends_on_what_the_learner_does_not_know(game: str) -> None:
    plan = lesson(game)
    past = past_of(plan, "Ann")
    witness = witness_of(plan.game)
    true, other = Telling(past, plan.learner, "en"), Telling(past, plan.learner, "en")
    assert true.frame(0) == other.frame(0)

    for line in range(1, len(past.lines) + 1):
        frame = true.frame(line)
        match = other.retelling.match
        other.retelling.go_on()
        after_line, match.state = match.state, witness.redeal_hidden(match.state, plan.learner, Seeded(line))
        assert other.update(fresh=False) == frame.update
        match.state = after_line


def test_the_table_is_written_for_those_who_ask(every_game: AnyGame) -> None:
    assert all(step["update"]["words"]["page"] for step in told(every_game, page=True)["steps"])
    assert not any("page" in step["update"]["words"] for step in told(every_game)["steps"])


def test_there_are_lessons_that_can_be_played_on() -> None:
    assert UNFINISHED != []


# --- over HTTP


async def test_a_lesson_is_for_everybody(served: Served) -> None:
    nobody = served.client()

    polish = await nobody.get("/api/games/dont-go-in-there/lesson?language=pl&page=true")
    usual = await nobody.get("/api/games/dont-go-in-there/lesson")
    unknown = await nobody.get("/api/games/monopoly/lesson")
    strange = await nobody.get("/api/games/dont-go-in-there/lesson?language=xx")

    assert polish.content == taught("dont-go-in-there", "pl", page=True)
    assert usual.json() == json.loads(taught("dont-go-in-there", "en", page=False))
    assert problem(unknown) == (404, "unknown-game")
    assert problem(strange) == (400, "bad-message")


@pytest.mark.parametrize("game", UNFINISHED)
async def test_whoever_plays_on_has_the_learners_place_and_new_luck(served: Served, game: str) -> None:
    ann = await served.guest("Ann")
    plan = lesson(game)

    handles = [await ann.post(f"/api/games/{game}/lesson/branch") for _ in range(2)]

    assert [handle.status_code for handle in handles] == [201, 201]
    tables = [await served.house.lobby.table(handle.json()["table"]) for handle in handles]
    first, second = [table.state for table in tables]
    for state in (first, second):
        assert (state.stage, len(state.lines)) == ("playing", len(plan.turns))
        assert [state.bot(seat) is None for seat in state.seats] == [seat == plan.learner for seat in state.seats]
    assert state_of(first) == state_of(second)
    assert first.luck().promise != second.luck().promise


def state_of(state: TableState) -> Mapping[str, object]:
    assert state.match is not None
    return state.match.state.json()


async def test_what_is_over_is_not_played_on_and_strangers_say_who_they_are(served: Served) -> None:
    ann = await served.guest("Ann")

    ended = await ann.post("/api/games/dont-go-in-there/lesson/branch")
    nobody = await served.client().post("/api/games/dont-go-in-there/lesson/branch")
    unknown = await ann.post("/api/games/monopoly/lesson/branch")

    assert problem(ended) == (400, "bad-setup")
    assert problem(nobody) == (401, "no-guest")
    assert problem(unknown) == (404, "unknown-game")


@pytest.mark.parametrize("game", UNFINISHED)
async def test_the_match_goes_on(house: ServerProcess, game: str) -> None:
    ann = await guest_of(house, "Ann")
    with house.job_pool.slot(ann.id, "") as slot:
        row = await house.archive.branch_lesson(slot, game, Asker(ann.id, ann.name))
    visitor = await Visitor(house, ann).join(row.id)
    seat = lesson(game).learner
    await until(lambda: any("decision" in said for said in visitor.messages("update")))

    await visitor.answer(seat, 0)

    state = (await house.lobby.table(row.id)).state
    assert len(state.lines) > len(lesson(game).turns)
