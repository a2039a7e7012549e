"""The labyrinth in words: what a reader is shown, asked and told, in every language."""

from __future__ import annotations

import re

import pytest

from games.fear_of_the_dark.darkness import SEALED, Scene, darkness, new_match
from games.fear_of_the_dark.reference import Lying
from nightlight.core.chance import Seeded
from nightlight.core.event import SPECTATOR, Event
from nightlight.core.step import apply, legal
from nightlight.games.fear_of_the_dark.actions import GAZETTE
from nightlight.games.fear_of_the_dark.content import ENDING_IDS
from nightlight.games.fear_of_the_dark.game import GAME
from nightlight.games.fear_of_the_dark.text import LabyrinthText
from nightlight.words.bundle import LANGUAGES, Words

WORDS = {language: Words(language, strict=True) for language in LANGUAGES}
SILENT = {"stopped", "placed", "entered", "ended"}  # the map shows it anyway, or the outcome tells it
TERMINAL = 80
WIDEST = 100


def text_for(language: str = "en", reader: int = 0) -> LabyrinthText:
    return LabyrinthText(GAME, WORDS[language], ["Ann"], reader)


def table(scene: Scene, language: str = "en", reader: int = 0) -> list[str]:
    return text_for(language, reader).view(GAME.view(scene.state, reader))


def drawing(scene: Scene) -> list[str]:
    """The map alone: what stands between the rows of the table and the legend."""
    lines = table(scene)
    rows = max(number for number, line in enumerate(lines) if line.startswith(("Kept Items", "Secrets")))
    legend = next(number for number, line in enumerate(lines) if " floor" in line)
    return lines[rows + 2 : legend]


def legend(scene: Scene) -> str:
    lines = table(scene)
    first = next(number for number, line in enumerate(lines) if " floor" in line)
    last = next(number for number, line in enumerate(lines) if line.endswith((" room", " rooms")))
    return " ".join(lines[first : last + 1])


def question(scene: Scene, language: str = "en", reader: int = 0) -> str:
    return text_for(language, reader).prompt(GAME.view(scene.state, reader))


def choices(scene: Scene, language: str = "en") -> list[str]:
    view = GAME.view(scene.state, 0)
    return [text_for(language).option(view, action) for action in legal(scene.state, 0)]


def choice(scene: Scene, action: str, language: str = "en") -> str:
    """What one action looks like among the options."""
    return choices(scene, language)[scene.options.index(action)]


def told(scene: Scene, language: str = "en") -> list[str]:
    lines = [text_for(language).event(event) for event in scene.log.events]
    return [line for line in lines if line]


def ending(scene: Scene, language: str = "en", reader: int = 0) -> list[str]:
    assert scene.outcome is not None
    return text_for(language, reader).outcome(GAME.view(scene.state, reader), scene.outcome)


# The table


def test_the_table_begins_in_darkness_and_shows_all_that_there_is() -> None:
    scene = new_match()

    lines = table(scene)

    assert lines == [
        "DARKNESS. Every action costs a Mind card for good. A match brings light.",
        "",
        "Matches          6 of 6",
        "Terrors          none (the second is death)",
        "Hand             none",
        "Mind deck        Strike a Match, Move ×2, Tiptoe, Scout ×2, Search ×2,",  # noqa: RUF001
        "                 Remove Obstacle",
        "Lost Mind        none",
        "Kept Items       none",
        "Labyrinth        12 to reveal, 3 set aside; next: dangerous 60%, Dark Echo 20%",
        "Unseen Hazards   Terror ×4, Knockout ×3, Draught, Collapse ×2, Lockdown ×2, Leak",  # noqa: RUF001
        "Unseen Items     Match ×4, Scrap of paper ×2, Key ×2, Lever (1 in the box)",  # noqa: RUF001
        "Unseen Secrets   Secret Door ×2, Secret Map ×4, Information ×3 (1 in the box)",  # noqa: RUF001
        "Locations        1   2   3   4",
        "Items            2   2   2   2",
        "Secrets          2   2   2   2",
        "",
        "┌A─?──┐",
        "│· ○ ·│",
        "?· @ ¤?",
        "│· # ·│",
        "└──?──┘",
        "@ you, · floor, ○ hole, # Obstacle, ¤ Lock, ? unused door, A room",
    ]


