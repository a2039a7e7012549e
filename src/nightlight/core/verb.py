"""Verbs: what a seat can do in a game, declared once.

An action is one integer: the base of its verb plus the verb's fields in mixed radix, so the actions of a game fill
0 .. size-1 without holes. Numbering for learners, JSON, notation and translation keys all follow from here.
"""

from __future__ import annotations

from typing import Final, final, overload

from nightlight.core.native import i64

HIDDEN: Final = -1  # what a seat may not know, in a view or an event; null in JSON
ANY_NUMBER: Final = 0  # the size of an unbounded field; only news may have one


@final
class Field:
    """What an argument stands for: a seat, a card. Values count from 0; people see a name, or count from `first`."""

    def __init__(self, name: str, size: int, names: list[str] | None = None, first: int = 0) -> None:
        self.name: Final = name
        self.size: i64 = size
        self.names: Final = names
        self.first: Final = first

    def json(self, value: int) -> int | str | None:
        """The value in readable form."""
        if value == HIDDEN:
            return None
        if self.names is not None:
            return self.names[value]
        return value + self.first

    def value(self, json: object) -> int:
        """The value that the readable form stands for; the inverse of `json`."""
        if json is None:
            return HIDDEN
        if self.names is not None:
            if not isinstance(json, str) or json not in self.names:
                raise ValueError(f"{self.name} is one of {', '.join(self.names)}, not {json!r}")
            return self.names.index(json)
        if not isinstance(json, int) or isinstance(json, bool):
            raise ValueError(f"{self.name} is a whole number, not {json!r}")  # noqa: TRY004
        value = json - self.first
        if value < 0 or (self.size != ANY_NUMBER and value >= self.size):
            bound = "or more" if self.size == ANY_NUMBER else f"to {self.first + self.size - 1}"
            raise ValueError(f"{self.name} is {self.first} {bound}, not {json}")
        return value


def named(name: str, names: list[str]) -> Field:
    """A field whose values have names."""
    return Field(name, len(names), names)


def fields_json(fields: list[Field], values: list[int]) -> dict[str, object]:
    """The values in readable form, by the names of their fields."""
    return {field.name: field.json(value) for field, value in zip(fields, values, strict=True)}


def fields_values(owner: str, fields: list[Field], json: object) -> list[int]:
    """The values that the readable forms stand for; the inverse of `fields_json`."""
    expected = [field.name for field in fields]
    if not isinstance(json, dict) or sorted(json) != sorted(expected):
        raise ValueError(f"{owner} has the fields {expected}, not {json!r}")
    return [field.value(json[field.name]) for field in fields]


class Verb:
    """One kind of action."""

    def __init__(self, name: str, base: i64, fields: list[Field]) -> None:
        self.name: Final = name
        self.fields: Final = fields
        self.base: i64 = base
        size: i64 = 1
        for field in fields:
            assert field.size != ANY_NUMBER, f"{name}: the fields of an action are bounded"
            size *= field.size
        self.end: i64 = base + size

    def made(self, action: i64) -> bool:
        """Whether the action is of this kind."""
        return self.base <= action < self.end

    def read(self, action: i64) -> list[int]:
        """The arguments in the order of their fields."""
        rest = action - self.base
        values: list[int] = []
        for field in reversed(self.fields):
            values.append(rest % field.size)
            rest //= field.size
        values.reverse()
        return values

    def write(self, values: list[int]) -> int:
        """The action with these arguments, which must be in range."""
        rest: i64 = 0
        for field, value in zip(self.fields, values, strict=True):
            rest = rest * field.size + value
        return self.base + rest


@final
class Verb0(Verb):
    """A verb without arguments: draw, pass, stop."""

    def of(self) -> i64:
        return self.base


@final
class Verb1(Verb):
    """A verb with one argument. `of` does not check its range: rules know what they offer."""

    def of(self, a: i64) -> i64:
        return self.base + a

    def arg(self, action: i64) -> i64:
        return action - self.base


@final
class Verb2(Verb):
    """A verb with two arguments. More of them become several smaller questions."""

    def __init__(self, name: str, base: i64, fields: list[Field]) -> None:
        super().__init__(name, base, fields)
        self.radix: i64 = fields[1].size

    def of(self, a: i64, b: i64) -> i64:
        return self.base + a * self.radix + b

    def args(self, action: i64) -> tuple[i64, i64]:
        rest = action - self.base
        a = rest // self.radix
        return a, rest - a * self.radix


class Verbs:
    """All verbs of a game, in the order of their numbers."""

    def __init__(self) -> None:
        self.all: list[Verb] = []
        self.size: i64 = 0

    @overload
    def verb(self, name: str) -> Verb0: ...
    @overload
    def verb(self, name: str, a: Field) -> Verb1: ...
    @overload
    def verb(self, name: str, a: Field, b: Field) -> Verb2: ...
    def verb(self, name: str, a: Field | None = None, b: Field | None = None) -> Verb:
        new: Verb
        if a is None:
            new = Verb0(name, self.size, [])
        elif b is None:
            new = Verb1(name, self.size, [a])
        else:
            new = Verb2(name, self.size, [a, b])
        self.all.append(new)
        self.size = new.end
        return new

    def verb_of(self, action: int) -> Verb:
        for verb in self.all:
            if verb.made(action):
                return verb
        raise ValueError(f"actions are 0 to {self.size - 1}, not {action}")

    def json(self, action: int) -> dict[str, object]:
        """An action by name: `{"place": {"board": "upper", "space": 1}}`."""
        verb = self.verb_of(action)
        return {verb.name: fields_json(verb.fields, verb.read(action))}

    def action(self, json: object) -> int:
        """The action that the JSON stands for; `ValueError` says what is wrong with it."""
        if not isinstance(json, dict) or len(json) != 1:
            raise ValueError(f"an action is an object with one verb, not {json!r}")
        for verb in self.all:
            if verb.name in json:
                values = fields_values(verb.name, verb.fields, json[verb.name])
                if HIDDEN in values:
                    raise ValueError(f"{verb.name} needs a value for every field, not {json!r}")
                return verb.write(values)
        verbs = [verb.name for verb in self.all]
        raise ValueError(f"the verbs are {', '.join(verbs)}, not {', '.join(map(str, json))}")
