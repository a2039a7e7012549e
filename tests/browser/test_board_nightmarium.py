"""Nightmarium on its board: cards, creatures and piles are pressed, the list of choices never."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.seat import BoardSeat, play_on
from browser.tables import journal, past_match, start_with_bots
from browser.test_accessibility import AXE, violations
from browser.visitor import LAPTOP, PHONE, Said, Visitor

GAME = "nightmarium"
SHORT = {"creatures": "3", "advanced": "yes", "max_turns": "14"}
SIZES = {"laptop": False, "phone": True}
FLYING = "() => document.querySelector('.flight') !== null && document.querySelector('[data-option]') !== null"
HIDDEN_CORNERS = """(things) => things.map((thing) => {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const corners = [left + 12, right - 12].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y]));
  return corners.filter(([x, y]) => !thing.contains(document.elementFromPoint(x, y))).length;
})"""
LOOK_AT_FIRST = """async () => {
  const count = (selector) => document.querySelectorAll(selector).length;
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', code: 'Digit1', bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 100)); // less than the card flies
  return { flying: count('.flight'), looked: count('[data-option][aria-pressed=true]'), cards: count('.strip .held') };
}"""


class DreamSeat(BoardSeat):
    """A player who presses lit things wherever they are: in the hand, on the stage, at the rivals'."""

    def things(self) -> Locator:
        return self.visitor.page.locator("[data-option]")

    def thing(self, option: int) -> Locator:
        return self.visitor.page.locator(f'[data-option="{option}"]').first

    def gifts(self) -> Locator:
        """Where cards that are marked are given away."""
        return self.visitor.page.locator("[data-gifts]")

    def marks(self) -> Locator:
        return self.visitor.page.locator("[data-mark]")

    def offered(self) -> list[int]:
        """What is lit; where cards are marked first, the first of the options stands for them all."""
        if self.decision() is not None and self.gifts().count() > 0:
            return [0]
        return super().offered()

    def choose(self, option: int | None = None) -> Said:
        if self.gifts().count() > 0:
            return self.give()
        picked = self.choices.choice(self.offered()) if option is None else option
        decision = self.decision()
        assert decision is not None, "there is a question"
        action: Said = decision["options"][picked]["action"]
        if "exchange" in action:
            self.visitor.press(self.thing(picked))
            return self.give()
        self.point(picked)
        self.chosen.append(action)
        return action

    def give(self) -> Said:
        """Mark the last card and the first, and give them away."""
        self.marks().first.wait_for()
        cards = self.marks().evaluate_all("cards => cards.map((card) => card.dataset.mark)")
        for card in {cards[-1], cards[0]}:
            self.visitor.press(self.visitor.page.locator(f'[data-mark="{card}"]'))
        self.visitor.press(self.gifts())
        return {}

    def answer(self) -> None:
        """Choose something, and wait until all that it amounts to has counted."""
        decision = self.decision()
        self.choose()
        self.visitor.until(lambda: self.decision() != decision or self.over(), "the answer to count")
        self.visitor.until(lambda: not self.giving() or self.over(), "all marked cards to be given")

    def giving(self) -> bool:
        """Whether the page is still answering what follows from one press."""
        decision = self.decision()
        return decision is not None and decision["step"] == "exchange"


def play_a_match(visitor: Visitor, players: int, options: Mapping[str, str]) -> None:
    """Against bots, to the end, by presses on the board alone."""
    start_with_bots(visitor, GAME, players, options)
    seat = DreamSeat(visitor, 0)

    answered = play_on([seat])

    assert answered >= 4
    assert sum(said["type"] == "answer" for said in visitor.said) >= answered
    expect(seat.lamp.get_by_text(visitor.say("over"), exact=True)).to_be_visible()


@pytest.mark.parametrize(("language", "size"), [("en", "laptop"), ("pl", "phone")])
def test_a_match_is_played_on_the_board(visit: Visit, language: str, size: str) -> None:
    play_a_match(visit(language, phone=SIZES[size]), 2, SHORT)


def test_a_match_is_played_with_keys(visit: Visit) -> None:
    """Arrows lead from the hand to the stage and to the rivals; Enter looks, and Enter again chooses."""
    visitor = visit()
    start_with_bots(visitor, GAME, 2, {"creatures": "3", "max_turns": "6"})
    seat = KeyboardSeat(visitor, 0)

    assert play_on([seat]) >= 4

    expect(seat.lamp.get_by_text(visitor.say("over"), exact=True)).to_be_visible()


