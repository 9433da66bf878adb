import { openDatabase, type OpenDatabase } from '../../server/db/database';
import { startEmbeddedPostgres } from '../../server/db/embedded/postgres';
import { setUpDatabase } from '../../server/setUp';
import { openGraphql, rootOf } from '../../tests/support/graphqlHarness';
import { firstSubJob, jobCalls, type SavedJob } from '../../tests/support/jobCalls';
import { SUB_JOB } from '../../tests/support/wholeJob';
import { fillJobs } from './fill';
import { measureRename } from './measureRename';
import { measureSearch, type MeasuredSearch } from './measureSearch';
import { timed, type Measured } from './timed';

/** What was measured on one database. */
export interface MeasuredServer {
  jobs: number;
  sub_jobs: number;
  searches: MeasuredSearch[];
  forms: Measured[];
  rename: Measured[];
}

export interface Sizes {
  scale: number;
  jobs: readonly number[];
  rounds: number;
}

const SUB_JOB_QUERY = `query ($id: Int!) { job_detail(job_detail_id: $id) { ${SUB_JOB} } }`;
/** What a person waits for without noticing, in milliseconds on the server. */
const LIMIT = 60;

/** A job of six sub-jobs, opened as the form opens it, each sub-job asked for by itself and all at once; and a save of one. */
const measureForms = async ({ pool, ...open }: OpenDatabase, rounds: number): Promise<Measured[]> => {
  const ask = openGraphql({ pool, ...open });
  const { rows } = await pool.query<{ id: number }>('select id from customer where is_active order by id limit 1');
  const { create, update } = jobCalls(ask);
  let job: SavedJob = await create({
    name: 'Measured',
    company: { id: rows[0]?.id },
    sub_jobs: [1, 2, 3, 1, 2, 2].map((id) => ({ job_category: { id } })),
  });
  const ids = job.sub_jobs.map(({ id }) => id);
  return [
    await timed(
      {
        name: 'open six sub-jobs',
        limit: LIMIT,
        run: () => Promise.all(ids.map(async (id) => rootOf(await ask('admin', SUB_JOB_QUERY, { id }), 'job_detail'))),
      },
      rounds,
    ),
    await timed(
      {
        name: 'save one sub-job',
        limit: LIMIT,
        run: async (round) => {
          const { id, version } = firstSubJob(job);
          job = await update(job.id, { version: job.version, sub_jobs: [{ id, version, plan_sa: round + 1 }] });
        },
      },
      rounds,
    ),
  ];
};

/** Fills a database with demo data of a scale, and with copies of its jobs up to each size, and measures every case on it in one process. */
export const measure = async (folder: string, { scale, jobs, rounds }: Sizes): Promise<MeasuredServer[]> => {
  const postgres = await startEmbeddedPostgres(folder);
  const address = { socket: postgres.socket, database: 'postgres' };
  const open = openDatabase(address);
  const patient = openDatabase(address, 2, {}); // filling takes longer than a request may
  try {
    await setUpDatabase(patient, { demo: true, scale, environment: 'prod', now: new Date(), accounts: true });
    const results: MeasuredServer[] = [];
    for (const wanted of jobs) {
      await fillJobs(patient.pool, wanted);
      await patient.pool.query('vacuum analyze');
      const {
        rows: [size],
      } = await open.pool.query<{ jobs: number; sub_jobs: number }>(
        'select (select count(*)::int from job) as jobs, (select count(*)::int from job_detail) as sub_jobs',
      );
      results.push({
        jobs: size?.jobs ?? 0,
        sub_jobs: size?.sub_jobs ?? 0,
        searches: await measureSearch(open, rounds),
        forms: await measureForms(open, rounds),
        rename: await measureRename(open),
      });
    }
    return results;
  } finally {
    await Promise.all([open.close(), patient.close()]);
    await postgres.stop();
  }
};
