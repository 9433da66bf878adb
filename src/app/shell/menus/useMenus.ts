import { use, useMemo } from 'react';
import { visibleMenus, type VisibleMenu } from '#domain/access/visibleMenus';
import { usePermissions } from '../../../auth/usePermissions';
import { ShellFactsContext } from '../ShellFacts';

/** The menus that the signed-in user sees [NAV-002]. */
export const useMenus = (): VisibleMenu[] => {
  const permissions = usePermissions();
  const { online, locations } = use(ShellFactsContext);
  return useMemo(() => visibleMenus(permissions, { online, locations }), [permissions, online, locations]);
};
