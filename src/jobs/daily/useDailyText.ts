import { textHook } from '../../i18n/textHook';
import { dailyMessages } from './messages';

/** The texts of the daily sheets in the language of the screen. */
export const useDailyText = textHook(dailyMessages);
