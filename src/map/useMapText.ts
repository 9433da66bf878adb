import { useCallback } from 'react';
import { formatMessage, type MessageParams } from '../i18n/message';
import { useLanguage } from '../i18n/useLanguage';
import { mapMessages, type MapMessage } from './messages';

export type MapText = (message: MapMessage, params?: MessageParams) => string;

/**
 * The texts of the map in the language of the screen.
 * @example const text = useMapText(); text('results', { smart_count: 12 })
 */
export const useMapText = (): MapText => {
  const { language } = useLanguage();
  return useCallback((message, params) => formatMessage(mapMessages[language], message, params), [language]);
};
