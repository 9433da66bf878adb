import BackIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useCallback, useId, useState } from 'react';
import { Link } from 'react-router';
import { addDays, type CivilDate } from '#domain/civilDate';
import type { DailyKind } from '#domain/daily/dailyKinds';
import { Dialog } from '../../../page/dialog/Dialog';
import { useToday } from '../../../clock/useToday';
import { useLoaded } from '../../../dataProvider/useLoaded';
import { ErrorView } from '../../../errors/ErrorView';
import { Loading } from '../../../errors/Loading';
import { useNarrowerThan } from '../../../theme/useNarrowerThan';
import { PHONE_UNDER } from '../dailyPaths';
import { useDailyApi } from '../data/useDailyApi';
import { useDailyText } from '../useDailyText';
import { DayJobsList } from './DayJobsList';
import { useLanguage } from '../../../i18n/useLanguage';

/** A day with its weekday, "Tue, 07/14/2026". */
const useDayName = (): ((date: CivilDate) => string) => {
  const { language } = useLanguage();
  return useCallback(
    (date) =>
      new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
        weekday: 'short',
        month: '2-digit',
        day: '2-digit',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(new Date(`${date}T00:00:00Z`)),
    [language],
  );
};

interface Props {
  kind: DailyKind;
  /** The job that is open. */
  current: number;
  onClose: () => void;
}

/** The jobs on which crews work on a day, today at first: a tap opens the job's sheet. */
export const DayJobsDialog = ({ kind, current, onClose }: Props) => {
  const text = useDailyText();
  const api = useDailyApi();
  const today = useToday();
  const nameOf = useDayName();
  const id = useId();
  const isPhone = useNarrowerThan(PHONE_UNDER);
  const [date, setDate] = useState(today);
  const { value, error, reload } = useLoaded(
    useCallback(async () => ({ date, jobs: await api.jobs(kind, date) }), [api, kind, date]),
  );
  return (
    <Dialog
      isQuiet
      open
      onClose={onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
      fullScreen={isPhone}
      className="day-jobs"
    >
      <DialogTitle id={id}>{text('day_jobs')}</DialogTitle>
      <DialogContent>
        <div className="day-jobs-head">
          <IconButton aria-label={text('day_before')} onClick={() => setDate(addDays(date, -1))}>
            <BackIcon />
          </IconButton>
          <strong aria-live="polite">{date === today ? text('today', { day: nameOf(date) }) : nameOf(date)}</strong>
          <IconButton aria-label={text('day_after')} onClick={() => setDate(addDays(date, 1))}>
            <NextIcon />
          </IconButton>
        </div>
        {error !== null && <ErrorView variant="panel" onRetry={reload} />}
        {error === null &&
          (value?.date === date ? (
            <DayJobsList kind={kind} current={current} jobs={value.jobs} onOpen={onClose} />
          ) : (
            <Loading variant="panel" />
          ))}
      </DialogContent>
      <DialogActions>
        <Button component={Link} to={date === today ? '/daily' : `/daily?date=${date}`} onClick={onClose}>
          {text('day_sheet')}
        </Button>
        <Button variant="outlined" onClick={onClose}>
          {text('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
