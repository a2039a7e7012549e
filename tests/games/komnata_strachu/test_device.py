"""KS-9: several people on one device."""

from __future__ import annotations

import pytest

from games.komnata_strachu.chamber import FIRST_EXAMPLE, reveal
from games.komnata_strachu.reference import ANSWERS, SHAPES
from nightlight.core.chance import Scripted
from nightlight.games.komnata_strachu.actions import VERBS
from nightlight.games.komnata_strachu.live import LIVE, Hand, KeyboardHand, pass_actions, press_actions, sealed
from nightlight.games.komnata_strachu.times import KEYBOARD, Keys

RIGHT = "skull ghost"
WRONG = "puppet"


def words(hand: Hand) -> str:
    """What a press would fix now."""
    return " ".join(ANSWERS[hand.answer()])


@pytest.mark.rule("KS-9.1", "KS-4.10")
def test_at_one_device_nothing_is_held_and_no_floor_applies() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2)

    assert scene.settled({0: (RIGHT, 100)}) == 100
    scene.round({0: (RIGHT, 100), 1: (RIGHT, 101)})
    assert scene.winner == 0


@pytest.mark.rule("KS-9.1", "KS-4.9")
def test_without_a_right_press_a_reveal_is_decided_at_its_deadline_or_when_all_have_pressed() -> None:
    scene = reveal(*FIRST_EXAMPLE)

    assert scene.settled({}) == 30_000
    assert scene.settled({2: (WRONG, 2000)}) == 10_000
    assert scene.settled({2: (WRONG, 25_000)}) == 30_000
    assert scene.settled({2: (WRONG, 2000), 0: (WRONG, 1500)}) == 9_500
    assert scene.settled({2: (WRONG, 2000), 0: (WRONG, 1500), 1: (WRONG, 2500)}) == 2_500
    assert scene.settled({2: (WRONG, 2000), 0: (RIGHT, 1500), 1: (RIGHT, 1400)}) == 1_400
    assert scene.settled({2: (WRONG, 2000), 0: (RIGHT, 10_001)}) == 10_000  # it is void


@pytest.mark.rule("KS-9.1")
def test_what_others_have_sealed_counts_too() -> None:
    scene = reveal(*FIRST_EXAMPLE)
    scene.press(1, RIGHT, 3000)
    scene.press(2, WRONG, 900)

    assert sealed(scene.state) == [(2, 900), (1, 3000)]
    assert scene.settled({}) == 3000
    assert scene.settled({0: (RIGHT, 1200)}) == 1200
    assert scene.settled({0: (WRONG, 1200)}) == 3000


@pytest.mark.rule("KS-9.1")
def test_who_has_passed_is_not_waited_for() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2)
    scene.passes(1)

    assert sealed(scene.state) == []
    assert scene.settled({0: (WRONG, 1200)}) == 1200
    assert scene.settled({}) == 30_000


@pytest.mark.rule("KS-9.2", "KS-2.7", "KS-S-22")
def test_tokens_are_pushed_forward_and_taken_back() -> None:
    hand = Hand()

    for token in ("ghost", "skull", "ghost", "pumpkin"):
        hand.activate(SHAPES.index(token))

    assert words(hand) == "skull pumpkin"


@pytest.mark.rule("KS-9.2", "KS-2.7")
def test_a_token_taken_back_goes_to_the_end_when_it_is_pushed_again() -> None:
    hand = Hand()
    for token in range(5):
        hand.activate(token)
    assert words(hand) == "spider skull pumpkin ghost puppet"

    hand.activate(1)
    hand.activate(1)

    assert words(hand) == "spider pumpkin ghost puppet skull"
    hand.clear()
    assert words(hand) == ""


@pytest.mark.rule("KS-9.3")
def test_the_keys_of_everybody_at_one_keyboard() -> None:
    assert KEYBOARD.alone.tokens == ["Digit1", "Digit2", "Digit3", "Digit4", "Digit5"]
    assert (KEYBOARD.alone.switch, KEYBOARD.alone.clear) == ("Space", "Backspace")
    assert [(keys.tokens, keys.switch) for keys in KEYBOARD.several] == [
        (["KeyQ", "KeyW", "KeyE", "KeyR", "KeyT"], "KeyC"),
        (["KeyY", "KeyU", "KeyI", "KeyO", "KeyP"], "KeyM"),
        (["Numpad1", "Numpad2", "Numpad3", "Numpad4", "Numpad5"], "NumpadEnter"),
    ]


@pytest.mark.rule("KS-9.3", "KS-9.6")
def test_keys_move_tokens_and_the_switch_presses() -> None:
    keys = KEYBOARD.several[1]
    hand = Hand()

    assert struck(hand, keys, "KeyU", "KeyO", "KeyQ", "Space") == [False] * 4
    assert words(hand) == RIGHT
    assert hand.strike(keys, "KeyM")


