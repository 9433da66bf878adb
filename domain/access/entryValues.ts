import { sourceStemsIn, type AccessEntries, type EntryValue } from './effective';
import { BI_CODES, isStem, TRI_STEMS, type BiCode, type Grantable } from './permissions';

const isCode = (permission: Grantable): permission is BiCode => BI_CODES.some((code) => code === permission);

/** What entries say of a permission; undefined when they say nothing. */
export const valueIn = (
  { triPermissions, biPermissions }: AccessEntries,
  permission: Grantable,
): EntryValue | undefined =>
  isStem(permission)
    ? triPermissions.find((entry) => entry.category_name === permission)?.access_level
    : biPermissions.find((entry) => entry.category_name === permission)?.has_permission;

/** Entries that say another thing of a permission; undefined takes the entry away. */
export const withValue = (
  { triPermissions, biPermissions }: AccessEntries,
  permission: Grantable,
  value: EntryValue | undefined,
): AccessEntries => {
  const others = {
    triPermissions: triPermissions.filter((entry) => entry.category_name !== permission),
    biPermissions: biPermissions.filter((entry) => entry.category_name !== permission),
  };
  if (isStem(permission) && typeof value === 'string')
    return {
      ...others,
      triPermissions: [...others.triPermissions, { category_name: permission, access_level: value }],
    };
  if (isCode(permission) && typeof value === 'boolean')
    return {
      ...others,
      biPermissions: [...others.biPermissions, { category_name: permission, has_permission: value }],
    };
  return others;
};

/** The value of a permission that has no entry. */
export const nothingOf = (permission: Grantable): EntryValue => (isStem(permission) ? 'none' : false);

/** Entries in one order, so that equal ones are equal texts. */
export const sortedEntries = ({ triPermissions, biPermissions }: AccessEntries): AccessEntries => ({
  triPermissions: [...TRI_STEMS, ...sourceStemsIn({ triPermissions, biPermissions })].flatMap((stem) =>
    triPermissions
      .filter((entry) => entry.category_name === stem)
      .map(({ category_name, access_level }) => ({ category_name, access_level })),
  ),
  biPermissions: BI_CODES.flatMap((code) =>
    biPermissions
      .filter((entry) => entry.category_name === code)
      .map(({ category_name, has_permission }) => ({ category_name, has_permission })),
  ),
});
