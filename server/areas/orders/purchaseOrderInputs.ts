import type { Builder } from '../../api/builder';
import { choiceInput } from '../../api/choiceInput';
import { clientKeyInput } from '../../api/clientKey';

/** The inputs of purchase orders; an order travels whole, with all of its lines [PO-002 PO-003]. */
export const purchaseOrderInputs = (builder: Builder) => {
  const choice = choiceInput(builder);
  const line = builder.inputType('PurchaseOrderLineInput', {
    fields: (t) => ({
      id: t.int({ description: 'Absent for a new line; stored lines that are left out are removed.' }),
      ...clientKeyInput(t),
      product: t.field({ type: choice }),
      quantity: t.float({ description: 'Whole order units, at least 1.' }),
      order_unit: t.field({ type: choice, description: "The product's own unless said." }),
      items_per_unit: t.int({ description: "The product's own unless said." }),
      unit_cost: t.field({ type: 'Money' }),
      date_received: t.field({
        type: 'Date',
        description: 'Receives the line, and adds to the stock; null takes it back.',
      }),
      quantity_received: t.float({
        description: 'Units that came when the line is received; all unless said. Fewer split the line.',
      }),
    }),
  });
  const fields = (t: Parameters<Parameters<Builder['inputType']>[1]['fields']>[0]) => ({
    order_name: t.string(),
    supplier: t.field({ type: choice }),
    mmg_location: t.field({ type: choice }),
    created_by: t.field({ type: choice, description: 'The employee who orders.' }),
    order_status: t.field({
      type: choice,
      description:
        'Another one than the stored places (2), cancels (5) or reopens (1, 3) the order. 3 and 4 follow from what is received.',
    }),
    order_date: t.field({ type: 'Date' }),
    expected_date: t.field({ type: 'Date' }),
    pickup_number: t.string(),
    notes: t.string(),
    line_items: t.field({ type: [line] }),
  });
  const create = builder.inputType('PurchaseOrderInput', { fields });
  const patch = builder.inputType('PurchaseOrderPatch', {
    fields: (t) => ({
      version: t.int({ required: true, description: 'The version that was read; another one by now is a conflict.' }),
      ...fields(t),
    }),
  });
  return { create, patch };
};
