import { CALLS } from '#domain/access/calls';
import { reorderLines, type ReorderLine } from '#domain/inventory/reorder/reorderLine';
import { seen, seesColumns } from '../../api/seenColumns';
import { OF_COST } from '../../api/ofCost';
import { addCommand } from '../../api/commandField';
import type { SchemaModule } from '../../api/schema';
import { createReorders, type ReorderAnswer } from './createReorders';
import { CATEGORY_COLUMNS, ORDERED_BY, STOCK_COLUMNS } from '../inventory/stockColumns';
import { readReorder } from './readReorder';

/** What to order, over all places and categories, and the orders that are made of it [INV-022]. */
export const reorderCalls: SchemaModule = (kit) => {
  const { builder } = kit;
  const line = builder.objectRef<ReorderLine>('ReorderLine').implement({
    description: 'A product that has fallen to its reorder level in a place. Quantities are order units.',
    fields: (t) => ({
      product_id: t.exposeInt('product_id', { nullable: false }),
      product_name: t.exposeString('product_name', { nullable: false }),
      location_id: t.exposeInt('location_id', { nullable: false }),
      location_name: t.exposeString('location_name', { nullable: false }),
      category: t.string({ resolve: seen(CATEGORY_COLUMNS, ({ category }) => category) }),
      vendor_id: t.int({ resolve: seen('product.supplier_id', ({ vendor_id }) => vendor_id) }),
      vendor_name: t.string({ resolve: seen('product.supplier_id', ({ vendor_name }) => vendor_name) }),
      order_unit: t.string({ resolve: seen('product.order_unit_id', ({ order_unit }) => order_unit) }),
      unit_cost: t.field({
        type: 'Money',
        description: 'Null for whom costs do not exist.',
        resolve: seen(OF_COST.column, ({ unit_cost }) => unit_cost),
      }),
      total_units: t.field({
        type: 'Quantity',
        nullable: false,
        extensions: { column: STOCK_COLUMNS },
        resolve: ({ total_units }) => total_units,
      }),
      reorder_level: t.field({
        type: 'Quantity',
        resolve: seen('product.reorder_level', ({ reorder_level }) => reorder_level),
      }),
      target_level: t.field({
        type: 'Quantity',
        resolve: seen('product.target_level', ({ target_level }) => target_level),
      }),
      on_order: t.exposeInt('on_order', { nullable: false, description: 'Open on orders, drafts among them.' }),
      to_order: t.exposeInt('to_order', { nullable: false, extensions: { column: ORDERED_BY } }),
    }),
  });
  builder.queryField('reorderList', (t) =>
    t.field({
      type: [line],
      nullable: false,
      description: 'What to order now, in all places and categories; nothing for whom stock or levels do not exist.',
      extensions: { need: CALLS.reorderList.need },
      resolve: async (_root, _args, { runner, actor }) =>
        seesColumns(actor, ORDERED_BY) ? reorderLines(await readReorder(runner, actor)) : [],
    }),
  );
  const answer = builder.objectRef<ReorderAnswer>('ReorderAnswer').implement({
    fields: (t) => ({
      mutation_id: t.exposeString('mutation_id', { nullable: false, description: 'Takes all of it back: `undo`.' }),
      order_ids: t.exposeIntList('order_ids', { nullable: false }),
    }),
  });
  addCommand(kit, {
    command: createReorders,
    type: answer,
    description: 'Makes draft orders, one for each vendor and place.',
  });
};
