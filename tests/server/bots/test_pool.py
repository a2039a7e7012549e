"""Bots in worker processes: they choose what they would choose here, and whatever they do, an answer comes."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from nightlight.bots import bot, kinds
from nightlight.core.chance import Seeded
from nightlight.core.errors import BadSetup
from nightlight.core.game import AnyGame
from nightlight.games import find
from nightlight.play.luck import Luck
from nightlight.play.match import Match
from nightlight.server.bots.pool import MOST_MATCHES, BotPool, Known, Question, Thought
from server.strange_bots import FIFO, MESSAGE, STRANGE

SECRET = bytes(range(100, 132))
BOTS = "server.strange_bots:STRANGE"
FALLBACK = -99  # no bot chooses it


def begun(game: AnyGame | None = None) -> Match:
    """A match for two, or for one, whose luck is a secret."""
    title = find("nightmarium") if game is None else game
    players = min(2, title.players[1])
    return Match.start(title, title.setup(players), ["Bot"] * players, ["uniform"] * players, Luck.fair(SECRET))


def decider(match: Match) -> int:
    """The first seat that has to decide."""
    return next(seat for seat in range(match.setup.players) if match.legal(seat))


def question(match: Match, kind: str, table: str = "table", seed: int = 7) -> Question:
    """What a worker is told about the match."""
    lines = [line.json() for line in match.journal.lines]
    return Question(table, match.journal.header.json(), lines, decider(match), kind, seed)


def expected(match: Match) -> Thought:
    """What the attentive bot does, if it sees what its seat may see."""
    seat = decider(match)
    return Thought(STRANGE["attentive"](match.game, 0).choose(match.view(seat), match.legal(seat)))


async def answer(bot_pool: BotPool, question: Question) -> Thought:
    return await bot_pool.choose(question, lambda: FALLBACK)


class Room:
    """One worker, and somebody who asks it."""

    def __init__(self, runner: asyncio.Runner, budget: float) -> None:
        self.runner = runner
        self.bot_pool = BotPool(1, budget, BOTS)

    def ask(self, match: Match, kind: str, table: str = "table", seed: int = 7) -> Thought:
        """What a bot does at the first open decision."""
        return self.runner.run(answer(self.bot_pool, question(match, kind, table, seed)))

    def ask_all(self, *questions: Question) -> list[Thought]:
        """The same for several tables at once."""

        async def answers() -> list[Thought]:
            return list(await asyncio.gather(*(answer(self.bot_pool, asked) for asked in questions)))

        return self.runner.run(answers())

    @property
    def pid(self) -> int:
        """The process of the worker."""
        running = self.bot_pool.workers[0].running
        assert running is not None
        return running.process.pid


@contextmanager
def opened(budget: float = 5.0) -> Iterator[Room]:
    """A room whose worker ends with it."""
    with asyncio.Runner() as runner:
        room = Room(runner, budget)
        runner.run(room.bot_pool.start())
        yield room
        runner.run(room.bot_pool.close())


@pytest.fixture(scope="module")
def room() -> Iterator[Room]:
    """The room of all tests that leave it as it was."""
    with opened() as shared:
        yield shared


def test_every_game_is_played_by_workers_as_it_would_be_here(room: Room, every_game: AnyGame) -> None:
    match = begun(every_game)
    kind = kinds(every_game)[0]
    here = [bot(every_game, kind, seat) for seat in range(match.setup.players)]

    while not match.over and len(match.journal.lines) < 150:
        seat = decider(match)
        thought = room.ask(match, kind, f"a whole match of {every_game.id}", seat)

        assert thought == Thought(here[seat].choose(match.view(seat), match.legal(seat)))
        match.answer(seat, thought.action)


def test_komnata_strachu_is_played_live_and_by_its_own_bots() -> None:
    game = find("komnata-strachu")

    assert begun(game).setup.options["form"] == "live"
    assert kinds(game)[0] in game.bots


def test_a_worker_sees_what_the_seat_sees_also_when_answers_are_taken_back(room: Room, every_game: AnyGame) -> None:
    match = begun(every_game)
    lot = Seeded(1)
    undone = 0

    while not match.over and len(match.journal.lines) < 30:
        seat = decider(match)
        offered = match.legal(seat)
        assert room.ask(match, "attentive") == expected(match)
        match.answer(seat, offered[lot.below(len(offered))])
        if match.undoable(seat) == 1:
            assert room.ask(match, "attentive") == expected(match)
            match.undo(seat)
            match.answer(seat, offered[lot.below(len(offered))])
            undone += 1

    assert undone > 0


def test_a_bot_remembers_its_own_match(room: Room) -> None:
    match = begun()
    first, second = match.legal(decider(match))[:2]

    thoughts = [room.ask(match, "counting", table) for table in ("mine", "mine", "yours")]

    assert thoughts == [Thought(first), Thought(second), Thought(first)]


def test_the_match_that_nobody_asked_about_for_longest_is_forgotten(room: Room) -> None:
    match = begun()
    first, second = match.legal(decider(match))[:2]
    for number in range(MOST_MATCHES + 1):
        room.ask(match, "counting", f"table {number}")

    asked_again = [room.ask(match, "counting", f"table {number}") for number in (1, 0)]

    assert asked_again == [Thought(second), Thought(first)]


def test_questions_are_answered_in_the_order_in_which_they_came(room: Room) -> None:
    match = begun()
    answered: list[str] = []

    async def noted(table: str) -> None:
        await answer(room.bot_pool, question(match, "greedy", table))
        answered.append(table)

    async def all_at_once() -> None:
        await asyncio.gather(*(noted(table) for table in "ABCDE"))

    room.runner.run(all_at_once())

    assert answered == list("ABCDE")


def test_only_lines_that_a_worker_does_not_know_are_sent() -> None:
    known = Known()
    blank = question(begun(), "uniform")
    lines = [{"seat": 0, "action": {"stop": {}}, "outcomes": [number]} for number in range(4)]
    told = [lines[:2], lines[:3], lines[:3], lines[:1], [lines[0], lines[3]], [], lines[:1]]

    asks = [known.ask(msgspec.structs.replace(blank, lines=so_far)) for so_far in told]

    assert [ask.known for ask in asks] == [None, 2, 3, 1, 1, 0, 0]
    assert [ask.question.lines for ask in asks] == [lines[:2], lines[2:3], [], [], lines[3:], [], lines[:1]]


def test_the_secret_of_the_luck_never_leaves_the_server(every_game: AnyGame) -> None:
    known = Known()
    match = begun(every_game)
    sent = b""

    while not match.over and len(match.journal.lines) < 150:
        sent += msgspec.msgpack.encode(known.ask(question(match, "uniform")))
        match.answer(decider(match), match.legal(decider(match))[0])

    assert match.commitment.encode() in sent
    assert SECRET not in sent
    assert SECRET.hex().encode() not in sent


def test_a_worker_that_was_killed_is_replaced_at_the_next_question(room: Room) -> None:
    match = begun()
    room.ask(match, "attentive")
    killed = room.pid
    os.kill(killed, signal.SIGKILL)

    thought = room.ask(match, "attentive")

    assert thought == expected(match)
    assert room.pid != killed


def test_a_bot_that_thinks_too_long_is_ended_and_the_tables_behind_it_are_served(
    caplog: pytest.LogCaptureFixture,
) -> None:
    match = begun()
    with opened(budget=1.0) as room:
        asleep = room.pid

        thoughts = room.ask_all(
            question(match, "sleeping", "slow"),
            question(match, "attentive", "quick"),
            question(match, "attentive", "quick, too"),
        )

        assert thoughts == [Thought(FALLBACK, "it took too long"), expected(match), expected(match)]
        assert room.pid != asleep
    assert f"table slow, seat {decider(match)}, bot sleeping: it took too long" in caplog.messages


def test_a_bot_that_raises_is_told_of_without_what_it_says(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    match = begun()
    worker = room.pid

    thought = room.ask(match, "raising")
    another = room.ask(match, "raising")

    assert thought.action == FALLBACK
    assert thought.failed is not None
    assert thought.failed.startswith("it raised ValueError (strange_bots.py, line ")
    assert thought.failed in caplog.text
    assert MESSAGE not in caplog.text
    assert room.pid == worker
    assert another.failed is None


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        ("senseless", "its answer is no option"),
        ("deadly", "its worker ended"),
        ("ghost", "no bot of nightmarium is called 'ghost'"),
    ],
)
def test_a_bot_that_does_not_choose_is_replaced_by_the_fallback(
    room: Room, kind: str, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    match = begun()

    thoughts = [room.ask(match, kind), room.ask(match, "attentive")]

    assert thoughts == [Thought(FALLBACK, reason), expected(match)]
    assert f"table table, seat {decider(match)}, bot {kind}: {reason}" in caplog.messages


def test_a_bot_that_talks_and_listens_does_not_disturb_its_worker(caplog: pytest.LogCaptureFixture) -> None:
    match = begun()
    with opened() as room:
        worker = room.pid

        thoughts = [room.ask(match, "meddling"), room.ask(match, "attentive")]

        assert thoughts == [Thought(match.legal(decider(match))[0]), expected(match)]
        assert room.pid == worker
    assert "worker 0: boo" in caplog.messages
    assert "worker 0: (a line that is too long)" in caplog.messages


def test_a_match_that_the_rules_refuse_is_told_of_and_can_be_asked_about_again(room: Room) -> None:
    match = begun()
    right = question(match, "attentive")
    impossible = msgspec.structs.replace(right, lines=[{"seat": 0, "action": {"fly": {}}, "outcomes": []}])

    thoughts = room.ask_all(right, impossible, right)

    assert [thoughts[0], thoughts[2]] == [expected(match), expected(match)]
    assert thoughts[1].action == FALLBACK
    assert thoughts[1].failed is not None
    assert thoughts[1].failed.startswith("the match could not be followed: BadJournal")


def test_a_question_to_a_seat_that_has_none_is_answered_by_the_fallback(room: Room) -> None:
    match = begun()
    idle = msgspec.structs.replace(question(match, "uniform"), seat=1 - decider(match))

    thoughts = room.ask_all(idle)

    assert thoughts == [Thought(FALLBACK, "there is nothing to decide")]


def test_a_question_that_is_withdrawn_leaves_no_answer_behind(room: Room) -> None:
    match = begun()

    async def changed_mind() -> tuple[bool, Thought]:
        withdrawn = asyncio.create_task(answer(room.bot_pool, question(match, "sleeping", "slow")))
        await asyncio.sleep(0.05)
        withdrawn.cancel()
        thought = await answer(room.bot_pool, question(match, "attentive"))
        return withdrawn.cancelled(), thought

    assert room.runner.run(changed_mind()) == (True, expected(match))


def test_whoever_waits_when_the_workers_are_closed_is_cancelled() -> None:
    match = begun()

    async def closed_early(bot_pool: BotPool) -> list[bool]:
        waiting = [asyncio.create_task(answer(bot_pool, question(match, "sleeping", table))) for table in "AB"]
        await asyncio.sleep(0.05)
        await bot_pool.close()
        late = asyncio.create_task(answer(bot_pool, question(match, "attentive")))
        await asyncio.wait([*waiting, late])
        return [task.cancelled() for task in (*waiting, late)]

    with opened() as room:
        assert room.runner.run(closed_early(room.bot_pool)) == [True, True, True]


async def test_workers_whose_bots_cannot_be_found_do_not_start(caplog: pytest.LogCaptureFixture) -> None:
    bot_pool = BotPool(2, bots="server.strange_bots:NONE")

    with pytest.raises(BadSetup, match="could not be started; see the log"):
        await bot_pool.start()

    assert "--bots server.strange_bots:NONE: module" in caplog.text


@pytest.fixture
def presence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The reading end of a pipe that bots called `present` hold open as long as their process lives."""
    path = tmp_path / "presence"
    os.mkfifo(path)
    monkeypatch.setenv(FIFO, str(path))
    pipe = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    yield pipe
    os.close(pipe)


