import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database';

/** Where the processes that share a database call each other. */
export const BELL_CHANNEL = 'trowel_bell';
/** Says that somebody's rights or sessions changed in a way that the change log does not tell. */
export const RIGHTS_MESSAGE = 'rights';

/** Tells every process, this one as well, to read anew who may do what. */
export const ringRights = async (db: Pick<Tx, 'execute'>): Promise<void> => {
  await db.execute(sql`select pg_notify(${BELL_CHANNEL}, ${`identity ${RIGHTS_MESSAGE}`})`);
};
