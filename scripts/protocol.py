"""What crosses the wire, for people and for the browser: docs/protocol.md and web/src/lib/connection/messages.ts.

`protocol.py write` makes both from the structs of the server; `protocol.py check` fails if they are not what the
structs say. The prose of the document stands in protocol.template.md. What a client sends refuses unknown fields: that
tells it from what the server tells.
"""

from __future__ import annotations

import ast
import inspect
import io
import json
import sys
import tokenize
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from enum import Enum
from functools import cache, reduce
from importlib import import_module
from operator import or_
from pathlib import Path
from string import Template
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Final, Literal, TypeGuard, Union, get_args, get_origin, is_typeddict

import msgspec
from msgspec import NODEFAULT, Meta, Struct
from msgspec.structs import FieldInfo, fields

import generated
from nightlight.server.limits.limits import Limits

SOURCES: Final = (
    "nightlight.wire.messages",
    "nightlight.wire.api",
)  # the modules whose structs clients and the server exchange
TEMPLATE: Final = Path(__file__).with_name("protocol.template.md")
DOCUMENT: Final = Path("docs", "protocol.md")
TYPES: Final = Path("web", "src", "lib", "connection", "messages.ts")
RENEW: Final = ".venv/bin/python scripts/protocol.py write"

UNIONS: Final = (Union, UnionType)
OBJECTS: Final = (dict, Mapping)
IN_TYPESCRIPT: Final[dict[object, str]] = {
    bool: "boolean",
    float: "number",
    int: "number",
    NoneType: "null",
    object: "unknown",
    str: "string",
}
IN_WORDS: Final[dict[object, tuple[str, str]]] = {  # for one, for several
    bool: ("boolean", "booleans"),
    float: ("number", "numbers"),
    int: ("whole number", "whole numbers"),
    NoneType: ("null", "null"),
    object: ("anything", "anything"),
    str: ("text", "texts"),
}
LIMITS: Final = {"ge": " from {}", "gt": " above {}", "le": " to {}", "lt": " below {}", "pattern": " like `{}`"}
LENGTHS: Final = {"min_length": "at least {}", "max_length": "at most {}"}
ESCAPED_BAR: Final = "\\|"  # a bar inside of a cell


# --- what there is


@dataclass(frozen=True)
class Part:
    """A field of a struct as its reader sees it."""

    name: str
    hint: Any  # whatever may stand in an annotation
    default: object
    optional: bool
    inherited: bool
    remark: str


class Protocol:
    """The structs of some modules and what is inside of them, by chapter, in the order of the sources.

    The chapters of a module `api` are `api_sent` by clients, `api_told` by the server, `api_parts` inside of these, and
    `api_names` for its enumerations.
    """

    def __init__(self, modules: Iterable[ModuleType]) -> None:
        structs = {module: structs_of(module) for module in modules}
        everything = [struct for some in structs.values() for struct in some]
        inside = [kind for kind in reached(everything) if not is_message(kind)]
        self.bases: Final = {base for struct in everything for base in struct.__bases__ if is_struct(base)}
        self.chapters: Final[dict[str, list[type]]] = {}
        placed: set[type] = set()
        for module, some in structs.items():
            name = module.__name__.split(".")[-1]
            new = [kind for kind in reached(some) if kind not in placed and not is_message(kind)]
            outer = [struct for struct in some if struct not in self.bases and struct not in inside]
            self.chapters[f"{name}_sent"] = [struct for struct in outer if strict(struct)]
            self.chapters[f"{name}_told"] = [struct for struct in outer if not strict(struct)]
            self.chapters[f"{name}_parts"] = [kind for kind in new if is_struct(kind)]
            self.chapters[f"{name}_names"] = [kind for kind in new if not is_struct(kind)]
            placed.update(new)
        self.sent: Final = {*filter(strict, self.bases), *self.all("sent"), *reached(self.all("sent"))}

    def all(self, chapter: str) -> list[type]:
        """What all the modules have of a chapter."""
        return [kind for name, kinds in self.chapters.items() if name.endswith(f"_{chapter}") for kind in kinds]

    def parts(self, struct: type[Struct]) -> list[Part]:
        """The fields of a struct, those of its base last."""
        return [self.part(struct, field) for field in fields(struct)]

    def part(self, struct: type[Struct], field: FieldInfo) -> Part:
        """What the server tells is complete, unless the struct leaves defaults out: then it says no null for them."""
        omits = bool(struct.__struct_config__.omit_defaults)
        default = default_of(field)
        hint = field.type
        if omits and default is None and struct not in self.sent:
            hint = reduce(or_, [part for part in get_args(hint) if part is not NoneType])
        optional = not field.required and (omits or struct in self.sent)
        inherited = field.name not in struct.__annotations__
        return Part(field.encode_name, hint, default, optional, inherited, remarks(struct).get(field.name, ""))


