"""Training: the pages judge by the rules that the engine has, and remember how it went."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Final

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.node import run_in_node
from browser.visitor import Visitor
from nightlight.core.native import i64, vec
from nightlight.games.komnata_strachu.actions import FAULT_IDS
from nightlight.games.komnata_strachu.answers import accepted, asked, correct
from nightlight.games.komnata_strachu.content import ANSWERS, CARD_IDS, CARDS, IN_ROW
from nightlight.games.komnata_strachu.judgement import fault_of
from nightlight.games.komnata_strachu.state import ATTRIBUTE_IDS, Agreement
from nightlight.games.komnata_strachu.times import LINE, MODE_IDS

GAME: Final = "komnata-strachu"
KEPT: Final = "() => JSON.parse(localStorage.getItem('nightlight-komnata-strachu-training') ?? '[]')"
REMEMBER: Final = """(records) => localStorage.setItem('nightlight-komnata-strachu-training', JSON.stringify(
  ['single', 'match', 'plain', 'missing', 'line'].flatMap((mode) => records.map((record) => ({ ...record, mode }))),
))"""
HOUR: Final = 3_600_000  # ms
SET: Final = 10
CASES: Final = 4000

JUDGE: Final = """
  const part = (name) => load(`../src/nightlight/games/komnata_strachu/web/reading/${name}.ts`);
  const [{ cardOf }, { taskOf, judge }] = [await part('cards'), await part('judging')];
  const cards = (ids) => ids.map(cardOf);
  return {
    tasks: asked.reveals.map((ids) => {
      const { mode, readings } = taskOf(cards(ids));
      return [mode, ...readings.map(({ tokens }) => tokens)];
    }),
    judged: asked.cases.map(({ ids, answer, terms }) => {
      const { mistake, by } = judge(taskOf(cards(ids), terms), answer, terms);
      return mistake === null ? 'right' : `${mistake}_by_${by}`;
    }),
  };
"""


@pytest.mark.usefixtures("pages")
def test_the_pages_judge_every_reveal_as_the_engine_does() -> None:
    luck = random.Random(7)  # noqa: S311 - the same cases every time
    everything = [list(three) for three in combinations(range(len(CARD_IDS)), 3)]
    chosen = [
        (luck.sample(range(len(CARD_IDS)), luck.choice([1, 2, 3, 3, 3])), luck.randrange(3), luck.random() < 0.5)
        for _ in range(CASES)
    ]
    chosen = [case for case in chosen if accepted(vec[i64](case[0]), agreement())]  # three Specials have no answer
    answers = [an_answer(luck, cards, attribute, mirror) for cards, attribute, mirror in chosen]

    reveals = [[CARD_IDS[card] for card in cards] for cards in everything]
    cases = [
        {"ids": [CARD_IDS[card] for card in cards], "answer": ANSWERS[answer], "terms": terms(attribute, mirror)}
        for (cards, attribute, mirror), answer in zip(chosen, answers, strict=True)
    ]
    found = run_in_node(JUDGE, {"reveals": reveals, "cases": cases})

    assert found["tasks"] == [task(cards) for cards in everything]
    judged = [
        judgement(cards, agreement(attribute, mirror), answer)
        for (cards, attribute, mirror), answer in zip(chosen, answers, strict=True)
    ]
    assert found["judged"] == judged
    assert 0 < judged.count("right") < len(judged)


def judgement(cards: list[int], agreement: Agreement, answer: int) -> str:
    """That the answer is right, or what is wrong with it."""
    if correct(vec[i64](cards), agreement, answer):
        return "right"
    return FAULT_IDS[fault_of(vec[i64](cards), agreement.readings(), answer).id()]


def an_answer(luck: random.Random, cards: list[int], attribute: int, mirror: bool) -> int:
    """Often a right one, sometimes any."""
    good = accepted(vec[i64](cards), agreement(attribute, mirror))
    return luck.choice(good) if luck.random() < 0.5 else luck.randrange(len(ANSWERS))


def agreement(attribute: int = 0, mirror: bool = False) -> Agreement:
    return Agreement(vec[i64]([0]), attribute=attribute, mirror=mirror)


def terms(attribute: int, mirror: bool) -> dict[str, object]:
    return {"attribute": ATTRIBUTE_IDS[attribute], "mirror": mirror}


def task(cards: list[int]) -> list[object]:
    mode, by_shape, by_colour = asked(vec[i64](cards), agreement())
    if MODE_IDS[mode] == "cancel":
        return ["cancel"]
    readings = [by_shape, by_colour] if mode == LINE else [IN_ROW[by_shape], IN_ROW[by_colour]]
    return [MODE_IDS[mode], *(list(ANSWERS[answer]) for answer in readings)]


def turn_on_the_light(visitor: Visitor, *, right: bool = True) -> None:
    """Wait for the cards, push what is asked for, or something else, and press the switch."""
    page = visitor.page
    page.locator(".room.open").wait_for()
    faces = [str(face.get_attribute("data-card")) for face in page.locator("[data-card]").all()]
    answer = ANSWERS[accepted(vec[i64]([CARD_IDS.index(face) for face in faces]), agreement())[0]]
    for token in answer if right else (answer[0], *(t for t in range(5) if t not in answer)):
        visitor.press(page.locator(f"[data-token={CARDS.shapes[token]}]"))
    visitor.press(page.locator("[data-switch]"))


def test_a_set_of_ten_is_played_and_remembered(visit: Visit) -> None:
    visitor = visit(phone=True)
    page = visitor.page
    visitor.go("/")
    visitor.press(visitor.link("training-link"))
    visitor.press(visitor.button(f"{GAME}-training-start", plan="all"))

    for reveal in range(SET):
        turn_on_the_light(visitor, right=reveal > 0)
        onward = visitor.button(f"{GAME}-training-done" if reveal == SET - 1 else f"{GAME}-board-next")
        onward.wait_for()
        while onward.count() > 0:  # it does not hear a thumb that still lies on the switch
            visitor.press(onward)
            page.wait_for_timeout(200)

    expect(page.get_by_role("heading", name=visitor.say(f"{GAME}-training-last", reveals=SET))).to_be_visible()
    kept = page.evaluate(KEPT)
    assert len(kept) == SET
    assert [record["right"] for record in kept[1:]] == [True] * (SET - 1)
    page.reload()
    expect(page.get_by_role("heading", name=visitor.say(f"{GAME}-training-last", reveals=SET))).to_be_visible()


WEAKEST: Final = """
  const { summaryOf, weakest } = await load('../src/nightlight/games/komnata_strachu/web/training/records.ts');
  const modes = ['single', 'match', 'plain', 'missing', 'line'];
  return asked.map((records) => weakest(modes.map((mode) => summaryOf(mode, records)))?.mode ?? null);
