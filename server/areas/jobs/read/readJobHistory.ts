import { sql } from 'drizzle-orm';
import { CALLS } from '#domain/access/calls';
import { AppError } from '#domain/errors';
import { isRecord, numberOf, textOf, textOrEmpty } from '#domain/values';
import { demand } from '../../../access/demand';
import { logReadable } from '../../../access/logReach';
import { jobReadable } from '../../../access/scope';
import { referenceNames } from '../../../api/crud/referenceNames';
import { shownColumns } from '../../../api/describe';
import { commentChanges, commentLog } from '../../../api/commentChanges';
import type { GraphContext } from '../../../api/context';
import {
  DEVICE_COLUMNS,
  DEVICE_JOINS,
  entryOf,
  opOf,
  toLogged,
  type FoundHistory,
  type HistoryChange,
  type HistoryEntry,
  type Logged,
  type RecordHistory,
} from '../../../api/recordHistory';
import { entitiesOf, KEPT_COLUMNS, type EntityTable } from '../../../db/entityTable';
import { idOf, countIn, run, runText, type Row, type Runner } from '../../../db/statement';
import * as tables from '../../../db/tables';
import { job } from '../../../db/tables/jobs';
import { labelOf, titleOf } from '../../../pipeline/labelOf';
import { documentChanges } from './documentChanges';

const ENTITIES = entitiesOf(Object.values(tables));

/** What has a form of its own. */
const isApart = (name: string): boolean => name.endsWith('_work_order');

/** The tables of the job's form: the job, its sub-jobs, what hangs on these, and its documents. */
const FORM: ReadonlyMap<string, EntityTable> = new Map(
  [...ENTITIES].filter(
    ([name, { byName }]) =>
      name === 'job' || name === 'job_detail' || (byName.has('id') && byName.has('job_detail_id') && !isApart(name)),
  ),
);

/** Columns that say where a row belongs, not what it says. */
const PLACES: ReadonlySet<string> = new Set([
  ...KEPT_COLUMNS,
  'job_id',
  'job_detail_id',
  'position',
  'client_id',
  'temp_lat',
  'temp_lon',
]);

/** Tables with several rows a sub-job, and the column that tells these apart. */
const LISTS: Readonly<Record<string, string>> = {
  crew_information: 'phase_type_id',
  gunite_history: 'type_id',
  boulder_details: 'addition_id',
  color_addition: 'color_id',
  crew_repair_job: 'company_division_id',
  warranty_schedule: 'start',
  warranty_pebble_detail: 'app_date',
  builder_email: 'template',
  stop_message: 'date',
  stop_notice: 'date',
  stop_promise: 'date',
  schedule_override: 'rule',
};

/**
 * Numbers of its neighbours that a move has changed are no change of a job, and a row that was only touched says
 * nothing. Rows that the actor may not read are left out one by one: of another sub-job nothing is told.
 */
const pageSql = ({ actor }: GraphContext, id: number, limit: number, offset: number) => {
  const names = sql.join(
    [...FORM.keys()].map((name) => sql`${name}`),
    sql`, `,
  );
  const ofComments = sql.raw(commentLog("'job'", String(id)));
  const readable = logReadable(ENTITIES, actor) ?? sql`true`;
  return sql`with log as (
      select l.* from change_log l where (((l.job_id = ${id} or (l.entity = 'job' and l.entity_id = ${id})) and l.entity in (${names})) or (${ofComments}))
        and l.effect is distinct from 'order' and (l.before is null or l.after is null or l.before <> '{}') and ${readable}),
    page as (select mutation_id, max(seq) as last, count(*) over () as total from log group by mutation_id order by last desc limit ${limit} offset ${offset})
    select p.total, l.mutation_id, l.at, l.command, l.entity, l.entity_id, l.before, l.after, u.id as user_id, u.first_name || ' ' || u.last_name as user_name,
      ${sql.raw(DEVICE_COLUMNS)}
    from page p join log l on l.mutation_id = p.mutation_id left join app_user u on u.id = l.user_id ${sql.raw(DEVICE_JOINS)} order by p.last desc, l.seq`;
};

/** A job that the actor may read, also one that is deleted. @throws AppError FORBIDDEN, NOT_FOUND */
const assertMayRead = async ({ runner, actor }: GraphContext, id: number): Promise<void> => {
  demand(actor, CALLS.job.need);
  const [row] = await run(
    runner,
    sql`select 1 from ${job} where ${job.id} = ${id} and not ${job.is_estimate} and ${jobReadable(actor, 'any')}`,
  );
  if (!row) throw new AppError('NOT_FOUND');
};

/** The rows as they are, and those that are gone as they were last: $1 ids. */
const rowsSql = (table: string): string => `
  select c.id, to_jsonb(c) as row from "${table}" c where c.id = any($1)
  union all
  select * from (select distinct on (l.entity_id) l.entity_id as id, l.before as row from change_log l
    where l.entity = '${table}' and l.entity_id = any($1) and l.after is null order by l.entity_id, l.seq desc) gone
  where not exists (select from "${table}" c where c.id = gone.id)`;

