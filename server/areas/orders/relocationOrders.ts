import { createRelocationOrder } from './createRelocationOrder';
import { deleteRelocationOrder } from './deleteRelocationOrder';
import { updateRelocationOrder } from './updateRelocationOrder';
import { runCommand } from '../../pipeline/runCommand';
import type { Row } from '../../db/statement';
import type { Builder } from '../../api/builder';
import { answerWritten } from '../../api/crud/mutations';
import { mutationOf } from '../../api/mutationOf';
import { inventoryRelocationOrderResource } from './inventoryRelocationOrderResource';
import type { SchemaModule } from '../../api/schema';
import { choiceInput } from '../../api/choiceInput';
import { clientKeyInput } from '../../api/clientKey';

/** The inputs of relocation orders; an order travels whole, with all of its goods [RO-002 RO-003]. */
const addInputs = (builder: Builder) => {
  const choice = choiceInput(builder);
  const item = builder.inputType('ShipmentItemInput', {
    fields: (t) => ({
      id: t.int({ description: 'Absent for a new item; stored items that are left out are removed.' }),
      ...clientKeyInput(t),
      product: t.field({ type: choice }),
      order_unit_type: t.field({
        type: choice,
        description: "The product's own unless said, as are the other facts of the product.",
      }),
      quantity_of_order_units: t.float(),
      items_per_order_unit: t.int(),
      quantity_of_single_units: t.float(),
      item_unit_type: t.field({ type: choice }),
      item_weight: t.field({ type: 'Quantity', description: 'Pounds each.' }),
    }),
  });
  const fields = (t: Parameters<Parameters<Builder['inputType']>[1]['fields']>[0]) => ({
    order_name: t.string(),
    from_inventory_location: t.field({ type: choice }),
    to_inventory_location: t.field({ type: choice }),
    order_status: t.field({
      type: choice,
      description: 'Another one than the stored ships (2), receives (3) or cancels (4) the order.',
    }),
    remarks: t.string(),
    shipment_items: t.field({ type: [item] }),
  });
  const create = builder.inputType('InventoryRelocationOrderInput', { fields });
  const patch = builder.inputType('InventoryRelocationOrderPatch', {
    fields: (t) => ({
      version: t.int({ required: true, description: 'The version that was read; another one by now is a conflict.' }),
      ...fields(t),
    }),
  });
  return { create, patch };
};

/** The named writes of relocation orders [RO-005]. */
export const relocationOrders: SchemaModule = ({ builder, registry, refs, commands }) => {
  const order = refs.get('inventory_relocation_order') ?? builder.objectRef<Row>('InventoryRelocationOrder');
  const { create, patch } = addInputs(builder);
  const resource = inventoryRelocationOrderResource;
  builder.mutationField(createRelocationOrder.name, (t) =>
    t.field({
      type: order,
      nullable: false,
      extensions: { need: createRelocationOrder.need },
      args: { inventoryRelocationOrder: t.arg({ type: create, required: true }) },
      resolve: async (_root, args, context, info) =>
        answerWritten(
          registry,
          resource,
          context,
          info,
          await runCommand(createRelocationOrder, args.inventoryRelocationOrder, mutationOf(context)),
        ),
    }),
  );
  builder.mutationField(updateRelocationOrder.name, (t) =>
    t.field({
      type: order,
      nullable: false,
      extensions: { need: updateRelocationOrder.need },
      args: { id: t.arg.int({ required: true }), inventoryRelocationOrder: t.arg({ type: patch, required: true }) },
      resolve: async (_root, { id, inventoryRelocationOrder }, context, info) =>
        answerWritten(
          registry,
          resource,
          context,
          info,
          await runCommand(updateRelocationOrder, { ...inventoryRelocationOrder, id }, mutationOf(context)),
        ),
    }),
  );
  builder.mutationField(deleteRelocationOrder.name, (t) =>
    t.field({
      type: order,
      nullable: false,
      description: 'Deletes a draft; answers it as it was.',
      extensions: { need: deleteRelocationOrder.need },
      args: { id: t.arg.int({ required: true }) },
      resolve: async (_root, args, context) => runCommand(deleteRelocationOrder, args, mutationOf(context)),
    }),
  );
  for (const command of [createRelocationOrder, updateRelocationOrder, deleteRelocationOrder])
    commands.set(command.name, { need: command.need });
};
