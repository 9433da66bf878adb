import type { Row } from '../../db/statement';
import { addCommand, answersRecord } from '../../api/commandField';
import type { SchemaModule } from '../../api/schema';
import { createRelocationOrder } from './createRelocationOrder';
import { deleteRelocationOrder } from './deleteRelocationOrder';
import { inventoryRelocationOrderResource } from './inventoryRelocationOrderResource';
import { updateRelocationOrder } from './updateRelocationOrder';

const argument = 'inventoryRelocationOrder';

/** The named writes of relocation orders; an order travels whole, with all of its goods [RO-002 RO-003 RO-005]. */
export const relocationOrders: SchemaModule = (kit) => {
  const type = kit.refs.get('inventory_relocation_order') ?? kit.builder.objectRef<Row>('InventoryRelocationOrder');
  const answer = answersRecord(inventoryRelocationOrderResource);
  addCommand(kit, { command: createRelocationOrder, type, packed: { argument }, answer });
  addCommand(kit, {
    command: updateRelocationOrder,
    type,
    packed: { argument, type: 'InventoryRelocationOrderPatch', beside: ['id'] },
    answer,
  });
  addCommand(kit, { command: deleteRelocationOrder, type, description: 'Deletes a draft; answers it as it was.' });
};
