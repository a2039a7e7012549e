"""The fold: the same records give the same state in every process, and what cannot have happened is refused."""

from __future__ import annotations

import random
from typing import Any

import pytest

from nightlight.bots import kinds
from nightlight.core.errors import BadJournal
from nightlight.core.event import SPECTATOR
from nightlight.server.tables.cursors import Cursors
from nightlight.server.tables.records import (
    Abandoned,
    Answered,
    AnyRecord,
    Chair,
    Moved,
    Rematched,
    Said,
    Sat,
    Started,
    Undone,
    written,
)
from nightlight.server.tables.seating import NAMELESS, SOMEBODY
from nightlight.server.tables.state import CHAT_KEPT, TableState
from nightlight.server.tables.updates import Reader, Updates
from nightlight.wire.messages import (
    AddWords,
    AnswerUndo,
    AskUndo,
    Leave,
    Return,
    Say,
    Sit,
    Stand,
    Start,
)
from nightlight.wire.terms import ClockTerms
from server.house import EVENING, Story, begun

CURSORS = Cursors(b"key")


def remembered(state: TableState) -> dict[str, object]:
    """All that a process knows of a table, and all that it would tell to anybody."""
    match = state.match
    told = [Updates(state, CURSORS).of(Reader(seat, "pl", page=True)) for seat in [SPECTATOR, *state.seats]]
    return {
        "number": (state.number, state.at, state.stage, state.last_told),
        "people": (state.chairs, state.stand_ins, state.words, state.chat),
        "wishes": (state.undo, state.agreed, state.rematch, state.next, state.abandoned),
        "clocks": (state.clocks.bank, state.clocks.since, state.clocks.spent),
        "lines": (state.lines, state.told, state.undone, state.finish, state.raced_since),
        "state": None if match is None else (match.state.json(), match.events, match.asked, match.journal.text()),
        "questions": None if match is None else [match.decision(seat) for seat in state.seats],
        "told": told,
    }


def played_on(story: Story, answers: int, seed: int = 1) -> Story:
    """So many answers at random, by whoever is asked."""
    choices = random.Random(seed)  # noqa: S311
    for _ in range(answers):
        seats = [seat for seat in story.state.deciders() if story.state.bot(seat) is None]
        if seats:
            seat = choices.choice(seats)
            story.answer(seat, choices.randrange(len(story.match.legal(seat))), after=1700)
    return story


@pytest.mark.parametrize("game", ["dont-go-in-there", "nightmarium", "straszydla"])
def test_whoever_reads_the_records_knows_what_the_writer_knows(game: str) -> None:
    story = Story(game, "ann bob", players=3, clock=ClockTerms("match", 600, 5))
    story.ask("bob", AddWords(seat=1, words="boo"))
    story.ask("ann", Start())

    for _ in range(8):
        played_on(story, 5)
        story.ask("bob", Say(text="well"))
        if 2 in story.state.deciders():
            break

    assert remembered(story.again()) == remembered(story.state)


def test_a_whole_match_is_the_same_when_it_is_read_again() -> None:
    story = played_on(begun(options={"start_player": "0", "turns": "6"}), 400)

    again = story.again()

    assert story.state.stage == "over"
    assert remembered(again) == remembered(story.state)
    assert again.deciders() == []


def test_undo_stand_ins_and_moved_seats_are_the_same_when_they_are_read_again() -> None:
    story = begun(clock=ClockTerms("decision", 60))
    story.answer(0, after=5_000)
    story.ask("ann", AskUndo(seat=0))
    story.ask("bob", AnswerUndo(seat=1, agree=True), after=1_000)
    story.ask("ann", Leave(seat=0), after=1_000)
    story.happen(Moved(0, "ann-on-her-phone"), after=1_000)
    story.answer(0, 3, after=2_000)
    story.ask("bob", Leave(seat=1))
    story.ask("bob", Return(seat=1), after=7_000)

    assert remembered(story.again()) == remembered(story.state)


@pytest.mark.parametrize("number", [1, 2, 4, 100])
def test_a_record_out_of_its_turn_is_refused(number: int) -> None:
    story = begun()

    with pytest.raises(BadJournal, match="record 3 was expected"):
        story.state.fold(number, EVENING, Said("ann", "Ann", "boo"))

    assert story.state.chat == []


@pytest.mark.parametrize(
    "garbage",
    [
        Answered([], "player"),
        Answered([{"seat": 0}], "player"),
        Answered([{"seat": 0, "action": {"dance": {}}, "outcomes": []}], "player"),
        Answered([{"seat": 1, "action": {"place": {"board": "lower", "space": 1}}, "outcomes": []}], "player"),
        Answered([{"seat": 0, "action": {"place": {"board": "lower", "space": 1}}, "outcomes": [3]}], "player"),
        Undone(0),
        Undone(9),
        Sat(7, Chair("bob", "Bob")),
        Started({"nightlight": "journal"}),
    ],
)
def test_what_cannot_have_happened_is_refused(garbage: AnyRecord) -> None:
    story = begun()

    with pytest.raises(BadJournal, match=r"line \d"):
        story.happen(garbage)


