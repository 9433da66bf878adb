import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { isSearchColumn, sortAfterClick, type SearchSort } from '#domain/jobSearch/searchColumns';
import { useLocalText } from '../../../i18n/useLocalText';
import { useJobSearchText } from '../useJobSearchText';
import { labelOf, type JobColumnName } from './jobColumns';

interface Props {
  columns: readonly JobColumnName[];
  /** Null where no rows can be selected. */
  all: { isOn: boolean; isSome: boolean; onToggle: () => void } | null;
  sort: SearchSort;
  onSort: (sort: SearchSort) => void;
}

/** The headers; a click sorts, the next one turns the order round [JS-003 JS-004]. */
export const HeaderRow = ({ columns, all, sort, onSort }: Props) => {
  const text = useJobSearchText();
  const local = useLocalText();
  return (
    <div role="row" className="job-head" aria-rowindex={1}>
      {all && (
        <div role="columnheader" className="job-cell of-select">
          <input
            type="checkbox"
            aria-label={text('select_all')}
            checked={all.isOn}
            ref={(box) => {
              if (box) box.indeterminate = all.isSome && !all.isOn;
            }}
            onChange={all.onToggle}
          />
        </div>
      )}
      {columns.map((column) => {
        const label = labelOf(column);
        if (!isSearchColumn(column))
          return (
            <div key={column} role="columnheader" className={`job-cell of-${column}`}>
              <span className="job-head-label">{local(label)}</span>
            </div>
          );
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
