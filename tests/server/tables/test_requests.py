"""What a request records, at every stage of a table, or the reason why it is refused."""

from __future__ import annotations

import pytest

from nightlight.bots import kinds
from nightlight.core.verb import HIDDEN
from nightlight.play.match import Match, Proposal
from nightlight.server.tables.records import (
    Abandoned,
    Answered,
    AnyRecord,
    Chair,
    RematchAsked,
    Replaced,
    Returned,
    Said,
    Sat,
    Started,
    Stood,
    UndoAnswered,
    UndoAsked,
    Undone,
    Worded,
)
from nightlight.server.tables.refusal import Refusal
from nightlight.server.tables.requests import Asker, answered, free_name, plan
from nightlight.wire.messages import (
    Abandon,
    AddWords,
    Agree,
    Answer,
    AnswerUndo,
    AnyRequest,
    AskUndo,
    Echo,
    Hello,
    Invite,
    Leave,
    Press,
    Ready,
    Reason,
    Rematch,
    Return,
    Say,
    Sit,
    Speak,
    Stand,
    Start,
)
from nightlight.wire.terms import ClockTerms
from server.house import Story, begun, reason_of

USUAL = kinds(Story().state.game)[0]
ANSWER = Answer(seat=0, decision=0, option=0)


def over() -> Story:
    """A match for one that was conceded; Ann hosts."""
    story = begun("fear-of-the-dark", "ann")
    story.choose(0, "concede")
    return story


def refused(story: Story, guest: str, request: AnyRequest) -> Reason:
    """Why the guest's request is refused; nothing has changed then."""
    before = (story.state.number, story.state.chairs[:], story.state.stage)
    reason = reason_of(lambda: story.plan(guest, request))
    assert (story.state.number, story.state.chairs, story.state.stage) == before
    return reason


@pytest.mark.parametrize(
    ("request_", "record"),
    [
        (Sit(seat=2), Sat(2, Chair("ann", "Ann 2"))),
        (Sit(seat=2, name=" Little   Ann "), Sat(2, Chair("ann", "Little Ann"))),
        (Stand(seat=0), Stood(0)),
        (Stand(seat=1), Stood(1)),
        (Invite(seat=2, bot="uniform"), Sat(2, Chair(None, "Bot 3", "uniform"))),
        (AddWords(seat=0, words="boo"), Worded(0, "boo")),
        (Say(text="  boo "), Said("ann", "Ann", "boo", 0)),
        (Abandon(), Abandoned("host")),
    ],
)
def test_before_the_match_the_host_may(request_: AnyRequest, record: AnyRecord) -> None:
    assert Story(players=3).plan("ann", request_).records == [record]


@pytest.mark.parametrize(
    ("guest", "request_", "record"),
    [
        ("cat", Sit(seat=2), Sat(2, Chair("cat", "Cat"))),
        ("cat", Sit(seat=2, name="Ann"), Sat(2, Chair("cat", "Ann 2"))),
        ("bob", Stand(seat=1), Stood(1)),
        ("bob", AddWords(seat=1, words=""), Worded(1, "")),
        ("cat", Say(text="boo"), Said("cat", "Cat", "boo", None)),
    ],
)
def test_before_the_match_others_may(guest: str, request_: AnyRequest, record: AnyRecord) -> None:
    assert Story(players=3).plan(guest, request_).records == [record]


