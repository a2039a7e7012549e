"""Whole matches over real sockets: every game, on both databases, everybody in a language of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from nightlight.core.event import SPECTATOR
from nightlight.play.match import Match
from server.client import Guest
from server.evidence import answers, exported, lost, overtaken, races, rejudged, replayed, told
from server.postgres import Cluster
from server.running import Server, running
from server.scripted import Player
from server.siege import Agreement

LANGUAGES: Final = ("en", "pl", "ru")
SECONDS: Final = 120
QUICK: Final = {"messages_per_second": 1000, "message_burst": 1000}


AGREEMENTS: Final = (
    Agreement("dont-go-in-there", 3),
    Agreement("nightmarium", 3),
    Agreement("fear-of-the-dark", 1, people=1),
    Agreement("straszydla", 3, options={"phase_limit": "4"}),
)
RACED: Final = Agreement("komnata-strachu", 3, options={"reveals": "2", "pace": "ready"})


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    if request.param == "sqlite":
        database = f"sqlite:///{folder / 'nightlight.db'}"
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        database = cluster.fresh()
    with running(database, folder / "log", QUICK) as process:
        yield process


@dataclass
class Company:
    """Everybody at one table: the people, and somebody who watches."""

    players: list[Player]
    spectator: Player
    match: Match  # from the journal that was given out


async def played(server: Server, agreement: Agreement, folder: Path) -> Company:
    """A match from the first hello to the outcome."""
    guests = [Guest(server.url, name) for name in ("Ann", "Ben")[: agreement.people]]
    table = guests[0].open(agreement.game, agreement.players, options=agreement.options)["table"]
    people = zip(guests, LANGUAGES, strict=False)
    players = [Player(table, guest, seat, seat, language) for seat, (guest, language) in enumerate(people)]
    spectator = Player(table, None, None, 0, "ru")
    async with asyncio.timeout(SECONDS):
        await asyncio.gather(*(each.play(server.ws) for each in [*players, spectator]))
    return Company(players, spectator, replayed(exported(guests[0], table, folder)))


def agree(company: Company) -> None:
    """All saw the same match: the one in the journal, each as far as they may."""
    outcome = company.match.outcome()
    assert outcome is not None
    assert [each.outcome for each in company.players] == [outcome.json()] * len(company.players)
    assert company.spectator.outcome == outcome.json()
    assert [each.events for each in company.players] == [
        told(company.match, each.seat or 0) for each in company.players
    ]
    assert company.spectator.events == told(company.match, SPECTATOR)
    assert [each.words["outcome"] != [] for each in company.players] == [True] * len(company.players)
    assert len({*(tuple(each.words["outcome"]) for each in [*company.players, company.spectator])}) > 1


@pytest.mark.parametrize("agreement", AGREEMENTS, ids=str)
async def test_a_whole_match_is_played_over_sockets(server: Server, agreement: Agreement, tmp_path: Path) -> None:
    company = await played(server, agreement, tmp_path)

    agree(company)
    assert [lost(company.match, player.acknowledged) for player in company.players] == [[] for _ in company.players]
    mine = [place for place in answers(company.match) if place[0] < agreement.people]
    assert len(mine) == sum(len(player.acknowledged) for player in company.players)
    too_late = [(answer.seat, answer.decision) for player in company.players for answer in player.refused]
    assert set(too_late) <= overtaken(company.match)
    assert {refusal["reason"] for player in company.players for refusal in player.refusals} <= {"stale"}
    assert len(too_late) == sum(len(player.refusals) for player in company.players)


async def test_nobody_asks_a_spectator(server: Server, tmp_path: Path) -> None:
    company = await played(server, AGREEMENTS[0], tmp_path)

    assert company.spectator.decisions == 0
    assert all(player.decisions > 0 for player in company.players)


async def test_a_raced_match_is_judged_the_same_again(server: Server, tmp_path: Path) -> None:
    company = await played(server, RACED, tmp_path)

    agree(company)
    finishes = rejudged(company.match)
    assert len(finishes) == races(company.match)
    assert [each.finishes for each in [*company.players, company.spectator]] == [finishes] * 3
    reasons = {refusal["reason"] for player in company.players for refusal in player.refusals}
    assert reasons <= {"press", "not-now"}  # too late, all of them
