"""Several things chosen at once at the prompt, and what a game has for looking up."""

from __future__ import annotations

from pathlib import Path

import pytest

from nightlight import games
from nightlight.bots import bot
from nightlight.play.luck import Luck
from nightlight.play.match import PERSON, Match
from nightlight.terminal.table import LocalTable
from nightlight.words.bundle import LANGUAGES, Words
from terminal import candles

GAME = games.find("nightmarium")


def exchanging(path: Path) -> tuple[Match, str]:
    """A match in which Ann acts first, and the number of her option to exchange cards."""
    match = Match.start(GAME, GAME.setup(2, {"first_player": "0"}), ["Ann", "Ben"], [PERSON] * 2, Luck.seeded(3), path)
    return match, str(len(match.legal(0)))


def typed(match: Match, path: Path, *entries: str, language: str = "en") -> str:
    """What is shown to whoever types this."""
    screen = candles.screen("", *entries)  # Ann sits down first
    words = Words(language, strict=True)
    LocalTable(match, path, {}, screen, words, games.text, games.rules_text(GAME.id)).play()
    return candles.shown(screen)


def hand_in(match: Match) -> list[int]:
    """Ann's cards."""
    return list(GAME.view(match.state, 0).table.players[0].hand)


def answers(match: Match) -> list[str]:
    """What was answered, by the names of the verbs."""
    return [next(iter(line.action)) for line in match.journal.lines]


def test_an_exchange_takes_all_its_numbers_at_once_and_a_confirmation(tmp_path: Path) -> None:
    match, exchange = exchanging(tmp_path / "match.jsonl")
    hand = hand_in(match)

    shown = typed(match, tmp_path / "match.jsonl", exchange, "4 1", "")

    assert answers(match) == ["exchange", "mark", "mark", "stop"]
    assert 'Choose 1 to 5 of these: type their numbers separated by spaces, such as "1 3".' in shown
    assert "Discard 2 cards and draw 1: " in shown
    kept = [card for place, card in enumerate(hand) if place not in (0, 3)]
    assert set(kept) <= set(hand_in(match))


def test_nothing_is_discarded_before_it_is_confirmed(tmp_path: Path) -> None:
    match, exchange = exchanging(tmp_path / "match.jsonl")

    shown = typed(match, tmp_path / "match.jsonl", exchange, "5", "2,3,4", "table", "", "undo")

    assert answers(match) == []
    assert "Discard 1 card and draw nothing: " in shown
    assert "Discard 3 cards and draw 1 (one of them brings nothing): " in shown


def test_the_table_is_not_shown_again_before_an_exchange(tmp_path: Path) -> None:
    match, exchange = exchanging(tmp_path / "match.jsonl")

    shown = typed(match, tmp_path / "match.jsonl", exchange)

    assert "Which cards do you discard?" in shown
    assert shown.count("Your hand and what each card can be:") == 1


def test_the_last_card_ends_the_exchange_by_itself(tmp_path: Path) -> None:
    match, exchange = exchanging(tmp_path / "match.jsonl")

    typed(match, tmp_path / "match.jsonl", exchange, "1 2 3 4 5", "")

    assert answers(match) == ["exchange", *["mark"] * 5]
    assert len(hand_in(match)) == 2


@pytest.mark.parametrize(
    ("entry", "answer"),
    [
        ("6", "There is no choice 6. Type a number from 1 to 5."),
        ("1 x", '"x" is not a choice here. Type a number from 1 to 5, or ? for help.'),
        ("?", "Choose 1 to 5 of these: "),
        ("?", "what a turn is and what the six abilities do"),
    ],
)
def test_what_can_be_typed_is_said(tmp_path: Path, entry: str, answer: str) -> None:
    match, exchange = exchanging(tmp_path / "match.jsonl")

    shown = typed(match, tmp_path / "match.jsonl", exchange, entry)

    assert answer in shown.split("Which cards do you discard?")[1]
    assert answers(match) == ["exchange"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_card_and_the_discard_pile_can_be_looked_at(tmp_path: Path, language: str) -> None:
    match, exchange = exchanging(tmp_path / "match.jsonl")
    words = Words(language)

    shown = typed(
        match, tmp_path / "match.jsonl", "abilities", "discard", exchange, "1", "", "discard", language=language
    )

    assert shown.count(words("nightmarium-board-rule-chorister")) == 1
    assert words("nightmarium-pile", cards=0) in shown
    assert words("nightmarium-pile", cards=1) in shown


def two_alike(path: Path) -> Match:
    """Don't Go In There: Ann chooses first from Amulet 1, Amulet 1 and Amulet 2."""
    house = games.find("dont-go-in-there")
    types = "amulet,cat,clock,doll,ring"
    setup = house.setup(2, {"types": "custom", "custom_types": types, "start_player": "0"})
    luck = Luck.fair(bytes(32), given=[0] * 12)  # of what is left, always the first
    match = Match.start(house, setup, ["Ann", "Bot 1"], [PERSON, "uniform"], luck, path)
    for seat, step in ((0, 0), (1, 1), (0, 2)):
        match.answer(seat, step)  # onto the first steps of the first room
    return match


def test_of_options_that_read_alike_one_is_offered(tmp_path: Path) -> None:
    match = two_alike(tmp_path / "match.jsonl")
    screen = candles.screen("3", "2")
    rules = games.rules_text("dont-go-in-there")
    minds = {1: bot(match.game, "uniform", 1)}

    LocalTable(match, tmp_path / "match.jsonl", minds, screen, Words("en", strict=True), games.text, rules).play()

    shown = candles.shown(screen)
    assert "There is no choice 3. Type a number from 1 to 2." in shown
    assert [line.action for line in match.journal.lines[3:4]] == [{"take": {"slot": 3}}]
    assert "You take Amulet 2." in shown
