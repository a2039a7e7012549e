"""What docs/operating.md promises an operator, against the code."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

from nightlight.server.limits.limits import Limits
from nightlight.server.operations.metrics import Metrics

TEXT = (Path(__file__).parents[3] / "docs" / "operating.md").read_text("utf-8")


def rows(heading: str) -> list[list[str]]:
    """The cells of the table that has this heading, without their code marks."""
    _, _, after = TEXT.partition(f"\n| {heading} |")
    lines = after.split("\n\n")[0].splitlines()[2:]
    return [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in lines]


def test_every_limit_is_listed_with_its_default_and_its_variable() -> None:
    told = [row[:3] for row in rows("limit")]

    assert told == [
        [each.name, str(getattr(Limits(), each.name)), f"NIGHTLIGHT_{each.name.upper()}"] for each in fields(Limits)
    ]


def test_every_limit_says_what_it_bounds_and_what_a_client_sees() -> None:
    told = rows("limit")

    assert [row for row in told if len(row) != 5 or "" in row] == []


def test_every_metric_is_listed_by_the_name_it_is_asked_for() -> None:
    families = Metrics().registry.collect()

    told = [row[0] for row in rows("metric")]

    assert told == [family.name + ("_total" if family.type == "counter" else "") for family in families]


def test_every_option_of_the_command_is_listed() -> None:
    usage = subprocess.run(
        [sys.executable, "-m", "nightlight", "serve", "--help"], capture_output=True, text=True, check=True
    ).stdout

    told = {row[0] for row in rows("option")}

    assert told | {"--help"} == set(re.findall(r"--[a-z-]+", usage))
