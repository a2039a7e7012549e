"""The build hook: adds the engine, compiled by mypyc, to a wheel beside its sources.

Without a C compiler, or with NIGHTLIGHT_PURE=1, the wheel is a plain one. An editable install is always plain.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
from contextlib import chdir
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # hatchling loads this file by path

from engine_sources import c_compiler, compiled_files, fingerprint, plain_wanted

RUNTIME = ("librt", "mypy-extensions")  # imported by compiled modules; the plain ones need neither
C_FLAGS = "-fvisibility=hidden -Wno-misleading-indentation"  # mypyc indents very deeply, which makes the warning slow


class CompileEngine(BuildHookInterface[BuilderConfig]):
    """Compiles a copy of the sources, so that nothing is left in the checkout and no other copy is read."""

    def dependencies(self) -> list[str]:
        """The packages that the build needs, if there is a C compiler."""
        if plain_wanted() or c_compiler() is None:
            return []
        fast: list[object] = self.metadata.config["dependency-groups"]["fast"]
        return [requirement for requirement in fast if isinstance(requirement, str)]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        compiler = c_compiler()
        if version == "editable" or plain_wanted():
            return
        if compiler is None:
            self.app.display_warning("No C compiler for this Python: the engine in this wheel stays interpreted.")
            return
        self.scratch = tempfile.TemporaryDirectory(prefix="nightlight-")
        scratch = Path(self.scratch.name)
        copy_sources(Path(self.root), scratch)
        build_data["force_include"].update(compile_copy(scratch, compiler))
        build_data["force_include"][str(write_note(scratch))] = "nightlight/build.json"
        build_data["dependencies"] += [f"{name}=={version_of(name)}" for name in RUNTIME]
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()


def copy_sources(root: Path, scratch: Path) -> None:
    for folder in ("src", "scripts", "requirements"):
        shutil.copytree(root / folder, scratch / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(root / "pyproject.toml", scratch)


def compile_copy(scratch: Path, compiler: str) -> dict[str, str]:
    """Compile the copied engine; returns the files, and where they belong in the wheel."""
    from mypyc.build import mypycify  # noqa: PLC0415  # only needed if there is a C compiler
    from setuptools import Distribution  # noqa: PLC0415

    os.environ["CC"] = compiler
    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {C_FLAGS}".strip()
    library = scratch / "library"
    with chdir(scratch / "src"):
        modules = [str(file) for file in compiled_files(Path("nightlight"))]
        options = ["--config-file", str(scratch / "pyproject.toml")]
        extensions = mypycify(
            [*options, *modules],
            opt_level="3",
            debug_level="0",
            group_name="nightlight",
            target_dir=str(scratch / "c"),
        )
        distribution = Distribution({"name": "nightlight", "ext_modules": extensions})
        command = distribution.get_command_obj("build_ext")
        command.build_lib = str(library)
        command.build_temp = str(scratch / "objects")
        command.ensure_finalized()
        command.run()
    return {str(file): str(file.relative_to(library)) for file in library.rglob("*") if file.is_file()}


def write_note(scratch: Path) -> Path:
    """Record in the wheel what it was compiled with, and from which sources."""
    files = compiled_files(scratch / "src" / "nightlight")
    modules = [".".join(file.relative_to(scratch / "src").with_suffix("").parts) for file in files]
    note = scratch / "build.json"
    said = {"mypyc": version_of("mypy"), "fingerprint": fingerprint(scratch), "modules": modules}
    note.write_text(json.dumps(said, indent=1) + "\n", "utf-8")
    return note
