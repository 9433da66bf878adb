import { KEPT_COLUMNS, type EntityTable } from '../db/entityTable';
import type { WriteOp } from './plannedWrite';

const quoted = (name: string): string => `"${name}"`;

/** The job that a written row belongs to, as the change log keeps it. */
const jobOf = ({ name, byName }: EntityTable): string => {
  if (name === 'job') return 'w.id';
  if (byName.has('job_id')) return 'w.job_id';
  return byName.has('job_detail_id') ? '(select d.job_id from job_detail d where d.id = w.job_detail_id)' : 'null::int';
};

/** Values of a JSON object, cast to the table's own column types. */
const populated = ({ name }: EntityTable): string => `jsonb_populate_record(null::${quoted(name)}, r.after) p`;

const raised = ({ isAudited }: EntityTable): string[] =>
  isAudited ? ['version = t.version + 1', 'updated_at = now()', 'updated_by = $2'] : [];

/**
 * What an update gives back: the columns it wrote and those that the log asks for. The rest of the row is known
 * already.
 */
const RETURNED = ['id', 'version', 'updated_at', 'updated_by', 'deleted_at', 'job_id', 'job_detail_id'];

const update = (
  { name, byName }: EntityTable,
  assignments: readonly string[],
  from: string,
  columns: readonly string[] = [],
): string => {
  const returned = [...new Set([...RETURNED.filter((column) => byName.has(column)), ...columns])].map(
    (column) => `t.${quoted(column)}`,
  );
  return `update ${quoted(name)} t set ${assignments.join(', ')} from ${from} where t.id = r.id and t.id = any($6) returning ${returned.join(', ')}`;
};

const insert = (entity: EntityTable, columns: readonly string[]): string => {
  const authors = entity.isAudited ? ['created_by', 'updated_by'] : [];
  const names = ['id', ...columns, ...authors].map(quoted).join(', ');
  const values = ['r.id', ...columns.map((name) => `p.${quoted(name)}`), ...authors.map(() => '$2::int')].join(', ');
  return `insert into ${quoted(entity.name)} (${names}) select ${values} from input r, ${populated(entity)} returning *`;
};

const remove = (entity: EntityTable): string =>
  entity.isSoft
    ? update(entity, ['deleted_at = now()', ...raised(entity)], 'input r')
    : `delete from ${quoted(entity.name)} t using input r where t.id = r.id and t.id = any($6) returning t.*`;

const restore = (entity: EntityTable, columns: readonly string[]): string =>
  entity.isSoft
    ? update(
        entity,
        ['deleted_at = null', ...raised(entity)],
        'input r',
        entity.columns.map(({ name }) => name),
      )
    : insert(entity, columns);

type Write = (entity: EntityTable, columns: readonly string[], raises: boolean) => string;

const change: Write = (entity, columns, raises) => {
  const assignments = columns.map((name) => `${quoted(name)} = p.${quoted(name)}`);
  return update(
    entity,
    raises ? [...assignments, ...raised(entity)] : assignments,
    `input r, ${populated(entity)}`,
    columns,
  );
};

const WRITES: Readonly<Record<WriteOp, Write>> = {
  insert,
  update: change,
  touch: (entity) => update(entity, raised(entity), 'input r'),
  delete: remove,
  restore,
};

/** Ids of new rows are drawn in the statement itself, so that one round trip writes rows and log alike. */
const inputOf = ({ name }: EntityTable, op: WriteOp): string =>
  op === 'insert'
    ? `select i.ord, nextval(pg_get_serial_sequence('${quoted(name)}', 'id'))::int as id, i.before, i.after from jsonb_to_recordset($1) as i(ord int, before jsonb, after jsonb)`
    : 'select i.* from jsonb_to_recordset($1) as i(ord int, id int, before jsonb, after jsonb)';

/** The columns that a set of values writes, in the table's order. */
export const writtenColumns = (entity: EntityTable, after: Readonly<Record<string, unknown>>): string[] =>
  entity.columns.map(({ name }) => name).filter((name) => name in after && !KEPT_COLUMNS.has(name));

const LOG_COLUMNS = 'mutation_id, command, user_id, effect, entity, entity_id, job_id, before, after';

/** One side of a change as the log keeps it: without the columns that hold a key [SEC-006]. */
const logged = ({ secrets }: EntityTable, side: 'before' | 'after'): string =>
  secrets.length === 0 ? `r.${side}` : `r.${side} - array[${secrets.map((name) => `'${name}'`).join(', ')}]`;

/**
 * One statement that writes any number of rows of one table together with their change log.
 * Parameters: $1 the rows as JSON [{ord, id, before, after}], $2 user, $3 mutation, $4 command, $5 effect, $6 the ids:
 * with an array in sight the planner takes the primary key instead of reading the table through. Answers the written
 * rows (of an update, the columns it may have changed) with `logged_ord` and `logged_job_id`. Versions are raised
 * unless the write is an effect.
 */
export const writeStatement = (
  entity: EntityTable,
  op: WriteOp,
  columns: readonly string[],
  raises: boolean,
): string => `
  with input as materialized (${inputOf(entity, op)} where $6::int[] is not null),
  written as (${WRITES[op](entity, columns, raises)}),
  logged as (insert into change_log (${LOG_COLUMNS})
    select $3::uuid, $4, $2::int, $5, '${entity.name}', r.id, ${jobOf(entity)}, ${logged(entity, 'before')}, ${logged(entity, 'after')} from input r join written w on w.id = r.id order by r.ord)
  select w.*, r.ord as logged_ord, ${jobOf(entity)} as logged_job_id from written w join input r on r.id = w.id order by r.ord`;
