import { textHook } from '../i18n/textHook';
import { mapMessages } from './messages';

/**
 * The texts of the map in the language of the screen.
 * @example const text = useMapText(); text('results', { smart_count: 12 })
 */
export const useMapText = textHook(mapMessages);
