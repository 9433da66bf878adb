import { CALLS } from '#domain/access/calls';
import { fieldKey } from '#domain/access/fieldLimits';
import type { FieldAsker } from '../../api/fieldRights';
import { seesColumn } from '../../api/seenColumns';
import { updateInventory } from './updateInventory';
import { runText, type Row } from '../../db/statement';
import { readCount } from './readStock';
import { addCommand } from '../../api/commandField';
import { addressOf } from '../../api/addressOf';
import type { SchemaModule } from '../../api/schema';
import { addInventoryReport } from './addInventoryReport';
import { stockType } from './stockType';

const listSql = (actor: FieldAsker, table: string, more = ''): string =>
  `select l.*${more} from ${table} l order by ${seesColumn(actor, fieldKey(table, 'sort_order')) ? 'l.sort_order, ' : ''}l.name, l.id`;

/** Stock: its count, which is read and saved [INV-014 INV-015], and its report. */
export const inventory: SchemaModule = (kit) => {
  const { builder, refs } = kit;
  const row = stockType(kit);
  const lists = {
    lookupInventoryLocation: ['lookup_inventory_location', `, ${addressOf.expression('l')} as address`],
    lookupInventoryType: ['lookup_inventory_type', ''],
    lookupProductCategory: ['lookup_product_category', ''],
  } as const;
  const answer = builder.objectRef<object>('InventoryCount').implement({
    fields: (t) => ({
      ...Object.fromEntries(
        Object.entries(lists).map(([name, [table, more]]) => [
          name,
          t.field({
            type: [refs.get(table) ?? builder.objectRef<Row>(name)],
            nullable: false,
            resolve: (_root, _args, { runner, actor }) => runText(runner, listSql(actor, table, more), []),
          }),
        ]),
      ),
      inventory: t.field({
        type: [row],
        nullable: false,
        resolve: (_root, _args, { runner, actor }) => readCount(runner, actor),
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

  addCommand(kit, {
    command: updateInventory,
    type: [row],
    description: 'Answers the rows that were sent, as they are now.',
    packed: { argument: 'inventory' },
  });
  addInventoryReport(kit);
};
