import type { Permission } from './permissions';

/** Days after which a token ends, at the least and at the most. */
export const TOKEN_DAYS = { least: 1, most: 730 } as const;
export const MAX_TOKEN_NAME = 60;

/** A code that takes rights away: no token leaves it behind. */
const RESTRICTING: ReadonlySet<Permission> = new Set<Permission>(['IS_SUBCONTRACTOR']);

/** What a token may do: the codes that it was given, as far as its user holds them today. */
export const tokenPermissions = (ofUser: ReadonlySet<Permission>, given: readonly string[]): ReadonlySet<Permission> =>
  new Set([...ofUser].filter((code) => given.includes(code) || RESTRICTING.has(code)));
