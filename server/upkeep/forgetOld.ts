import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';

/**
 * What is removed by itself, and after how long. History and movements of stock are records of the business and stay. A grant of
 * the issuer outlives its tokens by half a year: every sign-in of a script leaves one.
 */
const OLD: readonly SQL[] = [
  sql`delete from notification where is_read and created_date < now() - interval '180 days'`,
  sql`delete from notification where created_date < now() - interval '2 years'`,
  sql`update email_log set kept_message = null where kept_message is not null and created_at < now() - interval '30 days'`,
  sql`delete from oidc_payload g where g.model = 'Grant' and (g.payload ->> 'iat')::bigint < extract(epoch from now() - interval '1 day')
    and not exists (select from oidc_payload t where t.grant_id = substr(g.key, 7))
    and not exists (select from oidc_payload s where s.model = 'Session' and strpos(s.payload::text, substr(g.key, 7)) > 0)`,
];

const OUTBOX_DAYS = 90;
const DAY_MS = 86_400_000;

/** Mails in the folder of those that were not sent. */
const forgetOutbox = async (dataDir: string, now: Date): Promise<void> => {
  const folder = join(dataDir, 'outbox');
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    if ((await stat(path)).mtimeMs < now.getTime() - OUTBOX_DAYS * DAY_MS) await rm(path, { force: true });
  }
};

/** Removes what nobody needs any more. */
export const forgetOld = async (db: Pick<Database, 'execute'>, dataDir: string, now: Date): Promise<void> => {
  for (const statement of OLD) await db.execute(statement);
  await forgetOutbox(dataDir, now);
};
