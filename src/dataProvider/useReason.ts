import { useCallback } from 'react';
import { useLanguage } from '../i18n/useLanguage';
import { errorText } from './errorText';
import { CallError } from './CallError';

/**
 * Why a call was refused, in the language of the screen; `otherwise` stands for faults that are not the user's.
 * @example toast.error(reasonOf(error, text('failed')))
 */
export const useReason = () => {
  const { language } = useLanguage();
  return useCallback(
    (error: unknown, otherwise: string): string =>
      error instanceof CallError && error.isTold ? errorText(error, language) : otherwise,
    [language],
  );
};
