"""People who play over sockets by chance: any game, in any language, however often the line breaks."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Final

from websockets.exceptions import ConnectionClosed, WebSocketException

from server.client import Guest, Said, Socket, at_table

SHAPES: Final = ("puppet", "ghost", "pumpkin", "skull", "spider")
SECONDS_TO_PRESS: Final = (0.5, 0.8)  # longer than a person's shortest reaction
PAUSE: Final = 0.05  # seconds before something is tried again


@dataclass(frozen=True)
class Answer:
    """An answer to a decision of a seat, by name."""

    seat: int
    decision: int
    action: Said


class Player:
    """Somebody at a table, with what they remember when the line breaks; without a seat, a spectator."""

    def __init__(
        self,
        table: str,
        guest: Guest | None,
        seat: int | None,
        seed: int,
        language: str | None = None,
        pause: float = 0.0,
    ) -> None:
        self.table: Final = table
        self.guest: Final = guest
        self.seat: Final = seat
        self.language: Final = language
        self.pause: Final = pause  # seconds to think before an answer
        self.choices: Final = random.Random(seed)  # noqa: S311 nobody's secret
        self.cursor: str | None = None
        self.events: list[Said] = []  # all that was told
        self.finishes: Final[list[Said]] = []
        self.acknowledged: Final[list[Answer]] = []
        self.refusals: Final[list[Said]] = []
        self.refused: Final[list[Answer]] = []
        self.decisions = 0  # that were offered
        self.outcome: Said | None = None
        self.words: Said = {}  # of the last update
        self.visits = 0
        self.ends: Final[list[int]] = []  # how connections were closed; 0 without a word
        self.news: Final = asyncio.Event()
        self.may_answer: Final = asyncio.Event()  # cleared while a test needs the match to stand still
        self.may_answer.set()

    async def play(self, ws: str) -> None:
        """Be at the table until the match is over."""
        hello = {"cursor": self.cursor, "language": self.language}
        async with at_table(ws, self.table, self.guest, **hello) as socket:
            self.visits += 1
            await Visit(self, socket).stay()

    async def endure(self, *ws: str) -> None:
        """The same, through any number of lost connections, at any of these servers."""
        while self.outcome is None:
            try:
                await self.play(self.choices.choice(ws))
            except ConnectionClosed as closed:
                self.ends.append(0 if closed.rcvd is None else closed.rcvd.code)
            except (OSError, EOFError, TimeoutError, WebSocketException):
                await asyncio.sleep(PAUSE)

    async def until(self, so_far: Callable[[], bool]) -> None:
        """Until that is true, looked at with every message."""
        while not so_far():
            self.news.clear()
            await self.news.wait()

    async def hears(self, events: int) -> None:
        """Until so many events were told."""
        await self.until(lambda: len(self.events) >= events)

    def take(self, update: Said) -> None:
        """Remember what an update tells."""
        if update.get("fresh"):
            self.events = []
        self.events += update["events"]
        self.cursor = update["cursor"]
        self.outcome = update.get("outcome")
        self.words = update.get("words", {})
        if "finish" in update:
            self.finishes.append(update["finish"])
        self.decisions += "decision" in update


class Visit:
    """One connection of a player: reacts to whatever is said."""

    def __init__(self, player: Player, socket: Socket) -> None:
        self.player: Final = player
        self.socket: Final = socket
        self._asked: Final[dict[int, Answer | None]] = {}  # by the id of the request; none: a press, or ready for it
        self._answered: Final[set[int]] = set()  # decisions
        self._raced: Final[set[int]] = set()  # questions
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def stay(self) -> None:
        """Until the match is over and nothing asked is open."""
        try:
            for message in list(self.socket.heard):
                await self._react(message)
            while self.player.outcome is None or self._asked:
                await self._react(await self.socket.hear())
        finally:
            for task in self._tasks:
                task.cancel()

    async def _react(self, message: Said) -> None:
        match message["type"]:
            case "table" if message["stage"] == "waiting" and self.player.seat is not None:
                await self._get_ready(message, self.player.seat)
            case "update":
                self.player.take(message)
                await self._decide(message)
            case "probe":
                await self.socket.say("echo", probe=message["probe"])
            case "done" if message["id"] in self._asked:
                self._note(self._asked.pop(message["id"]))
            case "refused":
                self._give_up(message)
        self.player.news.set()

    def _note(self, answer: Answer | None) -> None:
        if answer is not None:
            self.player.acknowledged.append(answer)

    async def _get_ready(self, table: Said, seat: int) -> None:
        """Take the seat; the host begins when nobody else can come: bots take the last seats."""
        if table["seats"][seat]["kind"] == "free":
            await self.socket.say("sit", seat=seat)
        elif table["host"] and self._complete(table["seats"]):
            await self.socket.say("start")

    def _complete(self, seats: list[Said]) -> bool:
        """Whether everybody is there: of the people, Ann is the first and Ben the second, if two can play."""
        return all(seat["kind"] != "free" for seat in seats[:2])

    async def _decide(self, update: Said) -> None:
        decision, race = update.get("decision"), update.get("race")
        if decision is not None and decision["id"] not in self._answered:
            await self._answer(update["seat"], decision)
        elif race is not None and self.player.seat is not None:
            self._look(self.player.seat, race)

    async def _answer(self, seat: int, decision: Said) -> None:
        self._answered.add(decision["id"])
        await asyncio.sleep(self.player.pause)
        await self.player.may_answer.wait()
        option = self.player.choices.randrange(len(decision["options"]))
        number = await self.socket.say("answer", seat=seat, decision=decision["id"], option=option)
        self._asked[number] = Answer(seat, decision["id"], decision["options"][option]["action"])

    def _give_up(self, refusal: Said) -> None:
        """What could not be written is sent again; what came too late is not."""
        self.player.refusals.append(refusal)
        answer = self._asked.pop(refusal.get("id", 0), None)
        if answer is None:
            return
        self.player.refused.append(answer)
        if refusal["reason"] in ("storage", "too-fast"):
            self._begin(self._again(answer))

    async def _again(self, answer: Answer) -> None:
        await asyncio.sleep(PAUSE)
        update = next(said for said in reversed(self.socket.heard) if said["type"] == "update")
        decision = update.get("decision")
        if decision is not None and decision["id"] == answer.decision:
            await self._answer(answer.seat, decision)

    def _look(self, seat: int, race: Said) -> None:
        """A question that is raced: press once whenever it is shown, and cut the dark short if the table agreed."""
        question = race["question"]
        if race["dark"]:
            self._raced.discard(question)
            self._begin(self._say_ready(seat))
        elif question not in self._raced:
            self._raced.add(question)
            self._begin(self._press(seat, question))

    async def _say_ready(self, seat: int) -> None:
        self._asked[await self.socket.say("ready", seat=seat)] = None

    async def _press(self, seat: int, question: int) -> None:
        wait = self.player.choices.uniform(*SECONDS_TO_PRESS)
        await asyncio.sleep(wait)
        answer = self.player.choices.sample(SHAPES, self.player.choices.randint(1, 3))
        number = await self.socket.say("press", seat=seat, question=question, answer=answer, elapsed=1000 * wait)
        self._asked[number] = None

    def _begin(self, doing: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