@pytest.mark.rule("KS-9.6", "KS-4.5")
def test_the_switch_is_inert_while_no_token_is_forward() -> None:
    keys = KEYBOARD.alone
    hand = Hand()

    assert not hand.strike(keys, "Space")
    assert struck(hand, keys, "Digit2", "Backspace", "Space") == [False] * 3
    assert struck(hand, keys, "Digit2", "Space") == [False, True]


@pytest.mark.rule("KS-9.7")
def test_in_a_terminal_digits_move_tokens_and_enter_presses() -> None:
    keys = KEYBOARD.terminal
    hand = Hand()

    assert struck(hand, keys, "Digit2", "Digit4", "Digit1", "Digit1", "Enter") == [False] * 4 + [True]
    assert words(hand) == RIGHT


def struck(hand: Hand, keys: Keys, *names: str) -> list[bool]:
    return [hand.strike(keys, name) for name in names]


@pytest.mark.rule("KS-13.1")
@pytest.mark.parametrize(
    ("time", "said"),
    [
        (0, ["answer", "second", "millisecond"]),
        (29_999, ["answer", "second", "millisecond"]),
        (30_000, ["answer", "second"]),
        (30_001, ["pass"]),
    ],
)
def test_a_press_is_entered_by_its_actions(time: int, said: list[str]) -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2)
    actions = press_actions(ANSWERS.index(("skull", "ghost")), time)

    for action in actions:
        scene.act(0, action)
    for action in pass_actions():
        scene.act(1, action)

    assert [VERBS.verb_of(action).name for action in actions] == said
    assert scene.winner == (None if time > 30_000 else 0)
    assert scene.state.last is not None
    assert time > 30_000 or scene.state.last.times[0] == time


def made(hand: KeyboardHand, *names: str) -> list[bool]:
    return [hand.strike(name) for name in names]


@pytest.mark.rule("KS-9.3", "KS-9.7")
def test_alone_at_a_keyboard_the_digits_serve_and_both_switches() -> None:
    for switch in ("Enter", "Space"):
        (hand,) = LIVE.hands(1)

        assert made(hand, switch, "Digit4", "Digit2", "Digit4", "Digit4", switch) == [False] * 5 + [True]
        assert hand.said() == "2 4"


@pytest.mark.rule("KS-9.3")
@pytest.mark.parametrize("people", [2, 3, 4])
def test_several_at_a_keyboard_have_a_row_each_as_far_as_it_reaches(people: int) -> None:
    hands = LIVE.hands(people)

    assert len(hands) == min(people, 3)
    for key in ("KeyW", "KeyU", "Numpad2"):
        for hand in hands:
            hand.strike(key)
    assert [hand.said() for hand in hands] == ["2"] * len(hands)


@pytest.mark.rule("KS-9.2", "KS-12.4")
@pytest.mark.parametrize(
    ("text", "said"),
    [("24", "2 4"), ("42", "4 2"), ("54321", "5 4 3 2 1"), ("", None), ("22", None), ("6", None), ("2 4", None)],
)
def test_an_answer_may_be_typed_as_a_line(text: str, said: str | None) -> None:
    (hand,) = LIVE.hands(1)

    assert hand.typed(text) == (said is not None)
    assert hand.said() == (said or "")


@pytest.mark.rule("KS-8.4")
def test_the_table_waits_in_the_dark_before_it_shows_the_cards() -> None:
    assert LIVE.delay(Scripted([0])) == 1200
    assert LIVE.delay(Scripted([600])) == 1800


@pytest.mark.rule("KS-9.1", "KS-V-11")
@pytest.mark.parametrize(("handicap", "time"), [("", 1500), ("500,0", 2000)])
def test_what_a_hand_gave_in_is_entered_with_its_handicap(handicap: str, time: int) -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2, handicap=handicap)
    (hand,) = LIVE.hands(1)
    made(hand, "Digit2", "Digit4")
    assert LIVE.raced(scene.state)

    actions = LIVE.entered(scene.state, 0, hand, 1500)
    assert LIVE.settled(scene.state, {0: actions}) == time
    assert LIVE.settled(scene.state, {0: LIVE.skipped()}) == 30_000
    for action in actions:
        scene.act(0, action)
    assert LIVE.sealed(scene.state) == [(0, time)]
    assert LIVE.raced(scene.state)
    for action in LIVE.skipped():
        scene.act(1, action)

    assert scene.times[0] == time
    assert scene.winner == 0


def test_only_an_open_reveal_of_the_live_form_is_raced() -> None:
    over = reveal(*FIRST_EXAMPLE, seats=2, reveals="1")
    over.round({})
    begun = reveal(*FIRST_EXAMPLE, seats=2)
    begun.act(0, press_actions(7, 100)[0])

    assert not LIVE.raced(over.state)
    assert not LIVE.raced(begun.state)
    assert not LIVE.raced(reveal(*FIRST_EXAMPLE, seats=2, form="race").state)
