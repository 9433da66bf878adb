import type { Permission } from './permissions';

/** What something asks for: one code, any of several needs, or all of them. */
export type Need = Permission | { any: readonly Need[] } | { all: readonly Need[] };

/** Open to every signed-in user. */
export const SIGNED_IN: Need = { all: [] };

/** Open to nobody. */
export const NOBODY: Need = { any: [] };

/**
 * True when the held codes meet the need. Without a list every check fails, even the one that asks for nothing [AUTH-024].
 */
export const can = (permissions: ReadonlySet<Permission> | readonly Permission[] | null | undefined, need: Need): boolean => {
  if (!permissions) return false;
  if (typeof need === 'string') return 'has' in permissions ? permissions.has(need) : permissions.includes(need);
  return 'any' in need ? need.any.some((part) => can(permissions, part)) : need.all.every((part) => can(permissions, part));
};
