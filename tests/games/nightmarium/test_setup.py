"""NM-1: the set-up."""

from __future__ import annotations

import pytest

from games.nightmarium.dream import new_match, scripted_match
from games.nightmarium.printed import all_cards
from nightlight.games.nightmarium.game import GAME


@pytest.mark.rule("NM-1.1", "NM-12.1", "NM-14.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("advanced", "cards"), [("no", 108), ("yes", 120)])
def test_all_cards_are_shuffled_with_seals_in_the_advanced_game_only(players: int, advanced: str, cards: int) -> None:
    scene = new_match(players, advanced=advanced)

    assert scene.everywhere() == all_cards(advanced=advanced == "yes")
    assert len(scene.deck) == cards - 5 * players


@pytest.mark.rule("NM-1.1", "NM-11.3")
def test_every_card_is_dealt_first_by_exactly_one_outcome() -> None:
    dealt = []
    for outcome in range(120):
        scene, asked = scripted_match(2, outcome, advanced="yes", first_player="0")
        assert asked == [120, 119, 118, 117, 116, 115, 114, 113, 112, 111]
        dealt.append(scene.told("dealt")[0].get("card") + 1)

    assert dealt == all_cards(advanced=True)


@pytest.mark.rule("NM-1.2", "NM-A18")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_is_dealt_five_cards(players: int) -> None:
    scene = new_match(players)

    assert [len(scene.hand(seat)) for seat in range(players)] == [5] * players


@pytest.mark.rule("NM-1.3")
@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 0), (4, 2), (5, 4)])
def test_cards_are_dealt_one_at_a_time_from_the_first_player_clockwise(players: int, first: int) -> None:
    scene, _ = scripted_match(players, first_player=str(first))

    dealt = [(event.get("seat"), event.get("card") + 1) for event in scene.told("dealt")]

    assert dealt == [((first + deal) % players, deal + 1) for deal in range(5 * players)]
    assert scene.hand(first) == [1 + players * deal for deal in range(5)]


@pytest.mark.rule("NM-1.4")
@pytest.mark.parametrize(("players", "basic", "advanced"), [(2, 98, 110), (3, 93, 105), (4, 88, 100), (5, 83, 95)])
def test_the_rest_is_the_deck_and_nothing_lies_open(players: int, basic: int, advanced: int) -> None:
    scene = new_match(players)

    assert len(scene.deck) == basic
    assert len(new_match(players, advanced="yes").deck) == advanced
    assert (scene.discarded, scene.revealed) == ([], [])
    assert [scene.creatures(seat) for seat in range(players)] == [[]] * players


@pytest.mark.rule("NM-1.5", "NM-11.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_seat_is_first_by_exactly_one_outcome(players: int) -> None:
    firsts = []
    for outcome in range(players):
        scene, asked = scripted_match(players, outcome)
        assert asked[0] == players
        firsts.append(scene.decider)

    assert firsts == list(range(players))


@pytest.mark.rule("NM-1.6", "NM-1.7")
def test_what_is_not_said_takes_its_default() -> None:
    assert GAME.players == (2, 5)
    assert GAME.setup(3).options == {
        "creatures": "5",
        "advanced": "no",
        "win_check": "end_of_turn",
        "first_player": "random",
        "max_turns": "600",
    }


@pytest.mark.rule("NM-1.7")
@pytest.mark.parametrize("creatures", ["3", "4", "5", "6", "7"])
@pytest.mark.parametrize("advanced", ["no", "yes"])
@pytest.mark.parametrize("win_check", ["end_of_turn", "immediate"])
def test_all_combinations_are_allowed(creatures: str, advanced: str, win_check: str) -> None:
    scene = new_match(
        2, creatures=creatures, advanced=advanced, win_check=win_check, first_player="1", max_turns="none"
    )

    assert scene.view(0).json()["creatures"] == int(creatures)
    assert scene.view(0).json()["win_check"] == win_check
    assert len(scene.everywhere()) == (120 if advanced == "yes" else 108)
    assert scene.decider == 1
