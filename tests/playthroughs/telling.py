"""A random match told so that a person can check it against the rules."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import groupby
from textwrap import wrap

from conformance.playing import Decision, Playing, Table, course
from nightlight.core.event import SPECTATOR, Event
from nightlight.core.game import AnyGame
from nightlight.core.step import GameState

WIDTH = 118
LONG = 60  # options that differ in their last word only


def told(table: Table) -> str:
    """The set-up, every decision with its options and events; the views at the start, half-way and at the end."""
    playing = Playing(table)
    half = len(course(table)) // 2
    lines = [
        *wrap(repr(table), WIDTH),
        "",
        "Set-up",
        *events_told(playing.opening.events),
        *views_told(table.game, playing.state),
    ]
    for decision in playing.rest():
        lines += [*decision_told(table.game, decision, playing.decisions), *events_told(decision.events)]
        if playing.decisions == half:
            lines += views_told(table.game, playing.state)
    outcome = table.game.outcome(playing.state)
    assert outcome is not None
    lines += views_told(table.game, playing.state)
    return "\n".join([*lines, f"Outcome: {json.dumps(outcome.json())}", ""])


def decision_told(game: AnyGame, decision: Decision, number: int) -> list[str]:
    """Who was asked what, the options that differ in their last word only side by side, and the choice."""
    named = [words(game.verbs.json(action)).rpartition(" ") for action in decision.offered]
    offered = [
        f"{most} {shortened([last for _, _, last in same])}".strip()
        for most, same in groupby(named, key=lambda parts: parts[0])
    ]
    asked = f"{number}. Seat {decision.seat}, {decision.step}: {', '.join(offered)}"
    return wrap(f"{asked} -> {words(game.verbs.json(decision.action))}", WIDTH, subsequent_indent="     ")


def shortened(words: list[str]) -> str:
    """All of them, or of very many the ends."""
    if len(words) > LONG:
        words = [*words[:3], "...", words[-1], f"({len(words)})"]
    return " ".join(words)


def events_told(events: list[Event]) -> list[str]:
    """What happened; news that come in a row share a line, and [0 2] says which seats may see the secrets."""
    lines = []
    for name, same in groupby(events, key=lambda event: event.news.name):
        said = "; ".join(f"{words(event.json()).partition(' ')[2]}{let_in(event)}" for event in same)
        lines += wrap(f"{name} {said}".strip(), WIDTH, initial_indent="     ", subsequent_indent="       ")
    return lines


def let_in(event: Event) -> str:
    """The seats that see the secrets of an event, where not all do."""
    if len(event.news.secret) == 0 or event.seats == -1:
        return ""
    return f" [{' '.join(str(seat) for seat in range(event.seats.bit_length()) if event.seats >> seat & 1)}]"


def words(said: dict[str, object]) -> str:
    """An action or an event without its brackets."""
    [(name, fields)] = said.items()
    assert isinstance(fields, dict)
    return " ".join([name, *("?" if value is None else str(value) for value in fields.values())])


def views_told(game: AnyGame, state: GameState) -> list[str]:
    """What a spectator sees, then what each seat sees otherwise, then what is true otherwise."""
    shown = game.view(state, SPECTATOR).json()
    simple = "; ".join(f"{name} {compact(value)}" for name, value in shown.items() if not nested(value))
    lines = ["", *wrap(f"A spectator sees {simple}", WIDTH, initial_indent="   ", subsequent_indent="     ")]
    for name, value in shown.items():
        lines += [f"     {name}: {compact(item)}" for item in nested(value)]
    for seat in range(state.seats):
        lines += differences(f"Seat {seat} sees", shown, game.view(state, seat).json())
    return [*lines, *differences("True is", shown, {name: state.json().get(name, shown[name]) for name in shown}), ""]


def nested(value: object) -> list[object]:
    """The objects in a list of them."""
    return value if isinstance(value, list) and any(isinstance(item, dict) for item in value) else []


def compact(value: object) -> str:
    """A value without quotes."""
    if isinstance(value, list):
        return "[" + " ".join(compact(item) for item in value) + "]"
    if isinstance(value, dict):
        return ", ".join(f"{name} {compact(item)}" for name, item in value.items())
    return "-" if value is None else str(value)


def differences(who: str, shown: dict[str, object], other: dict[str, object]) -> list[str]:
    """Where the other differs from what is shown."""
    said = "; ".join(changes("", shown, other)) or "the same"
    return wrap(f"{who} {said}", WIDTH, initial_indent="   ", subsequent_indent="     ")


def changes(path: str, shown: object, other: object) -> Iterator[str]:
    """The paths at which two values differ; a list of names says what is more and what is less in it."""
    if shown == other:
        return
    if isinstance(shown, dict) and isinstance(other, dict):
        for name in other:
            yield from changes(f"{path} {name}".strip(), shown.get(name), other[name])
    elif isinstance(shown, list) and isinstance(other, list) and len(shown) == len(other):
        for place, (first, second) in enumerate(zip(shown, other, strict=True)):
            yield from changes(f"{path} {place}", first, second)
    elif isinstance(shown, list) and isinstance(other, list):
        more = [f"+{compact(item)}" for item in other if item not in shown]
        less = [f"-{compact(item)}" for item in shown if item not in other]
        yield f"{path} {' '.join(more + less)}"
    else:
        yield f"{path} {compact(other)}"
