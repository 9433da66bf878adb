import { textHook } from '../../i18n/textHook';
import { gridMessages } from './gridMessages';

/** The texts of the time grid in the language of the screen. */
export const useGridText = textHook(gridMessages);
