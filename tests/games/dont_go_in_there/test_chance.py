"""DG-10: luck. What is asked of it shows that every outcome is equally likely."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from games.dont_go_in_there.house import DIE, Scene, house, new_match, room
from nightlight.core.chance import Recorded, Scripted, Seeded
from nightlight.core.step import apply, first, legal
from nightlight.games.dont_go_in_there.content import CARD_IDS, TYPE_IDS
from nightlight.games.dont_go_in_there.game import GAME
from nightlight.games.dont_go_in_there.state import State


def asked_by_setup(players: int, **chosen: str) -> list[int]:
    """Every question that a set-up asks of luck: out of how many."""
    luck = Scripted([])
    GAME.new(GAME.setup(players, chosen), luck)
    return luck.asked


def types_of(state: State) -> frozenset[str]:
    return frozenset(kind for number, kind in enumerate(TYPE_IDS) if state.types >> number & 1)


@pytest.mark.rule("DG-10.1")
@pytest.mark.parametrize(("players", "types"), [(2, 5), (3, 6), (4, 7), (5, 8)])
def test_types_are_drawn_one_by_one_from_those_left(players: int, types: int) -> None:
    asked = asked_by_setup(players)

    assert asked[:types] == list(range(12, 12 - types, -1))
    assert asked[types : types + 3] == [2, 2, 2]  # and then the sides


@pytest.mark.rule("DG-10.1")
def test_every_way_to_fill_the_open_places_is_equally_likely() -> None:
    named = ["amulet", "mask", "twin"]
    setup = GAME.setup(2, {"types": "custom", "custom_types": ",".join(named)})

    drawn = [types_of(GAME.new(setup, Scripted([one, two]))) for one in range(9) for two in range(8)]

    others = [kind for kind in TYPE_IDS if kind not in named]
    assert {chosen: drawn.count(chosen) for chosen in drawn} == {
        frozenset([*named, *pair]): 2 for pair in combinations(others, 2)
    }


@pytest.mark.rule("DG-10.1", "DG-2.2")
def test_every_type_is_in_play_as_often_as_any_other() -> None:
    setup = GAME.setup(2)
    chosen = [types_of(GAME.new(setup, Seeded(seed))) for seed in range(1200)]

    for kind in TYPE_IDS:
        often = len([types for types in chosen if kind in types])
        assert 500 - 85 < often < 500 + 85  # five standard deviations


@pytest.mark.rule("DG-10.1")
@pytest.mark.parametrize(
    "chosen",
    [{"types": "first_game"}, {"types": "custom", "custom_types": "cat,doll,mask,ring,twin"}],
    ids=["first_game", "no place open"],
)
def test_nothing_is_drawn_where_no_type_is_open(chosen: dict[str, str]) -> None:
    asked = asked_by_setup(2, **chosen)

    assert asked[:4] == [2, 2, 2, 40]


@pytest.mark.rule("DG-10.2", "DG-2.3")
@pytest.mark.parametrize(("players", "cards"), [(2, 40), (3, 48), (4, 56), (5, 64)])
def test_each_card_is_drawn_from_all_that_nobody_has_seen(players: int, cards: int) -> None:
    asked = asked_by_setup(players, types="first_game", start_player="0")

    assert asked == [2, 2, 2, *range(cards, cards - 9, -1)]


@pytest.mark.rule("DG-10.2")
def test_a_draw_finds_every_unseen_card_with_exactly_one_outcome_in_canonical_order() -> None:
    scene = new_match(2, seed=5)

    drawn = []
    for outcome in range(len(scene.unseen())):
        copy = scene.state.clone()
        drawn.append(CARD_IDS[copy.draw(Scripted([outcome]))])
        left = Scene(copy).unseen()
        assert drawn[-1] not in left
        assert len(left) == len(scene.unseen()) - 1
        assert copy.deck == scene.state.deck - 1

    assert drawn == scene.unseen()


@pytest.mark.rule("DG-10.2", "DG-2.4")
def test_every_card_stays_out_of_the_game_as_often_as_any_other() -> None:
    left = dict.fromkeys(CARD_IDS, 0)
    for seed in range(300):
        scene = new_match(2, seed, types="first_game")
        scene.play_on(seed)
        for card in scene.unseen():
            left[card] += 1

    often = [count for count in left.values() if count > 0]
    assert len(often) == 40
    assert all(120 - 45 < count < 120 + 45 for count in often)  # 16 of 40; five standard deviations


@pytest.mark.rule("DG-10.2", "DG-10.5")
def test_play_asks_luck_only_for_dice_and_cards() -> None:
    scene = new_match(3, seed=4)
    luck = Recorded(Seeded(9))
    while scene.decider is not None:
        seat = first(scene.state.actors)
        apply(scene.state, seat, legal(scene.state, seat)[0], luck)

    cards = list(range(48 - 9, 12, -1))  # the 27 of the deck, each out of all that is unseen
    assert [n for n in luck.asked if n != 6] == cards
    assert luck.asked.count(6) == len(scene.events("die_fell"))


@pytest.mark.rule("DG-10.3", "DG-2.5")
def test_three_fair_coins_give_each_of_the_eight_houses_once() -> None:
    setup = GAME.setup(2, {"types": "first_game"})

    houses = [tuple(GAME.new(setup, Scripted(list(coins))).rooms) for coins in product((0, 1), repeat=3)]

    assert len(set(houses)) == 8


@pytest.mark.rule("DG-10.4", "DG-2.8")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_seat_starts_with_exactly_one_outcome(players: int) -> None:
    setup = GAME.setup(players, {"types": "first_game"})

    starts = [GAME.new(setup, Scripted([0] * 12 + [outcome])).start for outcome in range(players)]

    assert starts == list(range(players))
    assert asked_by_setup(players)[-1] == players


@pytest.mark.rule("DG-10.4")
def test_nothing_is_drawn_for_a_start_player_that_is_named() -> None:
    assert len(asked_by_setup(3, start_player="1")) == len(asked_by_setup(3)) - 1


def rolled(dice: str, spaces: dict[int, str]) -> list[int]:
    """Ghosts of A, B and C, whose meeples stand so, on that roll; C's is the last one placed."""
    values = {3: ["3", "3", "3"], 4: ["1", "3", "3"], 5: ["1", "1", "3"], 6: ["1", "1", "1"]}[len(dice)]
    cards = [f"{kind} {value}" for kind, value in zip(["ring", "cat", "twin"], values, strict=True)]
    own = next(space for space, who in spaces.items() if who == "C")
    others = {space: who for space, who in spaces.items() if who != "C"}
    scene = house(3, upper=room("nursery", *cards, meeples=others), turn="C")
    scene.place("C", "upper", own, dice=dice)
    return scene.ghosts


