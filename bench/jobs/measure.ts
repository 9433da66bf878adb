import { SEARCH_COLUMNS } from '../../domain/jobSearch/searchColumns';
import { openDatabase } from '../../server/db/database';
import { startEmbeddedPostgres } from '../../server/db/embedded/postgres';
import { setUpDatabase } from '../../server/setUp';
import { openGraphql, rootOf, type Ask } from '../../tests/fixtures/graphqlHarness';
import { firstSubJob, jobCalls, type SavedJob } from '../../tests/fixtures/jobCalls';
import { SUB_JOB } from '../../tests/fixtures/wholeJob';

/** Milliseconds of one call, as the median and the slowest of the rounds. */
export interface Measured { name: string; median: number; slowest: number; limit: number }

const SORTS = Object.keys(SEARCH_COLUMNS);
const ROW = 'id job_id job_detail_id name company address_line_1 city color supervisor status category job_types cursor';
const PAGE = `query ($criteria: SearchCriteria) { jobs(searchCriteria: $criteria) { ${ROW} } }`;
const SUB_JOB_QUERY = `query ($id: Int!) { job_detail(job_detail_id: $id) { ${SUB_JOB} } }`;

/** What a person waits for without noticing, in milliseconds on the server. */
const LIMIT = { page: 50, keyword: 50, open: 60, save: 60 } as const;

interface Case { name: string; limit: number; run(round: number): Promise<unknown> }

const searchCases = async (ask: Ask): Promise<Case[]> => {
  const page = async (criteria: object): Promise<{ cursor: string }[]> => rootOf(await ask('admin', PAGE, { criteria }), 'jobs');
  const cases: Case[] = [];
  for (const sort of SORTS) {
    const cursor = (await page({ sort, asc: true })).at(-1)?.cursor;
    cases.push({ name: `first page by ${sort}`, limit: LIMIT.page, run: () => page({ sort, asc: true }) }, { name: `next page by ${sort}`, limit: LIMIT.page, run: () => page({ sort, asc: true, cursor }) });
  }
  const byKeyword = 'query ($keyword: String!) { jobsByKeyword(keyword: $keyword) { id name address_line_1 } }';
  return [...cases, { name: 'by keyword', limit: LIMIT.keyword, run: async () => rootOf(await ask('admin', byKeyword, { keyword: 'oak' }), 'jobsByKeyword') }];
};

/** A job of six sub-jobs, opened as the form opens it: each sub-job asked for by itself, all at once. */
const formCases = async (ask: Ask, company: number): Promise<Case[]> => {
  const { create, update } = jobCalls(ask);
  let job: SavedJob = await create({ name: 'Measured', company: { id: company }, sub_jobs: [1, 2, 3, 1, 2, 2].map((id) => ({ job_category: { id } })) });
  const ids = job.sub_jobs.map(({ id }) => id);
  return [
    { name: 'open six sub-jobs', limit: LIMIT.open, run: () => Promise.all(ids.map(async (id) => rootOf(await ask('admin', SUB_JOB_QUERY, { id }), 'job_detail'))) },
    {
      name: 'save one sub-job', limit: LIMIT.save, run: async (round) => {
        const { id, version } = firstSubJob(job);
        job = await update(job.id, { sub_jobs: [{ id, version, plan_sa: round + 1 }] });
      },
    },
  ];
};

const timed = async ({ name, limit, run }: Case, rounds: number): Promise<Measured> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now();
    await run(round);
    times.push(performance.now() - begin);
  }
  times.sort((a, b) => a - b);
  return { name, limit, median: times[Math.floor(times.length / 2)] ?? 0, slowest: times.at(-1) ?? 0 };
};

/** Fills a database with demo data of a scale and measures every case on it, in one process with the server's own calls. */
export const measure = async (folder: string, scale: number, rounds: number): Promise<Measured[]> => {
  const postgres = await startEmbeddedPostgres(folder);
  const open = openDatabase({ socket: postgres.socket, database: 'postgres' });
  try {
    await setUpDatabase(open, { demo: true, scale, environment: 'prod', now: new Date(), accounts: true });
    await open.pool.query('vacuum analyze');
    const { rows } = await open.pool.query<{ id: number }>('select id from customer where is_active order by id limit 1');
    const ask = openGraphql(open);
    const cases = [...await searchCases(ask), ...await formCases(ask, rows[0]?.id ?? 0)];
    const measured: Measured[] = [];
    for (const one of cases) measured.push(await timed(one, rounds));
    return measured;
  } finally {
    await open.close();
    await postgres.stop();
  }
};
