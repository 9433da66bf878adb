import { use } from 'react';
import type { Language } from '#domain/localText';
import { I18nContext } from './I18nContext';

/** The language of the screen and the way to change it. */
export const useLanguage = (): { language: Language; setLanguage: (language: Language) => void } => {
  const { language, setLanguage } = use(I18nContext);
  return { language, setLanguage };
};
