import { textHook } from '../../i18n/textHook';
import { subJobMessages } from './messages';

/** The texts of the sub-job forms in the language of the screen. */
export const useSubJobText = textHook(subJobMessages);
