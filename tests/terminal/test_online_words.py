"""What a client of a server must know by itself: addresses, reasons, commands, and what was typed so far."""

from __future__ import annotations

import io
import os
import pty
import select
from pathlib import Path
from queue import SimpleQueue

import pytest

from nightlight.terminal.commands import Command
from nightlight.terminal.mistake import Mistake
from nightlight.terminal.online import address, identity
from nightlight.terminal.online.commands import Order, Orders
from nightlight.terminal.online.connection import Lost, decoded
from nightlight.terminal.online.console import Console
from nightlight.terminal.online.entries import Draft, Typed, listen
from nightlight.terminal.online.identity import Identity
from nightlight.terminal.online.refusals import PRESSES, refusal
from nightlight.terminal.online.sight import Place, Sight
from nightlight.terminal.screen import Gone
from nightlight.wire.messages import Chat, Clocks, Presence, Reason, SeatInfo, TableInfo, Update, Words
from nightlight.words.bundle import LANGUAGES
from nightlight.words.bundle import Words as Translator


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things_at_a_table(language: str) -> None:
    words = Translator(language, strict=True)
    keys = [f"command-{each.value}" for each in [*Command, *Order]]

    typed = [form.strip() for key in [*keys, "command-more"] for form in words(key).split(",")]

    assert sorted(typed) == sorted(set(typed))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_the_server_has_words(language: str) -> None:
    words = Translator(language, strict=True)

    said = [refusal(words, reason) for reason in Reason]

    assert len(set(said)) == len(said)
    assert all(refusal(words, "press", detail=why) for why in PRESSES)
    assert refusal(words, "from-a-newer-server") == words("online-refused")
    assert "DG-3.1" in refusal(words, "illegal", "DG-3.1")


@pytest.mark.parametrize(
    ("typed", "base", "table", "socket"),
    [
        ("http://host:8000", "http://host:8000", None, "ws://host:8000/ws/tables/x"),
        ("host:8000/", "http://host:8000", None, "ws://host:8000/ws/tables/x"),
        ("https://host/t/a-b_c", "https://host", "a-b_c", "wss://host/ws/tables/x"),
        ("https://host:443/games/t/abc/", "https://host/games", "abc", "wss://host/games/ws/tables/x"),
        ("http://[::1]:8000", "http://[::1]:8000", None, "ws://[::1]:8000/ws/tables/x"),
    ],
)
def test_an_address_may_be_a_link_to_a_table(typed: str, base: str, table: str | None, socket: str) -> None:
    place, found = address.read(typed)

    assert (place.base, found, place.socket("x")) == (base, table, socket)


@pytest.mark.parametrize("typed", ["", "ftp://host", "http://", "http://host:port", "http://host:70000"])
def test_what_is_no_address_is_refused(typed: str) -> None:
    with pytest.raises(Mistake) as caught:
        address.read(typed)

    assert caught.value.key == "online-address"


def test_identities_are_kept_for_each_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NIGHTLIGHT_DATA", str(tmp_path))

    identity.keep("http://one", Identity("Ann", "a"))
    identity.keep("http://two", Identity("Anna", "b"))

    assert identity.known("http://one") == Identity("Ann", "a")
    assert identity.known("http://two") == Identity("Anna", "b")
    assert identity.known("http://three") is None
    (tmp_path / "servers.json").write_text("{", "utf-8")
    assert identity.known("http://one") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_known_in_every_language(language: str) -> None:
    words = Translator(language, strict=True)
    orders = Orders(words)

    local = {order: words(f"command-{order.value}").split(",")[0] for order in Order}

    assert [orders.read(word) for word in local.values()] == [(order, "") for order in local]
    assert orders.read("SAY  boo who") == (Order.SAY, "boo who")
    assert orders.read("undo") == (Command.UNDO, "")
    assert orders.read("start now") is None
    assert orders.read("7") is None


def test_a_line_can_be_corrected_while_it_is_typed() -> None:
    draft = Draft()

    for typed in ("saz", "\x7fy żółw", "\x1b[A", "\r", "forget me\x15", "\x04", "1\n2\n3"):
        draft.type(typed)

    assert (draft.entries, draft.text, draft.ended) == (["say żółw", "1", "2"], "3", True)


def test_what_was_typed_last_counts_at_the_end_of_the_input() -> None:
    draft = Draft()

    draft.type("1\n2")
    draft.type("")

    assert (draft.entries, draft.ended) == (["1", "2"], True)


