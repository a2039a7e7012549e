/** News as a board reads it: an event with its name beside its fields, and the event itself. */

import { partsOf } from '$lib/table/log.ts';

const EVENT = Symbol('event');

// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the game says what its events are
export function newsOf<News extends { name: string }>(event: Record<string, unknown>): News {
  const [name, fields] = partsOf(event);
  const news: { name: string; [EVENT]?: object } = { ...fields, [EVENT]: event, name };
  return news as News;
}

/** The event that news tells of, also if it is a copy; none: the board has made it up. */
export function eventOf(news: object): object | undefined {
  return (news as { [EVENT]?: object })[EVENT];
}
