"""What a client says is understood or refused; what the server says arrives as it was meant."""

from __future__ import annotations

import json
from collections.abc import Iterator

import msgspec
import pytest
from msgspec import Struct

from nightlight.wire import messages
from nightlight.wire.messages import AnyMessage, AnyRequest, Message, Reason, Request, decoded, encoded, refused
from nightlight.wire.terms import ClockTerms

HUGE = 2**31

REQUESTS: dict[str, dict[str, object]] = {
    "hello": {"cursor": "pV1nQm0t7a_X", "language": "pl", "page": True},
    "speak": {"language": "ru", "page": False},
    "sit": {"seat": 0, "name": "Łukasz"},
    "stand": {"seat": 30},
    "invite": {"seat": 1, "bot": "greedy"},
    "agree": {"options": {"turns": "6"}, "clock": {"kind": "decision", "seconds": 60, "increment": 0}},
    "words": {"seat": 1, "words": "abracadabra"},
    "start": {},
    "answer": {"seat": 0, "decision": 41, "option": 3},
    "press": {"seat": 0, "question": 7, "answer": ["skull", "ghost"], "elapsed": 1440.5},
    "ready": {"seat": 0},
    "undo": {"seat": 0},
    "answer-undo": {"seat": 1, "agree": True},
    "say": {"text": "boo"},
    "leave": {"seat": 0},
    "return": {"seat": 0},
    "rematch": {"seat": 0},
    "abandon": {},
    "echo": {"probe": HUGE - 1},
}
MISSING_MEANS_SOMETHING = {"id", "cursor", "language", "page", "name", "elapsed", "clock"}
WRONG: dict[type, list[object]] = {  # for a field of this kind
    int: ["1", "", 1.5, True, None, [], {}, -1, HUGE, 2**64, -(2**64), 10**400],
    str: [1, 1.5, False, None, [], ["x"], {}, "x" * 401],
    bool: [0, 1, "true", None, [], {}],
    dict: ["x", 1, True, None, [], {"turns": 6}, {"x" * 65: "6"}, {"turns": "x" * 401}],
    list: ["x", 1, True, None, {}, [1], [None], [[]], [["x"]], ["x" * 65], ["x"] * 17],
}

DECISION = messages.Decision(3, "action", "NM-3.2", [messages.Move({"draw": {}}, ["deck"], "Draw a card")])
SEATS = [
    messages.SeatInfo(name="Łukasz", kind="person", bot="greedy", yours=True, host=True),
    messages.SeatInfo(name="", kind="free"),
]
MESSAGES: list[Message] = [
    messages.TableInfo(
        table="k3v9x2",
        code="OWLS",
        game="nightmarium",
        rules_version=1,
        players=2,
        options={"creatures": "5"},
        visibility="private",
        stage="playing",
        seats=SEATS,
        host=True,
        spectators=False,
        promise="66840dda",
        secret=None,
        words=["boo"],
        grace=60,
        clock=ClockTerms("match", 300, 5),
        undo=messages.UndoWish(0, [1]),
        rematch=[1],
        next="m4w0y3",
        abandoned="idle",
    ),
    messages.Update(seat=None, cursor="pV1nQm0t7a_X", events=[]),
    messages.Update(
        seat=0,
        cursor="pV1nQm0t7a_X",
        events=[{"drew": {"seat": 1, "card": None}}],
        view={"seat": 0, "hand": [1, 8]},
        prospects={"open": True},
        waiting=[0, 1],
        decision=DECISION,
        undoable=True,
        fresh=True,
        race=messages.Race(7, dark=False, pressed=[1]),
        finish=messages.PhotoFinish(
            messages.RacedCase(
                question=3,
                lines=[messages.RacedSeat(0, takes_part=True, bot=False, round_trip=40, handicap=0)],
                messages=[
                    messages.RacedMessage(1500, 0, question=3, answer=["skull"], elapsed=1449.5, time=1450),
                    messages.RacedMessage(1700, 0, question=3, answer=["skull"], elapsed=1690, rejected="second"),
                    messages.RacedMessage(1900, 0, line="lost"),
                ],
                resolved=1500,
                finish=[messages.RacedPress(0, ["skull"], True, 1450, 1500, 1449.5, 50, 40)],
            ),
            dark=1200,
        ),
        outcome={"ranks": [1, 2]},
        words=messages.Words("Your turn", ["Ann drew a card."], ["Hand: 1 8"], ["Ann won."]),
    ),
    messages.Clocks(left=[300_000, None], running=[0]),
    messages.Presence(seats=[True, False], spectators=2),
    messages.Chat(name="Łukasz", text='a "quoted" \u2028 line', at=1_763_000_000_000, seat=0),
    messages.Probe(probe=12, slow=True),
    messages.Done(id=0),
    *[refused(reason, request=5, clause="NM-3.2", detail="what came", field="name") for reason in Reason],
    messages.Bye(reason="slow"),
]
TOLD = msgspec.json.Decoder(AnyMessage)


