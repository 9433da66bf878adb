import type { EntityTable } from '../../db/entityTable';
import { runText, type Runner } from '../../db/statement';

/** What a row is called: its name, that of a company, or a first and last name. */
const NAME =
  "coalesce(to_jsonb(r) ->> 'name', to_jsonb(r) ->> 'company_name', nullif(concat_ws(' ', to_jsonb(r) ->> 'first_name', to_jsonb(r) ->> 'last_name'), ''))";

export type ReferenceNames = (column: string, value: unknown) => string | null;

interface Value {
  column: string;
  value: unknown;
}

/** The names of the rows that some values of reference columns point to: one statement a table. */
export const referenceNames = async (
  runner: Runner,
  { byName }: EntityTable,
  values: readonly Value[],
): Promise<ReferenceNames> => {
  const ids = new Map<string, Set<number>>();
  for (const { column, value } of values) {
    const table = byName.get(column)?.reference;
    if (table !== undefined && typeof value === 'number') ids.set(table, (ids.get(table) ?? new Set()).add(value));
  }
  const names = new Map<string, string>();
  for (const [table, wanted] of ids) {
    const rows = await runText(runner, `select r.id, ${NAME} as name from "${table}" r where r.id = any($1)`, [
      [...wanted],
    ]);
    for (const { id, name } of rows) if (typeof name === 'string') names.set(`${table} ${String(id)}`, name);
  }
  return (column, value) => names.get(`${byName.get(column)?.reference ?? ''} ${String(value)}`) ?? null;
};
