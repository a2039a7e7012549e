"""Limits: defaults that the environment can change."""

from __future__ import annotations

from dataclasses import fields

import pytest

from nightlight.core.errors import BadSetup
from nightlight.server.limits.limits import LEAST, Limits, limits


def test_without_a_word_the_defaults_hold() -> None:
    assert limits({"PATH": "/bin", "NIGHTLIGHT_DATABASE": "x"}) == Limits()


@pytest.mark.parametrize("name", [field.name for field in fields(Limits)])
def test_every_limit_can_be_set(name: str) -> None:
    changed = limits({f"NIGHTLIGHT_{name.upper()}": "9"})

    assert getattr(changed, name) == 9
    assert sum(getattr(changed, each.name) != each.default for each in fields(Limits)) == 1


@pytest.mark.parametrize("value", ["", "many", "-1", "1.5", "1e3", " 7", "0x10"])
def test_a_limit_is_a_whole_number(value: str) -> None:
    with pytest.raises(BadSetup, match="NIGHTLIGHT_GRACE_SECONDS is a whole number from 0, not"):
        limits({"NIGHTLIGHT_GRACE_SECONDS": value})


@pytest.mark.parametrize("name", LEAST)
def test_what_nothing_works_with_is_refused(name: str) -> None:
    least = LEAST[name]

    with pytest.raises(BadSetup, match=f"is a whole number from {least}, not '{least - 1}'"):
        limits({f"NIGHTLIGHT_{name.upper()}": str(least - 1)})

    assert getattr(limits({f"NIGHTLIGHT_{name.upper()}": str(least)}), name) == least
