"""The chamber in words: what a reader is shown, asked and told, in every language, and what stays unsaid."""

from __future__ import annotations

import pytest

from games.komnata_strachu.chamber import FIRST_EXAMPLE, Scene, composed, game_of, new_match, reveal
from nightlight.core.chance import Seeded
from nightlight.core.event import SPECTATOR, Event
from nightlight.core.step import NOBODY, apply, legal
from nightlight.games.komnata_strachu.actions import GAZETTE
from nightlight.games.komnata_strachu.content import CARD_IDS, CODE_IDS
from nightlight.games.komnata_strachu.game import GAME
from nightlight.games.komnata_strachu.text import ChamberText
from nightlight.words.bundle import LANGUAGES, Words

NAMES = ["Ann", "Ben", "Eva", "Dan", "Zoe", "Max", "Ida", "Leo"]
WORDS = {language: Words(language, strict=True) for language in LANGUAGES}
SILENT = {"drew", "sighted", "ticked", "looked", "passed", "pressed", "uncovered", "steadied", "tie_drawn"}
GIVEN_AWAY = ["plain", "single", "match", "missing", "line", "right", "accepted"]  # words that would help too early


def text_for(reader: int, language: str = "en") -> ChamberText:
    return ChamberText(GAME, WORDS[language], NAMES, reader)


def table(scene: Scene, reader: int, language: str = "en") -> list[str]:
    return text_for(reader, language).view(GAME.view(scene.state, reader))


def question(scene: Scene, reader: int, language: str = "en") -> str:
    return text_for(reader, language).prompt(GAME.view(scene.state, reader))


def choices(scene: Scene, reader: int, language: str = "en") -> list[str]:
    view = GAME.view(scene.state, reader)
    return [text_for(reader, language).option(view, action) for action in legal(scene.state, reader)]


def told(scene: Scene, reader: int, language: str = "en") -> list[str]:
    lines = [text_for(reader, language).event(event) for event in scene.log.events]
    return [line for line in lines if line]


# The table


def test_the_cards_stand_last_below_piles_and_tokens() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2)

    assert table(scene, 0) == [
        "Reveal 1 of 18. Deck 52, box 0.",
        "Ann (you): 0 cards, 0 of them Special",
        "Ben: 0 cards, 0 of them Special",
        "",
        "Your tokens: 1 yellow spider, 2 red skull, 3 white pumpkin, 4 pink ghost, 5 turquoise puppet",
        "",
        "    WHITE GHOST",
        "    RED GHOST",
        "    YELLOW SKULL",
        "",
    ]


def test_an_invasion_shows_its_line_and_other_specials_only_their_name() -> None:
    scene = reveal("inv_4", "esc_1", "f_ghost_red_1", seats=2)

    assert table(scene, 0)[-4:-1] == [
        "    FEAR INVASION: YELLOW SKULL - WHITE GHOST - RED PUMPKIN - TURQUOISE SPIDER - PINK PUPPET",
        "    FEAR ESCAPE",
        "    RED GHOST",
    ]


@pytest.mark.parametrize("cards", [FIRST_EXAMPLE, ("inv_1", "esc_3", "f_puppet_pink_1"), ("gst_1", *FIRST_EXAMPLE[:2])])
def test_nothing_helps_before_the_judgement(cards: tuple[str, ...]) -> None:
    scene = reveal(*cards, seats=2)

    shown = [*table(scene, 0), question(scene, 0), *told(scene, 0)]

    assert not any(word in line.lower().split() for line in shown for word in GIVEN_AWAY)


def test_a_card_that_is_not_seen_yet_is_dark() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2, form="glimpse")

    lines = table(scene, SPECTATOR)

    assert lines[0] == "Reveal 1 of 18. Deck 52, box 0."
    assert lines[-4:-1] == ["    (dark)"] * 3


def test_a_short_game_says_how_long_it_is() -> None:
    assert table(reveal(*FIRST_EXAMPLE, seats=2, reveals="4"), 0)[0].startswith("Reveal 1 of 4.")


# The questions


