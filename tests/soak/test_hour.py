"""An hour of play and attack: at its end the server takes as much memory as at its beginning."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from statistics import fmean
from typing import Final

import httpx
import pytest
from websockets.exceptions import WebSocketException

from server.attacks import dear
from server.client import Guest
from server.onlookers import Sight, onlookers
from server.running import AS_SHIPPED, Server, children, running
from server.scripted import Player
from server.siege import Agreement
from soak.rotation import ATTACKS, STRIKE

MINUTES: Final = float(os.environ.get("NIGHTLIGHT_SOAK_MINUTES", "60"))
WARM_UP: Final = 0.25  # of that time
COMPARED: Final = 0.2  # of that time, after the warm-up and at the end
REST: Final = 2.0  # seconds until the next one
LOOKS: Final = 2.0  # seconds between two looks at the memory
SAME: Final = 0.1  # share that the memory may have changed by
MINUTE: Final = 60  # seconds
KIB: Final = 1024
LIMITS: Final = {
    "bot_pause_ms": 50,
    "asides_per_minute": 10_000,
    "network_bytes_per_hour": 10**9,
    "sockets_per_minute": 10_000,
}
AGREEMENTS: Final = (
    Agreement("dont-go-in-there", 3),
    Agreement("nightmarium", 3),
    Agreement("fear-of-the-dark", 1, people=1),
    Agreement("straszydla", 3),
    Agreement("komnata-strachu", 3, options={"reveals": "3", "pace": "ready"}),
    Agreement("komnata-strachu", 3, options={"form": "race"}),
)
THINKS: Final = {"komnata-strachu": 0.0}  # seconds; a race is run
THINKS_USUALLY: Final = 0.1
REFUSED: Final = (AssertionError, OSError, EOFError, TimeoutError, httpx.HTTPError, WebSocketException)


@dataclass
class Evening:
    """What happened."""

    server: Server
    end: float
    matches: Counter[str] = field(default_factory=Counter)
    attacks: Counter[str] = field(default_factory=Counter)
    memory: list[tuple[float, float, float]] = field(default_factory=list)  # when; MiB of the server, of its helpers


def test_an_hour_of_play_and_attack_leaves_no_trace_in_memory(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for turns in (dear.HUGE, dear.LONG):
        dear.endless(turns)
    with running(f"sqlite:///{tmp_path / 'nightlight.db'}", tmp_path / "log", LIMITS | AS_SHIPPED) as server:
        evening = Evening(server, time.monotonic() + MINUTE * MINUTES)
        began = time.monotonic()

        def say(text: str) -> None:
            with capsys.disabled():
                sys.stdout.write(f"{text}\n")
                sys.stdout.flush()

        sight = asyncio.run(spent(evening, say))

    say(f"{sight}\nmatches {dict(evening.matches)}\nattacks {dict(evening.attacks)}")
    window = COMPARED * MINUTE * MINUTES
    first = between(evening, began + WARM_UP * MINUTE * MINUTES, began + WARM_UP * MINUTE * MINUTES + window)
    last = between(evening, evening.end - window, evening.end)
    say(f"MiB at the beginning {first[0]:.0f}, helpers {first[1]:.0f}; at the end {last[0]:.0f}, helpers {last[1]:.0f}")
    assert min(evening.matches[str(agreement)] for agreement in AGREEMENTS) > 0
    assert last[0] < (1 + SAME) * first[0]
    assert last[1] < (1 + SAME) * first[1]


async def spent(evening: Evening, say: Callable[[str], None]) -> Sight:
    """All of it, side by side."""
    doing = [keep_attacking(evening), keep_looking(evening, say)]
    doing += [keep_playing(evening, agreement) for agreement in AGREEMENTS]
    async with onlookers(evening.server.url, evening.server.ws) as sight:
        with suppress(TimeoutError):
            async with asyncio.timeout(MINUTE * MINUTES):
                await asyncio.gather(*doing)
    return sight


async def keep_playing(evening: Evening, agreement: Agreement) -> None:
    """One match after the other."""
    url, ws = evening.server.url, evening.server.ws
    names = ("Ann", "Ben")[: agreement.people]
    guests = [await asyncio.to_thread(Guest, url, name) for name in names]
    pause = THINKS.get(agreement.game, THINKS_USUALLY)
    for seed in count():
        table = await opened(guests[0], agreement)
        players = [Player(table, guest, seat, 2 * seed + seat, "en", pause) for seat, guest in enumerate(guests)]
        await asyncio.gather(*(player.endure(ws) for player in players))
        evening.matches[str(agreement)] += 1


async def opened(host: Guest, agreement: Agreement) -> str:
    """A new table; while the server has too much to do, it is asked again."""
    wish = {"game": agreement.game, "players": agreement.players, "options": agreement.options}
    while True:
        response = await asyncio.to_thread(host.http.post, "/api/tables", json=wish)
        if response.is_success:
            return str(response.json()["table"])
        assert response.json()["reason"] == "busy", response.text
        await asyncio.sleep(1)


async def keep_attacking(evening: Evening) -> None:
    """One attack after the other, in each round from another address."""
    for number in count(2):
        for name, attack in ATTACKS.items():
            if evening.end - time.monotonic() < 3 * STRIKE:
                return  # none is broken off in the middle
            try:
                async with asyncio.timeout(10 * STRIKE):
                    await attack(evening.server, f"127.0.1.{number % 250}")
                evening.attacks[name] += 1
            except REFUSED as refused:
                evening.attacks[f"{name}: {type(refused).__name__}"] += 1
            await asyncio.sleep(REST)


async def keep_looking(evening: Evening, say: Callable[[str], None]) -> None:
    """Look at the memory, and say it every minute."""
    assert evening.server.process is not None
    process = evening.server.process.pid
    started = said = time.monotonic()
    while True:
        evening.memory.append((time.monotonic(), own(process), sum(map(own, family(process)))))
        if time.monotonic() - said >= MINUTE:
            mine, helpers = between(evening, said, time.monotonic())
            said = time.monotonic()
            minutes = (said - started) / 60
            matches, strikes = evening.matches.total(), evening.attacks.total()
            say(f"{minutes:3.0f} min: {mine:.0f} MiB, helpers {helpers:.0f} MiB; {matches} matches, {strikes} attacks")
        await asyncio.sleep(LOOKS)


def between(evening: Evening, start: float, end: float) -> tuple[float, float]:
    """The memory of the server and of its helpers in that time, on average."""
    looks = [look for look in evening.memory if start <= look[0] <= end]
    return fmean(look[1] for look in looks), fmean(look[2] for look in looks)


def family(process: int) -> list[int]:
    """Those that it has started, directly or not."""
    started = children(process)
    return started + [each for child in started for each in family(child)]


def own(process: int) -> float:
    """The MiB that a process holds for itself; none when it has just ended."""
    try:
        lines = Path(f"/proc/{process}/smaps_rollup").read_text("ascii").splitlines()[1:]
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    sizes = {line.split()[0]: int(line.split()[1]) for line in lines}
    return (sizes["Private_Clean:"] + sizes["Private_Dirty:"]) / KIB
