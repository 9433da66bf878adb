import type { Need } from '#domain/access/can';
import { useCan } from './useCan';
import { useIsView } from './useIsView';

/**
 * `useCan`, for what writes by a code that opens screens too: who looks as somebody else has the screen without it.
 * Codes that only write are not among those of a view.
 * @example const mayResend = useMayWrite(CALLS.resendEmail.need);
 */
export const useMayWrite = (need: Need): boolean => {
  const holds = useCan(need);
  return !useIsView() && holds;
};
