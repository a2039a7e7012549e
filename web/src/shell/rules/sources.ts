/** Where a rule comes from: the marks that end a clause, as in `[rulebook: Duels; decided: ties are not mentioned]`. */

export const KINDS = ['rulebook', 'published', 'decided', 'reconstructed', 'ours'] as const;
export type Kind = (typeof KINDS)[number];

/** The word for each kind, in the order of the kinds. */
export const WORDS: Record<string, readonly string[]> = {
  en: KINDS,
  pl: ['instrukcja', 'wydanie', 'rozstrzygnięcie', 'odtworzone', 'nasze'],
  ru: ['правила', 'издание', 'решение', 'восстановлено', 'наше'],
};

export interface Source {
  kind: Kind;
  /** the kind in the language of the book */
  word: string;
  /** the passage, the source or the reason; empty where none is given */
  text: string;
}

const AT_END = /\s*\[([^[\]]+)\]\s*$/;

/** A text up to the marks at its end, and these; none where a bracket says something else. */
export function withoutMarks(text: string, language: string): { text: string; sources: Source[] } {
  const found = AT_END.exec(text);
  const sources = (found?.[1] ?? '').split(';').map((part): Source | null => {
    const [word = '', ...rest] = part.split(':');
    const kind = KINDS[WORDS[language]?.indexOf(word.trim()) ?? -1];
    return kind === undefined ? null : { kind, word: word.trim(), text: rest.join(':').trim() };
  });
  const known = sources.filter((source) => source !== null);
  if (found === null || known.length < sources.length) return { text, sources: [] };
  return { text: text.slice(0, found.index), sources: known };
}
