import { useCatalogue } from '../../../dataProvider/catalogue/useCatalogue';
import { ReferencesPicker } from '../../reference/ReferencesPicker';
import { useReferenced } from '../../reference/useReferenced';
import type { EditorProps } from './FilterEditor';

/** Rows that name one of the chosen records. */
export const ReferenceFilter = ({ field, label, value, onChange }: EditorProps) => {
  const { find } = useCatalogue();
  const target = field.reference === undefined ? undefined : find(field.reference);
  const chosen = useReferenced(target, value.in ?? []);
  return (
    <ReferencesPicker
      target={target}
      label={label}
      value={chosen}
      autoFocus
      onChange={(rows) => onChange(rows.length === 0 ? {} : { in: rows.map(({ id }) => id) })}
    />
  );
};
