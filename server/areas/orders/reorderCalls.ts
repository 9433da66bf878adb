import { CALLS } from '#domain/access/calls';
import { reorderLines, type ReorderLine } from '#domain/inventory/reorder/reorderLine';
import { OF_COST } from '../../api/ofCost';
import { addCommand } from '../../api/commandField';
import type { SchemaModule } from '../../api/schema';
import { createReorders, type ReorderAnswer } from './createReorders';
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
      category: t.exposeString('category', { nullable: false }),
      vendor_id: t.exposeInt('vendor_id'),
      vendor_name: t.exposeString('vendor_name'),
      order_unit: t.exposeString('order_unit'),
      unit_cost: t.field({ type: 'Money', extensions: OF_COST, resolve: ({ unit_cost }) => unit_cost }),
      total_units: t.field({ type: 'Quantity', nullable: false, resolve: ({ total_units }) => total_units }),
      reorder_level: t.field({ type: 'Quantity', resolve: ({ reorder_level }) => reorder_level }),
      target_level: t.field({ type: 'Quantity', resolve: ({ target_level }) => target_level }),
      on_order: t.exposeInt('on_order', { nullable: false, description: 'Open on orders, drafts among them.' }),
      to_order: t.exposeInt('to_order', { nullable: false }),
    }),
  });
  builder.queryField('reorderList', (t) =>
    t.field({
      type: [line],
      nullable: false,
      description: 'What to order now, in all places and categories.',
      extensions: { need: CALLS.reorderList.need },
      resolve: async (_root, _args, { runner }) => reorderLines(await readReorder(runner)),
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
