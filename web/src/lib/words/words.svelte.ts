/** Everything the pages say, in the reader's language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGES, type Language } from '$lib/settings/settings.svelte.ts';

export type Say = (key: string, values?: Record<string, FluentVariable>) => string;

type Text = { default: string };

const SHELL: Record<Language, () => Promise<Text>> = {
  en: () => import('virtual:words/en'),
  pl: () => import('virtual:words/pl'),
  ru: () => import('virtual:words/ru'),
};
const OF_GAMES = import.meta.glob<string>('../../../../src/nightlight/games/*/locales/*.ftl', {
  query: '?raw',
  import: 'default',
});
const REMEMBERED = 3000; // messages with their values
const FACES = ["800 1em 'Piazzolla'", "400 1em 'Golos Text'", "600 1em 'Golos Text'"];
const FALLBACKS = FACES.map((face) => face.replace(/'$/, " Fallback'"));
/** A letter of each language that the basic set of letters lacks. */
const LETTERS: Partial<Record<Language, string>> = { pl: 'ł', ru: 'я' };
/** The sets of letters beyond the basic one, each by one of them: names keep theirs in every language. */
const SETS: [string, RegExp][] = [
  ['ł', /[\u0100-\u02af]/],
  ['я', /[\u0400-\u04ff]/],
];

class Words {
  language: Language = $state('en');
  /** Counts changes of the messages, so that all texts are formatted again. */
  #edition = $state(0);
  #bundle = new FluentBundle('en');
  /** Cache of formatted messages. */
  readonly #said = new Map<string, string>();
  readonly #games = new Set<string>();

  /** Switch to a language, as soon as its messages are loaded. */
  async speak(language: Language): Promise<void> {
    preload(FALLBACKS);
    preload(FACES, LETTERS[language] ?? '');
    const bundle = new FluentBundle(language, { useIsolating: false });
    const texts = await Promise.all([
      SHELL[language]().then((text) => text.default),
      ...[...this.#games].map((game) => ofGame(game, language)),
    ]);
    for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.#bundle = bundle;
    this.language = language;
    this.#publish();
  }

  /** Learn all the words of a game, as its board needs them. */
  async learn(game: string): Promise<void> {
    if (this.#games.has(game)) return;
    this.#games.add(game);
    const bundle = this.#bundle;
    const text = await ofGame(game, this.language);
    if (bundle !== this.#bundle) return; // the language has changed meanwhile, and took the game along
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.#publish();
  }

  #publish(): void {
    this.#said.clear();
    this.#edition += 1;
  }

  say: Say = (key, values) => {
    void this.#edition;
    const name = nameOf(key, values);
    const said = name === null ? undefined : this.#said.get(name);
    return said ?? this.#format(key, values, name);
  };

  #format(key: string, values: Record<string, FluentVariable> | undefined, name: string | null): string {
    const message = this.#bundle.getMessage(key);
    const text = message?.value == null ? key : this.#bundle.formatPattern(message.value, values ?? null);
    if (this.#said.size >= REMEMBERED) this.#said.clear();
    if (name !== null) this.#said.set(name, text);
    return text;
  }

  knows(key: string): boolean {
    void this.#edition;
    return this.#bundle.hasMessage(key);
  }
}

/** The cache key of a message with these values; null if a value is neither a string nor a number. */
function nameOf(key: string, values: Record<string, FluentVariable> | undefined): string | null {
  let name = key;
  for (const value in values) {
    const given = values[value];
    if (typeof given !== 'string' && typeof given !== 'number') return null;
    name += `\n${value}\n${typeof given}\n${given}`;
  }
  return name;
}

async function ofGame(game: string, language: Language): Promise<string> {
  const path = `../../../../src/nightlight/games/${game.replaceAll('-', '_')}/locales/${language}.ftl`;
  const text = (await OF_GAMES[path]?.()) ?? '';
  preload(
    FACES,
    SETS.filter(([, set]) => set.test(text))
      .map(([letter]) => letter)
      .join(''),
  );
  return text;
}

/** Load fonts before they are needed: a late one would lay out the whole page again. */
function preload(faces: string[], letters?: string): void {
  for (const face of faces) void document.fonts.load(face, letters).catch(() => undefined);
}

export const words = new Words();
export const say = words.say;
export { LANGUAGES };
