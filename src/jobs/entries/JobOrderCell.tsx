import { useMemo } from 'react';
import { Combobox } from '../../inputs/Combobox';
import { useFieldInput } from '../fields/useFieldInput';
import type { EntryControlProps } from './entryColumn';

interface Props extends EntryControlProps {
  orders: readonly { id: number; name?: string | null | undefined }[];
}

/** The place of a job in a crew's day, picked from the list of orders; the row holds the number. */
export const JobOrderCell = ({ orders, ...props }: Props) => {
  const { value, set, common } = useFieldInput(props);
  const chosen = useMemo(
    () =>
      typeof value === 'number' ? (orders.find(({ id }) => id === value) ?? { id: value, name: String(value) }) : null,
    [orders, value],
  );
  return (
    <Combobox
      {...common}
      value={chosen}
      options={chosen && !orders.includes(chosen) ? [...orders, chosen] : orders}
      onChange={(order) => set(order?.id ?? null)}
    />
  );
};
