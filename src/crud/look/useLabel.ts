import { useCallback } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { labelsEs } from '#domain/fields/labelsEs';

/** Answers the label of a field, section or resource in the language of the screen. */
export const useLabel = (): ((label: string) => string) => {
  const { language } = useLanguage();
  return useCallback((label) => (language === 'es' ? (labelsEs[label] ?? label) : label), [language]);
};
