"""What a reader gets: what it has not heard, how things stand for it, and nothing that is not for its eyes."""

from __future__ import annotations

import json
import random
import time
from typing import Any

import pytest

from nightlight.core.chance import Seeded
from nightlight.core.event import SPECTATOR
from nightlight.server.tables.cursors import Cursors
from nightlight.server.tables.records import Abandoned, Said, Undone
from nightlight.server.tables.state import TableState
from nightlight.server.tables.table_info import table_info
from nightlight.server.tables.updates import OLD_EVENTS, Curtain, Reader, Updates
from nightlight.wire.messages import Invite, Race, Start, encoded
from nightlight.words.bundle import LANGUAGES
from server.house import SECRET, Story, begun
from witness.catalogue import witness_of

CURSORS = Cursors(b"key of the house")
SECRETIVE = ["nightmarium", "dont-go-in-there", "straszydla"]


def told(state: TableState, reader: Reader, curtain: Curtain | None = None) -> dict[str, Any] | None:
    """The update for the reader, if there is one."""
    data = Updates(state, CURSORS, curtain).of(reader)
    return None if data is None else json.loads(data)


def news(state: TableState, reader: Reader) -> dict[str, Any]:
    """The update, which there is."""
    found = told(state, reader)
    assert found is not None
    return found


def played(game: str, answers: int, seed: int, people: str = "ann bob cat") -> Story:
    """A match after so many answers at random."""
    story = begun(game, people)
    choices = random.Random(seed)  # noqa: S311
    for _ in range(answers):
        if story.state.deciders():
            seat = choices.choice(story.state.deciders())
            story.answer(seat, choices.randrange(len(story.match.legal(seat))))
    return story


def exchanging() -> Story:
    """Ann is about to exchange cards in secret."""
    story = begun("nightmarium", options={"first_player": "0"})
    story.choose(0, "exchange")
    return story


def test_before_the_match_there_is_nothing_to_tell() -> None:
    assert told(Story().state, Reader(0)) is None


def test_whoever_comes_anew_is_told_everything() -> None:
    story = begun()
    story.answer(0, 3)

    first = news(story.state, Reader(0))

    assert first["fresh"] is True
    assert first["events"] == [event.seen_by(0).json() for line in story.match.events for event in line]
    assert first["view"] == story.match.view(0).json()
    assert first["waiting"] == [1]
    assert "decision" not in first
    assert first["undoable"] is True


def test_spectators_who_know_the_same_are_told_the_same_and_others_what_is_for_them() -> None:
    story = begun("nightmarium", options={"first_player": "0"})
    same, late, polish, ann = Reader(SPECTATOR), Reader(SPECTATOR), Reader(SPECTATOR, "pl"), Reader(0)
    early = Reader(SPECTATOR)
    news(story.state, early)
    readers = [same, late, polish, early, ann]
    expected = [told(story.state, Reader(each.seat, each.language, seen=each.seen, last=each.last)) for each in readers]

    updates = Updates(story.state, CURSORS)
    found = [updates.of(reader) for reader in readers]

    assert [None if data is None else json.loads(data) for data in found] == expected
    assert found[0] is found[1]
    assert found[3] is None
    assert [reader.seen for reader in readers] == [story.state.last_told] * 5
    story.answer(0)
    again = Updates(story.state, CURSORS)
    assert again.of(same) == again.of(late) == again.of(early) != again.of(ann)


def test_whoever_stays_is_told_what_is_new() -> None:
    story = begun()
    readers = [Reader(seat) for seat in (0, 1, SPECTATOR)]
    cursors = {news(story.state, reader)["cursor"] for reader in readers}

    story.answer(0, 3)
    updates = [news(story.state, reader) for reader in readers]

    assert [len(each["events"]) for each in updates] == [1, 1, 1]
    assert not any("fresh" in each for each in updates)
    assert [each["seat"] for each in updates] == [0, 1, None]
    assert [each.get("decision", {}).get("id") for each in updates] == [None, 0, None]
    assert len(cursors) == 1
    assert updates[0]["cursor"] not in cursors


def test_nothing_is_told_twice() -> None:
    story = begun()
    reader = Reader(0)
    news(story.state, reader)

    story.happen(Said("bob", "Bob", "boo"))

    assert told(story.state, reader) is None


def test_a_decision_lists_its_options_and_what_they_touch() -> None:
    story = begun()

    decision = news(story.state, Reader(0))["decision"]

    assert decision["id"] == 0
    assert decision["step"] == "place"
    assert decision["clause"] == story.match.state.top().clause()
    assert len(decision["options"]) == 12
    option = decision["options"][0]
    assert option["action"] == {"place": {"board": "upper", "space": 1}}
    assert option["touches"] == ["board:upper", "space:1"]


