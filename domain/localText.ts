export type Language = 'en' | 'es';

/** A text that a user sees, in both languages of the product. */
export type LocalText = Readonly<Record<Language, string>>;

/** How numbers and dates are written in each. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

/** A template with its params filled in; a param that is not given leaves nothing. */
export const fillTemplate = (
  text: LocalText,
  params: Readonly<Record<string, string | number>>,
  language: Language,
): string => text[language].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
