import TextField from '@mui/material/TextField';
import type { OrderValues } from '#domain/inventory/purchaseOrder/orderValues';
import { shownName } from '#domain/lookups/shownName';
import { useLanguage } from '../../i18n/useLanguage';
import { Combobox } from '../../inputs/Combobox';
import { DateInput } from '../../inputs/DateInput';
import { LimitedField } from '../../inputs/LimitedField';
import type { OrderLists } from '../data/ordersApi';
import type { WholeForm } from '../../crud/form/useWholeForm';
import { useOrdersText } from '../useOrdersText';
import { VendorPicker } from './VendorPicker';

/** The longest notes. */
const NOTES_MAX = 4000;

interface Props {
  form: WholeForm<OrderValues>;
  lists: OrderLists;
  mayEdit: boolean;
  hasReceived: boolean;
}

/** Who sells, where it goes, when [PO-002 PO-004]. The place is kept once something lies there. */
export const OrderHead = ({ form: { values, change, errors, stored }, lists, mayEdit, hasReceived }: Props) => {
  const text = useOrdersText();
  const { language } = useLanguage();
  const field = (name: 'order_name' | 'pickup_number' | 'notes') => ({
    label: text(name),
    value: values[name] ?? '',
    error: errors.has(name),
    helperText: errors.get(name),
    slotProps: { input: { readOnly: !mayEdit } },
    fullWidth: true,
    size: 'small' as const,
  });
  const chosen = (name: 'mmg_location' | 'created_by') => ({
    label: text(name),
    value: values[name],
    error: errors.get(name) ?? errors.get(`${name}_id`),
    readOnly: !mayEdit,
  });
  return (
    <div className="order-head">
      <TextField
        {...field('order_name')}
        required
        autoFocus={!stored}
        onChange={({ target }) => change({ order_name: target.value })}
      />
      <VendorPicker
        vendors={lists.vendors}
        value={values.supplier}
        error={errors.get('supplier') ?? errors.get('supplier_id')}
        readOnly={!mayEdit}
        onChange={(supplier) => change({ supplier })}
      />
      <Combobox
        {...chosen('mmg_location')}
        options={lists.locations}
        readOnly={!mayEdit || hasReceived}
        onChange={(mmg_location) => change({ mmg_location })}
      />
      <Combobox
        {...chosen('created_by')}
        required
        options={lists.employees}
        onChange={(created_by) => change({ created_by })}
      />
      <TextField
        label={text('order_status')}
        value={shownName(stored?.values.order_status?.name ?? '-', language)}
        size="small"
        slotProps={{ input: { readOnly: true } }}
      />
      <DateInput
        label={text('order_date')}
        value={values.order_date}
        readOnly={!mayEdit}
        onChange={(order_date) => change({ order_date })}
      />
      <DateInput
        label={text('expected_date')}
        value={values.expected_date}
        readOnly={!mayEdit}
        onChange={(expected_date) => change({ expected_date })}
      />
      <TextField
        {...field('pickup_number')}
        onChange={({ target }) => change({ pickup_number: target.value || null })}
      />
      <LimitedField
        {...field('notes')}
        max={NOTES_MAX}
        className="order-head-wide"
        multiline
        minRows={2}
        onChange={({ target }) => change({ notes: target.value || null })}
      />
    </div>
  );
};
