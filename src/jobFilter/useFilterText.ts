import { textHook } from '../i18n/textHook';
import { filterMessages } from './messages';

/** The texts of the filter panel in the language of the screen. */
export const useFilterText = textHook(filterMessages);