def structs_of(module: ModuleType) -> list[type[Struct]]:
    """The structs that a module defines."""
    return [value for value in vars(module).values() if is_struct(value) and value.__module__ == module.__name__]


def is_struct(value: object) -> TypeGuard[type[Struct]]:
    return isinstance(value, type) and issubclass(value, Struct) and value is not Struct


def is_message(value: object) -> bool:
    """Whether it is said by itself, too, and not only inside of others."""
    return is_struct(value) and tag_of(value) is not None


def strict(struct: type[Struct]) -> bool:
    return bool(struct.__struct_config__.forbid_unknown_fields)


def reached(kinds: Iterable[type]) -> list[type]:
    """The structs and enumerations inside of structs, however deep, in the order in which one meets them."""
    found: list[type] = []
    for kind in (waiting := list(kinds)):
        inside = [other for field in fields(kind) for other in named_in(field.type)] if is_struct(kind) else []
        new = [other for other in dict.fromkeys(inside) if other not in found]
        found += new
        waiting += new
    return found


def named_in(hint: object) -> Iterator[type]:
    """The structs and enumerations that an annotation names."""
    if isinstance(hint, type) and issubclass(hint, (Struct, Enum)):
        yield hint
    elif get_origin(hint) is not Literal:
        for part in get_args(hint):
            yield from named_in(part)


def default_of(field: FieldInfo) -> object:
    return field.default if field.default_factory is NODEFAULT else field.default_factory()


# --- what the sources say about it


def sentence(kind: type) -> str:
    """What the docstring says, on one line."""
    if not kind.__doc__:
        sys.exit(f"{kind.__module__}.{kind.__name__} has no docstring; the protocol needs a sentence about it")
    return " ".join(kind.__doc__.split())


def remarks(kind: type) -> dict[str, str]:
    """The comments behind the fields of a class and of its bases, or behind the values of an enumeration."""
    written = [base for base in reversed(kind.__mro__) if base is kind or is_struct(base)]
    return {name: text for base in written for name, text in comments(base.__module__).get(base.__name__, {}).items()}


@cache
def comments(module: str) -> dict[str, dict[str, str]]:
    """The comments at the ends of lines in the classes of a module, by class and by the name assigned there."""
    source = inspect.getsource(sys.modules[module])
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    said = {token.start[0]: token.string.lstrip("# ") for token in tokens if token.type == tokenize.COMMENT}
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    return {node.name: {name: said[line] for name, line in assigned(node) if line in said} for node in classes}


def assigned(node: ast.ClassDef) -> Iterator[tuple[str, int]]:
    """The names that a class gives types or values to, with the line where that ends."""
    for line in node.body:
        targets = [line.target] if isinstance(line, ast.AnnAssign) else getattr(line, "targets", [])
        for target in targets:
            if isinstance(target, ast.Name):
                yield target.id, line.end_lineno or line.lineno


# --- the types of the browser


