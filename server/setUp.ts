import { civilDateOf } from '#domain/civilDate';
import type { OpenDatabase } from './db/database';
import { migrate } from './db/migrate';
import { seedDemo } from './db/seed/demo';
import { seedLookups } from './db/seed/lookups';
import { seedDemoAccounts } from './identity/demoAccounts';
import { seedRoles } from './identity/seedRoles';
import { keepSearchRows } from './areas/jobs/search/keepSearchRows';

export interface SetUpOptions {
  /** Whether an empty database gets demo data and demo accounts. */
  demo: boolean;
  scale: number;
  /** The environment's label; decides the id of the homeowner company [BLDR-012]. */
  environment: string;
  now: Date;
  /** Demo accounts also without demo data, for tests. */
  accounts?: boolean;
}

/** Brings a database to where the server can use it: newest schema, triggers, lookups, roles and, when it is empty and wanted, demo data. */
export const setUpDatabase = async (
  { db, pool }: OpenDatabase,
  options: SetUpOptions,
): Promise<{ seeded: boolean }> => {
  await migrate(pool);
  await keepSearchRows(pool);
  await seedLookups(db, { environment: options.environment });
  await seedRoles(db);
  if (!options.demo) {
    if (options.accounts) await seedDemoAccounts(db);
    return { seeded: false };
  }
  const { rows } = await pool.query<{ empty: boolean }>(
    'select not exists (select from job) and not exists (select from app_user) as empty',
  );
  if (!rows[0]?.empty) return { seeded: false };
  await seedDemo(db, { scale: options.scale, today: civilDateOf(options.now), environment: options.environment });
  await seedDemoAccounts(db);
  return { seeded: true };
};
