import type { Language } from '../localText';

const MARK: Readonly<Record<Language, string>> = { en: '(inactive)', es: '(inactivo)' };

/** What is in use no more, as pickers name it where it stands or is found [KEY-020]. */
export const inactiveName = (name: string, language: Language): string => `${name} ${MARK[language]}`;
