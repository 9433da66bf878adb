import { textHook, type TextOf } from '../../i18n/textHook';
import { boardMessages, type BoardMessage } from './messages';

export type BoardText = TextOf<BoardMessage>;

/**
 * The texts of the boards in the language of the screen.
 * @example const text = useBoardText(); text('moved', { job, bin })
 */
export const useBoardText = textHook(boardMessages);
