"""Tables, guests, tickets and settings."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import count

import pytest

from nightlight.core.errors import StorageError
from nightlight.server.store.database import Database
from nightlight.server.store.rows import TableRow, Ticket
from nightlight.server.store.store import Store
from server.store.evening import ANN, ATTIC, BOB, CELLAR, EVENING, forget, laid, log

TICKET = Ticket("hash", "cellar", 1, EVENING + 1000)


def test_a_new_table_is_found_by_id_by_code_and_by_its_guests(store: Store) -> None:
    laid(store, CELLAR)

    assert store.table("cellar") == CELLAR
    assert store.table_by_code("DARK") == CELLAR
    assert store.tables_of(ANN.id) == [CELLAR]
    assert log(store, "cellar") == ["opened"]


def test_a_table_that_nobody_made_is_not_found(store: Store) -> None:
    assert store.table("cellar") is None
    assert store.table_by_code("DARK") is None
    assert store.tables_of("nobody") == []
    assert store.records("cellar") == []


@pytest.mark.parametrize("row", [replace(ATTIC, id=CELLAR.id), replace(ATTIC, code=CELLAR.code)])
def test_an_id_or_code_is_given_once(store: Store, row: TableRow) -> None:
    laid(store, CELLAR)

    made = store.create_table(row, ["late"], [(0, BOB.id)])

    assert not made
    assert log(store, "cellar") == ["opened"]
    assert (store.table("attic"), store.tables_of(BOB.id)) == (None, [])


def test_the_lobby_lists_open_tables_that_are_alive_the_latest_first(store: Store) -> None:
    hidden = replace(CELLAR, id="hidden", code="1", visibility="private")
    alone = replace(CELLAR, id="alone", code="2", visibility="solo")
    over = replace(CELLAR, id="over", code="3", stage="over")
    left = replace(CELLAR, id="left", code="4", live_until=EVENING - 1)
    laid(store, CELLAR, ATTIC, hidden, alone, over, left)

    assert store.open_tables(10, live_after=EVENING) == [ATTIC, CELLAR]
    assert store.open_tables(10) == [ATTIC, CELLAR, left]
    assert store.open_tables(1) == [ATTIC]


def test_a_touched_table_is_alive_and_not_idle(store: Store) -> None:
    laid(store, CELLAR, ATTIC)

    store.touch(["cellar", "a table that has gone"], EVENING + 100)
    store.touch([], EVENING + 200)

    assert store.open_tables(10, live_after=EVENING + 100) == [replace(CELLAR, live_until=EVENING + 100)]
    assert store.idle_tables(EVENING + 50, ["waiting"]) == [ATTIC]
    assert store.idle_tables(EVENING + 1000, ["over"]) == []


def test_a_deleted_table_takes_its_log_seats_and_tickets_along(store: Store) -> None:
    laid(store, CELLAR, ATTIC)
    store.add_ticket(TICKET, EVENING, ANN.id)

    store.delete_table("cellar")

    assert (store.table("cellar"), store.records("cellar")) == (None, [])
    assert store.tables_of(ANN.id) == [ATTIC]
    assert store.use_ticket("hash", EVENING) is None


def test_a_guest_is_known_by_the_cookie(store: Store) -> None:
    laid(store)

    store.rename_guest(ANN.id, "Anna")

    assert store.guest_by_token_hash("hash-of-ann") == replace(ANN, name="Anna")
    assert store.guest_by_token_hash("hash-of-bob") == BOB
    assert store.guest_by_token_hash("hash-of-carl") is None


def test_a_deleted_guest_leaves_only_what_the_log_says(store: Store) -> None:
    laid(store, CELLAR)

    forget(store, ANN)

    assert store.guest_by_token_hash("hash-of-ann") is None
    assert store.tables_of(ANN.id) == []
    assert store.table("cellar") == CELLAR


def test_two_guests_cannot_share_a_cookie(store: Store) -> None:
    laid(store)

    with pytest.raises(StorageError, match="the guest could not be written") as refusal:
        store.add_guest(replace(ANN, id="carl", name="a name that is nobody's business"))

    assert "business" not in str(refusal.value)


def test_a_ticket_is_good_for_one_use(store: Store) -> None:
    laid(store, CELLAR)
    store.add_ticket(TICKET, EVENING, ANN.id)

    with ThreadPoolExecutor() as threads:
        uses = [threads.submit(store.use_ticket, "hash", EVENING) for _ in range(4)]

    assert [use.result() for use in uses].count(TICKET) == 1
    assert [use.result() for use in uses].count(None) == 3


def test_a_ticket_expires(store: Store) -> None:
    laid(store, CELLAR)
    store.add_ticket(TICKET, EVENING, ANN.id)
    store.add_ticket(replace(TICKET, hash="later", expires=EVENING + 5000), TICKET.expires, ANN.id)

    assert store.use_ticket("hash", EVENING) is None  # swept out
    assert store.use_ticket("later", EVENING + 5000) is None


def test_a_setting_is_made_once_even_if_processes_race(url: str, store: Store) -> None:
    other = Store(Database.open(url))
    numbers = count(1)

    with ThreadPoolExecutor() as threads:
        racers = [threads.submit(racer.setting, "key", lambda: str(next(numbers))) for racer in (store, other) * 3]
    other.database.close()

    assert len({racer.result() for racer in racers}) == 1
    assert store.setting("key", lambda: "another") == racers[0].result()
    assert store.setting("other key", lambda: "another") == "another"
