import { sql, type SQL } from 'drizzle-orm';
import { textOfSql } from '../../../db/statement';
import { keyOfName, KEPT_COLUMNS, searchRowsSql } from './sortKeys';

/** What of a table the rows of the job search show, and the jobs that a row `r` of it belongs to. */
interface Source {
  table: string;
  columns: readonly string[];
  jobs: string;
}

const ofSubJob = '(select d.job_id from job_detail d where d.id = r.job_detail_id)';

/** The tables whose rows belong to a job. */
const PARTS: readonly Source[] = [
  {
    table: 'job',
    columns: [
      'name',
      'company_id',
      'company_supervisor_id',
      'homeowner_id',
      'address_line_1',
      'address_line_2',
      'city',
      'phone',
      'homeowner_first_name',
      'homeowner_last_name',
      'homeowner_phone',
      'homeowner_secondary_phone',
    ],
    jobs: 'r.id',
  },
  { table: 'job_detail', columns: ['job_id', 'job_category_id', 'status_id', 'deleted_at'], jobs: 'r.job_id' },
  { table: 'job_detail_job_type', columns: ['job_detail_id', 'job_type_id'], jobs: ofSubJob },
  { table: 'color_addition', columns: ['job_detail_id', 'color_id'], jobs: ofSubJob },
  { table: 'warranty_pebble_detail', columns: ['job_detail_id', 'color_id'], jobs: ofSubJob },
];

const colored = (table: string): string =>
  `select d.job_id from ${table} x join job_detail d on d.id = x.job_detail_id where x.color_id = r.id`;

/** What lends a job its names: any number of jobs has one, in the order of whose numbers they are told of a new one. */
const NAMES: readonly Source[] = [
  {
    table: 'customer',
    columns: ['company_name', 'business_phone'],
    jobs: 'select j.id from job j where j.company_id = r.id',
  },
  {
    table: 'customer_contact',
    columns: ['first_name', 'last_name', 'phone_number'],
    jobs: 'select j.id from job j where j.company_supervisor_id = r.id',
  },
  {
    table: 'homeowner',
    columns: ['first_name', 'last_name', 'phone_number', 'secondary_phone_number'],
    jobs: 'select j.id from job j where j.homeowner_id = r.id',
  },
  {
    table: 'lookup_job_category',
    columns: ['name'],
    jobs: 'select d.job_id from job_detail d where d.job_category_id = r.id',
  },
  { table: 'lookup_job_status', columns: ['name'], jobs: 'select d.job_id from job_detail d where d.status_id = r.id' },
  {
    table: 'lookup_job_type',
    columns: ['name', 'sort_order'],
    jobs: 'select d.job_id from job_detail_job_type x join job_detail d on d.id = x.job_detail_id where x.job_type_id = r.id',
  },
  {
    table: 'lookup_pebble_color',
    columns: ['name'],
    jobs: `${colored('color_addition')} union all ${colored('warranty_pebble_detail')}`,
  },
];

/** Any number that no other user of the database locks. */
const LOCK = 7_269_422;

const plainSql = (query: SQL): string => {
  const { text, values } = textOfSql(query);
  if (values.length > 0) throw new Error('The body of a function takes no parameters.');
  return text;
};

/**
 * Brings the rows of some jobs to what they have to be. Two writers of one job wait for each other at its rows; and
 * whoever writes a job holds names as they are (the shared lock), so that a new name waits for the job and finds it, or
 * the job for the name. Each statement sees what was committed before it began. Every part goes by an index, row by
 * row: the plan is good for one job and for all of them.
 */
const refresh = (): string => {
  const text = plainSql(searchRowsSql(sql`job.id = any(ids)`));
  const columns = ['job_id', 'job_detail_id', ...KEPT_COLUMNS].join(', ');
  const old = KEPT_COLUMNS.map((column) => `kept.${column}`).join(', ');
  const given = KEPT_COLUMNS.map((column) => `excluded.${column}`).join(', ');
  return `create or replace function job_search_refresh(ids int[]) returns void language plpgsql as $body$
begin
  if coalesce(cardinality(ids), 0) = 0 then return; end if;
  perform pg_advisory_xact_lock_shared(${LOCK});
  perform 1 from job_search_row where job_id = any(ids) order by job_id, job_detail_id for update;
  with wanted (${columns}) as materialized (${text}),
  gone as (delete from job_search_row kept where kept.job_id = any(ids)
    and case kept.job_detail_id
      when 0 then exists (select 1 from job_detail d where d.job_id = kept.job_id and d.deleted_at is null)
      else not exists (select 1 from job_detail d where d.id = kept.job_detail_id and d.job_id = kept.job_id and d.deleted_at is null) end)
  insert into job_search_row as kept (${columns}) select * from wanted order by job_id, job_detail_id
  on conflict (job_id, job_detail_id) do update set (${KEPT_COLUMNS.join(', ')}) = row(${given}) where (${old}) is distinct from (${given});
end $body$;`;
};

type Event = 'insert' | 'update' | 'delete';

const SEEN: Readonly<Record<Event, string>> = {
  insert: 'new table as now',
  update: 'old table as was new table as now',
  delete: 'old table as was',
};

