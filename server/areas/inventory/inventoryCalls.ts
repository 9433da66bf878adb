import { CALLS } from '#domain/access/calls';
import { updateInventory } from './updateInventory';
import { runCommand } from '../../pipeline/runCommand';
import { runText, type Row } from '../../db/statement';
import { readStock } from './readStock';
import { mutationOf } from '../../api/mutationOf';
import { addressOf } from '../customers/addressOf';
import type { SchemaModule } from '../../api/schema';
import { addInventoryReport } from './addInventoryReport';
import { stockType } from './stockType';

const listSql = (table: string, more = ''): string => `select l.*${more} from ${table} l order by l.sort_order, l.name`;

/** Stock: its count, which is read and saved [INV-014 INV-015], and its report. */
export const inventory: SchemaModule = (kit) => {
  const { builder, refs, commands } = kit;
  const row = stockType(kit);
  const lists = {
    lookupInventoryLocation: [
      'lookup_inventory_location',
      listSql('lookup_inventory_location', `, ${addressOf.expression('l')} as address`),
    ],
    lookupInventoryType: ['lookup_inventory_type', listSql('lookup_inventory_type')],
    lookupProductCategory: ['lookup_product_category', listSql('lookup_product_category')],
  } as const;
  const answer = builder.objectRef<object>('InventoryCount').implement({
    fields: (t) => ({
      ...Object.fromEntries(
        Object.entries(lists).map(([name, [table, statement]]) => [
          name,
          t.field({
            type: [refs.get(table) ?? builder.objectRef<Row>(name)],
            nullable: false,
            resolve: (_root, _args, { runner }) => runText(runner, statement, []),
          }),
        ]),
      ),
      inventory: t.field({
        type: [row],
        nullable: false,
        resolve: (_root, _args, { runner }) => readStock(runner, null),
      }),
    }),
  });
  builder.queryField('inventoryCountQuery', (t) =>
    t.field({
      type: answer,
      nullable: false,
      extensions: { need: CALLS.inventoryCountQuery.need },
      resolve: () => ({}),
    }),
  );

  const choice = builder.inputType('InventoryChoice', {
    fields: (t) => ({ id: t.int({ required: true }), name: t.string({ description: 'Ignored.' }) }),
  });
  const counted = builder.inputType('InventoryRowInput', {
    fields: (t) => ({
      id: t.int({ description: 'Absent for a product that has no stock there yet.' }),
      version: t.int({
        required: true,
        description: 'The version that was read; another one by now is a conflict. 0 without an id.',
      }),
      product: t.field({ type: choice, required: true }),
      location: t.field({ type: choice, required: true }),
      count_date: t.field({ type: 'Date', required: true }),
      unit_count: t.int({ required: true }),
      individual_count: t.int({ required: true }),
    }),
  });
  const input = builder.inputType('InventoryInput', {
    fields: (t) => ({
      update_date: t.field({ type: 'Date', required: true }),
      rows: t.field({ type: [counted], required: true, description: 'The rows whose counts changed.' }),
    }),
  });
  builder.mutationField(updateInventory.name, (t) =>
    t.field({
      type: [row],
      nullable: false,
      description: 'Answers the rows that were sent, as they are now.',
      extensions: { need: updateInventory.need },
      args: { inventory: t.arg({ type: input, required: true }) },
      resolve: (_root, args, context) => runCommand(updateInventory, args.inventory, mutationOf(context)),
    }),
  );
  commands.set(updateInventory.name, updateInventory);
  addInventoryReport(kit);
};
