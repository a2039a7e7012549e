"""Frames as they leave: what a browser reads by RFC 6455."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from nightlight.server.connections.websocket import framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_text_of_any_size_is_framed_as_the_library_does_it(size: int) -> None:
    text = ("ż" * size).encode()[:size]

    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
