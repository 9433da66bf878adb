import { textHook } from '../i18n/textHook';
import { filesMessages } from './messages';

/** The texts of uploads in the language of the screen. */
export const useFilesText = textHook(filesMessages);
