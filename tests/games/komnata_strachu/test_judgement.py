"""What the pages look up about reveals and answers is what the engine does with them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from games.komnata_strachu.chamber import FIRST_EXAMPLE, Scene, reveal
from games.komnata_strachu.reference import ANSWERS, CARDS, SHAPES, Answer, task
from nightlight.core.native import i64, vec
from nightlight.games.komnata_strachu.actions import FAULT_IDS
from nightlight.games.komnata_strachu.content import CARD_IDS, NOTHING, PLACES
from nightlight.games.komnata_strachu.judgement import fault_of, patterns
from nightlight.games.komnata_strachu.shapes import Judgement, content
from nightlight.games.komnata_strachu.tasks import mode
from nightlight.games.komnata_strachu.times import LINE, MISSING, MODE_IDS, PLAIN

BOX = content()
EXAMPLES = [
    FIRST_EXAMPLE,
    ("f_ghost_white_1", "gst_1", "f_skull_yellow_1"),
    ("f_ghost_white_1", "esc_1", "f_skull_yellow_1"),
    ("f_ghost_white_1", "esc_1", "inv_1"),
    ("f_ghost_white_1", "inv_2", "f_skull_yellow_1"),
]


def pattern(cards: tuple[str, ...], answer: Answer) -> str:
    """The answer beside what is asked for, as the pages write it."""
    asked = task(*cards)
    if asked.mode == "line":
        digits = [
            4 + (asked.by_shape[place] == token) + 2 * (asked.by_colour[place] == token)
            for place, token in enumerate(answer)
        ]
        return "".join(map(str, sorted(digits + [0] * (5 - len(digits)))))
    digits = [(token in asked.by_shape) + 2 * (token in asked.by_colour) + 4 * (token in answer) for token in SHAPES]
    return "".join(map(str, sorted(digits)))


def looked_up(cards: tuple[str, ...], answer: Answer) -> Judgement:
    """The judgement as the pages find it in the tables."""
    kind = next(each for each in BOX["tasks"] if each["mode"] == task(*cards).mode)
    wanted = pattern(cards, answer)
    for asks in (kind["asks"], "shown"):
        for judgement in BOX["judgements"]:
            if judgement["asks"] == asks and wanted in judgement["patterns"].split():
                return judgement
    raise AssertionError(f"no judgement for {wanted}")


def judged(cards: tuple[str, ...], answer: Answer) -> tuple[bool, str | None]:
    """What the engine makes of the answer: whether it is right, else its fault."""
    scene: Scene = reveal(*cards, seats=2)
    scene.round({0: (" ".join(answer), 1000)})
    faults = [str(event["erred"]["fault"]) for event in scene.events("erred") if isinstance(event["erred"], dict)]
    return scene.winner == 0, faults[0] if faults else None


def some_answers() -> Iterator[Answer]:
    """All sets of tokens in home row order, and some lines."""
    yield from [answer for answer in ANSWERS if list(answer) == sorted(answer, key=SHAPES.index)]
    yield from random.Random(5).sample([answer for answer in ANSWERS if len(answer) > 3], 40)  # noqa: S311


@pytest.mark.rule("KS-3.8", "KS-3.9")
@pytest.mark.parametrize("cards", EXAMPLES, ids=[task(*cards).mode for cards in EXAMPLES])
def test_the_tables_judge_answers_as_the_engine_does(cards: tuple[str, ...]) -> None:
    asked = task(*cards)
    for answer in [*some_answers(), asked.by_shape, asked.by_colour]:
        found = looked_up(cards, answer)
        right, fault = judged(cards, answer)

        assert (found["mistake"] is None) is right
        if found["mistake"] is not None:
            assert fault == f"{found['mistake']}_by_{found['by']}"


@pytest.mark.parametrize("kind", [PLAIN, MISSING, LINE])
def test_every_pattern_has_one_judgement(kind: int) -> None:
    table = patterns(kind)

    assert all(len(each) == 5 and list(each) == sorted(each) for each in table)
    assert {mistake for mistake, _ in table.values()} >= {None, "none"}
    assert ("lapse" in {mistake for mistake, _ in table.values()}) is (kind == MISSING)


@pytest.mark.rule("KS-3.1", "KS-V-5")
def test_the_kinds_of_the_cards_tell_the_mode_of_every_reveal() -> None:
    kinds = {card["id"]: card["kind"] for card in BOX["cards"]}

    for size in (1, 2, 3):
        for chosen in combinations([0, 1, 40, 41, 42, 45, 46, 47, 50, 51, 52], size):
            cards = vec[i64]([*chosen, *[NOTHING] * (PLACES - size)])
            key = " ".join(sorted(kinds[CARD_IDS[card]] for card in chosen))
            assert BOX["asked"][key] == MODE_IDS[mode(cards)]


def test_the_box_has_every_card_as_it_is_printed() -> None:
    assert [card["id"] for card in BOX["cards"]][: BOX["usual"]] == CARDS
    for card in BOX["cards"]:
        if card["kind"] == "fear":
            (fear,) = card["fears"]
            assert card["id"].startswith(f"f_{BOX['shapes'][fear['shape']]}_{BOX['colours'][fear['colour']]}_")
            assert BOX["tokens"][fear["token"]] == fear["colour"]


@pytest.mark.rule("KS-V-7")
def test_a_reading_that_does_not_count_explains_no_mistake() -> None:
    cards = vec[i64]([CARD_IDS.index(card) for card in FIRST_EXAMPLE])
    answer = ANSWERS.index(("skull", "pumpkin", "ghost"))

    both, alone = fault_of(cards, ["shape", "colour"], answer), fault_of(cards, ["shape"], answer)

    assert [FAULT_IDS[fault.id()] for fault in (both, alone)] == ["mixed_by_shape", "too_many_by_shape"]
