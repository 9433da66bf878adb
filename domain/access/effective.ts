import { ACCESS_LEVELS, BI_CODES, codesOfLevel, TRI_STEMS, type AccessLevel, type BiCode, type Permission, type TriStem } from './permissions';

export interface TriEntry { category_name: TriStem; access_level: AccessLevel }
export interface BiEntry { category_name: BiCode; has_permission: boolean }

/** Permission entries of a role or a user, in the shape of `user_permissions` [USR-003]. */
export interface AccessEntries { triPermissions: readonly TriEntry[]; biPermissions: readonly BiEntry[] }

export const NO_ENTRIES: AccessEntries = { triPermissions: [], biPermissions: [] };

/**
 * The codes that a user holds: the role's entries, then the user's entries replace theirs (A1).
 * A user's entry may take away what the role gives; a missing entry inherits the role.
 */
export const effectivePermissions = (role: AccessEntries, user: AccessEntries = NO_ENTRIES): Permission[] => {
  const levels = new Map([...role.triPermissions, ...user.triPermissions].map((entry) => [entry.category_name, entry.access_level]));
  const held = new Map([...role.biPermissions, ...user.biPermissions].map((entry) => [entry.category_name, entry.has_permission]));
  return [
    ...TRI_STEMS.flatMap((stem) => codesOfLevel(stem, levels.get(stem) ?? 'none')),
    ...BI_CODES.filter((code) => held.get(code) === true),
  ];
};

/** The level of a stem that a set of codes amounts to. */
export const levelOf = (permissions: ReadonlySet<Permission>, stem: TriStem): AccessLevel => {
  if (permissions.has(`CAN_EDIT_${stem}`)) return 'edit';
  return permissions.has(`CAN_VIEW_${stem}`) ? 'view' : 'none';
};

const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T => values.some((known) => known === value);

/**
 * Stored rows (`category_name` with a level, or with yes or no) as entries.
 * A row that names no known stem or code is left out: it grants nothing.
 */
export const entriesOf = (
  rows: readonly { category_name: string; access_level?: string | null; has_permission?: boolean | null }[],
): AccessEntries => ({
  triPermissions: rows.flatMap((row) =>
    isOneOf(TRI_STEMS, row.category_name) && isOneOf(ACCESS_LEVELS, row.access_level)
      ? [{ category_name: row.category_name, access_level: row.access_level }] : []),
  biPermissions: rows.flatMap((row) =>
    isOneOf(BI_CODES, row.category_name) && typeof row.has_permission === 'boolean'
      ? [{ category_name: row.category_name, has_permission: row.has_permission }] : []),
});