@pytest.mark.parametrize(
    ("guest", "request_", "reason"),
    [
        ("cat", Sit(seat=1), Reason.TAKEN),
        ("bob", Sit(seat=1), Reason.TAKEN),
        ("cat", Sit(seat=3), Reason.NO_SEAT),
        ("cat", Sit(seat=2, name="  "), Reason.NAME_EMPTY),
        ("cat", Sit(seat=2, name="a\u200bb"), Reason.NAME_SIGNS),
        ("cat", Stand(seat=1), Reason.NOT_YOURS),
        ("bob", Stand(seat=0), Reason.NOT_YOURS),
        ("bob", Stand(seat=2), Reason.NOT_YOURS),
        ("ann", Stand(seat=30), Reason.NO_SEAT),
        ("bob", Invite(seat=2, bot="uniform"), Reason.NOT_HOST),
        ("ann", Invite(seat=1, bot="uniform"), Reason.TAKEN),
        ("ann", Invite(seat=3, bot="uniform"), Reason.NO_SEAT),
        ("ann", Invite(seat=2, bot="grandmaster"), Reason.BAD_SETUP),
        ("ann", AddWords(seat=1, words="boo"), Reason.NOT_YOURS),
        ("ann", AddWords(seat=0, words="\ud83d"), Reason.BAD_MESSAGE),
        ("cat", AddWords(seat=2, words="boo"), Reason.NOT_YOURS),
        ("bob", Start(), Reason.NOT_HOST),
        ("bob", Agree(options={}), Reason.NOT_HOST),
        ("bob", Abandon(), Reason.NOT_HOST),
        ("ann", ANSWER, Reason.NOT_NOW),
        ("bob", ANSWER, Reason.NOT_YOURS),
        ("ann", AskUndo(seat=0), Reason.NOT_NOW),
        ("ann", AnswerUndo(seat=0, agree=True), Reason.NOT_NOW),
        ("ann", Leave(seat=0), Reason.NOT_NOW),
        ("ann", Return(seat=0), Reason.NOT_NOW),
        ("ann", Rematch(seat=0), Reason.NOT_NOW),
        ("ann", Say(text=" \n"), Reason.BAD_MESSAGE),
        ("ann", Say(text="\udc00"), Reason.BAD_MESSAGE),
    ],
)
def test_before_the_match_these_are_refused(guest: str, request_: AnyRequest, reason: Reason) -> None:
    assert refused(Story(players=3), guest, request_) == reason


@pytest.mark.parametrize(
    ("guest", "request_", "reason"),
    [
        ("cat", Sit(seat=1), Reason.NOT_NOW),
        ("ann", Stand(seat=0), Reason.NOT_NOW),
        ("ann", Invite(seat=1, bot="uniform"), Reason.NOT_NOW),
        ("ann", Agree(options={}), Reason.NOT_NOW),
        ("ann", AddWords(seat=0, words="boo"), Reason.NOT_NOW),
        ("ann", Start(), Reason.NOT_NOW),
        ("bob", ANSWER, Reason.NOT_YOURS),
        ("cat", ANSWER, Reason.NOT_YOURS),
        ("ann", Answer(seat=9, decision=0, option=0), Reason.NO_SEAT),
        ("ann", Answer(seat=0, decision=1, option=0), Reason.STALE),
        ("bob", Answer(seat=1, decision=0, option=0), Reason.STALE),
        ("ann", Answer(seat=0, decision=0, option=12), Reason.ILLEGAL),
        ("ann", AskUndo(seat=0), Reason.NO_UNDO),
        ("ann", AskUndo(seat=1), Reason.NOT_YOURS),
        ("bob", AnswerUndo(seat=1, agree=True), Reason.NOT_NOW),
        ("bob", AnswerUndo(seat=0, agree=True), Reason.NOT_YOURS),
        ("bob", Leave(seat=0), Reason.NOT_YOURS),
        ("bob", Return(seat=1), Reason.NOT_NOW),
        ("cat", Return(seat=1), Reason.NOT_YOURS),
        ("ann", Rematch(seat=0), Reason.NOT_NOW),
        ("ann", Abandon(), Reason.NOT_NOW),
        ("bob", Abandon(), Reason.NOT_HOST),
    ],
)
def test_in_a_match_these_are_refused(guest: str, request_: AnyRequest, reason: Reason) -> None:
    assert refused(begun(), guest, request_) == reason


