import { textHook } from '../../i18n/textHook';
import { jobSearchMessages } from './messages';

/** The texts of the job search in the language of the screen. */
export const useJobSearchText = textHook(jobSearchMessages);
