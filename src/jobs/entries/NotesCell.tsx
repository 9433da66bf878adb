import { LimitedField } from '../../inputs/LimitedField';
import { textFieldProps } from '../../inputs/textFieldProps';
import { useFieldInput } from '../fields/useFieldInput';
import type { EntryControlProps } from './entryColumn';

/** The longest note. */
const MAX = 4000;

/**
 * Notes of a row: as high as the text is; Shift+Enter makes a new line. The browser measures it, which is cheap in long
 * tables.
 */
export const NotesCell = (props: EntryControlProps) => {
  const { value, set, common } = useFieldInput(props);
  return (
    <LimitedField
      {...textFieldProps(common, { rows: 1, className: 'entries-notes' }, { inputComponent: 'textarea' })}
      hasLinks
      label={common.label}
      max={MAX}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => set(event.target.value === '' ? null : event.target.value)}
    />
  );
};
