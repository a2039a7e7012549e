"""The house in words: what a reader is shown, asked and told, in every language, and what stays unsaid."""

from __future__ import annotations

import re

import pytest

from games.dont_go_in_there.house import SEATS, Scene, ending, house, new_match, player, room, taking
from nightlight.core.event import SPECTATOR, Event
from nightlight.core.step import first, legal
from nightlight.games.dont_go_in_there.actions import CARD, GAZETTE
from nightlight.games.dont_go_in_there.content import CARD_IDS
from nightlight.games.dont_go_in_there.game import GAME
from nightlight.games.dont_go_in_there.text import HouseText
from nightlight.words.bundle import LANGUAGES, Words

DASH = "\N{EN DASH}"
NAMES = ["Ann", "Ben", "Eva", "Dan", "Zoe"]
WORDS = {language: Words(language, strict=True) for language in LANGUAGES}
MASK_RULE = "Pass 1 ghost per Mask you have to the player on your right."
SILENT = {"chose_type", "turned_up", "dealt", "sorted", "die_fell"}  # the table shows it anyway


def text_for(who: str, language: str = "en") -> HouseText:
    reader = SPECTATOR if who == "spectator" else SEATS.index(who)
    return HouseText(GAME, WORDS[language], NAMES, reader)


def table(scene: Scene, who: str, language: str = "en") -> list[str]:
    return text_for(who, language).view(scene.view(who))


def question(scene: Scene, who: str, language: str = "en") -> str:
    return text_for(who, language).prompt(scene.view(who))


def choices(scene: Scene, who: str, language: str = "en") -> list[str]:
    view = scene.view(who)
    return [text_for(who, language).option(view, action) for action in legal(scene.state, view.seat)]


def told(scene: Scene, who: str, language: str = "en") -> list[str]:
    lines = [text_for(who, language).event(event) for event in scene.log.events]
    return [line for line in lines if line]


def everything(scene: Scene, who: str, language: str) -> list[str]:
    """All that the reader can be shown, asked and told now."""
    asked = choices(scene, who, language) if who == scene.decider else []
    return [*table(scene, who, language), question(scene, who, language), *asked, *told(scene, who, language)]


# The table


def test_the_table_shows_types_floors_and_players() -> None:
    scene = house(
        2,
        a=player("ring 4", "cat 1", "ring 3", dispelled=("twin 2", "twin-2b"), ghosts=3),
        b=player(ghosts=7),
        upper=room("attic", "ring 3", "clock 1", "cat 4", meeples={2: "A", 4: "B"}),
        lower=room("basement", "doll 1", "doll 2", "mask 1"),
        deck=3,
    )

    lines = table(scene, "A")

    assert lines[0] == "Cursed cards in play (cards left in the deck: 3):"
    assert lines[10] == "  Ring, 3 of 8 seen. Four Rings: dispel all four."
    assert lines[13:] == [
        "",
        "Upper floor: Attic (on the back: Nursery). Placing on the top step: take 1 ghost.",
        "  Cards: Ring 3, Clock 1, Cat 4. Dice: 4.",
        "  From the top (flashlights): 1 (0): free, 2 (1): you, 3 (2): free, 4 (3): Ben.",
        "",
        "Middle floor: boarded up.",
        "",
        "Lower floor: Basement (on the back: Hallway). Whoever places 3rd may re-roll all dice once.",
        "  Cards: Doll 1, Doll 2, Mask 1. Dice: 6.",
        "  From the top (flashlights): 1 (0): free, 2 (1): free, 3 (2): free, 4 (3): free.",
        "",
        "Ann (you): 8 curses, 3 ghosts, 6 turns left.",
        "  Cat: 1; Ring: 4, 3",
        "  Dispelled (2): Twin: 2, 2",
        "Ben: 0 curses, ghosts hidden, 11 turns left.",
    ]


def test_only_types_in_play_are_listed() -> None:
    scene = new_match(2, types="first_game")

    lines = table(scene, "A")

    types = [line.split(",")[0].strip() for line in lines[1:6]]
    assert types == ["Amulet", "Holy Water", "Music Box", "Ring", "Twin"]
    assert lines[6] == ""


