import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { SEARCH_COLUMNS, isSearchColumn, type SearchSort } from '#domain/jobSearch/searchColumns';
import { useLocalText } from '../../../i18n/useLocalText';
import { useJobSearchText } from '../useJobSearchText';

interface Props {
  sort: SearchSort;
  onSort: (sort: SearchSort) => void;
}

/** Cards have no headers to click: how they stand is picked from a list. */
export const SortPicker = ({ sort, onSort }: Props) => {
  const text = useJobSearchText();
  const local = useLocalText();
  return (
    <div className="job-sort">
      <TextField
        select
        size="small"
        label={text('sort')}
        value={sort.column}
        onChange={({ target: { value } }) => {
          if (isSearchColumn(value)) onSort({ column: value, asc: sort.asc });
        }}
      >
        {Object.entries(SEARCH_COLUMNS).map(([column, { label }]) => (
          <MenuItem key={column} value={column}>
            {local(label)}
          </MenuItem>
        ))}
      </TextField>
      <IconButton
        aria-label={text(sort.asc ? 'ascending' : 'descending')}
        title={text(sort.asc ? 'ascending' : 'descending')}
        onClick={() => onSort({ ...sort, asc: !sort.asc })}
      >
        <ArrowUpwardIcon fontSize="small" className={sort.asc ? '' : 'is-down'} />
      </IconButton>
    </div>
  );
};
