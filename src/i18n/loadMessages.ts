import type { Language } from '#domain/localText';
import type { spanishRefusals } from './spanishRefusals';
import { startEn, type StartMessages } from './startEn';

export interface LoadedMessages {
  language: Language;
  /** In English those of the start: the others come with the app (`useT`). */
  messages: StartMessages;
  /** The server's words in this language; English is what it says. */
  refusals: typeof spanishRefusals | null;
  /** Labels of tables by their English; one that is missing is shown as it is. */
  labels: Readonly<Record<string, string>>;
}

const english: LoadedMessages = { language: 'en', messages: startEn, refusals: null, labels: {} };
let spanish: LoadedMessages | null = null;

/** The texts of a language when they are at hand, else null. */
export const loadedMessages = (language: Language): LoadedMessages | null => (language === 'en' ? english : spanish);

/** The label of a table or field, which is English, in the language of the screen. */
export const labelIn = (label: string, language: Language): string => loadedMessages(language)?.labels[label] ?? label;

/** The texts of a language; Spanish is fetched when it is first asked for, and English stands in when it cannot be. */
export const loadMessages = async (language: Language): Promise<LoadedMessages> => {
  if (language === 'en') return english;
  try {
    const [{ es }, { spanishRefusals: refusals }, { labelsEs: labels }] = await Promise.all([
      import('./es'),
      import('./spanishRefusals'),
      import('#domain/fields/labelsEs'),
    ]);
    spanish ??= { language: 'es', messages: es, refusals, labels };
    return spanish;
  } catch {
    return english;
  }
};