@pytest.mark.parametrize(
    ("guest", "request_", "reason"),
    [
        ("cat", Sit(seat=0), Reason.NOT_NOW),
        ("ann", Stand(seat=0), Reason.NOT_NOW),
        ("ann", Start(), Reason.NOT_NOW),
        ("ann", AddWords(seat=0, words="boo"), Reason.NOT_NOW),
        ("ann", ANSWER, Reason.NOT_NOW),
        ("ann", AskUndo(seat=0), Reason.NOT_NOW),
        ("ann", AnswerUndo(seat=0, agree=True), Reason.NOT_NOW),
        ("ann", Leave(seat=0), Reason.NOT_NOW),
        ("ann", Return(seat=0), Reason.NOT_NOW),
        ("bob", Rematch(seat=0), Reason.NOT_YOURS),
        ("ann", Abandon(), Reason.NOT_NOW),
    ],
)
def test_after_a_match_these_are_refused(guest: str, request_: AnyRequest, reason: Reason) -> None:
    assert refused(over(), guest, request_) == reason


@pytest.mark.parametrize(
    "request_",
    [
        Hello(),
        Speak(),
        Echo(probe=1),
        Press(seat=0, question=1, answer=[]),
        Ready(seat=0),
    ],
)
def test_what_is_no_deed_is_not_recorded(request_: AnyRequest) -> None:
    assert refused(begun(), "ann", request_) == Reason.BAD_MESSAGE


def test_the_host_changes_what_was_agreed_on() -> None:
    story = Story()
    clock = ClockTerms("decision", 60)

    story.ask("ann", Agree(options={"turns": "6"}, clock=clock))
    nothing_new = story.ask("ann", Agree(options={"turns": "6"}, clock=clock))
    story.ask("ann", Start())

    again = story.again()
    assert nothing_new == []
    assert again.opened.options["turns"] == story.match.setup.options["turns"] == "6"
    assert again.opened.options["start_player"] == "random"
    assert again.clocks.terms == clock


def test_what_cannot_be_agreed_on_names_its_field() -> None:
    with pytest.raises(Refusal) as refused:
        Story().plan("ann", Agree(options={"turns": "7"}))

    assert (refused.value.reason, refused.value.field) == (Reason.BAD_SETUP, "options.turns")


def test_the_host_frees_the_chair_of_a_guest() -> None:
    story = Story()

    story.ask("ann", Stand(seat=1))

    assert story.state.chairs[1] == Chair()


def test_names_at_a_table_differ() -> None:
    story = Story(people="ann", players=4)

    for seat in (1, 2, 3):
        story.ask("ann", Sit(seat=seat))

    assert [chair.name for chair in story.state.chairs] == ["Ann", "Ann 2", "Ann 3", "Ann 4"]
    assert free_name(story.state, "Bob") == "Bob"


@pytest.mark.parametrize(
    ("name", "reason"),
    [(" ", Reason.NAME_EMPTY), ("a" * 41, Reason.NAME_LONG), ("a\u202eb", Reason.NAME_SIGNS)],
)
def test_a_name_that_cannot_be_is_refused_at_its_field_with_its_reason(name: str, reason: Reason) -> None:
    with pytest.raises(Refusal) as refused:
        Story(people="ann", players=2).plan("bob", Sit(seat=1, name=name))

    assert (refused.value.reason, refused.value.field) == (reason, "name")


def test_a_vampire_sits_down() -> None:
    story = Story(people="ann", players=2)

    story.ask("bob", Sit(seat=1, name=" 🧛🏽‍♀️  Bob "))

    assert story.state.chairs[1].name == "🧛🏽‍♀️ Bob"


def test_the_words_of_whoever_stood_up_are_gone() -> None:
    story = Story()
    story.ask("bob", AddWords(seat=1, words="boo"))
    story.ask("bob", AddWords(seat=1, words="moo"))
    said = story.state.luck().words

    story.ask("ann", Stand(seat=1))

    assert said == ["moo"]
    assert story.state.luck().words == []


def test_a_start_deals_the_match_with_bots_on_free_seats() -> None:
    story = Story(players=3)

    transaction = story.plan("ann", Start())

    assert isinstance(transaction.prepared, Match)
    assert transaction.prepared.names == ["Ann", "Bob", "Bot 3"]
    assert transaction.prepared.kinds == ["human", "human", USUAL]
    assert transaction.records == [Started(transaction.prepared.journal.header.json())]


