import { useCallback, useState } from 'react';
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
  /** What the address named. */
  id: number | null;
  copy: string | null;
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
    return { id, copy, lists, stored, copied };
  }, [api, id, copy]);
  const { value, error, turn, reload } = useLoaded(load);
  /** The order that was made last, and the form that made it: it stays, with what is typed into it meanwhile. */
  const [made, setMade] = useState<{ id: number; form: string } | null>(null);
  if (error !== null) return <ErrorPanel error={error} variant="page" onRetry={reload} />;
  if (!value) return <Loading />;
  const { lists, stored, copied } = value;
  const own = lists.employees.find((one) => one.id === employee) ?? null;
  const start = stored?.values ?? (copied ? copiedOrder(copied, today) : emptyOrder(today, own));
  const form = made !== null && made.id === value.id ? made.form : `${value.id ?? 'new'} ${value.copy ?? ''} ${turn}`;
  return (
    <PurchaseOrderForm
      key={form}
      id={value.id}
      stored={stored}
      start={start}
      lists={lists}
      mayWrite={mayWrite}
      onMade={(one) => setMade({ id: one, form })}
    />
  );
}
