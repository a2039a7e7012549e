"""Raced questions at a live table: one process keeps time and judges, and the others relay to and from it.

The log says which process judges a question. A press that reaches another one is forwarded over the bus; the judge
counts the moment it arrives, and latency compensation covers the way. If the judge is gone, another takes over.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from msgspec import Struct

from nightlight.core.chance import Chance
from nightlight.core.errors import NightlightError
from nightlight.core.event import Event
from nightlight.core.native import i64
from nightlight.server.races.latency import Latency
from nightlight.server.races.question import RacedQuestion
from nightlight.server.sockets.client import Connection
from nightlight.server.tables.presence import Keeper, Presences
from nightlight.server.tables.records import Judging
from nightlight.server.tables.refusal import Refusal
from nightlight.server.tables.requests import Transaction, entered
from nightlight.server.tables.services import Services, monotonic
from nightlight.server.tables.state import TableState
from nightlight.server.tables.updates import Curtain
from nightlight.wire.messages import Done, Press, Probe, Ready, Reason
from nightlight.wire.messages import Race as RaceSeen

AGAIN: Final = 1_000  # ms until something that failed is retried
PATIENCE: Final = 7_000  # ms without news from a judge at another process before this one takes over
NOT_RACED: Final = "no question is raced here"

logger = logging.getLogger(__name__)


class Carried(Struct, tag="carried"):
    """A press or a sign of readiness, on its way to the judge."""

    table: str
    process: str  # where it arrived
    number: int  # of the request there
    seat: int
    question: int
    answer: list[str] | None = None  # none: ready
    elapsed: float | str | bool | None = None


class Ruled(Struct, tag="ruled"):
    """The judge's ruling on it."""

    table: str
    process: str
    number: int
    rejected: str | None = None


class Seen(Struct, tag="seen"):
    """What may be seen of a question by now, sent by its judge to the other processes."""

    table: str
    question: int
    told: int
    dark: bool
    pressed: list[int]


@dataclass(frozen=True)
class Errand:
    """A request here that waits for the ruling of a judge at another process."""

    connection: Connection
    request: int | None
    judge: str


class Delays(Chance):
    """Randomness from the operating system, so that nobody can predict how long the dark lasts."""

    def below(self, n: i64) -> i64:
        return secrets.randbelow(n)


