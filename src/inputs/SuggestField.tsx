import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useT } from '../i18n/useT';
import type { InputProps } from './inputProps';
import { foldText } from './choice';

interface Props extends InputProps<string> {
  suggestions: readonly string[];
  maxLength?: number;
  /** Lists what is typed as a new entry, when it is none of the suggestions. */
  offersNew?: boolean;
  /** Told when the list opens, for suggestions that are read then. */
  onOpen?: () => void;
}

/** A text with suggestions, of which any other may be typed too [LKP-012 LKP-017]. */
export const SuggestField = ({
  value,
  onChange,
  onBlur,
  label,
  error,
  helperText,
  disabled = false,
  required = false,
  readOnly = false,
  name,
  autoFocus = false,
  suggestions,
  maxLength,
  offersNew = false,
  onOpen,
}: Props) => {
  const t = useT();
  const typed = foldText(value.trim());
  const isKnown = suggestions.some((one) => foldText(one) === typed);
  const listed = (): string[] => {
    // A text that was chosen already does not narrow the list to itself.
    const found = isKnown ? [...suggestions] : suggestions.filter((one) => foldText(one).includes(typed));
    return !offersNew || typed === '' || isKnown ? found : [...found, value.trim()];
  };
  return (
    <Autocomplete
      freeSolo
      size="small"
      fullWidth
      options={suggestions}
      disabled={disabled}
      readOnly={readOnly}
      filterOptions={listed}
      onOpen={() => onOpen?.()}
      renderOption={({ key, ...props }, name) => (
        <li key={key} {...props}>
          {suggestions.includes(name) ? name : t('inputs.create_entry', { text: name })}
        </li>
      )}
      // The text alone is the value: an empty list has nothing to choose, so none opens.
      inputValue={value}
      value={null}
      onInputChange={(_event, typed, reason) => {
        if (reason !== 'reset' && reason !== 'blur') onChange(typed);
      }}
      onChange={(_event, picked) => {
        if (picked !== null) onChange(picked);
      }}
      onBlur={() => onBlur?.()}
      clearText={t('inputs.clear')}
      renderInput={({ inputProps, ...params }) => (
        <TextField
          {...params}
          label={label}
          error={Boolean(error)}
          helperText={error || helperText}
          required={required}
          autoFocus={autoFocus}
          {...(name === undefined ? {} : { name })}
          slotProps={{ htmlInput: { ...inputProps, maxLength } }}
        />
      )}
    />
  );
};
