import { textHook } from '../i18n/textHook';
import { workOrdersMessages } from './messages';

/** The texts of work orders in the language of the screen. */
export const useWorkOrdersText = textHook(workOrdersMessages);
