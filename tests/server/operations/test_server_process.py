"""A house that is open has everything ready that would hold up its tables."""

from __future__ import annotations

import asyncio
from pathlib import Path

from nightlight.server.bots.pool import BotPool
from nightlight.server.operations.server_process import ServerProcess
from nightlight.server.store.database import Database
from nightlight.server.tables.languages import translator
from nightlight.words.bundle import LANGUAGES, spoken
from server.house import QUICK, served_in


async def test_the_words_of_every_language_are_read_before_anybody_comes(tmp_path: Path) -> None:
    translator.cache_clear()
    spoken.cache_clear()

    async with served_in(tmp_path):
        read = spoken.cache_info().misses
        said = [translator(language)("dont-go-in-there-title") for language in LANGUAGES]

        assert read == len(LANGUAGES), "English, which stands behind the others, is read once"
        assert spoken.cache_info().misses == read
        assert translator.cache_info().hits == len(LANGUAGES)
        assert "dont-go-in-there-title" not in said


async def test_what_stays_for_ever_is_loaded_when_it_is_told_so(tmp_path: Path) -> None:
    """Or the words would be looked at for garbage for ever, and tables that were let go would wait for that look."""
    translator.cache_clear()
    loaded: list[int] = []
    database = await asyncio.to_thread(Database.open, f"sqlite:///{tmp_path / 'nightlight.db'}")
    house = ServerProcess(database, QUICK, BotPool(0), settled=lambda: loaded.append(translator.cache_info().currsize))

    await house.start()

    assert loaded == [len(LANGUAGES)]
    await house.close()
