"""Races over simulated lines: whoever was faster in truth is faster in the judgement, and lies gain next to nothing.

A line has a delay each way and jitter on top of it, from 5 to 300 ms. The true reaction times are known here, and only
here: the table sees nothing but echoes and presses.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from nightlight.core.chance import Chance, Seeded
from nightlight.games.komnata_strachu.live import LIVE
from nightlight.server.races.latency import Latency
from server.vigil import RIGHT, Vigil, dealt, verdict

CREDIT = 300  # C_MAX
SLACK = 60  # for jitter and display
FLOOR = 300 + 60 * 2  # of an answer of two tokens
EXPERIMENTS = 60


@dataclass(frozen=True)
class Wire:
    """A line: how long a message takes down to the client and up from it, at least, and what jitter may add."""

    down: int
    up: int
    jitter: int

    def trip(self, chance: Chance) -> tuple[int, int]:
        """How long a message down and its answer up take this time."""
        return self.down + chance.below(self.jitter + 1), self.up + chance.below(self.jitter + 1)

    def measured(self, chance: Chance, *, dawdle: int = 0) -> int:
        """The round trip that the table finds on joining; a client may dawdle before it sends a probe back."""
        line = Latency(LIVE.probing(), 0)
        for _ in range(LIVE.probing().probes):
            now = line.next_probe()
            probe = line.probe(now)
            assert probe is not None, "a probe is due"
            line.echo(probe, now + sum(self.trip(chance)) + dawdle)
        return line.round_trip()


@dataclass(frozen=True)
class Run:
    """One player in one race: the way of the cards and of the press, the true time, and the time that was judged."""

    seat: int
    true: int
    way: int
    round_trip: int
    judged: int | None  # nothing: too late to count

    @property
    def limit(self) -> int:
        """The most that the table believes this player's client."""
        return min(CREDIT, self.round_trip + SLACK)


def raced(
    wires: list[Wire], true: list[int], chance: Chance, *, liars: tuple[int, ...] = (), dawdle: int = 0
) -> tuple[list[Run], int | None]:
    """One race: all answer rightly; liars say that they took no time, and dawdle with their echoes."""
    round_trips = {
        seat: wire.measured(chance, dawdle=dawdle if seat in liars else 0) for seat, wire in enumerate(wires)
    }
    table = Vigil(dealt(seats=len(wires), ties=list(range(len(wires)))), dict(round_trips))
    shown = table.show()
    ways = [sum(wire.trip(chance)) for wire in wires]
    arrivals = sorted((ways[seat] + true[seat], seat) for seat in range(len(wires)))
    judged: dict[int, int | None] = {}
    for wall, seat in arrivals:
        ruling = table.press(shown + wall, seat, RIGHT, 0 if seat in liars else true[seat], question=1)
        time = verdict(ruling)
        judged[seat] = time if isinstance(time, int) else None
    if len(table.notes) == 0:
        table.finish()
    runs = [Run(seat, true[seat], ways[seat], round_trips[seat], judged[seat]) for seat in range(len(wires))]
    return runs, table.winners[0]


def drawn(chance: Chance, low: int, high: int) -> int:
    return low + chance.below(high - low + 1)


