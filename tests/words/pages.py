"""What the sources of the pages say, and which words they ask for."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
GAMES = ROOT / "src" / "nightlight" / "games"
FOLDERS = ("web/src", *(str(folder.relative_to(ROOT)) for folder in sorted(ROOT.glob("src/nightlight/games/*/web"))))
QUOTED = re.compile(r"'([a-z][\w-]*)'|\"([a-z][\w-]*)\"")
TEMPLATE = re.compile(r"`([\w${}.!?()\[\] '-]*)`")
FILLED = re.compile(r"\$\{[^}]*\}")
ASKED = re.compile(r"\b(?:say|words\.say)\('([a-z][\w-]*)'")
SCRIPT = re.compile(r"<(script|style)\b.*?</\1>|<!--.*?-->", re.DOTALL)
TAG = re.compile(r"<[^>]*>")
SPOKEN = re.compile(r"\b(?:aria-label|title|placeholder|alt|aria-description)=\"([^\"{]*[^\W\d_][^\"{]*)\"")


def sources() -> list[Path]:
    """The files that the pages are made of."""
    return sorted(
        file for folder in FOLDERS for file in (ROOT / folder).rglob("*") if file.suffix in {".ts", ".svelte"}
    )


@cache
def keys_in_pages() -> tuple[set[str], list[re.Pattern[str]]]:
    """The keys that the sources may name: whole ones, and the form of those with something filled in."""
    whole: set[str] = set()
    forms = set()
    for file in sources():
        text = file.read_text("utf-8")
        whole |= {start + (first or second) for first, second in QUOTED.findall(text) for start in ("", of_game(file))}
        for template in TEMPLATE.findall(text):
            fixed = FILLED.split(template)
            if re.search(r"[a-z]", "".join(fixed)) and "".join(fixed) != of_game(file):
                form = ".+".join(map(re.escape, fixed))
                forms |= {form, re.escape(of_game(file)) + form}
    return whole, [re.compile(form) for form in sorted(forms)]


def of_game(file: Path) -> str:
    """What the keys of a game begin with; its board leaves it out, and has one function that puts it before them."""
    return f"{file.relative_to(GAMES).parts[0].replace('_', '-')}-" if file.is_relative_to(GAMES) else ""


def asked_keys() -> set[str]:
    """The keys that are certainly asked for."""
    return {key for file in sources() for key in ASKED.findall(file.read_text("utf-8"))}


def spoken(markup: str) -> list[str]:
    """The words that stand in the markup of a component itself."""
    body = SCRIPT.sub(" ", markup)
    attributes = SPOKEN.findall(body)
    between = TAG.sub("\n", without_braces(body)).split("\n")
    return attributes + [text.strip() for text in between if re.search(r"[^\W\d_]", text)]


def without_braces(markup: str) -> str:
    """The markup without what is computed in it, however deep the braces go."""
    kept, depth = [], 0
    for letter in markup:
        depth += letter == "{"
        if depth == 0:
            kept.append(letter)
        depth -= letter == "}"
    return "".join(kept)
