import { useCallback } from 'react';
import { roleText } from '#domain/lookups/shownName';
import type { Sharing } from '#domain/sharing/sharing';
import { useLanguage } from '../../i18n/useLanguage';
import { useShareText } from './useShareText';

/** Says with whom something is shared; an empty text where it is with nobody. */
export const useSharedNote = (): ((sharing: Sharing) => string) => {
  const text = useShareText();
  const { language } = useLanguage();
  return useCallback(
    ({ is_shared, shared_roles, shared_users }) => {
      if (is_shared) return text('shared_everyone');
      const names = [
        ...shared_roles.map(({ name }) => roleText(name)[language]),
        ...shared_users.map(({ name }) => name),
      ];
      return names.length === 0 ? '' : text('shared_with', { names: names.join(', ') });
    },
    [text, language],
  );
};
