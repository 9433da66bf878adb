import type pg from 'pg';

interface Part {
  table: string;
  columns: string[];
  shifted: string[];
}

/** What a copied job takes along: every table that names its sub-jobs, and whose rows nothing else names. */
const PARTS = `
  select c.table_name as table, array_agg(c.column_name::text order by c.ordinal_position) as columns,
    array_agg(c.column_name::text) filter (where c.column_name in ('id', 'job_detail_id') or c.table_name = 'job_detail' and c.column_name = 'job_id') as shifted
  from information_schema.columns c
  where c.table_schema = 'public' and c.is_generated = 'NEVER' and c.column_name <> 'client_id'
    and (c.table_name in ('job', 'job_detail') or c.table_name = any(array['job_detail_job_type', 'color_addition', 'warranty_pebble_detail', 'pebble_details', 'gunite_details', 'warranty_details', 'crew_information', 'gunite_history', 'presite']))
  group by c.table_name order by c.table_name <> 'job', c.table_name <> 'job_detail'`;

/** Copies land beyond every id that the demo gives. */
const SHIFT = 1_000_000;

const copy = ({ table, columns, shifted }: Part): string => {
  const value = (column: string): string =>
    shifted.includes(column) ? `t."${column}" + n.n * ${SHIFT}` : `t."${column}"`;
  return `insert into "${table}" (${columns.map((column) => `"${column}"`).join(', ')}) overriding system value
    select ${columns.map(value).join(', ')} from "${table}" t cross join generate_series(1, $1::int) n(n) where t.id < ${SHIFT}`;
};

/** Copies the demo's jobs with their sub-jobs until there are so many. Triggers are off meanwhile; the search keys are worked out at the end. */
export const fillJobs = async (pool: pg.Pool, jobs: number): Promise<void> => {
  const client = await pool.connect();
  try {
    const {
      rows: [known],
    } = await client.query<{ count: number }>('select count(*)::int as count from job');
    const times = Math.ceil(jobs / (known?.count ?? 1)) - 1;
    if (times < 1) return;
    const { rows: parts } = await client.query<Part>(PARTS);
    await client.query('begin; set local session_replication_role = replica');
    for (const part of parts) await client.query(copy(part), [times]);
    for (const { table } of parts)
      await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from "${table}"))`);
    await client.query('commit');
    await client.query('select job_search_refresh(array(select id from job))');
  } finally {
    client.release();
  }
};
