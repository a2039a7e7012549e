/** News as a board reads it: an event with its name beside its fields. */

import { partsOf } from '$lib/log.ts';

export function newsOf<News extends { name: string }>(event: Record<string, unknown>): News {
  const [name, fields] = partsOf(event);
  return { ...fields, name } as News;
}
