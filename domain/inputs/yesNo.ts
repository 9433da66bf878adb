import type { Language } from '../localText';

const WORDS = { yes: { en: 'YES', es: 'SÍ' }, no: { en: 'NO', es: 'NO' } } as const;

/** A boolean as text on cards and printed pages [UI-032]; an empty text when it was not answered. */
export const yesNo = (value: boolean | null | undefined, language: Language = 'en'): string =>
  value === null || value === undefined ? '' : WORDS[value ? 'yes' : 'no'][language];
