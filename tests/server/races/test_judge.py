"""Raced questions against the judge of the rules, and whole matches to their end."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.komnata_strachu.chamber import FIRST_EXAMPLE
from games.komnata_strachu.reference import CARDS
from nightlight.core.native import i64, vec
from nightlight.games.komnata_strachu import adjudication
from nightlight.games.komnata_strachu.adjudication import Adjudication, Entrant, Lost, Press, Returned, adjudicate
from nightlight.games.komnata_strachu.game import GAME
from nightlight.games.komnata_strachu.state import Agreement
from nightlight.play.luck import Luck
from nightlight.play.match import Match
from server.vigil import RIGHT, WRONG, Vigil, dealt, verdict

Said = tuple[int, int, str, tuple[str, ...], object, int]
Chair = tuple[str, int, int, tuple[str, ...]]  # person, away or bot; round trip or time; handicap; a bot's answer


@st.composite
def cases(draw: st.DrawFn) -> tuple[list[Chair], list[Said], list[int]]:
    """Anything that may happen in a question with two to four seats, from its first millisecond on."""
    count = draw(st.integers(2, 4))
    chairs: list[Chair] = [("person", draw(st.sampled_from([0, 30, 900])), 0, ())]
    for _ in range(count - 1):
        kind = draw(st.sampled_from(["person", "person", "bot", "away"]))
        number = draw(st.sampled_from([0, 20, 150, 240, 900]) if kind != "bot" else st.sampled_from([410, 800, 1000]))
        handicap = draw(st.sampled_from([0, 0, 250, 3000]))
        chairs.append((kind, number, handicap, draw(st.sampled_from([tuple(RIGHT), tuple(WRONG)]))))
    people = [seat for seat, chair in enumerate(chairs) if chair[0] == "person"]
    said: list[Said] = [
        (
            draw(st.one_of(st.integers(0, 1300), st.sampled_from([500, 501, 560, 8500, 9000, 29_999, 30_000]))),
            draw(st.sampled_from(people) if what != "press" else st.integers(0, count - 1)),
            what,
            draw(st.sampled_from([tuple(RIGHT), tuple(RIGHT), tuple(WRONG), (), ("owl",)])),
            draw(st.one_of(st.none(), st.integers(0, 1500), st.floats(0, 2000))),
            draw(st.sampled_from([1] * 9 + [9])),
        )
        for what in draw(st.lists(st.sampled_from(["press"] * 6 + ["lost", "returned"]), max_size=7))
    ]
    bots = [seat for seat, chair in enumerate(chairs) if chair[0] == "bot"]
    said = sorted([each for each in said if each[1] not in bots], key=lambda each: each[0])
    return chairs, said, draw(st.permutations(list(range(count))))


def judged(chairs: list[Chair], said: list[Said], ties: list[int]) -> Adjudication:
    """What the judge says to all of it at once."""
    handicaps = [chair[2] for chair in chairs]
    bots = [
        adjudication.Message(chair[1], seat, Press(1, list(chair[3])))
        for seat, chair in enumerate(chairs)
        if chair[0] == "bot"
    ]
    contents: dict[str, Lost | Returned] = {"lost": Lost(), "returned": Returned()}
    messages = [
        adjudication.Message(at, seat, contents.get(what, Press(question, list(answer), elapsed)))
        for at, seat, what, answer, elapsed, question in said
    ]
    return adjudicate(
        [*messages, *bots],
        reveal=1,
        shown=0,
        cards=vec[i64]([CARDS.index(card) for card in FIRST_EXAMPLE]),
        tie_order=ties,
        entrants=[
            Entrant(kind != "away", kind == "bot", number if kind == "person" else 0, handicap)
            for kind, number, handicap, _ in chairs
        ],
        agreement=Agreement(vec[i64](handicaps)),
    )


@pytest.mark.rule("KS-8.7", "KS-8.9", "KS-8.12", "KS-8.20", "KS-8.21")
@given(case=cases())
def test_a_table_decides_every_question_as_the_judge_does(case: tuple[list[Chair], list[Said], list[int]]) -> None:
    chairs, said, ties = case
    expected = judged(chairs, said, ties)
    lines = {seat: chair[1] for seat, chair in enumerate(chairs) if chair[0] == "person"}
    handicap = ",".join(str(chair[2]) for chair in chairs)
    table = Vigil(dealt(seats=len(chairs), ties=ties, handicap=handicap), lines)
    for seat, (kind, number, held, answer) in enumerate(chairs):
        if kind == "bot":
            table.seal(seat, list(answer), number + held)
    shown = table.show()

    rulings = [heard(table, shown, each) for each in said]
    if len(table.notes) == 0:
        table.finish()

    times = [each.time if each.rejected is None else each.rejected for each in expected.rulings[: len(said)]]
    in_time = [place for place, each in enumerate(said) if each[0] <= expected.resolved]
    assert [rulings[place] for place in in_time] == [times[place] for place in in_time]
    assert all(type(rulings[place]) is not int for place in range(len(said)) if place not in in_time)
    assert table.happened[1] == (shown + expected.resolved + 1, "resolved")
    assert table.winners[0] == expected.winner


def heard(table: Vigil, shown: int, said: Said) -> int | str | None:
    """What becomes of a message."""
    at, seat, what, answer, elapsed, question = said
    if what == "press":
        return verdict(table.press(shown + at, seat, list(answer), elapsed, question=question))
    if what == "lost":
        table.lose(shown + at, seat)
    else:
        table.regain(shown + at, seat)
    return None


@pytest.mark.rule("KS-2.1", "KS-8.13")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_match_of_people_and_bots_is_raced_to_its_end_and_can_be_replayed(seed: int) -> None:
    match = Match.start(GAME, GAME.setup(3), ["Ann", "Ben", "Bot"], ["human", "human", "sharp"], Luck.seeded(seed))
    table = Vigil(match, {0: 30, 1: 200}, fore=[seed * 50] * 30)
    bot = GAME.bot("sharp", seed)

    while not match.over:
        table.bots = 1
        while match.state.actors >> 2 & 1:
            table.untold += match.answer(2, bot.choose(match.view(2), match.legal(2)))
        table.bots = 0
        shown = table.show()
        table.press(shown + 1300, seed % 2, RIGHT, 1280)
        table.finish()

    again = Match.replay(match.journal, GAME)
    assert again.over
    assert len(table.notes) == len(table.races)
    assert match.outcome() is not None
    assert len([line for line in match.journal.lines if line.note is not None]) == len(table.notes)
