"""One browser and one server for all boards, and for nothing else: while it runs, nothing else can use asyncio."""

from __future__ import annotations

from browser.conftest import browser, chromium_path, pages, server, visit

__all__ = ["browser", "chromium_path", "pages", "server", "visit"]
