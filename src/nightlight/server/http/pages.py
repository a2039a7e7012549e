"""The browser's pages: files of the last build, compressed if the browser accepts that."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from nightlight.server.http.security import policy_with

BUILT: Final = (
    Path(__file__).resolve().parent.with_name("static")
)  # in a development install, a link to the checkout, where it is rebuilt
FIRST: Final = "index.html"
NOTE: Final = ".fingerprint"
OPENING: Final = "opening.json"
# As web/src/lib/navigation/router knows them:
PAGES: Final = re.compile(r"|(?:t|j|rules|learn|replay|text|take)/[^/]+/?|(?:settings|training|matches)/?")
NAMES: Final = {"": "home", "t": "table", "j": "join"}  # of pages whose addresses begin differently
STYLES: Final = re.compile(r"<style>(.*?)</style>", re.DOTALL)
TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
FORMS: Final = (("br", ".br"), ("gzip", ".gz"))  # the smallest first
FOR_EVER: Final = "public, max-age=31536000, immutable"  # a changed file gets a new name
ASK_FIRST: Final = "no-cache"
NOT_FOUND: Final = 404
NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>Nightlight: the pages are not built</title>
<h1>The pages for the browser are not built yet</h1>
<p>The server runs, and programs can play at it. In its checkout, <code>python scripts/web.py</code> builds the pages;
then load this one again. An installed Nightlight brings them along.
"""


class Opening(Struct, frozen=True):
    """The files a page requests as soon as it runs, and those of each language, as listed by the build."""

    pages: dict[str, list[str]] = {}
    words: dict[str, list[str]] = {}

    def links(self, path: str, languages: str) -> str:
        """The value of a header that makes a browser fetch them while it still parses the page."""
        begin = path.partition("/")[0]
        page = self.pages.get(NAMES.get(begin, begin), [])
        words = self.words.get(preferred(languages, self.words), [])
        return ", ".join(early(file) for file in [*page, *words])


class Pages:
    """Answers everything outside the API: a file of the build, or the page, which routes by its address."""

    def __init__(self, folder: Path = BUILT) -> None:
        self.folder: Final = folder

    async def get(self, request: Request) -> Response:
        path: str = request.path_params["path"]
        file = self.file(path)
        if file is not None and path != FIRST:
            return answer(file, request.headers, FOR_EVER if path.startswith("assets/") else ASK_FIRST)
        if path.startswith(("api/", "ws/", "assets/")):
            return Response(status_code=NOT_FOUND)
        first = self.file(FIRST)
        if first is None:
            return HTMLResponse(NOT_BUILT, 503, {"cache-control": "no-store"})
        if not PAGES.fullmatch(path):
            return opened(answer(first, request.headers, ASK_FIRST, NOT_FOUND), first)
        page = opened(answer(first, request.headers, ASK_FIRST), first)
        links = self.opening().links(path, request.headers.get("accept-language", ""))
        if links:
            page.headers["link"] = links
        page.headers["vary"] = "accept-encoding, accept-language"
        return page

    def file(self, path: str) -> Path | None:
        """The file of the build at that path, if it is public."""
        file = self.folder / path
        if file.suffix not in TYPES or ".." in file.parts or not there(file):
            return None
        return file if file.resolve().is_relative_to(self.folder.resolve()) else None

    def opening(self) -> Opening:
        """What the build says about its pages."""
        note = self.file(OPENING)
        return Opening() if note is None else noted(note, note.stat().st_mtime_ns)


def opened(page: Response, first: Path) -> Response:
    """The page, with a policy that allows its inline styles."""
    page.headers["content-security-policy"] = policy(first, first.stat().st_mtime_ns)
    return page


@lru_cache(1)
def policy(first: Path, _changed: int) -> str:
    return policy_with(STYLES.findall(first.read_text("utf-8")))


@lru_cache(1)
def noted(note: Path, _changed: int) -> Opening:
    return msgspec.json.decode(note.read_bytes(), type=Opening)


def early(file: str) -> str:
    """One file as a header value."""
    kind = "preload; as=style; crossorigin" if file.endswith(".css") else "modulepreload"
    return f"<{file}>; rel={kind}"


def preferred(languages: str, spoken: dict[str, list[str]]) -> str:
    """The first of the browser's languages the pages support, as web/src/lib/settings/settings finds it."""
    for wish in languages.split(","):
        language = wish.split(";")[0].split("-")[0].strip().lower()
        if language in spoken:
            return language
    return "en"


def fingerprint(folder: Path = BUILT) -> str:
    """The fingerprint of the build's sources; empty if there is no build."""
    try:
        return (folder / NOTE).read_text("utf-8").strip()
    except (OSError, UnicodeError):
        return ""


def there(file: Path) -> bool:
    """Whether there is such a file; for an overlong name the system raises an error."""
    try:
        return file.is_file()
    except OSError:
        return False


def answer(file: Path, asked: Headers, cache: str, status: int = 200) -> Response:
    """The file as it is, or precompressed if the browser accepts that."""
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    taken = asked.get("accept-encoding", "")
    for name, ending in FORMS:
        smaller = file.with_name(file.name + ending)
        if name in taken and smaller.is_file():
            headers["content-encoding"] = name
            return FileResponse(smaller, status, headers, TYPES[file.suffix])
    return FileResponse(file, status, headers, TYPES[file.suffix])
