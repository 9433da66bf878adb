import { useCallback } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import type { OrderValues } from '#domain/inventory/purchaseOrder/orderValues';
import { useCan } from '../../auth/useCan';
import { useProfile } from '../../auth/useProfile';
import { useToday } from '../../clock/useToday';
import { ErrorPanel } from '../../crud/look/ErrorPanel';
import { COPY_OF } from '../../crud/look/paths';
import { Loading } from '../../errors/Loading';
import type { OrderLists, Stored } from '../data/ordersApi';
import { useLoaded } from '../../dataProvider/useLoaded';
import { useOrdersApi } from '../data/useOrdersApi';
import { copiedOrder, emptyOrder } from './emptyOrder';
import { PurchaseOrderForm } from './PurchaseOrderForm';

interface Loaded {
  lists: OrderLists;
  stored: Stored<OrderValues> | null;
  copied: OrderValues | null;
}

/** /purchaseOrder/new, also as a copy of another one, and /purchaseOrder/{id}/edit [PO-001]. */
export default function PurchaseOrderScreen() {
  const { purchaseOrderId } = useParams();
  const [search] = useSearchParams();
  const api = useOrdersApi();
  const today = useToday();
  const employee = useProfile()?.employee?.id;
  const mayWrite = useCan(RESOURCE_NEEDS.purchase_order.update);
  const id = purchaseOrderId === undefined ? null : Number(purchaseOrderId);
  const copy = search.get(COPY_OF);
  const load = useCallback(async (): Promise<Loaded> => {
    const [lists, stored, copied] = await Promise.all([
      api.lists(),
      id === null ? null : api.order(id),
      id === null && copy !== null ? api.order(Number(copy)).then(({ values }) => values) : null,
    ]);
    return { lists, stored, copied };
  }, [api, id, copy]);
  const { value, error, turn, reload } = useLoaded(load);
  if (error !== null) return <ErrorPanel error={error} variant="page" onRetry={reload} />;
  if (!value) return <Loading />;
  const { lists, stored, copied } = value;
  const own = lists.employees.find((one) => one.id === employee) ?? null;
  const start = stored?.values ?? (copied ? copiedOrder(copied, today) : emptyOrder(today, own));
  return (
    <PurchaseOrderForm
      key={`${id ?? 'new'} ${copy ?? ''} ${turn} ${stored?.version ?? 0}`}
      stored={stored}
      start={start}
      lists={lists}
      mayWrite={mayWrite}
    />
  );
}
