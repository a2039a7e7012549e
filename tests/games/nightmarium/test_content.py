"""What is in the box: the cards as they are printed, and content that does not add up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from games.nightmarium.printed import FEARS, LEGIONS, ability, all_cards, is_seal, legion, positions
from games.spoiling import Items, drop_row, row, shipped
from nightlight.core.content import Section
from nightlight.core.errors import BadContent
from nightlight.games.nightmarium.content import (
    ABILITIES,
    ABILITY,
    AGREEMENTS,
    DECK,
    FOLDER,
    LEGION,
    LEGION_IDS,
    POSITIONS,
    Agreements,
    Deck,
)

KINDS = ["L", "T", "H", "LT", "TH", "LTH"]
POWERS = ["mourner", "scavenger", "executioner", "devourer", "mockingbird", "chorister", ""]
SHARES = {  # of the rules: cards by positions, and by ability
    "blue": ([8, 5, 8, 3, 3, 0], [3, 13, 0, 2, 0, 0, 9]),
    "red": ([9, 4, 8, 3, 3, 0], [6, 0, 0, 6, 6, 0, 9]),
    "brown": ([9, 5, 9, 0, 0, 4], [3, 0, 0, 0, 3, 12, 9]),
    "green": ([9, 7, 9, 1, 1, 0], [0, 0, 15, 3, 3, 0, 6]),
}


@pytest.mark.rule("NM-2.1", "NM-A27")
@pytest.mark.parametrize("card", range(1, FEARS + 1))
def test_every_card_is_as_printed(card: int) -> None:
    letters = "".join(letter for part, letter in enumerate("LTH") if POSITIONS[card - 1] >> part & 1)
    power = ABILITY[card - 1]

    assert LEGION_IDS[LEGION[card - 1]] == legion(card)
    assert letters == positions(card)
    assert ("" if power < 0 else ABILITIES[power]) == ability(card)


@pytest.mark.rule("NM-12.2", "NM-12.3")
def test_there_are_three_seals_of_each_legion_without_position_or_ability() -> None:
    seals = [card for card in all_cards(advanced=True) if is_seal(card)]

    assert Counter(LEGION_IDS[LEGION[card - 1]] for card in seals) == dict.fromkeys(LEGIONS, 3)
    assert all(POSITIONS[card - 1] & 0b111 == 0 for card in seals)
    assert all(ABILITY[card - 1] < 0 for card in seals)


@pytest.mark.rule("NM-A27")
@pytest.mark.parametrize("colour", LEGIONS)
def test_the_cards_of_a_legion_add_up(colour: str) -> None:
    cards = [card for card in DECK.cards if LEGION_IDS[card.legion] == colour]
    kinds = Counter("".join("LTH"[part] for part in card.positions) for card in cards)
    powers = Counter("" if card.ability < 0 else ABILITIES[card.ability] for card in cards)

    assert len(cards) == 27
    assert [kinds[kind] for kind in KINDS] == SHARES[colour][0]
    assert [powers[power] for power in POWERS] == SHARES[colour][1]


@pytest.mark.rule("NM-A27")
def test_the_whole_deck_adds_up() -> None:
    places = [sum(part in card.positions for card in DECK.cards) for part in range(3)]
    kinds = {(card.legion, tuple(card.positions), card.ability) for card in DECK.cards}

    assert places == [46, 39, 45]
    assert len(kinds) == 58
    assert sum(1 for card in DECK.cards if card.positions == [1]) == 21  # pure torsos
    assert sum(1 for card in DECK.cards if card.ability < 0) == 33


def test_three_cards_in_a_row_are_one_painted_monster() -> None:
    assert [card.species for card in DECK.cards] == [(card.id + 2) // 3 for card in DECK.cards]


@pytest.mark.rule("NM-1.2", "NM-3.2", "NM-8.11", "NM-14.1", "NM-14.3", "NM-14.6")
def test_the_numbers_of_the_set_up_are_those_of_the_rules() -> None:
    assert (AGREEMENTS.hand, AGREEMENTS.actions) == (5, 2)
    assert (AGREEMENTS.fewest, AGREEMENTS.usual, AGREEMENTS.most) == (3, 5, 7)
    assert (AGREEMENTS.max_turns, AGREEMENTS.activations) == (600, 100)


CARDS_MISTAKES: list[tuple[str, Callable[[Items], object]]] = [
    ("ability is one of mourner", lambda items: row(items, "card", 0).update(ability="singer")),
    ("legion is one of blue, red, brown, green", lambda items: row(items, "card", 0).update(legion="violet")),
    ("positions is a list of legs, torso, head", lambda items: row(items, "card", 0).update(positions=["tail"])),
    ("positions", lambda items: row(items, "card", 0).update(positions=[])),
    ("positions", lambda items: row(items, "card", 0).update(positions=["head", "head"])),
    ("unknown key colour", lambda items: row(items, "card", 0).update(colour="red")),
    ("ability is missing", lambda items: row(items, "card", 3).pop("ability")),
    ("cards 1 to 108 and seals 109 to 120, in order", lambda items: row(items, "card", 0).update(id=2)),
    ("cards 1 to 108 and seals 109 to 120, in order", lambda items: drop_row(items, "card")),
    ("cards 1 to 108 and seals 109 to 120, in order", lambda items: drop_row(items, "seal")),
    ("blue has 26 cards and 3 seals", lambda items: row(items, "card", 0).update(legion="red")),
    ("blue has 27 cards and 2 seals", lambda items: row(items, "seal", 0).update(legion="red")),
    ("legion", lambda items: items.update(legions=["blue", "red", "brown", "blue"])),
    ("abilities", lambda items: drop_row(items, "ability")),
    ("unknown key artist", lambda items: items.update(artist="nobody")),
    ("seal is missing", lambda items: items.pop("seal")),
]
SETUP_MISTAKES: list[tuple[str, Callable[[Items], object]]] = [
    ("setup.toml: hand is a number from 1 to 20, not 0", lambda items: items.update(hand=0)),
    ("setup.toml: actions is missing", lambda items: items.pop("actions")),
    ("setup.toml: max_turns is a number", lambda items: items.update(max_turns="many")),
    ("setup.toml: unknown key turns", lambda items: items.update(turns=2)),
    (
        "usual is a number from 3 to 7, not 2",
        lambda items: items.update(creatures={"fewest": 3, "usual": 2, "most": 7}),
    ),
    ("most is a number from 5 to 7, not 8", lambda items: items.update(creatures={"fewest": 3, "usual": 5, "most": 8})),
]


@pytest.mark.parametrize(("problem", "spoil"), CARDS_MISTAKES, ids=[problem for problem, _ in CARDS_MISTAKES])
def test_cards_that_do_not_add_up_are_refused_with_file_and_key(problem: str, spoil: Callable[[Items], object]) -> None:
    items = shipped(FOLDER, "cards.toml")
    spoil(items)

    with pytest.raises(BadContent) as refused:
        Deck(Section("cards.toml", items))

    assert "cards.toml" in str(refused.value)
    assert problem in str(refused.value)


@pytest.mark.parametrize(("problem", "spoil"), SETUP_MISTAKES, ids=[problem for problem, _ in SETUP_MISTAKES])
def test_a_set_up_that_does_not_add_up_is_refused_with_file_and_key(
    problem: str, spoil: Callable[[Items], object]
) -> None:
    items = shipped(FOLDER, "setup.toml")
    spoil(items)

    with pytest.raises(BadContent) as refused:
        Agreements(Section("setup.toml", items))

    assert "setup.toml" in str(refused.value)
    assert problem in str(refused.value)


def test_what_is_shipped_adds_up() -> None:
    assert len(Deck(Section("cards.toml", shipped(FOLDER, "cards.toml"))).cards) == FEARS
    assert Agreements(Section("setup.toml", shipped(FOLDER, "setup.toml"))).usual == AGREEMENTS.usual
