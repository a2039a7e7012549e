/** News as a board reads it: an event with its name beside its fields, and the event itself. */

import { partsOf } from '$lib/table/log.ts';

const EVENT = Symbol('event');

export function newsOf<News extends { name: string }>(event: Record<string, unknown>): News {
  const [name, fields] = partsOf(event);
  return { ...fields, [EVENT]: event, name } as { name: string } as News;
}

/** The event that news tells of, also if it is a copy; none: the board has made it up. */
export function eventOf(news: object): object | undefined {
  return (news as { [EVENT]?: object })[EVENT];
}
