import { useCallback } from 'react';
import { formatMessage, type MessageParams } from '../i18n/message';
import { useLanguage } from '../i18n/useLanguage';
import { ordersMessages, type OrdersMessage } from './messages';

export type OrdersText = (message: OrdersMessage, params?: MessageParams) => string;

/** The texts of orders in the language of the screen. */
export const useOrdersText = (): OrdersText => {
  const { language } = useLanguage();
  return useCallback((message, params) => formatMessage(ordersMessages[language], message, params), [language]);
};
