import { useCallback } from 'react';
import { formatMessage, type MessageParams } from '../../i18n/message';
import { useLanguage } from '../../i18n/useLanguage';
import { documentsMessages, type DocumentsMessage } from './messages';

export type DocumentsText = (message: DocumentsMessage, params?: MessageParams) => string;

/** The texts of documents in the language of the screen. */
export const useDocumentsText = (): DocumentsText => {
  const { language } = useLanguage();
  return useCallback((message, params) => formatMessage(documentsMessages[language], message, params), [language]);
};
