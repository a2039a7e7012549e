"""A connection: what waits to be sent, who reads, and how much a client may ask at once."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from nightlight.core.event import SPECTATOR
from nightlight.server.limits.limits import Limits
from nightlight.server.sockets.client import ByeReason, Connection
from nightlight.wire.messages import Done


def connection(outbox: int = 3) -> Connection:
    return Connection("ann", "Ann", replace(Limits(), outbox_messages=outbox))


def waiting(connection: Connection) -> list[object]:
    """What waits to be sent."""
    found = [connection.outbox.popleft() for _ in range(len(connection.outbox))]
    return [None if data is None else json.loads(data) for data in found]


def test_messages_wait_in_their_order() -> None:
    ann = connection()

    for number in (1, 2, 3):
        ann.send(Done(id=number))

    assert waiting(ann) == [{"type": "done", "id": number} for number in (1, 2, 3)]
    assert ann.bye is None


@pytest.mark.parametrize("outbox", [1, 2, 50])
def test_a_client_that_does_not_keep_up_is_sent_away(outbox: int) -> None:
    ann = connection(outbox)

    for number in range(outbox + 5):
        ann.send(Done(id=number))
    said = waiting(ann)

    assert ann.bye == "slow"
    assert said[:-2] == [{"type": "done", "id": number} for number in range(outbox)]
    assert said[-2:] == [{"type": "bye", "reason": "slow"}, None]


@pytest.mark.parametrize("reason", ["shutdown", "elsewhere", "refused", "deleted", "too-fast"])
def test_after_goodbye_nothing_is_said(reason: ByeReason) -> None:
    ann = connection()

    ann.close(reason)
    ann.send(Done(id=1))
    ann.close("slow")

    assert waiting(ann) == [{"type": "bye", "reason": reason}, None]
    assert ann.bye == reason


def test_whoever_has_no_seat_watches() -> None:
    ann = connection()

    ann.sit([])

    assert [reader.seat for reader in ann.readers] == [SPECTATOR]
    assert ann.readers[0].wire_seat is None


def test_readers_who_stay_keep_what_they_know() -> None:
    ann = connection()
    ann.sit([2])
    ann.readers[0].seen = 7

    ann.sit([0, 2])

    assert [(reader.seat, reader.seen) for reader in ann.readers] == [(0, 0), (2, 7)]


def test_in_another_language_everything_is_told_anew() -> None:
    ann = connection()
    ann.sit([2])
    ann.readers[0].seen = 7

    ann.speak("ru", page=True)

    (reader,) = ann.readers
    assert (reader.seat, reader.seen, reader.language, reader.page) == (2, 0, "ru", True)
