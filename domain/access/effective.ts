import {
  ACCESS_LEVELS,
  BI_CODES,
  codesOfLevel,
  isSourceStem,
  isStem,
  TRI_STEMS,
  type AccessLevel,
  type BiCode,
  type Grantable,
  type Permission,
  type SourceStem,
  type TriStem,
} from './permissions';

export interface TriEntry {
  category_name: TriStem | SourceStem;
  access_level: AccessLevel;
}
export interface BiEntry {
  category_name: BiCode;
  has_permission: boolean;
}

/** Permission entries of a role or a user, in the shape of `user_permissions` [USR-003]. */
export interface AccessEntries {
  triPermissions: readonly TriEntry[];
  biPermissions: readonly BiEntry[];
}

export const NO_ENTRIES: AccessEntries = { triPermissions: [], biPermissions: [] };

/** The value of an entry: the level of a stem, yes or no of a code. */
export type EntryValue = AccessLevel | boolean;

/** What a permission amounts to for a user, and what it comes from. */
export interface Grant {
  permission: Grantable;
  value: EntryValue;
  by: 'role' | 'user' | 'nothing';
  of_role: EntryValue | undefined;
  of_user: EntryValue | undefined;
}

const valuesOf = ({ triPermissions, biPermissions }: AccessEntries): Map<Grantable, EntryValue> =>
  new Map<Grantable, EntryValue>([
    ...triPermissions.map(({ category_name, access_level }) => [category_name, access_level] as const),
    ...biPermissions.map(({ category_name, has_permission }) => [category_name, has_permission] as const),
  ]);

/** The rights to sources that entries speak of, in one order. */
export const sourceStemsIn = (...all: readonly AccessEntries[]): SourceStem[] =>
  [...new Set(all.flatMap(({ triPermissions }) => triPermissions.map(({ category_name }) => category_name)))]
    .filter(isSourceStem)
    .toSorted();

/**
 * Every permission of a user: the role's entries, then the user's entries replace theirs.
 * A user's entry may take away what the role gives; a missing entry inherits the role.
 */
export const grantsOf = (role: AccessEntries, user: AccessEntries = NO_ENTRIES): Grant[] => {
  const [ofRole, ofUser] = [valuesOf(role), valuesOf(user)];
  return [...TRI_STEMS, ...BI_CODES, ...sourceStemsIn(role, user)].map((permission): Grant => {
    const [of_role, of_user] = [ofRole.get(permission), ofUser.get(permission)];
    const by = of_user !== undefined ? 'user' : of_role !== undefined ? 'role' : 'nothing';
    return { permission, value: of_user ?? of_role ?? false, by, of_role, of_user };
  });
};

/** The codes that grants put into the list. */
export const codesOf = ({ permission, value }: Grant): Permission[] => {
  if (isStem(permission)) return codesOfLevel(permission, typeof value === 'string' ? value : 'none');
  return value === true ? [permission] : [];
};

/** The codes that a user holds, by the role's entries and the user's own. */
export const effectivePermissions = (role: AccessEntries, user: AccessEntries = NO_ENTRIES): Permission[] =>
  grantsOf(role, user).flatMap(codesOf);

/** The level of a stem that a set of codes amounts to. */
export const levelOf = (permissions: ReadonlySet<Permission>, stem: TriStem): AccessLevel => {
  if (permissions.has(`CAN_EDIT_${stem}`)) return 'edit';
  return permissions.has(`CAN_VIEW_${stem}`) ? 'view' : 'none';
};

const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T =>
  values.some((known) => known === value);

/**
 * Stored rows (`category_name` with a level, or with yes or no) as entries.
 * A row that names no known stem or code is left out: it grants nothing.
 */
export const entriesOf = (
  rows: readonly { category_name: string; access_level?: string | null; has_permission?: boolean | null }[],
): AccessEntries => ({
  triPermissions: rows.flatMap((row) =>
    (isOneOf(TRI_STEMS, row.category_name) || isSourceStem(row.category_name)) &&
    isOneOf(ACCESS_LEVELS, row.access_level)
      ? [{ category_name: row.category_name, access_level: row.access_level }]
      : [],
  ),
  biPermissions: rows.flatMap((row) =>
    isOneOf(BI_CODES, row.category_name) && typeof row.has_permission === 'boolean'
      ? [{ category_name: row.category_name, has_permission: row.has_permission }]
      : [],
  ),
});