def test_a_press_is_asked_in_three_steps() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2)
    asked = [question(scene, 0)]
    scene.act(0, legal(scene.state, 0)[8])
    asked.append(question(scene, 0))
    scene.act(0, legal(scene.state, 0)[1])
    asked.append(question(scene, 0))

    assert asked == [
        "Which tokens do you push forward, in which order?",
        "In which second do you turn on the light?",
        "And in which millisecond of it?",
    ]


def test_answers_are_named_by_their_tokens() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2)

    offered = choices(scene, 0)

    assert offered[:3] == ["Do not press", "nothing", "spider"]
    assert offered[-1] == "puppet, ghost, pumpkin, skull, spider"


def test_research_forms_speak_of_sets_and_times() -> None:
    race = reveal(*FIRST_EXAMPLE, seats=2, form="race")
    glimpse = reveal(*FIRST_EXAMPLE, seats=2, form="glimpse")

    sets = choices(race, 0)
    race.act(0, legal(race.state, 0)[3])

    assert sets[:4] == ["no press", "spider", "skull", "spider + skull"]
    assert question(race, 0) == "How long do you take? The faster, the more likely a slip."
    assert choices(race, 0)[:2] == ["300 ms", "350 ms"]
    assert question(glimpse, 0) == "0.00 s have passed. Wait and see, or commit?"
    assert choices(glimpse, 0)[:2] == ["Wait", "spider"]


# What happened


def test_the_judgement_tells_answers_times_and_what_was_right() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=3)
    scene.press(1, "skull ghost pumpkin", 1500)
    scene.press(0, "skull ghost", 2049)
    scene.passes(2)

    lines = told(scene, 0)

    assert lines[1:] == [
        "You, 2.04 s: skull, ghost.",
        "Ben, 1.50 s: skull, ghost, pumpkin.",
        "Eva does not press.",
        "Right is skull, ghost (by shape) or spider, skull, pumpkin (by colour).",
        "You are right.",
        "Ben is wrong: mixed: this fits only by colour, not by shape: pumpkin.",
        "You take: white ghost.",
        "You take: red ghost.",
        "You take: yellow skull.",
        "Reveal 2.",
    ]
    assert "Ann is right." in told(scene, 1)


@pytest.mark.rule("KS-V-7")
@pytest.mark.parametrize(
    ("attribute", "line"),
    [
        ("both", "Right is skull, ghost (by shape) or spider, skull, pumpkin (by colour)."),
        ("shape", "Right is skull, ghost (by shape)."),
        ("colour", "Right is spider, skull, pumpkin (by colour)."),
    ],
)
def test_only_the_readings_that_count_are_told(attribute: str, line: str) -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2, attribute=attribute)

    scene.round({})

    assert [said for said in told(scene, 0) if said.startswith("Right")] == [line]


@pytest.mark.rule("KS-3.10")
def test_what_both_readings_ask_for_is_told_once() -> None:
    scene = reveal("gst_2", "f_pumpkin_red_1", "f_skull_white_1", seats=2)

    scene.round({})

    assert "Right is skull, pumpkin (by shape and by colour)." in told(scene, 0)


ESCAPE = ("esc_1", "f_ghost_red_1", "f_puppet_white_1")
INVASION = ("inv_4", "f_ghost_red_1", "f_skull_yellow_1")


