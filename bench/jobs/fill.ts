import type pg from 'pg';

interface Part {
  table: string;
  columns: string[];
  /** Ids, which land beyond those of the demo. */
  shifted: string[];
  /** Days and moments of the work, which move with their job. */
  dated: string[];
}

/**
 * What a copied job takes along: every table that names its sub-jobs, and whose rows nothing else names. Its search keys
 * too: a copy has the same names.
 */
const PARTS = `
  select c.table_name as table, array_agg(c.column_name::text order by c.ordinal_position) as columns,
    array_agg(c.column_name::text) filter (where c.column_name in ('id', 'job_detail_id') or c.table_name in ('job_detail', 'job_search_row') and c.column_name = 'job_id') as shifted,
    coalesce(array_agg(c.column_name::text) filter (where c.data_type in ('date', 'timestamp without time zone')), '{}') as dated
  from information_schema.columns c
  where c.table_schema = 'public' and c.is_generated = 'NEVER' and c.column_name <> 'client_id'
    and (c.table_name in ('job', 'job_detail') or c.table_name = any(array['job_detail_job_type', 'color_addition', 'warranty_pebble_detail', 'pebble_details', 'gunite_details', 'warranty_details', 'warranty_schedule', 'crew_information', 'gunite_history', 'presite', 'job_search_row']))
  group by c.table_name order by c.table_name <> 'job', c.table_name <> 'job_detail'`;

/** Copies land beyond every id that the demo gives. */
const SHIFT = 1_000_000;

/** The years of the demo in weeks: whatever moves stays within them. */
const WEEKS = 5 * 52;

/**
 * The copies that are made of each job, with the days by which its work moves. The first and the last copy lie next to
 * each other in the circle of five years: what would fall out of it at its beginning comes in at its end.
 */
const COPIES = `
  create temp table copies on commit drop as
  select j.id as job_id, n.n, case when $2::boolean then -7 * s.weeks + case when j.entered_date - 7 * s.weeks < e.first then 7 * ${WEEKS} else 0 end else 0 end as days
  from job j cross join generate_series(1, $1::int) n(n)
    cross join lateral (select n.n * ${WEEKS} / ($1::int + 1) as weeks) s
    cross join (select max(entered_date) - 7 * ${WEEKS} as first from job) e`;

const copy = ({ table, columns, shifted, dated }: Part): string => {
  // A search row of a job without sub-jobs has the sub-job 0.
  const value = (column: string): string =>
    shifted.includes(column)
      ? `t."${column}" + sign(t."${column}")::int * c.n * ${SHIFT}`
      : dated.includes(column)
        ? `t."${column}" + c.days * interval '1 day'`
        : `t."${column}"`;
  const job = table === 'job' ? 't.id' : columns.includes('job_id') ? 't.job_id' : 'd.job_id';
  const key = columns.includes('id') ? 'id' : 'job_id';
  const detail = job === 'd.job_id' ? 'join job_detail d on d.id = t.job_detail_id' : '';
  return `insert into "${table}" (${columns.map((column) => `"${column}"`).join(', ')}) overriding system value
    select ${columns.map(value).join(', ')} from "${table}" t ${detail} join copies c on c.job_id = ${job} where t.${key} < ${SHIFT}`;
};

/**
 * Copies the demo's jobs with their sub-jobs until there are so many, on the demo's own days, or spread evenly over its
 * five years. Triggers are off meanwhile.
 */
export const fillJobs = async (pool: pg.Pool, jobs: number, { isSpread = false } = {}): Promise<void> => {
  const client = await pool.connect();
  try {
    const {
      rows: [known],
    } = await client.query<{ count: number }>('select count(*)::int as count from job');
    const times = Math.ceil(jobs / (known?.count ?? 1)) - 1;
    if (times < 1) return;
    const { rows: parts } = await client.query<Part>(PARTS);
    await client.query('begin; set local session_replication_role = replica');
    await client.query(COPIES, [times, isSpread]);
    await client.query('analyze copies');
    for (const part of parts) await client.query(copy(part));
    for (const { table } of parts.filter(({ columns }) => columns.includes('id')))
      await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from "${table}"))`);
    await client.query('commit');
  } finally {
    client.release();
  }
};
