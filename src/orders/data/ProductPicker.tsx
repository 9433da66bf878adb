import { useEffect, useMemo, useState } from 'react';
import type { LookupObject } from '#domain/lookups/lookupObject';
import { useT } from '../../i18n/useT';
import { Combobox } from '../../inputs/Combobox';
import type { ProductChoice } from './productChoice';
import { useOrdersApi } from './useOrdersApi';

/** Milliseconds without a key until the server is asked. */
const PAUSE = 200;

interface Props {
  value: LookupObject | null;
  onChoose: (product: ProductChoice | null) => void;
  label: string;
  error?: string | undefined;
  readOnly?: boolean;
  autoFocus?: boolean;
}

/** What the server found for a text. */
interface Found {
  text: string | null;
  products: readonly ProductChoice[];
  isFailed: boolean;
}

const asChoice = ({ id, name }: LookupObject): ProductChoice => ({
  id,
  name: name ?? `#${id}`,
  product_code: null,
  order_unit: null,
  unit_of_measure: null,
  quantity_per_unit: null,
  unit_weight: null,
  standard_cost: null,
});

/** A product found by its name or code; the server searches. Discontinued ones are not offered. */
export const ProductPicker = ({ value, onChoose, label, error, readOnly = false, autoFocus = false }: Props) => {
  const api = useOrdersApi();
  const t = useT();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Found>({ text: null, products: [], isFailed: false });
  useEffect(() => {
    if (readOnly) return undefined;
    let isWanted = true;
    const take = (products: readonly ProductChoice[], isFailed = false): void => {
      if (isWanted) setFound({ text: typed, products, isFailed });
    };
    const timer = setTimeout(() => void api.products(typed).then(take, () => take([], true)), typed === '' ? 0 : PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [api, typed, readOnly]);
  const options = useMemo(
    () =>
      value && typed === '' && !found.products.some(({ id }) => id === value.id)
        ? [asChoice(value), ...found.products]
        : found.products,
    [value, found, typed],
  );
  const chosen = value ? (options.find(({ id }) => id === value.id) ?? asChoice(value)) : null;
  return (
    <Combobox<ProductChoice>
      label={label}
      value={chosen}
      options={options}
      onSearch={setTyped}
      loading={!readOnly && found.text !== typed}
      failure={found.isFailed ? t('inputs.list_failed') : null}
      onChange={onChoose}
      error={error}
      readOnly={readOnly}
      autoFocus={autoFocus}
    />
  );
};
