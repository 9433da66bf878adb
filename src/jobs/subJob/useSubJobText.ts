import { useCallback } from 'react';
import { formatMessage, type MessageParams } from '../../i18n/message';
import { useLanguage } from '../../i18n/useLanguage';
import { subJobMessages, type SubJobMessage } from './messages';

export type SubJobText = (message: SubJobMessage, params?: MessageParams) => string;

/** The texts of the sub-job forms in the language of the screen. */
export const useSubJobText = (): SubJobText => {
  const { language } = useLanguage();
  return useCallback((message, params) => formatMessage(subJobMessages[language], message, params), [language]);
};