def test_a_table_is_opened_once() -> None:
    story = Story()

    with pytest.raises(BadJournal, match="a table is opened once"):
        story.happen(story.opened)


def test_nothing_is_answered_before_the_match_or_after_it() -> None:
    waiting = Story()
    over = begun("fear-of-the-dark", "ann")
    over.choose(0, "concede")
    line = dict(over.state.lines[0])

    for story in (waiting, over):
        with pytest.raises(BadJournal):
            story.happen(Answered([line], "player"))


def test_the_luck_of_a_line_is_that_of_the_table() -> None:
    story = begun("nightmarium", options={"first_player": "0"})
    story.choose(0, "draw")
    line = story.state.lines[0]
    at, _ = story.log.pop()

    story.log.append((at, written(Answered([{**line, "outcomes": [0]}], "player"))))

    assert line["outcomes"] not in ([], [0])
    with pytest.raises(BadJournal, match="do not follow from the match's seed"):
        story.again()


def test_words_of_those_who_stay_go_into_the_luck() -> None:
    story = Story(players=3)
    story.ask("ann", AddWords(seat=0, words="boo"))
    story.ask("bob", AddWords(seat=1, words="who"))
    story.ask("bob", Stand(seat=1))
    story.ask("cat", Sit(seat=2))
    story.ask("cat", AddWords(seat=2, words="moo"))

    story.ask("ann", Start())

    assert story.match.luck.words == ["boo", "moo"]
    assert story.match.journal.header.luck.words == ["boo", "moo"]


def test_an_undo_takes_back_lines_events_and_who_was_told() -> None:
    story = begun()
    dealt = remembered(story.state)["state"]
    story.answer(0)
    story.answer(1)

    story.happen(Undone(0))

    assert remembered(story.state)["state"] == dealt
    assert story.state.lines == []
    assert story.state.told == [2]
    assert story.state.undone == 5
    assert story.state.deciders() == [0]


def test_a_bot_stands_in_until_the_person_is_back() -> None:
    story = begun()

    story.ask("ann", Leave(seat=0))
    away = story.state.bot(0)
    story.ask("ann", Return(seat=0))

    assert away == kinds(story.state.game)[0]
    assert story.state.bot(0) is None
    assert story.state.people() == [0, 1]


def test_a_seat_that_moved_keeps_its_name_and_plays_itself() -> None:
    story = begun()
    story.ask("ann", Leave(seat=0))

    story.happen(Moved(0, "ann-on-her-phone"))

    assert story.state.chairs[0] == Chair("ann-on-her-phone", "Ann")
    assert story.state.bot(0) is None
    assert story.state.seats_of("ann") == []


def test_a_seat_that_went_to_nobody_has_no_name() -> None:
    story = begun()

    story.happen(Moved(0, SOMEBODY))

    assert story.state.chairs[0] == Chair(SOMEBODY, NAMELESS)


def test_the_last_things_said_are_kept() -> None:
    story = Story()

    story.happen(*(Said("ann", "Ann", f"boo {number}") for number in range(CHAT_KEPT + 5)))

    assert [heard.said.text for heard in story.state.chat] == [f"boo {n}" for n in range(5, CHAT_KEPT + 5)]


def test_bots_have_the_seats_that_were_free_when_the_match_began() -> None:
    story = begun(players=3)

    assert [chair.guest for chair in story.state.chairs] == ["ann", "bob", None]
    assert story.state.chairs[2].bot is not None
    assert story.state.people() == [0, 1]


def test_an_abandoned_table_asks_nobody_and_measures_no_time() -> None:
    story = begun(clock=ClockTerms("decision", 60))

    story.happen(Abandoned("idle"))

    assert (story.state.stage, story.state.deciders(), story.state.clocks.since) == ("over", [], {})


def test_what_happened_in_secret_moves_no_cursor() -> None:
    story = begun("nightmarium", options={"first_player": "0"})
    story.choose(0, "exchange")
    told = story.state.last_told

    story.choose(0, "mark")
    story.happen(Said("bob", "Bob", "hurry"))

    assert story.match.events[-1] == []
    assert story.state.last_told == told
    assert story.state.number == told + 2


def test_the_next_table_is_remembered() -> None:
    story = begun("fear-of-the-dark", "ann")
    story.choose(0, "concede")

    story.happen(Rematched("other"))

    assert story.again().next == "other"


@pytest.mark.parametrize(
    ("wishes", "stranger", "ann"),
    [
        ({}, True, True),
        ({"spectators": False}, False, True),
        ({"visibility": "solo", "spectators": False}, False, True),
    ],
)
def test_who_has_no_seat_watches_where_spectators_are_allowed(
    wishes: dict[str, Any], stranger: bool, ann: bool
) -> None:
    story = begun(**wishes)

    assert story.state.may_watch("cat") == story.state.may_watch(None) == stranger
    assert story.state.may_watch("ann") == story.state.may_watch("bob") == ann


def test_whoever_may_take_a_seat_may_look_at_the_table() -> None:
    assert Story(spectators=False).state.may_watch(None)
    assert not Story(visibility="solo", spectators=False).state.may_watch("bobby")
