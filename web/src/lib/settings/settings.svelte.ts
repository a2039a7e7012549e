/** What a reader has chosen; kept in this browser, and the same in all of its tabs. */

export const LANGUAGES = ['en', 'pl', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

export const MOTIONS = ['system', 'still', 'full'] as const;
export const SIZES = [100, 115, 130, 150] as const;

const KEPT_AS = 'nightlight-settings';

interface Choices {
  language: Language | null;
  sound: boolean;
  motion: (typeof MOTIONS)[number];
  size: (typeof SIZES)[number];
  patterns: boolean;
  contrast: boolean;
  bright: boolean;
  confirm: boolean;
}

const USUAL: Choices = {
  language: null,
  sound: true,
  motion: 'system',
  size: 100,
  patterns: true,
  contrast: false,
  bright: false,
  confirm: true,
};

function kept(): Partial<Choices> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}

function matches(query: string): boolean {
  return window.matchMedia(query).matches;
}

/** The first of the browser's languages that is supported. */
function preferred(): Language {
  for (const wish of navigator.languages) {
    const language = LANGUAGES.find((known) => wish.toLowerCase().split('-')[0] === known);
    if (language !== undefined) return language;
  }
  return 'en';
}

class Settings {
  choices: Choices = $state({ ...USUAL, contrast: matches('(prefers-contrast: more)'), ...kept() });
  #systemStill = $state(matches('(prefers-reduced-motion: reduce)'));

  language: Language = $derived(this.choices.language ?? preferred());
  /** Whether motion is reduced. */
  still: boolean = $derived(this.choices.motion === 'still' || (this.choices.motion === 'system' && this.#systemStill));

  constructor() {
    window.matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => {
      this.#systemStill = event.matches;
    });
    window.addEventListener('storage', (event) => {
      if (event.key === KEPT_AS) Object.assign(this.choices, kept());
    });
  }

  change(changed: Partial<Choices>): void {
    Object.assign(this.choices, changed);
    try {
      localStorage.setItem(KEPT_AS, JSON.stringify(this.choices));
    } catch {
      // without storage, the settings last as long as the page
    }
  }

  /** Show the choices on the page itself; to be called in an effect. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.style.setProperty('--text-scale', String(this.choices.size / 100));
    root.toggleAttribute('data-still', this.still);
    root.toggleAttribute('data-contrast', this.choices.contrast);
    root.toggleAttribute('data-bright', this.choices.bright);
    root.toggleAttribute('data-plain', !this.choices.patterns);
  }
}

export const settings = new Settings();
export type { Settings };
