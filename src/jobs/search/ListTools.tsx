import type { GridDensity } from '@mui/x-data-grid';
import { useMemo } from 'react';
import type { SearchCriteria } from '#domain/jobSearch/searchCriteria';
import { cleanCriteria } from '#domain/jobSearch/criteria';
import { DEFAULT_SORT, isSearchColumn, type SearchSort } from '#domain/jobSearch/searchColumns';
import { PAGE_ROWS } from '#domain/jobSearch/searchPage';
import type { ViewSettings } from '#domain/views/savedView';
import { ColumnChooser } from '../../crud/list/ColumnChooser';
import { DensityMenu } from '../../crud/list/DensityMenu';
import type { ViewedList } from '../../crud/list/useCurrentView';
import { ViewMenu } from '../../crud/list/ViewMenu';
import type { useColumnPreferences } from '../../crud/listState/useColumnPreferences';
import { useLocalText } from '../../i18n/useLocalText';
import { addressOfCriteria, criteriaOfAddress } from '../../jobFilter/criteriaAddress';
import { JOB_COLUMNS, labelOf, shownJobColumns, type JobColumnName } from './table/jobColumns';

/** The name under which views and settings of the job search are kept. */
export const JOB_LIST = 'job_search';

interface Props {
  criteria: SearchCriteria;
  sort: SearchSort;
  preferences: ReturnType<typeof useColumnPreferences>;
  density: GridDensity;
  onDensity: (density: GridDensity) => void;
  /** Columns and heights are those of the table. */
  isTable: boolean;
}

const settingsOf = (
  criteria: SearchCriteria,
  { column, asc }: SearchSort,
  columns: Props['preferences']['preferences'],
): ViewSettings => ({
  filter: { ...cleanCriteria(criteria) },
  sort: { field: column, order: asc ? 'ASC' : 'DESC' },
  columns: columns && { shown: [...columns.shown], widths: { ...columns.widths } },
  per_page: PAGE_ROWS,
});

const START = settingsOf({}, DEFAULT_SORT, null);

/** What a view was saved with is read as an address is: a criterion that there is no more is dropped. */
const queryOf = ({ filter, sort: { field, order } }: ViewSettings): URLSearchParams => {
  const named = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]));
  const params = addressOfCriteria(criteriaOfAddress(named), new URLSearchParams());
  params.set('sort', isSearchColumn(field) ? field : DEFAULT_SORT.column);
  params.set('asc', String(order === 'ASC'));
  return params;
};

const isPlace = (params: URLSearchParams): boolean => params.has('sort');

/** Named views, columns and row height, as every list has them. */
export const ListTools = ({ criteria, sort, preferences, density, onDensity, isTable }: Props) => {
  const local = useLocalText();
  const { preferences: chosen, replace } = preferences;
  const views = useMemo<ViewedList>(
    () => ({
      name: JOB_LIST,
      settings: settingsOf(criteria, sort, chosen),
      start: START,
      queryOf,
      isPlace,
      showColumns: replace,
    }),
    [criteria, sort, chosen, replace],
  );
  const shown = shownJobColumns(chosen);
  const named = (name: JobColumnName) => ({ name, label: local(labelOf(name)) });
  return (
    <>
      <ViewMenu list={views} />
      {isTable && (
        <ColumnChooser
          shown={shown.map(named)}
          hidden={JOB_COLUMNS.filter((name) => !shown.includes(name)).map(named)}
          preferences={preferences}
        />
      )}
      {isTable && <DensityMenu value={density} onChange={onDensity} />}
    </>
  );
};
