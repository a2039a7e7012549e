"""Who has how many slots, and who makes room."""

from __future__ import annotations

from nightlight.server.connections.frame_rate import Budget
from nightlight.server.connections.networks import Networks
from nightlight.server.connections.slots import Slot, Slots


def plenty() -> Budget:
    return Budget(1_000, 1_000, now=0)


class Room:
    """Four slots, two for each network, and who had to leave."""

    def __init__(self) -> None:
        self.networks = Networks(plenty, plenty)
        self.slots = Slots(self.networks, most=4, most_of_network=2)
        self.left: list[str] = []

    def enter(self, name: str, address: str | None) -> Slot | None:
        return self.slots.take(address, lambda: self.left.append(name))


def test_of_one_network_the_longest_idle_makes_room() -> None:
    room = Room()

    entered = [room.enter(name, "10.0.0.1") for name in ("first", "second", "third")]

    assert None not in entered
    assert room.left == ["first"]


def test_who_is_served_makes_no_room() -> None:
    room = Room()
    for name in ("first", "second"):
        slot = room.enter(name, "10.0.0.1")
        assert slot is not None
        slot.busy()

    assert room.enter("third", "10.0.0.1") is None
    assert room.enter("elsewhere", "10.0.0.2") is not None
    assert room.left == []


def test_a_line_of_ipv6_is_one_network() -> None:
    room = Room()

    for number in range(3):
        room.enter(str(number), f"2001:db8::{number}")

    assert room.left == ["0"]


def test_where_all_places_are_taken_anybody_idle_makes_room() -> None:
    room = Room()
    for number in range(4):
        room.enter(str(number), f"10.0.0.{number}")

    assert room.enter("new", "10.0.1.1") is not None
    assert room.left == ["0"]


def test_where_all_are_served_nobody_comes_in_until_one_leaves() -> None:
    room = Room()
    slots = [room.enter(str(number), f"10.0.0.{number}") for number in range(4)]
    for slot in slots:
        assert slot is not None
        slot.busy()

    refused = room.enter("new", "10.0.1.1")
    assert slots[0] is not None
    room.slots.leave(slots[0])

    assert refused is None
    assert room.enter("new", "10.0.1.1") is not None


def test_connections_of_a_proxy_count_for_whom_it_speaks_while_it_does() -> None:
    room = Room()
    proxied = [room.enter(str(number), None) for number in range(3)]

    moved = []
    for slot in proxied:
        assert slot is not None
        slot.busy()
        moved.append(room.slots.move(slot, "10.0.0.1"))
    assert proxied[0] is not None
    room.slots.move(proxied[0], None)

    assert moved == [True, True, False]
    assert room.networks.of("10.0.0.1").connections == 1


def test_who_made_room_and_does_not_know_it_yet_counts_no_more() -> None:
    room = Room()
    first = room.enter("first", "10.0.0.1")
    assert first is not None
    for name in ("second", "third"):
        room.enter(name, "10.0.0.1")

    first.wait()
    room.slots.move(first, "10.0.0.1")
    room.enter("fourth", "10.0.0.1")

    assert room.left == ["first", "second"]
    assert room.networks.of("10.0.0.1").connections == 2


def test_three_quarters_of_the_places_are_for_strangers_and_at_least_one() -> None:
    slots = Room().slots

    assert [slots.for_strangers(count) for count in (1, 4, 256)] == [1, 3, 192]