def test_open_ghosts_are_shown() -> None:
    scene = house(2, b=player(ghosts=1), upper=room("attic", "ring 3", "clock 1", "cat 4"), open_ghosts=True)

    lines = table(scene, "A")

    assert lines[-1] == "Ben: 0 curses, 1 ghost, 12 turns left."


@pytest.mark.rule("DG-8.2")
def test_what_the_end_cards_would_leave_is_said_while_they_leave_less() -> None:
    mine = player("portrait 4", "portrait 3", "music_box 2", "ring 1", ghosts=3)
    rival = player("music_box 1", "ring 4", ghosts=2)
    scene = house(2, a=mine, b=rival, upper=room("attic", "ring 3", "clock 1", "cat 4"))

    lines = table(scene, "A")

    assert lines[-5:-2] == [
        "Ann (you): 10 curses, 3 ghosts, 8 turns left.",
        "  Curses if the game ended now, after the end cards: 4",
        "  Music Box: 2; Portrait: 4, 3; Ring: 1",
    ]
    assert lines[-2:] == ["Ben: 5 curses, ghosts hidden, 10 turns left.", "  Music Box: 1; Ring: 4"]


@pytest.mark.rule("DG-6.2")
def test_cats_behind_a_screen_leave_a_range() -> None:
    scene = house(2, b=player("cat 4", "cat 1", ghosts=9), upper=room("attic", "ring 3", "clock 1", "cat 4"))

    assert f"  Curses if the game ended now, after the end cards: 1{DASH}5" in table(scene, "A")
    assert "  Curses if the game ended now, after the end cards: 1" in table(scene, "B")


@pytest.mark.rule("DG-1.9")
def test_who_sits_on_the_right_is_said_among_three_or_more() -> None:
    three = house(3, upper=room("attic", "ring 3", "clock 1", "cat 4"))
    two = house(2, upper=room("attic", "ring 3", "clock 1", "cat 4"))

    assert [line.split(":")[0] for line in table(three, "A")[-3:]] == ["Ann (you)", "Ben", "Eva (on your right)"]
    assert [line.split(":")[0] for line in table(three, "spectator")[-3:]] == ["Ann", "Ben", "Eva"]
    assert [line.split(":")[0] for line in table(two, "A")[-2:]] == ["Ann (you)", "Ben"]


def test_a_claimed_clock_says_so() -> None:
    scene = house(2, upper=room("attic", "ring 3", "clock 1", "cat 4"), clock_claimed=True)

    lines = table(scene, "A")

    assert "  Clock, 1 of 8 seen. Claimed: no further effect." in lines


def test_while_a_room_is_resolved_its_roll_is_shown() -> None:
    scene = house(2, lower=room("hallway", "ring 3", "ring 4", "cat 4", meeples={1: "A", 2: "B"}))

    scene.place("A", "lower", 3, "gg.")

    assert "  Cards: Ring 3, Ring 4, Cat 4. Rolled: 2 of 3 dice show ghosts." in table(scene, "A")


@pytest.mark.rule("DG-ED-24")
def test_a_face_down_card_is_named_only_to_those_who_have_looked() -> None:
    scene = house(4, middle=room("secret_passage", "doll 2", "ring 4", "clock 1", meeples={1: "A", 2: "B"}), turn="D")

    shown = {who: table(scene, who)[17] for who in ("A", "D", "spectator")}

    assert shown["A"] == "  Cards: Doll 2, Ring 4, Clock 1 (face down, but you know it). Dice: 5."
    assert shown["D"] == shown["spectator"] == f"  Cards: Doll 2, Ring 4, a face-down card. Dice: 4{DASH}5."


# Secrets