@pytest.mark.rule("FD-10.1", "FD-10.3", "FD-10.7")
def test_in_the_middle_of_a_match_the_table_tells_what_is_left() -> None:
    scene = darkness(
        rooms=[Lying("R01", (-1, 0), 1)],
        hand="move scout",
        lost="search",
        matches=2,
        items="key match match",
        terrors=1,
        known={3: "match paper"},
        items_left={1: 0, 2: 2, 4: 1},
        secrets_left={1: 0},
        aside=1,
    )

    lines = table(scene)

    assert lines[:16] == [
        "LIGHT. Cards that are played return to the deck.",
        "",
        "Matches          2 of 6",
        "Terrors          1: ONE MORE IS DEATH",
        "Hand             Move, Scout",
        "Mind deck        Strike a Match, Move, Tiptoe, Scout, Search, Remove Obstacle",
        "Lost Mind        Search",
        "Kept Items       Match ×2, Key",  # noqa: RUF001
        "Labyrinth        13 to reveal, 1 set aside; next: dangerous 57%, Dark Echo 21%",
        "Unseen Hazards   Terror ×3, Knockout ×3, Draught, Collapse ×2, Lockdown ×2, Leak",  # noqa: RUF001
        "Unseen Items     Match, Scrap of paper, Key, Lever (1 in the box)",
        "Unseen Secrets   Secret Door ×2, Secret Map ×4, Information ×3 (1 in the box)",  # noqa: RUF001
        "Locations        1   2   3                        4",
        "Items            0   2   Match + Scrap of paper   1",
        "Secrets          0   2   2                        2",
        "",
    ]


def test_on_easy_no_terror_is_said_to_be_death() -> None:
    scene = darkness(difficulty="easy", terrors=1)

    lines = table(scene)

    assert "Terrors          1" in lines


def test_without_a_match_darkness_promises_no_light() -> None:
    scene = darkness(matches=0)

    lines = table(scene)

    assert lines[0] == "DARKNESS. Every action costs a Mind card for good."


def test_when_all_is_revealed_the_table_says_what_to_do() -> None:
    scene = darkness(labyrinth="", aside=3)

    lines = table(scene)

    assert "Labyrinth        all revealed: find a way out!" in lines
    assert not any(line.startswith("Unseen Hazards") for line in lines)


def test_in_the_leak_room_the_table_says_that_no_match_burns() -> None:
    scene = darkness(rooms=[Lying("R01", (-1, 0), 1)], leak="R01", pawn="R01(1,1)")

    lines = table(scene)

    assert lines[:2] == [
        "DARKNESS. Every action costs a Mind card for good.",
        "The Leak: in this room no match burns.",
    ]


@pytest.mark.rule("FD-9.5")
def test_a_sealed_labyrinth_says_what_can_still_open_it() -> None:
    scene = darkness(rooms=SEALED, hand="move")

    lines = table(scene)

    assert lines[1] == "No unused door is left! Only a Secret Door can still open a way."


@pytest.mark.rule("FD-1.8")
@pytest.mark.parametrize("taken", [[], ["take move"]])
def test_while_the_hand_is_built_the_light_is_on(taken: list[str]) -> None:
    scene = darkness()

    scene.do("match", *taken)

    assert table(scene)[0] == "LIGHT: a match is burning. Plan what you will do in its light."


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_many_there_are_stands_in_one_line_with_the_card(language: str) -> None:
    lines = table(darkness(), language)

    assert [line for line in lines if line.strip().startswith("×")] == []  # noqa: RUF001


def test_items_and_secrets_are_counted_until_there_is_nothing_left_to_find() -> None:
    scene = darkness(items_left=dict.fromkeys((1, 2, 3, 4), 0), secrets_left=dict.fromkeys((1, 2, 3, 4), 0))

    lines = table(scene)

    assert [line for line in lines if line.startswith(("Unseen Items", "Unseen Secrets"))] == []


BEHIND_LOCK = [SEALED[0], SEALED[1], SEALED[3]]  # the only unused door is that of START, behind its Lock
BEHIND_HOLE = [SEALED[0], SEALED[2], SEALED[3]]
BEHIND_OBSTACLE = SEALED[:3]


@pytest.mark.parametrize(
    ("rooms", "has", "deck", "warned"),
    [
        (BEHIND_LOCK, {"matches": 3}, "move move", True),
        (BEHIND_LOCK, {"matches": 3, "items": "key"}, "move move", False),
        (BEHIND_HOLE, {"matches": 0}, "move move", True),
        (BEHIND_HOLE, {"matches": 1}, "move move", False),
        (BEHIND_HOLE, {"matches": 0, "items": "match"}, "move move", False),
        (BEHIND_HOLE, {"matches": 0, "hand": "tiptoe"}, "move move", False),
        (BEHIND_OBSTACLE, {"matches": 0}, "move", True),
        (BEHIND_OBSTACLE, {"matches": 0}, "move move", False),
        (BEHIND_OBSTACLE, {"matches": 1}, "move", False),
    ],
)
def test_who_can_reach_no_door_is_told(rooms: list[Lying], has: dict[str, str | int], deck: str, warned: bool) -> None:
    hand, items, matches = str(has.get("hand", "")), str(has.get("items", "")), int(has["matches"])
    scene = darkness(rooms=rooms, labyrinth="R01", aside=0, deck=deck, hand=hand, items=items, matches=matches)

    warning = "No unused door is in reach! Only a find can help: a Key, a Lever, a match or a Secret Door."

    assert (warning in table(scene)) == warned


