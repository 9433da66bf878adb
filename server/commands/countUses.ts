import type { Entities, EntityTable } from './entityTable';
import { runText, type Runner } from './statement';

/** How people call the rows of a table when they are counted. */
const NOUNS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  job: ['job', 'jobs'],
  job_detail: ['sub-job', 'sub-jobs'],
  crew_information: ['crew row', 'crew rows'],
  warranty_schedule: ['visit', 'visits'],
  app_user: ['user', 'users'],
  employee: ['employee', 'employees'],
  crew: ['crew', 'crews'],
  lookup_pebble_color: ['color', 'colors'],
  lookup_product_category: ['product category', 'product categories'],
  product: ['product', 'products'],
  vendor: ['vendor', 'vendors'],
  inventory: ['stock row', 'stock rows'],
  inventory_movement: ['stock movement', 'stock movements'],
  purchase_order: ['purchase order', 'purchase orders'],
  purchase_order_line_item: ['order line', 'order lines'],
  inventory_relocation_order: ['relocation order', 'relocation orders'],
  shipment_item: ['shipment item', 'shipment items'],
};
const OTHER = ['record', 'records'] as const;

/** A column of another table that names rows of this one. */
export interface Use { table: string; column: string; isSoft: boolean }

/** How rows of a table are called when there are several. */
export const nounOf = (table: string): string | undefined => NOUNS[table]?.[1];

/** No use of anything: what a user keeps for oneself, and goes with the user; what is worked out of other rows. */
const UNCOUNTED: ReadonlySet<string> = new Set(['saved_view', 'default_view', 'job_search_row']);

/** Where other tables name rows of this one, found from their foreign keys. */
export const usesOf = (entities: Entities, { name }: EntityTable, except: ReadonlySet<string>): Use[] =>
  [...entities.values()].filter((other) => !except.has(other.name) && !UNCOUNTED.has(other.name)).flatMap((other) =>
    other.columns.filter(({ reference }) => reference === name).map((column) => ({ table: other.name, column: column.name, isSoft: other.isSoft })));

/**
 * How rows are used by rows elsewhere, in words ("3 jobs"), null for a row that nothing names. A deleted row counts as a use
 * only when `entity` is deleted for good, for then the foreign key still holds.
 */
export const countUses = async (runner: Runner, entities: Entities, entity: EntityTable, ids: readonly number[], except: ReadonlySet<string>): Promise<ReadonlyMap<number, string>> => {
  const uses = usesOf(entities, entity, except);
  if (uses.length === 0 || ids.length === 0) return new Map();
  const counts = uses.map(({ table, column, isSoft }) =>
    `select "${column}" as id, '${table}' as used_by, count(*) as times from "${table}" where "${column}" = any($1)${isSoft && entity.isSoft ? ' and deleted_at is null' : ''} group by 1`);
  const rows = await runText(runner, `select id, used_by, sum(times)::int as times from (${counts.join(' union all ')}) uses group by 1, 2 order by times`, [[...ids]]);
  return new Map(rows.map(({ id, used_by, times }) => {
    const [one, many] = NOUNS[String(used_by)] ?? OTHER;
    return [Number(id), `${String(times)} ${times === 1 ? one : many}`];
  }));
};
