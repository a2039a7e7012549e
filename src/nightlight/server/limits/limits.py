"""The server's limits. Each can be set by `NIGHTLIGHT_<NAME>` in the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final

from nightlight.core.errors import BadSetup

LEAST: Final = {
    "outbox_messages": 8,
    "slow_seconds": 1,
    "busy_ms": 1,
    "overloaded_ms": 1,
    "hello_seconds": 1,
    "head_seconds": 1,
    "body_seconds": 1,
    "think_seconds": 1,
    "replay_frames": 1,
    "chores": 1,
    "chores_per_guest": 1,
    "chores_per_address": 1,
    "import_seconds": 1,
    "replay_seconds": 1,
}  # below these nothing works


@dataclass(frozen=True)
class Limits:
    """The defaults; docs/operating.md lists them."""

    message_bytes: int = 4_096  # of one message of a client
    body_bytes: int = 16_384  # of one HTTP request
    journal_bytes: int = 2_000_000  # of a journal that is imported
    messages_per_second: int = 20  # of one guest, in the long run
    message_burst: int = 60  # at once
    strangers_per_address: int = 10  # people without a name share the messages of so many guests
    line_bytes: int = 8_192  # of the address that a request asks for
    head_bytes: int = 16_384  # of the head of a request
    headers: int = 100  # fields of a head
    head_seconds: int = 10  # until the head of a request has come
    body_seconds: int = 60  # until its body has come
    flood_seconds: int = 10  # of sending more than that until a client is disconnected
    hello_seconds: int = 10  # until a socket without a hello is closed
    requests_per_minute: int = 120  # of one address, over HTTP
    guests_per_hour: int = 60  # new ones of one address
    chat_per_minute: int = 20  # of one guest
    asides_per_minute: int = 60  # of one guest: requests to a table that are neither moves nor chat
    heckles_per_minute: int = 120  # at one table: requests from people without a seat there
    asides_per_table: int = 2_000  # records that are not moves; at most a quarter from people without a seat
    tables_per_guest: int = 20  # that are not over
    tables_per_hour: int = 60  # that one guest opens in any way
    bytes_per_guest: int = 200_000_000  # of all tables that one guest has opened
    imports_per_hour: int = 30  # journals that one guest imports
    network_tables_per_hour: int = 600  # opened from one address
    network_imports_per_hour: int = 120
    network_bytes_per_hour: int = 20_000_000  # of newly opened tables: imported journals and branches
    connections_per_guest: int = 16
    sockets_per_minute: int = 240  # opened from one address, and beyond that by each guest
    connections_per_address: int = 256  # of all kinds, at one process
    connections: int = 20_000  # of all kinds, at one process
    outbox_messages: int = 256  # queued for a slow client before it is disconnected
    slow_seconds: int = 20  # without reading anything until a client is disconnected
    readers_per_table: int = 200  # connections
    grace_seconds: int = 60  # until a bot plays for somebody who went away
    unload_seconds: int = 120  # until a table without connections is unloaded
    waiting_hours: int = 24  # until a table whose match never began is abandoned
    idle_days: int = 30  # until an idle match is abandoned
    ticket_minutes: int = 15  # that a link to move a seat is good for
    think_seconds: int = 5  # of a bot for one decision
    bot_pause_ms: int = 500  # before a bot's answer is told, so that people can follow
    hints_per_minute: int = 20  # of one guest
    busy_ms: int = 250  # of waiting for the loop or the disk before newcomers are refused
    overloaded_ms: int = 500  # the same before spectators are sent away
    empty_tables: int = 500  # without connections, in memory
    replay_frames: int = 200  # of a match that is over, in one answer
    chores: int = 32  # requests for journals, replays, branches and lessons, waiting or in progress
    chores_per_guest: int = 4
    chores_per_address: int = 12
    import_seconds: int = 30  # of work on one imported journal
    replay_seconds: int = 20  # of work on one page of a replay, a branch, a journal or a lesson


def limits(environment: Mapping[str, str] = os.environ) -> Limits:
    """The limits, with those set in the environment."""
    changed = {}
    for each in fields(Limits):
        text = environment.get(f"NIGHTLIGHT_{each.name.upper()}")
        if text is None:
            continue
        least = LEAST.get(each.name, 0)
        if not text.isdecimal() or int(text) < least:
            raise BadSetup(f"NIGHTLIGHT_{each.name.upper()} is a whole number from {least}, not {text!r}")
        changed[each.name] = int(text)
    return Limits(**changed)
