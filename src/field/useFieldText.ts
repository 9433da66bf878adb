import { textHook } from '../i18n/textHook';
import { fieldMessages } from './messages';

/** The texts of the field in the language of the screen. */
export const useFieldText = textHook(fieldMessages);
