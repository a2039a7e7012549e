/** Journals as texts: fetched to be checked, and brought in to be looked at. */

import { api, Refusal, Unreachable } from '$lib/connection/api.ts';
import type { Problem, TableHandle } from '$lib/connection/messages.ts';
import { promiseOf } from '$lib/luck/known-promises.ts';
import type { Evidence } from '$lib/luck/verify.ts';

export const LARGEST = 2_000_000; // bytes that a server takes

async function fetched(path: string, request: RequestInit = {}): Promise<Response> {
  const answer = await fetch(path, request).catch(() => {
    throw new Unreachable();
  });
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => {
    throw new Unreachable();
  })) as Problem;
  throw new Refusal(problem.reason, problem.key, problem.detail, problem.field);
}

/** All that is needed to check the luck of a match that is over. */
export async function evidenceOf(table: string, secret: string | null): Promise<Evidence> {
  const journal = await (await fetched(api.journal(table))).text();
  return { journal, asked: await asked(table), promise: promiseOf(table), secret };
}

/** Out of how many each draw was made, where the server tells it. */
async function asked(table: string): Promise<number[][] | null> {
  const answer = await fetched(api.draws(table)).catch(() => null);
  if (answer?.headers.get('content-type')?.includes('json') !== true) return null;
  return ((await answer.json()) as { asked: number[][] }).asked;
}

/** Upload the journal of a match that was played elsewhere. */
export async function uploadJournal(text: string): Promise<TableHandle> {
  const answer = await fetched('/api/journals', {
    method: 'POST',
    headers: { 'content-type': 'application/jsonl' },
    body: text,
  });
  return (await answer.json()) as TableHandle;
}