def guarded(ghosts: int, card: str) -> Scene:
    """A has neither looked at the card nor behind the screens."""
    scene = house(
        3,
        a=player("mask 1", ghosts=2),
        b=player(ghosts=ghosts),
        c=player(ghosts=ghosts + 1),
        upper=room("nursery", "mask 2", "ring 3", "ring 4", meeples={2: "A", 3: "B"}),
        middle=room("secret_passage", "doll 2", "ring 4", card, meeples={1: "B"}),
        turn="C",
    )
    scene.place("C", "middle", 2)
    return scene


@pytest.mark.rule("DG-9.1", "DG-9.4")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("who", ["A", "spectator"])
def test_text_is_the_same_whatever_its_reader_may_not_know(who: str, language: str) -> None:
    one, other = guarded(0, "clock 1"), guarded(9, "twin 4")

    asked = everything(one, who, language), everything(other, who, language)
    for scene in (one, other):
        scene.place("A", "upper", 1)
    resolved = everything(one, who, language), everything(other, who, language)

    assert asked[0] == asked[1]
    assert resolved[0] == resolved[1]
    assert one.question == "take"


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_looks_at_a_card_reads_its_name_and_the_others_do_not(language: str) -> None:
    scene = house(2, middle=room("secret_passage", "doll 2", "ring 4", "clock 3"))

    scene.place("A", "middle", 1)

    clock = WORDS[language]("dont-go-in-there-type-clock")
    assert f"{clock} 3" in told(scene, "A", language)[-1]
    for who in ("B", "spectator"):
        assert len(told(scene, who, language)) == 2
        assert not any(clock in line for line in told(scene, who, language))


def test_a_hidden_card_is_a_face_down_card() -> None:
    said = text_for("A").noun(CARD, -1)

    assert said == "a face-down card"


# Questions and options


def test_placing_tells_the_odds_the_effects_and_what_follows() -> None:
    scene = house(
        2,
        a=player(ghosts=2),
        upper=room("nursery", "ring 3", "ring 4", "cat 4", meeples={1: "B", 2: "B"}),
        middle=room("secret_passage", "doll 2", "ring 2", "clock 1", meeples={1: "B"}),
        lower=room("basement", "doll 1", "doll 2", "mask 1", meeples={1: "B", 3: "B"}),
    )

    offered = choices(scene, "A")

    average, resolves = "ghosts on average", "resolves the room, pick"
    assert question(scene, "A") == "Your turn. Where does your meeple go? (12 turns left.)"
    assert [line.replace(DASH, "-").split(": ", 1) for line in offered] == [
        ["Nursery, step 3 (2 flashlights)", f"0.1 {average}, none: 88%; {resolves} 3 of 3"],
        ["Nursery, step 4 (3 flashlights)", f"0 {average}, none: 100%; discard 1 ghost at once; {resolves} 3 of 3"],
        ["Secret Passage, step 2 (1 flashlight)", f"1.5-2.0 {average}, none: 11-19%; see the face-down card"],
        ["Secret Passage, step 3 (2 flashlights)", f"0.7-1.1 {average}, none: 34-50%; see the face-down card"],
        ["Secret Passage, step 4 (3 flashlights)", f"0.2-0.5 {average}, none: 66-81%; see the face-down card"],
        ["Basement, step 2 (1 flashlight)", f"2.0 {average}, none: 11%; {resolves} 2 of 3; you may re-roll"],
        ["Basement, step 4 (3 flashlights)", f"0.5 {average}, none: 66%; {resolves} 3 of 3; you may re-roll"],
    ]


def test_the_attic_warns_and_the_nursery_promises_nothing_to_those_without_ghosts() -> None:
    attic = house(2, upper=room("attic", "ring 3", "ring 4", "cat 4"))
    nursery = house(2, upper=room("nursery", "ring 3", "ring 4", "cat 4"))

    offered = choices(attic, "A")[0], choices(nursery, "A")[3]

    assert offered[0] == "Attic, step 1 (no flashlight): 1.5 ghosts on average, none: 13%; take 1 ghost at once"
    assert offered[1] == "Nursery, step 4 (3 flashlights): 0 ghosts on average, none: 100%"


