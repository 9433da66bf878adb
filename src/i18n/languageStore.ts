import type { Language } from '#domain/localText';

export const LANGUAGES: readonly { code: Language; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
];

const KEY = 'trowel:language';
const listeners = new Set<() => void>();

const isLanguage = (value: unknown): value is Language => LANGUAGES.some(({ code }) => code === value);

/** The language kept in this browser, else the browser's own when it is one of ours, else English. */
const initialLanguage = (): Language => {
  if (typeof window === 'undefined') return 'en';
  const stored = window.localStorage.getItem(KEY);
  const preferred = window.navigator.language.slice(0, 2);
  return [stored, preferred].find(isLanguage) ?? 'en';
};

let language: Language = initialLanguage();

/** The language of the screen: one value a browser, kept over reloads. */
export const languageStore = {
  get: (): Language => language,
  set: (next: Language): void => {
    language = next;
    window.localStorage.setItem(KEY, next);
    document.documentElement.lang = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
