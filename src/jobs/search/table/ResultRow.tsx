import { memo } from 'react';
import type { JobSearchRow } from '#domain/jobSearch/searchRow';
import { useLanguage } from '../../../i18n/useLanguage';
import { RowLinks } from '../row/RowLinks';
import { useOpenRow } from '../row/useOpenRow';
import { useJobSearchText } from '../useJobSearchText';
import { SelectRow } from '../row/SelectRow';
import { CELLS } from './cells';
import type { JobColumnName } from './jobColumns';

interface Props {
  row: JobSearchRow;
  index: number;
  columns: readonly JobColumnName[];
  /** Null where no rows can be selected. */
  isSelected: boolean | null;
  onSelect: (row: JobSearchRow, isRange?: boolean) => void;
  /** Pixels from the first row. */
  top: number;
  /** Whether the keys are on this row. */
  isActive: boolean;
  onOpen: (row: JobSearchRow) => void;
  onFocus: (index: number) => void;
}

/** A row of the table: a click opens its job, its links are reached with Tab [JS-030]. */
export const ResultRow = memo(
  ({ row, index, columns, isSelected, onSelect, top, isActive, onOpen, onFocus }: Props) => {
    const text = useJobSearchText();
    const { language } = useLanguage();
    const { onClick, onAuxClick } = useOpenRow(onOpen);
    const tabIndex = isActive ? 0 : -1;
    const context = { language, noName: text('no_name'), onOpen, tabIndex };
    return (
      <div
        role="row"
        aria-rowindex={index + 2}
        {...(isSelected === null ? {} : { 'aria-selected': isSelected })}
        data-index={index}
        className="job-row"
        tabIndex={tabIndex}
        style={{ transform: `translateY(${top}px)` }}
        onClick={(event) => onClick(event, row)}
        onAuxClick={(event) => onAuxClick(event, row)}
        onFocus={() => onFocus(index)}
      >
        {isSelected !== null && (
          <div role="gridcell" className="job-cell of-select">
            <SelectRow row={row} isSelected={isSelected} onSelect={onSelect} tabIndex={tabIndex} />
          </div>
        )}
        {columns.map((column) => (
          <div key={column} role="gridcell" className={`job-cell of-${column}`}>
            <span className="job-value">{CELLS[column](row, context)}</span>
          </div>
        ))}
        <div role="gridcell" className="job-cell of-actions">
          <RowLinks row={row} onOpen={onOpen} tabIndex={tabIndex} />
        </div>
      </div>
    );
  },
);