def test_nobody_is_warned_in_the_light_of_the_last_match_or_in_the_middle_of_a_movement() -> None:
    building = darkness(rooms=BEHIND_HOLE, labyrinth="R01", aside=0, deck="tiptoe move", matches=1)
    moving = darkness(rooms=BEHIND_HOLE, labyrinth="R01", aside=0, deck="move", hand="tiptoe", matches=0)

    building.do("match")
    moving.do("play tiptoe", "step N")

    assert (building.question, moving.question) == ("build", "step")
    assert [line for line in table(building) + table(moving) if "in reach" in line] == []


def test_while_a_hand_is_built_the_table_shows_what_it_is_built_from() -> None:
    scene = darkness(items="key", items_left={1: 1})

    scene.do("match")

    assert table(scene)[2:6] == [
        "Matches      5 of 6",
        "Hand         none",
        "Mind deck    Strike a Match, Move ×2, Tiptoe, Scout ×2, Search ×2,",  # noqa: RUF001
        "             Remove Obstacle",
    ]
    assert table(scene)[6:9] == ["Kept Items   Key", "", "┌A─?──┐"]


def test_between_steps_the_table_shows_the_hand_and_what_may_wait_behind_a_door() -> None:
    scene = darkness(hand="move scout")

    scene.do("play move")

    assert table(scene)[2:7] == [
        "Terrors          none (the second is death)",
        "Hand             Scout",
        "Labyrinth        12 to reveal, 3 set aside; next: dangerous 60%, Dark Echo 20%",
        "Unseen Hazards   Terror ×4, Knockout ×3, Draught, Collapse ×2, Lockdown ×2, Leak",  # noqa: RUF001
        "",
    ]


def test_in_the_last_darkness_every_four_steps_cost_a_card() -> None:
    rooms = [Lying("R01", (-1, 0), 1), *SEALED[1:]]
    for cards, warned in (("move", True), ("move scout", False)):
        scene = darkness(rooms=rooms, labyrinth="", aside=0, deck=cards, matches=0, pawn="START(1,1)")

        assert any("No unused door is in reach" in line for line in table(scene)) == warned


def test_a_rotation_that_leaves_no_door_in_reach_says_so() -> None:
    scene = darkness(rooms=SEALED[1:], pawn="START(1,0)", hand="scout", matches=0, labyrinth="R01 R12", aside=0)

    scene.do("play scout", luck="R12")

    far = {option: "NO UNUSED DOOR IN REACH!" in choice(scene, option) for option in scene.options}
    assert far == {"rotate 0": False, "rotate 1": False, "rotate 3": True}


def test_the_weaker_of_two_matches_says_so() -> None:
    weak = darkness(hand="strike move", matches=3)
    plain = darkness(hand="move", matches=3)

    weaker = "Spend a match: build your hand to 3, 2 matches left; WEAKER than Strike a Match (5)"
    assert choice(weak, "match") == weaker
    assert choice(plain, "match") == "Spend a match: build your hand to 3, 2 matches left"


def test_at_the_end_the_table_shows_what_one_had_and_the_map() -> None:
    scene = darkness(hand="move", lost="search", terrors=1)

    scene.do("concede")

    lines = table(scene)
    assert lines[:2] == ["Matches      6 of 6", "Terrors      1"]
    assert lines[4] == "Lost Mind    Search"
    assert lines[-6] == "┌A─?──┐"
    assert question(scene) == "The labyrinth falls silent, the game is over."


# The map


def test_rooms_share_walls_and_doors_show_what_is_behind_them() -> None:
    """R04 has doors on all sides but the west, and R07 shows it a wall."""
    rooms = [Lying("R04", (0, -1), 0), Lying("R07", (1, -1), 0), Lying("R11", (-1, 0), 1)]
    scene = darkness(rooms=rooms)

    lines = drawing(scene)

    assert lines == [
        "      ┌B─?──┬C─?──┐",
        "      │· · ①│2 · ·│",
        "      │· ○ ·x○ ○ ○│",
        "      │· · 1│· · ④│",
        "┌D────┼A─ ──┼──?──┘",
        "│· 1 ·│· ○ ·│",
        "│· · · · @ ¤?",
        "│· ④ ·│· # ·│",
        "└─────┴──?──┘",
    ]


@pytest.mark.rule("FD-8.3")
def test_a_secret_door_opens_a_wall_on_the_map() -> None:
    rooms = [Lying("R04", (0, -1), 0), Lying("R07", (1, -1), 0, frozenset("W"))]
    scene = darkness(rooms=rooms)

    lines = drawing(scene)

    assert lines[2] == "│· ○ · ○ ○ ○│"


