"""What an operator sees."""

from __future__ import annotations

from nightlight.server.operations.metrics import Metrics
from nightlight.server.operations.server_process import ServerProcess
from nightlight.wire.messages import Say
from server.house import Visitor, guest_of, table_for


def test_every_house_counts_by_itself() -> None:
    one, other = Metrics(), Metrics()

    one.connections.set(3)

    assert b"nightlight_connections 3.0" in one.text()
    assert b"nightlight_connections 0.0" in other.text()


async def test_records_are_counted_by_their_kind(house: ServerProcess) -> None:
    ann = await guest_of(house, "Ann")
    table = await table_for(house, ann, await guest_of(house, "Bob"))
    visitor = await Visitor(house, ann).join(table)

    await visitor.ask(Say(text="boo"))
    await visitor.ask(Say(text="boo"))
    await visitor.answer(0)

    said = house.services.metrics.text().decode()
    assert 'nightlight_records_total{kind="said"} 2.0' in said
    assert 'nightlight_records_total{kind="answered"} 1.0' in said
    assert "nightlight_tables 1.0" in said
    assert "nightlight_conflicts_total 0.0" in said


async def test_figures_name_nobody(house: ServerProcess) -> None:
    table = await table_for(house, await guest_of(house, "Ann"), await guest_of(house, "Bob"))

    said = house.services.metrics.text()

    assert b"Ann" not in said
    assert table.encode() not in said
