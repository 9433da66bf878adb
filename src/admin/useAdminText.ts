import { textHook } from '../i18n/textHook';
import { adminMessages } from './messages';

/** The texts of the Administrator Dashboard in the language of the screen. */
export const useAdminText = textHook(adminMessages);
