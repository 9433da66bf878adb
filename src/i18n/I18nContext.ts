import { createContext } from 'react';
import type { Language } from '#domain/localText';
import { en, type MessageKey } from './en';
import { formatMessage, type MessageParams } from './message';

/** Answers the text of a key in the language of the screen. */
export type Translate = (key: MessageKey, params?: MessageParams) => string;

export interface I18n {
  language: Language;
  t: Translate;
  setLanguage: (language: Language) => void;
}

/** English without a provider, so that a component can be drawn and tested alone. */
export const I18nContext = createContext<I18n>({
  language: 'en',
  t: (key, params) => formatMessage(en, key, params),
  setLanguage: () => undefined,
});