def test_the_hallway_tells_who_would_take_how_many_ghosts() -> None:
    scene = house(3, lower=room("hallway", "ring 3", "cat 2", "cat 4", meeples={1: "B", 2: "C"}))

    scene.place("A", "lower", 4, "gg..")

    assert question(scene, "A") == "Hallway: 4 dice show 2 ghosts. Do you turn one?"
    assert choices(scene, "A") == [
        "Leave the dice. Ghosts to take: Ben: 2; Eva: 1; you: 0",
        "Turn a ghost to blank. Ghosts to take: Ben: 1; Eva: 0; you: 0",
        "Turn a blank to a ghost. Ghosts to take: Ben: 3; Eva: 2; you: 0",
    ]


def test_the_basement_tells_what_another_roll_brings_on_average() -> None:
    scene = house(2, lower=room("basement", "ring 3", "ring 4", "cat 4", meeples={1: "B", 2: "A"}))

    scene.place("A", "lower", 3, "ggg")

    assert question(scene, "A") == "Basement: 3 dice show 3 ghosts. Do you roll them all again?"
    assert choices(scene, "A") == [
        "Keep the roll. Ghosts to take: Ben: 3; you: 3",
        "Roll all dice again. Ghosts to take, on average: Ben: 1.5; you: 0.8",
    ]


def test_taking_tells_what_it_does_now() -> None:
    mine = player("ring 4", "ring 3", "ring 3", "mask 4", ghosts=5)
    scene = taking("ring 2", "mask 2", "portrait 1", a=mine)

    offered = choices(scene, "A")

    assert question(scene, "A") == "Nursery: which card do you take? You pick all three."
    assert offered == [
        "Ring 2. You dispel Ring 4, 3, 3, 2. Curses: 14 → 4. [Four Rings: dispel all four.]",
        f"Mask 2. You pass 2 ghosts to Eva. Curses: 14 → 16. Ghosts: 5 → 3. [{MASK_RULE}]",
        "Portrait 1. You have no other. Curses: 14 → 15. [Game end: dispel half of your Portraits, rounded down.]",
    ]


@pytest.mark.parametrize(
    ("mine", "card", "does"),
    [
        (["ring 4", "ring 2"], "ring 3", "You have 4, 2."),
        (["mask 4"], "mask 2", "You pass 1 ghost to Eva."),
        (["clock 4", "clock 1"], "clock 3", "You are the first to reach 8! You dispel Clock 4, 3."),
        (["mirror 4", "mirror 2"], "mirror 1", "You take 1 ghost. You dispel Mirror 4, 2, 1."),
        (["mirror 4"], "mirror 1", "You take 1 ghost. You have 4."),
        (["holy_water 4"], "holy_water 1", "You have 4."),
        (["tome 1"], "tome 2", "A pair, but you have nothing to dispel."),
        (["tome 1", "cat 1"], "tome 2", "You dispel Cat 1."),
        (["tome 1", "cat 1", "ring 1"], "tome 2", "A pair: you choose the type."),
        (["twin 2"], "twin 2", "You dispel Twin 2, 2."),
        (["doll 2", "doll 1", "doll-1b"], "doll 4", "You dispel Doll 4, 2."),
    ],
)
def test_what_a_card_would_do_now(mine: list[str], card: str, does: str) -> None:
    scene = taking(card, a=player(*mine, ghosts=1))

    offered = choices(scene, "A")

    assert f" {does} " in offered[0]


def test_holy_water_tells_how_many_ghosts_would_go() -> None:
    scene = taking("holy_water 1", a=player("holy_water 4", ghosts=9))

    offered = choices(scene, "A")

    assert " You discard 4 ghosts. Curses: 4 → 5. Ghosts: 9 → 5. [" in offered[0]


def test_a_clock_that_was_claimed_has_no_effect() -> None:
    scene = taking("clock 3", a=player("clock 4", "clock 2"), clock_claimed=True)

    offered = choices(scene, "A")

    assert offered[0] == "Clock 3. You have 4, 2. Curses: 6 → 9. [Claimed: no further effect.]"


