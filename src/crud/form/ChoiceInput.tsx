import { useMemo } from 'react';
import { Combobox } from '../../inputs/Combobox';
import { useLabel } from '../look/useLabel';
import type { FieldInputProps } from '../values/fieldInputProps';

/** One of the few words that a text may be, in the language of the screen. */
export const ChoiceInput = ({ field, related: _related, value, onChange, ...rest }: FieldInputProps) => {
  const label = useLabel();
  const words = field.choices;
  const options = useMemo(() => (words ?? []).map((word, id) => ({ id, name: label(word), word })), [words, label]);
  return (
    <Combobox
      {...rest}
      value={options.find(({ word }) => word === value) ?? null}
      options={options}
      limit={null}
      onChange={(choice) => onChange(choice?.word ?? null)}
    />
  );
};
