"""What a guest has opened: how many tables lately, and how many bytes in all."""

from __future__ import annotations

from dataclasses import replace

from nightlight.server.store.rows import Change
from nightlight.server.store.store import Store
from nightlight.server.store.usage import Spent
from server.store.evening import ANN, ATTIC, BOB, CELLAR, EVENING, batch

TEXT = '{"boo": "łąka"}'  # fifteen letters, of which two have two bytes


def opened(store: Store) -> None:
    """Ann opens two tables, the second an hour after the first."""
    for guest in (ANN, BOB):
        store.add_guest(guest)
    assert store.create_table(CELLAR, [TEXT], [(0, ANN.id)], ANN.id)
    assert store.create_table(replace(ATTIC, created=EVENING + 3_600_000), [TEXT] * 2, [(0, ANN.id)], ANN.id)


def test_tables_are_counted_with_the_bytes_that_they_begin_with(store: Store) -> None:
    opened(store)

    assert store.spent(ANN.id, 0) == Spent(2, 51)
    assert store.spent(ANN.id, EVENING + 60_000) == Spent(1, 51)
    assert store.spent(BOB.id, 0) == Spent(0, 0)
    assert [store.size(table.id) for table in (CELLAR, ATTIC)] == [17, 34]


def test_when_a_match_is_over_all_of_its_log_is_counted_once(store: Store) -> None:
    opened(store)
    over = Change("over", CELLAR.summary, None, EVENING)

    store.append([batch(CELLAR.id, 2, *[TEXT] * 9)])
    before = store.spent(ANN.id, 0)
    store.append([replace(batch(CELLAR.id, 11, TEXT), change=over)])

    assert before == Spent(2, 51)
    assert [store.spent(ANN.id, 0) for _ in range(2)] == [Spent(2, 11 * 17 + 34)] * 2


def test_what_somebody_opens_who_is_no_guest_counts_for_nobody(store: Store) -> None:
    assert store.create_table(CELLAR, [TEXT], [], "nobody")

    assert store.spent("nobody", 0) == Spent(0, 0)
    assert store.size(CELLAR.id) == 0


def test_a_table_that_is_deleted_counts_no_more(store: Store) -> None:
    opened(store)

    store.delete_table(CELLAR.id)

    assert store.spent(ANN.id, 0) == Spent(1, 34)
