import { useMemo } from 'react';
import { Combobox } from '../../inputs/Combobox';
import { asChoice, offeredChoices, type OfferedChoice } from '../fields/choices';
import type { FieldProps } from '../fields/fieldProps';
import { useFieldInput } from '../fields/useFieldInput';

interface Props extends FieldProps {
  options: readonly OfferedChoice[];
  /** How an entry reads here. */
  nameOf: (choice: { id: number; name?: string | null | undefined }) => string;
}

/**
 * A choice from a list whose entries read otherwise here than in the list, such as "Cave In" for Weeping; the field
 * holds the list's entry.
 */
export const RenamedPicker = ({ options, nameOf, ...props }: Props) => {
  const { value, set, common } = useFieldInput(props);
  const chosen = asChoice(value);
  const offered = useMemo(() => offeredChoices(options, chosen ? [chosen] : []), [options, chosen]);
  const shown = useMemo(() => offered.map((choice) => ({ id: choice.id, name: nameOf(choice) })), [offered, nameOf]);
  return (
    <Combobox
      {...common}
      value={shown.find(({ id }) => id === chosen?.id) ?? null}
      options={shown}
      limit={null}
      onChange={(picked) => set(offered.find(({ id }) => id === picked?.id) ?? null)}
    />
  );
};
