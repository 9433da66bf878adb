import { textHook } from '../../i18n/textHook';
import { documentsMessages } from './messages';

/** The texts of documents in the language of the screen. */
export const useDocumentsText = textHook(documentsMessages);
