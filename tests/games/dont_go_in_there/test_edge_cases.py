"""DG-ED: the edge cases of the rules, each as it stands there."""

from __future__ import annotations

import pytest

from games.dont_go_in_there.house import ending, house, new_match, player, room, taking


@pytest.mark.rule("DG-ED-01", "DG-2.7", "DG-A4")
def test_ed_01_five_meeples_of_one_player_are_in_rooms() -> None:
    scene = house(
        2,
        upper=room("nursery", "ring 1", "cat 1", "twin 1"),
        middle=room("library", "ring 2", "cat 2", "twin 2"),
        lower=room("hallway", "ring 3", "cat 3", "twin 3"),
    )
    boards = {"1": "upper", "2": "middle", "3": "lower"}

    for turn in ["A1", "B2", "A1", "B2", "A3", "B2", "A3", "B2", "A2", "B2", "A2", "B2"]:
        assert scene.decider == turn[0]
        space = next(int(option[-1]) for option in scene.options if boards[turn[1]] in option)
        scene.place(turn[0], boards[turn[1]], space)
        while scene.question == "take" and scene.decider is not None:
            scene.take(scene.decider, int(scene.options[0][-1]))

    assert scene.decider == "A"
    owners = [sorted(scene.board(name).meeples.values()) for name in ("upper", "middle", "lower")]
    assert owners == [["A", "A"], ["A", "B"], ["A", "A"]]
    assert scene.supply("A") == 5
    assert len(scene.options) == 6


@pytest.mark.rule("DG-ED-02")
def test_ed_02_all_three_meeples_are_mine() -> None:
    scene = house(2, upper=room("attic", "ring 1", "cat 1", "twin 1", meeples={1: "A", 4: "A"}))

    scene.place("A", "upper", 2, dice="ggg...")

    assert scene.ghosts == [5, 0]
    scene.take("A", 3)
    assert scene.decider == "A"
    scene.take("A", 1)
    assert scene.active("A") == ["cat-1a", "ring-1a", "twin-1a"]


@pytest.mark.rule("DG-ED-03", "DG-A12")
def test_ed_03_the_library_comes_before_holy_water() -> None:
    scene = house(
        3,
        a=player("holy_water 2", ghosts=4),
        middle=room("library", "holy_water 1", "cat 2", "ring 3", meeples={2: "B", 3: "C"}),
    )
    scene.place("A", "middle", 1)

    scene.take("A", 1)

    assert scene.events("gained", "discarded") == [
        {"gained": {"seat": 0, "ghosts": 1, "cause": "library"}},
        {"discarded": {"seat": 0, "ghosts": 2, "cause": "holy_water"}},
    ]
    assert scene.ghosts[0] == 3


@pytest.mark.rule("DG-ED-04")
def test_ed_04_the_right_card_with_no_ghosts() -> None:
    scene = house(3, middle=room("library", "ring 1", "cat 2", "mask 4", meeples={2: "B", 3: "C"}))
    scene.place("A", "middle", 1)

    scene.take("A", 3)

    assert scene.ghosts == [0, 0, 0]
    assert scene.events("discarded", "passed") == []
    assert scene.active("A") == ["mask-4a"]


@pytest.mark.rule("DG-ED-05", "DG-A10")
def test_ed_05_slots_do_not_shift() -> None:
    scene = house(
        3,
        a=player(ghosts=2),
        b=player(ghosts=2),
        c=player(ghosts=2),
        middle=room("library", "ring 1", "cat 2", "twin 4", meeples={2: "B", 3: "C"}),
    )
    scene.place("A", "middle", 1)

    scene.take("A", 1)
    assert scene.ghosts == [3, 2, 2]
    scene.take("B", 2)

    assert scene.ghosts == [3, 2, 1]


@pytest.mark.rule("DG-ED-06", "DG-A7")
def test_ed_06_four_and_two_go_before_four_one_one() -> None:
    scene = taking("doll 4", a=player("doll 2", "doll 1", "doll 1"))

    scene.take("A", 1)

    assert scene.values("A", "doll") == [1, 1]


@pytest.mark.rule("DG-ED-07", "DG-A7")
def test_ed_07_four_and_two_go_before_three_two_one() -> None:
    scene = taking("doll 2", a=player("doll 4", "doll 3", "doll 1"))

    scene.take("A", 1)

    assert scene.values("A", "doll") == [1, 3]