def test_news_do_not_disturb_what_is_being_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", "1")
    outside, inside = pty.openpty()
    with os.fdopen(inside, encoding="utf-8") as source, os.fdopen(os.dup(inside), "w", encoding="utf-8") as target:
        console = Console(source, target)
        with console.open():
            console.prompt()
            console.take(Typed("say bo"))
            console.prompt()
            console.line("Ben creeps into the Attic.")
            console.prompt()
            console.take(Typed("o\r"))
            entry = console.entry()
        target.flush()
        shown = ""
        while not shown.endswith("boo\r\n") and select.select([outside], [], [], 10)[0]:
            shown += os.read(outside, 4096).decode()
        os.close(outside)

    assert entry == "say boo"
    assert shown.endswith("Ben creeps into the Attic.\r\n> say bo\r\x1b[J> say boo\r\n")


def test_the_keys_of_a_terminal_are_lines_for_whoever_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    outside, inside = pty.openpty()
    with os.fdopen(inside, encoding="utf-8") as source, os.fdopen(os.dup(inside), "w", encoding="utf-8") as target:
        console = Console(source, target)
        with console.open():
            os.write(outside, "Анна\r2\r\x04".encode())
            entries = [console.ask(), console.ask()]
            with pytest.raises(Gone):
                console.ask()
        os.close(outside)

    assert entries == ["Анна", "2"]


def test_a_reader_takes_nothing_of_what_is_opened_after_its_source_was_closed() -> None:
    for _ in range(100):  # it is a race that was lost about every second time
        typed: SimpleQueue[Typed] = SimpleQueue()
        (inside, outside) = os.pipe()
        with os.fdopen(inside, encoding="utf-8") as source:
            listen(source, typed.put)
        (next_inside, next_outside) = os.pipe()
        os.write(next_outside, b"later")
        os.write(outside, b"earlier")
        os.close(outside)

        assert [typed.get(timeout=20), typed.get(timeout=20)] == [Typed("earlier"), Typed("")]
        assert os.read(next_inside, 100) == b"later"
        os.close(next_inside)
        os.close(next_outside)


def test_what_happens_while_somebody_is_asked_comes_later() -> None:
    console = Console(io.StringIO("Ann\n"), io.StringIO())
    console.post(Lost(1))

    with console.open():
        entry = console.ask()

    assert entry == "Ann"
    assert console.next() == Lost(1)


def test_a_pause_without_news_ends() -> None:
    console = Console(io.StringIO(), io.StringIO())

    assert console.next(0.01) is None


def update(*events: str, fresh: bool = False) -> Update:
    return Update(seat=0, cursor="", events=[], fresh=fresh, words=Words("", list(events)))


def test_what_is_told_again_is_no_news() -> None:
    place = Place()

    place.hear(update("one", fresh=True))
    place.hear(update("two"))
    first = place.news()
    place.hear(update("one", "two", "three", fresh=True))
    second = place.news()
    place.hear(update("one", fresh=True))

    assert (first, second, place.news()) == (["one", "two"], ["three"], [])
    assert place.log == ["one"]


def table(*seats: SeatInfo) -> TableInfo:
    return TableInfo(
        table="x",
        code="QQQQQQ",
        game="nightmarium",
        rules_version=1,
        players=len(seats),
        options={},
        visibility="private",
        stage="playing",
        seats=list(seats),
        host=True,
        spectators=True,
        promise="",
        secret=None,
        words=[],
        grace=60,
    )


def test_whoever_comes_or_goes_is_noticed_but_for_oneself() -> None:
    sight = Sight(Translator("en"))
    ann = SeatInfo(name="Ann", kind="person", yours=True)
    sight.hear_table(table(ann, SeatInfo(name="Ben", kind="person"), SeatInfo(name="Bot 3", kind="bot")))

    changes = [
        sight.hear_presence(Presence(seats=seats, spectators=0))
        for seats in ([True, False, False], [True, True, False])
    ]
    changes.append(sight.hear_presence(Presence(seats=[False, False, False], spectators=0)))

    assert changes == [[], [(1, True)], [(1, False)]]
    assert [sight.name(seat) for seat in range(3)] == ["Ann", "Ben", "Bot 3"]


def test_a_clock_runs_on_between_two_words_about_it() -> None:
    now = 100.0
    sight = Sight(Translator("en"), lambda: now)
    sight.hear_clocks(Clocks(left=[60_000, None], running=[0]))
    now += 12

    assert [sight.time_left(seat) for seat in (0, 1)] == [48, None]


def test_what_was_said_before_a_break_is_not_said_again() -> None:
    sight = Sight(Translator("en"))

    heard = [sight.hear_chat(Chat(name="Ben", text="boo", at=at)) for at in (5, 6, 5, 6, 7)]

    assert heard == [True, True, False, False, True]


def test_messages_and_fields_of_a_newer_server_are_ignored() -> None:
    assert decoded('{"type": "weather", "rain": true}') is None
    assert decoded("no JSON") is None
    assert decoded('{"type": "presence", "seats": [true], "spectators": 2, "mood": "calm"}') == Presence(
        seats=[True], spectators=2
    )
