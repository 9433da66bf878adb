import { fieldIssue, type FieldIssue } from '#domain/fields/fieldIssue';
import { isRecord, textOf } from '#domain/values';
import { orderCrewFits } from '#domain/workOrders/orderCrews';
import type { WorkOrderEntry, WorkOrderType } from '#domain/workOrders/types';
import { entriesOf, isRows } from '#domain/workOrders/workOrderTypes';
import { idOf, numberIn, runText, type Row, type Runner } from '../../db/statement';

/** A crew or an employee that a write names where another one, or none, is stored. */
interface Chosen {
  path: string;
  field: string;
  to: 'crew' | 'employee';
  id: number;
}

const rowsOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const chosenIn = (
  entries: readonly WorkOrderEntry[],
  given: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>>,
  at = '',
): Chosen[] =>
  entries.flatMap((entry): Chosen[] => {
    if (isRows(entry)) {
      const before = new Map(rowsOf(stored[entry.name]).map((row) => [row.id, row]));
      return rowsOf(given[entry.name]).flatMap((row, index) =>
        chosenIn(entry.fields, row, before.get(row.id) ?? {}, `${at}${entry.name}.${index}.`),
      );
    }
    const id = given[entry.name];
    return (entry.to === 'crew' || entry.to === 'employee') && typeof id === 'number' && id !== stored[entry.name]
      ? [{ path: `${at}${entry.name}`, field: entry.name, to: entry.to, id }]
      : [];
  });

const PEOPLE = {
  crew: 'select id, name, subdivision, lookup_company_division_id, is_active from crew where id = any($1)',
  employee: "select id, first_name || ' ' || last_name as name, is_active from employee where id = any($1)",
} as const;

/**
 * The crews and employees that a write chooses and that no picker offers: crews that do other work, and those who are
 * not active any more. What is stored stays, so that an order can be saved after its crew was given up.
 */
export const unfitPeople = async (
  runner: Runner,
  type: WorkOrderType,
  given: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>>,
): Promise<FieldIssue[]> => {
  const chosen = chosenIn(entriesOf(type), given, stored);
  const known = new Map<string, Row>();
  for (const to of ['crew', 'employee'] as const) {
    const ids = chosen.flatMap((one) => (one.to === to ? [one.id] : []));
    if (ids.length === 0) continue;
    for (const row of await runText(runner, PEOPLE[to], [[...new Set(ids)]])) known.set(`${to} ${idOf(row)}`, row);
  }
  return chosen.flatMap(({ path, field, to, id }): FieldIssue[] => {
    const row = known.get(`${to} ${id}`);
    if (!row) return []; // the database says that there is none
    const name = String(row.name);
    if (to === 'employee') return row.is_active === true ? [] : [fieldIssue(path, 'worker_inactive', { worker: name })];
    const crew = {
      subdivision: textOf(row.subdivision),
      lookup_company_division_id: numberIn(row, 'lookup_company_division_id'),
    };
    if (!orderCrewFits(type.type, field, crew)) return [fieldIssue(path, 'crew_unfit', { crew: name })];
    return row.is_active === true ? [] : [fieldIssue(path, 'crew_inactive', { crew: name })];
  });
};
