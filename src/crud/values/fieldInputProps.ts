import type { FieldDescriptor } from '#domain/fields/descriptor';
import type { StoredImage } from '#domain/files/storedImage';
import type { Row } from '../../dataProvider/row';
import type { InputProps } from '../../inputs/inputProps';

/**
 * What every input of a generated form gets: that of the shared inputs, and the field. `value` is its stored form, null
 * when empty.
 */
export interface FieldInputProps extends Omit<InputProps<unknown>, 'onChange'> {
  field: FieldDescriptor;
  /** @param chosen of a reference, the record that was chosen */
  onChange: (value: string | number | boolean | readonly string[] | StoredImage | null, chosen?: Row | null) => void;
  /** The other fields of the record, where they can be written with this one. */
  beside?: {
    held: (name: string) => unknown;
    write: (name: string, value: string) => void;
  };
  /** The record that a reference names, as it was read; it spares asking for its title. */
  related?: unknown;
}

export const asText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
