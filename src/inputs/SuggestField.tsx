import Autocomplete from '@mui/material/Autocomplete';
import { OutlinedField } from './OutlinedField';
import { useT } from '../i18n/useT';
import type { InputProps } from './inputProps';
import { foldText } from '#domain/foldText';
import { useTextLimit } from './useTextLimit';

interface Props extends InputProps<string> {
  suggestions: readonly string[];
  /** The most characters; what is longer is told and not cut off [KEY-012]. */
  max?: number | undefined;
}

/**
 * A text with suggestions, of which any other may be typed too; leaving it takes nothing but what is typed [FLT-033].
 * Enter takes the suggestion that the arrows are on; without one the text is whole as it is, and Enter is that of the
 * form [FLT-014].
 */
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
  max,
}: Props) => {
  const t = useT();
  const [limited, tooLong] = useTextLimit(value, max, label);
  const typed = foldText(value.trim());
  const isKnown = suggestions.some((one) => foldText(one) === typed);
  const listed = (): string[] => {
    // A text that was chosen already does not narrow the list to itself.
    return isKnown ? [...suggestions] : suggestions.filter((one) => foldText(one).includes(typed));
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
        <OutlinedField
          {...params}
          inputRef={limited}
          label={label}
          error={Boolean(tooLong ?? error)}
          helperText={tooLong ?? (error || helperText)}
          required={required}
          autoFocus={autoFocus}
          {...(name === undefined ? {} : { name })}
          slotProps={{ htmlInput: inputProps }}
        />
      )}
    />
  );
};
