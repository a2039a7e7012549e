"""What somebody may not know is not on their page, nor in what their page was told."""

from __future__ import annotations

import json

from browser.conftest import Visit
from browser.seat import Seat, play_on
from browser.secrets import hand, named, told, updates
from browser.tables import begin, join, open_table
from browser.visitor import Visitor

DECISIONS = 14


def test_hands_are_seen_by_their_owners_and_by_nobody_else(visit: Visit) -> None:
    ann, ben, watcher = visit(), visit(), visit()
    table = open_table(ann, "nightmarium", 2, "Ann")
    join(ben, table, "Ben")
    begin(ann)
    watcher.go(f"/t/{table}")
    watcher.page.get_by_text(watcher.say("watching"), exact=True).wait_for()
    seats = [Seat(ann, 0), Seat(ben, 1)]
    ann.until(lambda: any(seat.offered() for seat in seats), "a question")

    seen = 0
    for _ in range(DECISIONS):
        for seat, other in zip(seats, reversed(seats), strict=True):
            seen += cards_that_the_owner_sees(seat)
            hidden_from(other.visitor, other.number, seat)
            hidden_from(watcher, None, seat)
        play_on(seats, decisions=1)

    assert seen > DECISIONS
    for update in updates(watcher, None):
        assert all(card is None for player in update["view"]["players"] for card in player["hand"])
    assert updates(watcher, None)[0]["events"], "the deal was told"
    assert len(updates(watcher, None)) > 1


def cards_that_the_owner_sees(seat: Seat) -> int:
    """The page shows the whole hand, and no card that is not known; a hand may be empty."""
    names = [named(card, seat.visitor.say) for card in hand(seat)]
    assert None not in hand(seat)
    seat.visitor.until(lambda: all(name.search(text(seat.visitor)) for name in names), "the hand is shown")
    return len(names)


def hidden_from(reader: Visitor, eyes: int | None, owner: Seat) -> None:
    """Nothing of the owner's hand is on the reader's page, or was ever told to it, but for what lay open before."""
    secrets = hand(owner) - told(reader, eyes)
    said = json.dumps(updates(reader, eyes), ensure_ascii=False)
    for card in secrets:
        name = named(card, reader.say)
        assert not name.search(said), f"{name} was told"
        assert not name.search(reader.page.content()), f"{name} is on the page"


def text(visitor: Visitor) -> str:
    return visitor.page.locator("body").inner_text()
