import { useCallback } from 'react';
import { labelIn } from '../../i18n/loadMessages';
import { useLanguage } from '../../i18n/useLanguage';

/** Answers the label of a field, section or resource in the language of the screen. */
export const useLabel = (): ((label: string) => string) => {
  const { language } = useLanguage();
  return useCallback((label) => labelIn(label, language), [language]);
};
