import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { workOrderLabel } from '#domain/workOrders/labels';
import type { WorkOrderEntry } from '#domain/workOrders/types';
import { isField, isRows } from '#domain/workOrders/workOrderTypes';
import type { PartOptions } from '../../api/resource';
import * as tables from '../../db/tables/workOrders';

const TABLES: ReadonlyMap<string, PgTable> = new Map(
  Object.values(tables)
    .filter((table) => is(table, PgTable))
    .map((table) => [getTableName(table), table]),
);

/** The table of that name among those of work orders. @throws RangeError when there is none */
export const tableNamed = (name: string): PgTable => {
  const table = TABLES.get(name);
  if (!table) throw new RangeError(`no work order has a table ${name}`);
  return table;
};

/** The rows inside a work order, or inside such a row, as parts of its resource. */
export const partsOf = (owner: string, entries: readonly WorkOrderEntry[]): PartOptions[] =>
  entries.filter(isRows).map(({ name, label, label_one, table, fields }) => ({
    table: tableNamed(`${owner}_${table}`),
    name,
    label,
    label_one,
    orderBy: ['id'],
    title: fields
      .filter(isField)
      .slice(0, 1)
      .map((field) => field.name),
    parts: partsOf(`${owner}_${table}`, fields),
  }));

/** The labels of the fields of an order. */
export const labelsOf = (entries: readonly WorkOrderEntry[]): Record<string, string> =>
  Object.fromEntries(entries.filter(isField).map((field) => [field.name, workOrderLabel(field)]));
