"""What a title is: for how many, with which options, and how a match of it ends."""

from __future__ import annotations

import pytest

from nightlight.core.chance import Scripted
from nightlight.core.errors import (
    BadContent,
    BadJournal,
    BadLuck,
    BadSetup,
    IllegalAction,
    NightlightError,
    StaleAnswer,
    StorageError,
    UnknownGame,
)
from nightlight.core.event import Gazette
from nightlight.core.game import AnyGame, Game, Option, Outcome
from nightlight.core.step import stack
from nightlight.core.verb import Field, Verbs
from toy.game import GAZETTE, TOY, VERBS, Glimpse, Table

LANTERNS: Game[Table, Glimpse] = Game(
    "lanterns",
    rules_version=2,
    players=(2, 2),
    longest=1,
    options=[Option("moon", ["new", "full"], since=2)],
    verbs=VERBS,
    gazette=GAZETTE,
)


def test_what_is_not_said_takes_its_default() -> None:
    setup = TOY.setup(3)

    assert setup.json() == {"players": 3, "options": {"nights": "2", "dark": ""}}


def test_what_is_said_is_kept() -> None:
    assert TOY.setup(2, {"nights": "3"}).options == {"nights": "3", "dark": ""}
    assert TOY.setup(2, {"dark": " attic , "}).options == {"nights": "2", "dark": "attic"}


@pytest.mark.parametrize(
    ("players", "options", "problem"),
    [
        (1, {}, "candles is for 2 to 4 players, not 1"),
        (5, {}, "candles is for 2 to 4 players, not 5"),
        (2, {"moon": "full"}, "candles has the options nights, dark, not 'moon'"),
        (2, {"nights": "4"}, "option nights takes 2, 3, not '4'"),
        (2, {"nights": ""}, "option nights takes 2, 3, not ''"),
        (2, {"nights": "2,3"}, "option nights takes 2, 3, not '2,3'"),
        (2, {"dark": "attic, roof"}, "option dark takes attic, not 'roof'"),
        (2, {"nights": "3", "dark": "attic"}, "candles of three nights needs every window"),
    ],
)
def test_a_set_up_that_the_game_does_not_offer_is_refused(players: int, options: dict[str, str], problem: str) -> None:
    with pytest.raises(BadSetup, match=problem):
        TOY.setup(players, options)


def test_a_set_up_does_not_change_with_the_dictionary_it_was_made_from() -> None:
    given = {"nights": "3"}
    setup = TOY.setup(2, given)

    given["nights"] = "9"

    assert setup.options["nights"] == "3"


def test_an_option_takes_one_value_or_with_several_any_of_them() -> None:
    one, several = Option("size", ["small", "large"]), Option("guests", ["cat", "owl"], several=True)

    assert (one.default(), one.chosen("large")) == ("small", ["large"])
    assert (several.default(), several.chosen("owl, cat"), several.chosen("")) == ("", ["owl", "cat"], [])


def test_a_set_up_names_the_version_of_the_rules() -> None:
    assert (LANTERNS.setup(2).rules, LANTERNS.setup(2, rules=1).rules) == (2, 1)
    assert LANTERNS.setup(2, {"moon": "full"}).options == {"moon": "full"}


@pytest.mark.parametrize(
    ("options", "rules", "problem"),
    [
        ({}, 3, "lanterns has rules versions 1 to 2, not 3"),
        ({}, -1, "lanterns has rules versions 1 to 2, not -1"),
        ({"moon": "full"}, 1, "option moon needs rules version 2, not 1"),
    ],
)
def test_rules_that_are_unknown_or_lack_the_option_are_refused(
    options: dict[str, str], rules: int, problem: str
) -> None:
    with pytest.raises(BadSetup, match=problem):
        LANTERNS.setup(2, options, rules)


def test_older_rules_take_a_newer_option_at_its_default() -> None:
    assert LANTERNS.setup(2, {"moon": "new"}, rules=1).options == {"moon": "new"}


def test_a_match_that_goes_on_has_no_outcome() -> None:
    assert TOY.outcome(TOY.new(TOY.setup(2), Scripted([]))) is None


def test_equals_share_a_rank() -> None:
    state = Table(3, stack([]))
    state.windows = [0, 0, 1]

    outcome = TOY.outcome(state)

    assert outcome is not None
    assert outcome.json() == {"ranks": [1, 1, 3], "scores": [3, 3, 0], "reason": "out-of-nights", "winners": [0, 1]}
    assert outcome.winners() == [0, 1]


def test_a_lone_winner_is_first() -> None:
    assert Outcome([2, 1], [3, 5], "points").winners() == [1]


def test_where_nobody_won_the_best_rank_is_no_victory() -> None:
    outcome = Outcome([2, 1], [3, 5], "lost", won=False)

    assert outcome.winners() == []
    assert outcome.json() == {"ranks": [2, 1], "scores": [3, 5], "reason": "lost", "winners": []}


def test_a_bare_game_says_what_is_missing() -> None:
    game: Game[Table, Glimpse] = Game(
        "nothing", rules_version=1, players=(1, 2), longest=1, options=[], verbs=VERBS, gazette=GAZETTE
    )
    state = Table(2, stack([]))

    with pytest.raises(NotImplementedError):
        game.new(game.setup(2), Scripted([]))
    with pytest.raises(NotImplementedError):
        game.view(state, 0)
    with pytest.raises(NotImplementedError):
        game.outcome(state)
    assert game.worth(TOY.view(state, 0), 0) == 0.0


def test_every_error_is_a_nightlight_error() -> None:
    kinds = [UnknownGame, BadSetup, BadContent, IllegalAction, StaleAnswer, BadLuck, BadJournal, StorageError]

    assert all(issubclass(kind, NightlightError) for kind in kinds)
    assert sorted(kind.__name__ for kind in NightlightError.__subclasses__() if "core" in kind.__module__) == sorted(
        kind.__name__ for kind in kinds
    )


def test_a_bad_journal_names_the_line() -> None:
    error = BadJournal(7, "it rains")

    assert (error.line, error.problem, str(error)) == (7, "it rains", "line 7: it rains")


def test_an_option_may_take_any_number_of_a_range_beside_its_words() -> None:
    option = Option("turns", ["none"], numbers=(3, 600), default="60")

    assert option.default() == "60"
    assert [option.chosen(text) for text in ("none", "3", "600")] == [["none"], ["3"], ["600"]]
    for refused in ("2", "601", "060", "6.5", "-3", "six", "٣", ""):
        with pytest.raises(BadSetup, match="option turns takes none, 3-600, not"):
            option.chosen(refused)


def test_a_list_of_numbers_may_have_a_default() -> None:
    option = Option("delay", [], several=True, numbers=(0, 50), default="10,0")

    assert option.chosen(option.default()) == ["10", "0"]
    assert option.chosen("5, 0,50") == ["5", "0", "50"]


def bare(gazette: Gazette, *, sealed: bool = False) -> AnyGame:
    """A game of nothing but news."""
    return Game(
        "bare", rules_version=1, players=(1, 2), longest=1, options=[], verbs=Verbs(), gazette=gazette, sealed=sealed
    )


def test_a_game_keeps_secrets_if_its_news_does_or_its_answers_are_sealed() -> None:
    telling = Gazette()
    telling.news("peeked", "CA-2", Field("card", 3), secret=("card",))

    assert not bare(Gazette()).secrets
    assert bare(Gazette(), sealed=True).secrets
    assert bare(telling).secrets
