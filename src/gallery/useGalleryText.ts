import { textHook } from '../i18n/textHook';
import { galleryMessages } from './messages';

/** The texts of the gallery in the language of the screen. */
export const useGalleryText = textHook(galleryMessages);
