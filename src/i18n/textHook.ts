import { useCallback } from 'react';
import type { Language } from '#domain/localText';
import { formatMessage, type MessageParams } from './message';
import { useLanguage } from './useLanguage';

/** The texts of an area: each key in each language. A key that one of them lacks does not compile. */
export type Catalogue<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

/** Answers the text of a key, with its `%{params}` filled in. */
export type TextOf<Key extends string> = (message: Key, params?: MessageParams) => string;

/**
 * The hook by which the screens of an area read its texts in the language of the screen.
 * @example export const useMapText = textHook(mapMessages);
 *   const text = useMapText(); text('found', { count })
 */
export const textHook = <Key extends string>(catalogue: Catalogue<Key>) => {
  const useText = (): TextOf<Key> => {
    const { language } = useLanguage();
    return useCallback((message, params) => formatMessage(catalogue[language], message, params), [language]);
  };
  return useText;
};
