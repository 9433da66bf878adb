import { startEmbeddedPostgres } from '../../server/db/embedded/postgres';
import { openDatabase, type OpenDatabase } from '../../server/db/database';
import { demoHash } from '../../server/identity/demoPassword';
import { runUserCommand } from '../../server/identity/userCommand';
import { setUpDatabase } from '../../server/setUp';
import { SHOWN } from '../../server/areas/boards/read/shownSubJobs';

export interface BenchDatabase {
  socket: string;
  stop(): Promise<void>;
}

/** Requests are limited by user and minute: so many schedulers ask in turn; fewer in a look, for each costs a password. */
const ASKERS = Number(process.env.BENCH_SHARE || 1) < 1 ? 2 : 12;

/** Who asks, by the part of the address before the @. */
export const askers = Array.from({ length: ASKERS }, (_, index) => `bench${index}`);

const addAskers = async (open: OpenDatabase): Promise<void> => {
  const { rows } = await open.pool.query<{ email: string }>("select email from app_user where email like 'bench%'");
  const known = new Set(rows.map(({ email }) => email));
  for (const email of askers.map((name) => `${name}@trowel.test`)) {
    if (known.has(email)) continue;
    const who = ['--email', email, '--first-name', 'Bench', '--last-name', 'Asker', '--role', 'Scheduler'];
    await runUserCommand(open.db, ['create', ...who]);
  }
  await open.pool.query("update app_user set password_hash = $1 where email like 'bench%'", [await demoHash()]);
};

/** What every server reads: demo data, with the sub-jobs of a week board as a function that the peer can offer too. */
export const benchDatabase = async (folder: string, scale: number): Promise<BenchDatabase> => {
  const postgres = await startEmbeddedPostgres(folder, ['shared_preload_libraries=pg_stat_statements']);
  const open = openDatabase({ socket: postgres.socket, database: 'postgres' });
  const { seeded } = await setUpDatabase(open, { demo: true, scale, environment: 'prod', now: new Date() });
  await addAskers(open);
  // A move writes the same notices before 3 PM, the hour of the demo, as after it.
  await open.pool.query("update company_setting set crews_told_time = '00:00'");
  await open.pool.query('create extension if not exists pg_stat_statements');
  await open.pool
    .query(`create or replace function board_sub_jobs(first_day date, last_day date) returns setof job_detail language sql stable as $$
    select * from job_detail where id in (${SHOWN.replaceAll('$1', 'first_day').replaceAll('$2', 'last_day')}) order by id $$`);
  if (seeded) await open.pool.query('vacuum analyze');
  await open.close();
  return { socket: postgres.socket, stop: () => postgres.stop() };
};
