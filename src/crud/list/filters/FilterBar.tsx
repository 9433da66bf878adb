import FilterListIcon from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { Late } from '../../../page/Late';
import { useCrudText } from '../../look/useCrudText';
import { listFields } from '../../listState/listColumns';
import type { ResourceListState } from '../../listState/useResourceList';
import { FilterChip } from './FilterChip';
import { fieldFilters, filterEditorOf } from '../../listState/filterKinds';
import { FilterMenu, FilterPopover } from '../lateParts';

interface Props {
  resource: ResourceDescriptor;
  state: ResourceListState;
}

/** The filters in force as chips, and the way to add one on any field that can be filtered. */
export const FilterBar = ({ resource, state: { filter, setFieldFilter, setMatch, clearFilters } }: Props) => {
  const text = useCrudText();
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const [edited, setEdited] = useState<{ field: FieldDescriptor; anchor: HTMLElement } | null>(null);
  const active = fieldFilters(listFields(resource), filter);
  const isAny = filter.match === 'ANY';
  // Another server's lists compare as its filters do.
  const isOfSource = resource.fields.some(({ filters }) => filters !== undefined);
  const offered = listFields(resource).filter((field) => filterEditorOf(field) !== null);

  return (
    <>
      {active.map(({ field, value }) => (
        <FilterChip
          key={field.name}
          field={field}
          value={value}
          onOpen={(anchor) => setEdited({ field, anchor })}
          onRemove={() => setFieldFilter(field.name, null)}
        />
      ))}
      <Button
        size="small"
        color="inherit"
        startIcon={<FilterListIcon />}
        aria-haspopup="menu"
        aria-expanded={menu !== null}
        onClick={(event) => setMenu(event.currentTarget)}
      >
        {text('add_filter')}
      </Button>
      {active.length > 1 && !isOfSource && (
        <Button
          size="small"
          color="inherit"
          variant={isAny ? 'outlined' : 'text'}
          aria-pressed={isAny}
          title={text('match_change')}
          onClick={() => setMatch(isAny ? null : 'ANY')}
        >
          {text(isAny ? 'match_any' : 'match_all')}
        </Button>
      )}
      {active.length > 1 && (
        <Button size="small" color="inherit" onClick={clearFilters}>
          {text('clear_filters')}
        </Button>
      )}
      <Late open={menu !== null}>
        <FilterMenu
          anchor={menu}
          fields={offered}
          onChoose={(field, anchor) => setEdited({ field, anchor })}
          onClose={() => setMenu(null)}
        />
      </Late>
      {edited && (
        <Late open>
          <FilterPopover
            key={edited.field.name}
            field={edited.field}
            anchor={edited.anchor}
            value={active.find(({ field }) => field.name === edited.field.name)?.value ?? {}}
            onClose={() => setEdited(null)}
            onApply={(value) => {
              setFieldFilter(edited.field.name, value);
              setEdited(null);
            }}
          />
        </Late>
      )}
    </>
  );
};
