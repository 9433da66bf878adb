import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { orderIssues } from '#domain/inventory/purchaseOrder/orderIssues';
import { hasCome, ORDER_STATUS } from '#domain/inventory/purchaseOrder/orderStatus';
import type { OrderValues } from '#domain/inventory/purchaseOrder/orderValues';
import { useUnsavedChangesGuard } from '../../confirm/useUnsavedChangesGuard';
import { RecordComments } from '../../comments/RecordComments';
import { GUTTER } from '../../crud/look/RecordPage';
import { useSaveKeys } from '../../saving/useSaveKeys';
import { PageHeader } from '../../page/PageHeader';
import { Section } from '../../page/Section';
import { useDocumentTitle } from '../../page/useDocumentTitle';
import { toast } from '../../toasts/toast';
import type { OrderLists, Stored } from '../data/ordersApi';
import { givenLines, isBlankLine, suggestedLines } from '../data/suggestedLines';
import { useWholeForm } from '../../crud/form/useWholeForm';
import { useOrdersApi } from '../data/useOrdersApi';
import type { OrdersMessage } from '../messages';
import { shownName } from '#domain/lookups/shownName';
import { useLanguage } from '../../i18n/useLanguage';
import { useOrdersText } from '../useOrdersText';
import { WholeNotices } from '../../crud/form/WholeNotices';
import { LineGrid } from './LineGrid';
import { OrderButtons } from './OrderButtons';
import { OrderHead } from './OrderHead';

const LABELS: Readonly<Record<string, OrdersMessage>> = {
  order_name: 'order_name',
  supplier: 'supplier',
  created_by: 'created_by',
  product: 'product',
  quantity: 'quantity',
  unit_cost: 'unit_cost',
};
const labelOf = (path: string): OrdersMessage | null => LABELS[path.split('.').at(-1) ?? ''] ?? null;

const { DRAFT, ORDERED, PARTIALLY_RECEIVED, RECEIVED, CANCELLED } = ORDER_STATUS;
const RECEIVES: readonly number[] = [ORDERED, PARTIALLY_RECEIVED, RECEIVED];

interface Props {
  /** The order of the address; null for a new one. */
  id: number | null;
  /** As it was read last; null for a new one. */
  stored: Stored<OrderValues> | null;
  start: OrderValues;
  lists: OrderLists;
  mayWrite: boolean;
  /** A new one was stored: its address is gone to, and the form stays. */
  onMade: (id: number) => void;
}

/** A purchase order to be written, placed, received and closed [PO-001..008]. */
export const PurchaseOrderForm = ({ id, stored: first, start, lists, mayWrite, onMade }: Props) => {
  const text = useOrdersText();
  const { language } = useLanguage();
  const api = useOrdersApi();
  const navigate = useNavigate();
  const [left, setLeft] = useState<number | null>(null);
  const nameOf = useCallback(
    (path: string): string | null => {
      const label = labelOf(path);
      return label && text(label);
    },
    [text],
  );
  const form = useWholeForm<OrderValues>({
    stored: first,
    latest: first,
    start,
    issuesOf: orderIssues,
    givenOf: ({ line_items }) => ({ line_items: givenLines(line_items) }),
    save: api.saveOrder,
    read: api.order,
    resource: 'purchase_order',
    titleOf: ({ order_name }) => order_name ?? '',
    labelOf: nameOf,
    saved: text('saved'),
    failed: text('failed'),
  });
  const { stored, values, change, isDirty, submit, busy } = form;
  const status = stored?.values.order_status?.id ?? DRAFT;
  const hasReceived = stored?.values.line_items.some(hasCome) ?? false;
  const mayEdit = mayWrite && status !== CANCELLED;
  const title = stored ? text('order_title', { id: stored.id }) : text('new_title');
  useDocumentTitle(title);

  const open = useCallback(
    (made: number) => {
      setLeft(made);
      onMade(made);
      void navigate(`/purchaseOrder/${made}/edit`, { replace: true });
    },
    [navigate, onMade],
  );
  const saveNow = async (): Promise<boolean> => {
    const saved = await submit();
    if (saved && !stored) open(saved.id);
    return saved !== null;
  };
  useUnsavedChangesGuard(isDirty && (left === null || left === id), mayEdit ? saveNow : undefined, form.draft.drop);
  useSaveKeys({
    save: () => void saveNow(),
    canSave: mayEdit && isDirty,
    isSaving: busy,
  });

  const suggest = async () => {
    if (!values.mmg_location || !values.supplier) return;
    toast.retry('reorder');
    try {
      const rows = await api.reorder(values.mmg_location.id, values.supplier.id);
      let count = 0;
      // Behind the lines as they stand by now: the answer takes a while, and typing goes on.
      change(({ line_items }) => {
        const lines = suggestedLines(rows, line_items);
        count = lines.length;
        return count === 0 ? {} : { line_items: [...line_items.filter((line) => !isBlankLine(line)), ...lines] };
      });
      toast.success(count === 0 ? text('suggest_none') : text('suggest_done', { smart_count: count }));
    } catch {
      toast.error(text('failed'), 'reorder');
    }
  };
  const received = values.line_items.filter(({ date_received }) => date_received !== null).length;
  const partly = values.line_items.filter((line) => line.date_received === null && hasCome(line)).length;

  return (
    <>
      <PageHeader
        crumbs={[{ label: text('purchase_orders'), to: '/purchaseOrder' }, { label: title }]}
        actions={<OrderButtons part="head" form={form} lists={lists} mayWrite={mayWrite} onSaved={open} />}
      />
      <Stack data-fields spacing={2} sx={{ px: GUTTER, pb: 4 }}>
        <WholeNotices form={form} />
        <Section title={shownName(stored?.values.order_status?.name ?? text('new_order'), language)}>
          <OrderHead form={form} lists={lists} mayEdit={mayEdit && status !== RECEIVED} hasReceived={hasReceived} />
        </Section>
        <Section
          title={text('items')}
          aside={
            <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
              {RECEIVES.includes(status) && (
                <span>
                  {[
                    text('received_progress', { received, count: values.line_items.length }),
                    ...(partly > 0 ? [text('received_in_part', { smart_count: partly })] : []),
                  ].join(', ')}
                </span>
              )}
              {mayEdit && !RECEIVES.includes(status) && (
                <Button size="small" disabled={!values.supplier || !values.mmg_location} onClick={() => void suggest()}>
                  {text('suggest')}
                </Button>
              )}
            </Stack>
          }
        >
          <LineGrid
            form={form}
            mayEdit={mayEdit}
            mayReceive={RECEIVES.includes(status)}
            mayAdd={mayEdit && status !== RECEIVED}
          />
        </Section>
        {stored && <RecordComments entity="purchase_order" id={stored.id} />}
        <OrderButtons part="ending" form={form} lists={lists} mayWrite={mayWrite} onSaved={open} />
      </Stack>
    </>
  );
};
