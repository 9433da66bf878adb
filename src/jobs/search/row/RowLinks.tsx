import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import SpeedOutlinedIcon from '@mui/icons-material/SpeedOutlined';
import { Link } from 'react-router';
import { editPath, yardagePath } from '#domain/jobSearch/searchLinks';
import type { JobSearchRow } from '#domain/jobSearch/searchRow';
import { useJobSearchText } from '../useJobSearchText';

interface Props {
  row: JobSearchRow;
  onOpen: (row: JobSearchRow) => void;
  tabIndex?: number;
}

/** "Edit", and on gunite rows "Daily Yardage" [JS-030]. */
export const RowLinks = ({ row, onOpen, tabIndex }: Props) => {
  const text = useJobSearchText();
  const name = row.name ?? text('no_name');
  const yardage = yardagePath(row);
  const open = () => onOpen(row);
  return (
    <span className="job-row-links">
      {yardage !== null && (
        <Link
          to={yardage}
          tabIndex={tabIndex}
          onClick={open}
          title={text('daily_yardage')}
          aria-label={text('daily_yardage_of', { name })}
        >
          <SpeedOutlinedIcon fontSize="small" />
        </Link>
      )}
      <Link
        to={editPath(row)}
        tabIndex={tabIndex}
        onClick={open}
        title={text('edit')}
        aria-label={text('edit_job', { name })}
      >
        <EditOutlinedIcon fontSize="small" />
      </Link>
    </span>
  );
};
