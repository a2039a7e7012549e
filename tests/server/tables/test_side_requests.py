"""What is no move: talk, seats and wishes, as much as a table bears."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from nightlight.server.limits.buckets import Allowances
from nightlight.server.limits.limits import Limits
from nightlight.server.operations.server_process import ServerProcess
from nightlight.server.tables.records import Said
from nightlight.server.tables.refusal import Refusal
from nightlight.server.tables.side_requests import Asides
from nightlight.wire.messages import (
    Abandon,
    AddWords,
    AnyRequest,
    AskUndo,
    Leave,
    Reason,
    Rematch,
    Return,
    Say,
    Sit,
    Stand,
    Start,
)
from server.house import Story, Visitor, begun, guest_of, refusal, table_for

FEW = replace(Limits(), chat_per_minute=3, asides_per_minute=4, heckles_per_minute=5, asides_per_table=8)
PLENTY = replace(Limits(), asides_per_table=8)


def reasons(story: Story, limits: Limits, asked: Sequence[tuple[str, AnyRequest]]) -> list[str]:
    """What becomes of these requests of these guests, before anything is planned."""
    asides, allowed = Asides(story.state, limits), Allowances(limits)
    heard: list[str] = []
    for guest, request in asked:
        try:
            asides.check(request, guest, allowed)
            heard.append("")
        except Refusal as refused:
            heard.append(refused.reason)
    return heard


def test_one_guest_asks_so_often_and_another_has_room_of_their_own() -> None:
    asked: Sequence[tuple[str, AnyRequest]] = [("ann", Stand(seat=0))] * 5 + [("bob", Stand(seat=1))]

    assert reasons(Story(), FEW, asked) == [""] * 4 + ["too-fast", ""]


def test_talk_is_counted_by_itself() -> None:
    asked: Sequence[tuple[str, AnyRequest]] = [("ann", Say(text="boo"))] * 4 + [("ann", Stand(seat=0))]

    assert reasons(Story(), FEW, asked) == [""] * 3 + ["too-fast", ""]


def test_people_without_a_seat_share_their_room_and_players_do_not_notice() -> None:
    strangers = [(f"stranger {number}", Say(text="boo")) for number in range(6)]

    assert reasons(Story(), FEW, [*strangers, ("ann", Say(text="boo"))]) == [""] * 5 + ["too-fast", ""]


def filled(records: int, *, seat: int | None = 0) -> Story:
    """A match at whose table so much was said."""
    story = begun()
    for _ in range(records):
        story.happen(Said("ann", "Ann", "boo", seat))
    return story


@pytest.mark.parametrize("request_", [Say(text="boo"), AskUndo(seat=0), Leave(seat=0), Sit(seat=0)], ids=str)
@pytest.mark.parametrize(("records", "expected"), [(7, ""), (8, "too-many"), (9, "too-many")])
def test_a_table_holds_only_so_much_that_is_no_move(request_: AnyRequest, records: int, expected: str) -> None:
    assert reasons(filled(records), PLENTY, [("ann", request_)]) == [expected]


@pytest.mark.parametrize("request_", [Return(seat=0), Start(), Rematch(seat=0), Abandon()], ids=str)
def test_what_ends_by_itself_is_never_too_much(request_: AnyRequest) -> None:
    assert reasons(filled(100), PLENTY, [("ann", request_)]) == [""]


def test_people_without_a_seat_fill_a_quarter_at_most_and_players_talk_on() -> None:
    story = filled(2, seat=None)

    heard = reasons(story, PLENTY, [("stranger", Say(text="boo")), ("ann", Say(text="boo"))])

    assert heard == ["too-many", ""]


def test_moves_are_not_counted() -> None:
    story = begun()

    for _ in range(3):
        story.answer(story.state.deciders()[0])

    assert (story.state.asides, story.state.heckles) == (0, 0)


def test_all_that_is_no_move_is_counted() -> None:
    story = Story()
    for asked in (Stand(seat=1), AddWords(seat=0, words="boo")):
        story.ask("ann", asked)
    story.ask("ann", Say(text="boo"))
    story.ask("eve", Say(text="boo"))

    assert (story.state.asides, story.state.heckles) == (4, 1)


@pytest.mark.limits(asides_per_table=3)
async def test_where_a_table_is_full_the_match_goes_on(house: ServerProcess) -> None:
    ann, ben = await guest_of(house, "Ann"), await guest_of(house, "Ben")
    visitor = await Visitor(house, ann).join(await table_for(house, ann, ben))
    while visitor.table.state.asides < 3:
        await visitor.ask(Say(text="boo"))

    refused = await refusal(visitor.ask(Say(text="boo")))
    await visitor.answer(0)

    assert refused == Reason.TOO_MANY
    assert len(visitor.table.state.lines) == 1
