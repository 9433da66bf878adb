import { textHook } from '../../../i18n/textHook';
import { sheetMessages } from './messages';

/** The texts of the sheet of a day in the language of the screen. */
export const useSheetText = textHook(sheetMessages);
