"""A match: answers in, events out, and every line on the disk before anybody is told."""

from __future__ import annotations

import json
import stat
from pathlib import Path

import pytest

from nightlight.core.chance import Chance
from nightlight.core.errors import BadJournal, BadSetup, IllegalAction, StaleAnswer, StorageError
from nightlight.core.event import SPECTATOR, Event, Log
from nightlight.core.game import Setup
from nightlight.core.native import i64
from nightlight.core.step import LegalActions, Step, advance, only, stack
from nightlight.core.verb import HIDDEN
from nightlight.play.journal import Journal
from nightlight.play.luck import Luck, commitment
from nightlight.play.match import Match
from nightlight.play.record import Line, header_of, line_of
from nightlight.play.secret import secret_path
from toy.evenings import NAMES, SECRET, begun, candles, decider, finished, played_on
from toy.game import (
    BURN,
    GAZETTE,
    OPEN,
    PEEK,
    PEEKED,
    REST,
    RESTED,
    TOSS,
    TOY,
    VERBS,
    Candles,
    Glimpse,
    SealedBids,
    Table,
)


def at_the_bids(path: Path | None = None) -> Match:
    """Everybody rested, and now bids."""
    match = begun(Luck.seeded(1), path)
    for _ in NAMES:
        match.answer(decider(match), REST.of())
    return match


def test_a_new_match_is_dealt_and_asks_its_first_question() -> None:
    match = begun()

    assert not match.over
    assert match.outcome() is None
    assert [event.news.name for event in match.events[0]] == ["began", "drew", "drew"]
    assert match.legal(decider(match)) == [REST.of(), PEEK.of(1 - decider(match))]
    assert match.commitment == commitment(SECRET)


def test_an_answer_is_carried_out_and_told() -> None:
    match = begun()
    seat = decider(match)

    events = match.answer(seat, PEEK.of(1 - seat))

    assert [(event.news, event.seats) for event in events] == [(PEEKED, only(seat))]
    assert match.events[1] == events
    assert decider(match) == 1 - seat


def test_a_view_holds_what_its_seat_may_know() -> None:
    match = begun()

    cards = [view.card for seat in (0, 1, SPECTATOR) if isinstance(view := match.view(seat), Glimpse)]

    assert cards == [*(event.get("card") for event in match.events[0][1:]), HIDDEN]


@pytest.mark.parametrize(("seat", "action"), [(0, 99), (1, 99), (0, -1), (5, 0), (-1, 0)])
def test_an_illegal_answer_is_refused_and_changes_nothing(tmp_path: Path, seat: int, action: int) -> None:
    match = begun(path=tmp_path / "match.jsonl")
    before = (match.state.json(), match.events[:], match.journal.text(), (tmp_path / "match.jsonl").read_bytes())
    uninterrupted = played_on(begun()).journal.text()

    with pytest.raises(IllegalAction):
        match.answer(seat, action)

    assert (match.state.json(), match.events, match.journal.text()) == before[:3]
    assert (tmp_path / "match.jsonl").read_bytes() == before[3]
    assert played_on(match).journal.text() == uninterrupted


def test_nothing_can_be_answered_after_the_end() -> None:
    match = finished()

    with pytest.raises(IllegalAction, match="this match is over"):
        match.answer(0, REST.of())


def test_a_bid_does_not_make_the_other_bids_stale() -> None:
    match = at_the_bids()
    numbers = [match.decision(seat) for seat in (0, 1)]

    match.answer(0, BURN.of(1), numbers[0])
    still_open = match.decision(1)
    match.answer(1, BURN.of(0), numbers[1])

    assert still_open == numbers[1]
    assert len(match.journal.lines) == 4


def test_an_answer_to_a_question_that_was_answered_is_stale() -> None:
    match = at_the_bids()
    number = match.decision(0)
    match.answer(0, BURN.of(1), number)
    before = match.journal.text()

    with pytest.raises(StaleAnswer, match=f"decision {number} of seat 0 is not open"):
        match.answer(0, BURN.of(2), number)

    assert match.journal.text() == before


