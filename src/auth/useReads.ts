import { limitsTold } from '#domain/access/fieldLimits';
import { reachOfUser } from '#domain/access/narrowResource';
import { usePermissions } from './usePermissions';
import { useProfile } from './useProfile';

/** Whether the signed-in user reads a field, by its table: what is hidden is not asked for [USR-017 USR-018]. */
export const useReads = (table: string, field: string): boolean => {
  const profile = useProfile();
  return reachOfUser(usePermissions(), limitsTold(profile ?? {}))(table).reads(field);
};
