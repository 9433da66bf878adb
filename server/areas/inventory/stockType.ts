import { seen } from '../../api/seenColumns';
import { STOCK_COLUMNS } from './stockColumns';
import { OF_COST } from '../../api/ofCost';
import type { StockAnswer } from './readStock';
import type { Row } from '../../db/statement';
import type { Loaders } from '../../api/read/loaders';
import type { SchemaKit } from '../../api/schema';

/** The row behind a foreign key that is always there. */
const required = async (loaders: Loaders, table: string, id: unknown): Promise<Row> => {
  const row = await loaders.row(table, Number(id));
  if (!row) throw new Error(`${table} ${String(id)} is missing`);
  return row;
};

/** A stock row as the count screen reads it [INV-010]; totals are computed here and never taken as input [INV-021]. */
export const stockType = ({ builder, refs }: Pick<SchemaKit, 'builder' | 'refs'>) => {
  const product = refs.get('product') ?? builder.objectRef<Row>('Product');
  const location = refs.get('lookup_inventory_location') ?? builder.objectRef<Row>('InventoryLocation');
  return builder.objectRef<StockAnswer>('InventoryRow').implement({
    description: 'What lies of a product in a place.',
    fields: (t) => ({
      id: t.field({ type: 'Int', nullable: false, resolve: ({ id }) => id }),
      version: t.field({ type: 'Int', nullable: false, resolve: ({ version }) => version }),
      product: t.field({
        type: product,
        nullable: false,
        resolve: ({ product_id }, _args, { loaders }) => required(loaders, 'product', product_id),
      }),
      location: t.field({
        type: location,
        nullable: false,
        resolve: ({ location_id }, _args, { loaders }) => required(loaders, 'lookup_inventory_location', location_id),
      }),
      count_date: t.field({
        type: 'Date',
        description: 'Of the last count; null when it has only come by orders so far.',
        resolve: seen('inventory.count_date', ({ count_date }) => count_date),
      }),
      unit_count: t.field({
        type: 'Int',
        nullable: false,
        extensions: { column: 'inventory.unit_count' },
        resolve: ({ unit_count }) => unit_count,
      }),
      individual_count: t.field({
        type: 'Int',
        nullable: false,
        extensions: { column: 'inventory.individual_count' },
        resolve: ({ individual_count }) => individual_count,
      }),
      total_units: t.field({
        type: 'Quantity',
        nullable: false,
        extensions: { column: STOCK_COLUMNS },
        description: 'Units, and single items as parts of one.',
        resolve: ({ total_units }) => total_units,
      }),
      inventory_cost: t.field({
        type: 'Money',
        nullable: false,
        extensions: { ...OF_COST, column: [OF_COST.column, ...STOCK_COLUMNS] },
        description: 'At standard cost.',
        resolve: ({ inventory_cost }) => inventory_cost,
      }),
      last_unit_count: t.field({
        type: 'Int',
        description: 'What the last count found; goods may have come or gone since.',
        resolve: seen('inventory_movement.unit_count', ({ last_unit_count }) => last_unit_count),
      }),
      last_individual_count: t.field({
        type: 'Int',
        resolve: seen('inventory_movement.individual_count', ({ last_individual_count }) => last_individual_count),
      }),
      changed_by: t.field({
        type: 'String',
        description: 'Who changed it last.',
        resolve: seen('inventory.updated_by', ({ changed_by }) => changed_by),
      }),
      updated_at: t.field({
        type: 'DateTime',
        nullable: false,
        extensions: { column: 'inventory.updated_at' },
        resolve: ({ updated_at }) => updated_at,
      }),
    }),
  });
};