def test_an_amulet_names_the_value_that_it_dispels() -> None:
    scene = taking("amulet 1", "amulet 4")

    offered = choices(scene, "A")

    assert (
        offered[0] == "Amulet 1. You have no other. Curses: 0 → 1. [Game end: dispel one of your Amulets of value 2.]"
    )
    assert offered[1] == "Amulet 4. You have no other. Curses: 0 → 4. [No effect.]"


def test_the_library_comes_before_the_card() -> None:
    cards = ["holy_water 1", "ring 2", "mask 3"]
    mine = player("holy_water 2", ghosts=4)
    scene = house(2, a=mine, middle=room("library", *cards, meeples={2: "B", 3: "B"}))

    scene.place("A", "middle", 1)

    offered = choices(scene, "A")
    assert offered[0].startswith(
        "Holy Water 1. You take 1 ghost. You discard 2 ghosts. Curses: 2 → 3. Ghosts: 4 → 3. ["
    )
    assert offered[1].startswith("Ring 2. You have no other. Curses: 2 → 4. [")
    assert offered[2].startswith(
        "Mask 3. You discard 1 ghost. You pass 1 ghost to Ben. Curses: 2 → 5. Ghosts: 4 → 2. ["
    )


def test_a_preview_changes_nothing() -> None:
    scene = taking("ring 2", "mask 2", "clock 1", a=player("mask 4", ghosts=5))
    before = scene.state.json(), len(scene.log.events)

    choices(scene, "A")

    assert (scene.state.json(), len(scene.log.events)) == before


def test_tomes_tell_what_each_type_would_relieve() -> None:
    scene = taking("tome 2", a=player("tome 1", "ring 4", "ring 3", "cat 1"))

    scene.take("A", 1)

    assert question(scene, "A") == "Your pair of Tomes dispels all your cards of one type. Which?"
    assert choices(scene, "A") == ["Cat: 1 card, 1 curse less", "Ring: 2 cards, 7 curses less"]


def test_dolls_tell_what_would_stay() -> None:
    scene = taking("doll 4", a=player("doll 2", "doll 1", "doll-1b"), doll_choice=True)
    announced = choices(scene, "A")[0]

    scene.take("A", 1)

    assert " Two sets make 6: you choose. [" in announced
    assert choices(scene, "A") == ["4+2. You keep: 1, 1", "4+1+1. You keep: 2"]


# What happens


def test_events_speak_to_the_reader() -> None:
    scene = taking("mask 2", "ring 1", a=player("mask 4", ghosts=5))

    scene.take("A", 1)

    assert told(scene, "A")[-2:] == ["You take Mask 2.", "You pass 2 ghosts to Eva."]
    assert told(scene, "B")[-2:] == ["Ann takes Mask 2.", "Ann passes 2 ghosts to Eva."]
    assert told(scene, "C")[-2:] == ["Ann takes Mask 2.", "Ann passes 2 ghosts to you."]


def event(name: str, values: list[int]) -> Event:
    return Event(next(news for news in GAZETTE.all if news.name == name), values)


@pytest.mark.rule("DG-8.2")
def test_what_is_dispelled_says_why() -> None:
    scene = ending(2, a=player("music_box 4", "music_box 1"), b=player("music_box 2", "portrait 4", "portrait 1"))

    said = [line for line in told(scene, "A") if "dispel" in line]

    assert said == [
        "You dispel Music Box 1: most on Music Boxes.",
        "You dispel Music Box 4: most on Music Boxes.",
        "Ben dispels Portrait 4: half of the Portraits.",
    ]


