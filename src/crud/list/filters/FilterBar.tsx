import FilterListIcon from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useCrudText } from '../../look/useCrudText';
import { useLabel } from '../../look/useLabel';
import { listFields } from '../../listState/listColumns';
import type { ResourceListState } from '../../listState/useResourceList';
import { FilterChip } from './FilterChip';
import { fieldFilters, filterEditorOf } from '../../listState/filterKinds';
import { FilterPopover } from './FilterPopover';

interface Props {
  resource: ResourceDescriptor;
  state: ResourceListState;
}

/** The filters in force as chips, and the way to add one on any field that can be filtered. */
export const FilterBar = ({ resource, state: { filter, setFieldFilter, clearFilters } }: Props) => {
  const text = useCrudText();
  const label = useLabel();
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const [edited, setEdited] = useState<{ field: FieldDescriptor; anchor: HTMLElement } | null>(null);
  const active = fieldFilters(listFields(resource), filter);
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
      {active.length > 1 && (
        <Button size="small" color="inherit" onClick={clearFilters}>
          {text('clear_filters')}
        </Button>
      )}
      <Menu
        anchorEl={menu}
        open={menu !== null}
        onClose={() => setMenu(null)}
        slotProps={{ paper: { sx: { maxHeight: 420 } }, list: { 'aria-label': text('filter_by'), dense: true } }}
      >
        {offered.map((field) => (
          <MenuItem
            key={field.name}
            onClick={() => {
              if (menu) setEdited({ field, anchor: menu });
              setMenu(null);
            }}
          >
            {label(field.label)}
          </MenuItem>
        ))}
      </Menu>
      {edited && (
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
      )}
    </>
  );
};
