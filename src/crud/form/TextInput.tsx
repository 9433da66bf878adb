import { LimitedField } from '../../inputs/LimitedField';
import { textFieldProps } from '../../inputs/textFieldProps';
import { asText, type FieldInputProps } from '../values/fieldInputProps';

interface Props extends FieldInputProps {
  multiline?: boolean;
  inputMode?: 'text' | 'email' | 'url';
  autoCapitalize?: 'characters' | 'none';
}

/** A line of text, or several. An empty one is stored as null. */
export const TextInput = ({
  field,
  value,
  onChange,
  onBlur,
  multiline = false,
  inputMode,
  autoCapitalize,
  ...rest
}: Props) => (
  <LimitedField
    {...textFieldProps(rest, { inputMode, autoCapitalize })}
    label={rest.label}
    max={field.max}
    value={asText(value) ?? ''}
    multiline={multiline}
    minRows={multiline ? 3 : undefined}
    maxRows={multiline ? 14 : undefined}
    onBlur={() => onBlur?.()}
    onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
  />
);
