"""The lessons: each can be played by the rules with exactly its luck, and says everything in three languages."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from nightlight.core.errors import BadContent
from nightlight.core.game import AnyGame
from nightlight.games import GAMES, find
from nightlight.play.journal import Journal
from nightlight.play.lesson import END, WELCOME, Lesson, lesson, lesson_path, read_lesson
from nightlight.play.luck import Luck
from nightlight.play.match import PERSON, Match
from nightlight.play.verify import verify
from nightlight.words.bundle import LANGUAGES, Words

LONGEST = 330  # letters that the teacher says at once
GOODBYE = 420  # at the end there is nothing to do but to read
FEWEST_TURNS, MOST_TURNS = 8, 30

HOUSE = """
players = 2
learner = 0
options = { start_player = "0", turns = "6" }
luck = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
[[turn]]
seat = 0
say = "place"
action = { place = { board = "upper", space = 1 } }
"""


def taught(every_game: AnyGame) -> Lesson:
    return lesson(every_game.id)


def test_every_game_has_a_lesson() -> None:
    assert [game_id for game_id in GAMES if not lesson_path(find(game_id)).is_file()] == []


def test_a_lesson_is_a_match_that_the_rules_allow(every_game: AnyGame) -> None:
    plan = taught(every_game)
    match = plan.begin(["?"] * plan.setup.players, PERSON)

    for turn in plan.turns:
        assert turn.action in match.legal(turn.seat), turn.where
        match.answer(turn.seat, turn.action)

    assert [outcome for line in match.journal.outcomes() for outcome in line] == plan.luck
    assert FEWEST_TURNS <= len(plan.own_turns) <= MOST_TURNS


def test_the_learner_has_a_choice_or_is_told_why_not(every_game: AnyGame) -> None:
    plan = taught(every_game)
    match = plan.begin(["?"] * plan.setup.players, PERSON)
    forced = 0
    for turn in plan.turns:
        if turn.seat == plan.learner and len(match.legal(turn.seat)) == 1:
            assert turn.say is not None, f"{turn.where}: there is one option, and nobody explains it"
            forced += 1
        match.answer(turn.seat, turn.action)

    assert forced * 2 < len(plan.own_turns)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_teacher_speaks_every_language(every_game: AnyGame, language: str) -> None:
    plan = taught(every_game)
    words = Words(language, strict=True)

    said = {key: words(key) for key in plan.messages()}

    assert plan.own_turns[0].say is not None
    assert len(said) == len(plan.messages()), "every word is said once"
    too_long = {key: len(text) for key, text in said.items() if len(text) > (GOODBYE if key.endswith(END) else LONGEST)}
    assert too_long == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_translated_that_nobody_says(every_game: AnyGame, language: str) -> None:
    plan = taught(every_game)
    words = lesson_path(every_game).parent / "locales" / f"{language}.ftl"
    lines = words.read_text(encoding="utf-8").splitlines()
    keys = [line.split(" =")[0] for line in lines if line.startswith(plan.key(""))]

    assert sorted(keys) == sorted(plan.messages())


def test_what_was_said_last_holds() -> None:
    plan = lesson("dont-go-in-there")

    assert plan.said_by(plan.own_turns[0]) == plan.own_turns[0].say
    assert plan.said_by(plan.turns[-1]) == plan.own_turns[-1].say
    assert plan.messages()[0] == plan.key(WELCOME)
    assert plan.messages()[-1] == plan.key(END)


# --- a lesson that does not add up


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "lesson.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("players = 2", "players = 9", "lesson.toml: players is a number from 2 to 5, not 9"),
        ("learner = 0", "learner = 2", "lesson.toml: learner is a number from 0 to 1, not 2"),
        ('seat = 0\nsay = "place"', "seat = 1", "lesson.toml: the learner, seat 0, has no turn"),
        ('turns = "6"', "turns = 6", "lesson.toml, options: turns is a text, not 6"),
        ('turns = "6"', 'turns = "7"', "lesson.toml, options: option turns takes 12, 9, 6, not '7'"),
        ("learner = 0", 'learner = 0\nname = "?"', "lesson.toml: unknown key name"),
        ("space = 1", "space = 9", "lesson.toml, turn 1: space is 1 to 4, not 9"),
        ("place = {", "fly = {", "lesson.toml, turn 1: the verbs are place, leave"),
        ('say = "place"', 'say = "Off we go!"', "lesson.toml, turn 1: say is a name of letters"),
        ('say = "place"', 'say = "end"', "lesson.toml, turn 1: say is a name of letters"),
        ("luck = [0, 0", "luck = [0, 99", "given outcome 2 must be from 0 to"),
        ("luck = [0,", "luck = [0, 0,", "lesson.toml: luck has 18 outcomes, but only 17 are asked for"),
        ("luck = [0,", "luck = [", "lesson.toml: luck is asked 17 times up to here, but has 16 outcomes"),
    ],
)
def test_a_lesson_that_does_not_add_up_says_where(tmp_path: Path, old: str, new: str, problem: str) -> None:
    assert HOUSE.count(old) == 1
    read_lesson(find("dont-go-in-there"), written(tmp_path, HOUSE))

    with pytest.raises(BadContent) as error:
        read_lesson(find("dont-go-in-there"), written(tmp_path, HOUSE.replace(old, new)))

    assert problem in str(error.value)


def test_what_the_rules_do_not_allow_is_no_lesson(tmp_path: Path) -> None:
    again = HOUSE + '[[turn]]\nseat = 1\naction = { place = { board = "upper", space = 1 } }\n'

    with pytest.raises(BadContent, match=r"turn 2: place \(DG-3.1\): seat 1 may choose one of"):
        read_lesson(find("dont-go-in-there"), written(tmp_path, again))


def test_the_teacher_speaks_to_the_learner_only(tmp_path: Path) -> None:
    told = HOUSE + '[[turn]]\nseat = 1\nsay = "hush"\naction = { place = { board = "upper", space = 2 } }\n'

    with pytest.raises(BadContent, match="turn 2: the teacher speaks before the learner's turns only"):
        read_lesson(find("dont-go-in-there"), written(tmp_path, told))


def test_what_the_learner_is_not_asked_is_done_without_a_word(tmp_path: Path) -> None:
    quiet = HOUSE + '[[turn]]\nseat = 1\naction = { place = { board = "upper", space = 2 } }\n'
    quiet += '[[turn]]\nseat = 0\nasked = "no"\naction = { place = { board = "middle", space = 1 } }\n'
    plan = read_lesson(find("dont-go-in-there"), written(tmp_path, quiet))

    assert [turn.where for turn in plan.own_turns] == ["lesson.toml, turn 1"]
    with pytest.raises(BadContent, match="turn 3: the teacher speaks before the learner's turns only"):
        read_lesson(
            find("dont-go-in-there"), written(tmp_path, quiet.replace('asked = "no"', 'asked = "no"\nsay = "x"'))
        )


def test_a_question_against_the_clock_is_no_lesson(tmp_path: Path) -> None:
    game = find("komnata-strachu")
    match = Match.start(game, game.setup(2), ["?"] * 2, [PERSON] * 2, Luck.seeded(1))
    ((verb, fields),) = game.verbs.json(match.legal(0)[0]).items()
    luck = f"luck = {match.journal.header.outcomes}"
    raced = f"players = 2\nlearner = 0\noptions = {{}}\n{luck}\n[[turn]]\nseat = 0\n"

    with pytest.raises(BadContent, match="turn 1: this question is raced"):
        read_lesson(game, written(tmp_path, f"{raced}action = {{ {verb} = {toml(fields)} }}\n"))


def toml(fields: object) -> str:
    assert isinstance(fields, dict)
    said = [f'{name} = "{value}"' if isinstance(value, str) else f"{name} = {value}" for name, value in fields.items()]
    return f"{{ {', '.join(said)} }}"


# --- playing on


def test_what_follows_a_lesson_is_sealed_luck_that_can_be_checked(tmp_path: Path) -> None:
    plan = lesson("dont-go-in-there")
    path = tmp_path / "match.jsonl"
    match = plan.begin(["Ann", "Ben", "Cleo"], PERSON, path)
    for turn in plan.turns:
        match.answer(turn.seat, turn.action)

    match = Match.resume(path, find)
    while not match.over:
        seat = next(seat for seat in range(3) if match.legal(seat))
        match.answer(seat, match.legal(seat)[0])

    verdict = verify(path)
    assert Journal.read(path).header.luck.given == plan.luck
    assert (verdict.honest, verdict.given) == (True, min(len(plan.luck), verdict.draws))


def test_another_outcome_than_the_one_given_is_found_out(tmp_path: Path) -> None:
    plan = lesson("dont-go-in-there")
    path = tmp_path / "match.jsonl"
    match = plan.begin(["Ann", "Ben", "Cleo"], PERSON, path)
    while not match.over:
        seat = next(seat for seat in range(3) if match.legal(seat))
        match.answer(seat, match.legal(seat)[0])
    header = match.journal.header
    other = Luck.promised(header.luck.promise, [], [1, *plan.luck[1:]])
    forged = Journal.create(replace(header, luck=other), tmp_path / "forged.jsonl")
    forged.append(match.journal.lines, match.journal.closing)

    verdict = verify(tmp_path / "forged.jsonl")

    assert (verdict.honest, verdict.line) == (False, 1)


@pytest.mark.rule("FD-3.10")
def test_fear_of_the_dark_teaches_strike_a_match_and_keeps_it() -> None:
    plan = lesson("fear-of-the-dark")

    done = [plan.game.verbs.json(turn.action) for turn in plan.own_turns]
    match = plan.begin(["Ann"], PERSON)
    for turn in plan.turns:
        match.answer(turn.seat, turn.action)

    assert {"play": {"card": "strike"}} in done
    assert {"deck": {"card": "strike"}} not in done
    assert match.state.json()["hand"] == {"strike": 1, "move": 2, "scout": 1}
