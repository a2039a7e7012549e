"""What a game tells its board in the browser, typed: `games/<game>/web/seam.ts`, made from the game's Python.

`seam.py write` makes the files; `seam.py check` fails if they are not what the games say. Actions and news come from
the game's verbs and gazette; the view, the outlook and the content from the TypedDicts of its `shapes.py`. The games
themselves are listed in `catalogue.ts`, for pages that do not wait for a server.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

import generated
from nightlight.core.event import News
from nightlight.core.game import AnyGame
from nightlight.core.verb import Field
from nightlight.games import GAMES
from protocol import alternatives, in_typescript, remarks, sentence

FOLDER: Final = Path("src", "nightlight", "games")
CATALOGUE: Final = Path("web", "src", "lib", "setup", "catalogue.ts")
RENEW: Final = ".venv/bin/python scripts/seam.py write"
PARTS: Final = ("View", "Outlook", "Prospects", "Content")  # of a game's shapes; what is missing is never told
FEW: Final = 8  # names of a field that are written where it stands
MANY: Final = 200  # names of a field that are not worth a type


class Seam:
    """The TypeScript of one game, piece by piece."""

    def __init__(self, game: AnyGame, shapes: ModuleType) -> None:
        self.game = game
        self.shapes = shapes
        self.names: dict[tuple[str, ...], str] = {}  # the types of fields with many names
        self.dicts: list[type] = []  # TypedDicts, in the order in which one meets them

    def text(self) -> str:
        folder = self.shapes.__name__.split(".")[-2]
        told = [self.actions(), self.news(), *self.parts()]
        named = [alternatives(name, map(in_json, values)) for values, name in self.names.items()]
        pieces = [f"// made from src/nightlight/games/{folder} by scripts/seam.py", *named, *self.structures(), *told]
        return "\n\n".join([*pieces, self.content(), SEAM]) + "\n"

    def actions(self) -> str:
        verbs = [f"{{ {verb.name}: {self.record(verb.fields)} }}" for verb in self.game.verbs.all]
        return "/** What a seat can do, by its verb. */\n" + alternatives("Action", verbs)

    def news(self) -> str:
        kinds = [self.kind(news) for news in self.game.gazette.all]
        return "/** What can happen, one kind at a time; null is what the reader may not know. */\n" + alternatives(
            "News", kinds
        )

    def kind(self, news: News) -> str:
        fields = "".join(
            f"; {field.name}: {self.field(field)}{' | null' if field.name in news.secret else ''}"
            for field in news.fields
        )
        return f"{{ name: {in_json(news.name)}{fields} }}"

    def record(self, fields: list[Field]) -> str:
        if not fields:
            return "Record<string, never>"
        return f"{{ {'; '.join(f'{field.name}: {self.field(field)}' for field in fields)} }}"

    def field(self, field: Field) -> str:
        """The type of a field's values as people read them."""
        if field.names is None:
            return "number"
        if len(field.names) > MANY:
            return "string"
        if len(field.names) <= FEW:
            return " | ".join(map(in_json, field.names))
        return self.names.setdefault(tuple(field.names), self.free_name(field.name))

    def free_name(self, field: str) -> str:
        """A name for a type that no other one has."""
        name = "".join(word.capitalize() for word in field.split("_"))
        taken = {*self.names.values(), *vars(self.shapes), "Action", "News"}
        while name in taken:
            name += "Name"
        return name

    def parts(self) -> Iterator[str]:
        """The parts that are no TypedDicts of their own: unions of several, or what the game does not tell."""
        for part in PARTS:
            shape = getattr(self.shapes, part, None)
            if shape is None:
                yield f"export type {part} = never;"
            elif not is_typeddict(shape):
                yield f"export type {part} = {in_typescript(shape)};"

    def structures(self) -> list[str]:
        for part in PARTS:
            self.meet(getattr(self.shapes, part, None))
        return [structure(kind) for kind in self.dicts]

    def meet(self, hint: Any) -> None:
        """Note the TypedDicts inside of an annotation, however deep."""
        if is_typeddict(hint) and hint not in self.dicts:
            self.dicts.append(hint)
            for inside in get_type_hints(hint).values():
                self.meet(inside)
        for part in get_args(hint):
            self.meet(part)

    def content(self) -> str:
        content: Callable[[], object] | None = getattr(self.shapes, "content", None)
        if content is None:
            return "// no content"
        return f"export const CONTENT: Content = {in_json(content())};"


SEAM: Final = """\
/** All of it, for the properties of a board. */
export interface Seam {
  action: Action;
  news: News;
  view: View;
  outlook: Outlook;
  prospects: Prospects;
}"""


def in_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def structure(kind: type) -> str:
    """A TypedDict. It becomes a type, not an interface, so that it still counts as a plain JSON object."""
    lines = [f"/** {sentence(kind)} */", f"export type {kind.__name__} = {{"]
    for name, hint in get_type_hints(kind, include_extras=True).items():
        remark = remarks(kind).get(name)
        if remark:
            lines.append(f"  /** {remark} */")
        optional = get_origin(hint) is NotRequired
        plain = get_args(hint)[0] if optional else hint
        lines.append(f"  {name}{'?' if optional else ''}: {in_typescript(plain)};")
    return "\n".join([*lines, "};"])


def catalogue() -> str:
    """The games in the order of the catalogue."""
    games = [{"id": game.id, "minutes": game.minutes, "chairs": game.chairs} for game in GAMES.values()]
    listed = "".join(f"  {in_json(game)},\n" for game in games)
    return CATALOGUED.format(listed=listed)


CATALOGUED: Final = """\
// made from src/nightlight/games by scripts/seam.py

/** The games in their order; how long a match takes, about, and the chairs of a new table. */
export const CATALOGUE: {{ id: string; minutes: number | null; chairs: number }}[] = [
{listed}];
"""


# --- the commands


def made() -> dict[Path, str]:
    """The files as the games would have them, by their place in the checkout; a game without shapes has none."""
    found = {CATALOGUE: catalogue()}
    for game in GAMES.values():
        folder = game.id.replace("-", "_")
        shapes = f"nightlight.games.{folder}.shapes"
        if find_spec(shapes) is not None:
            found[FOLDER / folder / "web" / "seam.ts"] = Seam(game, import_module(shapes)).text()
    return found


def write(root: Path) -> None:
    generated.write(root, made())


def check(root: Path) -> None:
    """Stop if a file is missing or is not what its game says."""
    generated.check(root, made(), "the games", RENEW)


if __name__ == "__main__":
    generated.command(write=write, check=check)
