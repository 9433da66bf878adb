import { textHook } from '../../i18n/textHook';
import { shareMessages } from './messages';

/** The texts of sharing in the language of the screen. */
export const useShareText = textHook(shareMessages);
