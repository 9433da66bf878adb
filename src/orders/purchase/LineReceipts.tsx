import UndoIcon from '@mui/icons-material/Undo';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { formatCivilDate } from '#domain/civilDate';
import type { OrderLineValues, ReceiptValues } from '#domain/inventory/purchaseOrder/orderValues';
import { useOrdersText } from '../useOrdersText';
import { cameOf, openUnits } from './openUnits';

interface Props {
  line: OrderLineValues;
  /** The line is stored as received. */
  isReceived: boolean;
  mayEdit: boolean;
  onChange: (receipts: readonly ReceiptValues[]) => void;
}

/** What came of a line so far, day by day, and what is open; each receipt can be taken back [PO-009]. */
export const LineReceipts = ({ line, isReceived, mayEdit, onChange }: Props) => {
  const text = useOrdersText();
  const receipts = line.receipts ?? [];
  const [days] = useState(() => new Map(receipts.map(({ id, date_received }) => [id, date_received])));
  if (receipts.length === 0 || (isReceived && receipts.length === 1)) return null;
  return (
    <div className="order-receipts">
      <small>{text('received_open', { received: cameOf(line), open: openUnits(line) })}</small>
      <ul>
        {receipts.map(({ id, quantity, date_received }) => {
          const day = date_received ?? days.get(id) ?? null;
          const date = day === null ? '' : formatCivilDate(day);
          const isGone = date_received === null;
          const setDay = (to: string | null): void =>
            onChange(receipts.map((one) => (one.id === id ? { ...one, date_received: to } : one)));
          return (
            <li key={id} data-gone={isGone || undefined}>
              <span>{text('receipt_of', { quantity, date })}</span>
              {isGone && <small>{text('taken_back')}</small>}
              {mayEdit && (
                <IconButton
                  size="small"
                  aria-label={text(isGone ? 'keep_receipt' : 'take_back', { quantity, date })}
                  onClick={() => setDay(isGone ? day : null)}
                >
                  <UndoIcon fontSize="inherit" sx={isGone ? { transform: 'scaleX(-1)' } : undefined} />
                </IconButton>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
};
