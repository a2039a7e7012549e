"""`nightlight serve`: the server from the command line."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from types import FrameType
from typing import Final

import uvicorn
from starlette.types import ASGIApp

from nightlight.core.errors import BadSetup
from nightlight.server.bots.pool import BotPool
from nightlight.server.connections.addresses import is_everywhere
from nightlight.server.connections.open_files import raise_limit
from nightlight.server.http.host_names import Names, listed
from nightlight.server.http.routes import application
from nightlight.server.jobs.pool import JobPool
from nightlight.server.limits.limits import limits
from nightlight.server.operations.garbage_collection import look_rarely
from nightlight.server.operations.logs import configure
from nightlight.server.operations.server_process import ServerProcess
from nightlight.server.store.database import Database

HTTP: Final = "nightlight.server.connections.http:Http"
SHUTDOWN: Final = 10  # seconds that clients have to say goodbye
LARGEST_FRAME: Final = 65_536  # bytes; larger ones end the socket before anybody reads them
PING: Final = 20.0  # seconds between two signs of life
DATABASE: Final = "NIGHTLIGHT_DATABASE"  # how the plan reaches every process
HOST: Final = "NIGHTLIGHT_HOST"
THINKERS: Final = "NIGHTLIGHT_THINKERS"
CLERKS: Final = "NIGHTLIGHT_CLERKS"
QUIET: Final = "NIGHTLIGHT_QUIET"
LOOK: Final = "NIGHTLIGHT_LOOK"  # whether the database is still to be looked through
EXISTING: Final = "NIGHTLIGHT_EXISTING"
NAMES: Final = "NIGHTLIGHT_NAMES"
FIRST_LOOK: Final = 5.0  # seconds; a larger database is looked through while people play

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Plan:
    """What the command line asks for."""

    host: str
    port: int
    database: str | None
    workers: int  # processes that serve
    thinkers: int  # processes that think for bots, for each of them
    clerks: int = 1  # processes for journals, replays and lessons, likewise
    quiet: bool = False
    existing: bool = False  # whether a database that is not there is a mistake
    names: tuple[str, ...] = ()  # that the server goes by, beside those of its own network


def serve(plan: Plan) -> int:
    """Serve until somebody stops it; the exit code."""
    if min(plan.workers, plan.thinkers, plan.clerks) < 1:
        told = f"{plan.workers}, {plan.thinkers} and {plan.clerks}"
        raise BadSetup(f"at least one worker, one thinker and one clerk, not {told}")
    if plan.workers > 1 and not (plan.database or "").startswith("postgres"):
        raise BadSetup("several workers need a PostgreSQL database: --database postgresql://...")
    bounds = limits()
    names = [*plan.names, *listed(os.environ.get(NAMES, ""))]
    Names(names)
    configure(quiet=plan.quiet)
    os.environ[LOOK] = "" if looked_through(plan) else "1"  # what cannot be used is told before anything starts
    os.environ[DATABASE] = plan.database or ""
    os.environ[NAMES] = ",".join(names)
    os.environ[HOST] = plan.host
    os.environ[THINKERS] = str(plan.thinkers)
    os.environ[CLERKS] = str(plan.clerks)
    os.environ[QUIET] = "1" if plan.quiet else ""
    signal.signal(signal.SIGTERM, stopped)  # it gets the signal when uvicorn has ended because of it
    uvicorn.run(
        "nightlight.server.operations.serve:app",
        factory=True,
        workers=plan.workers,
        host=plan.host,
        port=plan.port,
        log_config=None,
        access_log=False,
        server_header=False,
        http=HTTP if find_spec("httptools") else "auto",  # which there is not everywhere
        h11_max_incomplete_event_size=bounds.head_bytes,
        ws="nightlight.server.connections.websocket:WebSocketProtocol",
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SHUTDOWN,
    )
    return 0


def looked_through(plan: Plan) -> bool:
    """Open the database for the first time: whether there was time to look through all of it."""
    database = Database.open(plan.database, existing=plan.existing)
    try:
        if database.made:
            logger.warning(
                "a new database was made at %s: if there should have been one, stop the server and look for it",
                database.place,
            )
        whole = database.sound(FIRST_LOOK)
        if not whole:
            logger.info("the database is large; it is checked while the server runs")
        return whole
    finally:
        database.close()


def stopped(_signal: int, _frame: FrameType | None) -> None:
    """To be stopped by an operator is no failure."""
    sys.exit(0)


def app() -> ASGIApp:
    """The application of one process, as the environment says; its database is opened when it starts."""
    configure(quiet=os.environ.get(QUIET) == "1")

    async def open_server() -> ServerProcess:
        # It was there a moment ago, so a process that comes later, or anew, makes none in its place.
        database = await asyncio.to_thread(Database.open, os.environ.get(DATABASE) or None, existing=True)
        if os.environ.get(LOOK):
            database.look_through()
        bounds = limits()
        raise_limit()
        thinkers = BotPool(int(os.environ.get(THINKERS, "1")), bounds.think_seconds)
        clerks = JobPool(int(os.environ.get(CLERKS, "1")), bounds, at_once=True)
        return ServerProcess(database, bounds, thinkers, clerks, look_rarely)

    return application(open_server, listed(os.environ.get(NAMES, "")), everywhere=everywhere())


def everywhere() -> bool:
    """Whether other devices reach the server at the addresses of this machine."""
    host = os.environ.get(HOST)
    return host is not None and is_everywhere(host)