def heard(presence: int) -> bytes:
    """The next word from a bot; nothing when none is left."""
    assert select.select([presence], [], [], 20)[0], "a worker is left over"
    return os.read(presence, 1)


@pytest.mark.parametrize("kind", ["present", "present-and-sleeping"])
def test_no_worker_is_left_after_the_end(presence: int, kind: str) -> None:
    async def closed_while_thinking(bot_pool: BotPool) -> bytes:
        thinking = asyncio.create_task(answer(bot_pool, question(begun(), kind)))
        word = await asyncio.to_thread(heard, presence)
        await bot_pool.close()
        await asyncio.wait([thinking])
        return word

    with opened() as room:
        word = room.runner.run(closed_while_thinking(room.bot_pool))

        assert word == b"!"
        assert heard(presence) == b""


@pytest.mark.parametrize("kind", ["present", "present-and-sleeping"])
def test_no_worker_is_left_when_the_server_is_killed(presence: int, kind: str) -> None:
    program = f"import asyncio; from server.bots import test_pool; asyncio.run(test_pool.serve({kind!r}))"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, "-c", program], env=environment) as server:
        word = heard(presence)
        server.kill()

    assert word == b"!"
    assert heard(presence) == b""


async def serve(kind: str) -> None:
    """A server that has a bot think, and goes on."""
    await answer(BotPool(1, budget=1.0, bots=BOTS), question(begun(), kind))
    await asyncio.Event().wait()
