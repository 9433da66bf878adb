import { useCallback } from 'react';
import { formatMessage, type MessageParams } from '../../i18n/message';
import { useLanguage } from '../../i18n/useLanguage';
import { dailyMessages, type DailyMessage } from './messages';

export type DailyText = (message: DailyMessage, params?: MessageParams) => string;

/** The texts of the daily sheets in the language of the screen. */
export const useDailyText = (): DailyText => {
  const { language } = useLanguage();
  return useCallback((message, params) => formatMessage(dailyMessages[language], message, params), [language]);
};
