import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import type { FieldProps } from './fieldProps';
import { useFieldInput } from './useFieldInput';

/** On or off, as a box or as a switch. */
export const CheckField = ({ isSwitch = false, ...props }: FieldProps & { isSwitch?: boolean }) => {
  const {
    value,
    set,
    common: { name, label, error, readOnly, helperText },
  } = useFieldInput(props);
  const Control = isSwitch ? Switch : Checkbox;
  return (
    <FormControl error={Boolean(error)} sx={{ minHeight: 40, justifyContent: 'center' }}>
      <FormControlLabel
        label={label}
        disabled={readOnly ?? false}
        control={
          <Control
            name={name ?? ''}
            checked={value === true}
            onChange={(_event, checked) => set(checked)}
            slotProps={{ input: { 'aria-invalid': Boolean(error) } }}
          />
        }
      />
      {(error ?? helperText) && <FormHelperText>{error ?? helperText}</FormHelperText>}
    </FormControl>
  );
};
