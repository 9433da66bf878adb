import type { Choice } from '../../inputs/choice';
import { TextPicker } from '../../inputs/TextPicker';
import type { FieldProps } from './fieldProps';
import { useFieldInput } from './useFieldInput';

/** A text, from a list or created by typing another one, as City is (decisions-jobs B1). */
export const TextPickerField = ({ options, ...props }: FieldProps & { options: readonly Choice[] }) => {
  const { value, set, common } = useFieldInput(props);
  return <TextPicker {...common} value={typeof value === 'string' ? value : null} options={options} onChange={set} />;
};