def frame(kind: str, **changes: object) -> bytes:
    """A request of the examples, with some fields changed."""
    return json.dumps({"type": kind, **REQUESTS[kind], **changes}).encode()


def spoilt() -> Iterator[tuple[str, str, object]]:
    """Every field that must be there, with values that do not belong there."""
    for kind, fields in REQUESTS.items():
        for name, value in fields.items():
            if name not in MISSING_MEANS_SOMETHING:
                yield from ((kind, name, wrong) for wrong in WRONG[type(value)])


def test_there_is_an_example_of_every_request() -> None:
    tags = [struct.__struct_config__.tag for struct in AnyRequest.__args__]

    assert list(REQUESTS) == tags


@pytest.mark.parametrize("kind", REQUESTS)
def test_a_request_is_understood(kind: str) -> None:
    request = decoded(frame(kind))

    assert isinstance(request, Request)
    assert request.id is None
    assert msgspec.to_builtins(request) == {"type": kind, "id": None, **REQUESTS[kind]}


@pytest.mark.parametrize("kind", REQUESTS)
def test_a_request_may_carry_an_id_in_any_place_and_come_as_text(kind: str) -> None:
    text = json.dumps({"id": 7, **REQUESTS[kind], "type": kind}, ensure_ascii=False)

    request = decoded(text)

    assert request == decoded(frame(kind, id=7))
    assert request.id == 7


@pytest.mark.parametrize("kind", REQUESTS)
def test_what_may_be_left_out_can_be(kind: str) -> None:
    needed = {name: value for name, value in REQUESTS[kind].items() if name not in MISSING_MEANS_SOMETHING}

    request = decoded(json.dumps({"type": kind, **needed}))

    left_out = [getattr(request, name) for name in REQUESTS[kind] if name not in needed]
    assert all(value is None or value is False for value in left_out)


@pytest.mark.parametrize("kind", REQUESTS)
def test_an_unknown_field_is_refused(kind: str) -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        decoded(frame(kind, extra=1))


@pytest.mark.parametrize(
    ("kind", "name"),
    [(kind, name) for kind, fields in REQUESTS.items() for name in fields if name not in MISSING_MEANS_SOMETHING],
)
def test_a_missing_field_is_refused(kind: str, name: str) -> None:
    rest = {other: value for other, value in REQUESTS[kind].items() if other != name}

    with pytest.raises(msgspec.ValidationError, match=f"missing required field `{name}`"):
        decoded(json.dumps({"type": kind, **rest}))


@pytest.mark.parametrize(("kind", "name", "wrong"), list(spoilt()), ids=lambda value: str(value)[:20])
def test_a_field_of_the_wrong_kind_or_beyond_its_limits_is_refused(kind: str, name: str, wrong: object) -> None:
    with pytest.raises(msgspec.ValidationError, match=rf"\$\.{name}"):
        decoded(frame(kind, **{name: wrong}))