"""


def reveals_of(mode: str, right: int, wrong: int, time: int = 1000) -> list[dict[str, object]]:
    """What is remembered of so many reveals of one kind."""
    return [{"mode": mode, "right": number < right, "time": time, "steady": 2000} for number in range(right + wrong)]


@pytest.mark.usefixtures("pages")
def test_the_weak_spot_is_the_kind_with_the_worst_rate() -> None:
    slow = reveals_of("line", 9, 1, time=9000)
    quick = reveals_of("match", 2, 2, time=500)

    found = run_in_node(
        WEAKEST,
        [
            slow + quick,
            reveals_of("plain", 1, 1) + slow,  # two reveals are too few to call a kind weak
            reveals_of("single", 3, 1, time=900) + reveals_of("missing", 6, 2, time=2500),
            reveals_of("match", 5, 0) + reveals_of("line", 5, 0, time=9000),
            [],
        ],
    )

    assert found == ["match", "line", "missing", None, None]


@pytest.mark.parametrize(("rival", "outcome"), [("best", "first"), ("median", "beaten")])
def test_the_shadow_takes_the_times_of_the_reader(visit: Visit, rival: str, outcome: str) -> None:
    """Once faster than any hand, otherwise slower than any machine."""
    visitor = visit()
    visitor.go("/training")
    visitor.page.evaluate(REMEMBER, [{"right": True, "time": time, "steady": 1} for time in (1, HOUR, HOUR)])
    visitor.page.reload()
    visitor.press(visitor.button(f"{GAME}-training-rival", rival=rival))
    visitor.press(visitor.button(f"{GAME}-training-plan", plan="all"))
    visitor.press(visitor.button(f"{GAME}-training-start", plan="all"))

    turn_on_the_light(visitor)

    taken = {"first": {"own": 0, "shadow": 1}, "beaten": {"own": 1, "shadow": 0}}[outcome]
    expect(visitor.page.get_by_text(visitor.say(f"{GAME}-training-score", **taken))).to_be_visible()
    told = visitor.say(f"{GAME}-training-shadow-{outcome}", gap="|").split("|")[0]
    expect(visitor.page.get_by_text(told)).to_be_visible()


def test_the_keyboard_is_tried_before_a_match_and_in_training(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/training")
    visitor.press(visitor.button(f"{GAME}-keyboard"))
    visitor.press(visitor.button(f"{GAME}-keyboard-count", players=2))

    for key in ("KeyQ", "KeyC", "KeyM"):
        page.keyboard.down(key)
    page.keyboard.up("KeyQ")
    page.keyboard.press("KeyP")

    heard = [str(cap.get_attribute("data-key")) for cap in page.locator("[data-key].heard").all()]
    assert heard == ["KeyQ", "KeyC", "KeyP", "KeyM"]
    expect(page.get_by_role("dialog").get_by_text(visitor.say(f"{GAME}-keyboard-most", keys=3))).to_be_visible()