def test_tokens_water_and_searched_marks_lie_on_their_squares() -> None:
    scene = darkness(
        rooms=[Lying("R09", (-1, 0), 0)],
        leak="R09",
        cleared=["START(2,1)"],
        obstacles=["START(0,1)"],
        locks=["R09(1,0)"],
        items_left={4: 0},
        secrets_left={3: 0},
    )

    lines = drawing(scene)

    assert lines == [
        "┌B────┬A─?──┐",
        "│= ~ ~│· # ·│",
        "?¤ ~ ¤ · @ ¤?",
        "│~ ○ =│· · ·│",
        "└──?──┴──?──┘",
    ]


def test_when_no_tile_is_left_every_unused_door_is_a_way_out() -> None:
    scene = darkness(labyrinth="", aside=3)

    lines = drawing(scene)

    assert lines == ["┌A─↑──┐", "│· ○ ·│", "←· @ ¤→", "│· # ·│", "└──↓──┘"]
    assert legend(scene).endswith("↑/→/↓/← WAY OUT, A room")


def test_the_legend_explains_what_is_on_the_map_and_nothing_else() -> None:
    rooms = [Lying("R04", (0, -1), 0), Lying("R07", (1, -1), 0)]
    scene = darkness(rooms=rooms, pawn="START(0,1)", cleared=["START(2,1)", "START(1,2)"], secrets_left={1: 0})

    said = legend(scene)

    assert said == (
        "@ you (on a hole), · floor, ○ hole, 1/2 Item, ④ Secret, = searched out, ? unused door, x blocked door, "
        "A–C rooms"  # noqa: RUF001
    )


def test_who_only_watches_sees_the_players_name() -> None:
    scene = new_match()

    lines = table(scene, reader=SPECTATOR)

    assert lines[-1].startswith("@ Ann, · floor")


@pytest.mark.parametrize("language", LANGUAGES)
def test_thirteen_rooms_in_a_row_fit_a_terminal(language: str) -> None:
    scene = darkness(rooms=[Lying("R01", (place, 0), 1) for place in range(1, 13)], labyrinth="E1 E2", aside=1)

    lines = table(scene, language)

    assert max(len(line) for line in lines) <= TERMINAL
    assert any(line.startswith("┌A─?──┬B────┬C────┬") and line.endswith("┬L────┬M────┐") for line in lines)


# Questions and options


@pytest.mark.rule("FD-X1")
def test_in_light_an_option_says_what_it_does_and_that_the_card_is_returned_or_lost() -> None:
    scene = darkness(matches=5, hand="move tiptoe clear", items="key")

    offered = choices(scene)

    assert question(scene) == "What do you do?"
    assert offered == [
        "Move (returned): up to 4 steps; an unused door in 2",
        "Tiptoe (returned): up to 2 steps, holes too; an unused door in 2",
        "Remove Obstacle (returned): south",
        "Walk with Move (returned): up to 2 steps; an unused door in 2",
        "Walk with Tiptoe (returned): up to 2 steps; an unused door in 2",
        "Walk with Remove Obstacle (returned): up to 2 steps; an unused door in 2",
        "Lose Move for good: Strike a Match, hand to 5, 4 matches left",
        "Lose Move for good: Tiptoe, up to 2 steps, holes too; an unused door in 2",
        "Lose Move for good: Remove Obstacle, south",
        "Lose Tiptoe for good: Strike a Match, hand to 5, 4 matches left",
        "Lose Tiptoe for good: Move, up to 4 steps; an unused door in 2",
        "Lose Tiptoe for good: Remove Obstacle, south",
        "Lose Remove Obstacle for good: Strike a Match, hand to 5, 4 matches left",
        "Lose Remove Obstacle for good: Move, up to 4 steps; an unused door in 2",
        "Lose Remove Obstacle for good: Tiptoe, up to 2 steps, holes too; an unused door in 2",
        "Key: open a Lock (east)",
        "Give up",
    ]


def test_in_darkness_every_option_but_a_match_costs_a_card() -> None:
    scene = darkness(rooms=[Lying("R11", (-1, 0), 1)], pawn="R11(1,1)", matches=1, deck="scout tiptoe", items="match")

    offered = choices(scene)

    assert question(scene) == "It is dark. What do you do?"
    assert offered == [
        "Spend a match: build your hand to 3, your last match",
        "Lose Tiptoe for good: Move, up to 4 steps",
        "Lose Tiptoe for good: Search, Item 1 (north)",
        "Lose Scout for good: Move, up to 4 steps",
        "Lose Scout for good: Search, Item 1 (north)",
        "Match: one more match, 2 of 6",
        "Give up",
    ]


def test_the_last_mind_card_is_not_given_away_unwarned() -> None:
    dark = darkness(deck="scout", matches=0)
    light = darkness(hand="scout", deck="", matches=0)

    offered = choice(dark, "dark scout move"), choice(light, "wild scout move")

    assert offered[0] == offered[1] == "Lose your LAST card for good: Move, up to 4 steps; an unused door in 2"


def test_in_light_a_search_finds_secrets_too_and_says_what_is_known() -> None:
    scene = darkness(
        rooms=[Lying("R11", (-1, 0), 1)], pawn="R11(1,1)", hand="search scout", known={1: "key"}, items_left={1: 1}
    )

    offered = choice(scene, "play search")

    assert offered == "Search (returned): Item 1 (north: Key), Secret 4 (south)"