class KeyboardSeat(DreamSeat):
    """A player without a pointer, who draws or plays what the keys come to first."""

    def offered(self) -> list[int]:
        decision = self.decision()
        lit = super().offered()
        return [option for option in lit if decision is None or "exchange" not in decision["options"][option]["action"]]

    def point(self, option: int) -> None:
        keys = self.visitor.page.keyboard
        keys.press("ArrowDown")
        for _ in range(self.choices.randrange(3)):
            keys.press(self.choices.choice(("ArrowLeft", "ArrowRight")))
        focused = self.visitor.page.locator("[data-option]:focus")
        expect(focused).to_have_count(1)
        if self.is_exchange(focused):
            keys.press("1")
            keys.press("1")
            return
        keys.press("Enter")
        expect(self.visitor.button("confirm")).to_be_visible()
        keys.press("Enter")

    def is_exchange(self, focused: Locator) -> bool:
        decision = self.decision()
        option = int(focused.get_attribute("data-option") or 0)
        return decision is not None and "exchange" in decision["options"][option]["action"]


def test_an_exchange_is_told_to_the_server_only_when_all_cards_are_marked(visit: Visit) -> None:
    """Nothing is sent before, so that one may go back; then the cards go in ascending order (NM-5.5)."""
    visitor = visit()
    start_with_bots(visitor, GAME, 2, {"first_player": "0"})
    seat = DreamSeat(visitor, 0)
    visitor.until(lambda: bool(seat.offered()), "a question")
    hand = seat.update()["view"]["players"][0]["hand"]
    exchange = visitor.page.get_by_role("button", name=re.compile(f"^{visitor.say(f'{GAME}-board-exchange')}"))

    visitor.press(exchange.first)
    visitor.press(seat.marks().nth(1))
    visitor.press(visitor.button(f"{GAME}-board-back"))
    expect(seat.gifts()).to_have_count(0)
    assert answers(visitor) == []

    visitor.press(exchange.first)
    for card in (3, 0, 1):
        visitor.press(seat.marks().nth(card))
    sum_ = visitor.say(f"{GAME}-board-exchange-sum", cards=3, drawn=1)
    expect(visitor.page.get_by_text(sum_)).to_be_visible()
    visitor.press(seat.gifts())
    visitor.until(lambda: len(answers(visitor)) == 5 and not seat.giving(), "the exchange")

    kept = [card for place, card in enumerate(hand) if place not in {0, 1, 3}]
    left = seat.update()["view"]["players"][0]["hand"]
    assert set(kept) <= set(left)
    assert len(left) == 3


def test_a_card_that_is_looked_at_hangs_in_its_place_and_is_not_played_yet(visit: Visit) -> None:
    """The place on the stage can be pressed in its stead, and that plays it."""
    visitor = visit()
    start_with_bots(visitor, GAME, 2, {"first_player": "0"})
    seat = DreamSeat(visitor, 0)
    visitor.until(lambda: bool(seat.offered()), "a question")

    option = first_play(seat)
    before = len(answers(visitor))
    seat.look(option)
    place = visitor.page.get_by_role("main").get_by_role("listitem").locator(f'[data-option="{option}"]')
    expect(place).to_have_attribute("aria-pressed", "true")
    assert len(answers(visitor)) == before
    visitor.press(place)

    visitor.until(lambda: len(answers(visitor)) == before + 1, "the answer")


def test_a_head_that_is_looked_at_shows_what_will_act_as_the_server_foretells_it(visit: Visit) -> None:
    """The list beside the board has a line for each ability; those that stay silent are struck out."""
    visitor = visit()
    start_with_bots(visitor, GAME, 2, {"first_player": "0", "creatures": "7"})
    seat = BuilderSeat(visitor, 0)
    visitor.until(lambda: bool(seat.offered()), "a question")

    while (head := seat.waking()) is None:
        seat.answer()
        visitor.until(lambda: bool(seat.offered()), "a question")
    seat.look(head)

    fates = [deed["fate"] for deed in seat.outlook(head)["deeds"]]
    queue = visitor.page.get_by_role("list", name=visitor.say(f"{GAME}-board-queue")).filter(visible=True)
    expect(queue.locator("li.next, li.harm, li.lost")).to_have_count(len(fates))
    expect(queue.locator("li.lost")).to_have_count(len([fate for fate in fates if fate in ("stops", "silent")]))


