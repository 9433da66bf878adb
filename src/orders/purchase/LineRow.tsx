import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { lineTotal } from '#domain/inventory/purchaseOrder/orderTotal';
import type { OrderLineValues } from '#domain/inventory/purchaseOrder/orderValues';
import { CurrencyInput } from '../../inputs/CurrencyInput';
import { DateInput } from '../../inputs/DateInput';
import { IntegerInput } from '../../inputs/IntegerInput';
import { useTypedSince } from '../../inputs/useTypedSince';
import type { ProductChoice } from '../data/productChoice';
import { ProductPicker } from '../data/ProductPicker';
import { lineOf } from '../data/suggestedLines';
import { dollars } from '../dollars';
import { useOrdersText } from '../useOrdersText';
import { LineReceipts } from './LineReceipts';
import { openUnits } from './openUnits';

interface Props {
  line: OrderLineValues;
  index: number;
  /** The line is stored as received. */
  isReceived: boolean;
  /** Lines may be changed; the order may be received. */
  mayEdit: boolean;
  mayReceive: boolean;
  isNew: boolean;
  errorOf: (field: string) => string | undefined;
  onChange: (index: number, more: Partial<OrderLineValues>) => void;
  onRemove: (index: number) => void;
}

/** One line of the order: its product fills unit and cost; a received one is locked but for its date. */
export const LineRow = memo(
  ({ line, index, isReceived, mayEdit, mayReceive, isNew, errorOf, onChange, onRemove }: Props) => {
    const text = useOrdersText();
    const named = (field: 'product' | 'quantity' | 'unit_cost' | 'date_received' | 'quantity_received'): string =>
      text('of_row', { label: text(field), row: index + 1 });
    const since = useTypedSince<'unit_cost'>();
    const begin = (): void => {
      // A cost that stands on a line without a product was typed for the one that is chosen now.
      if (line.product !== null) since.begin();
    };
    const choose = (product: ProductChoice | null): void => {
      if (!product) return onChange(index, { product: null });
      const { order_unit, items_per_unit, unit_cost, product: chosen } = lineOf(product, null);
      return onChange(index, since.left({ product: chosen, order_unit, items_per_unit, unit_cost }));
    };
    const receipts = line.receipts ?? [];
    const locked = receipts.length > 0 || isReceived || !mayEdit;
    const isReceivingNow = !isReceived && line.date_received !== null;
    const receive = (date_received: string | null) =>
      onChange(index, { date_received, ...(date_received === null ? { quantity_received: undefined } : {}) });
    return (
      <div className="order-line sheet-line" role="row" data-line={index} data-place={line.client_key}>
        <div role="cell" className="order-line-product" onInputCapture={begin}>
          <ProductPicker
            label={named('product')}
            value={line.product}
            readOnly={locked}
            error={errorOf('product')}
            autoFocus={isNew && line.product === null}
            onChoose={choose}
          />
        </div>
        <div role="cell" data-cell="quantity">
          <IntegerInput
            label={named('quantity')}
            min={1}
            unit={line.order_unit?.name ?? undefined}
            hidesUnit
            value={line.quantity}
            readOnly={isReceived || !mayEdit}
            error={errorOf('quantity')}
            onChange={(quantity) => onChange(index, { quantity })}
          />
        </div>
        <div role="cell" className="order-line-unit">
          <span>{line.order_unit?.name ?? '-'}</span>
          {line.items_per_unit !== null && (
            <small>
              {text('items_per_unit')}: {line.items_per_unit}
            </small>
          )}
        </div>
        <div role="cell" data-cell="unit_cost">
          <CurrencyInput
            label={named('unit_cost')}
            min={0.01}
            value={line.unit_cost}
            readOnly={locked}
            error={errorOf('unit_cost')}
            onChange={(unit_cost) => {
              since.note('unit_cost');
              onChange(index, { unit_cost });
            }}
          />
        </div>
        <div role="cell" className="order-line-total">
          {dollars(lineTotal(line))}
        </div>
        {mayReceive && (
          <div role="cell" className="order-line-received">
            {(!isReceived || receipts.length <= 1) && (
              <DateInput
                label={named('date_received')}
                value={line.date_received}
                error={errorOf('date_received')}
                onChange={receive}
                readOnly={!mayEdit}
              />
            )}
            <LineReceipts
              line={line}
              isReceived={isReceived}
              mayEdit={mayEdit}
              onChange={(changed) => onChange(index, { receipts: changed })}
            />
            {isReceivingNow && (
              <IntegerInput
                label={named('quantity_received')}
                min={1}
                unit={line.order_unit?.name ?? undefined}
                hidesUnit
                // Emptied, it stays empty while it is typed in; left empty, all that is open comes.
                value={line.quantity_received === undefined ? openUnits(line) : line.quantity_received}
                error={errorOf('quantity_received')}
                onChange={(units) => onChange(index, { quantity_received: units })}
                onBlur={() => {
                  if (line.quantity_received === null) onChange(index, { quantity_received: undefined });
                }}
              />
            )}
          </div>
        )}
        <div role="cell">
          {mayEdit && !locked && (
            <IconButton aria-label={text('remove_item', { row: index + 1 })} onClick={() => onRemove(index)}>
              <DeleteIcon fontSize="small" />
            </IconButton>
          )}
        </div>
      </div>
    );
  },
);
LineRow.displayName = 'LineRow';
