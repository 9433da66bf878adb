import { useEffect, useMemo, useState } from 'react';
import type { LookupObject } from '#domain/lookups/lookupObject';
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
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly ProductChoice[]>([]);
  useEffect(() => {
    if (readOnly) return undefined;
    let isWanted = true;
    const timer = setTimeout(
      () => {
        api.products(typed).then(
          (products) => {
            if (isWanted) setFound(products);
          },
          () => undefined,
        );
      },
      typed === '' ? 0 : PAUSE,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [api, typed, readOnly]);
  const options = useMemo(
    () => (value && !found.some(({ id }) => id === value.id) ? [asChoice(value), ...found] : found),
    [value, found],
  );
  const chosen = value ? (options.find(({ id }) => id === value.id) ?? null) : null;
  return (
    <Combobox<ProductChoice>
      label={label}
      value={chosen}
      options={options}
      limit={20}
      onSearch={setTyped}
      onChange={onChoose}
      error={error}
      readOnly={readOnly}
      autoFocus={autoFocus}
    />
  );
};
