import { randomBytes } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { signingKey } from '../db/tables/identity';

/** Any number that no other user of the database locks. */
const LOCK = 7_269_423;
const KIND = 'file';

/** The secret that signs addresses of files, from the database: an address made by one process holds at all of them. */
export const loadFileSecret = (db: Database): Promise<string> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const [known] = await tx
      .select()
      .from(signingKey)
      .where(eq(signingKey.kind, KIND))
      .orderBy(desc(signingKey.id))
      .limit(1);
    const secret = known?.material.secret;
    if (typeof secret === 'string') return secret;
    const made = randomBytes(32).toString('base64url');
    await tx.insert(signingKey).values({ kind: KIND, material: { secret: made } });
    return made;
  });
