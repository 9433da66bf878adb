import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { CHANGE_OPS, type ChangeFilter } from '#domain/admin/changeFilter';
import { SearchBox } from '../../crud/look/SearchBox';
import { useLabel } from '../../crud/look/useLabel';
import { DateInput } from '../../inputs/DateInput';
import type { HistoryChoices } from '../data/adminApi';
import { useAdminText } from '../useAdminText';
import { isNarrowed } from './historyAddress';

interface Props {
  filter: ChangeFilter;
  choices: HistoryChoices;
  onFilter: (filter: ChangeFilter) => void;
}

const EMPTY_SHOWN = { select: { displayEmpty: true }, inputLabel: { shrink: true } } as const;

const OPS = { insert: 'made', update: 'changed', delete: 'removed' } as const;

/** What narrows the history: who, what, which change, when, a field, a text in a value [ADM-006]. */
export const ChangeFilters = ({ filter, choices, onFilter }: Props) => {
  const text = useAdminText();
  const label = useLabel();
  const set = (more: Partial<ChangeFilter>): void => onFilter({ ...filter, before_id: undefined, ...more });
  // A choice that the lists do not hold, such as a user of long ago, still shows as what it is.
  const users =
    filter.user_id !== undefined && !choices.users.some(({ id }) => id === filter.user_id)
      ? [...choices.users, { id: filter.user_id, name: `#${filter.user_id}` }]
      : choices.users;
  const tables =
    filter.entity !== undefined && !choices.tables.some(({ name }) => name === filter.entity)
      ? [...choices.tables, { name: filter.entity, label: filter.entity, fields: [] }]
      : choices.tables;
  const fields = tables.find(({ name }) => name === filter.entity)?.fields ?? [];
  return (
    <div className="admin-tools history-tools">
      <SearchBox
        value={filter.search ?? ''}
        onSearch={(search) => set({ search: search === '' ? undefined : search })}
        label={text('search')}
      />
      {users.length > 0 && (
        <TextField
          select
          size="small"
          label={text('user')}
          value={filter.user_id ?? ''}
          onChange={({ target }) => set({ user_id: target.value === '' ? undefined : Number(target.value) })}
          slotProps={EMPTY_SHOWN}
        >
          <MenuItem value="">{text('anybody')}</MenuItem>
          {users.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        select
        size="small"
        label={text('entity')}
        value={filter.entity ?? ''}
        onChange={({ target }) =>
          set({ entity: target.value === '' ? undefined : target.value, entity_id: undefined, field: undefined })
        }
        slotProps={EMPTY_SHOWN}
      >
        <MenuItem value="">{text('anything')}</MenuItem>
        {tables.map((table) => (
          <MenuItem key={table.name} value={table.name}>
            {label(table.label)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={text('op')}
        value={filter.op ?? ''}
        onChange={({ target }) => set({ op: CHANGE_OPS.find((op) => op === target.value) })}
        slotProps={EMPTY_SHOWN}
      >
        <MenuItem value="">{text('any_change')}</MenuItem>
        {CHANGE_OPS.map((op) => (
          <MenuItem key={op} value={op}>
            {text(OPS[op])}
          </MenuItem>
        ))}
      </TextField>
      {fields.length > 0 && (
        <TextField
          select
          size="small"
          label={text('field')}
          value={filter.field ?? ''}
          onChange={({ target }) => set({ field: target.value === '' ? undefined : target.value })}
          slotProps={EMPTY_SHOWN}
        >
          <MenuItem value="">{text('any_field')}</MenuItem>
          {fields.map((field) => (
            <MenuItem key={field.name} value={field.name}>
              {label(field.label)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <DateInput
        name="from"
        label={text('from')}
        value={filter.from ?? null}
        onChange={(from) => set({ from: from ?? undefined })}
      />
      <DateInput
        name="to"
        label={text('to')}
        value={filter.to ?? null}
        onChange={(to) => set({ to: to ?? undefined })}
      />
      {isNarrowed(filter) && <Button onClick={() => onFilter({})}>{text('clear')}</Button>}
    </div>
  );
};
