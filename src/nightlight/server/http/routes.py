"""The routes: the only place that knows HTTP."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from typing import Any, Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from nightlight.build import version_line
from nightlight.core.errors import NightlightError, StorageError
from nightlight.games import GAMES
from nightlight.server.bots.hints import Hints
from nightlight.server.connections.addresses import network_of
from nightlight.server.connections.connections import STATE
from nightlight.server.http.host_names import KnownNames, Names
from nightlight.server.http.invitations import invitation, moving
from nightlight.server.http.listings import game_info, listed
from nightlight.server.http.my_matches import place_behind, wanted_matches
from nightlight.server.http.pages import Pages, fingerprint
from nightlight.server.http.security import SecurityHeaders, same_origin
from nightlight.server.http.sessions import COOKIE, YEAR, hashed
from nightlight.server.jobs.queue import JobSlot
from nightlight.server.limits.buckets import HOUR, MINUTE, Buckets
from nightlight.server.limits.quotas import Quotas
from nightlight.server.matches.archive import Wish
from nightlight.server.matches.lessons import checked_game
from nightlight.server.operations.health import Health
from nightlight.server.operations.server_process import ServerProcess
from nightlight.server.sockets.admission import Sockets
from nightlight.server.sockets.conversation import as_refusal
from nightlight.server.store.matches import Wanted
from nightlight.server.store.rows import Guest, TableRow, Ticket
from nightlight.server.tables.live_table import checked_language
from nightlight.server.tables.refusal import Refusal
from nightlight.server.tables.requests import Asker, own_seat, shown_name
from nightlight.server.tables.services import milliseconds
from nightlight.server.tables.whose_turn import TurnFinder
from nightlight.wire.api import (
    Branch,
    Listed,
    Matches,
    Me,
    NewName,
    OpenTable,
    Problem,
    TableHandle,
    TicketLink,
    Version,
)
from nightlight.wire.messages import Reason

S = TypeVar("S")

LISTED: Final = 50  # tables in the lobby; a guest's own are listed page by page
LATELY: Final = 10  # finished matches, besides those in progress
STATUS: Final = {
    Reason.NO_GUEST: 401,
    Reason.NOT_YOURS: 403,
    Reason.NOT_HOST: 403,
    Reason.UNKNOWN_TABLE: 404,
    Reason.UNKNOWN_GAME: 404,
    Reason.TAKEN: 409,
    Reason.NOT_NOW: 409,
    Reason.TOO_LARGE: 413,
    Reason.TOO_FAST: 429,
    Reason.TOO_MANY: 429,
    Reason.BUSY: 503,
    Reason.STORAGE: 503,
    Reason.SHUTDOWN: 503,
}
BAD_REQUEST: Final = 400
SEAT_DIGITS: Final = 2
LINE_DIGITS: Final = 9
FRAMES: Final = 100  # of a replay, unless the request says how many
UNAVAILABLE: Final = 503
PATIENCE: Final = "10"  # seconds to wait before trying again
LOOPBACK: Final = ("127.0.0.1", "::1")

OpenServer = Callable[[], Awaitable[ServerProcess]]
Handler = Callable[[Request], Awaitable[Response]]


class App:
    """What each address answers."""

    def __init__(self, names: Names, *, everywhere: bool) -> None:
        self.names: Final = names  # of this server
        self.everywhere: Final = everywhere  # whether it listens on all addresses of the machine
        self.server: ServerProcess
        self.sockets: Sockets
        self.turn_finder: TurnFinder
        self.hints: Hints
        self.quotas: Quotas
        self.health: Health
        self._requests: Buckets
        self._newcomers: Buckets

    def opened(self, server: ServerProcess) -> None:
        self.server = server
        self.sockets = Sockets(server)
        self.turn_finder = TurnFinder(server.lobby)
        self.hints = Hints(server.limits.hints_per_minute)
        self.quotas = Quotas(server.limits)
        self.health = Health(server.services.store)
        per_minute, per_hour = server.limits.requests_per_minute, server.limits.guests_per_hour
        self._requests = Buckets(per_minute / MINUTE, per_minute)
        self._newcomers = Buckets(per_hour / HOUR, per_hour)

    # --- who am I

    async def me(self, request: Request) -> Response:
        return answer(Me((await self.guest(request)).name))

    async def name_me(self, request: Request) -> Response:
        """Rename the guest, or create a new one, who gets a cookie."""
        name = shown_name((await self.body(request, NewName)).name)
        known = await asyncio.to_thread(self.server.sessions.guest, request.cookies.get(COOKIE))
        if known is not None:
            await asyncio.to_thread(self.server.services.store.rename_guest, known.id, name)
            return answer(Me(name))
        self.server.services.load.admit("guests")
        per_hour = self.server.limits.guests_per_hour
        if not self._newcomers.take(network(request)):
            raise Refusal(Reason.TOO_FAST, f"{per_hour} new guests an hour")
        _, cookie = await asyncio.to_thread(self.server.sessions.welcome, name)
        response = answer(Me(name))
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
        return response

    async def forget_me(self, request: Request) -> Response:
        """Delete the guest; their name may take a little longer to disappear from many logs."""
        await self.server.forgetting.forget((await self.guest(request)).id)
        response = Response(status_code=204)
        response.delete_cookie(COOKIE)
        return response

    # --- games and tables

    async def games(self, request: Request) -> Response:
        return answer([game_info(game_id) for game_id in GAMES])

    async def lesson(self, request: Request) -> Response:
        """A first match with a teacher."""
        game = checked_game(request.path_params["game"])
        language = checked_language(request.query_params.get("language"))
        page = request.query_params.get("page") == "true"
        archive = self.server.archive
        data = await archive.lesson_at_hand(game, language, page=page)
        if data is None:
            self.server.services.load.admit("replays")
            data = await self.by_job_pool(request, None, lambda slot: archive.lesson(slot, game, language, page=page))
        return Response(data, media_type="application/json")

    async def branch_lesson(self, request: Request) -> Response:
        """Continue where a lesson ends, at a new table."""
        self.server.services.load.admit("tables")
        game = checked_game(request.path_params["game"])
        guest = await self.guest(request)
        asker = Asker(guest.id, guest.name)
        self.quotas.open(network(request))
        row = await self.by_job_pool(request, guest, lambda slot: self.server.archive.branch_lesson(slot, game, asker))
        return await self.opened_table(request, row)

    async def tables(self, request: Request) -> Response:
        """The open tables that somebody is at."""
        rows = await asyncio.to_thread(self.server.services.store.open_tables, LISTED, milliseconds())
        return answer([listed(row) for row in rows])

    async def my_tables(self, request: Request) -> Response:
        """The guest's matches in progress, and those that ended last."""
        guest = await self.guest(request)
        running, over = Wanted(guest.id, over=False, limit=LISTED), Wanted(guest.id, over=True, limit=LATELY)
        rows = [*await self.rows(running), *await self.rows(over)]
        return answer(await self.listed_for(guest, rows))

    async def my_matches(self, request: Request) -> Response:
        """Every match of the guest, page by page."""
        guest = await self.guest(request)
        wanted = wanted_matches(guest.id, request.query_params)
        rows = await self.rows(replace(wanted, limit=wanted.limit + 1))
        shown = rows[: wanted.limit]
        following = place_behind(shown[-1]) if len(rows) > len(shown) else None
        return answer(Matches(await self.listed_for(guest, shown), following))

    async def rows(self, wanted: Wanted) -> list[TableRow]:
        return await asyncio.to_thread(self.server.services.store.matches, wanted)

    async def listed_for(self, guest: Guest, rows: list[TableRow]) -> list[Listed]:
        """Tables as listed for their guest."""
        turns = await self.turn_finder.turns(rows, guest.id)
        seats = await asyncio.to_thread(self.server.services.store.seats_of, guest.id, [row.id for row in rows])
        return [listed(row, turn=row.id in turns, yours=seats[row.id]) for row in rows]

    async def open_table(self, request: Request) -> Response:
        self.server.services.load.admit("tables")
        wish = await self.body(request, OpenTable)
        guest = await self.guest(request)
        self.quotas.open(network(request))
        return await self.opened_table(request, await self.server.lobby.open(Asker(guest.id, guest.name), wish))

    async def opened_table(self, request: Request, row: TableRow) -> Response:
        """The id and code of a new table; its size counts against the network that opened it."""
        size = await asyncio.to_thread(self.server.services.store.size, row.id)
        self.quotas.opened(network(request), size)
        return answer(TableHandle(row.id, row.code), 201)

    async def by_code(self, request: Request) -> Response:
        row = await self.server.lobby.by_code(request.path_params["code"])
        return answer(TableHandle(row.id, row.code))

    async def table_of(self, request: Request) -> Response:
        row = await asyncio.to_thread(self.server.services.store.table, request.path_params["table"])
        if row is None:
            raise Refusal(Reason.UNKNOWN_TABLE, "there is no such table")
        return answer(listed(row))

    async def new_ticket(self, request: Request) -> Response:
        """A link that moves one of the guest's seats to the device that opens it first."""
        guest = await self.guest(request)
        live = await self.server.lobby.table(request.path_params["table"])
        seat = seat_number(request.path_params["seat"])
        own_seat(live.state, seat, Asker(guest.id, guest.name))
        ticket = f"{secrets.token_urlsafe(24)}.{hashed(guest.id)}"  # so that the seat must still be the giver's
        minutes = self.server.limits.ticket_minutes
        now = milliseconds()
        row = Ticket(hashed(ticket), live.state.table, seat, now + minutes * 60_000)
        await asyncio.to_thread(self.server.services.store.add_ticket, row, now, guest.id)
        way = await asyncio.to_thread(moving, request.url, ticket, everywhere=self.everywhere)
        return answer(TicketLink(ticket, minutes, way.link, way.size, way.path), 201)

    async def use_ticket(self, request: Request) -> Response:
        guest = await self.guest(request)
        digest = hashed(request.path_params["ticket"])
        ticket = await asyncio.to_thread(self.server.services.store.use_ticket, digest, milliseconds())
        if ticket is None:
            raise Refusal(Reason.TAKEN, "this link has been used or has expired")
        _, _, giver = request.path_params["ticket"].partition(".")
        await self.server.lobby.move_seat(ticket.table_id, ticket.seat, giver, guest.id)
        live = await self.server.lobby.table(ticket.table_id)
        return answer(TableHandle(live.state.table, live.state.code))

    async def invitation(self, request: Request) -> Response:
        """An invitation to the table, for whoever may be there."""
        live = await self.server.lobby.table(request.path_params["table"])
        guest = await asyncio.to_thread(self.server.sessions.guest, request.cookies.get(COOKIE))
        live.check_may_watch(None if guest is None else guest.id)
        table = live.state.table
        return answer(await asyncio.to_thread(invitation, request.url, table, everywhere=self.everywhere))

    async def hint(self, request: Request) -> Response:
        self.server.services.load.admit("hints")
        guest = await self.guest(request)
        live = await self.server.lobby.table(request.path_params["table"])
        seat = seat_number(request.path_params["seat"])
        return answer(await self.hints.hint(live, seat, Asker(guest.id, guest.name)))

    # --- matches that are over

    async def watched(self, request: Request) -> tuple[Guest | None, TableRow]:
        """Who asks, and the table of a finished match they may see."""
        self.server.services.load.admit("replays")
        guest = await asyncio.to_thread(self.server.sessions.guest, request.cookies.get(COOKIE))
        return guest, await self.server.archive.find(request.path_params["table"], guest)

    async def replay(self, request: Request) -> Response:
        guest, row = await self.watched(request)
        asked = request.query_params
        wish = Wish(
            seat=seat_number(asked["seat"]) if "seat" in asked else None,
            language=checked_language(asked.get("language")),
            first=line_number(asked.get("from", "0")),
            count=min(line_number(asked.get("count", str(FRAMES))), self.server.limits.replay_frames),
            page=asked.get("page") == "true",
        )
        data = await self.by_job_pool(request, guest, lambda slot: self.server.archive.replay(slot, row, wish))
        return Response(data, media_type="application/json")

    async def draws(self, request: Request) -> Response:
        """For each draw, how many outcomes were possible."""
        guest, row = await self.watched(request)
        data = await self.by_job_pool(request, guest, lambda slot: self.server.archive.draws(slot, row))
        return Response(data, media_type="application/json")

    async def branch(self, request: Request) -> Response:
        """Continue from a line of the match, at a new table."""
        self.server.services.load.admit("tables")
        wish = await self.body(request, Branch)
        guest = await self.guest(request)
        _, row = await self.watched(request)
        asker = Asker(guest.id, guest.name)
        self.quotas.open(network(request))
        new = await self.by_job_pool(request, guest, lambda slot: self.server.archive.branch(slot, row, asker, wish))
        return await self.opened_table(request, new)

    async def journal(self, request: Request) -> Response:
        guest, row = await self.watched(request)
        data = await self.by_job_pool(request, guest, lambda slot: self.server.archive.journal(slot, row))
        disposition = f'attachment; filename="{row.game}-{row.code}.jsonl"'
        return Response(data, media_type="application/jsonl", headers={"content-disposition": disposition})

    async def import_journal(self, request: Request) -> Response:
        self.server.services.load.admit("imports")
        guest = await self.guest(request)
        with self.server.job_pool.slot(guest.id, network(request)) as slot:  # before the body is in memory
            self.quotas.bring_in(guest.id, network(request))
            data = await read_body(request, self.server.limits.journal_bytes)
            row = await while_there(request, self.server.archive.bring_in(slot, guest.id, data))
        return await self.opened_table(request, row)

    async def by_job_pool(
        self, request: Request, guest: Guest | None, doing: Callable[[JobSlot], Coroutine[Any, Any, S]]
    ) -> S:
        """The result of a job, for as long as the client waits for it."""
        with self.server.job_pool.slot(None if guest is None else guest.id, network(request)) as slot:
            return await while_there(request, doing(slot))

    # --- operations

    async def version(self, request: Request) -> Response:
        """The version running here; an older page reloads itself."""
        return answer(Version(version_line(), await asyncio.to_thread(fingerprint)))

    async def healthy(self, request: Request) -> Response:
        """Whether the database can be written and read; the reason for a failure is told only to this machine."""
        wrong = await self.health.wrong()
        if wrong is None:
            return answer({"status": "ok", "version": version_line()})
        return answer({"status": "storage", "detail": wrong if from_here(request) else None}, UNAVAILABLE)

    async def metrics(self, request: Request) -> Response:
        """Metrics, for this machine only; a proxy asks in its own name, so it must not forward this."""
        if not (from_here(request) and self.names.mean_here(request.headers)):
            return Response(status_code=404)
        self.server.services.metrics.chores.set(self.server.job_pool.taken)
        self.server.services.metrics.waiting.set(self.server.services.writer.waiting)
        return Response(self.server.services.metrics.text(), media_type="text/plain; version=0.0.4")

    # --- what all of them need

    async def guest(self, request: Request) -> Guest:
        """Who asks."""
        guest = await asyncio.to_thread(self.server.sessions.guest, request.cookies.get(COOKIE))
        if guest is None:
            raise Refusal(Reason.NO_GUEST, "identify yourself first: POST /api/me")
        return guest

    async def body(self, request: Request, kind: type[S]) -> S:
        """The body of the request as one of the API's structs."""
        data = await read_body(request, self.server.limits.body_bytes)
        try:
            return msgspec.json.decode(data, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal(Reason.BAD_MESSAGE, str(error)) from error

    def guarded(self, handler: Handler) -> Handler:
        """Refuse requests from other sites or in too quick succession, and turn refusals into responses."""

        async def guarded(request: Request) -> Response:
            try:
                self.check(request)
                return await handler(request)
            except (Refusal, NightlightError) as error:
                return problem(error)
            except ClientDisconnect:
                return Response(status_code=BAD_REQUEST)  # nobody is there to read it

        return guarded

    def check(self, request: Request) -> None:
        per_minute = self.server.limits.requests_per_minute
        if not self._requests.take(network(request)):
            raise Refusal(Reason.TOO_FAST, f"{per_minute} requests a minute")
        if request.method != "GET" and not same_origin(request.headers):
            raise Refusal(Reason.NOT_YOURS, "requests from other sites are refused")

    def route(self, path: str, handler: Handler, *methods: str) -> Route:
        return Route(path, self.guarded(handler), methods=list(methods) or ["GET"])

    def routes(self) -> list[Route | WebSocketRoute]:
        return [
            self.route("/api/me", self.me),
            self.route("/api/me", self.name_me, "POST"),
            self.route("/api/me", self.forget_me, "DELETE"),
            self.route("/api/games", self.games),
            self.route("/api/games/{game}/lesson", self.lesson),
            self.route("/api/games/{game}/lesson/branch", self.branch_lesson, "POST"),
            self.route("/api/tables", self.tables),
            self.route("/api/tables", self.open_table, "POST"),
            self.route("/api/my-tables", self.my_tables),
            self.route("/api/my-matches", self.my_matches),
            self.route("/api/codes/{code}", self.by_code),
            self.route("/api/tables/{table}", self.table_of),
            self.route("/api/tables/{table}/invitation", self.invitation),
            self.route("/api/tables/{table}/journal", self.journal),
            self.route("/api/tables/{table}/replay", self.replay),
            self.route("/api/tables/{table}/draws", self.draws),
            self.route("/api/tables/{table}/branch", self.branch, "POST"),
            self.route("/api/tables/{table}/seats/{seat}/hint", self.hint, "POST"),
            self.route("/api/tables/{table}/seats/{seat}/ticket", self.new_ticket, "POST"),
            self.route("/api/tickets/{ticket}", self.use_ticket, "POST"),
            self.route("/api/journals", self.import_journal, "POST"),
            self.route("/api/version", self.version),
            Route("/healthz", self.healthy),
            Route("/metrics", self.metrics),
            WebSocketRoute("/ws/tables/{table}", self.socket),
            Route("/{path:path}", Pages().get),
        ]

    async def socket(self, websocket: WebSocket) -> None:
        await self.sockets.serve(websocket)


def application(open_server: OpenServer, names: Iterable[str] = (), *, everywhere: bool = False) -> ASGIApp:
    """The server as an ASGI application; everything it owns is opened when it starts."""
    known = Names(names)
    app = App(known, everywhere=everywhere)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[dict[str, object]]:
        server = await open_server()
        app.opened(server)
        await server.start()
        try:
            yield {STATE: server.guard}
        finally:
            await server.close()

    span: Callable[[Starlette], AbstractAsyncContextManager[dict[str, object]]] = lifespan
    routes = KnownNames(Starlette(routes=app.routes(), lifespan=span), known)
    return SecurityHeaders(routes)  # also around its own error responses


async def read_body(request: Request, most: int) -> bytes:
    """The body, unless it is too large; one that declares so is not even read."""
    chunks: list[bytes] = []
    told = request.headers.get("content-length", "")
    size = int(told) if told.isdecimal() and len(told) <= LINE_DIGITS else 0
    if size <= most:
        size = 0
        async for chunk in request.stream():
            chunks.append(chunk)
            size += len(chunk)
            if size > most:
                break
    if size > most:
        raise Refusal(Reason.TOO_LARGE, f"at most {most} bytes")
    return b"".join(chunks)


async def while_there(request: Request, doing: Coroutine[Any, Any, S]) -> S:
    """Await the result, unless the client disconnects first. Anything it sends meanwhile is dropped."""
    work, gone = asyncio.create_task(doing), asyncio.create_task(left(request))
    try:
        await asyncio.wait({work, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not work.done():
            raise ClientDisconnect
        return work.result()
    finally:
        work.cancel()
        gone.cancel()


async def left(request: Request) -> None:
    """Wait until the client disconnects."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def answer(content: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


def problem(error: Refusal | NightlightError) -> Response:
    """A refusal as a response."""
    refusal = as_refusal(error) if isinstance(error, StorageError | Refusal) else Refusal(Reason.BAD_SETUP, str(error))
    said = Problem(refusal.reason, f"refused-{refusal.reason}", refusal.detail, refusal.field)
    told = answer(said, STATUS.get(refusal.reason, BAD_REQUEST))
    if refusal.reason is Reason.BUSY:
        told.headers["retry-after"] = PATIENCE
    return told


def from_here(request: Request) -> bool:
    """Whether the request comes from this machine itself."""
    return request.client is not None and request.client.host in LOOPBACK


def seat_number(text: str) -> int:
    """The seat in an address; an absurd number may be too long to parse at all."""
    if not (text.isascii() and text.isdecimal() and len(text) <= SEAT_DIGITS):
        raise Refusal(Reason.NO_SEAT, "there is no such seat")
    return int(text)


def line_number(text: str) -> int:
    """A line number, or a number of frames, in an address."""
    if not (text.isascii() and text.isdecimal() and len(text) <= LINE_DIGITS):
        raise Refusal(Reason.BAD_MESSAGE, f"a whole number from 0, not {text!r}")
    return int(text)


def network(request: Request) -> str:
    """The network a request counts against."""
    return "" if request.client is None else network_of(request.client.host)
