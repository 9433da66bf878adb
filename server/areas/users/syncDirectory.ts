import { revokeSessionsOfUser } from '../../identity/revokeSessions';
import type { Mutation } from '../../pipeline/mutation';
import type { Row } from '../../db/statement';
import { idOf } from '../../db/statement';
import { reportNewAddress } from './reportNewAddress';

const FIELDS = ['email', 'first_name', 'last_name'] as const;

const picked = (names: readonly string[], row: Row): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, String(row[name])]));

/**
 * Brings the provider's account to what a user is about to be, before the database is written: address, name, blocked
 * or not. A deactivated user's sessions end with it. What was done is taken back when the mutation fails [USR-016].
 */
export const syncDirectory = async (mutation: Mutation, row: Row, next: Row): Promise<void> => {
  const { directory, outside, db } = mutation;
  const sub = String(row.sub);
  const changed = FIELDS.filter((name) => next[name] !== undefined && next[name] !== row[name]);
  if (changed.length > 0) {
    await directory.change(sub, picked(changed, next));
    outside.push(() => directory.change(sub, picked(changed, row)));
  }
  await reportNewAddress(mutation, row, next);
  if (typeof next.is_active !== 'boolean' || next.is_active === row.is_active) return;
  const blocked = !next.is_active;
  await directory.setBlocked(sub, blocked);
  outside.push(() => directory.setBlocked(sub, !blocked));
  if (blocked) await revokeSessionsOfUser(db, { id: idOf(row) });
};
