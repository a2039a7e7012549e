"""Guests with a long past who wish to be forgotten, and many who wish it at once."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import Final

import httpx

from nightlight.games import GAMES
from nightlight.server.store.rows import TableRow
from nightlight.server.store.store import Store
from nightlight.server.tables.records import Answered, AnyRecord, Chair, Opened, Said, Started, written
from nightlight.server.tables.summary import summarized, words
from nightlight.server.tables.summary import written as written_summary
from server.attack import as_scripted, guest_id
from server.client import Guest
from server.onlookers import ATTACKER

GAME: Final = "nightmarium"
SEEDS: Final = [1, 2]
LOOKED_EVERY: Final = 0.1  # seconds between two looks whether a name is gone
PATIENCE: Final = 300.0  # seconds


@dataclass
class Past:
    """Somebody who has played much, always with the same rival."""

    guest: Guest
    name: str
    tables: list[str]
    records: int


def lay_past(store: Store, url: str, tables: int, records: int, name: str = "Zoe") -> Past:
    """A guest with so many matches that are over, so many records in each: answers, and what was said afterwards."""
    guest, rival = Guest(url, name), Guest(url, "Rival")
    people = {guest_id(store, guest): name, guest_id(store, rival): "Rival"}
    opened, log = long_match(people, records)
    summary = summarized(opened, opened.chairs, log)
    texts = [written(record) for record in log]
    seats = list(enumerate(people))
    laid = [f"past-{number:06}" for number in range(tables)]
    for table in laid:
        line = written_summary(summary)
        row = TableRow(table, table[-6:], GAME, "private", "over", 1, 1, 1, line, words(summary, table[-6:]))
        assert store.create_table(row, texts, seats), "nobody has this id"
    return Past(guest, name, laid, tables * len(texts))


def long_match(people: dict[str, str], records: int) -> tuple[Opened, list[AnyRecord]]:
    """A whole match, and talk after it until there are as many records as that."""
    game = GAMES[GAME]
    chairs = [Chair(guest, name) for guest, name in people.items()]
    opened = Opened(
        game=game.id,
        rules_version=game.rules_version,
        players=len(chairs),
        options=game.setup(len(chairs), {}).options,
        visibility="private",
        host=next(iter(people)),
        chairs=chairs,
        secret=(7).to_bytes(32).hex(),
    )
    journal = as_scripted(opened, SEEDS).journal
    assert journal.closing is not None, "it was played to its end"
    log: list[AnyRecord] = [opened, Started(journal.header.json())]
    log += [Answered([line.json()], "player") for line in journal.lines[:-1]]
    log.append(Answered([journal.lines[-1].json()], "player", journal.closing.json()))
    speakers = list(people.items())
    while len(log) < records:
        speaker, name = speakers[len(log) % 2]
        log.append(Said(speaker, name, f"that was a dark night, number {len(log)}"))
    return opened, log


def from_elsewhere(url: str, cookie: str) -> httpx.AsyncClient:
    """Somebody hostile with a cookie."""
    way = httpx.AsyncHTTPTransport(local_address=ATTACKER)
    return httpx.AsyncClient(base_url=url, transport=way, timeout=PATIENCE, headers={"cookie": f"nightlight={cookie}"})


async def be_forgotten(url: str, past: Past) -> tuple[float, float]:
    """Wish it, and look until no list has the name; the seconds until the wish was answered, and until it was done."""
    began = time.monotonic()
    async with from_elsewhere(url, past.guest.cookie) as client:
        answer = await client.delete("/api/me")
        assert answer.status_code == httpx.codes.NO_CONTENT, answer.text
        answered = time.monotonic() - began
    await until_gone(url, past.tables, past.name)
    return answered, time.monotonic() - began


async def until_gone(url: str, tables: list[str], name: str) -> None:
    """Look until no list has the name."""
    deadline = time.monotonic() + PATIENCE
    async with from_elsewhere(url, "") as client:
        for table in tables:
            while name in (await client.get(f"/api/tables/{table}")).text:
                assert time.monotonic() < deadline, "the name is still there"
                await asyncio.sleep(LOOKED_EVERY)


async def all_at_once(url: str, guests: list[Guest]) -> list[tuple[int, float]]:
    """Everybody wishes to be forgotten in the same moment; the status of each answer, and when it came."""

    async def wish(guest: Guest) -> tuple[int, float]:
        began = time.monotonic()
        async with from_elsewhere(url, guest.cookie) as client:
            status = (await client.delete("/api/me")).status_code
        return status, time.monotonic() - began

    return await asyncio.gather(*(wish(guest) for guest in guests))
