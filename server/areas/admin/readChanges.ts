import { sql, type SQL } from 'drizzle-orm';
import { MAX_COUNTED, MAX_SEARCHED, type ChangeFilter } from '#domain/admin/changeFilter';
import { can } from '#domain/access/can';
import { manyOperations } from '#domain/fields/manyOperations';
import type { CivilDate } from '#domain/civilDate';
import type { Actor } from '../../access/actor';
import type { Tx } from '../../db/database';
import { columnsOf, orNull, rowDecoder, rowReader, worked } from '../../db/rowDecoder';
import { run, type Runner } from '../../db/statement';
import { changeLog } from '../../db/tables/writes';
import { undoableAmong, type UndoableCommand } from '../../pipeline/undo/assertMayUndo';
import { undoDepsOf } from '../../api/calls/undo';
import { DEVICE_COLUMNS, DEVICE_JOINS, LOGGED, LOGGED_DEVICE, opOf } from '../../api/recordHistory';
import { labelOfTable } from '../../api/labelOfTable';
import type { Registry } from '../../api/registry';
import { touchedRecords } from '../../api/touchedRecords';
import { visibleEntities } from '../../api/visibleEntities';
import { changesWhere } from './changesSql';
import { isShown, labelOfField } from './labels';
import { nameRows } from './nameRows';
import type { FieldChange, RowChange } from '#domain/admin/rowChange';

/** What one mutation did to one row, as the history reads it. */
export interface ReadChange extends RowChange<unknown> {
  user_id: number | null;
  device_at: string | null;
  device_user_name: string | null;
}

export interface ChangePage {
  items: ReadChange[];
  total_count: number;
  is_more: boolean;
  /** The oldest change in which a text was looked for, and its moment; null where it was looked for in all. */
  before_id: number | null;
  searched_from: string | null;
}

interface Asking {
  registry: Registry;
  commands: ReadonlyMap<string, UndoableCommand>;
  runner: Runner;
  db: Tx;
  today: CivilDate;
  actor: Actor;
}
interface Page {
  limit: number;
  offset: number;
  /** What a mutation did to the rows of a table stands once, by the last of them. */
  isGrouped: boolean;
  /** What a row `l` of the log meets besides, where not all rows of a table are the actor's to read. */
  within?: SQL | undefined;
}

const toLogged = rowReader(
  { ...LOGGED, ...LOGGED_DEVICE, ...columnsOf(changeLog, 'seq', 'job_id'), count: worked.number },
  (row) => row,
);
type Logged = ReturnType<typeof toLogged>;

/** The fields that an actor may not see, as `table.field`. */
const hiddenFields = (registry: Registry, actor: Actor): string[] =>
  [...registry.entities.values()].flatMap((entity) =>
    entity.columns
      .filter(({ name }) => !isShown(registry, actor, entity, name))
      .map(({ name }) => `${entity.name}.${name}`),
  );

const changedFields = (
  registry: Registry,
  row: Logged,
  hidden: ReadonlySet<string>,
): Omit<FieldChange, 'before_name' | 'after_name'>[] => {
  const table = row.entity;
  const [before, after] = [row.before ?? {}, row.after ?? {}];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !hidden.has(`${table}.${field}`))
    .map((field) => ({
      field,
      label: labelOfField(registry, table, field),
      kind: registry.entities.get(table)?.byName.get(field)?.kind ?? 'String',
      before: before[field] ?? null,
      after: after[field] ?? null,
    }));
};

/** Only a row that is still in its bin is restored. */
const restoreOf = ({ registry, actor }: Asking, row: Logged, isGone: boolean): string | null => {
  const resource = registry.byTable.get(row.entity);
  return isGone &&
    opOf(row) === 'delete' &&
    resource?.descriptor.has_bin &&
    resource.descriptor.operations.remove &&
    can(actor.permissions, { all: [resource.needs.read, resource.needs.update] })
    ? manyOperations(resource.descriptor).restore
    : null;
};

/** Which rows of the log stand on a page, and how many there are. */
const toPage = rowDecoder({
  seqs: orNull(worked.numbers),
  counts: orNull(worked.numbers),
  total: worked.number,
  is_more: worked.flag,
  before_id: orNull(worked.number),
  searched_from: orNull(worked.text),
});

/**
 * Finds a page of the rows of the log, the newest first. Grouped, what a mutation did to the rows of a table in one way is
 * one row, the last of them. Only the newest {@link MAX_COUNTED} of the rows that are found are looked at, and a text is
 * looked for in the newest {@link MAX_SEARCHED} of those that the rest of the filter finds.
 */
