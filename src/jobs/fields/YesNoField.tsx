import { BooleanPicker } from '../../inputs/BooleanPicker';
import type { FieldProps } from './fieldProps';
import { useFieldInput } from './useFieldInput';

/** YES, NO or not answered. */
export const YesNoField = (props: FieldProps) => {
  const { value, set, common } = useFieldInput(props);
  return <BooleanPicker {...common} value={typeof value === 'boolean' ? value : null} onChange={set} />;
};
