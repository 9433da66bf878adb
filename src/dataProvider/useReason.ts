import { HttpError } from 'ra-core';
import { useCallback } from 'react';
import { useLanguage } from '../i18n/useLanguage';
import { errorText } from './errorText';

/**
 * Why a call was refused, in the language of the screen; `otherwise` stands for faults that are not the user's.
 * @example toast.error(reasonOf(error, text('failed')))
 */
export const useReason = () => {
  const { language } = useLanguage();
  return useCallback(
    (error: unknown, otherwise: string): string =>
      error instanceof HttpError && error.status >= 400 && error.status < 500 ? errorText(error, language) : otherwise,
    [language],
  );
};
