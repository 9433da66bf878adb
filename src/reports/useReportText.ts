import { textHook } from '../i18n/textHook';
import { reportMessages } from './messages';

/** The texts of the reports in the language of the screen. */
export const useReportText = textHook(reportMessages);
