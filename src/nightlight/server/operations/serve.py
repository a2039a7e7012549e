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
SHUTDOWN: Final = 10  # seconds that clients have to disconnect
LARGEST_FRAME: Final = 65_536  # bytes; larger ones close the socket unread
PING: Final = 20.0  # seconds between two pings
DATABASE: Final = "NIGHTLIGHT_DATABASE"  # the plan is passed to every process in the environment
HOST: Final = "NIGHTLIGHT_HOST"
THINKERS: Final = "NIGHTLIGHT_THINKERS"
CLERKS: Final = "NIGHTLIGHT_CLERKS"
QUIET: Final = "NIGHTLIGHT_QUIET"
LOOK: Final = "NIGHTLIGHT_LOOK"  # whether the database still has to be checked
EXISTING: Final = "NIGHTLIGHT_EXISTING"
NAMES: Final = "NIGHTLIGHT_NAMES"
FIRST_LOOK: Final = 5.0  # seconds; a larger database is checked while the server runs

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Plan:
    """What the command line asks for."""

    host: str
    port: int
    database: str | None
    workers: int  # processes that serve
    thinkers: int  # bot processes per worker
    clerks: int = 1  # job processes per worker
    quiet: bool = False
    existing: bool = False  # whether a missing database is an error
    names: tuple[str, ...] = ()  # of the server, besides those of its own network


def serve(plan: Plan) -> int:
    """Serve until stopped; returns the exit code."""
    if min(plan.workers, plan.thinkers, plan.clerks) < 1:
        told = f"{plan.workers}, {plan.thinkers} and {plan.clerks}"
        raise BadSetup(f"at least one worker, one thinker and one clerk, not {told}")
    if plan.workers > 1 and not (plan.database or "").startswith("postgres"):
        raise BadSetup("several workers need a PostgreSQL database: --database postgresql://...")
    bounds = limits()
    names = [*plan.names, *listed(os.environ.get(NAMES, ""))]
    Names(names)
    configure(quiet=plan.quiet)
    os.environ[LOOK] = "" if looked_through(plan) else "1"  # an unusable database is reported before anything starts
    os.environ[DATABASE] = plan.database or ""
    os.environ[NAMES] = ",".join(names)
    os.environ[HOST] = plan.host
    os.environ[THINKERS] = str(plan.thinkers)
    os.environ[CLERKS] = str(plan.clerks)
    os.environ[QUIET] = "1" if plan.quiet else ""
    signal.signal(signal.SIGTERM, stopped)  # uvicorn raises the signal again once it has shut down
    uvicorn.run(
        "nightlight.server.operations.serve:app",
        factory=True,
        workers=plan.workers,
        host=plan.host,
        port=plan.port,
        log_config=None,
        access_log=False,
        server_header=False,
        http=HTTP if find_spec("httptools") else "auto",  # which is not available everywhere
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
    """Open the database for the first time; returns whether there was time to check all of it."""
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
    """Exit without an error when the operator stops the server."""
    sys.exit(0)


def app() -> ASGIApp:
    """The application of one process, configured by the environment; its database is opened when it starts."""
    configure(quiet=os.environ.get(QUIET) == "1")

    async def open_server() -> ServerProcess:
        # It existed a moment ago, so a process that starts later, or again, must not create a new one.
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
    """Whether other devices can reach the server at this machine's addresses."""
    host = os.environ.get(HOST)
    return host is not None and is_everywhere(host)
