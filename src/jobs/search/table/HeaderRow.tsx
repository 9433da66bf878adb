import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { SEARCH_COLUMNS, isSearchColumn, sortAfterClick, type SearchSort } from '#domain/jobSearch/searchColumns';
import { useLocalText } from '../../../i18n/useLocalText';
import { useJobSearchText } from '../useJobSearchText';

interface Props {
  sort: SearchSort;
  onSort: (sort: SearchSort) => void;
}

/** The headers; a click sorts, the next one turns the order round [JS-003 JS-004]. */
export const HeaderRow = ({ sort, onSort }: Props) => {
  const text = useJobSearchText();
  const local = useLocalText();
  return (
    <div role="row" className="job-head" aria-rowindex={1}>
      {Object.entries(SEARCH_COLUMNS).map(([column, { label }]) => {
        if (!isSearchColumn(column)) return null;
        const isSorted = sort.column === column;
        return (
          <div
            key={column}
            role="columnheader"
            className={`job-cell of-${column}`}
            aria-sort={isSorted ? (sort.asc ? 'ascending' : 'descending') : 'none'}
          >
            <button type="button" onClick={() => onSort(sortAfterClick(sort, column))}>
              {local(label)}
              {isSorted && (
                <ArrowUpwardIcon className={sort.asc ? '' : 'is-down'} fontSize="inherit" aria-hidden="true" />
              )}
            </button>
          </div>
        );
      })}
      <div role="columnheader" className="job-cell of-actions">
        <span className="visually-hidden">{text('actions')}</span>
      </div>
    </div>
  );
};
