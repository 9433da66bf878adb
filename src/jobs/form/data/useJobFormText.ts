import { textHook, type TextOf } from '../../../i18n/textHook';
import { jobFormMessages, type JobFormMessage } from './messages';

export type JobFormText = TextOf<JobFormMessage>;

/** The texts of the job form in the language of the screen. */
export const useJobFormText = textHook(jobFormMessages);