@pytest.mark.parametrize(
    ("kind", "changes"),
    [
        ("hello", {"cursor": "x" * 65}),
        ("hello", {"language": "x" * 9}),
        ("hello", {"page": 1}),
        ("sit", {"name": "x" * 401}),
        ("sit", {"seat": 31}),
        ("words", {"words": "x" * 65}),
        ("say", {"text": "ł" * 401}),
        ("press", {"elapsed": [1]}),
        ("press", {"elapsed": {"ms": 1}}),
        ("echo", {"id": -1}),
        ("echo", {"id": HUGE}),
        ("echo", {"id": "1"}),
    ],
)
def test_what_is_too_long_too_high_or_of_another_kind_is_refused(kind: str, changes: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        decoded(frame(kind, **changes))


@pytest.mark.parametrize("elapsed", [0, -5, 12.5, 1e300, "soon", "NaN", True, None])
def test_whatever_a_client_says_of_its_clock_is_for_the_judge(elapsed: float | str | bool | None) -> None:
    request = decoded(frame("press", elapsed=elapsed))

    assert isinstance(request, messages.Press)
    assert request.elapsed == elapsed


def test_the_longest_that_is_allowed_is_understood() -> None:
    request = decoded(frame("say", text="ł" * 400))

    assert isinstance(request, messages.Say)
    assert len(request.text) == 400


@pytest.mark.parametrize(
    "garbage",
    [
        "",
        " ",
        "hello",
        "null",
        "true",
        "7",
        '"hello"',
        "[]",
        '[{"type": "start"}]',
        "{}",
        '{"type": null}',
        '{"type": 1}',
        '{"type": ["start"]}',
        '{"type": {"type": "start"}}',
        '{"type": "Start"}',
        '{"type": "request"}',
        '{"type": "Request"}',
        '{"type": "update", "seat": 0, "cursor": "", "events": []}',
        '{"type": "start"',
        '{"type": "start"} {"type": "start"}',
        '{"type": "start", "type": "abandon"}',
        "{'type': 'start'}",
        '{"type": "start",}',
        '{"type": "echo", "probe": NaN}',
        '{"type": "press", "seat": 0, "question": 1, "answer": [], "elapsed": NaN}',
        '{"type": "press", "seat": 0, "question": 1, "answer": [], "elapsed": Infinity}',
        '{"type": "press", "seat": 0, "question": 1, "answer": [], "elapsed": 1e999}',
        '{"type": "echo", "probe": 1e2}',
        '{"type": "echo", "probe": 1' + "0" * 5000 + "}",
        '{"type": "say", "text": "\\ud800"}',
        '{"type": "say", "text": "\n"}',
        "[" * 4000,
        '{"type": "say", "text": ' + "[" * 4000,
        '{"type": "start", "id": ' + '{"a":' * 800,
        '{"deep": ' + "[" * 400 + "]" * 400 + ', "type": "start"}',
        "\ufeff" + '{"type": "start"}',
        "\0" * 100,
    ],
    ids=lambda text: text[:40],
)
def test_what_is_no_request_is_refused(garbage: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        decoded(garbage)


def test_what_is_nested_too_deep_to_look_for_its_type_is_refused() -> None:
    with pytest.raises(msgspec.DecodeError):
        decoded('{"deep": ' + "[" * 100_000 + "]" * 100_000 + ', "type": "start"}')


def test_bytes_that_are_no_text_are_refused() -> None:
    with pytest.raises(msgspec.DecodeError):
        decoded(b'{"type": "say", "text": "\xff"}')


def test_there_is_an_example_of_every_message() -> None:
    assert {type(message) for message in MESSAGES} == set(AnyMessage.__args__)


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: type(message).__name__)
def test_a_message_arrives_as_it_was_sent(message: Message) -> None:
    frame = encoded(message)

    assert TOLD.decode(frame) == message
    assert json.loads(frame)["type"] == message.__struct_config__.tag


def test_an_update_leaves_out_what_there_is_nothing_to_say_of() -> None:
    frame = encoded(messages.Update(seat=0, cursor="c", events=[]))

    assert json.loads(frame) == {"type": "update", "seat": 0, "cursor": "c", "events": []}


def test_examples_leave_no_field_of_a_message_at_its_default() -> None:
    plain = [
        f"{type(message).__name__}.{field.name}"
        for message in fullest().values()
        for field in msgspec.structs.fields(message)
        if not field.required and getattr(message, field.name) == default(field)
    ]

    assert plain == []


def fullest() -> dict[type, Struct]:
    """The last example of every message."""
    return {type(message): message for message in MESSAGES}


def default(field: msgspec.structs.FieldInfo) -> object:
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()


@pytest.mark.parametrize("reason", Reason)
def test_a_refusal_names_the_words_for_its_reason(reason: Reason) -> None:
    message = refused(reason)

    assert message.key == f"refused-{reason.value}"
    assert json.loads(encoded(message)) == {"type": "refused", "reason": reason.value, "key": message.key}


def test_reasons_are_spelled_like_their_names() -> None:
    assert [reason.value for reason in Reason] == [name.lower().replace("_", "-") for name in Reason.__members__]
