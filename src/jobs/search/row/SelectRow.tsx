import type { JobSearchRow } from '#domain/jobSearch/searchRow';
import { useJobSearchText } from '../useJobSearchText';

interface Props {
  row: JobSearchRow;
  isSelected: boolean;
  onSelect: (row: JobSearchRow, isRange?: boolean) => void;
  tabIndex?: number;
}

/** Takes a row into the selection; with Shift all since the last one. */
export const SelectRow = ({ row, isSelected, onSelect, tabIndex }: Props) => {
  const text = useJobSearchText();
  const name = [row.job_id, row.name ?? text('no_name')].join(' ');
  return (
    <label className="job-select">
      <input
        type="checkbox"
        aria-label={text('select', { name })}
        tabIndex={tabIndex}
        checked={isSelected}
        onChange={({ nativeEvent }) => onSelect(row, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
    </label>
  );
};
