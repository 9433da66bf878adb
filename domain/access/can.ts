import { PERMISSIONS, type Permission } from './permissions';

/** What something asks for: one code, any code at all that gives something, any of several needs, or all of them. */
export type Need = Permission | { holds: 'something' } | { any: readonly Need[] } | { all: readonly Need[] };

/** Open to every signed-in user. */
export const SIGNED_IN: Need = { all: [] };

/**
 * Open to whoever has any access at all: names of crews, employees and stock locations are nothing for an account that
 * was given no right yet, or to which only a restriction was given.
 */
export const HAS_ACCESS: Need = { holds: 'something' };

/**
 * Codes that give nothing alone: one only takes rights away, one adds fields to what others open, and one merges what may
 * be changed [USR-021].
 */
const OF_OTHERS: ReadonlySet<Permission> = new Set(['IS_SUBCONTRACTOR', 'CAN_VIEW_PRICES', 'CAN_MERGE_RECORDS']);
/** Codes that give something without another. */
export const GIVING: readonly Permission[] = PERMISSIONS.filter((code) => !OF_OTHERS.has(code));

/** Open to nobody. */
export const NOBODY: Need = { any: [] };

/** A need with the answer, down to its codes: why somebody may or may not. */
export interface Verdict {
  need: Need;
  met: boolean;
  parts: readonly Verdict[];
}

const NO_PARTS: readonly Verdict[] = [];

/** Weighs a need and each of its parts. This is the one place that decides; `can` asks it for the outcome alone. */
export const weigh = (holds: (code: Permission) => boolean, need: Need): Verdict => {
  if (typeof need === 'string') return { need, met: holds(need), parts: NO_PARTS };
  if ('holds' in need) return { need, met: GIVING.some(holds), parts: NO_PARTS };
  const isAny = 'any' in need;
  const parts = (isAny ? need.any : need.all).map((part) => weigh(holds, part));
  return { need, parts, met: isAny ? parts.some(({ met }) => met) : parts.every(({ met }) => met) };
};

/**
 * True when the held codes meet the need. Without a list every check fails, even the one that asks for nothing
 * [AUTH-024].
 */
export const can = (
  permissions: ReadonlySet<Permission> | readonly Permission[] | null | undefined,
  need: Need,
): boolean => {
  if (!permissions) return false;
  return weigh((code) => ('has' in permissions ? permissions.has(code) : permissions.includes(code)), need).met;
};
