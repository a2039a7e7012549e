"""Events: what happened, as each seat may know it; created only when somebody listens."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.native import i64
from nightlight.core.verb import HIDDEN, Field, fields_json, fields_values

EVERYONE: Final[i64] = -1  # the set of all seats, spectators included
SPECTATOR: Final = -1  # the seat number of everyone without a seat


def among(seat: int, seats: int) -> bool:
    """Whether the seat belongs to the set. A spectator belongs to `EVERYONE` only."""
    return seats == EVERYONE or (seat != SPECTATOR and bool(seats >> seat & 1))


@final
class News:
    """One kind of event: its name, the clause behind it, its fields, and which of them were secret until it happened.

    News of luck stands for exactly one draw and follows it: it says what the number meant.
    """

    def __init__(self, name: str, clause: str, fields: list[Field], secret: tuple[str, ...], luck: bool) -> None:
        self.name: Final = name
        self.clause: Final = clause
        self.fields: Final = fields
        self.secret: Final = secret
        self.luck: Final = luck


@final
class Event:
    """Something that happened. Only the seats in `seats` may see its secret fields."""

    def __init__(self, news: News, values: list[int], seats: int = EVERYONE) -> None:
        self.news: Final = news
        self.values: Final = values
        self.seats: Final = seats

    def seen_by(self, seat: int) -> Event:
        """The event as that seat may know it."""
        if len(self.news.secret) == 0 or among(seat, self.seats):
            return Event(self.news, self.values)
        hidden = [
            HIDDEN if field.name in self.news.secret else value
            for field, value in zip(self.news.fields, self.values, strict=True)
        ]
        return Event(self.news, hidden)

    def teaches(self) -> bool:
        """Whether somebody learned a secret from it."""
        return len(self.news.secret) > 0 and self.seats != 0

    def get(self, name: str) -> int:
        """The value of a field."""
        for field, value in zip(self.news.fields, self.values, strict=True):
            if field.name == name:
                return value
        raise KeyError(name)

    def json(self) -> dict[str, object]:
        """The event by name: `{"took": {"seat": 0, "card": "ring-3a"}}`."""
        return {self.news.name: fields_json(self.news.fields, self.values)}

    def __repr__(self) -> str:
        return str(self.json())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return self.news is other.news and self.values == other.values and self.seats == other.seats

    def __hash__(self) -> int:
        return hash((self.news.name, tuple(self.values), self.seats))


class Gazette:
    """All kinds of news of a game."""

    def __init__(self) -> None:
        self.all: list[News] = []

    def news(self, name: str, clause: str, *fields: Field, secret: tuple[str, ...] = (), luck: bool = False) -> News:
        new = News(name, clause, list(fields), secret, luck)
        self.all.append(new)
        return new

    def event(self, json: object) -> Event:
        """The event that the JSON stands for; the inverse of `Event.json`."""
        if not isinstance(json, dict) or len(json) != 1:
            raise ValueError(f"an event is an object with one kind of news, not {json!r}")
        for news in self.all:
            if news.name in json:
                return Event(news, fields_values(news.name, news.fields, json[news.name]))
        raise ValueError(f"no such news: {', '.join(map(str, json))}")


@final
class Log:
    """Collects the events of a match."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, news: News, seats: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        self.events.append(Event(news, [a, b, c, d][: len(news.fields)], seats))
