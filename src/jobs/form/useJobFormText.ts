import { useCallback } from 'react';
import { formatMessage, type MessageParams } from '../../i18n/message';
import { useLanguage } from '../../i18n/useLanguage';
import { jobFormMessages, type JobFormMessage } from './messages';

export type JobFormText = (message: JobFormMessage, params?: MessageParams) => string;

/** The texts of the job form in the language of the screen. */
export const useJobFormText = (): JobFormText => {
  const { language } = useLanguage();
  return useCallback((message, params) => formatMessage(jobFormMessages[language], message, params), [language]);
};
