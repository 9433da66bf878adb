import { useMemo } from 'react';
import { MultiPicker } from '../../inputs/MultiPicker';
import { asChoices, offeredChoices, type OfferedChoice } from './choices';
import type { FieldProps } from './fieldProps';
import { useFieldInput } from './useFieldInput';

/** Any number of a list, in its order; holds {id, name} of each. */
export const MultiPickerField = ({ options, ...props }: FieldProps & { options: readonly OfferedChoice[] }) => {
  const { value, set, common } = useFieldInput(props);
  const chosen = asChoices(value);
  const offered = useMemo(
    () => offeredChoices(options, chosen).map(({ id, name }) => ({ id, name: name ?? `#${id}` })),
    [options, chosen],
  );
  return (
    <MultiPicker
      {...common}
      value={chosen.map(({ id }) => id)}
      options={offered}
      onChange={(ids) => set(offered.filter(({ id }) => ids.includes(id)))}
    />
  );
};
