import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { lazy, Suspense, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { formatCivilDate, type CivilDate } from '#domain/civilDate';
import { dateLimits, isDateKey, parseDateInput, readDate, YEARS_AHEAD } from '#domain/inputs/dateInput';
import { useToday } from '../app/clock/useToday';
import { useT } from '../i18n/useT';
import type { InputProps } from './inputProps';
import { textFieldProps } from './textFieldProps';
import { useTypedText } from './useTypedText';

const CalendarPopup = lazy(() => import('./CalendarPopup'));

interface Props extends InputProps<CivilDate | null> {
  /** Years after this one whose 31 December is the last day; 2 but for presite dates [UI-004]. */
  yearsAhead?: number;
}

/** A day, typed as M/D/YYYY or M/D/YY, pasted, or chosen in a calendar. What is no date in the limits clears the value [UI-001..005]. */
export const DateInput = ({ value, onChange, onBlur, yearsAhead = YEARS_AHEAD, helperText, ...rest }: Props) => {
  const t = useT();
  const limits = dateLimits(useToday(), yearsAhead);
  const frame = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [cleared, setCleared] = useState(false);
  const { text, setText } = useTypedText<CivilDate | null>(value, formatCivilDate, readDate);
  const locked = Boolean(rest.disabled || rest.readOnly);

  const commit = (typed: string): void => {
    const date = parseDateInput(typed, limits);
    setCleared(date === null && typed.trim() !== '');
    setText(formatCivilDate(date));
    if (date !== value) onChange(date);
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') commit(text);
    if (event.key === 'ArrowDown' && event.altKey && !locked) setOpen(true);
    const typesText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (typesText && !isDateKey(event.key)) event.preventDefault();
  };
  const paste = (event: ClipboardEvent): void => {
    if (locked) return;
    event.preventDefault();
    commit(event.clipboardData.getData('text'));
  };

  const button = (
    <InputAdornment position="end">
      <IconButton size="small" edge="end" disabled={locked} aria-label={`${t('inputs.open_calendar')}: ${rest.label}`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CalendarIcon sx={{ fontSize: 18 }} />
      </IconButton>
    </InputAdornment>
  );
  return (
    <>
      <TextField
        {...textFieldProps({ ...rest, helperText: cleared ? t('inputs.date_invalid') : helperText }, { placeholder: t('inputs.date_format') }, { endAdornment: button })}
        ref={frame} value={text} onPaste={paste} onKeyDown={keyDown}
        onChange={(event) => { setCleared(false); setText(event.target.value.replaceAll(/[^\d/]/g, '')); }}
        onBlur={() => { if (!locked) commit(text); onBlur?.(); }}
      />
      <Popover open={open} anchorEl={frame.current} onClose={() => setOpen(false)} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} transformOrigin={{ vertical: 'top', horizontal: 'right' }}>
        <Suspense fallback={null}>
          <CalendarPopup label={rest.label} value={value} limits={limits} onChoose={(date) => { setOpen(false); commit(date); }} />
        </Suspense>
      </Popover>
    </>
  );
};
