import { useCallback } from 'react';
import { formatMessage, type MessageParams } from '../i18n/message';
import { useLanguage } from '../i18n/useLanguage';
import { adminMessages, type AdminMessage } from './messages';

export type AdminText = (message: AdminMessage, params?: MessageParams) => string;

/** The texts of the Administrator Dashboard in the language of the screen. */
export const useAdminText = (): AdminText => {
  const { language } = useLanguage();
  return useCallback((message, params) => formatMessage(adminMessages[language], message, params), [language]);
};
