"""A house that is open has everything ready that would hold up its tables."""

from __future__ import annotations

import asyncio
from pathlib import Path

from nightlight.server.updates import translator
from nightlight.words.bundle import LANGUAGES, spoken
from server.house import served_in


def test_the_words_of_every_language_are_read_before_anybody_comes(tmp_path: Path) -> None:
    async def story() -> None:
        translator.cache_clear()
        spoken.cache_clear()

        async with served_in(tmp_path):
            read = spoken.cache_info().misses
            said = [translator(language)("dont-go-in-there-title") for language in LANGUAGES]

            assert read == len(LANGUAGES), "English, which stands behind the others, is read once"
            assert spoken.cache_info().misses == read
            assert translator.cache_info().hits == len(LANGUAGES)
            assert "dont-go-in-there-title" not in said

    asyncio.run(story())
