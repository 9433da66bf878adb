import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { flagOf } from '#domain/values';
import { BooleanPicker } from '../../inputs/BooleanPicker';
import type { FieldInputProps } from '../values/fieldInputProps';

/** A switch; where "not answered" is a value of its own, yes, no or neither. */
export const BooleanInput = ({
  field,
  value,
  onChange,
  onBlur,
  label,
  error,
  disabled = false,
  ...rest
}: FieldInputProps) => {
  const id = useId();
  if (!field.required)
    return (
      <BooleanPicker
        {...rest}
        label={label}
        error={error}
        disabled={disabled}
        value={flagOf(value)}
        onChange={onChange}
        onBlur={onBlur}
      />
    );
  return (
    <FormControl error={Boolean(error)} disabled={disabled} sx={{ minHeight: 40, justifyContent: 'center' }}>
      <FormControlLabel
        control={
          <Switch
            checked={value === true}
            onChange={(_event, checked) => onChange(checked)}
            onBlur={() => onBlur?.()}
            slotProps={{ input: error ? { 'aria-invalid': true, 'aria-describedby': id } : {} }}
          />
        }
        label={label}
      />
      {error && <FormHelperText id={id}>{error}</FormHelperText>}
    </FormControl>
  );
};
