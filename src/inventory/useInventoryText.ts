import { useCallback } from 'react';
import { formatMessage, type MessageParams } from '../i18n/message';
import { useLanguage } from '../i18n/useLanguage';
import { inventoryMessages, type InventoryMessage } from './messages';

export type InventoryText = (message: InventoryMessage, params?: MessageParams) => string;

/** The texts of the inventory in the language of the screen. */
export const useInventoryText = (): InventoryText => {
  const { language } = useLanguage();
  return useCallback((message, params) => formatMessage(inventoryMessages[language], message, params), [language]);
};
