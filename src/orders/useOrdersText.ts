import { textHook } from '../i18n/textHook';
import { ordersMessages } from './messages';

/** The texts of orders in the language of the screen. */
export const useOrdersText = textHook(ordersMessages);
