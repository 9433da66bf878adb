import { roleEntries, ROLES, type RoleSeed } from '#domain/access/roles';
import type { Tx } from '../db/database';
import { role, rolePermission } from '../db/tables/identity';
import { raiseIdentity } from '../db/seed/raiseIdentity';

/** Rows of `role_permission` for a role's default codes. */
const roleRows = (role_id: number, seed: Pick<RoleSeed, 'levels' | 'codes'>) => {
  const { triPermissions, biPermissions } = roleEntries(seed);
  return [
    ...triPermissions.map((entry) => ({ role_id, ...entry, has_permission: null })),
    ...biPermissions.map((entry) => ({ role_id, ...entry, access_level: null })),
  ];
};

/**
 * The eleven roles [AUTH-057], where they are missing: a role that was edited, renamed or deleted afterwards is left as
 * it is.
 */
export const seedRoles = async (db: Tx): Promise<void> => {
  const seeded = await db.select({ id: role.id }).from(role).limit(1);
  if (seeded.length > 0) return;
  await db.transaction(async (tx) => {
    await tx
      .insert(role)
      .values(ROLES.map(({ id, code, name, is_locked, flags }) => ({ id, code, name, is_locked, ...flags })));
    await tx.insert(rolePermission).values(ROLES.flatMap((seed) => roleRows(seed.id, seed)));
    await raiseIdentity(tx, role);
  });
};
