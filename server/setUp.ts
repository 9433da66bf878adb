import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { civilDateOf } from '#domain/civilDate';
import type { OpenDatabase } from './db/database';
import { migrate, migrationsFolder } from './db/migrate';
import { seedDemo, type SeedDemoOptions } from './db/seed/demo';
import { seedChainGaps } from './db/seed/chainGaps';
import { seedHolidays } from './db/seed/holidays';
import { seedLookups } from './db/seed/lookups';
import { seedDemoAccounts } from './identity/demoAccounts';
import { renewDemoHashes } from './identity/demoPassword';
import type { ScryptCost } from './identity/passwordHash';
import { seedRoles } from './identity/seedRoles';
import { keepSearchRows } from './areas/jobs/search/keepSearchRows';
import { sealSecrets } from './areas/webhooks/secrets';
import { beginAgain } from './areas/webhooks/publishToWebhooks';
import { queueWaitingMails } from './mail/sendQueued';
import { installQueue } from './queue/boss';
import { queueOf } from './queue/queue';

export interface SetUpOptions {
  /** Whether an empty database gets demo data and demo accounts. */
  demo: boolean;
  scale: number;
  /** The environment's label; decides the id of the homeowner company [BLDR-012]. */
  environment: string;
  now: Date;
  /** Demo accounts also without demo data, for tests. */
  accounts?: boolean;
  /** What sign-ins of demo accounts cost; tests have a cheap one. */
  accountCost?: ScryptCost;
  /** Where the files of the demo go; without it the demo has none. */
  keepFile?: SeedDemoOptions['keepFile'];
  /** What is done with the database of an older version before it is migrated, such as a backup [OPS-015]. */
  beforeUpgrade?: (client: pg.PoolClient) => Promise<void>;
}

/** Any number that no other user of the database locks. */
const LOCK = 7_269_421;
/** After so long a start says that it waits for another one. */
const WAITS_LONG_MS = 5_000;

/**
 * Of several processes that start at once on a database, one sets it up while the others wait; however long that takes.
 */
const oneAtATime = async <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    await client.query(
      'set lock_timeout = 0; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set idle_session_timeout = 0',
    );
    const waiting = setTimeout(
      () => console.log('Another Trowel is setting the database up; this one waits until it has ended.'),
      WAITS_LONG_MS,
    );
    await client.query('select pg_advisory_lock($1)', [LOCK]).finally(() => clearTimeout(waiting));
    return await work(client);
  } finally {
    client.release(true); // ends the session, and with it lock and settings
  }
};

const IS_SET_UP = `
  select to_regclass('drizzle.__drizzle_migrations') is not null as is_set_up, exists (
    select from pg_locks where locktype = 'advisory' and granted and classid = 0 and objid = ${LOCK} and objsubid = 1
      and database = (select oid from pg_database where datname = current_database())) as is_busy`;
const LOOK_MS = 100;

/**
 * Whether a database is set up. While another Trowel is about it, that is waited for, however long it takes [OPS-013].
 * @param patience milliseconds in which a server that is starting may begin with it
 */
export const isSetUp = async (pool: pg.Pool, patience: number): Promise<boolean> => {
  const waiting = setTimeout(
    () => console.error('Another Trowel is setting the database up; this command waits until it has ended.'),
    WAITS_LONG_MS,
  );
  try {
    for (let end = Date.now() + patience; ; await pause(LOOK_MS)) {
      const { rows } = await pool.query<{ is_set_up: boolean; is_busy: boolean }>(IS_SET_UP);
      if (rows[0]?.is_busy) end = Date.now() + patience;
      else if (rows[0]?.is_set_up) return true;
      else if (Date.now() >= end) return false;
    }
  } finally {
    clearTimeout(waiting);
  }
};

/**
 * Brings a database to where the server can use it: newest schema, triggers, lookups, roles and, when it is empty and
 * wanted, demo data.
 */
export const setUpDatabase = ({ db, pool }: OpenDatabase, options: SetUpOptions): Promise<{ seeded: boolean }> =>
  oneAtATime(pool, async (client) => {
    await migrate(client, migrationsFolder(), options.beforeUpgrade);
    await installQueue(pool);
    await queueWaitingMails(pool, queueOf(pool));
    await beginAgain(pool);
    await sealSecrets(pool);
    await keepSearchRows(pool);
    await seedLookups(db, { environment: options.environment });
    await seedHolidays(db, civilDateOf(options.now));
    await seedChainGaps(db);
    await seedRoles(db);
    await renewDemoHashes(db);
    if (!options.demo) {
      if (options.accounts) await seedDemoAccounts(db, options.accountCost);
      return { seeded: false };
    }
    const { rows } = await pool.query<{ has_jobs: boolean; has_users: boolean }>(
      'select exists (select from job) as has_jobs, exists (select from app_user) as has_users',
    );
    if (rows[0]?.has_users) return { seeded: false };
    if (rows[0]?.has_jobs) {
      await seedDemoAccounts(db, options.accountCost); // an earlier version was killed between the two
      return { seeded: false };
    }
    // Together: who is killed in between begins anew.
    await db.transaction(async (tx) => {
      // A slow or busy machine makes up rows for longer than a transaction may be idle otherwise.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      await seedDemo(tx, {
        scale: options.scale,
        today: civilDateOf(options.now),
        environment: options.environment,
        keepFile: options.keepFile,
      });
      await seedDemoAccounts(tx, options.accountCost);
    });
    return { seeded: true };
  });
