import type { ComponentProps } from 'react';
import { OutlinedField } from './OutlinedField';
import { useTextLimit } from './useTextLimit';

interface Props extends Omit<ComponentProps<typeof OutlinedField>, 'inputRef' | 'value' | 'label'> {
  label: string;
  value: string;
  /** The most characters; what is longer is told and not cut off [KEY-012]. */
  max: number | undefined;
}

/** A text with a limit of length. */
export const LimitedField = ({ max, error = false, helperText, ...rest }: Props) => {
  const [limited, tooLong] = useTextLimit(rest.value, max, rest.label);
  return (
    <OutlinedField {...rest} inputRef={limited} error={error || tooLong !== null} helperText={tooLong ?? helperText} />
  );
};
