import { useState } from 'react';
import { formatValue } from '#domain/fields/formatValue';
import { useLabel } from '../../crud/look/useLabel';
import { useLanguage } from '../../i18n/useLanguage';
import type { FieldChange, RowChange } from '#domain/admin/rowChange';
import { useAdminText } from '../useAdminText';

/** A row made or deleted has many fields; the first ones say what it was. */
const FIRST = 4;

const isEmpty = (value: unknown): boolean => value === null || value === '' || value === undefined;

/** The fields of a change, from what to what; those that were and stayed empty are left out. */
export const ChangeValues = ({ change: { op, fields } }: { change: Pick<RowChange, 'op' | 'fields'> }) => {
  const text = useAdminText();
  const label = useLabel();
  const { language } = useLanguage();
  const [all, setAll] = useState(false);
  const told = fields.filter(({ before, after }) => !(isEmpty(before) && isEmpty(after)));
  const shown = all ? told : told.slice(0, FIRST);
  const written = (field: FieldChange, value: unknown, name: string | null): string =>
    name ??
    (formatValue(
      { name: field.field, label: field.label, kind: field.kind === 'Reference' ? 'Int' : field.kind, required: false },
      value,
      language,
    ) ||
      text('no_value'));
  return (
    <>
      <ul className="change-fields">
        {shown.map((field) => (
          <li key={field.field}>
            <span className="change-field">{label(field.label)}: </span>
            {op !== 'insert' && <del>{written(field, field.before, field.before_name)}</del>}
            {op === 'update' && <span aria-hidden="true"> → </span>}
            {op !== 'delete' && <ins>{written(field, field.after, field.after_name)}</ins>}
          </li>
        ))}
      </ul>
      {told.length > FIRST && (
        <button type="button" className="change-more" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? text('fewer_fields') : text('more_fields', { smart_count: told.length - FIRST })}
        </button>
      )}
    </>
  );
};
