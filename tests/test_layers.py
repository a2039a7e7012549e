"""Who may import whom, over the import graph of all sources."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "nightlight"

ENGINE = {"core", "games", "bots"}
PLAYING = ENGINE | {"play"}
MAY_IMPORT = {
    "core": set[str](),
    "games": {"core"},
    "bots": {"core"},
    "words": {"core"},
    "play": ENGINE,
    "lab": PLAYING,
    "research": PLAYING,
    "wire": set[str](),
    "terminal": PLAYING | {"words", "wire", "build"},
    "server": PLAYING | {"words", "wire", "build"},
    "build": {"core"},
    "cli": PLAYING | {"words", "build", "lab", "research", "wire", "terminal", "server"},
    "__main__": {"cli"},
    "": set[str](),
}
BEYOND_THE_STANDARD_LIBRARY = {"core/native.py"}  # what the compiler sees in place of int and list
MORE_THAN_EXPORTS = {
    "__init__.py",  # chooses between compiled and plain modules, before any other is imported
    "games/__init__.py",  # is the catalogue
}


def imports(package: Path, file: Path) -> list[str]:
    """Every module that the file imports, anywhere in it, by its full name."""
    found = []
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are written in full"
            assert node.module is not None
            found += [module_in(package, node.module, alias.name) for alias in node.names]
    return found


def module_in(package: Path, module: str, name: str) -> str:
    """The module that `from module import name` needs: a submodule of that name, or the module itself."""
    place = package.parent.joinpath(*module.split("."), name)
    return f"{module}.{name}" if place.is_dir() or place.with_suffix(".py").exists() else module


def layer(package: Path, file: Path) -> str:
    first = file.relative_to(package).parts[0]
    return first.removesuffix(".py") if first != "__init__.py" else ""


def forbidden(package: Path) -> list[str]:
    """The imports between layers, or between games, that the table does not allow."""
    found = []
    for file in sorted(package.rglob("*.py")):
        own = layer(package, file)
        for module in imports(package, file):
            if module.split(".")[0] != "nightlight":
                continue
            other = "".join(module.split(".")[1:2])
            allowed = other == own or other in MAY_IMPORT[own]
            if not allowed or between_games(package, file, module):
                found.append(f"{file.relative_to(package)} imports {module}")
    return found


def between_games(package: Path, file: Path, module: str) -> bool:
    place = file.relative_to(package).parts
    parts = module.split(".")
    inside_a_game = place[0] == "games" and len(place) > 2
    return inside_a_game and parts[1] == "games" and parts[2:3] != [place[1]]


def test_every_layer_imports_only_what_lies_below_it() -> None:
    assert forbidden(PACKAGE) == []


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("core/step.py", "from nightlight.bots.uniform import Uniform"),
        ("core/step.py", "def late():\n    import nightlight.play"),
        ("games/lantern/rules.py", "from nightlight.games.cellar.state import State"),
        ("games/lantern/rules.py", "from nightlight.games import GAMES"),
        ("games/lantern/text.py", "from nightlight import words"),
        ("bots/search.py", "from nightlight import games"),
        ("play/match.py", "from nightlight.words.bundle import Words"),
        ("words/bundle.py", "from nightlight.games import GAMES"),
        ("wire/messages.py", "from nightlight.server.tables.records import Record"),
        ("terminal/table.py", "from nightlight.server.tables.live_table import LiveTable"),
    ],
)
def test_an_import_upwards_or_sideways_is_found(tmp_path: Path, file: str, line: str) -> None:
    package = tmp_path / "nightlight"
    for folder in ("games/lantern", "games/cellar", "core", "bots", "play", "words", "wire", "terminal", "server"):
        (package / folder).mkdir(parents=True)
    (package / file).write_text(line, "utf-8")

    found = forbidden(package)

    assert len(found) == 1
    assert found[0].startswith(f"{file} imports nightlight.")


def test_the_engine_needs_nothing_but_the_standard_library() -> None:
    files = [file for folder in sorted(ENGINE) for file in (PACKAGE / folder).rglob("*.py")]

    strangers = [
        f"{file.relative_to(PACKAGE)} imports {module}"
        for file in files
        if file.relative_to(PACKAGE).as_posix() not in BEYOND_THE_STANDARD_LIBRARY
        for module in imports(PACKAGE, file)
        if module.split(".")[0] not in sys.stdlib_module_names | {"nightlight"}
    ]

    assert files != []
    assert strangers == []


def test_a_package_file_holds_exports_only() -> None:
    busy = []
    for file in sorted(PACKAGE.rglob("__init__.py")):
        if file.relative_to(PACKAGE).as_posix() not in MORE_THAN_EXPORTS:
            tree = ast.parse(file.read_text("utf-8"))
            docstring = 0 if ast.get_docstring(tree) is None else 1
            busy += [f"{file}:{node.lineno}" for node in tree.body[docstring:] if not exports(node)]

    assert busy == []


def exports(node: ast.stmt) -> bool:
    if isinstance(node, ast.Assign):
        return [target.id for target in node.targets if isinstance(target, ast.Name)] == ["__all__"]
    return isinstance(node, ast.Import | ast.ImportFrom)
