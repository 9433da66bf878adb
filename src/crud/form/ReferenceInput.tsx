import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import type { Row } from '../../dataProvider/row';
import { ReferencePicker } from '../values/ReferencePicker';
import { useReferenced } from '../values/useReferenced';
import type { FieldInputProps } from '../values/fieldInputProps';

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number';

/** A record of another table, found by typing. */
export const ReferenceInput = ({
  field,
  value,
  onChange,
  related,
  label,
  error,
  onBlur,
  required,
  disabled = false,
}: FieldInputProps) => {
  const { find } = useCatalogue();
  const target = field.reference === undefined ? undefined : find(field.reference);
  const ids = typeof value === 'number' ? [value] : [];
  const [chosen] = useReferenced(target, ids, isRow(related) ? [related] : []);
  const shown = typeof value === 'number' ? (chosen ?? { id: value }) : null;
  return (
    <ReferencePicker
      target={target}
      label={label}
      value={shown}
      onChange={(row) => onChange(row?.id ?? null)}
      onBlur={onBlur}
      required={required}
      error={error}
      disabled={disabled || target === undefined}
    />
  );
};
