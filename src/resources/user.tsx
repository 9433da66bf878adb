import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { ESTIMATE_ACTION_LABELS, ESTIMATE_ACTIONS } from '#domain/users/userRules';
import { asText, type FieldInputProps } from '../crud/values/fieldInputProps';
import type { FormOverride } from '../crud/values/overrides';
import { useLocalText } from '../i18n/useLocalText';

/** What a user may do with preliminary estimates [USR-010 USR-014]. */
const EstimateActionInput = ({ value, onChange, onBlur, label, error, required }: FieldInputProps) => {
  const local = useLocalText();
  return (
    <TextField
      select
      fullWidth
      label={label}
      required={required}
      value={asText(value) ?? ''}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => onBlur?.()}
      error={Boolean(error)}
      helperText={error}
    >
      {ESTIMATE_ACTIONS.map((action) => (
        <MenuItem key={action} value={action}>
          {local(ESTIMATE_ACTION_LABELS[action])}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** Users. */
export const user: FormOverride = {
  inputs: { preliminary_estimate_action: (props) => <EstimateActionInput {...props} /> },
};
