import { useCallback } from 'react';
import { formatMessage, type MessageParams } from '../../i18n/message';
import { useLanguage } from '../../i18n/useLanguage';
import { jobSearchMessages, type JobSearchMessage } from './messages';

export type JobSearchText = (message: JobSearchMessage, params?: MessageParams) => string;

/** The texts of the job search in the language of the screen. */
export const useJobSearchText = (): JobSearchText => {
  const { language } = useLanguage();
  return useCallback((message, params) => formatMessage(jobSearchMessages[language], message, params), [language]);
};
