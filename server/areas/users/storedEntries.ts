import { type AccessEntries, entriesOf } from '#domain/access/effective';
import type { StoredEntry } from '#domain/access/entryChanges';
import { textOf } from '#domain/values';
import { runText, type Row, type Runner } from '../../db/statement';

const OWNERS = { role_permission: 'role_id', user_permission: 'user_id' } as const;

const asEntry = ({ id, category_name, access_level, has_permission }: Row): StoredEntry => ({
  id: Number(id),
  category_name: String(category_name),
  access_level: textOf(access_level),
  has_permission: typeof has_permission === 'boolean' ? has_permission : null,
});

/** The permission entries of a role or of a user, as rows. */
export const storedEntries = async (
  runner: Runner,
  table: keyof typeof OWNERS,
  owner: number,
): Promise<StoredEntry[]> =>
  (
    await runText(
      runner,
      `select id, category_name, access_level, has_permission from ${table} where ${OWNERS[table]} = $1 order by id`,
      [owner],
    )
  ).map(asEntry);

/** The same as entries, in the shape of `user_permissions`. */
export const accessEntries = async (
  runner: Runner,
  table: keyof typeof OWNERS,
  owner: number,
): Promise<AccessEntries> => entriesOf(await storedEntries(runner, table, owner));
