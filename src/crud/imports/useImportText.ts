import { textHook } from '../../i18n/textHook';
import { importMessages } from './messages';

/** The texts of the import in the language of the screen. */
export const useImportText = textHook(importMessages);
