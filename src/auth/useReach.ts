import { useMemo } from 'react';
import { limitsTold } from '#domain/access/fieldLimits';
import { reachOfUser, type ReachOf } from '#domain/access/narrowResource';
import { usePermissions } from './usePermissions';
import { useProfile } from './useProfile';

/** What the signed-in user may do with the fields of a table: what is hidden is not asked for [USR-017 USR-018]. */
export const useReach = (): ReachOf => {
  const profile = useProfile();
  const permissions = usePermissions();
  return useMemo(() => reachOfUser(permissions, limitsTold(profile ?? {})), [permissions, profile]);
};
