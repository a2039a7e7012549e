"""The document of the protocol and the browser's types say what the structs say."""

from __future__ import annotations

import json
import re
import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import msgspec
import pytest
from msgspec import Meta, Struct

import protocol
from environment import ROOT
from nightlight.wire import api, messages


class Mood(StrEnum):
    """How somebody feels."""

    CALM = "calm"  # for now
    AFRAID = "afraid"


class Terms(Struct):
    """What was agreed on."""

    seconds: int
    increment: int = 0


class OpenTable(Struct, forbid_unknown_fields=True):
    """A table is wished for."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]  # by its id
    seats: Annotated[list[Annotated[int, Meta(ge=0, le=30)]], Meta(max_length=4)]
    terms: Terms | None = None


class Opened(Struct, omit_defaults=True):
    """There is a table."""

    table: str
    scores: list[int | None]
    mood: Mood = Mood.CALM
    next: str | None = None


HERE = protocol.Protocol([sys.modules[__name__]])
NAME = __name__.rsplit(".", maxsplit=1)[-1]
DOCUMENT = (ROOT / protocol.DOCUMENT).read_text("utf-8")
CONVERSATION = re.findall(r"^(->|<-) (.*(?:\n    .*)*)", DOCUMENT, re.MULTILINE)
TOLD = msgspec.json.Decoder(messages.AnyMessage)


def test_the_files_are_what_the_messages_say() -> None:
    made = protocol.made()

    kept = {path: (ROOT / path).read_text("utf-8") for path in made}

    assert kept == made, f"renew them with: {protocol.RENEW}"


def test_an_edited_file_is_found_and_the_command_that_renews_it_is_named(tmp_path: Path) -> None:
    protocol.write(tmp_path)
    protocol.check(tmp_path)
    with (tmp_path / protocol.DOCUMENT).open("a", encoding="utf-8") as file:
        file.write("And one more thing.\n")

    with pytest.raises(SystemExit) as stopped:
        protocol.check(tmp_path)

    assert "docs/protocol.md no longer" in str(stopped.value)
    assert str(stopped.value).endswith("scripts/protocol.py write")


def test_a_missing_file_is_found(tmp_path: Path) -> None:
    protocol.write(tmp_path)
    (tmp_path / protocol.TYPES).unlink()

    with pytest.raises(SystemExit, match=r"^web/src/lib/connection/messages\.ts no longer"):
        protocol.check(tmp_path)


def test_every_message_and_every_object_is_told_of_once() -> None:
    headings = re.findall(r"^### (.*)$", DOCUMENT, re.MULTILINE)
    spoken = protocol.Protocol([messages])
    asked = protocol.Protocol([messages, api])

    tags = [f"`{protocol.tag_of(struct)}`" for struct in [*spoken.all("sent"), *spoken.all("told")]]
    everything = [struct for chapter in ("sent", "told", "parts") for struct in asked.all(chapter)]
    objects = [f"Object {struct.__name__}" for struct in everything if protocol.tag_of(struct) is None]

    assert sorted(headings) == sorted(tags + objects)


def test_the_unions_of_the_browser_are_those_of_the_server() -> None:
    types = (ROOT / protocol.TYPES).read_text("utf-8")

    unions = dict(re.findall(r"^export type (\w+) =((?:\n  \| \w+)+);", types, re.MULTILINE))

    assert re.findall(r"\w+", unions["ClientMessage"]) == [each.__name__ for each in messages.AnyRequest.__args__]
    assert re.findall(r"\w+", unions["ServerMessage"]) == [each.__name__ for each in messages.AnyMessage.__args__]


def test_whatever_the_types_name_is_exported_or_built_in() -> None:
    types = re.sub(r'/\*\*.*?\*/|//.*|"[^"]*"', "", (ROOT / protocol.TYPES).read_text("utf-8"))

    exported = re.findall(r"^export (?:type|interface) (\w+)", types, re.MULTILINE)
    named = re.findall(r"(?:^  \w+\??:|^  \|)(.*);?$", types, re.MULTILINE)
    used = set(re.findall(r"\w+", " ".join(named)))

    assert len(exported) == len(set(exported))
    assert used - set(exported) <= {"string", "number", "boolean", "null", "unknown", "Record"}


def test_links_inside_the_document_lead_to_headings() -> None:
    headings = re.findall(r"^#+ (.*)$", DOCUMENT, re.MULTILINE)
    anchors = [re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-") for heading in headings]

    links = re.findall(r"\]\(#([^)]+)\)", DOCUMENT)

    assert links
    assert [link for link in links if anchors.count(link) != 1] == []


@pytest.mark.parametrize("said", [said for arrow, said in CONVERSATION if arrow == "->"])
def test_the_server_understands_what_the_client_of_the_document_says(said: str) -> None:
    request = messages.decoded(said)

    assert protocol.tag_of(type(request)) == json.loads(said)["type"]


@pytest.mark.parametrize("said", [said for arrow, said in CONVERSATION if arrow == "<-"])
def test_the_server_could_have_said_what_it_says_in_the_document(said: str) -> None:
    message = TOLD.decode(said)

    assert json.loads(messages.encoded(message)) == json.loads(said)


def test_every_reason_of_refusal_is_explained_in_the_prose() -> None:
    prose = DOCUMENT.partition("## What a client sends")[0]

    assert [reason for reason in messages.Reason if f"`{reason}`" not in prose] == []


def test_bodies_without_a_type_of_message_have_their_chapters() -> None:
    chapters = {name.removeprefix(f"{NAME}_"): kinds for name, kinds in HERE.chapters.items()}

    assert chapters == {"sent": [OpenTable], "told": [Opened], "parts": [Terms], "names": [Mood]}


def test_what_a_client_sends_may_leave_out_what_has_a_default() -> None:
    assert protocol.interface(HERE, OpenTable).splitlines() == [
        "/** A table is wished for. */",
        "export interface OpenTable {",
        "  /** by its id */",
        "  game: string;",
        "  seats: number[];",
        "  terms?: Terms | null;",
        "}",
    ]
    assert "  increment?: number;" in protocol.interface(HERE, Terms)


def test_what_the_server_leaves_out_is_never_null() -> None:
    assert protocol.interface(HERE, Opened).splitlines() == [
        "/** There is a table. */",
        "export interface Opened {",
        "  table: string;",
        "  scores: (number | null)[];",
        "  mood?: Mood;",
        "  next?: string;",
        "}",
    ]


def test_what_the_server_does_not_leave_out_is_always_there() -> None:
    known = protocol.Protocol([messages])

    assert "  clock: ClockTerms | null;" in protocol.interface(known, messages.TableInfo)
    assert "  yours: boolean;" in protocol.interface(known, messages.SeatInfo)


def test_limits_defaults_and_comments_stand_in_the_tables() -> None:
    wished, told = protocol.section(HERE, OpenTable), protocol.section(HERE, Opened)

    assert "| `game` | text of at least 1 and at most 40 characters |  | by its id |" in wished
    assert "| `seats` | list of whole numbers from 0 to 30, at most 4 of them |  |  |" in wished
    assert "| `terms` | [Terms](#object-terms) or null | none |  |" in wished
    assert "| `scores` | list of (whole numbers or null) |  |  |" in told
    assert '| `mood` | [Mood](#mood) | `"calm"` |  |' in told


def test_an_enumeration_is_a_table_of_its_values_and_a_union_of_literals() -> None:
    assert protocol.section(HERE, Mood).endswith("| `calm` | for now |\n| `afraid` |  |")
    assert protocol.enumeration(Mood).endswith('export type Mood =\n  | "calm"\n  | "afraid";')


def test_two_modules_share_one_document_and_what_both_name_is_told_once() -> None:
    both = protocol.Protocol([messages, sys.modules[__name__]])

    types = protocol.types_file(both, ["a.messages", "a.api"])

    assert types.startswith("// made from src/a/messages.py, src/a/api.py by scripts/protocol.py\n")
    assert types.count("export interface OpenTable {") == 1
    assert "| OpenTable" not in types


def test_a_module_without_a_place_in_the_template_is_found() -> None:
    with pytest.raises(SystemExit, match=rf"has no place for \${NAME}_sent, "):
        protocol.document(HERE)


def test_a_struct_without_a_sentence_is_found() -> None:
    bare = msgspec.defstruct("Bare", [("seat", int)])

    with pytest.raises(SystemExit, match=r"Bare has no docstring"):
        protocol.sentence(bare)
