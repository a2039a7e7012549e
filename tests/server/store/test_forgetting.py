"""Forgetting: a guest is gone at once and for everybody, and the database knows which logs still speak of them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import pairwise

import pytest

from nightlight.server.store import appending, forgetting
from nightlight.server.store.database import Database
from nightlight.server.store.errors import NoGuest
from nightlight.server.store.rows import Batch, Blots, Change, Claim, Guest, Ticket
from nightlight.server.store.store import Store
from server.store.evening import ANN, ATTIC, BOB, CELLAR, EVENING, batch, forget, laid, log

HERE = Claim("here", EVENING, EVENING + 1000)
GUESTS = 24


@pytest.fixture
def other(url: str) -> Iterator[Store]:
    """The same database, from another process."""
    database = Database.open(url)
    yield Store(database)
    database.close()


def naming(guest: Guest, table: str, first: int, *records: str) -> Batch:
    """Records that name a guest."""
    return replace(batch(table, first, *records), guests=frozenset({guest.id}))


def test_whoever_is_forgotten_has_no_cookie_no_seat_and_no_link_to_one(store: Store) -> None:
    laid(store, CELLAR)
    store.add_ticket(Ticket("hash", "cellar", 0, EVENING + 1000), EVENING, ANN.id)
    store.add_ticket(Ticket("other", "cellar", 1, EVENING + 1000), EVENING, BOB.id)

    forget(store, ANN)

    assert store.guest_by_token_hash("hash-of-ann") is None
    assert store.guests_among(["ann", "bob", "carl"]) == {"bob"}
    assert store.tables_of(ANN.id) == []
    assert store.use_ticket("hash", EVENING) is None
    assert store.use_ticket("other", EVENING) is not None


def test_a_guest_can_be_forgotten_once(store: Store) -> None:
    laid(store)

    forget(store, ANN)

    assert not store.forget_guest(ANN.id, HERE)
    assert not store.forget_guest("nobody", HERE)


def test_nothing_that_names_them_is_written_any_more_and_the_rest_of_the_group_is(store: Store) -> None:
    laid(store, CELLAR, ATTIC)
    forget(store, ANN)

    group = [naming(ANN, "cellar", 2, "Ann says boo"), naming(BOB, "attic", 2, "Bob says boo"), batch("cellar", 2, "x")]
    outcomes = store.append(group)

    assert isinstance(outcomes[0], NoGuest)
    assert outcomes[1:] == [True, True]
    assert (log(store, "cellar"), log(store, "attic")) == (["opened", "x"], ["opened", "Bob says boo"])


def test_a_number_that_is_taken_does_not_let_them_back_in(store: Store) -> None:
    laid(store, CELLAR, ATTIC)
    forget(store, ANN)
    store.append([batch("attic", 2, "first")])

    outcomes = store.append([batch("attic", 2, "late"), naming(ANN, "cellar", 2, "boo"), naming(BOB, "cellar", 2, "x")])

    assert [outcome is True for outcome in outcomes] == [False, False, True]
    assert isinstance(outcomes[1], NoGuest)
    assert log(store, "cellar") == ["opened", "x"]


def test_no_table_is_opened_and_no_link_made_for_them(store: Store) -> None:
    laid(store, CELLAR)
    forget(store, ANN)

    with pytest.raises(NoGuest):
        store.create_table(ATTIC, ["opened"], [(0, BOB.id), (1, ANN.id)])
    with pytest.raises(NoGuest):
        store.add_ticket(Ticket("hash", "cellar", 0, EVENING + 1000), EVENING, ANN.id)

    assert store.table("attic") is None


def test_the_database_knows_which_logs_speak_of_somebody(store: Store) -> None:
    laid(store, CELLAR, ATTIC)  # where Ann sits
    store.append([naming(BOB, "cellar", 2, "boo"), batch("attic", 2, "of nobody")])
    store.append([naming(BOB, "cellar", 2, "late"), naming(BOB, "attic", 2, "late as well")])

    assert store.tables_mentioning(ANN.id, "", 10) == ["attic", "cellar"]
    assert store.tables_mentioning(ANN.id, "attic", 10) == ["cellar"]
    assert store.tables_mentioning(ANN.id, "", 1) == ["attic"]
    assert store.tables_mentioning(BOB.id, "", 10) == ["cellar"]


def test_a_log_is_blotted_out_together_with_the_record_that_says_so(store: Store) -> None:
    laid(store, CELLAR)
    store.append([naming(ANN, "cellar", 2, "Ann says boo", "answered")])
    forget(store, ANN)

    late = replace(batch("cellar", 3, "late"), blots=Blots(ANN.id, [(1, "late")], all=True))
    some = Batch("cellar", 1, [], EVENING, blots=Blots(ANN.id, [(2, "somebody says")], all=False))
    last = replace(batch("cellar", 4, "blotted"), blots=Blots(ANN.id, [(1, "somebody opened")], all=True))

    assert store.append([late]) == [False]
    assert store.append([some]) == [True]
    assert store.tables_mentioning(ANN.id, "", 10) == ["cellar"]
    assert store.append([last]) == [True]
    assert log(store, "cellar") == ["somebody opened", "somebody says", "answered", "blotted"]
    assert store.tables_mentioning(ANN.id, "", 10) == []


def test_a_wish_is_forgotten_when_no_log_speaks_of_them(store: Store) -> None:
    laid(store, CELLAR)
    forget(store, ANN)

    early = store.finish_forgetting(ANN.id)
    store.append([Batch("cellar", 1, [], EVENING, blots=Blots(ANN.id, [], all=True))])
    done = store.finish_forgetting(ANN.id)

    assert (early, done) == (False, True)
    assert store.wishes(HERE, 10) == []


def test_one_process_sees_to_a_wish_and_another_if_that_is_not_heard_of_again(store: Store, other: Store) -> None:
    laid(store)
    forget(store, ANN)
    forget(store, BOB)

    at_once = other.wishes(Claim("there", EVENING + 500, EVENING + 1500), 10)
    renewed = store.wishes(Claim("here", EVENING + 900, EVENING + 1900), 10)
    still = other.wishes(Claim("there", EVENING + 1500, EVENING + 2500), 10)
    late = other.wishes(Claim("there", EVENING + 1900, EVENING + 2900), 1)
    rest = other.wishes(Claim("elsewhere", EVENING + 1900, EVENING + 2900), 10)

    assert (at_once, renewed, still) == ([], ["ann", "bob"], [])
    assert sorted(late + rest) == ["ann", "bob"]


def test_whoever_is_being_written_about_is_forgotten_after_that(store: Store, other: Store) -> None:
    laid(store, CELLAR)

    with ThreadPoolExecutor() as threads:
        with store.database.writing("the log") as connection:
            outcomes = appending.append(connection, [naming(ANN, "cellar", 2, "boo")])
            going = threads.submit(forget, other, ANN)
            time.sleep(0.2)
            early = going.done()
        going.result()

    assert (outcomes, early) == ([True], False)
    assert isinstance(store.append([naming(ANN, "cellar", 3, "again")])[0], NoGuest)


def test_whoever_writes_about_somebody_who_is_being_forgotten_waits_and_writes_nothing(
    store: Store, other: Store
) -> None:
    laid(store, CELLAR)

    with ThreadPoolExecutor() as threads:
        with other.database.writing("the wish") as connection:
            forgetting.wish(connection, ANN.id, HERE)
            writing = threads.submit(store.append, [naming(ANN, "cellar", 2, "boo")])
            time.sleep(0.2)
            early = writing.done()
        (outcome,) = writing.result()

    assert not early
    assert isinstance(outcome, NoGuest)
    assert log(store, "cellar") == ["opened"]


def test_many_are_forgotten_while_many_write_and_nobody_waits_for_ever(store: Store, other: Store) -> None:
    guests = [Guest(f"guest {n:02}", f"hash {n}", "Somebody", EVENING, EVENING) for n in range(GUESTS)]
    for guest in guests:
        store.add_guest(guest)
    pairs = list(pairwise(guests))
    tables = [replace(CELLAR, id=f"table {n:02}", code=str(n)) for n in range(len(pairs))]
    for row, pair in zip(tables, pairs, strict=True):
        store.create_table(row, ["opened"], [(seat, guest.id) for seat, guest in enumerate(pair)])

    def write(writer: Store, backwards: int) -> None:
        for number in range(2, 8):
            group = []
            for row, pair in list(zip(tables, pairs, strict=True))[::backwards]:
                change = Change("playing", "{}", [(seat, guest.id) for seat, guest in enumerate(pair)], EVENING)
                named = frozenset({pair[0].id} if number % 2 else ())  # an answer names nobody, but seats are told anew
                group.append(Batch(row.id, number, ["boo"], EVENING, change, named))
            writer.append(group)

    with ThreadPoolExecutor() as threads:
        writers = [threads.submit(write, store, 1), threads.submit(write, other, -1)]
        wishes = [threads.submit(forget, each, guest) for each, guest in zip([store, other] * GUESTS, guests)]  # noqa: B905
        for waited in (*writers, *wishes):
            waited.result(60)

    assert store.guests_among([guest.id for guest in guests]) == set()
    assert all(store.tables_of(guest.id) == [] for guest in guests)
