"""The matches of a guest, page by page: however many there are, no more is read than is shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pytest
from sqlalchemy import Connection, insert, text

from nightlight.server.store import matches
from nightlight.server.store.matches import Wanted
from nightlight.server.store.rows import Change, TableRow
from nightlight.server.store.schema import MATCHES, SEATS, TABLES
from nightlight.server.store.store import Store
from server.store.evening import ANN, ATTIC, BOB, CELLAR, EVENING, batch, forget, laid

MANY: Final = 10_000
PAGE: Final = 25
GAMES: Final = ("candles", "shadows")
WANTED: Final = {
    "the latest": Wanted(ANN.id, over=True, limit=PAGE),
    "from the middle": Wanted(ANN.id, over=True, limit=PAGE, behind=(EVENING + MANY // 2, "table-05000")),
    "of one game": Wanted(ANN.id, over=True, game="shadows", limit=PAGE),
    "of one game, from the middle": Wanted(ANN.id, over=True, game="shadows", limit=PAGE, behind=(EVENING + 5000, "x")),
}


def many(store: Store, count: int) -> None:
    """So many matches of Ann, with a few of Bob in between."""
    store.add_guest(ANN)
    store.add_guest(BOB)
    rows = [
        {
            "id": f"table-{number:05}",
            "code": f"C{number}",
            "game": GAMES[number % 2],
            "visibility": "private",
            "stage": "over",
            "created": EVENING,
            "changed": EVENING + number,
            "live_until": EVENING,
            "summary": "{}",
            "words": f"ann\nrival {number % 100:02}\nc{number}",
        }
        for number in range(count)
    ]
    seats = [
        {"table_id": row["id"], "seat": 0, "guest_id": BOB.id if number % 10 == 9 else ANN.id}
        for number, row in enumerate(rows)
    ]
    listed = [
        {"table_id": row["id"], "guest_id": seat["guest_id"], "game": row["game"], "over": 1, "changed": row["changed"]}
        for row, seat in zip(rows, seats, strict=True)
    ]
    with store.database.writing("an evening") as connection:
        connection.execute(insert(TABLES), rows)
        connection.execute(insert(SEATS), seats)
        connection.execute(insert(MATCHES), listed)
        if store.database.postgres:
            connection.execute(text("ANALYZE"))


def walked(store: Store, wanted: Wanted) -> list[TableRow]:
    """All pages, one after the other."""
    rows: list[TableRow] = []
    while page := store.matches(wanted):
        rows += page
        wanted = replace(wanted, behind=(page[-1].changed, page[-1].id))
    return rows


def test_pages_follow_each_other_without_gaps_and_repetitions(store: Store) -> None:
    rows = [
        replace(CELLAR, id=f"t{number}", code=f"C{number}", stage="over", changed=EVENING + number // 3)
        for number in range(10)
    ]
    laid(store, *rows)

    found = walked(store, Wanted(ANN.id, over=True, limit=3))

    assert [row.id for row in found] == ["t9", "t8", "t7", "t6", "t5", "t4", "t3", "t2", "t1", "t0"]


def test_running_matches_and_those_that_are_over_are_told_apart(store: Store) -> None:
    laid(store, CELLAR, replace(ATTIC, stage="over"))

    running, over = (store.matches(Wanted(ANN.id, over=over)) for over in (False, True))

    assert ([row.id for row in running], [row.id for row in over]) == (["cellar"], ["attic"])
    assert store.running(ANN.id) == 1


def test_a_match_follows_its_table_and_its_people(store: Store) -> None:
    laid(store, CELLAR)
    change = Change("over", "{}", [(1, BOB.id), (2, BOB.id)], EVENING + 5, "bob")

    store.append([batch("cellar", 2, "moved", change=change)])

    assert store.matches(Wanted(ANN.id, over=False)) == store.matches(Wanted(ANN.id, over=True)) == []
    assert [row.id for row in store.matches(Wanted(BOB.id, over=True))] == ["cellar"]
    assert store.seats_of(BOB.id, ["cellar"]) == {"cellar": [1, 2]}


def test_a_guest_who_is_deleted_has_no_matches(store: Store) -> None:
    laid(store, CELLAR)

    forget(store, ANN)

    assert store.matches(Wanted(ANN.id, over=False)) == []


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (Wanted("ann", over=False, text="żÓŁ"), ["cellar"]),
        (Wanted("ann", over=False, text="dust"), ["attic"]),
        (Wanted("ann", over=False, text="%"), []),
        (Wanted("ann", over=False, text="zo\u0301"), []),
        (Wanted("ann", over=False, text="żół", titles=("candles",)), ["attic", "cellar"]),
        (Wanted("ann", over=False, game="candles"), ["attic", "cellar"]),
        (Wanted("ann", over=False, game="chess"), []),
        (Wanted("ann", over=False, text="\0"), []),
    ],
)
def test_a_match_is_found_by_a_name_by_its_code_and_by_its_game(store: Store, wanted: Wanted, found: list[str]) -> None:
    laid(store, replace(CELLAR, words="żółw\ndark"), replace(ATTIC, words="dust"))

    assert [row.id for row in store.matches(wanted)] == found


@pytest.mark.parametrize("name", list(WANTED))
def test_among_ten_thousand_matches_only_the_page_is_read(store: Store, name: str) -> None:
    many(store, MANY)

    rows = store.matches(WANTED[name])

    plan = explained(store, WANTED[name])
    assert len(rows) == PAGE
    assert "ix_matches_guest_id_over" in plan
    assert "SORT" not in plan.upper()
    assert "TEMP B-TREE" not in plan


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_a_page_costs_no_more_among_ten_thousand_than_among_a_hundred(store: Store) -> None:
    many(store, MANY)
    all_of_them = Wanted(ANN.id, over=True, limit=MANY)

    page = effort(store, lambda connection: matches.matches(connection, WANTED["from the middle"]))
    everything = effort(store, lambda connection: matches.matches(connection, all_of_them))

    assert page < 2 * PAGE * everything / MANY


def explained(store: Store, wanted: Wanted) -> str:
    """How the database means to find them."""
    words = "EXPLAIN" if store.database.postgres else "EXPLAIN QUERY PLAN"
    query = matches.query(wanted).compile(store.database.engine, compile_kwargs={"literal_binds": True})
    with store.database.reading("the plan") as connection:
        return "\n".join(str(row) for row in connection.exec_driver_sql(f"{words} {query}".replace("%", "%%")))


def effort(store: Store, work: Callable[[Connection], object]) -> int:
    """How many tens of steps SQLite's machine takes."""
    steps = [0]

    def step() -> int:
        steps[0] += 1
        return 0

    with store.database.reading("the matches") as connection:
        driver = connection.connection.driver_connection
        assert driver is not None
        driver.set_progress_handler(step, 10)
        try:
            work(connection)
        finally:
            driver.set_progress_handler(None, 0)
    return steps[0]
