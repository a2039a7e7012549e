"""Replays: each frame is what a socket of that seat got after that line, and shows no more than that seat knew."""

from __future__ import annotations

import asyncio
import json
import random
from itertools import pairwise
from typing import Any, Final

import httpx
import pytest

from nightlight.core.chance import Seeded
from nightlight.core.event import SPECTATOR, Log
from nightlight.core.game import AnyGame
from nightlight.core.step import GameState, apply, legal
from nightlight.games.komnata_strachu.live import pass_actions, press_actions
from nightlight.server.matches.replays import Telling, replayed
from nightlight.server.matches.retelling import Past
from nightlight.server.operations.server_process import ServerProcess
from nightlight.server.store.rows import Guest
from nightlight.server.tables.records import Abandoned, Undone
from nightlight.server.tables.requests import Transaction, entered
from nightlight.wire.messages import Reason
from nightlight.words.bundle import LANGUAGES
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
)
from witness.catalogue import witness_of

Said = dict[str, Any]

FIRST_QUESTION = begun("komnata-strachu").state.raced()
SECRETIVE = ["nightmarium", "dont-go-in-there", "straszydla"]


def played(game: str, answers: int, seed: int, people: str = "ann bob cat", **wishes: Any) -> Story:
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


def frames(story: Story, seat: int, language: str | None = None, first: int = 0, count: int = 1000) -> list[Said]:
    eyes = None if seat == SPECTATOR else seat
    data = replayed(Past.of(story.state), eyes, language, first, count)
    answer: Said = json.loads(data)
    assert (answer["lines"], answer["from"]) == (len(story.match.journal.lines), first)
    found: list[Said] = answer["frames"]
    return found


def plain(update: Said) -> Said:
    """Without what depends on when a reader came."""
    return {name: value for name, value in update.items() if name not in ("cursor", "fresh")}


def quiet(update: Said) -> Said:
    """How things stand, without what happened."""
    state = {**plain(update), "events": []}
    if "words" in update:
        state["words"] = {**update["words"], "events": []}
    return state