def test_the_promise_is_the_same_before_and_after_the_deal() -> None:
    story = Story()
    promise = story.state.luck().promise

    story.ask("bob", AddWords(seat=1, words="boo"))
    story.ask("ann", Start())

    assert story.match.commitment == story.state.luck().promise == promise


def test_only_the_host_sits_at_a_table_for_one() -> None:
    story = Story("dont-go-in-there", "ann", players=2, visibility="solo")

    assert refused(story, "bob", Sit(seat=1)) == Reason.NOT_HOST
    assert story.plan("ann", Sit(seat=1)).records == [Sat(1, Chair("ann", "Ann 2"))]


def test_an_answer_is_worked_out_and_nothing_has_happened_yet() -> None:
    story = begun()
    before = story.match.state.json()

    transaction = plan(Answer(seat=0, decision=0, option=3), story.state, Asker("ann", "Ann"))

    assert isinstance(transaction.prepared, Proposal)
    (record,) = transaction.records
    assert isinstance(record, Answered)
    assert (record.by, record.closing) == ("player", None)
    assert record.lines == [line.json() for line in transaction.prepared.lines]
    assert story.match.state.json() == before


def test_an_option_that_is_not_there_names_the_clause() -> None:
    story = begun()

    with pytest.raises(Refusal) as caught:
        story.plan("ann", Answer(seat=0, decision=0, option=12))

    assert caught.value.clause == story.match.state.top().clause()
    assert caught.value.detail == "12 options are open; there is no option 12"


def test_the_last_answer_closes_the_match_and_tells_the_secret() -> None:
    story = begun("fear-of-the-dark", "ann")
    option = len(story.match.legal(0)) - 1

    (record,) = story.plan("ann", Answer(seat=0, decision=0, option=option)).records

    assert isinstance(record, Answered)
    assert record.closing is not None
    assert record.closing["secret"] == story.opened.secret


def test_what_a_bot_may_not_do_is_refused_like_anything_else() -> None:
    story = begun()

    assert reason_of(lambda: answered(story.state, 0, HIDDEN, "bot")) == Reason.ILLEGAL


def test_a_raced_question_is_not_answered_and_not_taken_back() -> None:
    story = begun("komnata-strachu")
    decision = story.match.decision(0)

    assert refused(story, "ann", Answer(seat=0, decision=decision, option=0)) == Reason.NOT_NOW
    assert refused(story, "ann", AskUndo(seat=0)) == Reason.NO_UNDO


def test_whoever_left_returns_before_answering() -> None:
    story = begun()
    left = story.ask("ann", Leave(seat=0))

    assert left == [Replaced(0, USUAL)]
    assert refused(story, "ann", ANSWER) == Reason.NOT_YOURS
    assert refused(story, "ann", Leave(seat=0)) == Reason.NOT_NOW
    assert story.ask("ann", Return(seat=0)) == [Returned(0)]
    assert len(story.plan("ann", ANSWER).records) == 1


def test_alone_an_answer_is_taken_back_at_once() -> None:
    story = begun(people="ann", players=2)
    story.answer(0)

    assert story.ask("ann", AskUndo(seat=0)) == [Undone(0)]
    assert story.state.deciders() == [0]


def test_who_plays_several_seats_is_alone() -> None:
    story = begun(people="ann ann")
    story.answer(0)

    assert story.plan("ann", AskUndo(seat=0)).records == [Undone(0)]


def test_among_people_an_undo_is_asked_for_and_agreed_to() -> None:
    story = begun(people="ann bob cat")
    story.answer(0)

    asked = story.ask("ann", AskUndo(seat=0))
    first = story.ask("cat", AnswerUndo(seat=2, agree=True))
    still = (story.state.undo, set(story.state.agreed))
    second = story.ask("bob", AnswerUndo(seat=1, agree=True))

    assert asked == [UndoAsked(0)]
    assert first == [UndoAnswered(2, agreed=True)]
    assert still == (0, {2})
    assert second == [UndoAnswered(1, agreed=True), Undone(0)]
    assert (story.state.undo, story.state.agreed) == (None, set())
    assert story.state.deciders() == [0]


