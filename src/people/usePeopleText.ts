import { useCallback } from 'react';
import { formatMessage, type MessageParams } from '../i18n/message';
import { useLanguage } from '../i18n/useLanguage';
import { peopleMessages, type PeopleMessage } from './messages';

export type PeopleText = (message: PeopleMessage, params?: MessageParams) => string;

/**
 * The texts of users, roles, employees and crews in the language of the screen.
 * @example const text = usePeopleText(); text('moved', { crew, place, count })
 */
export const usePeopleText = (): PeopleText => {
  const { language } = useLanguage();
  return useCallback((message, params) => formatMessage(peopleMessages[language], message, params), [language]);
};
