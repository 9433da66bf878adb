import TextField from '@mui/material/TextField';
import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import { lazy, Suspense, useRef, useState } from 'react';
import { dateLimits, YEARS_AHEAD } from '#domain/inputs/dateInput';
import { formatDateTime, MINUTE_STEP, parseDateTimeInput, type LocalDateTime } from '#domain/inputs/dateTimeInput';
import { useToday } from '../app/clock/useToday';
import { useT } from '../i18n/useT';
import type { InputProps } from './inputProps';
import { textFieldProps } from './textFieldProps';
import { useTypedText } from './useTypedText';

const DateTimePopup = lazy(() => import('./DateTimePopup'));

interface Props extends InputProps<LocalDateTime | null> {
  yearsAhead?: number;
  /** Minutes; a multiple of 15. */
  step?: number;
}

/** A wall-clock moment, MM/DD/YYYY hh:mm A; minutes are rounded up to the step, what is no moment clears the value [UI-003 UI-006]. */
export const DateTimeInput = ({ value, onChange, onBlur, yearsAhead = YEARS_AHEAD, step = MINUTE_STEP, helperText, ...rest }: Props) => {
  const t = useT();
  const limits = dateLimits(useToday(), yearsAhead);
  const frame = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [cleared, setCleared] = useState(false);
  const parse = (typed: string): LocalDateTime | null => parseDateTimeInput(typed, limits, step);
  const { text, setText } = useTypedText<LocalDateTime | null>(value, formatDateTime, parse);
  const locked = Boolean(rest.disabled || rest.readOnly);

  const commit = (typed: string): void => {
    const moment = parse(typed);
    setCleared(moment === null && typed.trim() !== '');
    setText(formatDateTime(moment));
    if (moment !== value) onChange(moment);
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
        {...textFieldProps({ ...rest, helperText: cleared ? t('inputs.date_invalid') : helperText }, { placeholder: t('inputs.date_time_format') }, { endAdornment: button })}
        ref={frame} value={text}
        onChange={(event) => { setCleared(false); setText(event.target.value); }}
        onKeyDown={(event) => { if (event.key === 'Enter') commit(text); }}
        onBlur={() => { if (!locked) commit(text); onBlur?.(); }}
      />
      <Popover open={open} anchorEl={frame.current} onClose={() => setOpen(false)} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} transformOrigin={{ vertical: 'top', horizontal: 'right' }}>
        <Suspense fallback={null}>
          <DateTimePopup label={rest.label} value={value} limits={limits} step={step} onChoose={(moment) => commit(formatDateTime(moment))} onClose={() => setOpen(false)} />
        </Suspense>
      </Popover>
    </>
  );
};
