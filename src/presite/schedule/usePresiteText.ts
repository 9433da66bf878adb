import { textHook, type TextOf } from '../../i18n/textHook';
import { presiteMessages, type PresiteMessage } from './messages';

export type PresiteText = TextOf<PresiteMessage>;

/**
 * The texts of the presite schedule in the language of the screen.
 * @example const text = usePresiteText(); text('assigned', { job, column, date })
 */
export const usePresiteText = textHook(presiteMessages);
