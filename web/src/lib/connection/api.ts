/** What is asked of the server over HTTP. */

import type {
  GameInfo,
  Hint,
  Invitation,
  Lesson,
  Listed,
  Matches,
  Me,
  NewName,
  OpenTable,
  Problem,
  Replay,
  TableHandle,
  TicketLink,
  Version,
} from './messages.ts';
import { server } from './server.svelte.ts';

/** The server refused a request; `key` is the message that says why. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly key: string,
    readonly detail: string | undefined,
    /** of the request, where one is the reason */
    readonly field: string | undefined,
  ) {
    super(`${reason}: ${detail ?? ''}`);
  }
}

/** No server answered, or not as expected. */
export class Unreachable extends Error {
  readonly key = 'unreachable';
}

type Method = 'GET' | 'POST' | 'DELETE';

async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { 'content-type': 'application/json' };
  }
  const answer = await fetch(path, request).catch(unreachable);
  const said: unknown = answer.status === 204 ? undefined : await answer.json().catch(unreachable);
  server.found();
  if (!answer.ok) {
    const problem = said as Problem;
    throw new Refusal(problem.reason, problem.key, problem.detail, problem.field);
  }
  return said as T;
}

function unreachable(): never {
  server.lost();
  throw new Unreachable();
}

const part = encodeURIComponent;

export const api = {
  version: () => ask<Version>('GET', '/api/version'),
  games: () => ask<GameInfo[]>('GET', '/api/games'),
  lesson: (game: string, language: string, page: boolean) => {
    const wish = new URLSearchParams({ language, page: String(page) });
    return ask<Lesson>('GET', `/api/games/${part(game)}/lesson?${wish}`);
  },
  playOnFromLesson: (game: string) => ask<TableHandle>('POST', `/api/games/${part(game)}/lesson/branch`),
  me: () => ask<Me>('GET', '/api/me'),
  nameMe: (wish: NewName) => ask<Me>('POST', '/api/me', wish),
  forgetMe: () => ask<undefined>('DELETE', '/api/me'),
  openTables: () => ask<Listed[]>('GET', '/api/tables'),
  myTables: () => ask<Listed[]>('GET', '/api/my-tables'),
  myMatches: ({ stage, game, text, titles, behind }: MatchFilter) => {
    const wish = new URLSearchParams({
      stage,
      ...(game === '' ? {} : { game }),
      ...(behind === null ? {} : { behind }),
    });
    if (text !== '') wish.set('text', text);
    if (titles.length > 0) wish.set('titles', titles.join(','));
    return ask<Matches>('GET', `/api/my-matches?${wish}`);
  },
  openTable: (wish: OpenTable) => ask<TableHandle>('POST', '/api/tables', wish),
  table: (table: string) => ask<Listed>('GET', `/api/tables/${part(table)}`),
  byCode: (code: string) => ask<TableHandle>('GET', `/api/codes/${part(code)}`),
  newTicket: (table: string, seat: number) =>
    ask<TicketLink>('POST', `/api/tables/${part(table)}/seats/${seat}/ticket`),
  useTicket: (ticket: string) => ask<TableHandle>('POST', `/api/tickets/${part(ticket)}`),
  invitation: (table: string) => ask<Invitation>('GET', `/api/tables/${part(table)}/invitation`),
  journal: (table: string) => `/api/tables/${part(table)}/journal`,
  draws: (table: string) => `/api/tables/${part(table)}/draws`,
  replay: (table: string, { seat, language, from, count }: ReplayRequest) => {
    const eyes = seat === null ? {} : { seat: String(seat) };
    const wish = new URLSearchParams({ ...eyes, language, page: 'true', from: String(from), count: String(count) });
    return ask<Replay>('GET', `/api/tables/${part(table)}/replay?${wish}`);
  },
  hint: (table: string, seat: number) => ask<Hint>('POST', `/api/tables/${part(table)}/seats/${seat}/hint`),
  branch: (table: string, line: number, seat: number) =>
    ask<TableHandle>('POST', `/api/tables/${part(table)}/branch`, { line, seat }),
};

/** Which of the reader's matches: of one game or all, with a text in a name or the code, or of games with such titles. */
interface MatchFilter {
  stage: 'running' | 'over';
  game: string;
  text: string;
  titles: string[];
  /** the end of the page before */
  behind: string | null;
}

/** Which frames of a replay, through whose eyes; without a seat, a spectator's. */
interface ReplayRequest {
  seat: number | null;
  language: string;
  from: number;
  count: number;
}

/** The key of the words for whatever went wrong. */
export function problemKey(error: unknown): string {
  return error instanceof Refusal || error instanceof Unreachable ? error.key : 'unreachable';
}
