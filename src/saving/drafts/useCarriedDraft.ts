import { useLocation } from 'react-router';
import { isRecord } from '#domain/values';

/**
 * The draft that the form of a new record hands to the page of the stored one: what was typed while it was first saved,
 * which is put back without asking [KEY-018]. Null where nothing is handed on.
 */
export const useCarriedDraft = (): string | null => {
  const state: unknown = useLocation().state;
  return isRecord(state) && typeof state.carried === 'string' ? state.carried : null;
};
