import { LimitedField } from '../../inputs/LimitedField';
import { textFieldProps } from '../../inputs/textFieldProps';
import type { FieldProps } from './fieldProps';
import { useFieldInput } from './useFieldInput';

interface Props extends FieldProps {
  multiline?: boolean;
  max?: number;
  inputMode?: 'text' | 'email';
}

/** A line of text, or several; an empty one is null. What is too long is said, not cut off where it was pasted. */
export const TextField = ({ multiline = false, max, inputMode, ...props }: Props) => {
  const { value, set, common } = useFieldInput(props);
  return (
    <LimitedField
      {...textFieldProps(common, { inputMode })}
      label={common.label}
      max={max}
      value={typeof value === 'string' ? value : ''}
      multiline={multiline}
      minRows={multiline ? 2 : undefined}
      maxRows={multiline ? 14 : undefined}
      onChange={(event) => set(event.target.value === '' ? null : event.target.value)}
    />
  );
};
