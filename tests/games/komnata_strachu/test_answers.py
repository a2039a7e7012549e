"""KS-3: what counts as a correct answer."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from games.komnata_strachu.chamber import FIRST_EXAMPLE, accepted, reveal, right
from games.komnata_strachu.reference import ANSWERS, FEARS, SHAPES, SPECIALS, reveals, shape, task

ONE_OF_EACH_MODE = {
    "plain": ("f_ghost_white_1", "f_ghost_red_1", "f_skull_yellow_1"),
    "line": ("f_ghost_red_1", "inv_3", "f_skull_yellow_1"),
    "missing": ("f_ghost_red_1", "f_skull_pink_1", "esc_2"),
    "match": ("gst_5", "f_ghost_red_1", "f_spider_white_2"),
    "single": ("inv_1", "f_pumpkin_red_1", "gst_2"),
}


@pytest.mark.rule("KS-3.1")
@pytest.mark.parametrize("mode", ONE_OF_EACH_MODE)
def test_the_number_and_kind_of_specials_say_what_is_asked(mode: str) -> None:
    cards = ONE_OF_EACH_MODE[mode]
    asked = task(*cards)
    assert asked.mode == mode

    found = accepted(*cards)

    assert found == sorted({" ".join(asked.by_shape), " ".join(asked.by_colour)})


@pytest.mark.rule("KS-3.1", "KS-2.9")
def test_three_specials_ask_for_nothing() -> None:
    scene = reveal("inv_1", "esc_1", "gst_1", then=[FIRST_EXAMPLE])

    assert scene.cards == list(FIRST_EXAMPLE)
    assert scene.box == ["inv_1", "esc_1", "gst_1"]


@pytest.mark.rule("KS-3.2", "KS-3.4")
def test_plain_reveals_count_all_three_fears() -> None:
    cards = ("f_spider_red_1", "f_puppet_red_1", "f_pumpkin_yellow_1")

    assert accepted(*cards) == ["spider pumpkin puppet", "spider skull"]


@pytest.mark.rule("KS-3.2", "KS-3.13", "KS-3.5")
def test_a_guest_leaves_the_plain_rule_to_two_fears() -> None:
    assert accepted("f_spider_red_1", "gst_1", "f_puppet_yellow_2") == ["spider puppet", "spider skull"]


@pytest.mark.rule("KS-3.2", "KS-3.3")
@pytest.mark.parametrize("voided", list(combinations(["inv_2", "inv_3", "esc_1", "esc_2", "gst_1", "gst_2"], 2)))
def test_two_specials_are_void_whatever_their_kinds(voided: tuple[str, str]) -> None:
    cards = (voided[0], "f_puppet_pink_1", voided[1])

    assert right("puppet", *cards)
    assert right("ghost", *cards)
    assert not right("spider skull pumpkin", *cards)
    assert not right("puppet spider ghost skull pumpkin", *cards)  # inv_3 by shape


@pytest.mark.rule("KS-3.4")
def test_two_ghosts_need_the_ghost_token_once() -> None:
    assert right("skull ghost", *FIRST_EXAMPLE)


@pytest.mark.rule("KS-3.6")
def test_an_escape_asks_for_what_is_missing() -> None:
    assert accepted("esc_1", "f_spider_white_1", "f_skull_pink_1") == ["pumpkin ghost puppet", "spider skull puppet"]


@pytest.mark.rule("KS-3.7")
@pytest.mark.parametrize("invasion", ["inv_1", "inv_2", "inv_3", "inv_4", "inv_5"])
def test_an_invasion_asks_for_its_line_whatever_the_two_fears(invasion: str) -> None:
    for fears in (("f_ghost_red_1", "f_ghost_red_2"), ("f_spider_white_1", "f_puppet_pink_2")):
        asked = task(fears[0], invasion, fears[1])

        assert accepted(fears[0], invasion, fears[1]) == sorted([" ".join(asked.by_shape), " ".join(asked.by_colour)])


@pytest.mark.rule("KS-3.8", "KS-A-1")
def test_every_proper_part_is_wrong() -> None:
    for whole in ("skull ghost", "spider skull pumpkin"):
        tokens = whole.split()
        for size in range(len(tokens)):
            for part in combinations(tokens, size):
                assert not right(" ".join(part), *FIRST_EXAMPLE)


@pytest.mark.rule("KS-3.9")
def test_mixing_shape_and_colour_is_wrong() -> None:
    assert not right("skull ghost pumpkin", *FIRST_EXAMPLE)
    assert not right("spider skull pumpkin ghost", *FIRST_EXAMPLE)


@pytest.mark.rule("KS-3.9")
def test_a_mixture_that_happens_to_be_one_of_the_sets_is_right() -> None:
    cards = ("f_spider_red_1", "f_skull_yellow_1", "f_skull_yellow_2")  # the spider by shape or colour, so the skull

    assert accepted(*cards) == ["spider skull"]


@pytest.mark.rule("KS-3.10", "KS-A-2")
def test_where_shapes_and_colours_coincide_that_set_is_accepted() -> None:
    assert accepted("gst_1", "f_ghost_turquoise_1", "f_puppet_white_1") == ["ghost puppet", "pumpkin puppet"]
    assert accepted("gst_1", "f_pumpkin_red_2", "f_skull_white_2") == ["skull pumpkin"]


@pytest.mark.rule("KS-3.11")
def test_order_matters_in_a_line_and_nowhere_else() -> None:
    assert right("pumpkin skull spider", *FIRST_EXAMPLE)
    assert right("ghost pumpkin spider puppet skull", "inv_5", "f_ghost_red_1", "f_skull_white_1")
    assert not right("skull puppet spider pumpkin ghost", "inv_5", "f_ghost_red_1", "f_skull_white_1")


@pytest.mark.rule("KS-3.12", "KS-4.5")
@pytest.mark.parametrize("mode", ONE_OF_EACH_MODE)
def test_the_empty_answer_is_never_right(mode: str) -> None:
    assert not right("", *ONE_OF_EACH_MODE[mode])


@pytest.mark.rule("KS-3.12")
def test_an_escape_asks_for_three_or_four_tokens() -> None:
    sizes = {
        len(line)
        for cards in combinations(FEARS, 2)
        for asked in [task("esc_1", *cards)]
        for line in (asked.by_shape, asked.by_colour)
    }

    assert sizes == {3, 4}


@pytest.mark.rule("KS-3.14")
def test_each_player_chooses_shape_or_colour_anew_at_each_reveal() -> None:
    cards = [FIRST_EXAMPLE, ("f_ghost_white_2", "f_ghost_red_2", "f_skull_yellow_2")]
    scene = reveal(*cards[0], seats=2)

    scene.round({0: ("skull ghost", 1000), 1: ("spider skull pumpkin", 1001)}, then=[cards[1]])
    scene.round({0: ("spider skull pumpkin", 1000), 1: ("skull ghost", 1001)})

    assert scene.piles == [6, 0]
    assert scene.verdicts == ["right", "right"]


@pytest.mark.rule("KS-12.2")
def test_three_identical_fears_cannot_appear() -> None:
    copies = Counter(card[:-2] for card in FEARS)

    assert max(copies.values()) == 2


def test_the_second_opinion_counts_reveals_as_the_rules_do() -> None:
    asked = [task(*cards) for cards in reveals()]

    assert Counter(each.mode for each in asked) == {
        "plain": 9880,
        "line": 3900,
        "missing": 3900,
        "match": 3900,
        "single": 4200,
        "cancel": 455,
    }
    assert len([each for each in asked if each.mode != "cancel" and each.by_shape == each.by_colour]) == 600
    assert len(SPECIALS) == 15
    assert len(ANSWERS) == 326
    assert {shape(card) for card in FEARS} == set(SHAPES)