def test_at_an_unused_door_one_may_look_behind_it() -> None:
    scene = darkness(pawn="START(1,0)", hand="scout", items="paper")

    offered = choice(scene, "play scout"), choice(scene, "item paper")

    assert offered == ("Scout (returned): look behind the door, west", "Scrap of paper: burn it, build your hand to 3")


@pytest.mark.rule("FD-4.5")
def test_a_movement_says_when_it_leads_out() -> None:
    scene = darkness(labyrinth="", hand="move tiptoe")

    offered = choice(scene, "play move"), choice(scene, "walk move")

    assert offered[0] == "Move (returned): up to 4 steps; OUT in 2!"
    assert offered[1] == "Walk with Move (returned): up to 2 steps; OUT in 2!"


def test_a_door_out_of_reach_is_not_promised() -> None:
    rooms = [Lying("R11", (-1, 0), 1)]
    scene = darkness(rooms=rooms, pawn="R11(1,2)", hand="move", cleared=["START(2,1)"])

    offered = choice(scene, "play move"), choice(scene, "walk move")

    assert offered[0] == "Move (returned): up to 4 steps; an unused door in 4"
    assert offered[1] == "Walk with Move (returned): up to 2 steps"


def test_building_the_hand_tells_what_every_card_is_good_for() -> None:
    scene = darkness(hand="move")

    scene.do("match")

    assert question(scene) == "Which card do you take? You hold 1 of 3."
    assert choices(scene) == [
        "Strike a Match (1 in the deck): spend a match and build your hand to 5",
        "Move (1 in the deck): up to 4 steps",
        "Tiptoe (1 in the deck): up to 2 steps, holes too",
        "Scout (2 in the deck): reveal the room behind the unused door where you stand, without going in",
        "Search (2 in the deck): take an Item or a Secret that you stand beside",
        "Remove Obstacle (1 in the deck): remove an Obstacle beside you",
    ]


def test_a_step_says_what_lies_there() -> None:
    rooms = [Lying("R01", (-1, 0), 1), Lying("R04", (0, -1), 0)]
    scene = darkness(rooms=rooms, leak="R01", pawn="START(0,1)", hand="tiptoe move", terrors=1)

    scene.do("play tiptoe")

    assert question(scene) == "Where do you step? 2 steps left."
    assert choices(scene) == [
        "Step north: floor, into room C",
        "Step east: floor",
        "Step south: floor",
        "Step west: floor",
    ]


def test_a_step_warns_of_the_leak_and_of_what_is_behind_an_unused_door() -> None:
    rooms = [Lying("R01", (-1, 0), 1), Lying("R04", (0, -1), 0)]
    leak = darkness(rooms=rooms, leak="R01", pawn="START(1,0)", hand="tiptoe move")
    door = darkness(rooms=rooms, pawn="START(2,1)", hand="move", cleared=["START(2,1)"], terrors=1)
    easy = darkness(pawn="START(1,0)", hand="move", difficulty="easy")
    for scene in (leak, door, easy):
        scene.do("play move")

    offered = choice(leak, "step W"), choice(door, "step S"), choice(easy, "step W")

    assert offered[0] == "Step west: floor, into room B, the Leak will put out your light"
    assert offered[1] == "Step south: through the unused door (dangerous 54%, Dark Echo 23%, death 19%)"
    assert offered[2] == "Step west: through the unused door (dangerous 60%, Dark Echo 20%)"


def test_a_step_onto_a_hole_and_a_step_out_say_so() -> None:
    scene = darkness(labyrinth="", pawn="START(0,0)", hand="tiptoe move")
    scene.do("play tiptoe")
    hole = choice(scene, "step E")
    scene.do("step E")

    offered = choices(scene)

    assert hole == "Step east: hole"
    assert question(scene) == "Where do you step? 1 step left."
    assert offered == ["Step north: OUT of the labyrinth!", "Step east: floor", "Step south: floor", "Step west: floor",
                       "Stop here"]  # fmt: skip


def test_a_new_room_is_drawn_in_every_way_it_may_lie() -> None:
    scene = darkness(rooms=[Lying("R11", (-1, 0), 1)], pawn="START(0,1)", hand="scout")

    scene.do("play scout", luck="R10")

    assert question(scene) == "How does the new room C lie? It is dangerous, but from outside only a Leak matters."
    assert table(scene)[-18:] == [
        "      ┌┄┄┄┄┄┐",
        "      ┆     ┆",
        "      ┆  C  ┆",
        "      ┆     ┆",
        "┌B────┼A─?──┤",
        "│· 1 ·│· @ ·│",
        "│· · · · · ¤?",
        "│· ④ ·│· # ·│",
        "└─────┴──?──┘",
        "@ you (on a hole), · floor, # Obstacle, ¤ Lock, 1/4 Item, ②/④ Secret,",
        "? unused door, A–C rooms",  # noqa: RUF001
        "",
        "0°        180°      270°",
        "┌C─?──┐   ┌C─?──┐   ┌C────┐",
        "│4 # ·│   │② # ·│   │· · ②│",
        "?· · ·│   │· · ·?   ?# · #?",
        "│· # ②│   │· # 4│   │4 · ·│",
        "└── ──┘   └── ──┘   └── ──┘",
    ]
    assert choices(scene) == [
        "0°: north unused, south to A, west unused",
        "180°: north unused, east unused, south to A",
        "270°: east unused, south to A, west unused",
    ]


