import { useMemo } from 'react';
import type { Choice } from './choice';
import { Combobox } from './Combobox';
import type { InputProps } from './inputProps';

/** The choice that a text without an entry is; no entry has this id. */
const TYPED_ID = -2;

interface Props extends InputProps<string | null> {
  options: readonly Choice[];
  loading?: boolean;
}

/** A text, from a list or created by typing another one, as City is; it is stored as it is typed [LKP-012 LKP-017]. */
export const TextPicker = ({ value, onChange, options, ...rest }: Props) => {
  const chosen = useMemo(
    () =>
      value === null || value === ''
        ? null
        : (options.find(({ name }) => name === value) ?? { id: TYPED_ID, name: value }),
    [value, options],
  );
  const offered = useMemo(() => (chosen?.id === TYPED_ID ? [...options, chosen] : options), [options, chosen]);
  return (
    <Combobox
      {...rest}
      value={chosen}
      options={offered}
      limit={null}
      onChange={(choice) => onChange(choice?.name ?? null)}
      onCreate={onChange}
    />
  );
};
