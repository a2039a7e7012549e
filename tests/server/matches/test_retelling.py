"""Telling a match again: wherever it is taken up, it is the same as from the beginning."""

from __future__ import annotations

import random
from typing import Final

import msgspec
import pytest

from nightlight.games.komnata_strachu.live import pass_actions, press_actions
from nightlight.server.matches.replays import replayed
from nightlight.server.matches.retelling import CHECKPOINT, Past
from nightlight.server.tables.records import Abandoned
from nightlight.server.tables.requests import entered
from server.house import Story, begun


def played(game: str, answers: int, people: str = "ann bob") -> Story:
    """A match that was given up after so many answers at random, unless it was over before."""
    story = begun(game, people)
    choices = random.Random(1)  # noqa: S311
    for _ in range(answers):
        if story.state.deciders():
            seat = choices.choice(story.state.deciders())
            story.answer(seat, choices.randrange(len(story.match.legal(seat))))
    if story.state.stage != "over":
        story.happen(Abandoned("idle"))
    return story


NOTE: Final[dict[str, object]] = {
    "race": {"question": 1, "lines": [], "messages": [], "resolved": 900, "finish": []},
    "dark": 5,
}


def raced() -> Story:
    """A match of eight whose questions were raced, one after the other."""
    story = begun("komnata-strachu", "ann bob cat dan eve fay gus hal")
    pressed = [(seat, action) for seat in range(4) for action in press_actions(5, 900 + seat)]
    passed = [(seat, action) for seat in range(4, 8) for action in pass_actions()]
    while not story.match.over:
        proposal = story.match.propose(*pressed, *passed, note=NOTE)
        transaction = entered(proposal, "player")
        story.state.fold(story.state.number + 1, story.at, transaction.records[0], transaction.prepared)
    return story


STORIES = {"straszydla": played("straszydla", 3 * CHECKPOINT), "komnata-strachu": raced()}


@pytest.mark.parametrize("game", STORIES)
@pytest.mark.parametrize("seat", [0, None])
def test_a_page_is_the_same_from_a_checkpoint_as_from_the_beginning(game: str, seat: int | None) -> None:
    story = STORIES[game]
    told_before, told_at_once = Past.of(story.state), Past.of(story.state)
    lines = len(told_before.lines)
    assert lines > CHECKPOINT
    whole = msgspec.json.decode(replayed(told_at_once, seat, "en", 0, lines + 1))["frames"]

    told_before.after(lines)
    pages = {first: replayed(told_before, seat, "en", first, 10) for first in range(0, lines, 37)}

    assert sorted(told_before.checkpoints) == list(range(CHECKPOINT, lines + 1, CHECKPOINT))
    for first, page in pages.items():
        assert msgspec.json.decode(page)["frames"] == whole[first : first + 10], first


def test_whoever_tells_on_from_a_checkpoint_changes_nothing_for_others() -> None:
    past = Past.of(STORIES["straszydla"].state)
    first = past.after(CHECKPOINT)
    before = first.match.state.json(), first.state.copy()

    first.go_on()
    past.after(len(past.lines))
    second = past.after(CHECKPOINT)

    assert (second.line, first.line) == (CHECKPOINT, CHECKPOINT + 1)
    assert second.match.state.json() == before[0]
    assert (second.state.told, second.state.lines) == (before[1].told, before[1].lines)
    assert second.match.decisions() == past.after(CHECKPOINT).match.decisions()


def test_a_match_that_is_copied_goes_on_with_the_same_luck() -> None:
    story = begun("nightmarium")
    copied = story.match.copy()
    for match in (story.match, copied):
        choices = random.Random(3)  # noqa: S311
        while not match.over:
            seat = next(seat for seat in range(2) if match.legal(seat))
            match.answer(seat, choices.choice(list(match.legal(seat))))

    assert copied.journal.text() == story.match.journal.text()
    assert copied.events is not story.match.events
