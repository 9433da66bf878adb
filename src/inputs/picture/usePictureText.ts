import { textHook } from '../../i18n/textHook';
import { pictureMessages } from './messages';

/** The texts of the picture input in the language of the screen. */
export const usePictureText = textHook(pictureMessages);
