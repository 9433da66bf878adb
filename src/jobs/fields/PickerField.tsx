import { useMemo } from 'react';
import { Combobox } from '../../inputs/Combobox';
import type { Choice } from '../../inputs/choice';
import { asChoice, offeredChoices, type OfferedChoice } from './choices';
import type { FieldProps } from './fieldProps';
import { useFieldInput } from './useFieldInput';

interface Props<Option extends OfferedChoice> extends FieldProps {
  options: readonly Option[];
  /** The most entries listed, ten unless said; null turns the cap off, as for colours and statuses [LKP-017]. */
  limit?: number | null;
  /** In place of writing the choice into the field, where more follows from it. The choice is null, or one of `options` or the one that stood. */
  onPick?: (choice: Option | Choice | null) => void;
}

/** One of a list, by typing, arrow keys or the mouse; holds {id, name} as the list has them. */
export const PickerField = <Option extends OfferedChoice>({ options, limit, onPick, ...props }: Props<Option>) => {
  const { value, set, common } = useFieldInput(props);
  const chosen = asChoice(value);
  const offered = useMemo(() => offeredChoices(options, chosen ? [chosen] : []), [options, chosen]);
  return (
    <Combobox
      {...common}
      value={chosen}
      options={offered}
      {...(limit === undefined ? {} : { limit })}
      onChange={onPick ?? set}
    />
  );
};
