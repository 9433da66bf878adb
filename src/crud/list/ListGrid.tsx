import Box from '@mui/material/Box';
import {
  DataGrid,
  GridRow,
  useGridApiRef,
  type GridColDef,
  type GridDensity,
  type GridPaginationModel,
  type GridRowProps,
  type GridRowSelectionModel,
  type GridSortModel,
} from '@mui/x-data-grid';
import { enUS, esES } from '@mui/x-data-grid/locales';
import { RecordContextProvider } from 'ra-core';
import { Suspense, useEffect, useMemo, useRef, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { FieldDescriptor, FieldKind } from '#domain/fields/descriptor';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import type { Row } from '../../dataProvider/row';
import { useLanguage } from '../../i18n/useLanguage';
import { RecordPathContext } from '../look/RecordPathContext';
import type { ListPanel } from '../look/useListPanel';
import { Late } from '../../page/Late';
import { onIdle } from '../../clock/onIdle';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import { cellFields } from './cellFields';
import { refuseStart, refuseStop } from './gridEditing';
import { CellEditor, preloadCell, RecordConflict } from './lateCell';
import { useCellEditing } from './useCellEditing';
import { LinkCell, ListCell } from '../values/ListCell';
import { columnWidth, isNumeric } from '../listState/listColumns';
import { useListKeys } from './useListKeys';
import type { ResourceListState } from '../listState/useResourceList';
import { useRoomBelow } from './useRoomBelow';

/** Heights in pixels, and the rows kept ready beyond the visible ones [UI-025]. */
const ROW = 60;
const HEAD = 30;
const FOOT = 53;
const OVERSCAN_ROWS = 5;
const PAGE_SIZES = [10, 25, 50, 100];
/** So long the rows have the line and the processor for themselves. */
const CELL_MS = 300;
const NO_ROWS: readonly Row[] = [];
const LOCALES = { en: enUS, es: esES } as const;

const GRID_STYLE = {
  bgcolor: 'background.paper',
  borderColor: 'divider',
  borderRadius: '12px',
  '--DataGrid-rowBorderColor': 'var(--border)',
  '& .MuiDataGrid-row': { cursor: 'pointer' },
  '& .MuiDataGrid-row:active': { bgcolor: 'var(--selected)' },
  '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center' },
  '& .MuiDataGrid-cell:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: -2 },
  '& .MuiDataGrid-cell--editable': { cursor: 'cell' },
  '& .MuiDataGrid-cell--editable:hover:not(.MuiDataGrid-cell--editing)': { boxShadow: 'inset 0 0 0 1px var(--border)' },
  '& .MuiDataGrid-columnHeader, & .MuiDataGrid-filler--header, & .MuiDataGrid-scrollbarFiller--header': {
    bgcolor: 'var(--surface-sunken)',
  },
  '& .MuiDataGrid-sortButton': { bgcolor: 'transparent' },
  '& .MuiDataGrid-columnHeaderTitle': { fontSize: 12, fontWeight: 600, color: 'text.secondary' },
} as const;

/** A row with its record around it, as react-admin's own fields look for it. */
const RecordRow = (props: GridRowProps) => (
  <RecordContextProvider value={props.row}>
    <GridRow {...props} />
  </RecordContextProvider>
);
const SLOTS = { row: RecordRow };

interface Props {
  resource: ResourceDescriptor;
  state: ResourceListState;
  density: GridDensity;
  selectable: boolean;
  panel: ListPanel;
}

/** No field at all, for those who may not change records. */
const NO_FIELDS: ReturnType<typeof cellFields> = new Map();

/** Addresses and numbers without their links, in a cell where a click means something else. */
const asPlain = (field: FieldDescriptor): FieldDescriptor =>
  LINKS.has(field.kind) ? { ...field, kind: 'String' } : field;
const LINKS: ReadonlySet<FieldKind> = new Set(['EmailAddress', 'PhoneNumber', 'URL']);

/** The column of the cell that was clicked. */
const columnAt = ({ target }: MouseEvent): string =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-field]')?.dataset.field : undefined) ?? '';

/**
 * The rows of a list in the data grid; the server sorts and pages. A click or Enter opens the record; cells that can be
 * changed are edited by a double click, Enter or F2, and Escape leaves them as they were.
 */
