"""Components: what lies in the box."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from games.komnata_strachu.reference import (
    ANSWERS,
    BY_COLOUR,
    CARDS,
    COLOURS,
    FEARS,
    LINES,
    SHAPES,
    SPECIALS,
    colour,
    reveals,
    shape,
    task,
)
from nightlight.core.content import Section, read_content
from nightlight.core.errors import BadContent
from nightlight.core.native import i64, vec
from nightlight.games.komnata_strachu import content
from nightlight.games.komnata_strachu.answers import accepted, correct
from nightlight.games.komnata_strachu.state import Agreement
from nightlight.games.komnata_strachu.tasks import mode
from nightlight.games.komnata_strachu.times import MODE_IDS, TIMES

FOLDER = Path(content.FOLDER)
USUAL = Agreement(vec[i64]([0, 0]))


def numbers_of(cards: tuple[str, ...]) -> vec[i64]:
    return vec[i64]([CARDS.index(card) for card in cards] + [-1] * (3 - len(cards)))


def test_the_box_holds_the_cards_of_the_rules_in_canonical_order() -> None:
    assert content.CARD_IDS[:55] == CARDS
    assert len(CARDS) == 55
    assert [CARDS[number] for number in (0, 40, 54)] == ["f_spider_red_1", "inv_1", "gst_5"]
    assert content.TOKEN_IDS == SHAPES


def test_totals() -> None:
    assert Counter(shape(card) for card in FEARS) == dict.fromkeys(SHAPES, 8)
    assert Counter(colour(card) for card in FEARS) == dict.fromkeys(COLOURS, 8)
    assert Counter(card[:3] for card in SPECIALS) == {"inv": 5, "esc": 5, "gst": 5}
    assert set(Counter(card[:-2] for card in FEARS).values()) == {2}


@pytest.mark.rule("KS-A-11", "KS-1.3")
def test_no_card_shows_a_token() -> None:
    assert all(BY_COLOUR[colour(card)] != shape(card) for card in FEARS)
    assert BY_COLOUR["white"] == "pumpkin"


@pytest.mark.rule("KS-A-11")
def test_the_lines_of_the_invasions_are_as_designed() -> None:
    lines = [[fear.split() for fear in line.split(", ")] for line in LINES.values()]
    by_shape = [tuple(fear[1] for fear in line) for line in lines]
    by_colour = [tuple(BY_COLOUR[fear[0]] for fear in line) for line in lines]

    assert all(set(place) == set(SHAPES) for place in zip(*by_shape, strict=True))
    assert all(max(Counter(place).values()) <= 2 for place in zip(*by_colour, strict=True))
    assert {f"{fear[1]}_{fear[0]}" for line in lines for fear in line} == {card[2:-2] for card in FEARS}
    assert len({*by_shape, *by_colour}) == 10
    rows = [tuple(SHAPES[start:] + SHAPES[:start]) for start in range(5)]
    assert not {*by_shape, *by_colour} & {*rows, *(row[::-1] for row in rows)}
    assert all(one != two for pair in zip(by_shape, by_colour, strict=True) for one, two in zip(*pair, strict=True))


@pytest.mark.rule("KS-3.1", "KS-3.5", "KS-3.6", "KS-3.7", "KS-12.3")
def test_every_reveal_asks_what_the_second_opinion_says() -> None:
    for cards in reveals():
        asked = task(*cards)
        numbers = numbers_of(cards)
        lines = {tuple(sorted(line)) if asked.mode != "line" else line for line in (asked.by_shape, asked.by_colour)}
        found = [tuple(SHAPES[token] for token in content.ANSWERS[answer]) for answer in accepted(numbers, USUAL)]

        assert MODE_IDS[mode(numbers)] == asked.mode
        assert {tuple(sorted(line)) if asked.mode != "line" else line for line in found} == (
            set() if asked.mode == "cancel" else lines
        )


@pytest.mark.rule("KS-3.5", "KS-3.8", "KS-3.9", "KS-3.11", "KS-3.12", "KS-V-5", "KS-V-6", "KS-V-7")
def test_every_answer_to_one_reveal_of_each_kind_is_judged_as_the_second_opinion_says() -> None:
    kinds: dict[tuple[str, int, int, bool], tuple[str, ...]] = {}
    for cards in [
        *reveals(),
        *((card,) for card in CARDS),
        *((one, two) for one in CARDS[::3] for two in CARDS[::7] if one != two),
    ]:
        asked = task(*cards)
        kinds[asked.mode, len(asked.by_shape), len(asked.by_colour), asked.by_shape == asked.by_colour] = cards
    agreements = [
        (mirror, number, reading, Agreement(vec[i64]([0, 0]), mirror=mirror, attribute=number))
        for mirror in (False, True)
        for number, reading in enumerate(["both", "shape", "colour"])
    ]

    for cards in kinds.values():
        for mirror, _, reading, agreement in agreements:
            for number, answer in enumerate(ANSWERS):
                expected = task(*cards).accepts(answer, mirror=mirror, attribute=reading)
                assert correct(numbers_of(cards), agreement, number) == expected, (cards, answer, mirror, reading)


def test_the_answers_are_numbered_by_length_and_home_row() -> None:
    assert [tuple(SHAPES[token] for token in answer) for answer in content.ANSWERS] == ANSWERS


@pytest.mark.rule("KS-A-2")
def test_the_table_of_reveals() -> None:
    asked = [task(*cards) for cards in reveals()]
    coincide = Counter(each.mode for each in asked if each.mode != "cancel" and each.by_shape == each.by_colour)
    faces = {tuple(sorted(face(card) for card in cards)): task(*cards).mode for cards in reveals()}

    assert len(asked) == 26_235
    assert coincide == {"plain": 200, "missing": 200, "match": 200}
    assert Counter(faces.values()) == {
        "plain": 1520,
        "line": 1050,
        "missing": 210,
        "match": 210,
        "single": 460,
        "cancel": 49,
    }


def face(card: str) -> str:
    """What a card looks like: Escapes are all alike, and so are Guests."""
    return card if card.startswith("inv") else card.rsplit("_", 1)[0]


@pytest.mark.parametrize(
    ("mode", "sizes"),
    [
        ("plain", {(1, 2): 240, (1, 3): 320, (2, 2): 1960, (2, 3): 4800, (3, 3): 2560}),
        ("match", {(1, 1): 100, (1, 2): 1200, (2, 2): 2600}),
        ("missing", {(3, 3): 2600, (3, 4): 1200, (4, 4): 100}),
        ("single", {(1, 1): 4200}),
        ("line", {(5, 5): 3900}),
    ],
)
def test_the_table_of_sizes(mode: str, sizes: dict[tuple[int, int], int]) -> None:
    found = [task(*cards) for cards in reveals()]

    counted = Counter(
        tuple(sorted((len(asked.by_shape), len(asked.by_colour)))) for asked in found if asked.mode == mode
    )

    assert counted == sizes


def test_the_times_are_those_of_the_rules() -> None:
    assert (TIMES.round, TIMES.after) == (30_000, 8_000)
    assert (TIMES.arm, TIMES.fore, TIMES.credit, TIMES.slack) == (1_200, 600, 300, 60)
    assert (TIMES.reaction, TIMES.action, TIMES.cancel, TIMES.show) == (300, 60, 1_500, 3_000)
    assert (TIMES.probes, TIMES.apart, TIMES.every, TIMES.kept, TIMES.lost) == (8, 100, 2_000, 16, 5_000)


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ('skull = "red"', 'skull = "yellow"', "colour"),
        (
            'spider = ["red", ',
            'spider = ["brown", ',
            "deck pairs: spider is a list of yellow, red, white, pink, turquoise",
        ),
        ('spider = ["red", ', "spider = [", "deck pairs: spider, skull, .* have 40 cards together, not 39"),
        ('id = "pairs"', 'id = "mine"', "deck mine: id is one of pairs, all, own"),
        ('id = "all"', 'id = "pairs"', "deck pairs: id is another for every deck"),
        ("guest = 5", "guest = 4", "invasion, escape and guest have 15 cards together, not 14"),
        ('"red spider", "white skull"', '"red skull", "white skull"', "invasion inv_1: line has every shape and every"),
        ('"red spider", ', "", "invasion inv_1: line has every shape and every colour once"),
        ('id = "inv_2"', 'id = "inv_1"', "invasion inv_1: id is another for every card"),
        ('id = "pairs"', 'id = "pairs"\nghosts = 1', "deck pairs: unknown key ghosts"),
    ],
)
def test_cards_that_do_not_add_up_are_refused(tmp_path: Path, before: str, after: str, problem: str) -> None:
    text = (FOLDER / "cards.toml").read_text("utf-8")
    assert before in text
    (tmp_path / "cards.toml").write_text(text.replace(before, after, 1), "utf-8")

    with pytest.raises(BadContent, match=problem):
        content.Cards(read(tmp_path))


def read(folder: Path) -> Section:
    return read_content(folder / "cards.toml")