@pytest.mark.parametrize(("width", "height"), [(640, 400), (740, 360)])
def test_the_piles_are_in_sight_on_a_phone_that_lies(visit: Visit, width: int, height: int) -> None:
    visitor = visit(phone=True)
    visitor.page.set_viewport_size({"width": width, "height": height})
    start_with_bots(visitor, GAME, 2, {"first_player": "0"})
    seat = DreamSeat(visitor, 0)
    visitor.until(lambda: bool(seat.offered()), "a question")

    covered = visitor.page.locator(".pile [data-option]").evaluate_all(HIDDEN_CORNERS)

    assert covered == [0, 0]


class BuilderSeat(DreamSeat):
    """A player who plays cards rather than anything else, and else draws."""

    def offered(self) -> list[int]:
        lit = super().offered()
        return [option for option in lit if self.outlook(option)] or lit[:1]

    def outlook(self, option: int) -> Said:
        decision = self.decision()
        return {} if decision is None else decision["options"][option].get("outlook", {})

    def waking(self) -> int | None:
        """A card that would wake a creature with abilities."""
        return next((option for option in self.offered() if self.outlook(option).get("deeds")), None)


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_what_acts_is_seen_by_those_who_watch(visit: Visit, *, phone: bool) -> None:
    """While somebody picks a creature, the lamps of the chain stand on the stage of a spectator, too."""
    visitor = visit("ru", phone=phone)
    table = past_match(visitor, GAME, 3, {"advanced": "yes"})
    picked = next(place for place, line in enumerate(journal(visitor, table)) if "target" in line["action"])

    visitor.go(f"/replay/{table}#{picked}")

    queue = visitor.page.get_by_role("group", name=visitor.say(f"{GAME}-board-queue"))
    acting = queue.get_by_role("listitem").filter(has_text=visitor.say(f"{GAME}-board-lamp-now"))
    expect(acting).to_have_count(1)


def test_axe_finds_nothing_on_the_board(visit: Visit) -> None:
    visitor = visit()
    start_with_bots(visitor, GAME, 3, {"first_player": "0"})
    seat = DreamSeat(visitor, 0)
    visitor.until(lambda: bool(seat.offered()), "a question")
    seat.look(first_play(seat))
    visitor.page.evaluate(AXE.read_text("utf-8"))

    found = [violations(visitor, size, bright=bright) for size in (LAPTOP, PHONE) for bright in (False, True)]

    assert "".join(found) == ""


def test_a_match_that_is_over_is_watched_again_on_the_board(visit: Visit) -> None:
    """From anybody's eyes and line by line, up to the crystal."""
    visitor = visit("pl")
    table = past_match(visitor, GAME, 3, {"creatures": "3"})

    visitor.go(f"/replay/{table}#30")
    stage = visitor.page.get_by_role("main")
    expect(stage.get_by_text(visitor.say(f"{GAME}-board-deck"), exact=True)).to_be_visible()
    assert stage.locator("[data-option]").count() == 0
    visitor.go(f"/replay/{table}#999999")

    crystal = visitor.page.get_by_role("group", name=visitor.say(f"{GAME}-board-crystal"))
    expect(crystal).to_be_visible()


def answers(visitor: Visitor) -> list[Said]:
    return [said for said in visitor.said if said["type"] == "answer"]


def first_play(seat: DreamSeat) -> int:
    """A card that can be played; draw until there is one."""
    while True:
        decision = seat.decision()
        assert decision is not None, "it is the seat's turn"
        plays = [place for place, option in enumerate(decision["options"]) if "play" in option["action"]]
        lit = [place for place in plays if place in seat.offered()]
        if lit:
            return lit[0]
        seat.point(0)
        seat.visitor.until(partial(asked_anew, seat, decision), "another question")


def asked_anew(seat: DreamSeat, before: Said) -> bool:
    return seat.decision() not in (None, before) and bool(seat.offered())


def test_who_answers_fast_sees_at_once_how_things_stand(visit: Visit) -> None:
    visitor = visit(still=False)
    visitor.go("/")
    start_with_bots(visitor, "nightmarium", 2)
    visitor.page.locator("[data-option]").first.wait_for()
    drawn = visitor.page.locator(".strip .held").count() + 1
    draw(visitor)

    visitor.page.wait_for_function(FLYING)
    seen = visitor.page.evaluate(LOOK_AT_FIRST)

    assert seen == {"flying": 0, "looked": 1, "cards": drawn}
    expect(visitor.page.locator("main svg.monster, .strip .held img").first).to_be_visible()
    expect(visitor.page.locator("image:not([href]), .held img:not([src])")).to_have_count(0)


def draw(visitor: Visitor) -> None:
    """Take a card from the deck, which flies into the hand."""
    deck = visitor.page.locator(".pile.deck .cover")
    visitor.press(deck)
    visitor.press(visitor.button("confirm"))
