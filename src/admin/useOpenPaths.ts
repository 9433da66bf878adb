import { useCallback } from 'react';
import { openRoute } from '#domain/access/matchRoute';
import { usePermissions } from '../auth/usePermissions';

/** An address that the user may open, else undefined: a figure without a list is plain text. */
export const useOpenPaths = () => {
  const held = usePermissions();
  return useCallback(
    (path: string): string | undefined => {
      const opened = openRoute(path.split('?')[0] ?? path, held);
      return typeof opened !== 'string' && opened.route.screen === 'built' ? path : undefined;
    },
    [held],
  );
};
