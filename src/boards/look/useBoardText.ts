import { useCallback } from 'react';
import { formatMessage, type MessageParams } from '../../i18n/message';
import { useLanguage } from '../../i18n/useLanguage';
import { boardMessages, type BoardMessage } from './messages';

export type BoardText = (message: BoardMessage, params?: MessageParams) => string;

/**
 * The texts of the boards in the language of the screen.
 * @example const text = useBoardText(); text('moved', { job, bin })
 */
export const useBoardText = (): BoardText => {
  const { language } = useLanguage();
  return useCallback((message, params) => formatMessage(boardMessages[language], message, params), [language]);
};