def test_the_last_two_cards_may_both_be_mine() -> None:
    scene = taking("ring 2", "mask 2", "portrait 1")
    scene.take("A", 1)

    assert question(scene, "A") == "Nursery: which card do you take? The other one is yours, too."


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("pl", ["Bierzesz 1 ducha (kości).", "Ben bierze 2 duchy (kości).", "Ben bierze 5 duchów (kości)."]),
        (
            "ru",
            ["Вы берёте 1 призрака (кубики).", "Ben берёт 2 призраков (кубики).", "Ben берёт 5 призраков (кубики)."],
        ),
    ],
)
def test_numbers_take_the_forms_of_the_language(language: str, lines: list[str]) -> None:
    events = [event("gained", [seat, ghosts, 0]) for seat, ghosts in ((0, 1), (1, 2), (1, 5))]

    said = [text_for("A", language).event(each) for each in events]

    assert said == lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("who", ["A", "B", "spectator"])
def test_all_news_has_words_unless_the_table_shows_it(language: str, who: str) -> None:
    last = [[0 if field.name != "cause" else field.size - 1 for field in news.fields] for news in GAZETTE.all]
    events = [Event(news, values) for news, values in zip(GAZETTE.all, last, strict=True)]

    said = {each.news.name: text_for(who, language).event(each) for each in events}

    assert {name for name, line in said.items() if line == ""} == SILENT


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own_type_and_value(language: str) -> None:
    said = [text_for("A", language).card(card) for card in range(len(CARD_IDS))]

    assert [line[-1] for line in said] == [name[-2] for name in CARD_IDS]
    assert len(set(said)) == len(CARD_IDS) // 2


# The end


@pytest.mark.rule("DG-8.6")
def test_the_ranking_tells_curses_of_cards_and_of_ghosts() -> None:
    cards = ("ring 4", "ring 1"), ("ring 2", "ring-1b"), ("ring 3", "clock 4", "clock 3")
    scene = ending(3, a=player(*cards[0], ghosts=11), b=player(*cards[1], ghosts=11), c=player(*cards[2], ghosts=4))

    lines = {who: text_for(who).outcome(scene.view(who), scene.outcome) for who in "AB"}

    assert lines["A"] == [
        "Ben wins with the fewest curses!",
        "1. Ben: 8 curses (cards: 3, ghosts: 5), 11 ghosts at the end.",
        "2. Eva: 10 curses (cards: 10, ghosts: 0), 4 ghosts at the end.",
        "3. Ann: 10 curses (cards: 5, ghosts: 5), 11 ghosts at the end.",
    ]
    assert lines["B"][0] == "You win with the fewest curses!"
    assert table(scene, "A")[0].startswith("Ann (you): 5 curses, 11 ghosts, ")
    assert question(scene, "A") == "The house is empty and the game is over."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("ghosts", "reason"), [([1, 4, 0], "fewest_ghosts"), ([1, 4, 1], "shared")])
def test_a_tie_is_told_with_its_winners(language: str, ghosts: list[int], reason: str) -> None:
    a, b, c = (player(card, ghosts=count) for card, count in zip(["ring 4", "ring 2", "ring-4b"], ghosts, strict=True))
    scene = ending(3, a=a, b=b, c=c)

    lines = text_for("B", language).outcome(scene.view("B"), scene.outcome)

    assert scene.outcome.reason == reason
    assert "Eva" in lines[0]
    assert ("Ann" in lines[0]) == (reason == "shared")
    assert len(lines) == 4


# Whole matches


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_a_whole_match_has_words_for_everything(language: str, players: int, seed: int) -> None:
    scene = new_match(players, seed, doll_choice="player")
    readers = [*SEATS[:players], "spectator"]
    lines: list[str] = []
    asked: set[str] = set()

    for step in scene.decisions(seed):
        asked.add(step)
        who = SEATS[first(scene.state.actors)]
        lines += [question(scene, who, language), *choices(scene, who, language), *table(scene, who, language)]
        lines += [question(scene, "spectator", language), *table(scene, "spectator", language)]
    for who in readers:
        lines += [*told(scene, who, language), *table(scene, who, language)]
        lines += text_for(who, language).outcome(scene.view(who), scene.outcome)

    assert {"place", "take"} <= asked
    assert [line for line in lines if re.search(r"None|[{}$]|dont-go|-1|-2", line)] == []
    assert [line for line in lines if line != line.rstrip() or "  " in line.strip()] == []
