import { useCallback } from 'react';
import { formatMessage, type MessageParams } from '../../i18n/message';
import { useLanguage } from '../../i18n/useLanguage';
import { entriesMessages, type EntriesMessage } from './messages';

export type EntriesText = (message: EntriesMessage, params?: MessageParams) => string;

/** The texts of the lists of a sub-job in the language of the screen. */
export const useEntriesText = (): EntriesText => {
  const { language } = useLanguage();
  return useCallback((message, params) => formatMessage(entriesMessages[language], message, params), [language]);
};