export const ListGrid = ({ resource, state: { list, columns, preferences }, density, selectable, panel }: Props) => {
  const { data, total, page, perPage, sort, isFetching, selectedIds, setPage, setPerPage, setSort, onSelect } = list;
  const navigate = useNavigate();
  const text = useCrudText();
  const label = useLabel();
  const { language } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const grid = useGridApiRef();
  const mayUpdate = useCatalogue().rightsOf(resource.name).update && resource.operations.update !== undefined;
  // A cell is taken back by the history, which other programs do not keep here.
  const mayEdit = mayUpdate && resource.source === undefined;
  const editable = useMemo(() => (mayEdit ? cellFields(resource) : NO_FIELDS), [mayEdit, resource]);
  const { save, showError: tell, refusal, forget, asked, merge, dismiss, busy } = useCellEditing(resource);
  const edited = useRef<string | null>(null);
  useEffect(() => (mayEdit ? onIdle(preloadCell, CELL_MS) : undefined), [mayEdit]);
  const rows = data ?? NO_ROWS;
  const scale = density === 'compact' ? 0.7 : density === 'comfortable' ? 1.3 : 1;
  const height = useRoomBelow(box, HEAD * scale + FOOT + 2 + Math.max(rows.length, 1) * ROW * scale + 14);

  // A field may be shown itself beside a column that is sorted by it.
  const sorted = columns.find(({ name }) => name === sort.field) ?? columns.find(({ sortBy }) => sortBy === sort.field);
  const sortModel = useMemo<GridSortModel>(
    () => (sorted ? [{ field: sorted.name, sort: sort.order === 'DESC' ? 'desc' : 'asc' }] : []),
    [sorted, sort.order],
  );
  const paginationModel = useMemo<GridPaginationModel>(() => ({ page: page - 1, pageSize: perPage }), [page, perPage]);
  const selection = useMemo<GridRowSelectionModel>(
    () => ({ type: 'include', ids: new Set(selectedIds) }),
    [selectedIds],
  );
  // The way to the record stands in the first column that can be read.
  const linked = Math.max(
    0,
    columns.findIndex(({ field }) => field.kind !== 'Image'),
  );
  const link = columns[linked]?.name;
  useListKeys({ grid, rows, first: link, list, panel, selectable, mayEdit });
  const gridColumns = useMemo(
    () =>
      columns.map((column, index): GridColDef<Row> => {
        const shown = index === linked || editable.has(column.name) ? asPlain(column.field) : column.field;
        const Cell = index === linked ? LinkCell : ListCell;
        return {
          field: column.name,
          headerName: label(column.field.label),
          sortable: column.sortable,
          ...(isNumeric(column) && { align: 'right', headerAlign: 'right' }),
          ...(editable.has(column.name) && {
            editable: true,
            renderEditCell: (params) => (
              <Late open>
                <CellEditor
                  params={params}
                  field={column.field}
                  error={refusal?.id === params.id && refusal.field === column.name ? refusal.message : null}
                  onTyped={forget}
                />
              </Late>
            ),
          }),
          ...columnWidth(column, preferences.preferences, label(column.field.label)),
          renderCell: ({ row }) => <Cell resource={resource} field={shown} row={row} />,
        };
      }),
    [columns, preferences.preferences, label, linked, resource, editable, refusal, forget],
  );

  return (
    <Box ref={box} sx={{ height, minHeight: 220 }}>
      <RecordPathContext value={panel.recordPath}>
        <DataGrid
          apiRef={grid}
          aria-label={text('list_of', { label: label(resource.label_plural) })}
          rows={rows}
          columns={gridColumns}
          rowCount={total ?? -1}
          loading={isFetching && data !== undefined}
          rowHeight={ROW}
          columnHeaderHeight={HEAD}
          density={density}
          rowBufferPx={OVERSCAN_ROWS * ROW}
          localeText={LOCALES[language].components.MuiDataGrid.defaultProps.localeText}
          paginationMode="server"
          sortingMode="server"
          filterMode="server"
          pageSizeOptions={PAGE_SIZES}
          paginationModel={paginationModel}
          // Not the grid's own changes of the page: it goes to the first after each new order, also when an address
          // brought both.
          slots={SLOTS}
          slotProps={{
            basePagination: { onPageChange: (_event, next) => setPage(next + 1), onRowsPerPageChange: setPerPage },
          }}
          sortingOrder={['asc', 'desc']}
          sortModel={sortModel}
          onSortModelChange={([first]) => {
            if (first?.sort)
              setSort({
                field: columns.find(({ name }) => name === first.field)?.sortBy ?? first.field,
                order: first.sort === 'desc' ? 'DESC' : 'ASC',
              });
          }}
          checkboxSelection={selectable}
          disableRowSelectionOnClick
          disableRowSelectionExcludeModel
          keepNonExistentRowsSelected
          rowSelectionModel={selection}
          onRowSelectionModelChange={(model) => onSelect([...model.ids].map(Number))}
          disableColumnMenu
          disableColumnFilter
          onColumnWidthChange={({ colDef, width }) => preferences.setWidth(colDef.field, width)}
          onRowClick={({ row }, event) => {
            const at = columnAt(event);
            if (at === link || !editable.has(at)) void navigate(panel.recordPath(row.id));
          }}
          onCellKeyDown={({ row, id, field, cellMode }, event) => {
            if (cellMode === 'edit' || field === '__check__') return;
            if (event.key === ' ' && selectable && !event.shiftKey) {
              // The grid would scroll by a page.
              event.defaultMuiPrevented = true;
              event.preventDefault();
              grid.current?.selectRow(id, !grid.current.isRowSelected(id));
            }
            if (event.key === 'F2' && editable.has(field)) grid.current?.startCellEditMode({ id, field });
            if (event.key === 'Enter' && (field === link || !editable.has(field)))
              void navigate(panel.recordPath(row.id));
          }}
          onCellEditStart={refuseStart(link)}
          onCellEditStop={(params, event, details) => {
            edited.current = params.field;
            refuseStop(params, event, details);
          }}
          processRowUpdate={async (next: Row, before: Row) => {
            try {
              return await save(next, before);
            } catch (error) {
              tell(error, before, edited.current);
              throw error;
            }
          }}
          onProcessRowUpdateError={() => undefined}
          sx={GRID_STYLE}
        />
      </RecordPathContext>
      {asked && (
        <Suspense>
          <RecordConflict
            resource={asked.resource}
            base={asked.base}
            mine={asked.mine}
            theirs={asked.theirs}
            by={asked.by}
            isBusy={busy}
            onMerge={(chosen) => void merge(chosen)}
            onDiscard={dismiss}
            onClose={dismiss}
          />
        </Suspense>
      )}
    </Box>
  );
};
