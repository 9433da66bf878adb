import Autocomplete from '@mui/material/Autocomplete';
import { OutlinedField } from '../../inputs/OutlinedField';
import { useCallback, useRef, useState } from 'react';
import { useUntakenText } from '../../inputs/untakenText';
import type { FieldInputProps } from '../values/fieldInputProps';

const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Several short texts; what is typed becomes one of them by Enter and when the field is left. */
export const ListInput = ({ label, value, onChange, onBlur, error, required, disabled }: FieldInputProps) => {
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useUntakenText(typed.trim() !== '', {
    label,
    wrong: null,
    isPending: false,
    field: useCallback(() => box.current?.querySelector('input'), []),
    drop: useCallback(() => setTyped(''), []),
  });
  return (
    <Autocomplete
      ref={box}
      multiple
      freeSolo
      autoSelect
      options={[]}
      value={words(value)}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      disabled={disabled}
      onBlur={() => onBlur?.()}
      onChange={(_event, next) => onChange(next.map((text) => text.trim()).filter((text) => text !== ''))}
      renderInput={(params) => (
        <OutlinedField {...params} label={label} required={required} error={Boolean(error)} helperText={error} />
      )}
    />
  );
};
