/** Events in the form that boards read: the name beside the fields. */

import { partsOf } from '$lib/table/log.ts';

const EVENT = Symbol('event');

// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the game says what its events are
export function newsOf<News extends { name: string }>(event: Record<string, unknown>): News {
  const [name, fields] = partsOf(event);
  const news: { name: string; [EVENT]?: object } = { ...fields, [EVENT]: event, name };
  return news as News;
}

/** The event that news was made from, even if it is a copy; undefined: the board made it up. */
export function eventOf(news: object): object | undefined {
  return (news as { [EVENT]?: object })[EVENT];
}
