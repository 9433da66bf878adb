import { useCallback } from 'react';
import { formatMessage, type MessageParams } from '../i18n/message';
import { useLanguage } from '../i18n/useLanguage';
import { recipesMessages, type RecipesMessage } from './messages';

export type RecipesText = (message: RecipesMessage, params?: MessageParams) => string;

/** The texts of recipes in the language of the screen. */
export const useRecipesText = (): RecipesText => {
  const { language } = useLanguage();
  return useCallback((message, params) => formatMessage(recipesMessages[language], message, params), [language]);
};