def test_a_later_question_has_another_number() -> None:
    match = begun(Luck.seeded(1))
    seen: dict[int, set[int]] = {0: set(), 1: set()}

    while not match.over:
        seat = decider(match)
        assert match.decision(seat) not in seen[seat]
        seen[seat].add(match.decision(seat))
        match.answer(seat, match.legal(seat)[0])

    assert sum(map(len, seen.values())) == len(match.journal.lines)
    assert [match.decision(seat) for seat in (0, 1, SPECTATOR, 9)] == [-1] * 4


class Race(Step[Table]):
    """Whoever answers first ends it."""

    def name(self) -> str:
        return "race"

    def clause(self) -> str:
        return "CA-9"

    def actors(self, state: Table) -> i64:
        return 0b11

    def legal(self, state: Table, seat: i64, out: LegalActions) -> None:
        out.add(REST.of())

    def decide(self, state: Table, seat: i64, action: i64, chance: Chance) -> None:
        state.pop()
        state.push(Race())


class Races(Candles):
    def new(self, setup: Setup, chance: Chance, log: Log | None = None) -> Table:
        table = Table(2, stack([Race()]))
        advance(table, chance)
        return table


def test_a_new_question_that_offers_the_same_is_another_question() -> None:
    game = Races(
        "candles", rules_version=1, players=(2, 2), longest=9, options=TOY.options, verbs=VERBS, gazette=GAZETTE
    )
    match = Match.start(game, game.setup(2), NAMES, ["human", "human"], Luck.seeded(1))
    number = match.decision(1)

    match.answer(0, REST.of())

    assert match.legal(1) == [REST.of()]
    with pytest.raises(StaleAnswer):
        match.answer(1, REST.of(), number)


def test_an_answer_to_a_question_that_was_taken_back_is_stale() -> None:
    match = begun(Luck.seeded(1))
    seat = decider(match)
    number = match.decision(seat)
    match.answer(seat, REST.of(), number)
    other = match.decision(1 - seat)

    match.undo(seat)

    assert match.decision(seat) not in (number, other)
    with pytest.raises(StaleAnswer):
        match.answer(seat, REST.of(), number)


def test_a_sealed_bid_stays_sealed_in_every_other_view() -> None:
    match = at_the_bids()

    events = match.answer(0, BURN.of(2))

    steps = [match.view(seat).step() for seat in (0, 1, SPECTATOR)]
    assert [step.bids for step in steps if isinstance(step, SealedBids)] == [[2, OPEN], [HIDDEN, OPEN], [HIDDEN, OPEN]]
    assert [event.seen_by(1).json() for event in events] == [{"sealed": {"seat": 0}}]


