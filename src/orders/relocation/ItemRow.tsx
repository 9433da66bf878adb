import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import { shippedItems, shippedWeight } from '#domain/inventory/relocationOrder/shipmentTotals';
import type { ShipmentItemValues } from '#domain/inventory/relocationOrder/relocationValues';
import { IntegerInput } from '../../inputs/IntegerInput';
import { NumberInput } from '../../inputs/NumberInput';
import { useTypedSince } from '../../inputs/useTypedSince';
import { ProductPicker } from '../data/ProductPicker';
import { useOrdersText } from '../useOrdersText';
import { itemOf } from './emptyRelocation';

interface Props {
  item: ShipmentItemValues;
  index: number;
  mayEdit: boolean;
  /** Units that lie at From; null where that is not known. */
  onHand: number | null;
  errorOf: (field: string) => string | undefined;
  onChange: (more: Partial<ShipmentItemValues>) => void;
  onRemove: () => void;
}

/**
 * One kind of goods that moves: whole units, single ones, and what one weighs; more than there is warns and does not
 * stop [RO-003].
 */
export const ItemRow = ({ item, index, mayEdit, onHand, errorOf, onChange, onRemove }: Props) => {
  const text = useOrdersText();
  const named = (
    field: 'product' | 'quantity_of_order_units' | 'items_per_order_unit' | 'quantity_of_single_units' | 'item_weight',
  ): string => text('of_row', { label: text(field), row: index + 1 });
  const since = useTypedSince<'items_per_order_unit' | 'item_weight'>();
  const isShort = onHand !== null && (item.quantity_of_order_units ?? 0) > onHand;
  return (
    <div
      className="order-line sheet-line order-line-shipment"
      role="row"
      data-line={index}
      data-place={item.client_key}
    >
      <div
        role="cell"
        className="order-line-product"
        onInputCapture={() => {
          if (item.product !== null) since.begin();
        }}
      >
        <ProductPicker
          label={named('product')}
          value={item.product}
          readOnly={!mayEdit}
          error={errorOf('product')}
          onChoose={(product) => onChange(product ? since.left(itemOf(product)) : { product: null })}
        />
        {isShort && (
          <small className="order-warning" role="status">
            {text('on_hand', { n: onHand })}
          </small>
        )}
      </div>
      <div role="cell">
        <IntegerInput
          label={named('quantity_of_order_units')}
          min={0}
          unit={item.order_unit_type?.name ?? undefined}
          hidesUnit
          value={item.quantity_of_order_units}
          readOnly={!mayEdit}
          error={errorOf('quantity_of_order_units')}
          onChange={(quantity_of_order_units) => onChange({ quantity_of_order_units })}
        />
        {item.order_unit_type && <small className="order-line-kind">{item.order_unit_type.name}</small>}
      </div>
      <div role="cell">
        <IntegerInput
          label={named('items_per_order_unit')}
          min={1}
          value={item.items_per_order_unit}
          readOnly={!mayEdit}
          onChange={(items_per_order_unit) => {
            since.note('items_per_order_unit');
            onChange({ items_per_order_unit });
          }}
        />
      </div>
      <div role="cell">
        <IntegerInput
          label={named('quantity_of_single_units')}
          min={0}
          unit={item.item_unit_type?.name ?? undefined}
          hidesUnit
          value={item.quantity_of_single_units}
          readOnly={!mayEdit}
          onChange={(quantity_of_single_units) => onChange({ quantity_of_single_units })}
        />
        {item.item_unit_type && <small className="order-line-kind">{item.item_unit_type.name}</small>}
      </div>
      <div role="cell">
        <NumberInput
          label={named('item_weight')}
          min={0}
          unit="lb"
          hidesUnit
          value={item.item_weight}
          readOnly={!mayEdit}
          error={errorOf('item_weight')}
          onChange={(item_weight) => {
            since.note('item_weight');
            onChange({ item_weight });
          }}
        />
      </div>
      <div role="cell" className="order-line-unit">
        <span>{shippedItems(item)}</span>
        <small>{text('pounds', { weight: shippedWeight(item).toLocaleString('en-US') })}</small>
      </div>
      <div role="cell">
        {mayEdit && (
          <IconButton aria-label={text('remove_item', { row: index + 1 })} onClick={onRemove}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        )}
      </div>
    </div>
  );
};
