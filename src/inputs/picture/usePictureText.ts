import { useCallback } from 'react';
import { formatMessage, type MessageParams } from '../../i18n/message';
import { useLanguage } from '../../i18n/useLanguage';
import { pictureMessages, type PictureMessage } from './messages';

/** The texts of the picture input in the language of the screen. */
export const usePictureText = (): ((message: PictureMessage, params?: MessageParams) => string) => {
  const { language } = useLanguage();
  return useCallback((message, params) => formatMessage(pictureMessages[language], message, params), [language]);
};