def test_a_rotation_says_which_doors_it_blocks() -> None:
    """North of the new room R11 has a wall, south of it R06 has a door."""
    rooms = [Lying("R11", (-1, -1), 0), Lying("R06", (-1, 1), 0)]
    scene = darkness(rooms=rooms, pawn="START(1,0)", hand="scout")

    scene.do("play scout", luck="R12")

    assert choices(scene) == [
        "0°: north blocked by B, east to A, south to C",
        "90°: east to A, south to C, west unused",
        "270°: north blocked by B, east to A, south shuts a door of C, west unused",
    ]


def test_a_rotation_warns_when_no_unused_door_would_be_left() -> None:
    rooms = [Lying("R11", (0, -1), 2), Lying("R11", (1, 0), 3), Lying("R11", (0, 1), 0), Lying("R11", (-1, -1), 2)]
    scene = darkness(rooms=rooms, pawn="START(1,0)", hand="scout move")

    scene.do("play scout", luck="R08")

    assert choices(scene) == [
        "0°: north to E, east to A, NO UNUSED DOOR LEFT!",
        "90°: north shuts a door of E, east to A, south unused",
    ]


def test_the_last_room_shows_its_ways_out() -> None:
    scene = darkness(pawn="START(1,0)", hand="move", labyrinth="R01")

    scene.do("play move", "step W", luck="R01")

    assert question(scene) == "How does the new room B lie? It is dangerous: its Hazard will strike you."
    assert choices(scene) == ["90°: east to A, west WAY OUT", "270°: east to A, west WAY OUT"]
    assert table(scene)[-6:] == [
        "90°       270°",
        "┌B────┐   ┌B────┐",
        "│○ ○ ○│   │① ○ 4│",
        "←· · @    ←· · @",
        "│4 ○ ①│   │○ ○ ○│",
        "└─────┘   └─────┘",
    ]


def test_a_mark_to_search_is_chosen_by_what_and_where_it_is() -> None:
    scene = darkness(rooms=[Lying("R11", (-1, 0), 1)], pawn="R11(1,1)", hand="search")

    scene.do("play search")

    assert question(scene) == "Where do you search?"
    assert choices(scene) == ["Item 1 (north)", "Secret 4 (south)"]


def test_obstacles_and_locks_beside_one_are_told_apart_by_their_sides() -> None:
    clear = darkness(hand="clear", obstacles=["START(1,0)"])
    key = darkness(items="key", locks=["START(1,0)"])
    clear.do("play clear")
    key.do("item key")

    asked = question(clear), question(key)

    assert asked == ("Which Obstacle do you remove?", "Which Lock does your Key open?")
    assert choices(clear) == ["Obstacle (south)", "Obstacle (west)"]
    assert choices(key) == ["Lock (east)", "Lock (west)"]


def test_two_known_items_say_what_they_are_good_for() -> None:
    scene = darkness(rooms=[Lying("R11", (-1, 0), 1)], pawn="R11(1,1)", hand="search", known={1: "match lever"})

    scene.do("play search", "target N")

    assert question(scene) == "Location 1: which Item do you take?"
    assert choices(scene) == ["Match: gives you one more match", "Lever: opens a Lock anywhere, at once"]


def test_locks_anywhere_are_told_apart_by_room_and_square() -> None:
    rooms = [Lying("R11", (-1, 0), 1)]
    scene = darkness(rooms=rooms, pawn="R11(1,1)", hand="search", known={1: "lever"}, locks=["R11(2,0)"])

    scene.do("play search", "target N")

    assert question(scene) == "The Lever opens one Lock. Which?"
    assert choices(scene) == ["Room A, east side", "Room B, south-west corner"]


def test_terror_asks_for_a_card_of_the_deck_or_the_hand() -> None:
    scene = darkness(pawn="START(1,0)", hand="move scout", deck="search")

    scene.do("play move", "step W", "rotate 1", luck="R01 terror")

    assert question(scene) == "Terror! Which Mind card do you lose for good?"
    assert choices(scene) == ["Move, from the deck", "Search, from the deck", "Scout, from your hand"]


def secret(name: str) -> Scene:
    """A Secret that was just found in R11, west of START."""
    scene = darkness(rooms=[Lying("R11", (-1, 0), 1)], pawn="R11(1,1)", hand="search")
    scene.do("play search", "target S", luck=name)
    return scene


