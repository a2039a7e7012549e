"""What the browser is told about games, about this build, and about every event."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from nightlight.build import version_line
from nightlight.core.event import SPECTATOR
from nightlight.core.game import PLAYERS
from nightlight.games import GAMES, rules_text
from nightlight.server.http.listings import game_info
from nightlight.server.http.pages import fingerprint
from nightlight.server.operations.server_process import ServerProcess
from nightlight.server.tables.cursors import Cursors
from nightlight.server.tables.table_info import table_info
from nightlight.server.tables.updates import Reader, Updates
from nightlight.wire.messages import TableInfo
from nightlight.words.bundle import LANGUAGES
from server.house import Served, Story, Visitor, begun, guest_of, table_for


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_names_a_clause_of_the_rules(game: str) -> None:
    clauses = game_info(game).clauses

    assert list(clauses) == [news.name for news in GAMES[game].gazette.all]
    assert [clause for clause in clauses.values() if clause not in rules_text(game)] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_quick_match_can_be_played_and_is_not_the_usual_one(game: str) -> None:
    short = {option.name: option.quick for option in game_info(game).options if option.quick is not None}

    setup = GAMES[game].setup(GAMES[game].players[0], short)

    assert all(setup.options[name] == value for name, value in short.items())
    assert all(option.quick != option.default for option in game_info(game).options)


@pytest.mark.parametrize("game", GAMES)
def test_what_an_option_needs_can_be_chosen(game: str) -> None:
    known = {option.name: option for option in GAMES[game].options}
    fewest, most = GAMES[game].players

    for option in game_info(game).options:
        if option.needs is not None and option.needs.option == PLAYERS:
            assert fewest <= int(option.needs.value) <= most
        elif option.needs is not None:
            assert known[option.needs.option].takes(option.needs.value)


@pytest.mark.parametrize("game", GAMES)
def test_an_option_whose_numbers_are_seats_offers_every_seat(game: str) -> None:
    seats = [option for option in game_info(game).options if option.seats]

    offered = [{value for value in option.values if value.isdecimal()} for option in seats]

    assert offered == [{str(seat) for seat in range(GAMES[game].players[1])}] * len(seats)


async def test_the_clauses_are_told_over_http(served: Served) -> None:
    games = (await served.client().get("/api/games")).json()

    assert {game["id"]: game["clauses"] for game in games} == {each: game_info(each).clauses for each in GAMES}


async def test_a_page_learns_which_build_runs(served: Served) -> None:
    told = (await served.client().get("/api/version")).json()

    assert told == {"version": version_line(), "pages": fingerprint()}


def test_the_fingerprint_is_the_note_of_the_build(tmp_path: Path) -> None:
    assert fingerprint(tmp_path) == ""

    (tmp_path / ".fingerprint").write_text("3f2a\n")

    assert fingerprint(tmp_path) == "3f2a"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_its_place_among_the_words(game: str, language: str) -> None:
    story = begun(game, "ann" if GAMES[game].players[1] == 1 else "ann bob")
    choices = random.Random(8)  # noqa: S311
    for _ in range(40):
        deciders = [] if story.state.raced() else story.state.deciders()
        if deciders:
            story.answer(deciders[0], choices.randrange(len(story.match.legal(deciders[0]))))

    for seat in (0, SPECTATOR):
        told = json.loads(Updates(story.state, Cursors(b"key")).of(Reader(seat, language)) or b"{}")
        assert len(told["words"]["events"]) == len(told["events"]) > 0


@pytest.mark.limits(grace_seconds=7)
async def test_the_table_says_how_long_others_wait(house: ServerProcess) -> None:
    ann, ben = await guest_of(house, "Ann"), await guest_of(house, "Ben")
    visitor = await Visitor(house, ann).join(await table_for(house, ann, ben))

    assert [told["grace"] for told in visitor.messages("table")] == [7]


def test_how_long_others_wait_is_said_as_it_is_set() -> None:
    info = table_info(Story().state, None, 90)

    assert isinstance(info, TableInfo)
    assert info.grace == 90
