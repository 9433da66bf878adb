import { Suspense, useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { GridDensity } from '@mui/x-data-grid';
import type { ResourceRights } from '#domain/access/resourceNeeds';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { ExportButton } from '../many/ExportButton';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import { ViewMenu } from './ViewMenu';
import { ColumnChooser } from './ColumnChooser';
import { DensityMenu } from './DensityMenu';
import type { ListPanel } from '../look/useListPanel';
import { FilterBar } from './filters/FilterBar';
import { ListMenu } from './ListMenu';
import { SearchBox } from '../look/SearchBox';
import { SEARCH_ID } from './useListCommands';
import { allColumns, type ListColumn } from '../listState/listColumns';
import type { ResourceListState } from '../listState/useResourceList';
import { Late } from '../../page/Late';
import type { ListLayout } from '../layout/listLayout';
import { LayoutChip, LayoutDialog, PagedExportButton } from './lateParts';
import { useViewedList } from './useViewedList';

interface Props {
  resource: ResourceDescriptor;
  state: ResourceListState;
  rights: ResourceRights;
  narrow: boolean;
  density: GridDensity;
  onDensity: (density: GridDensity) => void;
  panel: ListPanel;
  /** How the list is laid out; null for rows. */
  layout: ListLayout | null;
  onLayout: (layout: ListLayout | null) => void;
}

/** The search, the filters, how many rows there are, and what the table shows. */
export const ListToolbar = ({
  resource,
  state,
  rights,
  narrow,
  density,
  onDensity,
  panel,
  layout,
  onLayout,
}: Props) => {
  const text = useCrudText();
  const label = useLabel();
  const { total } = state.list;
  const views = useViewedList(resource, state, layout);
  const [isChoosing, setIsChoosing] = useState(false);
  const named = ({ name, field }: ListColumn) => ({ name, label: label(field.label) });
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <ViewMenu list={views} />
      {resource.searchable && (
        <SearchBox
          id={SEARCH_ID}
          value={state.search}
          onSearch={state.setSearch}
          label={text('search_in', { label: label(resource.label_plural).toLowerCase() })}
        />
      )}
      <FilterBar resource={resource} state={state} />
      {layout && (
        <Suspense>
          <LayoutChip
            resource={resource}
            layout={layout}
            onOpen={() => setIsChoosing(true)}
            onRemove={() => onLayout(null)}
          />
        </Suspense>
      )}
      <Stack direction="row" sx={{ ml: 'auto', alignItems: 'center' }}>
        {total !== undefined && (
          <Typography variant="body2" color="text.secondary" role="status" sx={{ px: 1, whiteSpace: 'nowrap' }}>
            {text('found', { smart_count: total })}
          </Typography>
        )}
        {!narrow && (
          <ColumnChooser
            shown={state.columns.map(named)}
            hidden={allColumns(resource)
              .filter(({ name }) => !state.columns.some((column) => column.name === name))
              .map(named)}
            preferences={state.preferences}
          />
        )}
        {!narrow && <DensityMenu value={density} onChange={onDensity} />}
        {rights.export &&
          (resource.source ? (
            <Suspense>
              <PagedExportButton resource={resource} state={state} />
            </Suspense>
          ) : (
            <ExportButton resource={resource} state={state} />
          ))}
        {resource.source === undefined && (
          <ListMenu
            resource={resource}
            rights={rights}
            panel={panel}
            state={state}
            onLayout={() => setIsChoosing(true)}
          />
        )}
      </Stack>
      {isChoosing && (
        <Late open>
          <LayoutDialog resource={resource} layout={layout} onChoose={onLayout} onClose={() => setIsChoosing(false)} />
        </Late>
      )}
    </Stack>
  );
};