def test_secrets_ask_for_a_door_or_a_wall_by_room_and_side() -> None:
    found = secret("map"), secret("door")

    asked = [question(scene) for scene in found]

    assert asked == [
        "The Secret Map shows the room behind one unused door. Which?",
        "The Secret Door opens one wall. Which?",
    ]
    assert choices(found[0]) == ["Room A, north", "Room A, east", "Room A, south"]
    assert choices(found[1]) == [
        "Room B, north (nothing behind it yet)",
        "Room B, south (nothing behind it yet)",
        "Room B, west (nothing behind it yet)",
    ]


def test_a_wall_says_which_room_is_behind_it() -> None:
    rooms = [Lying("R11", (-1, 0), 1), Lying("R04", (0, -1), 0), Lying("R07", (-1, -1), 1)]
    scene = darkness(rooms=rooms, pawn="R11(1,1)", hand="search")

    scene.do("play search", "target S", luck="door")

    assert "Room B, north (behind it room D)" in choices(scene)
    assert "Room C, west (behind it room D)" in choices(scene)


# What happens


def test_a_room_that_is_entered_is_told_in_the_order_of_what_happens() -> None:
    scene = darkness(pawn="START(1,0)", hand="move scout")

    scene.do("play move", "step W", "rotate 1", luck="R01 lockdown")

    assert told(scene) == [
        "Move: the card returns to the deck.",
        "Through the door: a dangerous room.",
        "Hazard: Lockdown!",
        "Lock in room A, west side.",
    ]


@pytest.mark.rule("FD-6.2")
def test_a_hazard_that_does_nothing_says_why() -> None:
    scene = darkness(pawn="START(1,0)", hand="scout")

    scene.do("play scout", luck="E1 collapse E3 R11")

    assert told(scene) == [
        "Scout: the card returns to the deck.",
        "Behind the door: a dangerous Dark Echo!",
        "Hazard: Collapse. No effect, nobody is inside.",
        "The Dark Echo fades away.",
        "Behind the door: a Dark Echo.",
        "The Dark Echo fades away.",
        "Behind the door: a quiet room.",
    ]


@pytest.mark.parametrize(
    ("hazard", "lines"),
    [
        ("knockout", ["Hazard: Knockout!", "The labyrinth grows. Tiles to reveal: 12."]),
        ("draught", ["Hazard: Draught!", "Draught: the light goes out, 2 cards return to the deck."]),
        ("collapse", ["Hazard: Collapse!", "Obstacle in room A, west side."]),
        ("terror", ["Hazard: Terror!", "Terror creeps into the mind. Terrors: 1."]),
        (
            "leak",
            [
                "Hazard: Leak!",
                "Water pours in: from now on no match burns in this room.",
                "Leak: the light goes out, 2 cards return to the deck.",
            ],
        ),
    ],
)
def test_every_hazard_tells_what_it_does(hazard: str, lines: list[str]) -> None:
    scene = darkness(pawn="START(1,0)", hand="move scout clear")

    scene.do("play move", "step W", "rotate 1", luck=f"R01 {hazard}")

    assert told(scene)[2:] == lines


def test_what_is_found_and_used_is_told() -> None:
    scene = darkness(rooms=[Lying("R11", (-1, 0), 1)], pawn="R11(1,1)", deck="search move", matches=2)

    scene.do("dark move search", luck="match")
    scene.do("item match", "match")
    scene.do("play search", "target S", luck="info paper key")

    assert told(scene) == [
        "In the dark Move is lost for good: Search.",
        "Found in location 1: Match.",
        "Used: Match.",
        "Matches now: 3.",
        "A match flares up. 2 are left.",
        "In hand: Search.",
        "Search: the card returns to the deck.",
        "A Secret in location 4: Information.",
        "Location 4 holds: Scrap of paper.",
        "Location 4 holds: Key.",
    ]


def event(name: str, *values: int) -> Event:
    return Event(next(news for news in GAZETTE.all if news.name == name), list(values))


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "pl",
            [
                "Przeciąg: światło gaśnie, 1 karta wraca do talii.",
                "Przeciąg: światło gaśnie, 3 karty wracają do talii.",
                "Przeciąg: światło gaśnie, 5 kart wraca do talii.",
            ],
        ),
        (
            "ru",
            [
                "Сквозняк: свет гаснет, 1 карта возвращается в колоду.",
                "Сквозняк: свет гаснет, 3 карты возвращаются в колоду.",
                "Сквозняк: свет гаснет, 5 карт возвращаются в колоду.",
            ],
        ),
    ],
)
def test_numbers_take_the_forms_of_the_language(language: str, lines: list[str]) -> None:
    events = [event("went_dark", 2, cards) for cards in (1, 3, 5)]

    said = [text_for(language).event(each) for each in events]

    assert said == lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", [0, SPECTATOR])
