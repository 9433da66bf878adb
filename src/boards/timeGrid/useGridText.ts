import { useCallback } from 'react';
import { formatMessage, type MessageParams } from '../../i18n/message';
import { useLanguage } from '../../i18n/useLanguage';
import { gridMessages, type GridMessage } from './gridMessages';

export type GridText = (message: GridMessage, params?: MessageParams) => string;

/** The texts of the time grid in the language of the screen. */
export const useGridText = (): GridText => {
  const { language } = useLanguage();
  return useCallback((message, params) => formatMessage(gridMessages[language], message, params), [language]);
};
