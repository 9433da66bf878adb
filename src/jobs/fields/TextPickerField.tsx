import { useMemo } from 'react';
import { Combobox } from '../../inputs/Combobox';
import type { Choice } from '../../inputs/choice';
import type { FieldProps } from './fieldProps';
import { useFieldInput } from './useFieldInput';

/** The choice that a text without an entry is; no entry has this id. */
const TYPED_ID = -2;

/** A text, from a list or created by typing another one, as City is (decisions-jobs B1). */
export const TextPickerField = ({ options, ...props }: FieldProps & { options: readonly Choice[] }) => {
  const { value, set, common } = useFieldInput(props);
  const chosen = useMemo(
    () =>
      typeof value === 'string' && value !== ''
        ? (options.find(({ name }) => name === value) ?? { id: TYPED_ID, name: value })
        : null,
    [value, options],
  );
  const offered = useMemo(() => (chosen?.id === TYPED_ID ? [...options, chosen] : options), [options, chosen]);
  return (
    <Combobox
      {...common}
      value={chosen}
      options={offered}
      limit={null}
      onChange={(choice) => set(choice?.name ?? null)}
      onCreate={set}
    />
  );
};