@pytest.mark.rule("DG-ED-08", "DG-A8")
def test_ed_08_four_dolls() -> None:
    scene = taking("doll 1", a=player("doll 2", "doll 2", "doll 1"))

    scene.take("A", 1)

    assert scene.values("A", "doll") == []


@pytest.mark.rule("DG-ED-09")
def test_ed_09_a_third_holy_water() -> None:
    scene = taking("holy_water 1", "holy_water 1", a=player("holy_water 2", "holy_water 3", ghosts=9))

    scene.take("A", 1)
    assert scene.ghosts[0] == 9
    scene.take("A", 2)

    assert scene.ghosts[0] == 5


@pytest.mark.rule("DG-ED-10")
def test_ed_10_half_of_one_ghost() -> None:
    scene = taking("holy_water 4", a=player("holy_water 2", ghosts=1))

    scene.take("A", 1)

    assert scene.ghosts[0] == 1
    assert scene.events("discarded") == []


@pytest.mark.rule("DG-ED-11")
def test_ed_11_a_tome_resets_a_pair() -> None:
    scene = house(
        3,
        a=player("tome 3", "holy_water 2", "ring 4", ghosts=8),
        upper=room("nursery", "tome 1", "holy_water 3", "holy_water 4", meeples={2: "A", 3: "A"}),
    )
    scene.place("A", "upper", 1)

    scene.take("A", 1)
    assert scene.options == ["dispel holy_water", "dispel ring"]
    scene.dispel("A", "holy_water")
    scene.take("A", 2)  # and the other Holy Water is forced

    assert scene.events("discarded") == [{"discarded": {"seat": 0, "ghosts": 4, "cause": "holy_water"}}]
    took = {"took": {"seat": 0, "card": "holy_water-4a", "board": "upper", "slot": 3}}
    assert scene.events("took", "discarded")[-2] == took
    assert scene.ghosts[0] == 4


@pytest.mark.rule("DG-ED-12")
def test_ed_12_an_empty_tome() -> None:
    scene = taking("tome 1", "tome 3", "tome 4", a=player("tome 2", dispelled=("ring 1", "cat 4")))

    scene.take("A", 1)
    assert scene.question == "take"
    assert len(scene.events("tome_faded")) == 1
    scene.take("A", 2)  # the third does nothing; the fourth, which is forced, fires again

    assert len(scene.events("tome_faded")) == 2
    assert scene.events("dispelled") == []


@pytest.mark.rule("DG-ED-12")
def test_ed_12_the_fourth_tome_is_a_decision_again() -> None:
    scene = taking("tome 4", a=player("tome 1", "tome 2", "tome 3", "ring 1", "cat 1", dispelled=("mask 1",)))

    scene.take("A", 1)

    assert scene.options == ["dispel cat", "dispel ring"]


@pytest.mark.rule("DG-ED-13")
def test_ed_13_a_twin_whose_like_was_dispelled() -> None:
    scene = taking("twin 3", a=player(dispelled=("twin 3",)))

    scene.take("A", 1)

    assert scene.active("A", "twin") == ["twin-3b"]


@pytest.mark.rule("DG-ED-14")
def test_ed_14_cats_dispelled_by_a_tome() -> None:
    scene = ending(3, a=player(dispelled=("cat 1", "cat 3"), ghosts=5))

    assert scene.events("dispelled") == []
    assert scene.curses("A") == 0


@pytest.mark.rule("DG-ED-15")
def test_ed_15_clocks_dispelled_by_a_tome() -> None:
    scene = taking("clock 2", a=player(dispelled=("clock 4", "clock 3")))

    scene.take("A", 1)

    assert scene.values("A", "clock") == [2]
    assert scene.state.clock_claimed is False


@pytest.mark.rule("DG-ED-16")
@pytest.mark.parametrize(
    ("held", "kept"), [((3, 4, 4), [3, 4]), ((2, 2, 3, 3), [2, 2]), ((1, 2, 2), [1, 2]), ((4, 4), [4, 4])]
)
def test_ed_16_amulets_are_counted(held: tuple[int, ...], kept: list[int]) -> None:
    scene = ending(3, a=player(*[f"amulet {value}" for value in held]))

    assert scene.values("A", "amulet") == kept


