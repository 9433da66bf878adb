import { useCallback } from 'react';
import { formatMessage, type MessageParams } from '../i18n/message';
import { useLanguage } from '../i18n/useLanguage';
import { filterMessages, type FilterMessage } from './messages';

export type FilterText = (message: FilterMessage, params?: MessageParams) => string;

/** The texts of the filter panel in the language of the screen. */
export const useFilterText = (): FilterText => {
  const { language } = useLanguage();
  return useCallback((message, params) => formatMessage(filterMessages[language], message, params), [language]);
};
