import Close from '@mui/icons-material/Close';
import { useEffect, useState } from 'react';
import { useSchedule } from '../state/ScheduleContext';
import { useValue } from '../../store/useValue';
import { IconButton } from '../toolbar/IconButton';
import { usePresiteText } from '../usePresiteText';

const NOTICE_MS = 6000;

/** What was just done, with the way back; hover or focus stops its time. */
export const NoticeBar = () => {
  const schedule = useSchedule();
  const text = usePresiteText();
  const notice = useValue(schedule.notice);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!notice || isHeld) return undefined;
    const timer = setTimeout(() => schedule.notice.set(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice, isHeld, schedule]);
  if (!notice) return null;
  const { back } = notice;
  const goBack = (): void => void (back?.way === 'undo' ? schedule.undo(back.ticket) : schedule.redo());
  return (
    <div
      className="presite-notice" key={notice.turn} onMouseEnter={() => setHeld(true)} onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}
    >
      <span className="presite-notice-text">{notice.text}</span>
      {back && <button type="button" className="presite-notice-back" onClick={goBack}>{text(back.way)}</button>}
      <IconButton icon={Close} label={text('close')} onClick={() => schedule.notice.set(null)} />
    </div>
  );
};
