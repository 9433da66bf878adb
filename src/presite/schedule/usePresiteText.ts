import { useCallback } from 'react';
import { formatMessage, type MessageParams } from '../../i18n/message';
import { useLanguage } from '../../i18n/useLanguage';
import { presiteMessages, type PresiteMessage } from './messages';

export type PresiteText = (message: PresiteMessage, params?: MessageParams) => string;

/**
 * The texts of the presite schedule in the language of the screen.
 * @example const text = usePresiteText(); text('assigned', { job, column, date })
 */
export const usePresiteText = (): PresiteText => {
  const { language } = useLanguage();
  return useCallback((message, params) => formatMessage(presiteMessages[language], message, params), [language]);
};
