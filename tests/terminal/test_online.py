"""Matches at a server, at a prompt: a real server, and the program as people start it."""

from __future__ import annotations

import io
import os
import re
import stat
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from nightlight.cli import main
from nightlight.play.journal import Journal
from nightlight.play.verify import verify
from nightlight.terminal.online import identity
from nightlight.terminal.online.identity import Identity
from nightlight.words.bundle import LANGUAGES
from server.client import Guest
from server.halting import halted
from server.running import AS_SHIPPED, Server, free_port, running
from terminal.terminals import Terminal, code_in, keyboard_and_screen, link_in, run, terminal

GAME = "dont-go-in-there"
CHAMBER = "komnata-strachu"
SHORT = ("--option", "turns=6", "--option", "start_player=0")
ONES = ["1"] * 300
QUESTION = "Where does your meeple go?"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with running(f"sqlite:///{folder / 'tables.db'}", folder / "log") as server:
        yield server


@pytest.fixture
def people() -> Iterator[ExitStack]:
    with ExitStack() as people:
        yield people


def two(people: ExitStack, server: Server, folder: Path) -> tuple[Terminal, Terminal, str]:
    """Ann, who opened a table, and Ben, who joined it by its code; the link to it."""
    ann = people.enter_context(terminal(folder / "ann", GAME, "--server", server.url, "--seats", "Ann,free", *SHORT))
    room = ann.wait_for("a bot plays for you until you come back")
    ben = people.enter_context(
        terminal(folder / "ben", "--server", server.url, "--table", code_in(room), "--name", "Ben")
    )
    ben.wait_for("Ben (you)")
    ann.wait_for("Ben")
    return ann, ben, link_in(room)