@pytest.mark.rule("KS-3.8", "KS-3.9")
@pytest.mark.parametrize(
    ("cards", "answer", "attribute", "fault"),
    [
        (FIRST_EXAMPLE, "ghost", "both", "by shape this is missing: skull."),
        (FIRST_EXAMPLE, "spider pumpkin", "both", "by colour this is missing: skull."),
        (FIRST_EXAMPLE, "skull ghost pumpkin", "both", "mixed: this fits only by colour, not by shape: pumpkin."),
        (FIRST_EXAMPLE, "skull ghost pumpkin", "shape", "by shape this does not belong: pumpkin."),
        (FIRST_EXAMPLE, "skull ghost", "colour", "by colour this is missing: spider, pumpkin; does not belong: ghost."),
        (FIRST_EXAMPLE, "skull ghost puppet", "both", "by shape this does not belong: puppet."),
        (FIRST_EXAMPLE, "ghost puppet", "both", "by shape this is missing: skull; does not belong: puppet."),
        (FIRST_EXAMPLE, "", "both", "no Fear was pushed forward."),
        (ESCAPE, "ghost puppet", "both", "these are on the cards; an Escape asks for the others."),
        (INVASION, "skull ghost pumpkin puppet spider", "both", "by shape, place 4 is: spider."),
        (INVASION, "spider pumpkin skull ghost puppet", "both", "by colour, place 4 is: puppet."),
        (INVASION, "skull ghost", "both", "an Invasion needs all five."),
    ],
)
def test_a_wrong_answer_is_explained(cards: tuple[str, ...], answer: str, attribute: str, fault: str) -> None:
    scene = reveal(*cards, seats=2, attribute=attribute)

    scene.round({0: (answer, 1500)})

    assert f"You are wrong: {fault}" in told(scene, 0)
    assert f"Ann is wrong: {fault}" in told(scene, 1)


@pytest.mark.rule("KS-6.1", "KS-V-4")
def test_the_end_says_why_no_further_reveal_is_dealt() -> None:
    whole = game_of(*composed([(6, 5), (6, 5), (6, 5)]))
    short = game_of(*composed([(6, 5), (6, 5), (6, 5)])[:2], reveals="2")
    even = new_match(2, specials="guest")
    even.play_on(3)

    assert told(whole, 0)[-2:] == ["One card goes into the box unseen.", "Too few cards are left for another reveal."]
    assert told(short, 0)[-2:] == [
        "49 cards go into the box unseen.",
        "The agreed number of reveals has been played.",
    ]
    assert told(even, 0)[-1] == "The deck is empty."


def test_before_the_judgement_nobody_reads_the_others_answers() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=3)
    before = told(scene, 0)

    scene.press(1, "skull ghost pumpkin", 1500)

    assert told(scene, 0) == before
    assert "skull, ghost" not in " ".join(table(scene, 0)).lower()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", [SPECTATOR, 0, 1])
def test_all_news_has_words_unless_the_table_shows_it(language: str, reader: int) -> None:
    for news in GAZETTE.all:
        values = [1 if field.name in {"answer", "verdict"} else 0 for field in news.fields]
        line = text_for(reader, language).event(Event(news, values))

        assert (line == "") == (news.name in SILENT), news.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_face_has_a_name_that_tells_shape_and_colour(language: str) -> None:
    text = text_for(0, language)

    names = {CARD_IDS[card].rsplit("_", 1)[0]: text.card(card) for card in range(len(CARD_IDS))}

    assert len(set(names.values())) == len(names) == 25 + 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_the_research_forms_has_its_own_words(language: str) -> None:
    text = text_for(0, language)

    assert len({text.code(name) for name in CODE_IDS}) == len(CODE_IDS)


# The end


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "options_chosen"),
    [(1, {}), (2, {"form": "race"}), (3, {"form": "glimpse", "reveals": "2"}), (4, {"teams": "on"}), (8, {})],
)
def test_a_whole_match_has_words_for_everything(language: str, players: int, options_chosen: dict[str, str]) -> None:
    scene = new_match(players, seed=players, **{"reveals": "4", **options_chosen})
    luck, lot = Seeded(1), Seeded(2)
    alike: list[list[str]] = []

    while scene.state.actors != NOBODY:
        seat = next(seat for seat in range(players) if scene.state.actors >> seat & 1)
        assert table(scene, seat, language)
        assert question(scene, seat, language)
        offered = legal(scene.state, seat)
        if lot.below(20) == 0:
            words = choices(scene, seat, language)
            alike += [words] if len(set(words)) != len(words) else []
        apply(scene.state, seat, offered[lot.below(len(offered))], luck)

    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    for reader in range(SPECTATOR, players):
        lines = text_for(reader, language).outcome(GAME.view(scene.state, reader), outcome)
        assert len(lines) == (1 if players == 1 else players + 1)
        assert told(scene, reader, language)
    assert alike == []