const trigger = (table: string, event: Event, body: string): string => {
  const name = `job_search_${table}_${event}`;
  return `create or replace function ${name}() returns trigger language plpgsql as $body$ ${body} $body$;
create or replace trigger ${name} after ${event} on ${table} referencing ${SEEN[event]} for each statement execute function ${name}();`;
};

const values = (alias: string, columns: readonly string[]): string =>
  `(${columns.map((column) => `${alias}.${column}`).join(', ')})`;

const changed = (columns: readonly string[]): string =>
  `was join now using (id) where ${values('was', columns)} is distinct from ${values('now', columns)}`;

const ofPart = ({ table, columns, jobs }: Source): string[] => {
  const refreshed = (rows: string): string =>
    `begin perform job_search_refresh(array(select distinct ${jobs} from ${rows} r)); return null; end`;
  return [
    trigger(table, 'insert', refreshed('now')),
    trigger(table, 'delete', refreshed('was')),
    trigger(
      table,
      'update',
      refreshed(`(select was.* from ${changed(columns)} union all select now.* from ${changed(columns)})`),
    ),
  ];
};

/** A new name of at most so many jobs is in their sort keys when it is saved. */
const AT_ONCE = 100;

/** How many jobs are told of a new name in one transaction. */
const BATCH = 50;

/**
 * A new name goes to few jobs at once. With many it is noted, and the servers tell them in batches
 * (`job_search_go_on`), so that no save waits for thousands of jobs: until then those jobs are searched by what they
 * show now (`job_search_pending`).
 */
const ofNames = ({ table, columns, jobs }: Source): string => {
  const oldKey = keyOfName(table, 'was');
  const oldKeys = oldKey ? `array_remove(array[${plainSql(oldKey)}], null)` : `'{}'`;
  return trigger(
    table,
    'update',
    `declare
  ids int[];
begin
  if exists (select 1 from ${changed(columns)}) then
    perform pg_advisory_xact_lock(${LOCK});
    ids := array(select distinct of_row.id from (select now.* from ${changed(columns)}) r cross join lateral (${jobs}) of_row(id) limit ${AT_ONCE + 1});
    if cardinality(ids) <= ${AT_ONCE} then
      perform job_search_refresh(ids);
    else
      insert into job_search_rename as renamed (source, source_id, old_keys) select '${table}', now.id, ${oldKeys} from ${changed(columns)}
      on conflict (source, source_id) do update set done_to = 0, old_keys = renamed.old_keys || excluded.old_keys;
    end if;
  end if;
  return null;
end`,
  );
};

const ofSource = (query: (source: Source) => string): string =>
  NAMES.map((source) => `when '${source.table}' then ${query(source)}`).join('\n    ');

/**
 * The jobs that a new name of one of some tables has not reached yet. There are hardly ever any, which the planner is
 * told.
 */
const pending = (): string => `create or replace function job_search_pending(sources text[]) returns setof int
language plpgsql stable rows 100 as $body$
declare
  r record;
begin
  for r in select source, source_id as id, done_to from job_search_rename where source = any(sources) loop
    case r.source
    ${ofSource(({ jobs }) => `return query select distinct of_row.id from (${jobs}) of_row(id) where of_row.id > r.done_to;`)}
    end case;
  end loop;
end $body$;`;

/** So many jobs are looked through at once for those of a name, and so often in one transaction. */
const WINDOW = 500;
const WINDOWS = 20;

/**
 * Tells the next jobs of a new name, in the transaction of the caller; says whether there is more to do. The shared
 * lock comes first: whoever changes the name again waits for this batch, and this one for that change. It goes through
 * the jobs by their numbers, each looked up whether it has the name: what a batch costs does not depend on how many jobs
 * are still to be told. Jobs made later have the new name from the start.
 */
const goOn = (): string => `create or replace function job_search_go_on() returns boolean language plpgsql as $body$
declare
  r record;
  ids int[] := '{}';
  near int[];
begin
  perform pg_advisory_xact_lock_shared(${LOCK});
  select source, source_id as id, done_to into r from job_search_rename order by source, source_id limit 1 for update skip locked;
  if not found then return false; end if;
  for look in 1..${WINDOWS} loop
    near := array(select id from job where id > r.done_to order by id limit ${WINDOW});
    exit when cardinality(near) = 0 or cardinality(ids) = ${BATCH};
    case r.source
    ${ofSource(({ jobs }) => `ids := ids || array(select one.id from unnest(near) one(id) cross join lateral (select 1 from (${jobs}) of_row(id) where of_row.id = one.id limit 1) has order by one.id limit ${BATCH} - cardinality(ids));`)}
    end case;
    r.done_to := case cardinality(ids) when ${BATCH} then ids[${BATCH}] else near[cardinality(near)] end;
  end loop;
  perform job_search_refresh(ids);
  if cardinality(near) = 0 then
    delete from job_search_rename where source = r.source and source_id = r.id;
  else
    update job_search_rename set done_to = r.done_to where source = r.source and source_id = r.id;
  end if;
  return true;
end $body$;`;

/** The functions and triggers that keep `job_search_row` right under every write, as one text of SQL. */
export const searchRowTriggers = (): string =>
  [refresh(), ...PARTS.flatMap(ofPart), ...NAMES.map(ofNames), pending(), goOn()].join('\n');
