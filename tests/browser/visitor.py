"""Somebody with a browser of their own, and everything that goes wrong there."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Request, Response, ViewportSize, WebSocket

from browser.wording import wording

Said = dict[str, Any]

PATIENCE: Final = 120  # seconds after which nothing will come any more, however slow and busy the machine is
GLANCE: Final = 50  # ms between two looks at what happens by itself
PHONE: Final = ViewportSize(width=360, height=740)
LAPTOP: Final = ViewportSize(width=1280, height=800)
LOCALES: Final = {"en": "en-GB", "pl": "pl-PL", "ru": "ru-RU"}
LEFT: Final = "net::ERR_ABORTED"  # what was on its way when the page was left
BLOCKED: Final = "Service Worker registration blocked by"  # as we wish
ERRORS: Final = 400  # the statuses from there on


class Visitor:
    """One browser: its own cookies, language and screen. Whatever it complains of is kept as a trouble."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        language: str = "en",
        *,
        phone: bool = False,
        still: bool = True,
        keeps: bool = False,
    ) -> None:
        """With `keeps`, pages are kept for a time without the server; else they come from the server under test."""
        self.url: Final = url
        self.say: Final = wording(language)
        self.phone: Final = phone
        self.troubles: Final[list[str]] = []
        self.heard: Final[list[Said]] = []  # over sockets
        self.said: Final[list[Said]] = []
        self._foreseen: Final[list[re.Pattern[str]]] = []
        self.context: Final = browser.new_context(
            base_url=url,
            locale=LOCALES[language],
            viewport=PHONE if phone else LAPTOP,
            is_mobile=phone,
            has_touch=phone,
            reduced_motion="reduce" if still else "no-preference",
            service_workers="allow" if keeps else "block",
        )
        self.context.set_default_timeout(1000 * PATIENCE)
        self.page: Final = self.context.new_page()
        self._listen()

    # What goes wrong

    def foresee(self, *patterns: str) -> None:
        """Some trouble belongs to the test."""
        self._foreseen.extend(re.compile(pattern) for pattern in patterns)

    @property
    def unforeseen(self) -> list[str]:
        """What went wrong so far."""
        self.page.evaluate("0")  # what the browser has to say comes before the answer
        return [trouble for trouble in self.troubles if not any(each.search(trouble) for each in self._foreseen)]

    def _listen(self) -> None:
        self.page.on("console", self._hear_console)
        self.page.on("pageerror", self._hear_error)
        self.page.on("request", self._see_request)
        self.page.on("requestfailed", self._see_failure)
        self.page.on("response", self._see_response)
        self.page.on("websocket", self._hear_socket)

    def _hear_console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and not message.text.startswith(BLOCKED):
            self.troubles.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _hear_error(self, error: Error) -> None:
        self.troubles.append(f"error: {error.stack or error.message}")

    def _see_request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in {"data", "blob"} and address.netloc != urlsplit(self.url).netloc:
            self.troubles.append(f"elsewhere: {request.method} {request.url}")

    def _see_failure(self, request: Request) -> None:
        if request.failure != LEFT:
            self.troubles.append(f"failed: {request.method} {request.url}: {request.failure}")

    def _see_response(self, response: Response) -> None:
        if response.status >= ERRORS:
            self.troubles.append(f"status {response.status}: {response.request.method} {response.url}")

    def _hear_socket(self, socket: WebSocket) -> None:
        if urlsplit(socket.url).netloc != urlsplit(self.url).netloc:
            self.troubles.append(f"elsewhere: {socket.url}")
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.said.append(json.loads(frame)))

    # Finding and doing

    def go(self, path: str) -> None:
        self.page.goto(path, wait_until="domcontentloaded")

    def button(self, key: str, /, **values: str | int) -> Locator:
        """The button of these words."""
        return self.page.get_by_role("button", name=self.say(key, **values), exact=True)

    def link(self, key: str, /, **values: str | int) -> Locator:
        return self.page.get_by_role("link", name=self.say(key, **values), exact=True)

    def field(self, key: str, /, **values: str | int) -> Locator:
        """The field with this label."""
        return self.page.get_by_label(self.say(key, **values), exact=True)

    def press(self, thing: Locator) -> None:
        """By finger on a phone, by mouse on a laptop."""
        if self.phone:
            thing.tap()
        else:
            thing.click()

    def until(self, true: Callable[[], bool], what: str = "it", seconds: float = PATIENCE) -> None:
        """Wait for something that happens by itself."""
        deadline = time.monotonic() + seconds
        while not true():
            assert time.monotonic() < deadline, f"{what} did not happen; troubles: {self.troubles}"
            self.page.wait_for_timeout(GLANCE)

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Ask the server as the page does, with its cookie."""
        answer = self.context.request.fetch(path, method=method, data=None if body is None else json.dumps(body))
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json()
