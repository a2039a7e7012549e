/** News as a board reads it: an event with its name beside its fields. */
export function newsOf<News extends { name: string }>(event: Record<string, unknown>): News {
  const [name, fields] = Object.entries(event)[0] ?? ['', {}];
  return { ...(fields as object), name } as News;
}