def types_file(protocol: Protocol, sources: Iterable[str]) -> str:
    """All of it in TypeScript."""
    paths = ", ".join(f"src/{source.replace('.', '/')}.py" for source in sources)
    pieces = [f"// made from {paths} by scripts/protocol.py"]
    pieces += [enumeration(kind) for kind in protocol.all("names") if issubclass(kind, Enum)]
    for chapter in ("parts", "sent", "told"):
        pieces += [interface(protocol, struct) for struct in protocol.all(chapter)]
    for name, chapter, who in (("ClientMessage", "sent", "a client"), ("ServerMessage", "told", "the server")):
        members = [struct.__name__ for struct in protocol.all(chapter) if tag_of(struct) is not None]
        pieces.append(f"/** Whatever {who} says over the socket. */\n{alternatives(name, members)}")
    return "\n\n".join(pieces) + "\n"


def tag_of(struct: type[Struct]) -> str | int | None:
    """What tells a message from others; nothing for what is no message of its own."""
    tag: str | int | None = struct.__struct_config__.tag
    return tag


def alternatives(name: str, members: Iterable[str]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";"


def enumeration(kind: type[Enum]) -> str:
    return f"/** {sentence(kind)} */\n" + alternatives(kind.__name__, [json.dumps(member.value) for member in kind])


def interface(protocol: Protocol, struct: type[Struct]) -> str:
    lines = [f"/** {sentence(struct)} */", f"export interface {struct.__name__} {{"]
    if tag_of(struct) is not None:
        lines.append(f"  {struct.__struct_config__.tag_field}: {json.dumps(tag_of(struct))};")
    for part in protocol.parts(struct):
        if part.remark:
            lines.append(f"  /** {part.remark} */")
        lines.append(f"  {part.name}{'?' if part.optional else ''}: {in_typescript(part.hint)};")
    return "\n".join([*lines, "}"])


def in_typescript(hint: Any) -> str:
    """An annotation as TypeScript writes it; limits are not its business."""
    if hint in IN_TYPESCRIPT:
        return IN_TYPESCRIPT[hint]
    if is_typeddict(hint) or (isinstance(hint, type) and issubclass(hint, (Struct, Enum))):
        return str(hint.__name__)
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(map(json.dumps, parts))
    if origin is Annotated:
        return in_typescript(parts[0])
    return compound(origin, [in_typescript(part) for part in parts])


def compound(origin: object, parts: list[str]) -> str:
    if origin in UNIONS:
        return " | ".join(dict.fromkeys(parts))
    if origin is list:
        return f"({parts[0]})[]" if "|" in parts[0] else f"{parts[0]}[]"
    if origin in OBJECTS:
        record = f"Record<{', '.join(parts)}>"
        return f"Partial<{record}>" if '"' in parts[0] else record  # not every one of the names need be there
    if origin is tuple:
        return f"[{', '.join(parts)}]"
    raise TypeError(f"the protocol has no words for a {origin} of {', '.join(parts)} yet")


# --- the document for people


def document(protocol: Protocol) -> str:
    """The template with its chapters and the limits of the server filled in."""
    template = Template(TEMPLATE.read_text("utf-8"))
    places = template.get_identifiers()
    homeless = [name for name, kinds in protocol.chapters.items() if kinds and name not in places]
    if homeless:
        sys.exit(f"{TEMPLATE.name} has no place for ${', $'.join(homeless)}")
    numbers = {f"limit_{name}": number for name, number in asdict(Limits()).items()}
    return template.substitute(numbers, **{name: chapter(protocol, kinds) for name, kinds in protocol.chapters.items()})


def chapter(protocol: Protocol, kinds: list[type]) -> str:
    """A section for each; what they all inherit is said once, before."""
    bases = dict.fromkeys(base for kind in kinds for base in kind.__bases__ if is_struct(base))
    shared = [f"{sentence(base)}\n\n{table(protocol.parts(base))}".strip() for base in bases if fields(base)]
    return "\n\n".join([*shared, *(section(protocol, kind) for kind in kinds)])


def section(protocol: Protocol, kind: type) -> str:
    """A message, an object inside of messages, or an enumeration."""
    if issubclass(kind, Enum):
        said = remarks(kind)
        rows = [row(f"`{member.value}`", said.get(member.name, "")) for member in kind]
        return "\n".join([f"{sentence(kind)}\n", "| value | meaning |", "|---|---|", *rows])
    assert is_struct(kind), "a protocol is made of structs and enumerations"
    own = [part for part in protocol.parts(kind) if not part.inherited]
    heading = f"Object {kind.__name__}" if tag_of(kind) is None else f"`{tag_of(kind)}`"
    return f"### {heading}\n\n{sentence(kind)}\n\n{table(own)}".strip()


def table(parts: list[Part]) -> str:
    """The fields of a struct, one below the other."""
    if not parts:
        return ""
    rows = [row(f"`{part.name}`", in_words(part.hint), left_out(part), part.remark) for part in parts]
    return "\n".join(["| field | value | if left out | meaning |", "|---|---|---|---|", *rows])


def row(*cells: str) -> str:
    return f"| {' | '.join(cell.replace('|', ESCAPED_BAR) for cell in cells)} |"


def left_out(part: Part) -> str:
    """What it means that the field is not there; nothing if it must be."""
    if not part.optional:
        return ""
    return "none" if part.default is None else f"`{msgspec.json.encode(part.default).decode()}`"


def in_words(hint: Any, *, several: bool = False) -> str:
    """An annotation, with its limits, for people to read."""
    if hint in IN_WORDS:
        return IN_WORDS[hint][several]
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Literal:
        return in_a_row([f"`{part}`" for part in parts])
    if origin is Annotated:
        return in_words(parts[0], several=several) + "".join(limits(parts[0], meta) for meta in parts[1:])
    if origin in UNIONS:
        return in_a_row([in_words(part, several=several) for part in parts if not (part is int and float in parts)])
    if origin is list or origin in OBJECTS:
        return collection(origin, parts[-1], several=several)
    return f"[{hint.__name__}](#{anchor(hint)})"


def collection(origin: object, inside: Any, *, several: bool) -> str:
    """Lists and objects, and of what they are."""
    one = "list" if origin is list else "object"
    content = in_words(inside, several=True)
    if get_origin(inside) in UNIONS:
        content = f"({content})"
    return f"{one}{'s' if several else ''}{'' if inside is object else f' of {content}'}"


def anchor(kind: type) -> str:
    """Where the document tells about it: some objects are called like messages."""
    if is_struct(kind) and tag_of(kind) is not None:
        return str(tag_of(kind))
    return f"object-{kind.__name__.lower()}" if is_struct(kind) else kind.__name__.lower()


def in_a_row(words: list[str]) -> str:
    """`a, b or c`."""
    return f"{', '.join(words[:-1])} or {words[-1]}" if len(words) > 1 else words[0]


def limits(hint: object, meta: Meta) -> str:
    """What else is asked of a value."""
    said = "".join(text.format(getattr(meta, name)) for name, text in LIMITS.items() if getattr(meta, name) is not None)
    long = [text.format(getattr(meta, name)) for name, text in LENGTHS.items() if getattr(meta, name) is not None]
    if long:
        said += f" of {' and '.join(long)} characters" if hint is str else f", {' and '.join(long)} of them"
    return said


# --- the commands


def made(sources: Iterable[str] = SOURCES) -> dict[Path, str]:
    """The files as the structs would have them, by their place in the checkout."""
    protocol = Protocol([import_module(source) for source in sources])
    return {DOCUMENT: document(protocol), TYPES: types_file(protocol, sources)}


def write(root: Path) -> None:
    generated.write(root, made())


def check(root: Path) -> None:
    """Stop if a file is missing or is not what the structs say."""
    generated.check(root, made(), "the messages of the server", RENEW)


if __name__ == "__main__":
    generated.command(write=write, check=check)
