import { textHook } from '../i18n/textHook';
import { inventoryMessages } from './messages';

/** The texts of the inventory in the language of the screen. */
export const useInventoryText = textHook(inventoryMessages);
