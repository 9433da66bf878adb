import { USE_NOUNS, usesText } from '#domain/refusals/useNouns';
import type { Entities, EntityTable } from '../db/entityTable';
import { numberIn, idOf, runText, type Runner } from '../db/statement';

/** A column of another table that names rows of this one. */
export interface Use {
  table: string;
  column: string;
  isSoft: boolean;
}

/** How rows of a table are called when there are several. */
export const nounOf = (table: string): string | undefined => USE_NOUNS[table]?.en[1];

/** No use of anything: what a user keeps for oneself, and goes with the user; what is worked out of other rows. */
const UNCOUNTED: ReadonlySet<string> = new Set([
  'saved_view',
  'default_view',
  'import_mapping',
  'share',
  'job_search_row',
]);

/** Where other tables name rows of this one, found from their foreign keys. */
export const usesOf = (entities: Entities, { name }: EntityTable, except: ReadonlySet<string>): Use[] =>
  [...entities.values()]
    .filter((other) => !except.has(other.name) && !UNCOUNTED.has(other.name))
    .flatMap((other) =>
      other.columns
        .filter(({ reference }) => reference === name)
        .map((column) => ({ table: other.name, column: column.name, isSoft: other.isSoft })),
    );

/**
 * How rows are used by rows elsewhere, in words ("3 jobs"), null for a row that nothing names. A deleted row counts as
 * a use only when `entity` is deleted for good, for then the foreign key still holds. `leaving` are rows, by table, that
 * name others as soon as what is asked for is done: they are no uses.
 */
export const countUses = async (
  runner: Runner,
  entities: Entities,
  entity: EntityTable,
  ids: readonly number[],
  except: ReadonlySet<string>,
  leaving: ReadonlyMap<string, readonly number[]> = new Map(),
): Promise<ReadonlyMap<number, string>> => {
  const uses = usesOf(entities, entity, except);
  if (uses.length === 0 || ids.length === 0) return new Map();
  const values: (readonly number[])[] = [ids];
  const staying = (table: string): string => {
    const rows = leaving.get(table);
    return rows === undefined ? '' : ` and id <> all($${values.push(rows)}::int[])`;
  };
  const counts = uses.map(
    ({ table, column, isSoft }) =>
      `select "${column}" as id, ${table === 'job' ? "case when is_estimate then 'estimate' else 'job' end" : `'${table}'`} as used_by, count(*) as times from "${table}" where "${column}" = any($1)${isSoft && entity.isSoft ? ' and deleted_at is null' : ''}${staying(table)} group by 1, 2`,
  );
  const rows = await runText(
    runner,
    `select id, used_by, sum(times)::int as times from (${counts.join(' union all ')}) uses group by 1, 2 order by times`,
    values.map((each) => [...each]),
  );
  return new Map(rows.map((row) => [idOf(row), usesText(String(row.used_by), numberIn(row, 'times'))]));
};