def test_all_news_has_words_unless_the_map_shows_it(language: str, reader: int) -> None:
    events = [Event(news, [0] * len(news.fields)) for news in GAZETTE.all]

    said = {each.news.name: text_for(language, reader).event(each) for each in events}

    assert {name for name, line in said.items() if line == ""} == SILENT


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_has_a_name_has_one_of_its_own(language: str) -> None:
    fields = [field for news in GAZETTE.all for field in news.fields if field.names is not None]

    said = {field.name: [text_for(language).noun(field, value) for value in range(field.size)] for field in fields}

    assert {"card", "hazard", "item", "secret", "side", "token"} <= set(said)
    assert [name for name, names in said.items() if name != "room" and len(set(names)) < len(names)] == []


# The end


def ends(reason: str) -> Scene:
    """A match that has ended so."""
    scene = darkness(pawn="START(1,0)", hand="move", labyrinth="" if reason == "escaped" else "E1 R01 R03", terrors=1)
    if reason == "conceded":
        scene.do("concede")
    elif reason == "escaped":
        scene.do("play move", "step W")
    elif reason == "terror":
        scene.do("play move", "step W", "rotate 1", luck="R01 terror")
    elif reason == "echo":
        scene.do("play move", "step W", luck="E1 collapse")
    else:
        scene = darkness(deck="move", matches=0)
        scene.do("dark move clear")
    return scene


@pytest.mark.rule("FD-9.7")
@pytest.mark.parametrize(
    ("reason", "you", "other"),
    [
        ("escaped", "You are out of the labyrinth: you win!", "Ann is out of the labyrinth and wins!"),
        (
            "mind",
            "Your last Mind card is gone: the dark keeps you. You lose.",
            "The last Mind card is gone: the dark keeps Ann. A loss.",
        ),
        (
            "terror",
            "A second Terror: your heart stops. You lose.",
            "A second Terror stops the heart of Ann. A loss.",
        ),
        ("echo", "The Dark Echo closes around you. You lose.", "The Dark Echo closes around Ann. A loss."),
        (
            "conceded",
            "You give up and stay in the dark. You lose.",
            "Ann gives up and stays in the dark. A loss.",
        ),
    ],
)
def test_the_end_says_how_it_came(reason: str, you: str, other: str) -> None:
    scene = ends(reason)

    lines = ending(scene), ending(scene, reader=SPECTATOR)

    assert scene.reason == reason
    assert [lines[0][0], lines[1][0]] == [you, other]


@pytest.mark.rule("FD-9.6")
def test_the_result_counts_tiles_mind_and_matches() -> None:
    scene = darkness(pawn="START(1,0)", hand="move", lost="search", matches=2, echoes="E1 E2", aside=1)

    scene.do("concede")

    assert ending(scene)[1] == "Ann: tiles revealed 2; left: Mind cards 8, matches 2."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", [0, SPECTATOR])
def test_every_ending_has_words_of_its_own(language: str, reader: int) -> None:
    scene = ends("conceded")
    view = GAME.view(scene.state, reader)
    assert scene.outcome is not None

    said = set()
    for reason in ENDING_IDS:
        outcome = type(scene.outcome)([1], [0], reason, won=reason == "escaped")
        said.add(text_for(language, reader).outcome(view, outcome)[0])

    assert len(said) == len(ENDING_IDS)


# Whole matches


@pytest.mark.parametrize(("seed", "difficulty"), [(1, "normal"), (2, "easy"), (3, "very_hard")])
def test_a_whole_match_has_words_for_everything(seed: int, difficulty: str) -> None:
    scene = new_match(seed, difficulty=difficulty)
    luck = Seeded(seed)
    lines: list[str] = []
    asked: set[str] = set()

    while scene.question is not None:
        asked.add(scene.question)
        language = LANGUAGES[luck.below(len(LANGUAGES))]
        lines += [question(scene, language), *choices(scene, language), *table(scene, language)]
        lines += [question(scene, language, SPECTATOR), table(scene, language, SPECTATOR)[-1]]
        view = GAME.view(scene.state, 0)
        worth = [(GAME.worth(view, action), action) for action in legal(scene.state, 0)]
        apply(scene.state, 0, max(worth)[1], luck)
    for language in LANGUAGES:
        lines += [*told(scene, language), *table(scene, language), *ending(scene, language)]

    assert {"act", "build", "step", "rotate"} <= asked
    assert [line for line in lines if re.search(r"None|[{}$_]|fear-of|-1|-2", line)] == []
    assert [line for line in lines if len(line) > WIDEST or line != line.rstrip()] == []


@pytest.mark.parametrize("seed", range(4))
def test_no_two_options_of_a_decision_are_alike(seed: int) -> None:
    scene = new_match(seed)

    for _ in scene.decisions(seed):
        for language in LANGUAGES:
            offered = choices(scene, language)
            assert len(set(offered)) == len(offered)
