import type { Language } from '#domain/localText';
import { en, type Messages } from './en';
import type { spanishRefusals } from './spanishRefusals';

export interface LoadedMessages {
  language: Language;
  messages: Messages;
  /** The server's words in this language; English is what it says. */
  refusals: typeof spanishRefusals | null;
}

const english: LoadedMessages = { language: 'en', messages: en, refusals: null };
let spanish: LoadedMessages | null = null;

/** The texts of a language when they are at hand, else null. */
export const loadedMessages = (language: Language): LoadedMessages | null => (language === 'en' ? english : spanish);

/** The texts of a language; Spanish is fetched when it is first asked for, and English stands in when it cannot be. */
export const loadMessages = async (language: Language): Promise<LoadedMessages> => {
  if (language === 'en') return english;
  try {
    const [{ es }, { spanishRefusals: refusals }] = await Promise.all([import('./es'), import('./spanishRefusals')]);
    spanish ??= { language: 'es', messages: es, refusals };
    return spanish;
  } catch {
    return english;
  }
};