const SUB_JOBS = `select d.id, concat_ws(' · ', c.name, (select string_agg(t.name, ' · ' order by t.sort_order, t.id)
    from job_detail_job_type x join lookup_job_type t on t.id = x.job_type_id where x.job_detail_id = d.id)) as name
  from job_detail d join lookup_job_category c on c.id = d.job_category_id where d.id = any($1)`;

/**
 * What the rows of some changes are called, by `table id`: the category and types of the sub-job, then what tells a
 * list's row apart.
 */
const rowNames = async (runner: Runner, log: readonly Logged[]): Promise<ReadonlyMap<string, string>> => {
  const stored = new Map<string, Row>();
  for (const table of new Set(log.map(({ entity }) => entity))) {
    if (table === 'job') continue;
    const ids = [...new Set(log.filter(({ entity }) => entity === table).map(({ entity_id }) => entity_id))];
    for (const { id, row } of await runText(runner, rowsSql(table), [ids]))
      stored.set(`${table} ${String(id)}`, { ...(isRecord(row) ? row : {}), id });
  }
  const ownerOf = (key: string, row: Row): number | null =>
    numberOf(key.startsWith('job_detail ') ? row.id : row.job_detail_id);
  const owners = [...new Set([...stored].flatMap(([key, row]) => ownerOf(key, row) ?? []))];
  const subJobs = new Map((await runText(runner, SUB_JOBS, [owners])).map((row) => [idOf(row), String(row.name)]));
  const names = new Map<string, string>();
  for (const [key, row] of stored) {
    const table = key.split(' ')[0] ?? '';
    if (table === 'document') {
      names.set(key, textOf(row.file_name) ?? textOrEmpty(row.folder));
      continue;
    }
    const column = LISTS[table];
    const entity = FORM.get(table);
    const value = column === undefined ? null : row[column];
    const kind = column === undefined || !entity ? null : await referenceNames(runner, entity, [{ column, value }]);
    const own =
      column === undefined
        ? null
        : (kind?.(column, value) ??
          (typeof value === 'string' ? (/^\d{4}-\d\d-\d\d/.exec(value)?.[0] ?? value) : null));
    const parts = [subJobs.get(ownerOf(key, row) ?? 0), own].filter((part) => part !== null && part !== undefined);
    names.set(key, parts.join(' · '));
  }
  return names;
};

const changesOf = (row: Logged): Omit<HistoryChange, 'row'>[] => {
  const table = FORM.get(row.entity);
  const [was, is] = [row.before ?? {}, row.after ?? {}];
  return !table
    ? []
    : shownColumns(table)
        .filter(({ name }) => !PLACES.has(name) && (name in was || name in is))
        .filter(({ name }) => (was[name] ?? null) !== null || (is[name] ?? null) !== null)
        .map(({ name }) => ({
          entity: table.name,
          entity_id: row.entity_id,
          field: name,
          label: labelOf(table, name),
          before: was[name] ?? null,
          after: is[name] ?? null,
        }));
};

/**
 * The history of a job's form: the job's fields, its sub-jobs and their rows, one entry a mutation, the newest first.
 * Who may read the job reads of it what concerns the sub-jobs that he may read (decision 37).
 * @throws AppError FORBIDDEN, NOT_FOUND
 */
export const readJobHistory: RecordHistory = async (context, { id, limit, offset }): Promise<FoundHistory> => {
  const { runner } = context;
  await assertMayRead(context, id);
  const found = await run(runner, pageSql(context, id, limit, offset));
  const log = found.map(toLogged);
  const rows = await rowNames(
    runner,
    log.filter(({ entity }) => FORM.has(entity)),
  );
  const ofComments = await commentChanges(runner, log);
  const items = new Map<string, HistoryEntry>();
  for (const row of log) {
    const comment = ofComments.get(row);
    if (comment) {
      const known = items.get(row.mutation_id);
      items.set(row.mutation_id, {
        ...entryOf(row),
        op: known?.op ?? 'update',
        changes: [...(known?.changes ?? []), comment],
      });
    }
    const entity = FORM.get(row.entity);
    if (!entity) continue;
    const name = rows.get(`${row.entity} ${row.entity_id}`) ?? null;
    const changes =
      row.entity === 'document'
        ? documentChanges(row, name)
        : changesOf(row).map((change) => ({ ...change, row: name }));
    const nameOf = await referenceNames(
      runner,
      entity,
      changes.flatMap(({ field, before, after }) => [before, after].map((value) => ({ column: field, value }))),
    );
    const isOwn = entity.name === 'job';
    const known = items.get(row.mutation_id);
    items.set(row.mutation_id, {
      ...entryOf(row),
      op: isOwn ? opOf(row) : (known?.op ?? 'update'),
      changes: [
        ...(known?.changes ?? []),
        ...changes.map((change) => ({
          ...change,
          part: entity.name in LISTS || entity.name === 'document' ? titleOf(entity.name) : null,
          before_name: nameOf(change.field, change.before),
          after_name: nameOf(change.field, change.after),
        })),
      ],
    });
  }
  return { items: [...items.values()], total_count: countIn(found, 'total') };
};
