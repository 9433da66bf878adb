import { textHook } from '../../i18n/textHook';
import { layoutMessages } from './layoutMessages';

/** The texts of the layouts of a list in the language of the screen. */
export const useLayoutText = textHook(layoutMessages);
