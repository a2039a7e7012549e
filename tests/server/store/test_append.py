"""The log: a number is given once, a batch enters as a whole, and other processes are told when it has."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from nightlight.core.errors import StorageError
from nightlight.server.store.appending import Outcome
from nightlight.server.store.database import Database
from nightlight.server.store.rows import Change
from nightlight.server.store.store import Store
from server.store.evening import ANN, ATTIC, BOB, CELLAR, EVENING, batch, forget, laid, log, recorded


def test_records_are_read_as_they_were_written(store: Store) -> None:
    laid(store, CELLAR)

    won = store.append([batch("cellar", 2, "sat", "Łukasz „ö“ 👻")])

    assert won == [True]
    assert store.records("cellar", after=1) == [recorded(2, "sat"), recorded(3, "Łukasz „ö“ 👻")]
    assert store.records("cellar", after=3) == []
    assert len(store.records("cellar")) == 3


def test_a_number_that_is_taken_is_not_given_again(store: Store) -> None:
    laid(store, CELLAR)

    first = store.append([batch("cellar", 2, "mine")])
    second = store.append([batch("cellar", 2, "yours")])

    assert (first, second) == ([True], [False])
    assert log(store, "cellar") == ["opened", "mine"]


def test_nothing_stays_of_a_batch_that_lost_one_of_its_numbers(store: Store) -> None:
    laid(store, CELLAR)
    store.append([batch("cellar", 2, "two", "three")])

    won = store.append([batch("cellar", 3, "three again", "four")])

    assert won == [False]
    assert log(store, "cellar") == ["opened", "two", "three"]


def test_each_batch_of_a_group_wins_or_loses_by_itself(store: Store) -> None:
    laid(store, CELLAR, ATTIC)
    store.append([batch("cellar", 2, "first")])

    won = store.append([batch("cellar", 2, "late", "later"), batch("attic", 2, "a", "b"), batch("attic", 4, "c")])

    assert won == [False, True, True]
    assert log(store, "cellar") == ["opened", "first"]
    assert log(store, "attic") == ["opened", "a", "b", "c"]


def test_of_two_batches_of_a_group_that_want_the_same_number_the_first_wins(store: Store) -> None:
    laid(store, CELLAR)

    won = store.append([batch("cellar", 2, "first", "and second"), batch("cellar", 3, "late")])

    assert won == [True, False]
    assert log(store, "cellar") == ["opened", "first", "and second"]


def test_an_empty_group_is_no_work(store: Store) -> None:
    assert store.append([]) == []


def test_a_winner_changes_the_row_and_the_seats_of_its_table(store: Store) -> None:
    laid(store, CELLAR)
    change = Change("playing", '{"seats": 2}', [(0, ANN.id), (1, BOB.id)], EVENING + 5)

    store.append([batch("cellar", 2, "started", change=change)])

    expected = replace(CELLAR, stage="playing", summary='{"seats": 2}', changed=EVENING + 5)
    assert store.table("cellar") == expected
    assert store.tables_of(BOB.id) == [expected]


def test_a_loser_changes_nothing(store: Store) -> None:
    laid(store, CELLAR)
    change = Change("over", "late", [], EVENING + 5)

    store.append([batch("cellar", 1, "late", change=change)])

    assert store.table("cellar") == CELLAR
    assert store.tables_of(ANN.id) == [CELLAR]


def test_of_several_changes_of_a_table_in_a_group_the_last_counts(store: Store) -> None:
    laid(store, CELLAR)
    started = Change("playing", "started", [(1, BOB.id)], EVENING + 5)
    ended = Change("over", "ended", None, EVENING + 6)

    won = store.append([batch("cellar", 3, "end", change=ended), batch("cellar", 2, "start", change=started)])

    assert won == [True, True]
    assert store.table("cellar") == replace(CELLAR, stage="over", summary="ended", changed=EVENING + 6)
    assert (store.tables_of(ANN.id), len(store.tables_of(BOB.id))) == ([], 1)


def test_a_seat_whose_guest_has_gone_does_not_stop_the_log(store: Store) -> None:
    laid(store, CELLAR)
    forget(store, ANN)
    change = Change("playing", "", [(0, ANN.id), (1, BOB.id)], EVENING)

    won = store.append([batch("cellar", 2, "started", change=change)])

    assert won == [True]
    assert len(store.tables_of(BOB.id)) == 1


def test_a_table_that_has_gone_takes_no_records(store: Store) -> None:
    laid(store, CELLAR)
    store.delete_table("cellar")

    with pytest.raises(StorageError, match=r"the log could not be written: .*; nothing was recorded"):
        store.append([batch("cellar", 2, "late")])


def test_of_two_processes_that_race_for_numbers_one_wins_each(url: str, store: Store) -> None:
    laid(store, CELLAR, ATTIC)
    other = Store(Database.open(url))
    rounds = range(2, 42)

    def race(racer: Store, name: str, *tables: str) -> list[list[Outcome]]:
        return [racer.append([batch(table, n, f"{name} {n}") for table in tables]) for n in rounds]

    with ThreadPoolExecutor() as threads:  # each takes the tables in another order
        ours = threads.submit(race, store, "ours", "cellar", "attic")
        theirs = threads.submit(race, other, "theirs", "attic", "cellar")
    other.database.close()

    for n, (we, they) in zip(rounds, zip(ours.result(), theirs.result(), strict=True), strict=True):
        assert we == [not won for won in reversed(they)]
        assert log(store, "cellar")[n - 1] == f"{'ours' if we[0] else 'theirs'} {n}"
        assert log(store, "attic")[n - 1] == f"{'ours' if we[1] else 'theirs'} {n}"


def test_a_group_may_be_large(store: Store) -> None:
    rows = [replace(CELLAR, id=f"table {n}", code=f"CODE {n}") for n in range(40)]
    laid(store, *rows)

    won = store.append([batch(row.id, 2, *("x" * n for n in range(60))) for row in rows])

    assert won == [True] * 40
    assert [len(store.records(row.id)) for row in rows] == [61] * 40
