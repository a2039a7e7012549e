/** JSON as the checks of a journal read it: numbers keep their spelling, and duplicate keys are errors. */

export type ExactJson = string | boolean | null | NumberText | ExactJson[] | Map<string, ExactJson>;

/** A number as it is spelled; JavaScript's numbers would lose long ones, and the zero of 1.0. */
export class NumberText {
  constructor(readonly text: string) {}
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// eslint-disable-next-line no-control-regex -- JSON wants control characters escaped
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SPACE = /[ \t\n\r]*/y;
const WORDS: [string, boolean | null][] = [
  ['true', true],
  ['false', false],
  ['null', null],
];
const DEEPEST = 200;

class Reader {
  #place = 0;
  #depth = 0;

  constructor(readonly text: string) {}

  whole(): ExactJson {
    const found = this.#value();
    this.#match(SPACE);
    if (this.#place < this.text.length) throw this.#wrong();
    return found;
  }

  #value(): ExactJson {
    this.#match(SPACE);
    const letter = this.text[this.#place];
    if (letter === '{' || letter === '[') return this.#nested(letter);
    if (letter === '"') return this.#string();
    for (const [word, value] of WORDS) {
      if (!this.text.startsWith(word, this.#place)) continue;
      this.#place += word.length;
      return value;
    }
    const number = this.#match(NUMBER);
    if (number === '') throw this.#wrong();
    return new NumberText(number);
  }

  #nested(opening: string): ExactJson {
    this.#depth += 1;
    if (this.#depth > DEEPEST) throw this.#wrong();
    this.#place += 1;
    const found = opening === '{' ? this.#object() : this.#list();
    this.#depth -= 1;
    return found;
  }

  #object(): Map<string, ExactJson> {
    const found = new Map<string, ExactJson>();
    if (this.#took('}')) return found;
    do {
      this.#match(SPACE);
      const key = this.#string();
      if (found.has(key) || !this.#took(':')) throw this.#wrong();
      found.set(key, this.#value());
    } while (this.#took(','));
    if (!this.#took('}')) throw this.#wrong();
    return found;
  }

  #list(): ExactJson[] {
    const found: ExactJson[] = [];
    if (this.#took(']')) return found;
    do found.push(this.#value());
    while (this.#took(','));
    if (!this.#took(']')) throw this.#wrong();
    return found;
  }

  #string(): string {
    const quoted = this.#match(TEXT);
    if (quoted === '') throw this.#wrong();
    return JSON.parse(quoted) as string;
  }

  #took(letter: string): boolean {
    this.#match(SPACE);
    if (this.text[this.#place] !== letter) return false;
    this.#place += 1;
    return true;
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#place;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.#place += found.length;
    return found;
  }

  #wrong(): SyntaxError {
    return new SyntaxError(`no JSON at ${this.#place + 1}`);
  }
}

/** The value of a JSON text; throws `SyntaxError` if it is not valid or has a duplicate key. */
export function parseExactly(text: string): ExactJson {
  return new Reader(text).whole();
}

/** The canonical text of a value: keys sorted, no spaces, everything but ASCII escaped. */
export function canonical(said: ExactJson): string {
  if (said instanceof NumberText) return said.text;
  if (typeof said === 'string') return ascii(said);
  if (Array.isArray(said)) return `[${said.map(canonical).join(',')}]`;
  if (!(said instanceof Map)) return String(said);
  const keys = [...said.keys()].sort(byCodePoints);
  return `{${keys.map((key) => `${ascii(key)}:${canonical(said.get(key)!)}`).join(',')}}`;
}

function ascii(text: string): string {
  return JSON.stringify(text).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Order by code points, as Python does, not by UTF-16 units. */
function byCodePoints(one: string, other: string): number {
  const [left, right] = [Array.from(one), Array.from(other)];
  for (let place = 0; place < Math.min(left.length, right.length); place += 1) {
    const difference = left[place]!.codePointAt(0)! - right[place]!.codePointAt(0)!;
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