class Here:
    """The program within this process, for visits that need no second screen."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def visit(self, folder: Path, *arguments: str, typed: str = "") -> tuple[int, str, str]:
        """The exit code, what was shown and what was complained about."""
        self.monkeypatch.setenv("NIGHTLIGHT_DATA", str(folder))
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(["--lang", "en", "play", *arguments])
        shown = self.capsys.readouterr()
        return code, shown.out, shown.err


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Here:
    return Here(monkeypatch, capsys)


def test_a_match_against_a_bot_is_played_to_its_end(server: Server, tmp_path: Path) -> None:
    played = run(tmp_path, GAME, "--server", server.url, "--seats", "Ann,bot", *SHORT, typed="\n".join(ONES))

    path = next((tmp_path / "matches").glob("*.jsonl"))
    assert (played.returncode, played.stderr) == (0, "")
    assert "The match is over." in played.stdout
    assert Journal.read(path).over
    assert verify(path).honest


def test_the_goal_and_a_hint_are_told_at_a_server_as_well(server: Server, tmp_path: Path) -> None:
    typed = "\n".join(["hint", "?", *ONES])

    played = run(tmp_path, GAME, "--server", server.url, "--seats", "Ann,bot", *SHORT, typed=typed)

    assert (played.returncode, played.stderr) == (0, "")
    assert played.stdout.count("The goal: end with the fewest curses.") == 2
    assert re.search(r"A bot would choose \d+: .+\nIt goes by the curses and ghosts to expect", played.stdout)


def test_several_cards_are_exchanged_at_once_at_a_server_as_well(
    server: Server, tmp_path: Path, people: ExitStack
) -> None:
    seats = ("--seats", "Ann,bot", "--option", "first_player=0")
    ann = people.enter_context(terminal(tmp_path / "ann", "nightmarium", "--server", server.url, *seats))
    offered = ann.wait_for("draw half as many")

    ann.type(re.findall(r"(\d+)\. Exchange: ", offered)[-1])
    ann.wait_for("Choose 1 to 5")
    ann.type("1 2 3")
    ann.wait_for("Press Enter to confirm, or type other numbers.")
    ann.type("4 2")
    ann.wait_for("Discard 2 cards and draw 1: ")
    ann.type("")

    ann.wait_for("You discard 2 cards and draw 1.")
    ann.wait_for("Your last action of this turn")
    ann.type("discard")
    ann.wait_for("The discard pile holds 2 cards:")


def test_arrows_are_typed_by_the_compass_at_a_server_as_well(server: Server, tmp_path: Path, people: ExitStack) -> None:
    seats = ("--seats", "Ann,bot", "--option", "first_phase=day")
    ann = people.enter_context(terminal(tmp_path / "ann", "straszydla", "--server", server.url, *seats))
    ann.wait_for("1. ")  # a Suburb
    ann.type("1")
    ann.wait_for("Arrow 1 of 3.")
    arrow, side = re.findall(r"1\. (\S+) ([NESWX]+)\. ", ann.wait_for("1. "))[-1]

    ann.type(side.casefold())
    next_question = ann.wait_for("where next?")

    assert f"After {arrow}" in next_question
    assert "Your pact" not in next_question  # the table is not shown again


def test_a_name_is_asked_once_and_kept_where_nobody_else_can_read_it(
    server: Server, tmp_path: Path, here: Here
) -> None:
    _, first, _ = here.visit(tmp_path, "--server", server.url, typed="Ann\n")
    _, second, _ = here.visit(tmp_path, "--server", server.url)

    kept = tmp_path / "servers.json"
    assert "What is your name? It will be remembered" in first
    assert second.startswith("Welcome, Ann!")
    assert os.name != "posix" or stat.S_IMODE(kept.stat().st_mode) == 0o600


def test_the_menu_opens_a_table_with_the_questions_of_the_offline_menu(
    server: Server, tmp_path: Path, here: Here
) -> None:
    visit = ("--server", server.url, "--name", "Ann")
    _, played, _ = here.visit(tmp_path, *visit, typed="1\n1\n2\n\n1\n\nwho\nquit\n")

    _, again, _ = here.visit(tmp_path, *visit, typed="1\nquit\n")

    assert "Bot 2, a bot (greedy)" in played
    assert "  1. Continue: Don't Go In There with Ann, Bot 2 (code " in again
    assert QUESTION in again or "Waiting for Bot 2." in again


def test_the_menu_leads_to_tables_of_others(server: Server, tmp_path: Path, here: Here) -> None:
    ann = Guest(server.url, "Ann")
    private = ann.open(GAME, 3)
    visit = ("--server", server.url, "--name", "Ben")

    _, wrong, _ = here.visit(tmp_path, *visit, typed="2\nQQQQQQ\nquit\n")
    _, joined, _ = here.visit(tmp_path, *visit, typed=f"2\n{private['code'].lower()}\nleave\n")

    assert "Table not found." in wrong
    assert "2. Ben (you)" in joined
    assert private["table"] in joined


def test_the_time_that_is_left_stands_below_the_question(server: Server, tmp_path: Path, here: Here) -> None:
    ann = Guest(server.url, "Ann")
    clock = {"kind": "decision", "seconds": 90, "increment": 0}
    table = ann.open(GAME, 2, clock=clock, options={"start_player": "0"}, start=True)
    here.monkeypatch.setenv("NIGHTLIGHT_DATA", str(tmp_path))
    identity.keep(server.url, Identity("Ann", ann.cookie))

    _, shown, _ = here.visit(tmp_path, "--server", f"{server.url}/t/{table['table']}", typed="table\n")

    assert "Time left: 1:" in shown.partition(QUESTION)[2]


def test_another_match_follows_at_the_same_table(server: Server, tmp_path: Path, here: Here) -> None:
    chamber = (CHAMBER, "--server", server.url, "--seats", "Ann", "--option", "reveals=1")

    code, shown, _ = here.visit(tmp_path, *chamber, typed="1\nagain\n1\n\n")

    assert code == 0
    assert shown.count("The match is over.") == 2
    assert len(list((tmp_path / "matches").glob("*.jsonl"))) == 2


def test_two_terminals_play_each_other(server: Server, tmp_path: Path, people: ExitStack) -> None:
    ann, ben, _ = two(people, server, tmp_path)

    ann.type("luck owls are watching", "start", *ONES)
    ben.type(*ONES)
    ann.wait_for("The match is over.")
    ben.wait_for("The match is over.")

    journal = Journal.read(next((tmp_path / "ben" / "matches").glob("*.jsonl")))
    assert (ann.end(), ben.end()) == (0, 0)
    assert journal.names == ["Ann", "Ben"]
    assert journal.header.luck.words == ["owls are watching"]
    assert "Ben creeps into" in ann.shown
    assert "Ann creeps into" in ben.shown


def test_an_answer_is_taken_back_if_the_other_one_agrees(server: Server, tmp_path: Path, people: ExitStack) -> None:
    ann, ben, _ = two(people, server, tmp_path)
    ann.type("start", "1")
    ben.wait_for(QUESTION)

    ann.type("undo")
    ben.wait_for("Ann would like to undo the last move.")
    ben.type("no")
    ann.wait_for("Your move stands")
    ann.type("undo")
    ben.wait_for("Ann would like to undo the last move.")
    ben.type("yes")

    ann.wait_for("A move was undone.")
    ben.wait_for("A move was undone.")
    ann.wait_for(QUESTION)


def test_what_is_said_is_heard_and_who_is_there_is_known(server: Server, tmp_path: Path, people: ExitStack) -> None:
    ann, ben, _ = two(people, server, tmp_path)

    ben.type("say boo, who goes there?", "who")

    ann.wait_for("Ben: boo, who goes there?")
    ben.wait_for("1. Ann (here)")
    ben.wait_for("2. Ben (you)")


def test_a_bot_plays_for_whoever_leaves_until_they_come_back(server: Server, tmp_path: Path, people: ExitStack) -> None:
    ann, ben, link = two(people, server, tmp_path)
    ann.type("start")
    ann.wait_for(QUESTION)

    ann.type("leave")
    left = ann.wait_for(link)
    ben.wait_for_all("Ann has left.", QUESTION)  # the bot has answered
    ben.type("who")
    ben.wait_for("1. Ann (away, a bot is playing)")
    back = people.enter_context(terminal(tmp_path / "ann", "--server", link))
    ben.wait_for("Ann is here.")
    ben.type("1")

    assert "Come back with:" in left
    assert ann.end() == 0
    back.wait_for(QUESTION)


def test_the_host_seats_people_and_bots(server: Server, tmp_path: Path, people: ExitStack) -> None:
    ann = people.enter_context(
        terminal(tmp_path, "nightmarium", "--server", server.url, "--seats", "Ann,free,free,bot", "--open")
    )
    ann.wait_for("a bot plays for you until you come back")

    ann.type("bot 2 uniform")
    ann.wait_for("2. Bot 2, a bot (uniform)")
    ann.type("bot 3 genius")
    ann.wait_for('There is no bot "genius".')
    ann.type("stand 2")
    ann.wait_for("2. free")
    ann.type("sit 2")
    ann.wait_for("2. Ann 2 (you, host)")
    ann.type("sit 1")
    ann.wait_for("Somebody else was faster: that is already taken.")
    ann.type("sit 9")
    ann.wait_for("Seats are 1 to 4.")
    ann.type("start")

    ann.wait_for("Please pass the screen to")


def test_people_at_one_screen_look_one_after_the_other(server: Server, tmp_path: Path, here: Here) -> None:
    _, shown, _ = here.visit(
        tmp_path, GAME, "--server", server.url, "--seats", "Ann,Ben", *SHORT, typed="\n1\n\n1\nquit\n"
    )

    first, _, second = shown.partition("Please pass the screen to Ben.")
    assert "Please pass the screen to Ann." in first
    assert f"Ann: Your turn. {QUESTION}" in first
    assert f"Ben: Your turn. {QUESTION}" in second
    assert "Ann creeps into" in second
    assert "Ann creeps into" not in first


def test_a_server_that_dies_and_comes_back_interrupts_nothing(tmp_path: Path, people: ExitStack) -> None:
    server = people.enter_context(running(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log"))
    ann, ben, _ = two(people, server, tmp_path)
    ann.type("start", "1")
    ben.type("1")
    ann.wait_for("Ben creeps into")

    server.kill()
    ann.wait_for("Connection lost.")
    ben.wait_for("Connection lost.")
    ann.type(*ONES)
    ben.type(*ONES)
    server.start()

    ann.wait_for("Connected again.")
    ann.wait_for("The match is over.")
    ben.wait_for("The match is over.")
    assert (ann.end(), ben.end()) == (0, 0)


def test_a_server_that_stops_says_so(tmp_path: Path, people: ExitStack) -> None:
    server = people.enter_context(running(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log"))
    ann = people.enter_context(terminal(tmp_path / "ann", GAME, "--server", server.url, "--seats", "Ann,bot", *SHORT))
    ann.wait_for(QUESTION)

    server.stop()

    ann.wait_for("The server is shutting down.")
    ann.wait_for("Connection lost.")
    ann.type("quit")
    assert ann.end() == 0


def test_a_spectator_who_is_sent_away_for_a_while_comes_back(tmp_path: Path, people: ExitStack) -> None:
    limits = AS_SHIPPED | {"overloaded_ms": 300}
    server = people.enter_context(running(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", limits))
    ann = people.enter_context(terminal(tmp_path / "ann", GAME, "--server", server.url, "--seats", "Ann,bot", *SHORT))
    ann.wait_for(QUESTION)
    ann.type("who")
    link = link_in(ann.wait_for("/t/"))
    eve = people.enter_context(terminal(tmp_path / "eve", "--server", link, "--watch", "--name", "Eve"))
    eve.wait_for("Waiting for Ann.")

    with halted(server):
        eve.wait_for("players come first")
        eve.wait_for("Trying again in")

    eve.wait_for("Connected again.")
    eve.type("quit")
    ann.type("quit")
    assert (eve.end(), ann.end()) == (0, 0)


def test_a_race_is_run_by_keys_and_by_lines(server: Server, tmp_path: Path, people: ExitStack) -> None:
    seats = ("--seats", "Ann,free", "--option", "reveals=1", "--option", "specials=")
    ann = people.enter_context(keyboard_and_screen(tmp_path / "ann", CHAMBER, "--server", server.url, *seats))
    link = link_in(ann.wait_for("/t/"))
    ben = people.enter_context(terminal(tmp_path / "ben", "--server", link, "--name", "Ben"))
    ann.wait_for("2. Ben")

    ann.strike("start\r")
    ann.wait_for("Your tokens")
    ben.wait_for("Type the numbers of your tokens in order")
    ann.strike("5\r")
    ann.wait_for("Ann hits the switch!")
    ben.wait_for("Ann hits the switch!")
    ben.type("12")

    assert "Ann: " in ben.wait_for("The photo finish:") + ben.wait_for("The match is over.")
    ann.wait_for("The photo finish:")
    ann.wait_for("The match is over.")
    ann.strike("\r")
    ann.wait_for("Good night!")


def test_what_is_typed_stays_when_news_come(server: Server, tmp_path: Path, people: ExitStack) -> None:
    ann = people.enter_context(
        keyboard_and_screen(tmp_path / "ann", GAME, "--server", server.url, "--seats", "Ann,free")
    )
    link = link_in(ann.wait_for("/t/"))

    ann.strike("say bo")
    ben = people.enter_context(terminal(tmp_path / "ben", "--server", link, "--name", "Ben"))
    ann.wait_for("2. Ben")
    ann.strike("o\r")

    ben.wait_for("Ann: boo")


UNKNOWN = {"en": "No server answers at", "pl": "nie odpowiada żaden serwer", "ru": "сервер не отвечает"}
WRONG = {"en": "Table not found.", "pl": "Nie znaleziono stołu.", "ru": "Стол не найден."}
FULL = {"en": "All seats at this table are taken", "pl": "wszystkie miejsca są zajęte", "ru": "все места заняты"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_goes_wrong_is_one_clear_line(server: Server, tmp_path: Path, here: Here, language: str) -> None:
    table = Guest(server.url, "Ann").open(GAME, 2, start=True)
    full = f"{server.url}/t/{table['table']}"
    nowhere = f"http://127.0.0.1:{free_port()}"
    ben = ("--name", "Ben", "--lang", language)

    visits = [("--server", nowhere), ("--server", server.url, "--table", "QQQQQQ"), ("--server", full)]
    failed = [here.visit(tmp_path, *visit, *ben) for visit in visits]

    expected = [UNKNOWN[language], WRONG[language], FULL[language]]
    assert [code for code, _, _ in failed] == [2, 2, 2]
    assert [said.count("\n") for _, _, said in failed] == [1, 1, 1]
    assert all(words in said for words, (_, _, said) in zip(expected, failed, strict=True))


def test_a_full_table_can_be_watched(server: Server, tmp_path: Path, people: ExitStack) -> None:
    ann = people.enter_context(terminal(tmp_path / "ann", GAME, "--server", server.url, "--seats", "Ann,bot", *SHORT))
    ann.wait_for(QUESTION)
    ann.type("who")
    link = link_in(ann.wait_for("/t/"))

    ben = people.enter_context(terminal(tmp_path / "ben", "--server", link, "--watch", "--name", "Ben"))
    seen = ben.wait_for("Waiting for Ann.")
    ann.type("1")

    assert "Upper floor" in seen
    assert "(you)" not in seen
    ben.wait_for("Ann creeps into")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--server", "ftp://somewhere"), "is not the address of a server"),
        (("--server", "http://host:99999"), "is not the address of a server"),
        (("--server", "http://localhost", "--seed", "7"), "the server provides the luck"),
        (("--server", "http://localhost", GAME, "--table", "QQQQQQ"), "give only --table"),
        (("--table", "QQQQQQ"), "need --server"),
        (("--watch",), "need --server"),
    ],
)
def test_wishes_that_contradict_themselves_are_refused(
    tmp_path: Path, here: Here, arguments: tuple[str, ...], complaint: str
) -> None:
    code, _, said = here.visit(tmp_path, *arguments)

    assert code == 2
    assert complaint in said
