import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef, useState } from 'react';
import { useCrudText } from './useCrudText';

interface Props {
  value: string;
  onSearch: (search: string) => void;
  label: string;
  /** Of the input, for a key that leads to it. */
  id?: string;
}

/** Milliseconds of silence after which a typed search is sent. */
const PAUSE = 300;

/** The search text of a list. It follows the address, and changes it once typing pauses or Enter is pressed. */
export const SearchBox = ({ value, onSearch, label, id }: Props) => {
  const text = useCrudText();
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  /** What this box asked for last: when it comes, what was typed since stays [KEY-018]. */
  const [sent, setSent] = useState(value);
  const send = useRef(onSearch);
  useEffect(() => {
    send.current = onSearch;
  });
  if (shown !== value) {
    setShown(value);
    if (typed.trim() !== value && sent.trim() !== value) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => {
      setSent(typed);
      send.current(typed);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed, value]);

  return (
    <OutlinedInput
      id={id}
      type="search"
      size="small"
      fullWidth
      value={typed}
      placeholder={label}
      sx={{ flex: { xs: '1 1 100%', sm: '0 1 340px' } }}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        setSent(typed);
        onSearch(typed);
      }}
      slotProps={{
        input: { 'aria-label': label, sx: { '&::-webkit-search-cancel-button': { display: 'none' } } },
      }}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        typed === '' ? undefined : (
          <InputAdornment position="end">
            <IconButton
              size="small"
              edge="end"
              aria-label={text('clear_search')}
              onClick={() => {
                setTyped('');
                onSearch('');
              }}
            >
              <ClearIcon fontSize="small" />
            </IconButton>
          </InputAdornment>
        )
      }
    />
  );
};
