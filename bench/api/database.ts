import { startEmbeddedPostgres } from '../../server/db/embedded/postgres';
import { openDatabase } from '../../server/db/database';
import { setUpDatabase } from '../../server/setUp';
import { SHOWN } from '../../server/areas/boards/read/shownSubJobs';

export interface BenchDatabase {
  socket: string;
  stop(): Promise<void>;
}

/** What every server reads: demo data, with the sub-jobs of a week board as a function that the peer can offer too. */
export const benchDatabase = async (folder: string, scale: number): Promise<BenchDatabase> => {
  const postgres = await startEmbeddedPostgres(folder, ['shared_preload_libraries=pg_stat_statements']);
  const open = openDatabase({ socket: postgres.socket, database: 'postgres' });
  const { seeded } = await setUpDatabase(open, { demo: true, scale, environment: 'prod', now: new Date() });
  await open.pool.query('create extension if not exists pg_stat_statements');
  await open.pool
    .query(`create or replace function board_sub_jobs(first_day date, last_day date) returns setof job_detail language sql stable as $$
    select * from job_detail where id in (${SHOWN.replaceAll('$1', 'first_day').replaceAll('$2', 'last_day')}) order by id $$`);
  if (seeded) await open.pool.query('vacuum analyze');
  await open.close();
  return { socket: postgres.socket, stop: () => postgres.stop() };
};
