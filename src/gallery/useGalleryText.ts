import { useCallback } from 'react';
import { formatMessage, type MessageParams } from '../i18n/message';
import { useLanguage } from '../i18n/useLanguage';
import { galleryMessages, type GalleryMessage } from './messages';

/** The texts of the gallery in the language of the screen. */
export const useGalleryText = (): ((message: GalleryMessage, params?: MessageParams) => string) => {
  const { language } = useLanguage();
  return useCallback((message, params) => formatMessage(galleryMessages[language], message, params), [language]);
};