@pytest.mark.rule("DG-ED-17")
def test_ed_17_a_lone_music_box() -> None:
    scene = ending(2, a=player("music_box 2"))

    assert scene.dispelled("A") == ["music_box-2a"]


@pytest.mark.rule("DG-ED-18")
def test_ed_18_takes_follow_each_other() -> None:
    scene = house(
        3,
        a=player("holy_water 1", ghosts=5),
        b=player("mask 1", ghosts=3),
        upper=room("nursery", "mask 2", "holy_water 2", "ring 1", meeples={3: "A", 4: "C"}),
        turn="B",
    )
    scene.place("B", "upper", 1)

    scene.take("B", 1)
    assert scene.ghosts == [7, 1, 0]
    scene.take("A", 2)

    assert scene.ghosts == [4, 1, 0]


@pytest.mark.rule("DG-ED-19")
@pytest.mark.parametrize(("seats", "ghosts"), [(3, [3, 0, 2]), (2, [3, 2])])
def test_ed_19_a_mask_round_the_table(seats: int, ghosts: list[int]) -> None:
    scene = taking("mask 2", seats=seats, a=player("mask 1", ghosts=5))

    scene.take("A", 1)

    assert scene.ghosts == ghosts


@pytest.mark.rule("DG-ED-20")
def test_ed_20_raising_the_dice() -> None:
    scene = house(3, lower=room("hallway", "ring 1", "cat 3", "twin 3", meeples={1: "B", 2: "C"}))
    scene.place("A", "lower", 4, dice="gg..")

    scene.choose("A", "blank_to_ghost")

    assert scene.ghosts == [0, 3, 2]


@pytest.mark.rule("DG-ED-21", "DG-A21")
def test_ed_21_no_ghosts_cost_nothing() -> None:
    scene = ending(3, a=player("ring 1"), b=player("ring 2"), c=player("ring 3"))

    assert scene.outcome.scores == [1, 2, 3]
    assert scene.events("haunted") == []


@pytest.mark.rule("DG-ED-22")
@pytest.mark.parametrize("seed", range(5))
def test_ed_22_the_last_turn(seed: int) -> None:
    scene = new_match(4, seed, start_player="0")
    for question in scene.decisions(seed):
        if question == "place" and len(scene.events("placed")) == 47:
            assert scene.decider == "D"
            in_play = [name for name in ("upper", "middle", "lower") if scene.board(name).room is not None]
            assert [len(scene.board(name).meeples) for name in in_play] == [2]

    assert len(scene.events("placed")) == 48
    assert len(scene.events("boarded_up")) == 3
    assert [next(iter(event)) for event in scene.events("boarded_up", "ended", "showed_ghosts")[-6:]] == [
        "boarded_up",
        "ended",
        *["showed_ghosts"] * 4,
    ]
    assert [each.cards() for each in scene.state.players] == [12, 12, 12, 12]


@pytest.mark.rule("DG-ED-23", "DG-A26")
def test_ed_23_a_whole_ending() -> None:
    a = ["cat 4", "cat 2", "amulet 3", "amulet 4", "portrait 4", "portrait 3", "portrait 2"]
    b = ["cat 3", "cat 1", "portrait 4", "music_box 4", "music_box 3", "music_box 1"]
    c = ["amulet 1", "amulet 3", "music_box 2", "ring 4", "ring 4", "ring 1"]
    scene = ending(
        3,
        a=player(*a, "music_box 4", "music_box 3", "music_box 1", "tome 2", "tome 2", ghosts=9),
        b=player(*b, ghosts=12),
        c=player(*c, ghosts=3),
    )

    assert [scene.curses(who) for who in "ABC"] == [15, 9, 15]
    assert scene.values("A", "cat") + scene.values("A", "amulet") + scene.values("A", "portrait") == [2, 3, 2, 3]
    assert scene.values("A", "music_box") + scene.values("A", "tome") == [1, 2, 2]
    assert scene.values("B", "cat") + scene.values("B", "portrait") + scene.values("B", "music_box") == [1, 3, 4, 1]
    assert scene.values("C", "amulet") + scene.values("C", "music_box") + scene.values("C", "ring") == [
        1,
        3,
        2,
        1,
        4,
        4,
    ]
    assert scene.outcome.scores == [15, 15, 15]
    assert scene.outcome.ranks == [2, 3, 1]


