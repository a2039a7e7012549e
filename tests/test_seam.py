"""The types that a board gets are made from its game: verbs, news, view, outlook and content."""

from __future__ import annotations

from types import ModuleType
from typing import Literal, NotRequired, TypedDict

import seam
from environment import ROOT
from nightlight.core.event import Gazette
from nightlight.core.game import AnyGame, Game
from nightlight.core.verb import Field, Verbs, named

SEAT = Field("seat", 4)
FLAME = named("flame", ["high", "low"])
CANDLE = named("candle", [f"candle-{number}" for number in range(12)])


class Wick(TypedDict):
    """What burns down."""

    left: int  # minutes
    bent: NotRequired[bool]


class View(TypedDict):
    """The table as a seat may know it."""

    wicks: list[Wick | None]
    state: Literal["lit", "out"]
    by_seat: dict[str, list[int]]
    colours: dict[Literal["red", "blue"], int]


class Content(TypedDict):
    """The box."""

    wicks: list[Wick]


def content() -> Content:
    return {"wicks": [{"left": 3}]}


def candles() -> AnyGame:
    verbs, gazette = Verbs(), Gazette()
    verbs.verb("light", CANDLE, FLAME)
    verbs.verb("wait")
    gazette.news("lit", "TC-1.1", SEAT, CANDLE, secret=("candle",))
    gazette.news("night_fell", "TC-1.2")
    return Game("candles", rules_version=1, players=(1, 4), longest=9, options=[], verbs=verbs, gazette=gazette)


def text() -> str:
    shapes = ModuleType("nightlight.games.candles.shapes")
    vars(shapes).update(View=View, Content=Content, content=content)
    return seam.Seam(candles(), shapes).text()


def test_an_action_is_its_verb_with_its_own_fields() -> None:
    assert '  | { light: { candle: Candle; flame: "high" | "low" } }\n  | { wait: Record<string, never> };' in text()
    assert 'export type Candle =\n  | "candle-0"\n' in text()


def test_each_kind_of_news_has_just_its_own_fields_and_a_secret_may_be_null() -> None:
    assert '  | { name: "lit"; seat: number; candle: Candle | null }\n  | { name: "night_fell" };' in text()


def test_shapes_become_types_with_their_comments() -> None:
    expected = "export type Wick = {\n  /** minutes */\n  left: number;\n  bent?: boolean;\n};"

    assert expected in text()
    assert '  wicks: (Wick | null)[];\n  state: "lit" | "out";\n  by_seat: Record<string, number[]>;\n' in text()
    assert '  colours: Partial<Record<"red" | "blue", number>>;\n' in text()


def test_content_is_a_constant_and_what_a_game_does_not_tell_is_never_told() -> None:
    assert 'export const CONTENT: Content = {"wicks":[{"left":3}]};' in text()
    assert "export type Outlook = never;" in text()


def test_the_files_of_the_games_are_those_that_would_be_made() -> None:
    for path, made in seam.made().items():
        assert (ROOT / path).read_text("utf-8") == made, f"{path}: renew with {seam.RENEW}"
