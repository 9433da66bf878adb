import { type Language, type LocalText, fillTemplate } from '../localText';

/** The look-up waits this long after the last keystroke, in ms [NAV-028 NAV-030]. */
export const QUICK_SEARCH_DELAY = 500;

const HINTS = {
  empty: { en: 'Please enter a Job Number', es: 'Ingrese un número de trabajo' },
  nothing: { en: "No valid destination for '{text}'", es: "Ningún destino válido para '{text}'" },
} as const satisfies Record<string, LocalText>;

/** The hint while the button is off or nothing matches [NAV-029]. */
export const quickSearchHint = (text: string, language: Language = 'en'): string =>
  text.trim() === '' ? HINTS.empty[language] : fillTemplate(HINTS.nothing, { text: text.trim() }, language);
