import type pg from 'pg';
import { updateSortKeys } from '../../server/areas/jobs/search/updateSortKeys';
import type { OpenDatabase } from '../../server/db/database';
import { openGraphql, rootOf } from '../../tests/support/graphqlHarness';
import { timed, type Measured } from './timed';

/** What a person waits for without noticing, in milliseconds on the server. */
const LIMIT = 60;
/** What a save waits behind the work of others at most. */
const SAVE_LIMIT = 100;
const ROUNDS = 5;

interface Name {
  /** What has the name, as it is told. */
  of: string;
  table: string;
  column: string;
  /** The id of the row, as SQL. */
  id: string;
  /** The column of the job search that shows it. */
  sort: string;
}

const NAMES: readonly Name[] = [
  {
    of: 'the builder with most jobs',
    table: 'customer',
    column: 'company_name',
    id: 'select company_id from job group by 1 order by count(*) desc, 1 limit 1',
    sort: 'company',
  },
  {
    of: 'the most common status',
    table: 'lookup_job_status',
    column: 'name',
    id: 'select status_id from job_detail where status_id is not null group by 1 order by count(*) desc, 1 limit 1',
    sort: 'status',
  },
  {
    of: 'the most common category',
    table: 'lookup_job_category',
    column: 'name',
    id: 'select job_category_id from job_detail group by 1 order by count(*) desc, 1 limit 1',
    sort: 'category',
  },
  {
    of: 'the most common color',
    table: 'lookup_pebble_color',
    column: 'name',
    id: 'select color_id from color_addition group by 1 order by count(*) desc, 1 limit 1',
    sort: 'color',
  },
  {
    of: 'the most common job type',
    table: 'lookup_job_type',
    column: 'name',
    id: 'select job_type_id from job_detail_job_type group by 1 order by count(*) desc, 1 limit 1',
    sort: 'job_types',
  },
];

const rename =
  (pool: pg.Pool, { table, column, id }: Pick<Name, 'table' | 'column' | 'id'>) =>
  (round: number): Promise<unknown> =>
    pool.query(`update ${table} set ${column} = rtrim(${column}, '.') || repeat('.', 1 + $1 % 2) where id = (${id})`, [
      round,
    ]);

/** Saves one job after the other while all jobs are told of a new name: how long each waits, and all of the telling. */
const savesMeanwhile = async (pool: pg.Pool, { of }: Name): Promise<Measured[]> => {
  const { rows } = await pool.query<{ id: number }>('select id from job where deleted_at is null order by id');
  const begin = performance.now();
  const told = new AbortController();
  const telling = updateSortKeys(pool).finally(() => told.abort());
  const times: number[] = [];
  while (!told.signal.aborted) {
    const id = rows[(times.length * 7_919) % rows.length]?.id;
    const at = performance.now();
    await pool.query("update job set city = rtrim(coalesce(city, ''), '.') || '.' where id = $1", [id]);
    times.push(performance.now() - at);
  }
  await telling;
  const all = performance.now() - begin;
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return [
    {
      name: `save a job while jobs are told of ${of}`,
      median: at(0.5),
      p95: at(0.95),
      slowest: at(1),
      limit: SAVE_LIMIT,
    },
    { name: `until all jobs are told of ${of}`, median: all, p95: all, slowest: all, limit: 120_000 },
  ];
};

/** What a new name costs that many jobs show: its save, the search until all are told, the saves of others meanwhile. */
export const measureRename = async (open: OpenDatabase): Promise<Measured[]> => {
  const { pool } = open;
  const ask = openGraphql(open);
  const few = 'select company_id from job group by 1 order by count(*), 1 limit 1';
  const told = [
    await timed(
      {
        name: 'rename a builder with a few jobs',
        limit: LIMIT,
        run: rename(pool, { table: 'customer', column: 'company_name', id: few }),
      },
      ROUNDS,
    ),
  ];
  for (const name of NAMES) {
    told.push(await timed({ name: `rename ${name.of}`, limit: SAVE_LIMIT, run: rename(pool, name) }, ROUNDS));
    const { rows } = await pool.query<{ name: string }>(
      `select rtrim(${name.column}, '.') as name from ${name.table} where id = (${name.id})`,
    );
    // The page before which all jobs lie that still have the old name.
    const cursor = Buffer.from(JSON.stringify([name.sort, rows[0]?.name.toLowerCase(), 0, 0])).toString('base64url');
    const pages = [
      { page: 'by name', criteria: { sort: 'name', asc: true } },
      { page: `by ${name.sort}`, criteria: { sort: name.sort, asc: true } },
      { page: `by ${name.sort} from the old name on`, criteria: { sort: name.sort, asc: true, cursor } },
    ];
    for (const { page, criteria } of pages)
      told.push(
        await timed(
          {
            name: `${page} while ${name.of} is told`,
            limit: LIMIT,
            run: async () => {
              const answered = await ask(
                'admin',
                'query ($criteria: SearchCriteria) { jobs(searchCriteria: $criteria) { id name company status } }',
                { criteria },
              );
              // A statement that took longer than the server gives one is told by that time.
              if (answered.errors[0]?.extensions.code !== 'SERVICE_UNAVAILABLE') rootOf(answered, 'jobs');
            },
          },
          ROUNDS,
        ),
      );
    told.push(...(await savesMeanwhile(pool, name)));
  }
  return told;
};