@pytest.mark.rule("DG-10.5")
@pytest.mark.parametrize(
    ("dice", "ways", "average", "some"),
    [
        (3, [1, 3, 3, 1], [1.500, 0.625, 0.125, 0], [0.875, 0.500, 0.125, 0]),
        (4, [1, 4, 6, 4, 1], [2.000, 1.063, 0.375, 0.063], [0.938, 0.688, 0.313, 0.063]),
        (5, [1, 5, 10, 10, 5, 1], [2.500, 1.531, 0.719, 0.219], [0.969, 0.813, 0.500, 0.188]),
        (6, [1, 6, 15, 20, 15, 6, 1], [3.000, 2.016, 1.125, 0.469], [0.984, 0.891, 0.656, 0.344]),
    ],
)
def test_the_exact_table_of_ghosts(dice: int, ways: list[int], average: list[float], some: list[float]) -> None:
    rolls = ["".join(faces) for faces in product(DIE, repeat=dice)]

    ghosts = [[*rolled(roll, {1: "A", 2: "B", 3: "C"}), rolled(roll, {1: "A", 2: "B", 4: "C"})[2]] for roll in rolls]

    assert [len([tokens for tokens in ghosts if tokens[0] == g]) for g in range(dice + 1)] == ways
    for space in range(4):
        taken = [tokens[space] for tokens in ghosts]
        assert sum(taken) / len(rolls) == pytest.approx(average[space], abs=0.00051)
        assert len([tokens for tokens in taken if tokens > 0]) / len(rolls) == pytest.approx(some[space], abs=0.00051)


@pytest.mark.rule("DG-10.5")
def test_three_of_the_six_faces_of_each_die_show_a_ghost() -> None:
    for die in range(3):
        ghosts = []
        for face in range(6):
            scene = house(2, upper=room("nursery", "ring 3", "cat 3", "twin 3", meeples={2: "B", 3: "B"}))
            outcomes = [5, 5, 5]
            outcomes[die] = face
            luck = Scripted(outcomes)
            scene.act("A", {"place": {"board": "upper", "space": 1}}, luck)
            assert luck.asked == [6, 6, 6]
            ghosts.append(scene.ghosts[0])
        assert sorted(ghosts) == [0, 0, 0, 1, 1, 1]


@pytest.mark.rule("DG-10.5", "DG-7.8")
def test_a_re_roll_draws_all_dice_again() -> None:
    scene = house(2, lower=room("basement", "ring 1", "cat 3", "twin 1", meeples={2: "B", 3: "B"}))
    scene.place("A", "lower", 1, dice="ggggg")
    luck = Scripted([5, 5, 5, 5, 0])

    scene.act("A", {"reroll": {}}, luck)

    assert luck.asked == [6] * 5
    assert scene.ghosts == [1, 0]
