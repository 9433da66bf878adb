import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { FieldInputProps } from '../values/fieldInputProps';

const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Several short texts. */
export const ListInput = ({ label, value, onChange, onBlur, error, required, disabled }: FieldInputProps) => (
  <Autocomplete
    multiple
    freeSolo
    options={[]}
    value={words(value)}
    disabled={disabled}
    onBlur={() => onBlur?.()}
    onChange={(_event, next) => onChange(next)}
    renderInput={(params) => (
      <TextField {...params} label={label} required={required} error={Boolean(error)} helperText={error} />
    )}
  />
);
