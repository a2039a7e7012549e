"""Which build runs, what it is made from, and that it is never an old one."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from engine_sources import compiled_files, fingerprint
from locks import take
from nightlight import build

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCKS = ("play", "fast", "dev")
WITHOUT_CACHES = shutil.ignore_patterns("__pycache__")


def pins(lock: str) -> dict[str, str]:
    """The version of every package in a lock file."""
    text = (ROOT / "requirements" / f"{lock}.lock").read_text("utf-8")
    return {canonicalize_name(name): version for name, version in re.findall(r"^([\w.-]+)==(\S+)", text, re.MULTILINE)}


def copy_of_checkout(folder: Path) -> Path:
    for part in ("src", "scripts", "requirements"):
        shutil.copytree(ROOT / part, folder / part, ignore=WITHOUT_CACHES)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def test_the_version_line_tells_which_engine_runs(pytestconfig: pytest.Config) -> None:
    line = build.version_line()

    version = re.escape(PROJECT["project"]["version"])
    engine = r"compiled \(mypyc [\d.]+\)" if pytestconfig.getoption("--compiled", False) else "interpreted"
    assert re.fullmatch(f"nightlight {version}, engine {engine}", line)
    assert build.compiled() == ("compiled" in line)


@pytest.mark.parametrize(
    "file",
    ["src/nightlight/core/step.py", "src/nightlight/core/cards.toml", "src/nightlight/games/lantern/rules.py"],
)
def test_a_changed_engine_has_another_fingerprint(tmp_path: Path, file: str) -> None:
    root = copy_of_checkout(tmp_path)
    (root / file).parent.mkdir(exist_ok=True)
    (root / file).write_text("", "utf-8")
    before = fingerprint(root)

    (root / file).write_text("# changed", "utf-8")

    assert fingerprint(root) != before


@pytest.mark.parametrize("file", ["requirements/fast.lock", "scripts/compile_engine.py"])
def test_a_changed_compiler_has_another_fingerprint(tmp_path: Path, file: str) -> None:
    root = copy_of_checkout(tmp_path)
    before = fingerprint(root)

    (root / file).write_text("# changed", "utf-8")

    assert fingerprint(root) != before


def test_a_new_or_renamed_file_has_another_fingerprint_wherever_it_is(tmp_path: Path) -> None:
    root = copy_of_checkout(tmp_path)
    before = fingerprint(root)

    (root / "src/nightlight/more.ftl").touch()

    assert fingerprint(root) != before


@pytest.mark.parametrize(
    "file",
    [
        "tests/test_more.py",
        "src/nightlight/build.py",
        "src/nightlight/core/text.py",
        "src/nightlight/games/more_text.py",
        "src/nightlight/games/en.ftl",
    ],
)
def test_what_is_not_compiled_leaves_the_fingerprint_alone(tmp_path: Path, file: str) -> None:
    root = copy_of_checkout(tmp_path)
    (root / file).parent.mkdir(exist_ok=True)
    (root / file).write_text("", "utf-8")
    before = fingerprint(root)

    (root / file).write_text("# changed", "utf-8")

    assert fingerprint(root) == before


def test_no_compiled_module_lies_among_the_sources() -> None:
    sources = [file for file in (ROOT / "src").rglob("*") if file.is_file()]

    compiled = [file for file in sources if file.name.endswith(tuple(EXTENSION_SUFFIXES))]

    assert sources != []
    assert compiled == []


def test_the_whole_engine_is_compiled_but_for_the_seams() -> None:
    package = ROOT / "src" / "nightlight"

    names = [file.relative_to(package).as_posix() for file in compiled_files(package)]

    assert "core/step.py" in names
    assert {name.split("/")[0] for name in names} <= {"core", "games", "bots"}
    assert not [name for name in names if name.endswith(("__init__.py", "/native.py", "/text.py", "_text.py"))]


def test_on_request_a_compiled_package_runs_from_its_sources(tmp_path: Path) -> None:
    package = tmp_path / "nightlight"
    shutil.copytree(ROOT / "src" / "nightlight", package, ignore=WITHOUT_CACHES)
    modules = []
    for file in compiled_files(package):
        file.with_suffix(EXTENSION_SUFFIXES[0]).write_text("not a compiled module", "utf-8")
        modules.append(".".join(file.relative_to(tmp_path).with_suffix("").parts))
    program = f"import sys, {', '.join(modules)}; print(*[sys.modules[m].__file__ for m in {modules}], sep='\\n')"

    as_installed = run(program, PYTHONPATH=str(tmp_path), NIGHTLIGHT_PURE="0")
    on_request = run(program, PYTHONPATH=str(tmp_path), NIGHTLIGHT_PURE="1")

    assert as_installed.returncode != 0  # the interpreter did prefer what looks compiled
    assert on_request.stdout.split() == [str(file) for file in compiled_files(package)], on_request.stderr


def run(program: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | variables,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_file_pins_everything_with_hashes_and_names_no_host(lock: str) -> None:
    text = (ROOT / "requirements" / f"{lock}.lock").read_text("utf-8")

    lines = [line for line in text.replace("\\\n", " ").splitlines() if line.strip()]

    assert lines != []
    assert [line for line in lines if not re.match(r"[\w.-]+==\S+ .*--hash=sha256:", line)] == []
    assert "://" not in text
    assert not re.search(r"--(index-url|extra-index-url|find-links|trusted-host)", text)


@pytest.mark.parametrize("lock", ["play", "dev"])
def test_every_dependency_of_the_project_is_pinned_within_its_bounds(lock: str) -> None:
    wanted = [Requirement(dependency) for dependency in PROJECT["project"]["dependencies"]]

    pinned = pins(lock)

    assert [str(need) for need in wanted if pinned[canonicalize_name(need.name)] not in need.specifier] == []


def test_a_package_has_the_same_version_in_every_lock_file() -> None:
    everything = pins("dev")

    parts = pins("play") | pins("fast")

    assert parts.items() <= everything.items()


def test_what_somebody_holds_cannot_be_taken_until_it_is_let_go(tmp_path: Path) -> None:
    first = take(tmp_path / "engine.lock")
    assert first is not None

    refused = take(tmp_path / "engine.lock")
    os.close(first)
    second = take(tmp_path / "engine.lock")

    assert refused is None
    assert second is not None
    os.close(second)
