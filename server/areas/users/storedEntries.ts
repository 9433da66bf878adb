import { type AccessEntries, entriesOf } from '#domain/access/effective';
import type { StoredEntry } from '#domain/access/entryChanges';
import { orNull, rowDecoder, worked } from '../../db/rowDecoder';
import { runText, type Row, type Runner } from '../../db/statement';

const OWNERS = { role_permission: 'role_id', user_permission: 'user_id' } as const;

/** Both tables hold the same; a user's may lack what is said of it. */
const toEntry: (row: Row) => StoredEntry = rowDecoder({
  id: worked.number,
  category_name: worked.text,
  access_level: orNull(worked.text),
  has_permission: orNull(worked.flag),
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
  ).map(toEntry);

/** The same as entries, in the shape of `user_permissions`. */
export const accessEntries = async (
  runner: Runner,
  table: keyof typeof OWNERS,
  owner: number,
): Promise<AccessEntries> => entriesOf(await storedEntries(runner, table, owner));