@pytest.mark.rule("DG-ED-24")
def test_ed_24_a_preview_of_the_dice() -> None:
    scene = house(4, middle=room("secret_passage", "doll 2", "ring 4", "clock 1", meeples={1: "A", 2: "B"}), turn="C")

    assert scene.view("A").dice_in(1) == (5, 5)
    assert scene.view("D").dice_in(1) == (4, 5)
    assert scene.view("spectator").dice_in(1) == (4, 5)


@pytest.mark.rule("DG-ED-25")
@pytest.mark.parametrize(
    ("held", "taken", "kept"),
    [(("clock-4a", "clock-3b"), "clock-3a", ["clock-3b"]), (("doll-2a", "doll-2b"), "doll-4a", ["doll-2b"])],
)
def test_ed_25_equal_copies_on_a_take(held: tuple[str, ...], taken: str, kept: list[str]) -> None:
    scene = taking(taken, a=player(*held))

    scene.take("A", 1)

    assert scene.active("A", taken.split("-", maxsplit=1)[0]) == kept


@pytest.mark.rule("DG-ED-25")
@pytest.mark.parametrize(
    ("held", "kept"),
    [
        (("cat-1a", "cat-1b", "cat-3a"), ["cat-1b"]),
        (("amulet-3a", "amulet-4a", "amulet-4b"), ["amulet-3a", "amulet-4b"]),
        (("portrait-2a", "portrait-2b"), ["portrait-2b"]),
        (("music_box-4a", "music_box-3a", "music_box-3b"), ["music_box-3b"]),
    ],
)
def test_ed_25_equal_copies_at_the_end(held: tuple[str, ...], kept: list[str]) -> None:
    scene = ending(3, a=player(*held))

    assert scene.active("A") == kept


@pytest.mark.rule("DG-ED-26", "DG-6.4")
@pytest.mark.parametrize(
    ("held", "taken", "chosen", "kept"),
    [
        ((2, 1, 1), 4, "4+2", [1, 1]),
        ((2, 1, 1), 4, "4+1+1", [2]),
        ((4, 3, 1), 2, "4+2", [1, 3]),
        ((4, 3, 1), 2, "3+2+1", [4]),
    ],
)
def test_ed_26_the_player_chooses_the_dolls(held: tuple[int, ...], taken: int, chosen: str, kept: list[int]) -> None:
    scene = taking(f"doll {taken}", a=player(*[f"doll {value}" for value in held]), doll_choice=True)

    scene.take("A", 1)
    assert (scene.question, scene.decider) == ("dolls", "A")
    assert len(scene.options) == 2
    scene.dolls("A", chosen)

    assert scene.values("A", "doll") == kept
    assert scene.question == "take"


@pytest.mark.rule("DG-ED-26", "DG-11.3")
def test_ed_26_one_set_goes_by_itself() -> None:
    scene = taking("doll 2", a=player("doll 4"), doll_choice=True)

    scene.take("A", 1)

    assert scene.question == "take"
    assert scene.values("A", "doll") == []


@pytest.mark.rule("DG-ED-27")
@pytest.mark.parametrize(("turns", "decks"), [("9", [9, 18, 27, 36]), ("6", [3, 9, 15, 21])])
def test_ed_27_short_games(turns: str, decks: list[int]) -> None:
    assert [new_match(players, turns=turns).state.deck for players in (2, 3, 4, 5)] == decks


@pytest.mark.rule("DG-ED-28")
def test_ed_28_a_new_secret_passage() -> None:
    scene = house(3, middle=room("library", "ring 1", "cat 2", "twin 3", meeples={2: "B", 3: "C"}))
    scene.place("A", "middle", 1)
    scene.take("A", 1)

    scene.take("B", 2, deal=["doll-1a", "doll-4a", "doll-2a"])

    assert scene.board("middle").room == "secret_passage"
    assert scene.board("middle").cards == ["doll-1a", "doll-4a", "doll-2a"]
    assert {scene.sees_card(who, "middle", 3) for who in ("A", "B", "C", "spectator")} == {"unknown"}
