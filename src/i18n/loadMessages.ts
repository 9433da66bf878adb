import type { Language } from '#domain/access/localText';
import { en, type Messages } from './en';

export interface LoadedMessages {
  language: Language;
  messages: Messages;
}

const english: LoadedMessages = { language: 'en', messages: en };
let spanish: LoadedMessages | null = null;

/** The texts of a language when they are at hand, else null. */
export const loadedMessages = (language: Language): LoadedMessages | null => (language === 'en' ? english : spanish);

/** The texts of a language; Spanish is fetched when it is first asked for, and English stands in when it cannot be. */
export const loadMessages = async (language: Language): Promise<LoadedMessages> => {
  if (language === 'en') return english;
  try {
    spanish ??= { language: 'es', messages: (await import('./es')).es };
    return spanish;
  } catch {
    return english;
  }
};
