"""What `make lint`, `format`, `test`, `bench` and `soak` run, each with the packages of dev.lock."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from tempfile import TemporaryFile

import fast
from engine_sources import c_compiler
from environment import ROOT

CHECKED = ("src", "tests", "scripts", "benchmarks")
PATIENCE = 900  # seconds for one test, on a busy machine
PYTEST = (
    "-m",
    "pytest",
    f"--override-ini=faulthandler_timeout={PATIENCE}",
    "--override-ini=faulthandler_exit_on_timeout=true",
)
BROWSER = "tests/browser"
ATTACKS = "tests/server/attacks/test_*.py"  # they wait more than they work, like browsers
LONGEST = ("tests/soak/test_load.py", "tests/soak/test_server.py", "tests/soak/test_hour.py")
ENGINE_TESTS = ("core", "games", "conformance", "playthroughs", "play", "bots", "test_build.py")


def run(*command: str, engine: str | None = None) -> None:
    """Run a module of Python from the top of the checkout, on the compiled engine if one is given; stop if it fails."""
    variables = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "NIGHTLIGHT_PURE"}}
    if engine is not None:
        variables["PYTHONPATH"] = engine
        variables.setdefault("NIGHTLIGHT_EXAMPLES", "some")  # of random matches: it is the faster engine
    print(f"$ {' '.join(command)}{' (compiled)' if engine else ''}", flush=True)
    code = subprocess.run([sys.executable, *command], cwd=ROOT, env=variables, check=False).returncode
    if code != 0:
        sys.exit(code)


def existing(*paths: str) -> list[str]:
    """The paths that there are; of folders, those that hold Python."""
    return [path for path in paths if (ROOT / path).is_file() or any((ROOT / path).rglob("*.py"))]


def lint() -> None:
    run("-m", "ruff", "format", "--check", "--quiet", ".")
    run("-m", "ruff", "check", "--quiet", ".")
    run("-m", "mypy", *existing(*CHECKED))
    run("scripts/seam.py", "check")
    run("scripts/web.py", "check")


def format_sources() -> None:
    """Python, TypeScript and Svelte as `lint` wants them, as far as tools can bring that about."""
    run("-m", "ruff", "check", "--fix-only", "--quiet", ".")
    run("-m", "ruff", "format", "--quiet", ".")
    run("scripts/web.py", "format")


def test() -> None:
    """Everything, in three processes: browsers wait more than they work, so two of them leave room for the rest.

    Lint that fails ends it all at once; a test that fails keeps no other from being run and reported.
    """
    streams = [Stream("without_browser")]
    try:
        lint()  # and build the pages
        run("scripts/web.py", "test")
        streams.append(Stream("second_half"))
        codes = [code_of(first_half), code_of(attacks)]
    except BaseException:
        for stream in streams:
            stream.stop()
        raise
    sys.exit(max([*codes, *(stream.finish() for stream in streams)]))


def code_of(check: Callable[[], None]) -> int:
    """The exit code of a check that may fail."""
    try:
        check()
    except SystemExit as failed:
        return failed.code if isinstance(failed.code, int) else 1
    return 0


class Stream:
    """A check that runs beside another one, and reports after it."""

    def __init__(self, check: str) -> None:
        self.said = TemporaryFile()  # noqa: SIM115
        command = ["nice", sys.executable, "scripts/check.py", check]
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdout=self.said, stderr=subprocess.STDOUT, start_new_session=True
        )

    def stop(self) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)

    def finish(self) -> int:
        code = self.process.wait()
        self.said.seek(0)
        print(self.said.read().decode(), flush=True)
        return code


def files(pattern: str) -> list[str]:
    """The files of a pattern, in their order."""
    return sorted(file.relative_to(ROOT).as_posix() for file in ROOT.glob(pattern))


def half(which: int) -> None:
    """Every other file of the tests in a browser."""
    run(*PYTEST, *files(f"{BROWSER}/test_*.py")[which::2])


def first_half() -> None:
    half(0)


def second_half() -> None:
    half(1)


def attacks() -> None:
    """Somebody attacks a server while others play."""
    run(*PYTEST, *files(ATTACKS))


def without_browser() -> None:
    """Every other test that needs no browser, and those of the engine again on the compiled one."""
    run(*PYTEST, "--rules", f"--ignore={BROWSER}", f"--ignore-glob={ATTACKS}")
    if c_compiler() is None:
        print("There is no C compiler for this Python: the tests of the compiled engine were skipped.")
    else:
        compiled()


def compiled() -> None:
    """The tests of the engine, on the compiled one."""
    run(*PYTEST, "--compiled", *existing(*(f"tests/{part}" for part in ENGINE_TESTS)), engine=str(fast.build()))


def bench() -> None:
    engine = [] if c_compiler() is None else [str(fast.build())]
    run("benchmarks/run.py", *engine)
    run("scripts/pages.py")
    if shutil.which("npm") is None:
        print("There is no npm: the server was not compared with boardgame.io.")
        run("benchmarks/server/load.py", *(["--engine", *engine] if engine else []))
        return
    run("benchmarks/server/compare.py", *(["--engine", *engine] if engine else []))
    run("benchmarks/server/load.py", *(["--engine", *engine] if engine else []))


def soak() -> None:
    """The games and the attacks, then what takes longest: too many people, power cuts, an hour of everything."""
    engine = str(fast.build())
    run("-m", "pytest", "--compiled", "tests/soak", *(f"--ignore={path}" for path in LONGEST), engine=engine)
    for path in LONGEST:
        run("-m", "pytest", "--compiled", path, engine=engine)


if __name__ == "__main__":
    parts = (first_half, second_half, attacks, without_browser, compiled)
    checks = {check.__name__: check for check in (lint, test, *parts, bench, soak)}
    checks["format"] = format_sources
    if len(sys.argv) != 2 or sys.argv[1] not in checks:  # noqa: PLR2004
        sys.exit(f"usage: check.py {'|'.join(checks)}")
    checks[sys.argv[1]]()