def test_an_option_says_what_it_would_bring_where_the_game_foretells_it() -> None:
    story = begun("nightmarium", options={"first_player": "0"})

    decision = news(story.state, Reader(0, "en"))["decision"]

    outlooks = [option.get("outlook") for option in decision["options"]]
    view = story.match.view(0)
    assert outlooks == [story.match.game.outlook(view, action) for action in story.match.legal(0)]
    assert [outlook is not None for outlook in outlooks] == [
        not {"play", "draw"}.isdisjoint(option["action"]) for option in decision["options"]
    ]


def test_a_question_that_takes_several_things_says_what_they_come_to() -> None:
    story = exchanging()

    worded = news(story.state, Reader(0, "en", page=True))
    bare = news(story.state, Reader(0))

    several = worded["decision"]["several"]
    marks = [option["action"] for option in worded["decision"]["options"]]
    assert [item["action"] for item in several["items"]] == marks
    assert (several["least"], len(several["sums"]), several["last"]) == (1, 5, {"stop": {}})
    assert [aside["words"] for aside in worded["words"]["asides"]] == ["abilities", "discard"]
    assert "several" not in bare["decision"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_come_in_the_language_of_the_reader(language: str) -> None:
    story = begun(people="ann", players=2)

    words = news(story.state, Reader(0, language, page=True))
    bare = news(story.state, Reader(0))

    assert all(option["words"] for option in words["decision"]["options"])
    assert words["words"]["prompt"]
    assert words["words"]["page"]
    assert words["words"]["events"]
    assert "words" not in bare
    assert bare["decision"]["options"][0].keys() == {"action", "touches", "outlook"}


def test_the_languages_differ() -> None:
    story = begun()

    prompts = {news(story.state, Reader(0, language))["words"]["prompt"] for language in LANGUAGES}

    assert len(prompts) == len(LANGUAGES) == 3


def test_a_page_comes_for_those_who_want_one() -> None:
    assert "page" not in news(begun().state, Reader(0, "en"))["words"]


def test_bots_have_a_name_in_every_language() -> None:
    story = Story("nightmarium", "ann", players=2, options={"first_player": "1"})
    story.ask("ann", Invite(seat=1, bot="uniform"))
    story.ask("ann", Start())

    pages = ["\n".join(news(story.state, Reader(0, each, page=True))["words"]["page"]) for each in LANGUAGES]

    assert all("Ann" in page for page in pages)
    assert len({page.count("Bot 2") for page in pages}) > 1


def test_the_outcome_comes_with_the_end() -> None:
    story = begun("fear-of-the-dark", "ann")
    reader = Reader(0, "en")
    before = news(story.state, reader)

    story.choose(0, "concede")
    after = news(story.state, reader)

    assert "outcome" not in before
    outcome = story.match.outcome()
    assert outcome is not None
    assert after["outcome"] == outcome.json()
    assert after["words"]["outcome"]
    assert "decision" not in after
    assert "waiting" not in after


def test_an_abandoned_match_asks_nobody() -> None:
    story = begun()
    reader = Reader(0)
    news(story.state, reader)

    story.happen(Abandoned("idle"))
    last = news(story.state, reader)

    assert "decision" not in last
    assert "waiting" not in last
    assert "outcome" not in last


@pytest.mark.parametrize("reader", [Reader(1), Reader(1, "en", page=True), Reader(SPECTATOR, "pl")])
def test_not_even_that_something_happened_in_secret_is_told(reader: Reader) -> None:
    story = exchanging()
    news(story.state, reader)

    for _ in range(2):
        story.choose(0, "mark")
        assert told(story.state, reader) is None

    story.choose(0, "stop")
    assert news(story.state, reader)["events"] != []


def test_the_one_who_answers_in_secret_sees_it() -> None:
    story = exchanging()
    reader = Reader(0)
    before = news(story.state, reader)

    story.choose(0, "mark")
    after = news(story.state, reader)

    assert after["events"] == []
    assert after["decision"]["id"] == before["decision"]["id"] + 1
    assert after["view"] != before["view"]
    assert after["cursor"] == before["cursor"]


def test_who_comes_back_cannot_tell_what_happened_in_secret() -> None:
    story = exchanging()
    before = Updates(story.state, CURSORS).of(Reader(1, "en", page=True))

    story.choose(0, "mark")
    story.choose(0, "mark")

    assert Updates(story.state, CURSORS).of(Reader(1, "en", page=True)) == before


def test_decisions_do_not_tell_how_many_answers_others_gave_in_secret() -> None:
    long, short = exchanging(), exchanging()
    for _ in range(2):
        long.choose(0, "mark")
    short.choose(0, "mark")

    for story in (long, short):
        story.choose(0, "stop")
        while story.state.deciders() == [0]:
            story.choose(0, "draw")

    assert news(long.state, Reader(1))["decision"]["id"] == news(short.state, Reader(1))["decision"]["id"] == 0


def test_an_arrow_that_somebody_lays_is_told_to_nobody_else() -> None:
    story = begun("straszydla", "ann bob", options={"first_phase": "day"})
    while len(story.state.deciders()) < 2:
        story.answer(story.state.deciders()[0])
    reader = Reader(0)
    before = news(story.state, reader)["decision"]

    story.answer(1)
    unfinished = told(story.state, reader)
    while story.state.deciders() != [0]:
        story.answer(1)
    finished = news(story.state, reader)

    assert unfinished is None
    assert finished["decision"] == before
    assert finished["events"] == [{"laid": {"seat": 1}}]


def test_a_page_says_what_may_be_typed_for_an_option_and_a_board_is_spared_it() -> None:
    story = begun("straszydla", "ann bob", options={"first_phase": "day"})
    while len(story.state.deciders()) < 2:
        story.answer(story.state.deciders()[0])

    page = news(story.state, Reader(0, "en", page=True))["decision"]["options"]
    board = news(story.state, Reader(0, "en"))["decision"]["options"]

    sides = [option["words"].split(".")[0].split()[-1].casefold() for option in page]
    assert [option["prompted"]["shortcuts"][0] for option in page] == sides
    assert all("prompted" not in option for option in board)


@pytest.mark.parametrize("game", SECRETIVE)
@pytest.mark.parametrize("answers", [0, 7, 30])
def test_no_byte_of_an_update_depends_on_what_is_hidden(game: str, answers: int) -> None:
    story = played(game, answers, seed=answers)
    witness = witness_of(story.state.game)
    true = story.match.state

    for seat in (0, 1, 2, SPECTATOR):
        story.match.state = true
        before = Updates(story.state, CURSORS).of(Reader(seat, "en", page=True))
        for luck in range(3):
            story.match.state = witness.redeal_hidden(true, seat, Seeded(luck))
            assert Updates(story.state, CURSORS).of(Reader(seat, "en", page=True)) == before


@pytest.mark.parametrize("game", SECRETIVE)
def test_every_event_is_told_as_the_reader_may_know_it(game: str) -> None:
    story = played(game, 40, seed=3)

    for seat in (0, 2, SPECTATOR):
        expected = [event.seen_by(seat).json() for line in story.match.events for event in line]
        assert news(story.state, Reader(seat))["events"] == expected[-OLD_EVENTS:]


def test_a_cursor_brings_the_rest() -> None:
    story = begun()
    reader = Reader(1)
    cursor = news(story.state, reader)["cursor"]
    story.answer(0)
    story.answer(1)

    seen, partly = CURSORS.find(story.state, cursor)
    rest = news(story.state, Reader(1, seen=seen, partly=partly))

    assert [next(iter(event)) for event in rest["events"]] == ["placed", "placed"]
    assert "fresh" not in rest


def test_whoever_missed_much_gets_all_of_it() -> None:
    story = played("dont-go-in-there", 0, seed=0)
    cursor = news(story.state, Reader(0))["cursor"]
    dealt = sum(map(len, story.match.events))
    choices = random.Random(1)  # noqa: S311
    while story.state.deciders():
        seat = story.state.deciders()[0]
        story.answer(seat, choices.randrange(len(story.match.legal(seat))))
    everything = sum(map(len, story.match.events))

    seen, partly = CURSORS.find(story.state, cursor)
    rest = news(story.state, Reader(0, seen=seen, partly=partly))
    anew = news(story.state, Reader(0))

    assert len(rest["events"]) == everything - dealt
    assert len(anew["events"]) == min(everything, OLD_EVENTS)


@pytest.mark.parametrize("cursor", ["", ".", "AAAAAAAAAAAA", "x.5", "ż", ".999", "²"])
def test_a_cursor_of_nothing_means_everything_anew(cursor: str) -> None:
    story = begun()

    assert CURSORS.find(story.state, cursor) == (0, 0)


def test_cursors_of_another_table_or_house_are_not_known() -> None:
    story = begun()
    other = Cursors(b"another key").mark("table", 2)
    elsewhere = CURSORS.mark("other table", 2)

    assert CURSORS.find(story.state, CURSORS.mark("table", 2)) == (2, 0)
    assert CURSORS.find(story.state, other) == CURSORS.find(story.state, elsewhere) == (0, 0)


def test_a_cursor_of_a_record_that_is_not_written_yet_is_not_known() -> None:
    story = begun()

    assert CURSORS.find(story.state, CURSORS.mark("table", story.state.number + 1)) == (0, 0)
    assert CURSORS.find(story.state, CURSORS.mark("table", 0)) == (0, 0)


def test_a_changed_cursor_is_not_known() -> None:
    story = begun()
    mark = CURSORS.mark("table", 2)

    changed = [f"{mark[:place]}{'B' if mark[place] == 'A' else 'A'}{mark[place + 1 :]}" for place in range(len(mark))]

    assert {CURSORS.find(story.state, each) for each in changed} == {(0, 0)}


def test_a_cursor_is_found_by_one_look_however_long_the_log_is() -> None:
    story = begun()
    story.state.number = 10_000_000

    began = time.process_time()
    found = [CURSORS.find(story.state, cursor) for cursor in [CURSORS.mark("table", 7), *["A" * 20] * 1000]]

    assert found == [(7, 0), *[(0, 0)] * 1000]
    assert time.process_time() - began < 1


def curtain_over(story: Story, hidden: int) -> Curtain:
    """All but so many of the last events may be heard."""
    return Curtain(Race(question=1, dark=True), hidden, story.match.state)


def test_a_part_of_the_events_has_a_cursor_of_its_own() -> None:
    story = begun("komnata-strachu")
    happened = [event.json() for line in story.match.events for event in line]
    reader = Reader(0)

    first = told(story.state, reader, curtain_over(story, len(happened) - 1))
    assert first is not None
    seen, partly = CURSORS.find(story.state, first["cursor"])
    back = Reader(0, seen=seen, partly=partly)
    rest = told(story.state, back, curtain_over(story, 0))
    assert rest is not None

    assert first["cursor"].endswith(".1")
    assert first["events"] + rest["events"] == happened
    assert "decision" not in first
    assert first["race"] == {"question": 1, "dark": True}


def test_what_was_taken_back_is_told_anew() -> None:
    story = begun()
    readers = [Reader(seat) for seat in (0, 1, SPECTATOR)]
    dealt = [news(story.state, reader) for reader in readers]
    story.answer(0)
    later = [news(story.state, reader) for reader in readers]

    story.happen(Undone(0))
    anew = [news(story.state, reader) for reader in readers]

    assert [each["fresh"] for each in anew] == [True, True, True]
    assert [each["events"] for each in anew] == [each["events"] for each in dealt]
    assert [each["view"] for each in anew] == [each["view"] for each in dealt]
    assert anew[0]["decision"]["id"] > dealt[0]["decision"]["id"]
    assert len({each[0]["cursor"] for each in (dealt, later, anew)}) == 3
    assert [told(story.state, reader) for reader in readers] == [None, None, None]


def test_who_was_away_when_something_was_taken_back_hears_all_anew() -> None:
    story = begun()
    story.answer(0)
    cursor = news(story.state, Reader(1))["cursor"]

    story.happen(Undone(0))
    seen, partly = CURSORS.find(story.state, cursor)

    assert news(story.state, Reader(1, seen=seen, partly=partly))["fresh"] is True


def test_a_table_shows_the_secret_of_its_luck_when_the_match_is_over() -> None:
    story = begun("fear-of-the-dark", "ann")
    before = table_info(story.state, "ann", 60)

    story.choose(0, "concede")
    after = table_info(story.state, None, 60)

    assert (before.stage, before.secret) == ("playing", None)
    assert (after.stage, after.secret) == ("over", SECRET)
    assert before.promise == after.promise == story.match.commitment


def test_a_table_tells_guests_who_they_are_and_nobody_who_others_are() -> None:
    story = Story("nightmarium", "ann-id bob-id", players=3)

    for_bob = table_info(story.state, "bob-id", 60)
    for_all = table_info(story.state, None, 60)

    assert [seat.kind for seat in for_bob.seats] == ["person", "person", "free"]
    assert [seat.yours for seat in for_bob.seats] == [False, True, False]
    assert [seat.host for seat in for_all.seats] == [True, False, False]
    assert (for_bob.host, table_info(story.state, "ann-id", 60).host) == (False, True)
    assert b"ann-id" not in encoded(for_bob)
