import { useCallback } from 'react';
import { formatMessage, type MessageParams } from '../../i18n/message';
import { useLanguage } from '../../i18n/useLanguage';
import { reportMessages, type ReportMessage } from './messages';

export type ReportText = (message: ReportMessage, params?: MessageParams) => string;

/** The texts of the report in the language of the screen. */
export const useReportText = (): ReportText => {
  const { language } = useLanguage();
  return useCallback((message, params) => formatMessage(reportMessages[language], message, params), [language]);
};
