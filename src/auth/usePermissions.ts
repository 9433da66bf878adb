import { useMemo } from 'react';
import type { Permission } from '#domain/access/permissions';
import { useProfile } from './useProfile';

const NONE: ReadonlySet<Permission> = new Set();

/** The codes that the signed-in user holds, as a set; empty when there is no list. */
export const usePermissions = (): ReadonlySet<Permission> => {
  const permissions = useProfile()?.permissions;
  return useMemo(() => (permissions ? new Set(permissions) : NONE), [permissions]);
};
