import { textHook } from '../../../i18n/textHook';
import { mappingMessages } from './messages';

/** The texts of kept mappings in the language of the screen. */
export const useMappingText = textHook(mappingMessages);