def test_every_answer_is_on_the_disk_when_it_is_told(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = begun(path=path)

    while not match.over:
        seat = decider(match)
        match.answer(seat, match.legal(seat)[0])
        assert path.read_text(encoding="utf-8") == match.journal.text()

    assert Journal.read(path).over


def test_a_match_without_a_file_has_the_same_journal(tmp_path: Path) -> None:
    assert finished().journal.text() == finished(tmp_path / "match.jsonl").journal.text()


def test_the_secret_lies_beside_the_journal_until_the_end(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = begun(path=path)

    secret = secret_path(path)
    told = secret.read_text(encoding="ascii")
    mode = stat.S_IMODE(secret.stat().st_mode)
    while_running = path.read_text(encoding="utf-8")
    played_on(match)

    assert secret.name == "match.jsonl.secret"
    assert told == SECRET.hex() + "\n"
    assert mode == 0o600
    assert SECRET.hex() not in while_running
    assert sorted(file.name for file in tmp_path.iterdir()) == ["match.jsonl"]
    assert json.loads(path.read_text(encoding="utf-8").splitlines()[-1])["secret"] == SECRET.hex()


def test_seeded_luck_has_no_secret(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"

    match = begun(Luck.seeded(5), path)

    assert sorted(file.name for file in tmp_path.iterdir()) == ["match.jsonl"]
    assert match.commitment == ""


def test_a_match_never_overwrites_another_nor_its_secret(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    begun(path=path)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}

    with pytest.raises(StorageError, match="already exists"):
        begun(Luck.fair(), path)

    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_a_secret_left_by_a_match_that_never_began_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    secret_path(path).write_text("left over", encoding="ascii")

    begun(path=path)

    assert secret_path(path).read_text(encoding="ascii") == SECRET.hex() + "\n"


def test_a_match_that_cannot_be_written_does_not_begin(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="cannot be created: No such file or directory"):
        begun(path=tmp_path / "nowhere" / "match.jsonl")

    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("names", "kinds", "problem"),
    [
        (["Ann"], ["human", "human"], "2 players have 2 names, not 1"),
        (["Ann", "Bo"], ["human"], "2 players have 2 kinds, not 1"),
        (["Ann", "\udcff"], ["human", "human"], "names 2 is not Unicode text"),
    ],
)
def test_every_seat_needs_a_name_and_a_kind(tmp_path: Path, names: list[str], kinds: list[str], problem: str) -> None:
    with pytest.raises(BadSetup, match=problem):
        Match.start(TOY, TOY.setup(2), names, kinds, Luck.fair(), tmp_path / "match.jsonl")

    assert list(tmp_path.iterdir()) == []


def undo_position(*answers: str) -> tuple[Match, int]:
    """A match after rests and peeks of the evening, and the seat that began."""
    match = begun(Luck.seeded(1))
    began = decider(match)
    for answer in answers:
        seat = decider(match)
        match.answer(seat, REST.of() if answer == "rest" else PEEK.of(1 - seat))
    return match, began


def test_before_the_first_answer_nothing_can_be_taken_back() -> None:
    match, began = undo_position()

    assert [match.undoable(seat) for seat in (began, 1 - began)] == [0, 0]
    with pytest.raises(IllegalAction, match=f"seat {began} has nothing to undo"):
        match.undo(began)


def test_a_rest_can_be_taken_back() -> None:
    match, began = undo_position("rest")

    taken_back = match.undo(began)

    assert taken_back == 1
    assert match.journal.text() == begun(Luck.seeded(1)).journal.text()
    assert match.state.json() == begun(Luck.seeded(1)).state.json()
    assert match.legal(began) == [REST.of(), PEEK.of(1 - began)]
    assert len(match.events) == 1


def test_the_first_seat_takes_back_what_followed_its_rest_too() -> None:
    match, began = undo_position("rest", "rest")

    assert (match.undoable(began), match.undoable(1 - began)) == (2, 1)
    assert match.undo(began) == 2
    assert decider(match) == began


def test_nobody_forgets_what_they_peeked_at() -> None:
    match, began = undo_position("rest", "peek")

    assert [match.undoable(seat) for seat in (0, 1)] == [0, 0]
    with pytest.raises(IllegalAction, match="random or secret has been revealed"):
        match.undo(began)


def test_what_came_after_a_peek_can_be_taken_back() -> None:
    match, began = undo_position("peek", "rest")

    assert (match.undoable(began), match.undoable(1 - began)) == (0, 1)


def test_a_sealed_bid_can_be_taken_back_until_the_bids_are_shown() -> None:
    match, _ = undo_position("rest", "rest")

    match.answer(0, BURN.of(3))
    sealed = match.undoable(0)
    match.undo(0)
    match.answer(0, BURN.of(1))
    match.answer(1, BURN.of(0))

    assert sealed == 1
    assert match.undoable(0) == match.undoable(1) == 0


def test_a_deal_cannot_be_taken_back() -> None:
    match = played_on(begun(Luck.seeded(1)), 5)

    assert match.journal.lines[-1].outcomes != []
    assert [match.undoable(seat) for seat in (0, 1)] == [0, 0]


def test_a_coin_that_everybody_saw_cannot_be_taken_back() -> None:
    match, began = undo_position("rest", "rest")
    match.answer(0, BURN.of(1))
    match.answer(1, BURN.of(1))
    lighting = decider(match)
    match.answer(lighting, match.legal(lighting)[0])

    events = match.answer(began, TOSS.of())

    assert not any(event.teaches() for event in events)
    assert [match.undoable(seat) for seat in (0, 1)] == [0, 0]


def test_the_end_cannot_be_taken_back() -> None:
    match = finished(luck=Luck.seeded(1))

    assert match.journal.lines[-1].outcomes == []
    assert [match.undoable(seat) for seat in (0, 1)] == [0, 0]


def test_what_was_taken_back_is_gone_from_the_file_and_the_luck_is_the_same(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = begun(path=path)
    began = decider(match)
    match.answer(began, REST.of())
    match.answer(1 - began, REST.of())

    match.undo(began)
    after_undo = Match.resume(path, candles).state.json()
    played_on(match)

    assert after_undo == begun().state.json()
    assert path.read_text(encoding="utf-8") == played_on(begun()).journal.text()


def test_a_listener_gets_the_events_of_the_answer_only() -> None:
    match = begun(Luck.seeded(1))
    seat = decider(match)

    assert match.answer(seat, REST.of()) == [Event(RESTED, [seat])]
    assert match.state.log is None


def twin(match: Match) -> Match:
    """The same match in another process, which knows its head and draws from the same luck."""
    other = Match(TOY, Journal.create(header_of(match.journal.header.json())))
    other.go_on(Luck.fair(SECRET, ["boo"]))
    return other


def known(match: Match) -> tuple[object, ...]:
    """All that a process knows of a match."""
    decisions = [match.decision(seat) for seat in range(len(NAMES))]
    return match.state.json(), match.events, match.asked, match.journal.text(), decisions, match.over


def test_what_is_proposed_has_not_happened() -> None:
    match = begun()
    before = known(match)

    proposal = match.propose((decider(match), REST.of()))

    assert known(match) == before
    assert [line.action for line in proposal.lines] == [{"rest": {}}]
    assert proposal.closing is None


def test_what_is_entered_happens_and_is_told() -> None:
    match, other = begun(), begun()
    seat = decider(match)

    told = match.enter(match.propose((seat, REST.of())))

    assert told == [Event(RESTED, [seat])] == other.answer(seat, REST.of())
    assert known(match) == known(other)


def test_answers_that_are_entered_together_are_lines_of_their_own() -> None:
    match, other = begun(), begun()
    first = decider(match)

    told = match.enter(match.propose((first, REST.of()), (1 - first, REST.of()), note={"why": "raced"}))
    for seat in (first, 1 - first):
        other.answer(seat, REST.of())

    assert len(told) == 2
    assert [line.note for line in match.journal.lines] == [{"why": "raced"}, None]
    assert match.events == other.events
    assert match.state.json() == other.state.json()
    assert [match.decision(seat) for seat in (0, 1)] == [other.decision(seat) for seat in (0, 1)]


def test_a_proposal_that_is_withdrawn_leaves_the_luck_as_it_was() -> None:
    match = played_on(begun(), 2)
    uninterrupted = played_on(begun()).journal.text()

    while not match.over:
        seat = decider(match)
        for option in match.legal(seat):
            match.propose((seat, option))
            match.withdraw()
        match.answer(seat, match.legal(seat)[0])

    assert match.journal.text() == uninterrupted


def test_of_answers_that_cannot_all_be_given_none_is() -> None:
    match = begun()
    before = known(match)
    seat = decider(match)

    with pytest.raises(IllegalAction):
        match.propose((seat, REST.of()), (seat, REST.of()))

    assert known(match) == before
    assert played_on(match).journal.text() == played_on(begun()).journal.text()


def test_the_last_answer_proposes_the_closing_line() -> None:
    match = begun()
    while len(match.journal.lines) < len(finished_lines()) - 1:
        seat = decider(match)
        match.answer(seat, match.legal(seat)[0])
    seat = decider(match)

    proposal = match.propose((seat, match.legal(seat)[0]))

    assert proposal.closing is not None
    assert proposal.closing.secret == SECRET
    assert not match.over


def finished_lines() -> list[Line]:
    return played_on(begun()).journal.lines


def test_a_proposal_that_cannot_be_written_does_not_happen(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = begun(path=path)
    seat = decider(match)
    proposal = match.propose((seat, REST.of()))
    before = known(match)
    text = path.read_bytes()
    path.write_bytes(text + b"something else")

    with pytest.raises(StorageError):
        match.enter(proposal)
    path.write_bytes(text)

    assert known(match) == before
    assert played_on(match).journal.text() == played_on(begun()).journal.text()


def test_whoever_hears_every_line_knows_what_the_writer_knows() -> None:
    match = begun()
    other = twin(match)

    while not match.over:
        seat = decider(match)
        match.answer(seat, match.legal(seat)[-1])
        told = other.hear(line_of(len(match.journal.lines) + 1, match.journal.lines[-1].json()))
        assert told == match.events[-1]
        assert known(other) == known(match)


def test_a_note_is_heard_with_its_line() -> None:
    match = begun()
    other = twin(match)

    match.enter(match.propose((decider(match), REST.of()), note={"why": 1}))
    other.hear(match.journal.lines[-1])

    assert other.journal.text() == match.journal.text()
    assert other.journal.lines[0].note == {"why": 1}


def test_a_line_with_other_luck_is_not_heard() -> None:
    match = played_on(begun(), 4)
    seat = decider(match)
    other = twin(match)
    for line in match.journal.lines:
        other.hear(line)
    match.answer(seat, match.legal(seat)[0])
    drawn = match.journal.lines[-1]
    before = known(other)

    with pytest.raises(BadJournal, match="line 6: its random outcomes do not follow from the match's seed"):
        other.hear(Line(drawn.seat, drawn.action, [(n + 1) % 6 for n in drawn.outcomes] or [0]))

    assert known(other) == before
    other.hear(drawn)
    assert known(other) == known(match)


@pytest.mark.parametrize(("seat", "action"), [(0, {"burn": {"wax": 1}}), (1, {"burn": {"wax": 1}}), (9, {"rest": {}})])
def test_a_line_that_the_rules_do_not_allow_is_not_heard(seat: int, action: dict[str, object]) -> None:
    match = begun()
    before = known(match)

    with pytest.raises(IllegalAction):
        match.hear(Line(seat, action, []))

    assert known(match) == before


def test_nothing_is_proposed_or_heard_after_the_end() -> None:
    match = finished()

    for do in (lambda: match.propose((0, REST.of())), lambda: match.hear(match.journal.lines[0])):
        with pytest.raises(IllegalAction, match="this match is over"):
            do()


def test_an_open_decision_is_checked_by_its_number() -> None:
    match = begun()
    seat = decider(match)

    match.check_open(seat, match.decision(seat))
    match.check_open(seat, None)

    for stale in (match.decision(seat) + 1, -1):
        with pytest.raises(StaleAnswer, match=f"decision {stale} of seat {seat} is not open"):
            match.check_open(seat, stale)


def test_every_seat_counts_its_own_questions() -> None:
    match = begun(Luck.seeded(1))
    asked: dict[int, list[int]] = {0: [], 1: []}

    while not match.over:
        for seat in (0, 1):
            if match.legal(seat) and match.decision(seat) not in asked[seat]:
                asked[seat].append(match.decision(seat))
        seat = decider(match)
        match.answer(seat, match.legal(seat)[0])

    assert asked == {seat: list(range(len(asked[seat]))) for seat in (0, 1)}


def test_an_undo_gives_the_question_a_new_number_for_its_seat_alone() -> None:
    match = begun(Luck.seeded(1))
    seat = decider(match)
    match.answer(seat, REST.of())

    match.undo(seat)
    match.answer(seat, REST.of())

    assert match.decision(1 - seat) == 1
    assert match.decision(seat) == -1
