"""Logs: a JSON object on each line."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from nightlight.server.operations.logs import JsonLines, Seldom, configure


def logged(message: str, *arguments: object, exc_info: Any = None, **extra: object) -> dict[str, Any]:
    """The line of a record."""
    logger = logging.getLogger("nightlight.test")
    record = logger.makeRecord(logger.name, logging.WARNING, "file", 1, message, arguments, exc_info, extra=extra)
    said: dict[str, Any] = json.loads(JsonLines().format(record))
    return said


def test_a_record_is_one_line_of_json() -> None:
    said = logged("table %s\nwent on", "x", table="ąę", number=5)

    assert said.pop("at")
    assert said == {
        "level": "warning",
        "logger": "nightlight.test",
        "message": "table x\nwent on",
        "table": "ąę",
        "number": 5,
    }


def test_what_is_no_json_is_told_in_words() -> None:
    assert logged("boo", what={1})["what"] == "{1}"


def test_a_failure_is_told_with_its_place() -> None:
    with pytest.raises(ZeroDivisionError) as caught:
        _ = 1 // 0

    said = logged("it failed", exc_info=(caught.type, caught.value, caught.tb))

    assert "test_logs.py" in said["exception"]
    assert "ZeroDivisionError" in said["exception"]


@pytest.mark.parametrize("nothing", [None, False, ()])
def test_where_nothing_failed_nothing_is_told(nothing: object) -> None:
    assert "exception" not in logged("asyncio says so", exc_info=nothing)


@pytest.fixture
def loggers() -> Iterator[None]:
    """The loggers as they were."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    chatty = {name: logging.getLogger(name).level for name in ("alembic", "uvicorn.error")}
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, before in chatty.items():
        logging.getLogger(name).setLevel(before)


@pytest.mark.usefixtures("loggers")
@pytest.mark.parametrize(("quiet", "heard"), [(False, ["one", "two"]), (True, ["two"])])
def test_a_person_at_the_same_terminal_reads_of_failures_only(
    capfd: pytest.CaptureFixture[str], quiet: bool, heard: list[str]
) -> None:
    configure(quiet=quiet)

    logging.getLogger("nightlight.test").info("one")
    logging.getLogger("nightlight.test").error("two")
    logging.getLogger("uvicorn.error").info("GET /ws/tables/secret")

    out, err = capfd.readouterr()
    assert out == ""
    assert [json.loads(line)["message"] for line in err.splitlines()] == heard


def test_what_happens_often_is_said_seldom_and_counted(caplog: pytest.LogCaptureFixture) -> None:
    moments = iter([0, 1, 2, 9, 10, 11])
    seldom = Seldom(logging.getLogger("nightlight.test"), seconds=10, clock=lambda: next(moments))

    for _ in range(5):
        seldom.say("garbage came", kind="http")
    seldom.say("a handshake vanished", logging.INFO)

    said = [(each.levelname, each.message, vars(each)["times"]) for each in caplog.records]
    assert said == [("WARNING", "garbage came", 1), ("WARNING", "garbage came", 4)]
