import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useCallback, useMemo, useRef, type KeyboardEvent } from 'react';
import { orderTotal } from '#domain/inventory/purchaseOrder/orderTotal';
import type { OrderLineValues, OrderValues } from '#domain/inventory/purchaseOrder/orderValues';
import type { WholeForm } from '../../crud/form/useWholeForm';
import { enterMoves } from '../../inputs/enterMoves';
import { dollars } from '../dollars';
import { useOrdersText } from '../useOrdersText';
import { LineRow } from './LineRow';
import { EMPTY_LINE } from './emptyOrder';
import { usePasteLines } from './usePasteLines';
import '../../inputs/sheet.css';
import '../orders.css';

interface Props {
  form: WholeForm<OrderValues>;
  mayEdit: boolean;
  mayReceive: boolean;
  /** Lines may be added. */ mayAdd: boolean;
}

/**
 * The lines of an order: typed down like a sheet, with totals that follow; received ones show their day
 * [PO-003 PO-006].
 */
export const LineGrid = ({ form: { values, change, errors, stored }, mayEdit, mayReceive, mayAdd }: Props) => {
  const text = useOrdersText();
  const box = useRef<HTMLDivElement>(null);
  const lines = values.line_items;
  const received = useMemo(
    () =>
      new Set(
        (stored?.values.line_items ?? []).flatMap(({ id, date_received }) =>
          id !== null && date_received !== null ? [id] : [],
        ),
      ),
    [stored],
  );
  const changeLine = useCallback(
    (index: number, more: Partial<OrderLineValues>) =>
      change(({ line_items }) => ({
        line_items: line_items.map((line, at) => (at === index ? { ...line, ...more } : line)),
      })),
    [change],
  );
  const remove = useCallback(
    (index: number) => change(({ line_items }) => ({ line_items: line_items.filter((_line, at) => at !== index) })),
    [change],
  );
  const add = () => change(({ line_items }) => ({ line_items: [...line_items, EMPTY_LINE] }));
  const keyDown = (event: KeyboardEvent): void => enterMoves(event, box.current, mayAdd ? add : undefined);
  const isLocked = useCallback(
    ({ id, receipts = [] }: OrderLineValues, field: 'quantity' | 'unit_cost'): boolean =>
      !mayEdit || (id !== null && received.has(id)) || (field === 'unit_cost' && receipts.length > 0),
    [mayEdit, received],
  );
  const onPaste = usePasteLines(lines, change, isLocked);
  const heads = [
    text('product'),
    text('quantity'),
    text('order_unit'),
    text('unit_cost'),
    text('line_total'),
    ...(mayReceive ? [text('date_received')] : []),
  ];
  const missing = errors.get('line_items');

  return (
    <div ref={box} onKeyDown={keyDown} onPaste={onPaste}>
      <div
        role="table"
        aria-label={text('items')}
        className={mayReceive ? 'order-lines order-lines-receiving' : 'order-lines'}
      >
        <div role="row" className="order-line order-line-head">
          {heads.map((head) => (
            <div
              role="columnheader"
              key={head}
              className={head === text('line_total') ? 'order-line-head-total' : undefined}
            >
              {head}
            </div>
          ))}
          <div role="columnheader">
            <span className="visually-hidden">{text('actions')}</span>
          </div>
        </div>
        {lines.map((line, index) => (
          <LineRow
            key={line.client_key}
            line={line}
            index={index}
            isReceived={line.id !== null && received.has(line.id)}
            mayEdit={mayEdit}
            mayReceive={mayReceive}
            isNew={line.id === null && index > 0}
            errorOf={(field) => errors.get(`line_items.${index}.${field}`)}
            onChange={changeLine}
            onRemove={remove}
          />
        ))}
      </div>
      {missing && (
        <p role="alert" className="order-missing">
          {missing}
        </p>
      )}
      <div className="order-foot">
        {mayAdd && (
          <Button startIcon={<AddIcon />} onClick={add}>
            {text('add_item')}
          </Button>
        )}
        {mayAdd && <small className="order-hint">{text('keys_hint')}</small>}
        <strong className="order-total" role="status">
          {text('total')} {dollars(orderTotal(lines))}
        </strong>
      </div>
    </div>
  );
};
