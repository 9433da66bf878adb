import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DataGrid, type GridColDef, type GridDensity, type GridPaginationModel, type GridRowSelectionModel, type GridSortModel } from '@mui/x-data-grid';
import { enUS, esES } from '@mui/x-data-grid/locales';
import { useMemo, useRef } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { Row } from '../../dataProvider/row';
import { useLanguage } from '../../i18n/useLanguage';
import { editPath } from '../paths';
import { useCrudText } from '../useCrudText';
import { useLabel } from '../useLabel';
import { FieldValue } from '../values/FieldValue';
import { columnWidth, isNumeric } from './listColumns';
import type { ResourceListState } from './useResourceList';
import { useRoomBelow } from './useRoomBelow';

/** Heights in pixels, and the rows kept ready beyond the visible ones [UI-025]. */
const ROW = 60;
const HEAD = 30;
const FOOT = 53;
const OVERSCAN_ROWS = 5;
const PAGE_SIZES = [10, 25, 50, 100];
const NO_ROWS: readonly Row[] = [];
const LOCALES = { en: enUS, es: esES } as const;

const GRID_STYLE = {
  bgcolor: 'background.paper', borderColor: 'divider', borderRadius: '12px', '--DataGrid-rowBorderColor': 'var(--border)',
  '& .MuiDataGrid-row': { cursor: 'pointer' },
  '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center' },
  '& .MuiDataGrid-columnHeader, & .MuiDataGrid-filler--header, & .MuiDataGrid-scrollbarFiller--header': { bgcolor: 'var(--surface-sunken)' },
  '& .MuiDataGrid-columnHeaderTitle': { fontSize: 12.5, fontWeight: 600, color: 'text.secondary' },
} as const;

interface Props { resource: ResourceDescriptor; state: ResourceListState; density: GridDensity; selectable: boolean }

/** The rows of a list in the data grid; the server sorts and pages, a click or Enter opens the record. */
export const ListGrid = ({ resource, state: { list, columns, preferences }, density, selectable }: Props) => {
  const { data, total, page, perPage, sort, isFetching, selectedIds, setPage, setPerPage, setSort, onSelect } = list;
  const navigate = useNavigate();
  const text = useCrudText();
  const label = useLabel();
  const { language } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const rows = data ?? NO_ROWS;
  const scale = density === 'compact' ? 0.7 : density === 'comfortable' ? 1.3 : 1;
  const height = useRoomBelow(box, HEAD * scale + FOOT + 2 + Math.max(rows.length, 1) * ROW * scale + 14);

  const sortModel = useMemo<GridSortModel>(() => [{ field: sort.field, sort: sort.order === 'DESC' ? 'desc' : 'asc' }], [sort.field, sort.order]);
  const paginationModel = useMemo<GridPaginationModel>(() => ({ page: page - 1, pageSize: perPage }), [page, perPage]);
  const selection = useMemo<GridRowSelectionModel>(() => ({ type: 'include', ids: new Set(selectedIds) }), [selectedIds]);
  const gridColumns = useMemo(() => columns.map((column, index): GridColDef<Row> => ({
    field: column.name,
    headerName: label(column.field.label),
    sortable: column.sortable,
    ...(isNumeric(column) && { align: 'right', headerAlign: 'right' }),
    ...columnWidth(column, preferences.preferences),
    renderCell: ({ row }) => (index === 0
      ? (
        <Link component={RouterLink} to={editPath(resource, row.id)} tabIndex={-1} underline="hover" color="text.primary" noWrap sx={{ display: 'block', minWidth: 0, '&& *': { fontWeight: 600 } }} onClick={(event) => event.stopPropagation()}>
          <FieldValue field={{ ...column.field, kind: column.field.kind === 'EmailAddress' || column.field.kind === 'URL' ? 'String' : column.field.kind }} record={row} oneLine placeholder={`#${row.id}`} />
        </Link>
      )
      : <FieldValue field={column.field} record={row} oneLine />),
  })), [columns, preferences.preferences, label, resource]);

  return (
    <Box ref={box} sx={{ height, minHeight: 220 }}>
      <DataGrid
        aria-label={text('list_of', { label: label(resource.label_plural) })}
        rows={rows} columns={gridColumns} rowCount={total ?? -1} loading={isFetching && data !== undefined}
        rowHeight={ROW} columnHeaderHeight={HEAD} density={density} rowBufferPx={OVERSCAN_ROWS * ROW}
        localeText={LOCALES[language].components.MuiDataGrid.defaultProps.localeText}
        paginationMode="server" sortingMode="server" filterMode="server" pageSizeOptions={PAGE_SIZES}
        paginationModel={paginationModel}
        onPaginationModelChange={(model) => { if (model.pageSize !== perPage) setPerPage(model.pageSize); else if (model.page + 1 !== page) setPage(model.page + 1); }}
        sortingOrder={['asc', 'desc']} sortModel={sortModel}
        onSortModelChange={([first]) => { if (first?.sort) setSort({ field: first.field, order: first.sort === 'desc' ? 'DESC' : 'ASC' }); }}
        checkboxSelection={selectable} disableRowSelectionOnClick disableRowSelectionExcludeModel keepNonExistentRowsSelected
        rowSelectionModel={selection} onRowSelectionModelChange={(model) => onSelect([...model.ids].map(Number))}
        disableColumnMenu disableColumnFilter
        onColumnWidthChange={({ colDef, width }) => preferences.setWidth(colDef.field, width)}
        onRowClick={({ row }) => void navigate(editPath(resource, row.id))}
        onCellKeyDown={({ row, field }, event) => { if (event.key === 'Enter' && field !== '__check__') void navigate(editPath(resource, row.id)); }}
        sx={GRID_STYLE}
      />
    </Box>
  );
};