class Watch:
    """Somebody at a live table, who keeps what they were told after each answer."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.told: list[Said] = []

    def look(self) -> None:
        came = self.visitor.messages("update")
        assert len(came) <= 1, "an answer is told at once"
        self.told.append(plain(came[0]) if came else quiet(self.told[-1]))


async def live_match(
    house: ServerProcess, ann: Guest, ben: Guest, game: str, language: str | None
) -> tuple[str, list[Watch]]:
    """A match over live connections, given up after a while; what both players and a spectator were told."""
    people = [ann] if game == "fear-of-the-dark" else [ann, ben]
    table = await table_for(house, *people, game=game)
    players = [await Visitor(house, guest).join(table, language=language) for guest in people]
    watches = [Watch(visitor) for visitor in [*players, await Visitor(house).join(table, language=language)]]
    live = await house.lobby.table(table)
    choices = random.Random(5)  # noqa: S311
    for _ in range(70):
        for watch in watches:
            watch.look()
        deciders = live.state.deciders()
        if not deciders:
            return table, watches
        seat = choices.choice(deciders)
        assert live.state.match is not None
        await players[seat].answer(seat, choices.randrange(len(live.state.match.legal(seat))))
    for watch in watches:
        watch.look()
    await live.act(lambda: Transaction([Abandoned("idle")]))
    return table, watches


@pytest.mark.parametrize("language", [None, "pl"])
@pytest.mark.parametrize("game", ["dont-go-in-there", "nightmarium", "straszydla", "fear-of-the-dark"])
async def test_frames_are_what_a_live_connection_was_told(
    house: ServerProcess, game: str, language: str | None
) -> None:
    ann, ben = await guest_of(house, "Ann"), await guest_of(house, "Ben")
    table, watches = await live_match(house, ann, ben, game, language)
    past = Past.of((await house.lobby.table(table)).state)

    for seat, watch in zip([*range(past.opened.players), None], watches, strict=True):
        replay = json.loads(replayed(past, seat, language, 0, 1000))
        assert [plain(frame["update"]) for frame in replay["frames"]] == watch.told
        assert {frame["update"]["cursor"] for frame in replay["frames"]} == {""}


def test_a_replay_begins_after_the_deal_and_has_a_frame_for_every_line() -> None:
    story = played("nightmarium", 30, seed=1)
    lines = story.match.journal.lines

    found = frames(story, 0, "en")

    assert [frame["line"] for frame in found] == list(range(len(lines) + 1))
    assert [frame["by"] for frame in found] == [None, *(line.seat for line in lines)]
    assert found[0]["update"]["fresh"] is True
    assert found[0]["update"]["events"] == [event.seen_by(0).json() for event in story.match.events[0]]
    assert not any("fresh" in frame["update"] for frame in found[1:])


def test_the_end_is_in_the_last_frame() -> None:
    story = begun("fear-of-the-dark", "ann")
    story.choose(0, "concede")

    last = frames(story, 0, "ru")[-1]["update"]

    outcome = story.match.outcome()
    assert outcome is not None
    assert last["outcome"] == outcome.json()
    assert last["words"]["outcome"]
    assert "decision" not in last


@pytest.mark.parametrize(("first", "count"), [(0, 5), (1, 1), (7, 20), (24, 100), (25, 1), (26, 9), (999, 9)])
def test_a_part_is_the_same_as_in_the_whole(first: int, count: int) -> None:
    story = played("straszydla", 25, seed=2)

    whole = frames(story, 1, "pl")

    assert frames(story, 1, "pl", first, count) == whole[first : first + count]


def test_what_was_taken_back_never_happened() -> None:
    straight, undone = begun(), begun()

    undone.answer(0, 3)
    undone.happen(Undone(0))
    for story in (straight, undone):
        story.answer(0, 5)
        story.happen(Abandoned("idle"))

    assert len(frames(undone, 1, "en")) == 2
    assert frames(undone, 1, "en") == frames(straight, 1, "en")


def test_a_match_that_is_not_over_is_not_told() -> None:
    assert reason_of(lambda: Past.of(Story().state)) == Reason.NOT_NOW
    assert reason_of(lambda: Past.of(begun().state)) == Reason.NOT_NOW


# --- what was chosen, and who may know


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_seat_chose_is_said_in_the_words_of_its_option(language: str) -> None:
    story = played("straszydla", 40, seed=3)

    for seat in range(3):
        found = frames(story, seat, language)
        for before, after in pairwise(found):
            if after["by"] == seat:
                offered = [option["words"] for option in before["update"]["decision"]["options"]]
                assert after["chosen"] in offered


def test_without_a_language_there_are_no_words() -> None:
    assert {frame["chosen"] for frame in frames(played("nightmarium", 12, seed=0), 0)} == {None}


def after(game: AnyGame, state: GameState, seat: int, action: int, reader: int) -> list[object]:
    """What the reader would see and hear if the seat chose that."""
    trial = state.clone()
    trial.log = Log()
    apply(trial, seat, action, Seeded(7))
    return [game.view(trial, reader).json(), [event.seen_by(reader).json() for event in trial.log.events]]


@pytest.mark.parametrize("game", SECRETIVE)
@pytest.mark.parametrize("reader", [0, SPECTATOR])
def test_an_answer_that_others_could_not_make_out_is_not_said_to_them(game: str, reader: int) -> None:
    story = played(game, 60, seed=4)
    telling = Telling(Past.of(story.state), reader, "en")
    said = 0

    telling.frame(0)
    for number, line in enumerate(story.match.journal.lines, start=1):
        match = telling.retelling.match
        action = match.game.verbs.action(line.action)
        state = match.state.clone()
        seen = after(match.game, state, line.seat, action, reader)
        others = [each for each in legal(state, line.seat) if each != action]
        chosen = telling.frame(number).chosen
        if line.seat != reader and any(after(match.game, state, line.seat, each, reader) == seen for each in others):
            assert chosen is None
        said += chosen is not None

    assert said > 5, "what is public is said"


@pytest.mark.parametrize("game", SECRETIVE)
def test_no_byte_of_a_frame_depends_on_what_was_hidden_then(game: str) -> None:
    story = played(game, 24, seed=6)
    past = Past.of(story.state)
    witness = witness_of(story.state.game)

    for seat in (0, 2, SPECTATOR):
        true, other = Telling(past, seat, "en"), Telling(past, seat, "en")
        assert true.frame(0) == other.frame(0)
        for line in range(1, len(past.lines) + 1):
            frame = true.frame(line)
            match = other.retelling.match
            other.retelling.go_on()
            after_line, match.state = match.state, witness.redeal_hidden(match.state, seat, Seeded(line))
            assert other.update(fresh=False) == frame.update
            match.state = after_line


# --- races

NOTE: Final[dict[str, object]] = {
    "race": {"question": 1, "lines": [], "messages": [], "resolved": 900, "finish": []},
    "dark": 900,
}


def raced(first: list[int], second: list[int]) -> Story:
    """A raced question where Ann and Bob enter these actions, as one result with a note."""
    story = begun("komnata-strachu", options={"reveals": "5"})
    entries = [*((0, action) for action in first), *((1, action) for action in second)]
    transaction = entered(story.match.propose(*entries, note=NOTE), "player")
    story.state.fold(story.state.number + 1, story.at, transaction.records[0], transaction.prepared)
    story.happen(Abandoned("idle"))
    return story


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_while_a_question_is_raced_it_is_shown_and_its_answers_are_not(seat: int) -> None:
    quick, slow = raced(press_actions(5, 900), pass_actions()), raced(press_actions(7, 2900), pass_actions())

    found = [[frame["update"] for frame in frames(story, seat, "en")] for story in (quick, slow)]

    assert found[0][:-1] == found[1][:-1], "what is sealed shows nowhere before the result"
    for update in found[0][:-1]:
        assert update["race"] == {"question": FIRST_QUESTION, "dark": False}
        assert "decision" not in update
        assert "finish" not in update
    assert found[0][0]["events"] != []
    assert [update["events"] for update in found[0][1:-1]] == [[]] * (len(found[0]) - 2)


def test_the_result_of_a_race_comes_with_its_photo_finish_and_the_next_question() -> None:
    story = raced(press_actions(5, 900), pass_actions())

    last = frames(story, 0, "en")[-1]["update"]

    assert last["finish"] == NOTE
    assert last["race"] == {"question": FIRST_QUESTION + 1, "dark": False}
    assert last["events"] == [event.seen_by(0).json() for line in story.match.events[1:] for event in line]
    assert frames(story, 0, "en", len(story.match.journal.lines))[0]["update"] == last


def test_in_a_race_only_ones_own_answer_is_said() -> None:
    story = raced(press_actions(5, 900), pass_actions())

    own, other = frames(story, 0, "en"), frames(story, SPECTATOR, "en")

    assert [frame["chosen"] is not None for frame in own[1:]] == [frame["by"] == 0 for frame in own[1:]]
    assert {frame["chosen"] for frame in other} == {None}


# --- over HTTP


async def conceded(client: httpx.AsyncClient, house: ServerProcess, **wishes: object) -> str:
    """A match of one that is over."""
    return await given_up(client, house, **{"game": "fear-of-the-dark", "players": 1, **wishes})


async def test_a_replay_is_asked_for_over_http(served: Served) -> None:
    ann = await served.guest("Ann")
    table = await conceded(ann, served.house)

    mine = await ann.get(f"/api/tables/{table}/replay?seat=0&language=pl&from=0&count=1")
    anybodys = await served.client().get(f"/api/tables/{table}/replay")

    assert mine.status_code == anybodys.status_code == 200
    assert mine.headers["content-type"] == "application/json"
    assert mine.json()["frames"][0]["update"]["decision"]["options"][0]["words"]
    assert anybodys.json()["frames"][0]["update"]["seat"] is None


async def test_the_table_is_told_as_text_to_whoever_asks_for_it(served: Served) -> None:
    ann = await served.guest("Ann")
    table = await conceded(ann, served.house)
    asked = f"/api/tables/{table}/replay?seat=0&language=en"

    plain = (await ann.get(asked)).json()["frames"][0]["update"]["words"]
    whole = (await ann.get(f"{asked}&page=true")).json()["frames"][0]["update"]["words"]

    assert "page" not in plain
    assert len(whole["page"]) > 1


async def test_out_of_how_many_each_draw_was_made_is_told_when_it_is_over(served: Served) -> None:
    ann, ben = await served.guest("Ann"), await served.guest("Ben")
    table = await conceded(ann, served.house, visibility="solo", game="dont-go-in-there", players=2)
    going_on = (await ann.post("/api/tables", json={"game": "fear-of-the-dark", "players": 1, "start": True})).json()[
        "table"
    ]

    journal = [json.loads(line) for line in (await ann.get(f"/api/tables/{table}/journal")).text.splitlines()]
    asked = (await ann.get(f"/api/tables/{table}/draws")).json()["asked"]

    drawn = [line["outcomes"] for line in journal if "outcomes" in line]
    pairs = [pair for each in zip(asked, drawn, strict=True) for pair in zip(*each, strict=True)]
    assert pairs != []
    assert all(0 <= number < most for most, number in pairs)
    assert problem(await ben.get(f"/api/tables/{table}/draws")) == (403, "not-yours")
    assert problem(await ann.get(f"/api/tables/{going_on}/draws")) == (409, "not-now")


@pytest.mark.limits(replay_frames=1)
async def test_frames_come_a_few_at_a_time(served: Served) -> None:
    ann = await served.guest("Ann")
    game = {"game": "dont-go-in-there", "players": 2, "options": {"start_player": "0"}}
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
    table = (await ann.post("/api/tables", json={**game, "seats": seats, "start": True})).json()["table"]
    live = await served.house.lobby.table(table)
    visitor = await Visitor(served.house, await guest_called(served.house, ann)).join(table)
    await visitor.answer(0)
    await live.act(lambda: Transaction([Abandoned("idle")]))

    first = (await ann.get(f"/api/tables/{table}/replay?count=100")).json()
    second = (await ann.get(f"/api/tables/{table}/replay?from=1")).json()

    assert first["lines"] == second["lines"] == 1
    assert [frame["line"] for frame in first["frames"] + second["frames"]] == [0, 1]


async def guest_called(house: ServerProcess, client: httpx.AsyncClient) -> Guest:
    """The guest behind a browser."""
    guest = await asyncio.to_thread(house.sessions.guest, client.cookies["nightlight"])
    assert guest is not None
    return guest


@pytest.mark.parametrize(
    ("asked", "refused"),
    [
        ("?seat=1", (400, "no-seat")),
        ("?seat=-1", (400, "no-seat")),
        ("?seat=x", (400, "no-seat")),
        ("?from=-1", (400, "bad-message")),
        ("?from=9999999999", (400, "bad-message")),
        ("?count=many", (400, "bad-message")),
        ("?language=de", (400, "bad-message")),
    ],
)
async def test_what_makes_no_sense_is_refused(served: Served, asked: str, refused: tuple[int, str]) -> None:
    ann = await served.guest("Ann")
    table = await conceded(ann, served.house)

    assert problem(await ann.get(f"/api/tables/{table}/replay{asked}")) == refused


async def test_who_may_not_have_the_journal_may_not_see_the_replay(served: Served) -> None:
    ann, ben = await served.guest("Ann"), await served.guest("Ben")
    alone = await conceded(ann, served.house, visibility="solo")
    going_on = (await ann.post("/api/tables", json={"game": "fear-of-the-dark", "players": 1, "start": True})).json()[
        "table"
    ]

    assert problem(await ben.get(f"/api/tables/{alone}/replay")) == (403, "not-yours")
    assert (await ann.get(f"/api/tables/{alone}/replay")).status_code == 200
    assert problem(await ann.get(f"/api/tables/{going_on}/replay")) == (409, "not-now")
    assert problem(await ann.get("/api/tables/nowhere/replay")) == (404, "unknown-table")