class Races:
    """The raced questions of one table in this process."""

    def __init__(
        self,
        state: TableState,
        services: Services,
        presences: Presences,
        keeper: Keeper,
    ) -> None:
        self.state: Final = state
        self.services: Final = services
        self.presences: Final = presences
        self.keeper: Final = keeper
        self.race: RacedQuestion | None = None  # if this process judges
        self.seen: Seen | None = None  # if another one does
        self._shown = 0  # when its question was shown here
        self._heard = 0  # when its judge was last heard from
        self._entering = False  # whether a result is being recorded
        self._here: set[int] = set()  # the people connected at the last check
        self._carried: Final[dict[int, Errand]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    # --- what the table asks

    def curtain(self) -> Curtain | None:
        """What readers may see of the open question, if it is raced."""
        question = self.state.raced()
        match = self.state.match
        if question == 0 or match is None or self.state.live is None:
            return None
        now = monotonic()
        if self.race is not None and self.race.question == question:
            race = self.race
            seen = RaceSeen(question=question, dark=race.dark, pressed=race.pressed(now))
            return Curtain(seen, self.state.untold(race.told), race.sight(now))
        told = self._followed(question)
        untold = self.led_here()[told.told :]
        live = self.state.live
        sight = live.veiled(match.state, untold) if told.dark else live.in_sight(match.state, now - self._shown)
        seen = RaceSeen(question=question, dark=told.dark, pressed=told.pressed)
        return Curtain(seen, self.state.untold(told.told), sight)

    def _followed(self, question: int) -> Seen:
        """The last news of this question from its judge."""
        if self.seen is not None and self.seen.question == question:
            return self.seen
        return Seen(self.state.table, question, 0, True, [])

    def led_here(self) -> list[Event]:
        """The events of the record that opened the question."""
        since = self.state.raced_since
        later = len(self.state.events_after(since))
        events = self.state.events_after(since - 1)
        return events[: len(events) - later]

    def may_seal(self) -> bool:
        """Whether bots may answer now: only once the question is dealt, and only at its judge."""
        return self.race is not None and self.race.dealt

    def look(self) -> None:
        """Start or continue a raced question after something happened at the table."""
        question = self.state.raced()
        if question == 0:
            self._stop()
            return
        judging = self.state.judging
        self._call_back()
        if judging is None or judging.question != question:
            self._spawn(self._claim(question))
        elif judging.process != self.services.process:
            self._watch(question)
        else:
            self._judge(question)

    async def request(self, connection: Connection, request: Press | Ready) -> None:
        """Handle a press, or readiness for the next question."""
        if connection.guest is None or request.seat not in self.state.seats_of(connection.guest):
            raise Refusal(Reason.NOT_YOURS, f"seat {request.seat} is not yours")
        question = self.state.raced()
        if question == 0 or request.seat in self.state.stand_ins:
            raise Refusal(Reason.NOT_NOW, NOT_RACED)
        judge = self._judge_elsewhere(question)
        if judge is not None:
            self._carry(connection, request, question, judge)
            return
        self._hear(request, question)
        if request.id is not None:
            connection.send(Done(id=request.id))
        self.step()

    def _judge_elsewhere(self, question: int) -> str | None:
        """The other process that judges the question, if there is one."""
        judging = self.state.judging
        if judging is None or judging.question != question or judging.process == self.services.process:
            return None
        return judging.process

    def _hear(self, request: Press | Ready, question: int) -> None:
        if isinstance(request, Ready):
            self._rule(request.seat, question)
            return
        rejected = self._rule(request.seat, request.question, list(request.answer), request.elapsed)
        if rejected is not None:
            raise Refusal(Reason.PRESS, rejected, self._clause())

    def _rule(self, seat: int, question: int, answer: list[str] | None = None, elapsed: object = None) -> str | None:
        """Judge a press, or note that the seat is ready if there is no answer; returns why it does not count."""
        live, match, race = self.state.live, self.state.match, self.race
        assert live is not None and match is not None, "a question is raced"  # noqa: PT018
        if answer is None:
            if race is not None:
                race.ready(monotonic(), seat)
            return None
        if race is None:
            return live.refused(match.state, question).rejected
        return race.press(monotonic(), seat, question, answer, elapsed).rejected

    def _clause(self) -> str | None:
        match = self.state.match
        return None if match is None or match.over else match.state.top().clause()

    # --- judging

    async def _claim(self, question: int) -> None:
        """Become the judge, unless another process was faster."""
        await self.keeper.act(lambda: self._claimed(question))

    def _claimed(self, question: int) -> Transaction:
        judging = self.state.judging
        settled = judging is not None and judging.question == question and not self._gone(judging.process)
        if self.state.raced() != question or settled:
            return Transaction([])
        return Transaction([Judging(self.services.process, question)])

    def _gone(self, process: str) -> bool:
        """Whether the judge has gone silent."""
        if process == self.services.process:
            return False
        heard = max(self._heard, self.presences.heard_of(process))
        return self.services.alone or monotonic() - heard > PATIENCE

    def _judge(self, question: int) -> None:
        if self.race is None or self.race.question != question:
            live, match = self.state.live, self.state.match
            assert live is not None and match is not None, "a question is raced"  # noqa: PT018
            self.race = RacedQuestion(live, match, self.led_here(), monotonic(), Delays())
            self.seen = None
        self.step()

    def step(self) -> None:
        """Advance the question that is judged here."""
        race = self.race
        if race is None or race.question != self.state.raced():
            return
        now = monotonic()
        self._note_lines(race, now)
        sealed = all(self.state.bot(seat) is None for seat in self.state.deciders())
        happened = race.advance(now, self._trips(), sealed)
        if race.resolved and not self._entering:
            self._entering = True
            self._spawn(self._enter(race))
        self.keeper.tell_all()
        self._publish(race)
        self._set_timer(now if happened else race.moment())

    def _trips(self) -> dict[int, int]:
        """The round trips of the people who are present and playing themselves."""
        trips = self.presences.round_trips()
        return {seat: trip for seat, trip in trips.items() if seat not in self.state.stand_ins}

    def _note_lines(self, race: RacedQuestion, now: int) -> None:
        """Note who left and who came back since the last check."""
        here = set(self._trips())
        for seat in self._here - here:
            race.lost(now, seat)
        for seat in here - self._here:
            race.returned(now, seat)
        self._here = here

    async def _enter(self, race: RacedQuestion) -> None:
        """Record the result."""
        entries, note = race.result()
        try:
            await self.keeper.act(lambda: self._result(race.question, entries, note))
        finally:
            self._entering = False

    def _result(self, question: int, entries: list[tuple[int, int]], note: dict[str, object]) -> Transaction:
        match = self.state.match
        if match is None or self.state.raced() != question or not entries:
            return Transaction([])
        return entered(match.propose(*entries, note=note), "player")

    # --- between processes

    def _publish(self, race: RacedQuestion) -> None:
        if self.services.alone:
            return
        seen = Seen(self.state.table, race.question, race.told, race.dark, race.pressed(monotonic()))
        if seen != self.seen:
            self.seen = seen
            self.services.bus.publish(msgspec.json.encode(seen))

    def _watch(self, question: int) -> None:
        """Follow the judge at another process; take over when it is gone."""
        self.race = None
        judging = self.state.judging
        if judging is not None and self._heard == 0:
            self._heard = monotonic()
        if judging is not None and self._gone(judging.process):
            self._spawn(self._claim(question))
        else:
            self._set_timer(monotonic() + 1000)

    def hear(self, process: str, message: Carried | Ruled | Seen) -> None:
        """Handle a message from another process about a raced question."""
        judging = self.state.judging
        if judging is not None and process == judging.process:
            self._heard = monotonic()
        match message:
            case Seen():
                if self.seen is None or self.seen.question != message.question or self.seen.dark != message.dark:
                    self._shown = monotonic()
                self.seen = message
                self.keeper.tell_all()
            case Carried():
                self._hear_carried(message)
            case Ruled() if message.process == self.services.process:
                self._pass_on(message)
            case _:
                pass

    def _carry(self, connection: Connection, request: Press | Ready, question: int, judge: str) -> None:
        number = secrets.randbelow(2**31)
        self._carried[number] = Errand(connection, request.id, judge)
        carried = Carried(self.state.table, self.services.process, number, request.seat, question)
        if isinstance(request, Press):
            carried.question, carried.answer, carried.elapsed = request.question, request.answer, request.elapsed
        self.services.bus.publish(msgspec.json.encode(carried))

    def _hear_carried(self, carried: Carried) -> None:
        judging = self.state.judging
        if judging is None or judging.process != self.services.process:
            return
        rejected: str | None = NOT_RACED
        if self.state.raced() != 0:
            rejected = self._rule(carried.seat, carried.question, carried.answer, carried.elapsed)
        ruled = Ruled(carried.table, carried.process, carried.number, rejected)
        self.services.bus.publish(msgspec.json.encode(ruled))
        self.step()

    def _pass_on(self, ruled: Ruled) -> None:
        errand = self._carried.pop(ruled.number, None)
        if errand is None:
            return
        if ruled.rejected is not None:
            self._turn_down(errand, ruled.rejected)
        elif errand.request is not None:
            errand.connection.send(Done(id=errand.request))

    def _call_back(self) -> None:
        """Reject requests forwarded to a judge that has since been replaced."""
        judge = None if self.state.judging is None else self.state.judging.process
        for number in [number for number, errand in self._carried.items() if errand.judge != judge]:
            self._turn_down(self._carried.pop(number), "the question is judged anew")

    def _turn_down(self, errand: Errand, why: str) -> None:
        errand.connection.send(Refusal(Reason.PRESS, why, self._clause()).message(errand.request))

    # --- latency

    def measure(self, connection: Connection) -> None:
        """Measure the latency of a new connection for as long as it stays."""
        if self.state.live is not None:
            connection.latency = Latency(self.state.live.probing(), monotonic())
            self._spawn(self._probe(connection, connection.latency))

    async def _probe(self, connection: Connection, latency: Latency) -> None:
        while connection.bye is None and connection in self.presences.connections:
            now = monotonic()
            probe = latency.probe(now)
            if probe is not None:
                connection.send(Probe(probe=probe, slow=latency.slow()))
            await asyncio.sleep(max(1, latency.next_probe() - now) / 1000)

    # --- time

    def _set_timer(self, at: int | None) -> None:
        self._cancel_timer()
        if at is not None:
            wait = max(0, at - monotonic()) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, self._time)

    def _time(self) -> None:
        self._timer = None
        self.keeper.wake()

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _stop(self) -> None:
        self._cancel_timer()
        self.race = self.seen = None

    def close(self) -> None:
        """Stop everything that runs."""
        self._cancel_timer()
        for task in self._tasks:
            task.cancel()

    def _spawn(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(self._guarded(doing))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: doing.close())  # in case it was cancelled before it began

    async def _guarded(self, doing: Coroutine[Any, Any, None]) -> None:
        """Run a background task; what could not be recorded is retried in a moment."""
        try:
            await doing
        except (Refusal, NightlightError) as error:
            logger.warning("a race could not continue", extra={"table": self.state.table, "why": str(error)})
            self._set_timer(monotonic() + AGAIN)
