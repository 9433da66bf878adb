import { useLanguage } from '../../i18n/useLanguage';
import { useServer } from '../../dataProvider/ServerContext';
import type { FormValues } from '../values/formValues';

/**
 * Asks before an active record is saved as inactive that others use [ADM-010]; what asks is fetched when it is needed.
 * @returns of a record as it stands and as it is to be, whether it may be saved
 */
export const useAskInactive = (resource: string) => {
  const server = useServer();
  const { language } = useLanguage();
  return async (stored: FormValues | null, next: FormValues, name: string): Promise<boolean> => {
    if (stored?.is_active !== true || next.is_active !== false || typeof stored.id !== 'number') return true;
    const { confirmInactive } = await import('./confirmInactive');
    return confirmInactive(server, { name: resource }, { id: stored.id, name }, language);
  };
};
