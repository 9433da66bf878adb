import { useMemo } from 'react';
import { Route, Routes } from 'react-router';
import { ConfirmDialog } from '../../confirm/ConfirmDialog';
import { CrudProviders } from '../../crud/CrudProviders';
import { useQuietStage } from '../../crud/fixtures/useQuietStage';
import type { OrdersApi } from '../data/ordersApi';
import { OrdersApiContext } from '../data/useOrdersApi';
import PurchaseOrderScreen from '../purchase/PurchaseOrderScreen';
import { RelocationDialog } from '../relocation/RelocationDialog';
import { ReorderDialog } from '../reorder/ReorderDialog';
import { aPurchaseOrder, aRelocation, LISTS, PRODUCTS, REORDER_LINES } from './orderData';

export interface StoryOrdersProps {
  /** Calls that answer otherwise than usual. */
  api?: Partial<OrdersApi>;
  /** Shows the dialog of a relocation order in place of a purchase order; null is a new one. */
  relocation?: number | null;
  /** Shows what to order. */
  isReorder?: boolean;
  /** May make vendors too. */
  mayMakeVendors?: boolean;
}

const USUAL: OrdersApi = {
  lists: async () => LISTS,
  employees: async () => LISTS.employees,
  products: async (search) => PRODUCTS.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase())),
  stock: async () =>
    new Map([
      [1, 12],
      [2, 3],
      [3, 1],
    ]),
  reorder: async () =>
    PRODUCTS.slice(0, 1).map((product) => ({
      product,
      reorder_level: 6,
      target_level: 20,
      minimum_reorder_quantity: null,
      unit_count: 2,
      individual_count: 0,
      on_order: 0,
    })),
  reorderList: async () => REORDER_LINES,
  createReorders: async () => ({ mutation_id: 'm1', order_ids: [8, 9] }),
  undo: async () => undefined,
  order: async () => aPurchaseOrder([1, 'Draft']),
  saveOrder: async (stored, values) => ({ id: stored?.id ?? 8, version: (stored?.version ?? 0) + 1, values }),
  deleteOrder: async () => undefined,
  email: async () => ({ is_sent: true, response_text: 'Sent' }),
  relocation: async () => aRelocation([1, 'Draft']),
  saveRelocation: async (stored, values) => ({ id: stored?.id ?? 5, version: 1, order_number: 'RO-00005', values }),
  deleteRelocation: async () => undefined,
};

const READS = { create: false, update: false, remove: false, export: false };
const ORDER_RIGHTS = { purchase_order: READS, inventory_relocation_order: READS };
const VENDOR_RIGHTS = { ...ORDER_RIGHTS, vendor: { ...READS, create: true } };

/** The screens of orders before a server in the page. */
export const StoryOrders = ({ api, relocation, isReorder = false, mayMakeVendors = false }: StoryOrdersProps) => {
  const stage = useQuietStage(mayMakeVendors ? VENDOR_RIGHTS : ORDER_RIGHTS);
  const calls = useMemo(() => ({ ...USUAL, ...api }), [api]);
  return (
    <CrudProviders {...stage} userId={1}>
      <OrdersApiContext value={calls}>
        <main>
          {isReorder && <ReorderDialog mayEdit onClose={() => undefined} onChanged={() => undefined} />}
          {relocation === undefined && !isReorder && (
            <Routes>
              <Route path="/purchaseOrder/new" element={<PurchaseOrderScreen />} />
              <Route path="/purchaseOrder/:purchaseOrderId/edit" element={<PurchaseOrderScreen />} />
              <Route path="*" element={<h1>Purchase Orders</h1>} />
            </Routes>
          )}
          {relocation !== undefined && (
            <RelocationDialog id={relocation} onSaved={() => undefined} onClose={() => undefined} />
          )}
        </main>
        <ConfirmDialog />
      </OrdersApiContext>
    </CrudProviders>
  );
};
