import { useMemo, useRef } from 'react';
import { toast } from '../../toasts/toast';

/**
 * The error toasts of one form: a new try takes those of the earlier one away, so that none stands beside its success.
 */
export const useFailureToasts = () => {
  const shown = useRef<Set<number>>(new Set());
  return useMemo(
    () => ({
      show: (text: string): void => {
        shown.current.add(toast.error(text));
      },
      clear: (): void => {
        for (const id of shown.current) toast.dismiss(id);
        shown.current.clear();
      },
    }),
    [],
  );
};