const pageSql = (
  { narrowed, where }: ReturnType<typeof changesWhere>,
  isSearch: boolean,
  { limit, offset, isGrouped }: Page,
): SQL => {
  const oldest = isSearch
    ? sql`select l.seq, l.at from change_log l where ${narrowed} order by l.seq desc offset ${MAX_SEARCHED - 1} limit 1`
    : sql`select null::bigint as seq, null::timestamptz as at`;
  // Nothing older is told of where the row is the last of all.
  const isLeft = sql`exists (select from change_log l where ${narrowed} and l.seq < o.seq)`;
  const steps = isGrouped
    ? sql`select max(seq) as seq, count(*)::int as count from found group by mutation_id, entity, is_new, is_gone`
    : sql`select seq, 1 as count from found`;
  // One by one the pages go on beyond what is counted: a step may have written more rows.
  const page =
    isGrouped || isSearch
      ? sql`select seq, count from steps order by seq desc limit ${limit} offset ${offset}`
      : sql`select l.seq, 1 as count from change_log l where ${where} order by l.seq desc limit ${limit} offset ${offset}`;
  return sql`with oldest as (select o.seq, o.at from (${oldest}) o where o.seq is not null and ${isLeft}),
    found as materialized (select l.seq, l.mutation_id, l.entity, l.before is null as is_new, l.after is null as is_gone
      from change_log l where ${where} and l.seq >= coalesce((select seq from oldest), 0) order by l.seq desc limit ${MAX_COUNTED + 1}),
    steps as materialized (${steps}),
    page as (${page})
    select (select array_agg(seq order by seq desc) from page) as seqs, (select array_agg(count order by seq desc) from page) as counts,
      least((select count(*) from steps), ${MAX_COUNTED}) as total, (select count(*) from found) > ${MAX_COUNTED} as is_more,
      (select seq from oldest) as before_id, (select at from oldest) as searched_from`;
};

/**
 * The rows of the change log that a filter finds and the actor may see, the newest first, with what they are called
 * [ADM-006].
 */
export const readChanges = async (asking: Asking, filter: ChangeFilter, page: Page): Promise<ChangePage> => {
  const { registry, runner, actor } = asking;
  const hidden = hiddenFields(registry, actor);
  const found = changesWhere(filter, registry.entities, actor, {
    entities: visibleEntities(registry, actor).map(({ name }) => name),
    hidden,
  });
  const { within } = page;
  const where = within ? sql`${found.where} and ${within}` : found.where;
  const [counted] = await run(runner, pageSql({ ...found, where }, (filter.search ?? '') !== '', page));
  if (!counted) throw new RangeError('A count answers one row.');
  const { seqs, counts, total, is_more, before_id, searched_from } = toPage(counted);
  const logged = await run(
    runner,
    sql`select l.*, s.count, u.first_name || ' ' || u.last_name as user_name, ${sql.raw(DEVICE_COLUMNS)}
      from unnest(${sql.param(seqs ?? [])}::bigint[], ${sql.param(counts ?? [])}::int[]) s (seq, count) join change_log l on l.seq = s.seq
      left join app_user u on u.id = l.user_id ${sql.raw(DEVICE_JOINS)} order by l.seq desc`,
  );
  const rows = logged.map(toLogged);
  const unseen = new Set(hidden);
  const listed = rows.map((row) => ({ row, fields: changedFields(registry, row, unseen) }));
  const names = await nameRows(
    registry,
    runner,
    listed.flatMap(({ row, fields }) => [
      { table: row.entity, id: row.entity_id },
      ...fields.flatMap(({ field, before, after }) => {
        const table = registry.entities.get(row.entity)?.byName.get(field)?.reference;
        return table === undefined
          ? []
          : [before, after].flatMap((id) => (typeof id === 'number' ? [{ table, id }] : []));
      }),
    ]),
  );
  const touched = await touchedRecords(
    runner,
    registry,
    actor,
    rows.map(({ mutation_id }) => mutation_id),
  );
  const undoable = await undoableAmong(
    { client: runner, actor, db: asking.db, today: asking.today, entities: registry.entities },
    [...new Set(rows.map(({ mutation_id }) => mutation_id))],
    undoDepsOf(registry, asking.commands),
  );
  const items = listed.map(({ row, fields }): ReadChange => {
    const table = row.entity;
    const own = names.of(table, row.entity_id);
    const nameOfValue = (field: string, value: unknown): string | null => {
      const target = registry.entities.get(table)?.byName.get(field)?.reference;
      return target !== undefined && typeof value === 'number' ? (names.of(target, value)?.name ?? null) : null;
    };
    return {
      id: row.seq,
      mutation_id: row.mutation_id,
      at: row.at,
      command: row.command,
      op: opOf(row),
      user_id: row.user_id,
      user_name: row.user_name,
      device_at: row.device_at,
      device_user_name: row.device_user_name,
      entity: table,
      entity_label: labelOfTable(registry, table),
      entity_id: row.entity_id,
      title: own?.name ?? `#${row.entity_id}`,
      resource: own && !own.isGone ? (registry.byTable.get(table)?.name ?? null) : null,
      job_id: table === 'job' ? row.entity_id : row.job_id,
      fields: fields.map((change) => ({
        ...change,
        before_name: nameOfValue(change.field, change.before),
        after_name: nameOfValue(change.field, change.after),
      })),
      count: row.count,
      touched: touched.get(row.mutation_id) ?? [],
      may_undo: undoable.has(row.mutation_id),
      restore: restoreOf(asking, row, own?.isGone === true),
    };
  });
  return { items, total_count: total, is_more, before_id, searched_from };
};
