import { textHook } from '../i18n/textHook';
import { commentsMessages } from './messages';

/** The texts of comments in the language of the screen. */
export const useCommentsText = textHook(commentsMessages);