@pytest.mark.rule("KS-8.5", "KS-8.7", "KS-8.9")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_on_lines_that_can_be_made_up_for_every_time_is_the_true_one(seed: int) -> None:
    chance = Seeded(seed)
    for _ in range(EXPERIMENTS):
        jitter = drawn(chance, 0, SLACK // 2)  # both ways together stay within the slack
        wires = [Wire(drawn(chance, 5, 120), drawn(chance, 5, 120), jitter) for _ in range(3)]
        true = [drawn(chance, 700, 1200) for _ in wires]

        runs, winner = raced(wires, true, chance)

        assert all(run.judged in (run.true, None) for run in runs)
        assert winner is not None
        assert true[winner] == min(true)


@pytest.mark.rule("KS-8.7", "KS-8.9")
@pytest.mark.parametrize("jitter", [40, 80, 145])
def test_jitter_beyond_the_slack_costs_no_more_than_what_is_beyond(jitter: int) -> None:
    chance = Seeded(jitter)
    beyond = 2 * jitter - SLACK
    for _ in range(EXPERIMENTS):
        most = (CREDIT - 2 * jitter) // 2  # so that the longest way is within what is ever made up for
        wires = [Wire(drawn(chance, 5, most), drawn(chance, 5, most), jitter) for _ in range(3)]
        true = [drawn(chance, 700, 1400) for _ in wires]

        runs, winner = raced(wires, true, chance)

        assert all(run.judged is None or run.true <= run.judged <= run.true + beyond for run in runs)
        assert winner is not None
        assert true[winner] - min(true) <= beyond
        for run in runs:
            for other in runs:
                if run.judged is not None and other.judged is not None and other.true - run.true > beyond:
                    assert run.judged < other.judged


@pytest.mark.rule("KS-8.3", "KS-8.7", "KS-8.16")
def test_on_the_slowest_lines_a_press_loses_what_cannot_be_made_up_for_and_nothing_else() -> None:
    chance = Seeded(4)
    for _ in range(EXPERIMENTS):
        slow = Wire(drawn(chance, 150, 300), drawn(chance, 150, 300), 0)
        true = [drawn(chance, 700, 1200), 2500]

        runs, _ = raced([slow, Wire(5, 5, 0)], true, chance)

        assert runs[0].judged == runs[0].true + runs[0].way - CREDIT


@pytest.mark.rule("KS-8.7")
@pytest.mark.parametrize("seed", [5, 6])
def test_who_lies_about_the_time_gains_no_more_than_slack_and_jitter_over_the_truth(seed: int) -> None:
    chance = Seeded(seed)
    for _ in range(EXPERIMENTS):
        jitter = drawn(chance, 0, 40)
        wires = [Wire(drawn(chance, 5, 300), drawn(chance, 5, 300), jitter), Wire(20, 20, 0)]
        true = [drawn(chance, 200, 1200), 2500]

        (liar, _), _ = raced(wires, true, chance, liars=(0,))

        assert liar.judged is not None
        assert liar.true + liar.way - liar.judged <= liar.limit  # against the table's own clock
        assert liar.true - liar.judged <= SLACK + 2 * jitter
        assert liar.judged >= FLOOR


@pytest.mark.rule("KS-8.3", "KS-8.7")
@pytest.mark.parametrize("dawdle", [100, 500, 4000])
def test_who_dawdles_with_echoes_and_lies_gains_no_more_than_the_highest_credit_less_the_way(dawdle: int) -> None:
    chance = Seeded(dawdle)
    for _ in range(EXPERIMENTS):
        wires = [Wire(drawn(chance, 5, 200), drawn(chance, 5, 200), 20), Wire(20, 20, 0)]
        true = [drawn(chance, 200, 1200), 2500]

        (liar, _), _ = raced(wires, true, chance, liars=(0,), dawdle=dawdle)

        assert liar.judged is not None
        assert liar.true - liar.judged <= CREDIT - liar.way
        assert liar.judged >= FLOOR


@pytest.mark.rule("KS-8.3", "KS-8.7")
def test_who_dawdles_with_echoes_but_tells_the_truth_gains_nothing() -> None:
    chance = Seeded(7)
    for _ in range(EXPERIMENTS):
        wire = Wire(drawn(chance, 5, 120), drawn(chance, 5, 120), 30)
        line = wire.measured(chance, dawdle=400)
        table = Vigil(dealt(), {0: line, 1: 0})
        shown = table.show()

        way = sum(wire.trip(chance))
        ruling = table.press(shown + 1000 + way, 0, RIGHT, 1000)

        assert verdict(ruling) == 1000


@pytest.mark.rule("KS-8.7", "KS-8.8")
def test_nobody_is_faster_than_a_hand() -> None:
    chance = Seeded(8)
    for _ in range(EXPERIMENTS):
        wires = [Wire(drawn(chance, 5, 100), drawn(chance, 5, 100), 0), Wire(20, 20, 0)]

        (cheat, _), _ = raced(wires, [drawn(chance, 0, 300), 2500], chance, liars=(0,), dawdle=1000)

        assert cheat.judged is not None
        assert cheat.judged >= FLOOR
