/** What is asked of the server over HTTP. */

import type {
  GameInfo,
  Listed,
  Me,
  NewName,
  OpenTable,
  Problem,
  TableHandle,
  TicketLink,
} from './messages.ts';

/** The server said no; `key` names the words for it. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly key: string,
    readonly detail: string | undefined,
  ) {
    super(`${reason}: ${detail ?? ''}`);
  }
}

/** No server answered, or not as one of ours does. */
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
  const answer = await fetch(path, request).catch(() => {
    throw new Unreachable();
  });
  if (answer.status === 204) return undefined as T;
  const said: unknown = await answer.json().catch(() => {
    throw new Unreachable();
  });
  if (!answer.ok) {
    const problem = said as Problem;
    throw new Refusal(problem.reason, problem.key, problem.detail);
  }
  return said as T;
}

const part = encodeURIComponent;

export const api = {
  games: () => ask<GameInfo[]>('GET', '/api/games'),
  me: () => ask<Me>('GET', '/api/me'),
  nameMe: (wish: NewName) => ask<Me>('POST', '/api/me', wish),
  forgetMe: () => ask<undefined>('DELETE', '/api/me'),
  openTables: () => ask<Listed[]>('GET', '/api/tables'),
  myTables: () => ask<Listed[]>('GET', '/api/my-tables'),
  openTable: (wish: OpenTable) => ask<TableHandle>('POST', '/api/tables', wish),
  table: (table: string) => ask<Listed>('GET', `/api/tables/${part(table)}`),
  byCode: (code: string) => ask<TableHandle>('GET', `/api/codes/${part(code)}`),
  newTicket: (table: string, seat: number) =>
    ask<TicketLink>('POST', `/api/tables/${part(table)}/seats/${seat}/ticket`),
  useTicket: (ticket: string) => ask<TableHandle>('POST', `/api/tickets/${part(ticket)}`),
  qr: (table: string) => `/api/tables/${part(table)}/qr.svg`,
  journal: (table: string) => `/api/tables/${part(table)}/journal`,
};

/** The key of the words for whatever went wrong. */
export function problemKey(error: unknown): string {
  return error instanceof Refusal || error instanceof Unreachable ? error.key : 'unreachable';
}
