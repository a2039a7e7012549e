import { describe, expect, it } from 'vitest';
import { reuse } from '$lib/rendering/reuse.ts';
import { Seeded } from '$lib/luck/luck.ts';

type Json = number | string | null | Json[] | { [name: string]: Json };

const CASES = 300;
const DEEP = 4;

/** Any value that JSON has. */
function something(luck: Seeded, depth = 0): Json {
  const kinds = ['number', 'text', 'none', 'list', 'object', 'object'];
  switch (kinds[luck.below(depth < DEEP ? kinds.length : 2)]) {
    case 'list':
      return Array.from({ length: luck.below(4) }, () => something(luck, depth + 1));
    case 'object':
      return Object.fromEntries(
        ['a', 'b', 'c', 'd', 'e'].filter(() => luck.below(2) === 0).map((name) => [name, something(luck, depth + 1)]),
      );
    case 'text':
      return 'x';
    case 'none':
      return null;
    default:
      return luck.below(3);
  }
}

/** A copy of the value, with another one here and there. */
function changed(luck: Seeded, value: Json): Json {
  if (luck.below(10) === 0) return something(luck, DEEP - 1);
  if (Array.isArray(value)) {
    return value.map((part) => changed(luck, part)).slice(0, luck.below(10) === 0 ? -1 : value.length);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, changed(luck, part)]));
}

/** Every list and object in a value, by the way to it. */
function wholes(value: Json | undefined, path = ''): Map<string, Json> {
  const found = new Map<string, Json>();
  if (typeof value !== 'object' || value === null) return found;
  found.set(path, value);
  for (const [name, part] of Object.entries(value)) {
    for (const [way, whole] of wholes(part, `${path}/${name}`)) found.set(way, whole);
  }
  return found;
}

describe('reuse', () => {
  it('gives the new value, with the very parts of the old one that have not changed', () => {
    const luck = new Seeded(3n);
    let kept = 0;
    for (let round = 0; round < CASES; round += 1) {
      const before = something(luck);
      const after = changed(luck, structuredClone(before));
      const [oldText, newText] = [JSON.stringify(before), JSON.stringify(after)];

      const shared = reuse(before, after);

      expect(shared).toEqual(after);
      expect([JSON.stringify(before), JSON.stringify(after)], 'neither is changed').toEqual([oldText, newText]);
      const old = wholes(before);
      for (const [path, part] of wholes(shared)) {
        const same = JSON.stringify(sorted(old.get(path))) === JSON.stringify(sorted(part));
        expect(part === old.get(path), `${path} of ${oldText} and ${newText}`).toBe(same);
        kept += Number(same);
      }
    }
    expect(kept).toBeGreaterThan(CASES / 2);
  });

  it('keeps nothing of a list for an object', () => {
    const after = { 0: 'a' };

    expect(reuse(['a'], after)).toBe(after);
  });

  it('notices that a part has gone, and one that came is undefined', () => {
    expect(reuse({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect('b' in reuse({ a: 1, c: 1 }, { a: 1, b: undefined })).toBe(true);
  });
});

/** The value with the names of its objects in order: their order is no difference. */
function sorted(value: Json | undefined): Json | undefined {
  if (Array.isArray(value)) return value.map((part) => sorted(part) ?? null);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, sorted(value[name]) ?? null]),
  );
}
