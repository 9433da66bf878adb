import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { useCallback, useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { relocationIssues } from '#domain/inventory/relocationOrder/relocationIssues';
import { mayRelocate, RELOCATION_STATUS, type RelocationStep } from '#domain/inventory/relocationOrder/relocationSteps';
import type { RelocationValues, ShipmentItemValues } from '#domain/inventory/relocationOrder/relocationValues';
import { shipmentTotals } from '#domain/inventory/relocationOrder/shipmentTotals';
import { RecordComments } from '../../comments/RecordComments';
import { useLeave } from '../../dataProvider/useLeave';
import { askToConfirm } from '../../page/dialog/confirmStore';
import { LimitedField } from '../../inputs/LimitedField';
import { Combobox } from '../../inputs/Combobox';
import { toast } from '../../toasts/toast';
import { WholeNotices } from '../../crud/form/WholeNotices';
import type { OrderLists, Stored } from '../data/ordersApi';
import { useWholeForm } from '../../crud/form/useWholeForm';
import { useOrdersApi } from '../data/useOrdersApi';
import { enterMoves } from '../../inputs/enterMoves';
import type { OrdersMessage } from '../messages';
import { useOrdersText } from '../useOrdersText';
import { EMPTY_ITEM, EMPTY_RELOCATION } from './emptyRelocation';
import { ItemRow } from './ItemRow';
import { useOnHand } from './useOnHand';
import '../../inputs/sheet.css';
import '../orders.css';
import { useSaveKeys } from '../../saving/useSaveKeys';
import type { StoredRelocation, UnsavedWork } from './RelocationDialog';

const RELOCATIONS = ['inventory_relocation_order'];

const LABELS: Readonly<Record<string, OrdersMessage>> = {
  order_name: 'order_name',
  from_inventory_location: 'mmg_location',
  to_inventory_location: 'mmg_location',
  product: 'product',
  quantity_of_order_units: 'quantity',
};
const labelOf = (path: string): OrdersMessage | null => LABELS[path.split('.').at(-1) ?? ''] ?? null;

/** The way of an order. Both are always drawn, each in its place: the next click never meets another step. */
const STEPS = [
  { step: 'ship', label: 'ship', to: RELOCATION_STATUS.SHIPPED, question: null },
  { step: 'receive', label: 'receive', to: RELOCATION_STATUS.RECEIVED, question: 'relocation_receive_question' },
] as const satisfies readonly {
  step: RelocationStep;
  label: OrdersMessage;
  to: number;
  question: OrdersMessage | null;
}[];

/** The longest remarks. */
const REMARKS_MAX = 4000;

interface Props {
  stored: Stored<RelocationValues> | null;
  lists: OrderLists;
  mayWrite: boolean;
  /** Told what can be done with what is unsaved; null when nothing is. */
  onUnsaved: (work: UnsavedWork | null) => void;
  /** Told of the order as each save leaves it. */
  onStored: (stored: StoredRelocation) => void;
  onSaved: (id: number) => void;
  onClose: () => void;
}

/** A relocation order in its dialog: goods, ways and steps; what has left is locked [RO-002 RO-004]. */
export const RelocationForm = ({ stored: first, lists, mayWrite, onUnsaved, onStored, onSaved, onClose }: Props) => {
  const text = useOrdersText();
  const api = useOrdersApi();
  const box = useRef<HTMLDivElement>(null);
  const nameOf = useCallback(
    (path: string): string | null => {
      const label = labelOf(path);
      return label && text(label);
    },
    [text],
  );
  const form = useWholeForm<RelocationValues>({
    stored: first,
    latest: first,
    start: first?.values ?? EMPTY_RELOCATION,
    issuesOf: relocationIssues,
    save: async (on, next) => {
      const answer = await api.saveRelocation(on, next);
      onStored(answer);
      return answer;
    },
    read: api.relocation,
    resource: 'inventory_relocation_order',
    titleOf: ({ order_name }) => order_name ?? '',
    isInDialog: true,
    labelOf: nameOf,
    saved: text('relocation_saved'),
    failed: text('failed'),
  });
  const { stored, values, change, errors, submit, busy, isDirty } = form;
  const status = stored?.values.order_status?.id ?? RELOCATION_STATUS.DRAFT;
  const mayEdit = mayWrite && status === RELOCATION_STATUS.DRAFT;
  const mayNote = mayWrite && status <= RELOCATION_STATUS.SHIPPED;
  const items = values.shipment_items;
  const onHand = useOnHand(
    mayEdit ? values.from_inventory_location?.id : undefined,
    items.flatMap(({ product }) => (product ? [product.id] : [])),
  );
  const totals = shipmentTotals(items);
  const changeItem = (index: number, more: Partial<ShipmentItemValues>) =>
    change(({ shipment_items }) => ({
      shipment_items: shipment_items.map((item, at) => (at === index ? { ...item, ...more } : item)),
    }));
  const add = () => change(({ shipment_items }) => ({ shipment_items: [...shipment_items, EMPTY_ITEM] }));

  const save = async (more: Partial<RelocationValues> = {}): Promise<boolean> => {
    const saved = await submit(more);
    if (saved) onSaved(saved.id);
    return saved !== null;
  };
  const { drop: discard } = form.draft;
  const latest = useRef({ save, discard });
  useEffect(() => {
    latest.current = { save, discard };
  });
  useEffect(() => {
    onUnsaved(isDirty ? { save: () => latest.current.save(), giveUp: () => latest.current.discard() } : null);
  }, [onUnsaved, isDirty]);
  useSaveKeys({ save: () => void save(), canSave: mayNote && (isDirty || !stored) && !busy, isSaving: busy });
  const step = async (to: number, question: OrdersMessage | null) => {
    const place = values.to_inventory_location?.name ?? '';
    const isEnding = to === RELOCATION_STATUS.CANCELLED;
    const words = isEnding ? { yes: text('cancel_order'), no: text('keep_order') } : {};
    if (question === null || (await askToConfirm({ text: text(question, { place }), ...words })))
      await save({ order_status: { id: to } });
  };
  const leave = useLeave(RELOCATIONS);
  const remove = async (id: number) => {
    if (!(await askToConfirm({ text: text('delete_question'), yes: text('delete'), no: text('keep_order') }))) return;
    try {
      await leave([id], () => api.deleteRelocation(id));
      toast.success(text('relocation_deleted'));
      onUnsaved(null);
      onClose();
    } catch (error) {
      form.fail(error);
    }
  };
  const words = (name: 'order_name' | 'remarks') => ({
    label: text(name),
    value: values[name] ?? '',
    error: errors.has(name),
    helperText: errors.get(name),
    size: 'small' as const,
    slotProps: { input: { readOnly: !mayNote } },
  });
  const place = (name: 'from_inventory_location' | 'to_inventory_location') => ({
    label: text(name),
    value: values[name],
    error: errors.get(name),
    readOnly: !mayEdit,
    required: true,
    options: lists.locations,
  });

  return (
    <>
      <DialogContent>
        <WholeNotices form={form} />
        <div className="order-head" style={{ paddingTop: 8 }}>
          <TextField
            {...words('order_name')}
            required
            autoFocus={!stored}
            onChange={({ target }) => change({ order_name: target.value })}
          />
          <Combobox
            {...place('from_inventory_location')}
            onChange={(from_inventory_location) => change({ from_inventory_location })}
          />
          <Combobox
            {...place('to_inventory_location')}
            onChange={(to_inventory_location) => change({ to_inventory_location })}
          />
          <LimitedField
            {...words('remarks')}
            max={REMARKS_MAX}
            className="order-head-wide"
            multiline
            onChange={({ target }) => change({ remarks: target.value || null })}
          />
        </div>
        <div ref={box} onKeyDown={(event) => enterMoves(event, box.current, mayEdit ? add : undefined)}>
          <div role="table" aria-label={text('items')}>
            <div role="row" className="order-line order-line-shipment order-line-head">
              {[
                text('product'),
                text('quantity_of_order_units'),
                text('items_per_order_unit'),
                text('quantity_of_single_units'),
                text('item_weight'),
                text('total_items'),
              ].map((head) => (
                <div role="columnheader" key={head}>
                  {head}
                </div>
              ))}
              <div role="columnheader">
                <span className="visually-hidden">{text('actions')}</span>
              </div>
            </div>
            {items.map((item, index) => (
              <ItemRow
                key={item.client_key}
                item={item}
                index={index}
                mayEdit={mayEdit}
                onHand={
                  item.product && mayEdit && values.from_inventory_location ? (onHand.get(item.product.id) ?? 0) : null
                }
                errorOf={(field) => errors.get(`shipment_items.${index}.${field}`)}
                onChange={(more) => changeItem(index, more)}
                onRemove={() =>
                  change(({ shipment_items }) => ({
                    shipment_items: shipment_items.filter((_item, at) => at !== index),
                  }))
                }
              />
            ))}
          </div>
          {errors.has('shipment_items') && (
            <p role="alert" className="order-missing">
              {errors.get('shipment_items')}
            </p>
          )}
          <div className="order-foot">
            {mayEdit && (
              <Button startIcon={<AddIcon />} onClick={add}>
                {text('add_item')}
              </Button>
            )}
            <strong className="order-total" role="status">
              {text('item_count', { smart_count: totals.items })},{' '}
              {text('pounds', { weight: totals.weight.toLocaleString('en-US') })}
            </strong>
          </div>
        </div>
        {stored && <RecordComments entity="inventory_relocation_order" id={stored.id} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Box sx={{ display: 'flex', gap: 1, mr: 'auto' }}>
          {stored && mayWrite && mayRelocate(status, 'delete') && (
            <Button color="error" disabled={busy} onClick={() => void remove(stored.id)}>
              {text('delete')}
            </Button>
          )}
          {stored && mayWrite && mayRelocate(status, 'cancel') && (
            <Button
              color="error"
              disabled={busy}
              onClick={() => void step(RELOCATION_STATUS.CANCELLED, 'relocation_cancel_question')}
            >
              {text('cancel_order')}
            </Button>
          )}
        </Box>
        {stored && (
          <Button component={RouterLink} to={`/inventoryRelocation/${stored.id}/pdf`}>
            {text('pdf')}
          </Button>
        )}
        {stored &&
          mayNote &&
          STEPS.map(({ step: name, label, to, question }) => (
            <Button
              key={to}
              variant="outlined"
              disabled={busy || !mayRelocate(status, name)}
              onClick={() => void step(to, question)}
            >
              {text(label)}
            </Button>
          ))}
        <Button onClick={onClose}>{text('close')}</Button>
        {mayNote && (
          <Button variant="contained" loading={busy} disabled={stored !== null && !isDirty} onClick={() => void save()}>
            {text('save')}
          </Button>
        )}
      </DialogActions>
    </>
  );
};
