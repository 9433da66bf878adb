import TodayIcon from '@mui/icons-material/TodayOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { DailyKind } from '#domain/daily/dailyKinds';
import { useDailyText } from '../useDailyText';
import { DayJobsDialog } from './DayJobsDialog';

/** Opens the jobs of a day, from which one goes to the next sheet. */
export const DayJobs = ({ kind, current }: { kind: DailyKind; current: number }) => {
  const text = useDailyText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<TodayIcon />} onClick={() => setOpen(true)} aria-haspopup="dialog">
        {text('day_jobs')}
      </Button>
      {isOpen && <DayJobsDialog kind={kind} current={current} onClose={() => setOpen(false)} />}
    </>
  );
};
