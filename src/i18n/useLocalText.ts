import { use, useCallback } from 'react';
import type { LocalText } from '#domain/localText';
import { I18nContext } from './I18nContext';

/** Picks the screen's language out of a text that carries both, such as a menu label. */
export const useLocalText = (): ((text: LocalText) => string) => {
  const { language } = use(I18nContext);
  return useCallback((text) => text[language], [language]);
};