def test_one_who_does_not_agree_ends_the_wish() -> None:
    story = begun(people="ann bob cat")
    story.answer(0)
    story.ask("ann", AskUndo(seat=0))
    story.ask("cat", AnswerUndo(seat=2, agree=True))

    story.ask("bob", AnswerUndo(seat=1, agree=False))

    assert story.state.undo is None
    assert story.state.deciders() == [1]
    assert refused(story, "bob", AnswerUndo(seat=1, agree=True)) == Reason.NOT_NOW


def test_an_answer_ends_the_wish_to_take_back() -> None:
    story = begun()
    story.answer(0)
    story.ask("ann", AskUndo(seat=0))

    story.answer(1)

    assert story.state.undo is None
    assert refused(story, "bob", AnswerUndo(seat=1, agree=True)) == Reason.NOT_NOW


def test_nobody_agrees_to_their_own_wish() -> None:
    story = begun()
    story.answer(0)
    story.ask("ann", AskUndo(seat=0))

    assert refused(story, "ann", AnswerUndo(seat=0, agree=True)) == Reason.NOT_NOW


def test_who_has_two_seats_agrees_for_both() -> None:
    story = begun(people="ann bob bob cat")
    story.answer(0)
    story.ask("ann", AskUndo(seat=0))

    agreed = story.ask("bob", AnswerUndo(seat=2, agree=True))
    story.ask("cat", AnswerUndo(seat=3, agree=True))

    assert agreed == [UndoAnswered(1, agreed=True), UndoAnswered(2, agreed=True)]
    assert story.state.deciders() == [0]


def test_nobody_waits_for_the_consent_of_those_who_are_away() -> None:
    story = begun()
    story.answer(0)

    story.ask("bob", Leave(seat=1))

    assert story.plan("ann", AskUndo(seat=0)).records == [Undone(0)]


def test_nothing_is_taken_back_across_luck() -> None:
    story = begun("nightmarium", options={"first_player": "0"})

    story.choose(0, "draw")

    assert refused(story, "ann", AskUndo(seat=0)) == Reason.NO_UNDO


def test_nothing_is_taken_back_across_what_somebody_learned() -> None:
    story = begun("nightmarium", options={"first_player": "0"})

    story.choose(0, "play")

    assert story.match.asked[-1] == []
    assert any(event.teaches() for event in story.match.events[-1])
    assert refused(story, "ann", AskUndo(seat=0)) == Reason.NO_UNDO


def test_people_who_have_played_wish_to_play_again() -> None:
    story = begun(people="ann ann bob")
    story.happen(Abandoned("idle"))

    first = story.ask("ann", Rematch(seat=0))
    second = story.ask("ann", Rematch(seat=1))

    assert first == [RematchAsked(0), RematchAsked(1)]
    assert second == []
    assert story.state.rematch == {0, 1}


def test_nobody_is_asked_again_when_the_next_table_is_open() -> None:
    story = over()
    story.state.next = "other"

    assert refused(story, "ann", Rematch(seat=0)) == Reason.NOT_NOW


def test_a_match_of_several_people_is_given_up_when_the_others_have_left() -> None:
    story = begun()
    while_they_play = refused(story, "ann", Abandon())

    story.ask("bob", Leave(seat=1))

    assert while_they_play == Reason.NOT_NOW
    assert story.plan("ann", Abandon()).records == [Abandoned("host")]


def test_a_match_against_bots_can_be_given_up() -> None:
    story = begun(people="ann", players=2)

    story.ask("ann", Abandon())

    assert (story.state.stage, story.state.abandoned) == ("over", "host")


def test_after_a_match_people_still_talk() -> None:
    assert over().plan("ann", Say(text="again?")).records == [Said("ann", "Ann", "again?", 0)]
