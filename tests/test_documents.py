"""What the documents promise."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def test_the_example_of_the_readme_runs() -> None:
    examples = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)

    done = subprocess.run([sys.executable, "-c", examples[0]], capture_output=True, text=True, check=True)

    assert len(examples) == 1
    ended = r"\{'ranks': \[\d, \d, \d\], 'scores': \[\d+, \d+, \d+\], 'reason': '\w+', 'winners': \[[\d, ]+\]\}\n"
    assert re.fullmatch(ended, done.stdout)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_between_documents_lead_somewhere(document: Path) -> None:
    prose = re.sub(r"```.*?```", "", document.read_text("utf-8"), flags=re.DOTALL)

    links = re.findall(r"\]\((?!http)([^)#]+)", prose)

    assert [link for link in links if not (document.parent / link).exists()] == []


def test_the_commands_of_the_readme_exist() -> None:
    said = set(re.findall(r"`nightlight (\w+)", (ROOT / "README.md").read_text("utf-8")))

    done = subprocess.run(
        [sys.executable, "-m", "nightlight", "--help"], capture_output=True, text=True, check=True
    ).stdout

    assert said == {"play", "learn", "replay", "verify", "simulate", "rules", "serve"}
    assert [command for command in sorted(said) if f"    {command} " not in done] == []
