import ClockIcon from '@mui/icons-material/AccessTime';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { useMemo, type ClipboardEvent } from 'react';
import { MINUTE_STEP } from '#domain/inputs/dateTimeInput';
import { parseTimeInput, twelveHours } from '#domain/inputs/timeInput';
import { useT } from '../i18n/useT';
import type { InputProps } from './inputProps';
import { PickerField } from './PickerField';
import { timesOfDay } from './timesOfDay';
import { useTypedMoment } from './useTypedMoment';

/** Where the list stands while no time is chosen. */
const MORNING = '07:00';
const shownTime = (value: string | null): string => value ?? '';
const TIMES = timesOfDay(MINUTE_STEP).map((time) => time.slice(0, 5));

interface TimesProps {
  label: string;
  value: string | null;
  onChoose: (time: string) => void;
}

/** The times of a day in quarter hours, the chosen one in sight. */
const Times = ({ label, value, onChoose }: TimesProps) => {
  const near = TIMES.findLast((time) => time <= (value ?? MORNING));
  return (
    <MenuList aria-label={label} sx={{ maxHeight: 320, overflowY: 'auto', minWidth: 160 }} autoFocusItem>
      {TIMES.map((time) => (
        <MenuItem
          key={time}
          selected={time === value}
          autoFocus={time === near}
          onClick={() => onChoose(time)}
          sx={{ minHeight: 44, gap: 2, justifyContent: 'space-between' }}
        >
          <span>{time}</span>
          <span style={{ color: 'var(--text-muted)' }}>{twelveHours(time)}</span>
        </MenuItem>
      ))}
    </MenuList>
  );
};

/**
 * A time of day, `HH:mm`: typed as short as 730 or 7:30a, pasted, or chosen from quarter hours. What is no time stays
 * as typed, in red [KEY-004].
 */
export const TimeInput = ({ value, onChange, ...rest }: InputProps<string | null>) => {
  const t = useT();
  const { commit, field } = useTypedMoment(value, onChange, {
    format: shownTime,
    read: parseTimeInput,
    parse: parseTimeInput,
  });
  const paste = (event: ClipboardEvent): void => {
    event.preventDefault();
    commit(event.clipboardData.getData('text').trim());
  };
  const words = useMemo(
    () => ({
      icon: <ClockIcon style={{ fontSize: 18 }} />,
      open: t('inputs.open_times'),
      invalid: t('inputs.time_invalid'),
    }),
    [t],
  );
  return (
    <PickerField
      {...rest}
      {...field}
      words={words}
      inputMode="numeric"
      placeholder={t('inputs.time_format')}
      onPaste={paste}
      renderPopup={(close) => (
        <Times
          label={rest.label}
          value={value}
          onChoose={(time) => {
            close();
            commit(time);
          }}
        />
      )}
    />
  );
};
