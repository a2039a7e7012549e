"""What is told anew: parts that are as they were are the very parts that are known."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any, Final

import pytest

from browser.node import run_in_node

CASES: Final = 300
DEEP: Final = 4
SHARE: Final = """
  const { reuse } = await load('src/lib/rendering/reuse.ts');
  const parts = (whole, path = []) =>
    typeof whole !== 'object' || whole === null
      ? []
      : [[path, whole], ...Object.entries(whole).flatMap(([name, part]) => parts(part, [...path, name]))];
  const at = (whole, path) => path.reduce((part, name) => part?.[name], whole);
  return asked.map(([before, after]) => {
    const shared = reuse(before, after);
    const kept = parts(shared).filter(([path, part]) => at(before, path) === part).map(([path]) => path);
    return { shared, kept, before, after };
  });
"""


def something(luck: random.Random, depth: int = 0) -> Any:
    """Any value that JSON has."""
    kind = luck.choice(["text", "number", "none", "list", "table", "table"] if depth < DEEP else ["number", "text"])
    if kind == "list":
        return [something(luck, depth + 1) for _ in range(luck.randrange(4))]
    if kind == "table":
        return {name: something(luck, depth + 1) for name in luck.sample("abcde", luck.randrange(5))}
    return {"text": "x", "number": luck.randrange(3), "none": None}[kind]


def changed(luck: random.Random, value: Any) -> Any:
    """The value, with another one here and there."""
    if luck.random() < 0.1:
        return something(luck, DEEP - 1)
    if isinstance(value, list):
        return [changed(luck, part) for part in value][: None if luck.random() < 0.9 else -1]
    if isinstance(value, dict):
        return {name: changed(luck, part) for name, part in value.items()}
    return value


def wholes(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every list and table in the value, by the way to it."""
    if not isinstance(value, list | dict):
        return
    yield path, value
    parts = enumerate(value) if isinstance(value, list) else value.items()
    for name, part in parts:
        yield from wholes(part, (*path, str(name)))


@pytest.mark.usefixtures("pages")
def test_what_is_told_anew_is_told_whole_and_keeps_every_part_that_is_as_it_was() -> None:
    luck = random.Random(3)  # noqa: S311 - the same cases every time
    firsts = [something(luck) for _ in range(CASES)]
    cases = [(first, changed(luck, copy.deepcopy(first))) for first in firsts]

    answers = run_in_node(SHARE, cases)

    kept_parts = 0
    for (before, after), answer in zip(cases, answers, strict=True):
        assert answer["shared"] == after
        assert (answer["before"], answer["after"]) == (before, after), "neither is changed"
        old = dict(wholes(before))
        same = {path for path, part in wholes(after) if path in old and old[path] == part}
        assert {tuple(path) for path in answer["kept"]} == same
        kept_parts += len(same)
    assert kept_parts > CASES // 2
