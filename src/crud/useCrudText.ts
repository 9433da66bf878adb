import { useCallback } from 'react';
import { formatMessage, type MessageParams } from '../i18n/message';
import { useLanguage } from '../i18n/useLanguage';
import { crudMessages, type CrudMessage } from './messages';

export type CrudText = (message: CrudMessage, params?: MessageParams) => string;

/**
 * The texts of the generated screens in the language of the screen.
 * @example const text = useCrudText(); text('saved', { label: 'Builder' }) // "Builder saved!"
 */
export const useCrudText = (): CrudText => {
  const { language } = useLanguage();
  return useCallback((message, params) => formatMessage(crudMessages[language], message, params), [language]);
};
