import { fieldKey } from '#domain/access/fieldLimits';
import { isRecord } from '#domain/values';
import { newOrderValues } from '#domain/workOrders/startOrder';
import type { WorkOrderEntry, WorkOrderType } from '#domain/workOrders/types';
import { entriesOf, isField, isRows } from '#domain/workOrders/workOrderTypes';
import { copyKey } from '#domain/writes/copyKey';
import { seesColumn } from '../../api/seenColumns';
import type { Row } from '../../db/statement';
import type { Mutation } from '../../pipeline/mutation';
import { loadSources } from './loadSources';
import { subJobOfOrder } from './subJobOfOrder';

type Actor = Mutation['actor'];

/** Whether somebody may say a field of a row: the role neither hides it nor holds it to reading. */
export const isSayable = (actor: Actor, table: string, name: string): boolean => {
  const key = fieldKey(table, name);
  return seesColumn(actor, key) && !actor.field_limits.has(key);
};

/** Rows of a new order that are those of its sub-job, with the values that their maker cannot say. */
const filledRows = (actor: Actor, owner: string, entries: readonly WorkOrderEntry[], given: Row, begun: Row): Row =>
  Object.fromEntries(
    entries.filter(isRows).flatMap((entry) => {
      const [rows, known] = [given[entry.name], begun[entry.name]];
      if (!Array.isArray(rows) || !Array.isArray(known)) return [];
      const table = `${owner}_${entry.table}`;
      const sources = new Map(known.filter(isRecord).map((one) => [copyKey(one.id), one]));
      const filled = rows.filter(isRecord).map((row) => {
        const source = sources.get(String(row.client_key));
        if (!source) return row;
        const own = entry.fields
          .filter(isField)
          .flatMap(({ name }) =>
            isSayable(actor, table, name) || source[name] === undefined ? [] : [[name, source[name]] as const],
          );
        return { ...row, ...Object.fromEntries(own), ...filledRows(actor, table, entry.fields, row, source) };
      });
      return [[entry.name, filled] as const];
    }),
  );

const saysAll = (actor: Actor, owner: string, entries: readonly WorkOrderEntry[]): boolean =>
  entries
    .filter(isRows)
    .every(
      ({ table, fields }) =>
        fields.filter(isField).every(({ name }) => isSayable(actor, `${owner}_${table}`, name)) &&
        saysAll(actor, `${owner}_${table}`, fields),
    );

/**
 * The rows of a new order as they are written: what its maker's role does not see or change of those that the form began
 * with is that of the sub-job, neither lost nor told [USR-018 WO-028].
 */
export const takenRows =
  (type: WorkOrderType) =>
  async (mutation: Mutation, values: Row): Promise<Row> => {
    const entries = entriesOf(type);
    if (saysAll(mutation.actor, type.table, entries)) return {};
    const subJob = await subJobOfOrder(mutation, type, Number(values.job_detail_id));
    const begun = newOrderValues(type, await loadSources(mutation.client, type, subJob), mutation.today);
    return filledRows(mutation.actor, type.table, entries, values, begun);
  };
