import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { CivilDate } from '#domain/civilDate';
import type { DateLimits } from '#domain/inputs/dateInput';
import { formatDateTime, type LocalDateTime } from '#domain/inputs/dateTimeInput';
import { useToday } from '../clock/useToday';
import { useT } from '../i18n/useT';
import CalendarPopup from './CalendarPopup';
import { timesOfDay } from './timesOfDay';

interface Props {
  label: string;
  value: LocalDateTime | null;
  limits: DateLimits;
  step: number;
  onChoose: (moment: LocalDateTime) => void;
  onClose: () => void;
}

const MORNING = '08:00:00';

/** The calendar of a date-time input, with the times of the day in steps [UI-006]. */
const DateTimePopup = ({ label, value, limits, step, onChoose, onClose }: Props) => {
  const t = useT();
  const today = useToday();
  const day: CivilDate | null = value?.slice(0, 10) ?? null;
  const time = value?.slice(11) ?? MORNING;
  return (
    <div>
      <CalendarPopup label={label} value={day} limits={limits} onChoose={(date) => onChoose(`${date}T${time}`)} />
      <div style={{ display: 'flex', gap: 8, padding: '0 16px 16px' }}>
        <TextField
          select
          label={t('inputs.time')}
          value={value ? time : ''}
          onChange={(event) => onChoose(`${day ?? today}T${event.target.value}`)}
        >
          {timesOfDay(step).map((each) => (
            <MenuItem key={each} value={each}>
              {formatDateTime(`${today}T${each}`).slice(11)}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="contained" onClick={onClose}>
          {t('inputs.done')}
        </Button>
      </div>
    </div>
  );
};

export default DateTimePopup;
