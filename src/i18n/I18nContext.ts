import { createContext } from 'react';
import type { Language } from '#domain/localText';
import { formatMessage, type MessageParams } from './message';
import { startEn } from './startEn';

/** Answers the text of a key in the language of the screen. */
export type Translate<Key extends string> = (key: Key, params?: MessageParams) => string;

export interface I18n {
  language: Language;
  /** Knows every text in Spanish, and in English those of the start: read it with `useT` or `useStartT`. */
  t: Translate<string>;
  setLanguage: (language: Language) => void;
}

/** English without a provider, so that a component can be drawn and tested alone. */
export const I18nContext = createContext<I18n>({
  language: 'en',
  t: (key, params) => formatMessage(startEn, key, params),
  setLanguage: () => undefined,
});
