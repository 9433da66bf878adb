import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FIELD_ACCESS, fieldKey, type FieldAccess, type FieldLimit } from '#domain/access/fieldLimits';
import { useLabel } from '../../crud/look/useLabel';
import { textHook } from '../../i18n/textHook';
import { Combobox } from '../../inputs/Combobox';
import { usePeopleApi } from '../data/PeopleApiContext';
import type { LimitableField } from '../data/peopleApi';

const en = {
  title: 'Fields',
  hint: 'A hidden field is in no list, form, search, export or history of this role. A read-only one is shown and cannot be changed. Prices and costs have a permission of their own.',
  none: 'This role has every field of the records that it sees.',
  record: 'Record',
  field: 'Field',
  access: 'This role',
  hidden: 'Does not see it',
  read_only: 'Sees it, cannot change it',
  add: 'Add field',
  remove: 'Remove %{field}',
} as const;
const es: Record<keyof typeof en, string> = {
  title: 'Campos',
  hint: 'Un campo oculto no está en ninguna lista, formulario, búsqueda, exportación ni historial de este rol. Uno de solo lectura se ve y no se puede cambiar. Precios y costos tienen su propio permiso.',
  none: 'Este rol tiene todos los campos de los registros que ve.',
  record: 'Registro',
  field: 'Campo',
  access: 'Este rol',
  hidden: 'No lo ve',
  read_only: 'Lo ve, no puede cambiarlo',
  add: 'Agregar campo',
  remove: 'Quitar %{field}',
};
const useFieldText = textHook({ en, es });

const NO_FIELDS: readonly LimitableField[] = [];

interface Props {
  limits: readonly FieldLimit[];
  disabled: boolean;
  onChange: (limits: readonly FieldLimit[]) => void;
}

/** The fields that a role does not see, or sees and does not change: a table that the role's form holds [USR-018]. */
export const FieldLimits = ({ limits, disabled, onChange }: Props) => {
  const text = useFieldText();
  const label = useLabel();
  const api = usePeopleApi();
  const { data: offered = NO_FIELDS } = useQuery({
    queryKey: ['role', 'limitable fields'],
    queryFn: () => api.limitableFields(),
    staleTime: Infinity,
  });
  const [entity, setEntity] = useState<string | null>(null);
  const labelled = (name: string): string => name.split(': ').map(label).join(': ');
  const named = ({ entity: table, field }: FieldLimit) => {
    const known = offered.find((one) => one.entity === table && one.field === field);
    return { record: known ? labelled(known.entity_label) : table, field: known ? label(known.label) : field };
  };
  const records = [...new Map(offered.map((one) => [one.entity, labelled(one.entity_label)]))]
    .map(([name, shown], id) => ({ id, name: shown, entity: name }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const held = new Set(limits.map((one) => fieldKey(one.entity, one.field)));
  const fields = offered
    .filter((one) => one.entity === entity && !held.has(fieldKey(one.entity, one.field)))
    .map((one, id) => ({ id, name: label(one.label), field: one.field }));
  const set = (limit: FieldLimit, access: FieldAccess): void =>
    onChange(limits.map((one) => (one === limit ? { ...one, access } : one)));
  const accessOf = (value: string): FieldAccess => FIELD_ACCESS.find((one) => one === value) ?? 'hidden';

  return (
    <section className="permission-group" aria-label={text('title')} style={{ marginTop: 16 }}>
      <h3>{text('title')}</h3>
      <p className="permissions-none">{limits.length === 0 ? text('none') : text('hint')}</p>
      {limits.length > 0 && (
        <table className="field-limits" aria-label={text('title')}>
          <thead>
            <tr>
              <th scope="col">{text('record')}</th>
              <th scope="col">{text('field')}</th>
              <th scope="col">{text('access')}</th>
              <th aria-hidden="true" />
            </tr>
          </thead>
          <tbody>
            {limits.map((limit) => {
              const shown = named(limit);
              return (
                <tr key={fieldKey(limit.entity, limit.field)}>
                  <td>{shown.record}</td>
                  <th scope="row">{shown.field}</th>
                  <td>
                    <TextField
                      select
                      size="small"
                      fullWidth
                      disabled={disabled}
                      value={limit.access}
                      onChange={({ target }) => set(limit, accessOf(target.value))}
                      slotProps={{
                        htmlInput: { 'aria-label': `${text('access')}: ${shown.record}, ${shown.field}` },
                      }}
                    >
                      {FIELD_ACCESS.map((access) => (
                        <MenuItem key={access} value={access}>
                          {text(access)}
                        </MenuItem>
                      ))}
                    </TextField>
                  </td>
                  <td>
                    <IconButton
                      size="small"
                      disabled={disabled}
                      aria-label={text('remove', { field: `${shown.record}, ${shown.field}` })}
                      onClick={() => onChange(limits.filter((one) => one !== limit))}
                    >
                      <DeleteIcon fontSize="small" />
                    </IconButton>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {!disabled && (
        <div className="field-limits-new">
          <Combobox
            label={text('record')}
            options={records}
            limit={null}
            value={records.find((one) => one.entity === entity) ?? null}
            onChange={(record) => setEntity(record?.entity ?? null)}
          />
          {entity !== null && (
            <Combobox
              key={`${entity} ${limits.length}`}
              label={text('add')}
              options={fields}
              limit={null}
              value={null}
              onChange={(choice) => {
                if (choice) onChange([...limits, { entity, field: choice.field, access: 'hidden' }]);
              }}
            />
          )}
        </div>
      )}
    </section>
  );
};
