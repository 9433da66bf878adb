import { isRecord, numberOf, textOf } from '#domain/values';
import { idOf, runText, type Row, type Runner } from '../../db/statement';
import { nameOf } from '../../api/crud/partChanges';
import type { Registry } from '../../api/registry';

interface NamedRow {
  name: string;
  isGone: boolean;
}

interface NamedRows {
  of(table: string, id: number): NamedRow | undefined;
}

interface Wanted {
  table: string;
  id: number;
}

/** What a row is called where no resource says it: by the first of these that its table has. */
const NAMES: readonly (readonly string[])[] = [
  ['name'],
  ['first_name', 'last_name'],
  ['data_set'],
  ['category_name'],
  ['file_name'],
  ['order_name'],
];

const titleOf = ({ byTable, resources, entities }: Registry, table: string): readonly string[] => {
  const part = resources.flatMap(({ parts }) => parts).find(({ entity }) => entity.name === table);
  return (
    byTable.get(table)?.title ??
    part?.title ??
    NAMES.find(([first = '']) => entities.get(table)?.byName.has(first)) ??
    []
  );
};

/** Rows of one table; those that are gone from it as the history saw them last. */
const rowsSql = (table: string): string => `
  select c.id, to_jsonb(c) as row, (to_jsonb(c) ->> 'deleted_at') is not null as is_gone from "${table}" c where c.id = any($1)
  union all
  select * from (select distinct on (l.entity_id) l.entity_id as id, l.before as row, true as is_gone from change_log l
    where l.entity = '${table}' and l.entity_id = any($1) and l.after is null order by l.entity_id, l.seq desc) gone
  where not exists (select from "${table}" c where c.id = gone.id)`;

/** The columns that name what a share is of, which has a name. */
const SHARED: readonly string[] = ['saved_view_id', 'import_mapping_id'];

/** What rows that only join others name: a share is called by what is shared. */
const sharedIn = (row: unknown): Wanted[] =>
  SHARED.flatMap((column) => {
    const id = isRecord(row) ? row[column] : undefined;
    return typeof id === 'number' ? [{ table: column.replace(/_id$/, ''), id }] : [];
  });

/** A row that has no name of its own is called by its job. */
const withJobs = async (
  registry: Registry,
  runner: Runner,
  rows: readonly Row[],
): Promise<ReadonlyMap<number, string>> => {
  const ids = rows.flatMap(({ row }) => (isRecord(row) && typeof row.job_id === 'number' ? [row.job_id] : []));
  if (ids.length === 0 || !registry.entities.has('job')) return new Map();
  const jobs = await runText(runner, 'select id, name from job where id = any($1)', [[...new Set(ids)]]);
  return new Map(jobs.map((row) => [idOf(row), textOf(row.name) || `#${idOf(row)}`]));
};

/** The names of rows of any tables, in one statement a table. */
export const nameRows = async (registry: Registry, runner: Runner, wanted: readonly Wanted[]): Promise<NamedRows> => {
  const ids = new Map<string, Set<number>>();
  for (const { table, id } of wanted) ids.set(table, (ids.get(table) ?? new Set()).add(id));
  const named = new Map<string, NamedRow>();
  await Promise.all(
    [...ids]
      .filter(([table]) => registry.entities.get(table)?.byName.has('id'))
      .map(async ([table, of]) => {
        const title = titleOf(registry, table);
        const rows = await runText(runner, rowsSql(table), [[...of]]);
        const jobs = title.length === 0 ? await withJobs(registry, runner, rows) : null;
        const shared = await (table === 'share'
          ? nameRows(
              registry,
              runner,
              rows.flatMap(({ row }) => sharedIn(row)),
            )
          : null);
        for (const { id, row, is_gone } of rows) {
          const [of] = sharedIn(row);
          const values = { ...(isRecord(row) ? row : {}), id };
          const job = isRecord(row) ? jobs?.get(numberOf(row.job_id) ?? 0) : undefined;
          const name = job ?? (of && shared?.of(of.table, of.id)?.name) ?? nameOf(title, values);
          named.set(`${table} ${String(id)}`, { name, isGone: is_gone === true });
        }
      }),
  );
  return { of: (table, id) => named.get(`${table} ${id}`) };
};
