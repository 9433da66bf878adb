import { textHook } from '../../i18n/textHook';
import { entriesMessages } from './messages';

/** The texts of the lists of a sub-job in the language of the screen. */
export const useEntriesText = textHook(entriesMessages);
