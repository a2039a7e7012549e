"""Vectors and machine integers, in whichever build this is."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import nightlight.core.native
from nightlight.core.native import append, i64, pop, vec


def test_a_vector_grows_and_shrinks_at_its_end() -> None:
    numbers = vec[i64]([1, 2])

    numbers = append(numbers, 3)
    numbers, last = pop(numbers)
    numbers, front = pop(numbers, 0)

    assert (last, front) == (3, 1)
    assert list(numbers) == [2]


def test_a_copy_of_a_vector_is_its_own() -> None:
    numbers = vec[i64]([1, 2])
    copy = numbers[:]

    copy[0] = 9

    assert (list(numbers), list(copy)) == ([1, 2], [9, 2])


def test_the_interpreted_engine_needs_nothing_but_the_standard_library(tmp_path: Path) -> None:
    sources = Path(nightlight.core.native.__file__).parent
    package = tmp_path / "nightlight" / "core"
    package.mkdir(parents=True)
    (package.parent / "__init__.py").touch()
    for source in sources.glob("*.py"):
        (package / source.name).write_bytes(source.read_bytes())
    program = (
        f"import sys; sys.path = [{str(tmp_path)!r}] + [p for p in sys.path if 'site-packages' not in p]\n"
        "import nightlight.core.game, nightlight.core.native as native\n"
        "print(native.i64 is int, native.vec[int]([7]))"
    )

    ran = subprocess.run([sys.executable, "-I", "-c", program], capture_output=True, text=True, check=True)

    assert ran.stdout.split() == ["True", "[7]"]


def test_core_imports_nothing_but_itself_and_the_standard_library() -> None:
    for source in Path(nightlight.core.native.__file__).parent.glob("*.py"):
        tree = ast.parse(source.read_text(encoding="utf-8"))
        imported = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        imported |= {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
        roots = {name.split(".")[0] for name in imported if not name.startswith("nightlight.core")}

        assert roots <= {*sys.stdlib_module_names, "__future__", "librt", "mypy_extensions"}
