import { randomUUID } from 'node:crypto';
import { api } from '../browserApi';
import { firstId } from './generatedForms';
import { ADMIN, readBy, type HandFormSource } from './handForm';
import type { HandField } from './meanings';

const word = (): string => `Hand ${randomUUID().slice(0, 8)}`;
const today = (): string => new Date().toISOString().slice(0, 10);

/** A product that nobody else counts, orders or moves. */
const aProduct = async (): Promise<{ id: number; name: string }> => {
  const { made } = await api<{ made: { id: number; name: string } }>(
    ADMIN,
    'mutation ($it: ProductInput!) { made: createProduct(product: $it) { id name } }',
    { it: { name: word(), category_id: await firstId('product_category'), quantity_per_unit: 40, order_unit_id: 1 } },
  );
  return made;
};
const labelled = (name: string, label: string, field: Omit<HandField, 'name' | 'label'>): HandField => ({
  name,
  label,
  ...field,
});

const purchaseOrder: HandFormSource = {
  name: 'Purchase Order',
  make: async () => {
    const [supplier, created_by] = [await firstId('vendor'), await firstId('employee')];
    const { made } = await api<{ made: { id: number } }>(
      ADMIN,
      'mutation ($it: PurchaseOrderInput!) { made: createPurchaseOrder(purchaseOrder: $it) { id } }',
      {
        it: {
          order_name: word(),
          supplier: { id: supplier },
          created_by: { id: created_by },
          order_date: today(),
          line_items: [{ product: { id: (await aProduct()).id }, quantity: 1, unit_cost: 1 }],
        },
      },
    );
    const fields = [
      labelled('order_name', 'Order Name', { kind: 'String', max: 100, required: true }),
      labelled('expected_date', 'Expected Date', { kind: 'Date' }),
      labelled('pickup_number', 'Pickup Number', { kind: 'String', max: 50 }),
      labelled('notes', 'Notes', { kind: 'LongText', max: 4000 }),
      labelled('line_items.0.quantity', 'Quantity, item 1', { kind: 'Int', min: 1 }),
      labelled('line_items.0.unit_cost', 'Unit Cost, item 1', { kind: 'Money', min: 0.01 }),
    ];
    const read = readBy('purchaseOrder(id: $id)', made.id, fields);
    return { name: 'Purchase Order', path: `/purchaseOrder/${made.id}/edit`, fields, read };
  },
};

const relocation: HandFormSource = {
  name: 'Relocation Order',
  make: async () => {
    const { made } = await api<{ made: { id: number } }>(
      ADMIN,
      'mutation ($it: InventoryRelocationOrderInput!) { made: createInventoryRelocationOrder(inventoryRelocationOrder: $it) { id } }',
      {
        it: {
          order_name: word(),
          from_inventory_location: { id: 1 },
          to_inventory_location: { id: 2 },
          shipment_items: [{ product: { id: (await aProduct()).id }, quantity_of_order_units: 1 }],
        },
      },
    );
    const fields = [
      labelled('order_name', 'Order Name', { kind: 'String', max: 100, required: true }),
      labelled('remarks', 'Remarks', { kind: 'LongText', max: 4000 }),
      labelled('shipment_items.0.quantity_of_order_units', 'Units, item 1', { kind: 'Int', min: 1 }),
      labelled('shipment_items.0.items_per_order_unit', 'Per Unit, item 1', { kind: 'Int', min: 1 }),
      labelled('shipment_items.0.item_weight', 'Weight each (lb), item 1', { kind: 'Quantity', min: 0, scale: 2 }),
    ];
    const read = readBy('inventoryRelocationOrder(id: $id)', made.id, fields);
    return {
      name: 'Relocation Order',
      path: `/inventoryRelocation?id=${made.id}`,
      isDialog: true,
      fields,
      read,
    };
  },
};

interface Counted {
  inventoryCountQuery: {
    inventory: { unit_count: number; individual_count: number; product: { id: number }; location: { id: number } }[];
  };
}

const count: HandFormSource = {
  name: 'Inventory Count',
  make: async () => {
    const product = await aProduct();
    return {
      name: 'Inventory Count',
      path: '/inventory-count?location=1',
      agree: 'Save as counted',
      fields: [
        labelled('unit_count', `${product.name}: Units`, { kind: 'Int', min: 0, takesSums: true }),
        labelled('individual_count', `${product.name}: Individual`, { kind: 'Int', min: 0, takesSums: true }),
      ],
      read: async () => {
        const { inventoryCountQuery } = await api<Counted>(
          ADMIN,
          '{ inventoryCountQuery { inventory { unit_count individual_count product { id } location { id } } } }',
        );
        return (
          inventoryCountQuery.inventory.find((row) => row.product.id === product.id && row.location.id === 1) ?? {}
        );
      },
    };
  },
};

const recipe: HandFormSource = {
  name: 'Color Recipe',
  make: async () => {
    const { made } = await api<{ made: { id: number } }>(
      ADMIN,
      'mutation ($it: ColorRecipeInput!) { made: updatePebbleColor(pebbleColor: $it) { id } }',
      {
        it: {
          name: word(),
          material_type: { id: 1 },
          recipe: [{ product: { id: (await aProduct()).id }, quantity: 4 }],
        },
      },
    );
    const fields = [
      labelled('name', 'Name', { kind: 'String', max: 100, required: true }),
      labelled('pool_code', 'Pool Code', { kind: 'String', max: 50 }),
      labelled('spa_code', 'Spa Code', { kind: 'String', max: 50 }),
      labelled('price_level', 'Price Level', { kind: 'String', max: 50 }),
      labelled('condition', 'Condition', { kind: 'String', max: 50 }),
      labelled('batch_ratio', 'Batch Ratio', { kind: 'Quantity', min: 0, scale: 3 }),
      labelled('recipe.0.quantity', 'Quantity, row 1', { kind: 'Int', min: 1 }),
    ];
    const names = 'id name pool_code spa_code price_level condition batch_ratio recipe { quantity }';
    return {
      name: 'Color Recipe',
      path: `/color-recipe?color=${made.id}`,
      fields,
      read: async () => {
        const found = await api<{ lookupPebbleColor: { id: number }[] }>(ADMIN, `{ lookupPebbleColor { ${names} } }`);
        const row = found.lookupPebbleColor.find(({ id }) => id === made.id);
        if (!row) throw new Error(`color ${made.id} is not stored`);
        return row;
      },
    };
  },
};

/** The forms of goods: counts, orders, moves and recipes. */
export const goodsForms: readonly HandFormSource[] = [purchaseOrder, count, recipe, relocation];
