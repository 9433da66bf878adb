import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useT } from '../i18n/useT';
import type { InputProps } from './inputProps';
import { foldText } from './choice';

interface Props extends InputProps<string> {
  suggestions: readonly string[];
  maxLength?: number;
}

/** A text with suggestions, of which any other may be typed too [LKP-017]. */
export const SuggestField = ({
  value, onChange, onBlur, label, error, helperText, disabled = false, required = false, readOnly = false, name, autoFocus = false, suggestions, maxLength,
}: Props) => {
  const t = useT();
  return (
    <Autocomplete
      freeSolo size="small" fullWidth options={suggestions} disabled={disabled} readOnly={readOnly}
      filterOptions={(all) => all.filter((one) => foldText(one).includes(foldText(value.trim())))}
      // The text alone is the value: an empty list has nothing to choose, so none opens.
      inputValue={value} value={null}
      onInputChange={(_event, typed, reason) => { if (reason !== 'reset' && reason !== 'blur') onChange(typed); }}
      onChange={(_event, picked) => { if (picked !== null) onChange(picked); }}
      onBlur={() => onBlur?.()}
      clearText={t('inputs.clear')}
      renderInput={({ inputProps, ...params }) => (
        <TextField
          {...params} label={label} error={Boolean(error)} helperText={error || helperText} required={required} autoFocus={autoFocus} {...(name === undefined ? {} : { name })}
          slotProps={{ htmlInput: { ...inputProps, maxLength } }}
        />
      )}
    />
  );
};
