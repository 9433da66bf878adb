import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../database';

/** The "Other" of a list keeps its own id far above the rest. */
const OTHER = 99999;

/** Lets a table's next id follow the ids that were given by hand; never goes back to ids that were used before. */
export const raiseIdentity = async (db: Pick<Tx, 'execute'>, table: PgTable): Promise<void> => {
  const name = sql.identifier(getTableName(table));
  const sequence = sql.identifier(`${getTableName(table)}_id_seq`);
  await db.execute(sql`
    select setval(${`${getTableName(table)}_id_seq`}::regclass, greatest(last_value, (select max(id) from ${name} where id <> ${OTHER})))
    from ${sequence}`);
};
