"""What is typed at the prompt: bids and payments by their number, arrows by the compass, and what is listed how."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

from games.straszydla.city import SEATS, Scene, city, pack
from nightlight import games
from nightlight.bots import bot
from nightlight.core.step import legal
from nightlight.core.text import GameText
from nightlight.games.straszydla.game import GAME
from nightlight.play.luck import Luck
from nightlight.play.match import PERSON, Match
from nightlight.terminal.choices import Choices, choices
from nightlight.terminal.screen import Screen
from nightlight.terminal.table import LocalTable
from nightlight.words.bundle import Words

NAMES = ["Ann", "Ben", "Eva", "Jan"]


def text_for(scene: Scene, who: str, language: str = "en") -> GameText[Any]:
    return games.text(GAME, Words(language, strict=True), NAMES[: scene.state.seats], SEATS.index(who))


def open_to(scene: Scene, who: str) -> list[int]:
    """What somebody may do."""
    return legal(scene.state, SEATS.index(who))


def listed(scene: Scene, who: str, language: str = "en") -> Choices:
    return choices(text_for(scene, who, language), scene.view(who), open_to(scene, who))


def typed(scene: Scene, who: str, entry: str, language: str = "en") -> str:
    """What somebody does who types this."""
    place = listed(scene, who, language).read(entry)
    return "nothing" if place is None else scene.words(open_to(scene, who)[place])


def duel() -> Scene:
    return city(
        2,
        stage="duels",
        a=pack("strzyga", at="park", energy=3, water=3),
        b=pack("wargin", at="park", energy=2),
        luck=[5, 5, 4, 4],
    )


@pytest.mark.parametrize("bid", range(4))
def test_a_bid_is_typed_by_its_own_number(bid: int) -> None:
    assert typed(duel(), "A", str(bid)) == f"bid {bid}"


def test_a_bid_that_nobody_can_pay_is_nothing_else() -> None:
    assert typed(duel(), "A", "4") == "nothing"
    assert typed(duel(), "A", "m1") == "trade water"


def test_a_payment_is_typed_by_its_number() -> None:
    scene = city(2, stage="actions", a=pack("strzyga", at="grove", water=2, fire=1, energy=1))
    scene.do("A", "trade earth")

    assert typed(scene, "A", "2") == "pay water 2"


@pytest.mark.parametrize(
    ("language", "entry", "token"),
    [
        ("en", "ne", "NE"),
        ("en", "N", "N"),
        ("en", "↗", "NE"),
        ("pl", "pn-wsch", "NE"),
        ("pl", "s", "S"),
        ("ru", "в", "E"),
        ("ru", "юз", "SW"),
        ("ru", "nw", "NW"),
    ],
)
def test_an_arrow_is_typed_by_the_compass_or_by_its_sign(language: str, entry: str, token: str) -> None:
    scene = city(2, a=pack("strzyga", at="centre"), b=pack("wargin", at="heap"))

    assert typed(scene, "A", entry, language) == token


def test_the_end_of_a_turn_stands_last_and_free_actions_wait() -> None:
    scene = city(2, stage="actions", a=pack("strzyga", at="dovecote", water=3))

    shown = listed(scene, "A")

    words = [scene.words(action) for action in open_to(scene, "A")]
    assert [words[place] for place in shown.listed] == ["frighten", "summon_imp", "end"]
    assert [words[place] for place in shown.more][:2] == ["trade water", "trade air"]


@pytest.mark.rule("ST-13.8")
def test_the_end_of_the_feeding_warns_of_whom_it_costs() -> None:
    scene = city(2, stage="feeding", a=pack("strzyga", "wargin", at="grove", air=3, fire=6))
    text = text_for(scene, "A")
    end = open_to(scene, "A")[listed(scene, "A").listed[-1]]

    before = text.warning(scene.view("A"), end)
    scene.do("A", "feed strzyga air")
    between = text.warning(scene.view("A"), end)
    scene.do("A", "feed wargin fire")
    after = text.warning(scene.view("A"), end)

    assert before == "Still hungry, these would flee for good: Strzyga, Wargin."
    assert between == "Wargin is still hungry and would flee for good."
    assert after == ""


def test_the_table_is_not_shown_again_for_each_arrow(tmp_path: Path) -> None:
    setup = GAME.setup(2, {"layout": "reference", "first_phase": "day"})
    path = tmp_path / "match.jsonl"
    match = Match.start(GAME, setup, ["Ann", "Bot"], [PERSON, "greedy"], Luck.seeded(2), path)
    screen = Screen(io.StringIO("1\n1\n1\n"), io.StringIO())

    LocalTable(match, path, {1: bot(GAME, "greedy", 1)}, screen, Words("en", strict=True), games.text, "").play()

    assert isinstance(screen.target, io.StringIO)
    shown = screen.target.getvalue()
    assert "Arrow 3 of 3." in shown
    assert shown.count("for your pact") == 2  # when Ann settles, and for her first arrow
